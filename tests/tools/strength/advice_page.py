"""Writes ADVICE.md, what printed advice is worth to the master: ``python -m tests.tools.strength.advice_page``."""

import argparse
import sys
from collections.abc import Iterator, Sequence

from game.storage.files import replace_file
from tests.games.expected import EXPECTED
from tests.tools.strength.advice import DECISIONS as WANTED
from tests.tools.strength.advice import HANDS, MOST, THUMBS, WORLDS, Followed, Thumb, followed, listed, mean
from tests.tools.strength.companion import DEALS, LAYOUTS, costs
from tests.tools.strength.contests import ROOT
from tests.tools.strength.lessons import FAR, FEWER, KEPT, SLIGHT, SUBJECTS, held, shown, stored, written
from tests.tools.strength.lessons import WORLDS as MANY
from tests.tools.strength.page import commit
from tests.tools.strength.rows import named, rows_under

PAGE = ROOT / "tests" / "tools" / "strength" / "ADVICE.md"
WORDS = "| paragraph | hand, or class of hands | an exchange is ahead by | commit |"
CARDS = "| game | paragraph | advice | the master does so in | its own card is ahead by | commit |"
TIPS = "| game | sentence | positions | it costs something in | on average |"
LESSONS = "| step | is shown | better is | by |"
PARTS = ("words", "cards", "companion", "lessons")
_ABOUT = f"""\
# What printed advice is worth

`python -m tests.tools.strength.advice_page` writes this page; nothing in it is written by hand. Parts that are not named stay.
Where figures go against what is printed, the rules say so in the paragraph that is named or next to it; the test beside
this page asks for that.

## Écarté's old list

An exchange (propose, accept) beside playing at once (stand, refuse), in points, at the beginning of a match: likely
layouts played out by experts with either word, ± one standard error. Hands that are printed are played out in {HANDS * WORLDS}
layouts, with the ten of hearts turned up; of a class, {HANDS} hands are drawn, each played out in {WORLDS}.
"""
_OF_CARDS = f"""\
## Which card to play

Decisions of self-play, {WANTED} of each kind, in which the advice names some of the cards that may be played and not all. Where
the master mostly does otherwise, both ways are played out by experts in {WORLDS} likely layouts, in {MOST} decisions at most: by
how much, in the game's smallest unit, its card is ahead of the best of those that are advised, ± one standard error.
"""
LEAST = 8
"""Positions below which nothing is told."""
_OF_TIPS = f"""\
## What the companion says

Positions of {DEALS} deals of self-play in which a sentence of the companion means some of the cards that may be played and not
all (`companion.py` says which): all cards are played out by club players in {LAYOUTS} likely layouts. The first half of them
chooses the best card that is meant and the best of the others, the second half tells by how much the other is ahead, in
the game's smallest unit: in so many positions by more than {SLIGHT}, and on average, ± one standard error.
"""
_OF_LESSONS = f"""\
## What lessons show

Every decision of a lesson that has a choice: the master decides there, too, and experts play out all ways in {MANY} likely
layouts. At Illustrated Tarock it is an expert, and club players play out all ways, experts in
{FEWER} layouts those that seem better. Here stand the steps in which another way is
ahead by more than {SLIGHT} of the game's smallest unit and {FAR:g} standard errors, ± one. `lessons.toml` beside this page holds the
figures of all of them.
"""


_WITHOUT = """\
## What has no figures, and why

Paragraphs of advice, and sentences of the companion, that name no choice which could be held against another.
"""


def main() -> int:
    """Measure what has no figures yet, or all, of the parts that are asked for; give the exit status."""
    parser = argparse.ArgumentParser(
        prog="advice_page", description="Hold printed advice against the master."
    )
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--again", action="store_true", help="measure what has figures, too")
    parser.add_argument("--subjects", nargs="+", choices=SUBJECTS, default=SUBJECTS, help="of lessons")
    asked = parser.parse_args()
    for part in asked.parts:
        rows = list[str]()
        if part == "lessons":
            weigh_lessons(asked.subjects, again=asked.again)
        elif part == "companion":
            rows = [*_companion(again=asked.again)]
        else:
            rows = [*(_words() if part == "words" else _cards(again=asked.again))]
        replace_file(PAGE, page(PAGE.read_text("utf-8"), part, rows), backup=False)
    return 0


def weigh_lessons(subjects: Sequence[str], *, again: bool) -> None:
    """Weigh what lessons show, and keep it; what is there already stays, but for steps that are no more."""
    found, names = stored(), [each.name for subject in SUBJECTS for each in shown(subject)]
    for each in (each for subject in subjects for each in shown(subject)):
        if again or each.name not in found or found[each.name].at != each.fingerprint:
            found[each.name] = held(each)
            kept = {name: found[name] for name in names if name in found}
            replace_file(KEPT, written(kept), backup=False)


def page(before: str, part: str = "", new: Sequence[str] = ()) -> str:
    """Write the page; all rows but those of the part that is new stay, and those of lessons come from their file."""
    lines = []
    for name, about, head in zip(
        PARTS, (_ABOUT, _OF_CARDS, _OF_TIPS, _OF_LESSONS), (WORDS, CARDS, TIPS, LESSONS), strict=True
    ):
        old = [row for rows in rows_under(before, head, 3, bool).values() for row in rows]
        kept = new if name == part else old
        rows = lesson_rows() if name == "lessons" else kept
        lines += [about, head, "|" + " --- |" * (head.count("|") - 1), *rows, ""]
        if name == "companion":
            lines += [_too_few(rows), ""]
    return "\n".join((*lines, *_without_figures()))


def _too_few(rows: Sequence[str]) -> str:
    """Name the sentences that mean certain cards, and came up too seldom."""
    told = {named(each, 2) for each in rows}
    few = [
        f"{game} {key}"
        for game, each in EXPECTED.items()
        for key in each.advice.means
        if (game, key) not in told
    ]
    return f"In fewer than {LEAST} such positions: {', '.join(few)}."


def _without_figures() -> Iterator[str]:
    yield _WITHOUT
    yield from ("| game | paragraph | why |", "| --- | --- | --- |")
    for game, each in EXPECTED.items():
        yield from (f"| {game} | {rule} | {why} |" for rule, why in each.advice.no_figures.items())
    yield from ("", "| game | sentences | why |", "| --- | --- | --- |")
    for game, each in EXPECTED.items():
        sentences = each.advice.no_cards
        for why in dict.fromkeys(sentences.values()):
            keys = ", ".join(key for key, reason in sentences.items() if reason == why)
            yield f"| {game} | {keys} | {why} |"
    yield ""


def lesson_rows() -> list[str]:
    """Tell of the steps of lessons in which another way is better."""
    return [
        f"| {name} | {each.shown} | {each.other} | {each.ahead:.2f} ± {each.error:.2f} |"
        for name, each in stored().items()
        if each.disagrees
    ]


def _words() -> Iterator[str]:
    for rule, hand, gaps in listed():
        yield f"| {rule} | {hand} | {_told(gaps)} | {commit()} |"


def _cards(*, again: bool) -> Iterator[str]:
    """Measure pieces of advice, those without a row or all of them."""
    rows = rows_under(PAGE.read_text("utf-8"), CARDS, 3, bool)
    for thumb in THUMBS:
        old = rows.get((thumb.game, thumb.rule, thumb.says), []) if not again else []
        yield from old or [row(thumb, followed(thumb, WANTED))]


def _companion(*, again: bool) -> Iterator[str]:
    """Tell of the sentences of the companion that mean certain cards, those without a row or all of them."""
    rows = rows_under(PAGE.read_text("utf-8"), TIPS, 2, bool)
    for game, each in EXPECTED.items():
        meant = each.advice.means
        old = {key: rows[game, key] for key in meant if (game, key) in rows and not again}
        measured = costs(game, [key for key in meant if key not in old])
        for key in meant:
            found = measured.get(key, ())
            yield from old.get(key, ())
            if len(found) >= LEAST:
                some = sum(gap > SLIGHT for gap in found)
                yield f"| {game} | {key} | {len(found)} | {some} | {_told(found)} |"


def row(thumb: Thumb, found: Followed) -> str:
    """Tell of one piece of advice on cards."""
    ahead = _told(found.ahead) if len(found.ahead) > 1 else "–"
    return f"| {thumb.game} | {thumb.rule} | {thumb.says} | {found.did} of {found.asked} | {ahead} | {commit()} |"


def _told(gaps: Sequence[float]) -> str:
    middle, error = mean(gaps)
    return f"{middle:+.2f} ± {error:.2f}"


if __name__ == "__main__":
    sys.exit(main())
