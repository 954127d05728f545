"""Drawing: themes, type, vectors, cards and cloth as surfaces; knows nothing of screens."""
