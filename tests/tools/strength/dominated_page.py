"""Counts dominated plays and writes DOMINATED.md: ``python -m tests.tools.strength.dominated_page``.

With ``--words`` it counts bids beyond what the match can still pay instead.
"""

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from itertools import takewhile
from math import inf

from game.catalogue import GAMES, LEVELS, find, rules_for
from game.storage.files import replace_file
from tests.bots.manners import LAYOUTS as ANSWERED
from tests.bots.manners import words_in_vain
from tests.tools.strength.contests import ROOT, options_for
from tests.tools.strength.dominated import LAYOUTS, SEED, Counted, counting
from tests.tools.strength.open_hands import LAST
from tests.tools.strength.page import commit
from tests.tools.strength.rows import named, rows_under

PAGE = ROOT / "tests" / "tools" / "strength" / "DOMINATED.md"
DECISIONS = 2000
NONE_FOUND = 2996.0
"""In 1,000 times as many decisions: how often something may happen that did not, with 95 %."""
WORD_TABLES = (
    ("ecarte", 2, ""),
    ("gleek", 3, ""),
    ("illustrated_tarock", 3, ""),
    ("sheepshead", 3, ""),
    ("sheepshead", 4, ""),
    ("sheepshead", 5, ""),
    ("sheepshead", 5, "cracking"),
)
"""Tables at which there is something bold to say, and the house rule that allows it, if it takes one."""
TABLES = tuple((game.id, seats) for game in GAMES for seats in sorted(game.seats))
HEAD = f"| game | seats | seed | decisions | {' | '.join(LEVELS)} | sure wins let slip | commit |"
WORDS_HEAD = f"| game | seats | table | words | {' | '.join(LEVELS)} | commit |"
_NAMED = 3
"""Cells of a row by which a table and its positions are known."""
_ABOUT = """\
# Plays that no belief excuses

`python -m tests.tools.strength.dominated_page` writes this page; nothing in it is written by hand.

A card is *dominated* when another legal one does as well in every layout the seat can't exclude and better in some:
whatever one believes, it should not be played. Club players and novices play matches with fixed seeds; whenever a seat
has a choice between its last cards ({last}) and the other hands may lie in {layouts} ways at most, all
levels are asked there, with the worlds of a table. All these ways are looked at, and up to {layouts} of what lies beside the
hands. In each the deal is played on with open hands, by the rules alone. Of two sides, one wants for the seat what the
other does not. **Where everybody plays alone** (Gleek, a leaster, a Beggar's game), every seat wants the most for itself, and
where several ways bring it that, the ones worst and best for the seat that is asked about are both looked at, so that a
dominated card is one however they choose.

By level: dominated plays in 1,000 decisions and, in brackets, what one costs on average over all layouts, in the game's
smallest unit; a match that is decided in the deal counts before all units, and is not among them. *Sure wins let slip*:
those of them where the other card wins the match in every layout and the one played does not, by level in the same order. Rows not measured again keep their *commit*.
"""
_WORDS = f"""
## Bids beyond what the match can still pay

Club players play matches; where a seat may say something bold (bid, pick, crack, vie, stand, refuse) or something milder,
all levels are asked, with the worlds of a table. What was said is played on with {ANSWERED} likely ways in which
the cards may lie, club players playing the cards and answering as they would, and once more as the dice fall. It was
*beyond* what the match can still pay where a milder word never brings less of the match and its points, and brings more
in some. What a match does not pay any more, as points above those that win it, counts nothing. By level: how many of so
many words were.
"""


def main() -> int:
    """Count at the tables that are asked for, writing the page after each; give the exit status."""
    parser = argparse.ArgumentParser(prog="dominated_page", description="Count dominated plays.")
    names = [game.id for game in GAMES]
    parser.add_argument("--games", nargs="+", choices=names, default=names, metavar="ID")
    parser.add_argument("--seats", nargs="+", type=int, metavar="N", help="only tables of so many")
    parser.add_argument("--decisions", type=int, default=DECISIONS, metavar="N", help="at each table")
    parser.add_argument("--minutes", type=float, default=inf, metavar="M", help="for each table at most")
    parser.add_argument("--words", type=int, metavar="N", help="count bids instead, asking so many words")
    arguments = parser.parse_args()
    if arguments.words:
        for table in WORD_TABLES:
            if table[0] in arguments.games and (not arguments.seats or table[1] in arguments.seats):
                found = words_row(*table, arguments.words)
                replace_file(PAGE, page(PAGE.read_text("utf-8"), words=(found,)), backup=False)
        return 0
    for game, seats in TABLES:
        if game in arguments.games and (not arguments.seats or seats in arguments.seats):
            told = row(game, seats, *within(game, seats, arguments.decisions, arguments.minutes))
            replace_file(PAGE, page(PAGE.read_text("utf-8"), told), backup=False)
    return 0


def within(game: str, seats: int, decisions: int, minutes: float) -> tuple[int, Mapping[str, Counted]]:
    """Count at one table until time is up; tell in how many decisions."""
    until, counts = time.monotonic() + 60 * minutes, counting(game, seats, decisions)
    made = [next(counts), *takewhile(lambda _: time.monotonic() < until, counts)]
    return len(made), made[-1]


def row(game: str, seats: int, decisions: int, found: Mapping[str, Counted]) -> str:
    """Tell of one table."""
    slips = ", ".join(str(found[level].slips) for level in LEVELS)
    levels = [_told(found[level], decisions) for level in LEVELS]
    cells = (game, seats, SEED, decisions, *levels, slips, commit())
    return f"| {' | '.join(map(str, cells))} |"


def _told(found: Counted, decisions: int) -> str:
    if not found.dominated:
        return "0"
    return f"{1000 * found.dominated / decisions:.1f} ({found.cost / found.dominated:.2f})"


def bounds(tables: Sequence[Sequence[str]]) -> str:
    """Tell how many may be expected at most where none was found in fewer decisions than were meant."""
    asked = [named(line, len(HEAD)) for rows in tables for line in rows]
    few = [(game, seats, int(count)) for game, seats, _, count, *_ in asked if int(count) < DECISIONS]
    told = "; ".join(f"{game} ({seats}) {NONE_FOUND / count:.1f}" for game, seats, count in few)
    return (
        f"Where two attempts did not reach {DECISIONS} decisions, a 0 means that up to so many in 1,000 may still be"
        f" expected (95 %): {told}."
    )


def words_row(game: str, seats: int, table: str, count: int) -> str:
    """Tell of the words of one table."""
    rules = rules_for(game, {**options_for(find(game), seats), **dict.fromkeys(filter(None, [table]), True)})
    found = words_in_vain(find(game), rules, count, LEVELS)
    cells = (game, seats, table or "as published", count, *(found[level] for level in LEVELS), commit())
    return f"| {' | '.join(map(str, cells))} |"


def page(before: str, *new: str, words: Sequence[str] = ()) -> str:
    """Write the page with these rows; the others stay as they are."""
    rows = rows_under(before, HEAD, _NAMED, bool) | {named(each, _NAMED): [each] for each in new}
    last = "; ".join(f"{cards} of {seats} players" for seats, cards in LAST.items())
    tables = [rows.get((game, str(seats), str(SEED)), []) for game, seats in TABLES]
    ruled = "| --- |" + " --: |" * (3 + len(LEVELS)) + " --- | --- |"
    lines = [
        _ABOUT.format(last=last, layouts=LAYOUTS),
        HEAD,
        ruled,
        *(line for table in tables for line in table),
    ]
    lines += ["", bounds(tables)]
    said = rows_under(before, WORDS_HEAD, _NAMED, bool) | {named(each, _NAMED): [each] for each in words}
    lines += [_WORDS, WORDS_HEAD, "| --- | --: | --- |" + " --: |" * (1 + len(LEVELS)) + " --- |"]
    lines += [
        line
        for game, seats, table in WORD_TABLES
        for line in said.get((game, str(seats), table or "as published"), [])
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
