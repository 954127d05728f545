"""A match under way on a screen, still without one: the session, its playback in time, set-up, coaching."""
