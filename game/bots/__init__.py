"""Opponents who see what a player in their seat would see, one module a game."""
