"""What is expected of a game and can't be worked out from it: each has a module here that says it, as `EXPECTED`."""

from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from importlib import import_module
from typing import Any, TypeAlias

from game.catalogue import GAMES
from game.core.options import Value
from game.core.record import record
from game.core.view import View
from tests.games.meant import Meant
from tests.laws.deal_log import Check, Count, PointRace
from tests.laws.feat_log import FeatLog
from tests.laws.payments import Paid

Needs: TypeAlias = Mapping[str, tuple[Value, ...]]
"""House rules without which a kind of decision never comes up, and the values that let it."""
Options: TypeAlias = dict[str, Value]
FREE: Needs = {}
LEAD, REPLY = "lead play", "reply play led"
VARIES = 0
"""The price of what is reckoned out each time."""


def always(_paid: Paid) -> bool:
    """Ask for no more than the house rule."""
    return True


@record
class House:
    """That awards cite another paragraph while a house rule is in force, or in a case of its own."""

    option: str  # empty for a case that is no house rule
    values: tuple[Value, ...]
    steps: str  # a pattern
    rule: str
    when: Callable[[Paid], bool] = always
    needs: tuple[tuple[str, Value], ...] = ()  # what must be agreed on besides for it to come up

    def fits(self, paid: Paid) -> bool:
        """Tell whether it governs this award."""
        agreed = not self.option or getattr(paid.options, self.option) in self.values
        return agreed and fnmatchcase(paid.award.step, self.steps) and self.when(paid)


@record
class Citations:
    """What the awards of a game cite."""

    usual: Mapping[str, tuple[str, int]]  # by step or pattern: the paragraph, and the price where it is fixed
    house: tuple[House, ...]  # later ones come before earlier ones
    silent: str  # options that leave every award with the paragraph it has

    def usually(self, step: str) -> tuple[str, int]:
        """Find what a step cites and pays without a house rule; the first pattern that fits counts."""
        return next(found for pattern, found in self.usual.items() if fnmatchcase(step, pattern))

    def governs(self, paid: Paid) -> House | None:
        """Find the house rule an award must cite; None where it cites what it usually does."""
        return next((house for house in reversed(self.house) if house.fits(paid)), None)


@record
class Advice:
    """What the companion's sentences advise, and which advice is not held against figures."""

    means: Mapping[str, Meant] = {}  # by sentence, the cards it means …
    no_cards: Mapping[str, str] = {}  # … or why it means none
    no_figures: Mapping[str, str] = {}  # by paragraph of the rules' advice, why it has none


@record
class Expected:
    """What one game is held to.

    `period` are words only some players know; in captions and rules they are found whatever the case. `kinds` of
    decisions are named by the phase, the verbs one may choose from, and whether a card is led. `told` names by phase,
    and for a match that is "over", the paragraphs that may open with words they say, and `special` when a paragraph
    matters that shares its phase with others. A deal may be a race for card points, or for most of so many tricks.
    `tales`, `headlines` and `tallies` (sentences behind a tale) are patterns of what its captions tell of a deal, with
    what must be true of its log; `counts` are worked out, by note that counts something once a deal is over, some
    only at `counted` tables, and `apart` are those beside the table that hold what no plate does.
    """

    citations: Citations
    period: tuple[str, ...]
    kinds: Mapping[str, Needs]
    told: Mapping[str, Mapping[str, str]]
    special: Mapping[str, Callable[[View[Any]], bool]] = {}
    walks: tuple[Options, ...] = ()  # house rules under which most comes up; the presets where none are named
    # house rules younger than the first golden matches, with dice
    later: tuple[tuple[Options, int], ...] = ()
    # how a preset's caption tells of each house rule it changes
    presets: Mapping[str, Mapping[str, str]] = {}
    race: int | PointRace = 0
    tales: Mapping[str, Check] = {}
    headlines: Mapping[str, Check] = {}
    tallies: Mapping[str, Check] = {}
    counts: Mapping[str, Count] = {}
    counted: tuple[Options, ...] = ()
    apart: tuple[str, ...] = ()
    # from so much of a golden match, to go on by one move, by two …
    ways: Mapping[tuple[int, int], tuple[int, ...]] = {}
    feats: Mapping[str, Callable[[FeatLog], bool]] = {}  # how the log tells that one was done
    heard: tuple[Options, ...] = ()  # house rules under which more sentences are true than under the presets
    drilled: tuple[str, ...] = ()  # phases drills ask about; the first lead of the deal where there are none
    endings: int = 0  # so many of its problems at least can be solved with every card reckoned out
    suit_exchanges: int = 24  # in how many ways suits may change places with nothing else changed
    tie: float = 0.0  # units below which two pieces of advice are called as good
    advice: Advice = Advice()
    peer: str = ""  # which game of OpenSpiel's is most like it


EXPECTED: Mapping[str, Expected] = {
    game.id: import_module(f"tests.games.{game.id}").EXPECTED for game in GAMES
}
