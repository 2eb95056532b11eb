"""Measures of Ludex: `make bench` runs them and prints both sides of each."""
