"""The window, the drawing and the sounds; the only package that knows pygame."""
