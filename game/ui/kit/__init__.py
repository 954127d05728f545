"""The engine of screens: blocks, layout passes, focus, scrolling, tips."""
