"""Records golden matches: random matches of a game whose log, events and views every later version must repeat.

Run through the development command: ``python build/dev.py golden ecarte``; with ``--later`` before the games, only
the matches of house rules that have come since the first ones were recorded.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from game.catalogue import GAMES, UnknownGame, find, rules_for
from game.core.cards import CHANCE
from game.core.options import Value
from game.core.rules import Rules
from game.core.transcript import Header, Transcript, read, write
from game.session.match import Match
from tests.games.expected import EXPECTED
from tests.golden.codes import keep
from tests.golden.words import story
from tests.laws.walks import header, tables

HERE = Path(__file__).parent
COUNT = 6


def rules_of(head: Header) -> Rules[Any, Any]:
    """Build the rules a header names."""
    return rules_for(head.game, dict(head.options))


def load(path: Path) -> Transcript:
    """Read a golden transcript."""
    return read(path.read_text("utf-8"), lambda head: rules_of(head).spec.pack)


def record(game_id: str) -> None:
    """Play and write the golden matches of one game, replacing those there are."""
    dice = Random(f"golden {game_id}")
    for number, (options, rules) in enumerate(tables(game_id, dice, COUNT), 1):
        play(game_id, number, options, rules, dice)
    record_later(game_id)
    keep(game_id)


def record_later(game_id: str) -> None:
    """Play and write those of its golden matches that came later."""
    for number, (options, seed) in enumerate(EXPECTED[game_id].later, COUNT + 1):
        play(game_id, number, options, rules_for(game_id, options), Random(seed))


def play(game_id: str, number: int, options: dict[str, Value], rules: Rules[Any, Any], dice: Random) -> None:
    """Play a match and write it under its number."""
    folder = HERE / game_id
    folder.mkdir(exist_ok=True)
    match: Match[Any, Any] = Match(rules, header(game_id, rules, options, rules.first(dice)))
    while not match.over and len(match) < 400:
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
    transcript = match.transcript()
    (folder / f"{number}.txt").write_text(write(transcript, rules.spec.pack), "utf-8", newline="\n")
    (folder / f"{number}.story").write_text(story(rules, transcript), "utf-8", newline="\n")


def main(arguments: Sequence[str]) -> int:
    """Record the games named, once all of them are known; give the exit status."""
    names = [each for each in arguments if each != "--later"]
    try:
        games = [find(name).id for name in names]
    except UnknownGame as error:
        print(error, file=sys.stderr)
        return 2
    if not games:
        print(f"Name the games to record: {', '.join(game.id for game in GAMES)}.", file=sys.stderr)
        return 2
    for game_id in games:
        (record_later if "--later" in arguments else record)(game_id)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
