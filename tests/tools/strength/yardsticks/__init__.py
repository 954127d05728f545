"""Players from outside the product, by which its levels are measured; never tuned, so that they stay what they are.

They choose cards from the view of their seat, as every bot does, and share nothing with `game.search` or `game.bots`,
so that work on these can't make them stronger or weaker. Whatever is said or laid away is left to the level they meet.
"""
