"""Finds a deal for each feat of a game by letting club players play: python -m tests.laws.find_feats GAME… [--deals N].

Each is kept as a match of one deal in which the person at the screen has done it; those that are kept stay.
"""

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Any

from game.catalogue import GAMES, Game, find
from game.core.cards import CHANCE
from game.core.move import Say
from game.core.record import replace
from game.core.transcript import Header, write
from game.session.match import Match

HERE = Path(__file__).parent / "feats"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Flo", "Guy")


def deal(game: Game, dice: Random, rashness: float = 0.0) -> Match[Any, Any]:
    """Let club players play a deal by the usual rules; so often they say just anything instead."""
    rules = game.rules(game.options())
    players = tuple(f"{name}, club" for name in NAMES[: rules.spec.seats])
    match = Match(rules, Header(game.id, rules.spec.edition, (), players, rules.first(dice), "2026-01-01"))
    match.shuffle(dice, 0)
    bot = game.bot(rules, "club")
    while match.turn != CHANCE and not match.over:
        view = match.view(match.turn)
        words = [move for move in view.moves if isinstance(move, Say)]
        rash = words and dice.random() < rashness
        match.submit(match.turn, dice.choice(words) if rash else bot.choose(view, dice, 4).move, 0)
    return match


def search(game: Game, deals: int) -> list[str]:
    """Keep a deal for each feat that has none; name those for which none was found."""
    folder, dice = HERE / game.id, Random(f"feats {game.id}")
    wanted = {each.id: each for each in game.given.feats if not (folder / f"{each.id}.txt").exists()}
    for number in range(deals):
        if not wanted:
            break
        match = deal(game, dice, number % 2 / 5)
        for seat in range(match.rules.spec.seats):
            view = match.review(len(match), seat)
            for found in [each for each in wanted.values() if each.done(view)]:
                transcript = match.transcript()
                names = [
                    name if place != seat else name.removesuffix(", club")
                    for place, name in enumerate(transcript.header.players)
                ]
                kept = replace(transcript, header=replace(transcript.header, players=tuple(names)))
                folder.mkdir(parents=True, exist_ok=True)
                text = write(kept, match.rules.spec.pack)
                (folder / f"{found.id}.txt").write_text(text, "utf-8", newline="\n")
                del wanted[found.id]
    return [*wanted]


def main(words: list[str]) -> int:
    """Search; give the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--deals", type=int, default=3000, help="that are played of each game at most")
    arguments = parser.parse_args(words)
    lacking = [
        (each, feat)
        for each in arguments.games or [game.id for game in GAMES]
        for feat in search(find(each), arguments.deals)
    ]
    for game, feat in lacking:
        print(f"No deal was found for '{feat}' of {game}.")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
