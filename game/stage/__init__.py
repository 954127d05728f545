"""The table as geometry and time, still without a screen."""
