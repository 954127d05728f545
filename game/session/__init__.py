"""A match under way: the log, the truth, and the process the bots think in."""
