"""Looking ahead: exact endings, imagined worlds and sure claims, for any game whose tricks a contract describes.

The way of a decision:

1. A question reaches the process of the bots: a view of one seat, a level and a temperament, a seed and a budget
   (`questions.MoveRequest`).
2. The catalogue seats a `LevelPlayer` of the game's `BOTS`. Its level is a value in `bots/<game>/levels.py`.
3. The player puts a `Choice` together: rules, view, dice, budget, and `likely`, which makes up positions that may be
   true by what was said and laid away, for a master also by what was played.
4. `Level.decides` names by phase who decides: for novice and club player rules of thumb, for expert and master one
   function that weighs every move in imagined worlds, of which the expert has less.
5. Where the level says so, every move is tried to the deal's end (`master.searched`), last cards are looked at again
   (`last_cards.never_worse`), and a temperament has the last word (`tempered.tempered`).
6. The answer is a `Decision`: a move, and its reason, which is looked for when somebody asks.
"""
