"""Looking back at a finished deal, with what the coach says of it."""
