"""The vocabulary of card tables: values and free functions that know no game, clock, dice, disk or screen."""
