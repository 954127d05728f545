"""How strong the levels are, and how well they know it: played at length and kept in RECORD.md and DOMINATED.md."""
