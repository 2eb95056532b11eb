"""Maps as SVG, whatever the game: drawn from its tables, and from what it sees of a position."""
