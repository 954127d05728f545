"""Looking ahead: exact endings and imagined worlds, for any game whose tricks a contract describes."""
