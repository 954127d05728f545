"""Parlour Tricks: old trick-taking games at one desktop card table."""

from game import native

__version__ = "0.1.0"

CORE = native.load_compiled()
"""Which core runs, the compiled one or the sources, and why."""
