"""How often today's Expert decides as the frozen one does, with the same view and the same dice."""

from random import Random
from typing import Any

from game.catalogue import find, rules_for
from game.core.bot import BUDGET
from game.core.cards import CHANCE
from game.core.move import Move
from game.core.shuffle import random_deal
from game.core.transcript import Entry
from tests.tools.strength.contests import options_for
from tests.tools.strength.yardsticks.frozen import Ask, FrozenExpert


def agreeing(frozen: FrozenExpert, game: str, seats: int, deals: int) -> tuple[int, int]:
    """Let the frozen Expert play; give how many of its choices today's would have made, and how many there were."""
    found, options = find(game), options_for(find(game), seats)
    rules = rules_for(game, options)
    bot, same, choices = found.bot(rules, "expert"), 0, 0
    for number in range(deals):
        shuffles, log = Random(f"{number}/cards"), list[Entry]()
        state: Any = rules.start(rules.first(shuffles))
        dealer = state.dealer
        while not state.ledger.finished and state.turn >= CHANCE:
            if state.turn == CHANCE:
                move: Move = random_deal(rules.spec.pack, shuffles)
            else:
                view, dice = rules.view(state, state.turn), f"{number}/{len(log)}"
                move = view.moves[0]
                if len(view.moves) > 1:
                    ask = Ask(game, tuple(options.items()), dealer, tuple(log), view.me, dice)
                    move = frozen.choose(ask, rules, view.moves)
                    same += bot.choose(view, Random(dice), BUDGET).move == move
                    choices += 1
            log.append(Entry(state.turn, move))
            state = rules.play(state, move)
    return same, choices
