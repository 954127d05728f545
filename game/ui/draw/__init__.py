"""Drawing: themes, type, vectors, cards, cloth and rooms as surfaces; knows nothing of screens."""
