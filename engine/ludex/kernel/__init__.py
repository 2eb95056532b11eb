"""What all games share: rulebooks, positions, chance, decisions, questions and words. It knows no game."""
