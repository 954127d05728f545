"""Looking ahead: exact endings, imagined worlds and sure claims, for any game whose tricks a contract describes."""
