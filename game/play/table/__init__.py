"""One player's table: a state, what may happen to it, and one function from the one to the next and to effects."""
