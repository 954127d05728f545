"""The card table on screen: the parts from which the table scene is put together."""
