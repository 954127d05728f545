"""What may be done and what it pays, one module a game; no game knows another."""
