"""Battles (3.6 to 3.6.6): who fights, Pre-Battle, Field Battle, Assault, consequences and Siege."""
