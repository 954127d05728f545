"""The table as geometry and time, still without a screen.

`pose` says what a place on the table is, `shapes` and `seating` where things find room, `heaps` what lies where, and
`table` puts these together for a game (`tables`). `acts` and `flow` serve the `director`, which turns what happened
into timelines (`motion`) for the `animator`. `score_entries` says what is written beside the table.
"""
