"""Where each game puts what is peculiar to it, one module a game."""
