"""The scripts by which numbers of the players were found; PROVENANCE.md says which number comes from which."""
