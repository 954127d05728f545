"""The coach: looks back at a player's decisions and says what was given away and what was luck."""
