"""Benchmarks: what is fast and how fast, as figures to compare, never as tests that fail."""
