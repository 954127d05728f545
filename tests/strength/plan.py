"""What is played against the yardsticks, and how many deals: fixed before the first of them was looked at.

The numbers come from how far deals of a game lie apart in the record of the levels, so that the half of an interval is
about a third of what a master gains over an expert there.
"""

from collections.abc import Iterator

from tests.strength.clairvoyant import CLAIRVOYANT
from tests.strength.trials import Trial
from tests.strength.yardsticks.catalogue import FROZEN, OPENSPIEL

TABLES = {
    ("ecarte", 2): 3000,
    ("gleek", 3): 400,
    ("illustrated_tarock", 3): 400,
    ("imperiale", 2): 400,
    ("imperium", 2): 2000,
    ("romestecq", 2): 600,
    ("romestecq", 4): 600,
    ("romestecq", 6): 600,
    ("sheepshead", 3): 600,
    ("sheepshead", 4): 600,
    ("sheepshead", 5): 600,
}
"""By game and seats, the deals."""
TRICKS = 300
"""Deals in which the points of tricks alone are counted."""
GENERIC = ("PIMC 50 ms", "flat 100 ms", "ISMCTS 100 ms")


def planned() -> Iterator[Trial]:
    """List everything, what an issue asks for by name first."""
    for yardstick in ("PIMC 20 ms", "PIMC 50 ms", "ISMCTS 100 ms", OPENSPIEL, CLAIRVOYANT):
        yield Trial("ecarte", 2, "master", yardstick, TABLES["ecarte", 2])
    for yardstick in ("flat 20 ms", "flat 100 ms"):
        yield Trial("illustrated_tarock", 3, "master", yardstick, TRICKS, tricks=True)
    for level in ("master", "expert"):
        for (game, seats), deals in TABLES.items():
            yield Trial(game, seats, level, FROZEN, deals)
    for (game, seats), deals in TABLES.items():
        if game not in ("ecarte", "illustrated_tarock"):
            for yardstick in GENERIC:
                yield Trial(game, seats, "master", yardstick, deals)


PLAN = tuple(planned())
