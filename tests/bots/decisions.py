"""What the levels decide in fixed deals, in words: ``build/run.py decisions`` writes it down anew.

A change that is not meant to change any player must leave the files in tests/bots/decisions as they are.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from game.catalogue import GAMES, UnknownGame, find
from game.core.bot import Bot
from game.core.cards import CHANCE, NOBODY
from game.core.move import spell
from game.core.rules import Rules
from game.core.view import View
from tests.laws.walks import random_move, tables

HERE = Path(__file__).parent / "decisions"
LEVELS = ("novice", "club", "expert")
WORLDS = 10
"""Worlds an expert may imagine: enough for it to differ from the others."""
_TABLES, _DEALS = 3, 2


def told(game_id: str) -> str:
    """Tell the decisions of a few deals line by line: the seat, then each level's move and its reason."""
    dice, lines = Random(f"decisions of {game_id}"), list[str]()
    for number, (_, rules) in enumerate(tables(game_id, dice, _TABLES)):
        bots = {level: find(game_id).bot(rules, level) for level in LEVELS}
        for _ in range(_DEALS):
            lines.append(f"table {number}")
            lines += _deal(rules, bots, dice)
    return "\n".join(lines) + "\n"


def _deal(rules: Rules[Any, Any], bots: dict[str, Bot[Any]], dice: Random) -> Iterator[str]:
    """Play one deal; mostly the club player's moves are made, and now and then any."""
    state = rules.play(rules.start(rules.first(dice)), random_move(rules, rules.start(0), dice))
    while state.turn not in (CHANCE, NOBODY):
        view = rules.view(state, state.turn)
        if len(view.moves) > 1:
            decided = {level: _decided(rules, bot, view, level) for level, bot in bots.items()}
            yield f"{state.turn}: " + " | ".join(f"{level} {words}" for level, words in decided.items())
        move = bots["club"].choose(view, Random(1), WORLDS).move
        state = rules.play(state, dice.choice(view.moves) if dice.random() < 0.15 else move)


def _decided(rules: Rules[Any, Any], bot: Bot[Any], view: View[Any], level: str) -> str:
    decision = bot.choose(view, Random(f"{level} {len(view.tricks)}"), WORLDS)
    return f"{spell(decision.move, rules.spec.pack)} {decision.reason.key}"


def main(game_ids: list[str]) -> int:
    """Write the files of these games, or of all, once all of them are known; give the exit status."""
    try:
        games = [find(each).id for each in game_ids] or [game.id for game in GAMES]
    except UnknownGame as error:
        print(error, file=sys.stderr)
        return 2
    HERE.mkdir(exist_ok=True)
    for game_id in games:
        (HERE / f"{game_id}.txt").write_text(told(game_id), "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
