"""Ludex: printed game rules that run, each answer computed and cited."""

__version__ = "0.1.0"
