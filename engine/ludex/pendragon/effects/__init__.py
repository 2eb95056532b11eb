"""Single effects of what is executed, as players state them: each is checked against the rules and carried out."""
