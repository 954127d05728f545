"""Parlour Tricks: old trick-taking games at one desktop card table."""

__version__ = "0.1.0"
