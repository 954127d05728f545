"""What is told in words: captions of the table, marked-up texts, and the story of a match."""
