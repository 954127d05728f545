"""The window and what every screen shares: input, the stack of scenes, sound, the context scenes are handed."""
