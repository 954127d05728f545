"""What outlives the program: matches, settings and statistics on disk."""
