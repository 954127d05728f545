"""What is played for the record, and how many deals: fixed before the first of them was looked at.

The numbers come from how far deals of a game lie apart in the record of the levels, and from what a deal costs: half an
interval is to be at most half of what a master gains over an expert there.
"""

from collections.abc import Iterator, Sequence

from game.catalogue import GAMES
from tests.tools.strength.clairvoyant import CLAIRVOYANT
from tests.tools.strength.contests import PAIRS, Contest
from tests.tools.strength.contests import SEED as CONTEST_SEED
from tests.tools.strength.trials import SEED, Trial
from tests.tools.strength.yardsticks.catalogue import FROZEN, OPENSPIEL

CONTESTS = {
    ("ecarte", 2): (200, 1500, 4000),
    ("gleek", 3): (300, 800, 800),
    ("illustrated_tarock", 3): (100, 100, 150),
    ("imperiale", 2): (300, 200, 400),
    ("imperium", 2): (400, 1500, 20000),
    ("romestecq", 2): (300, 300, 1500),
    ("romestecq", 4): (300, 300, 1500),
    ("romestecq", 6): (300, 300, 900),
    ("sheepshead", 3): (150, 200, 400),
    ("sheepshead", 4): (150, 200, 400),
    ("sheepshead", 5): (150, 200, 400),
    ("sheepshead", 6): (1500, 300, 60),
    ("sheepshead", 7): (1500, 300, 60),
}
"""By game and seats, the deals of club players against novices, of experts against these, and of masters."""
ELSEWHERE = (300, 300, 600)
"""The same at tables of which no figures were known."""
CONTESTS_AGAIN = {
    ("ecarte", 2, "club"): 2,
    ("ecarte", 2, "expert"): 2,
    ("gleek", 3, "club"): 4,
    ("gleek", 3, "expert"): 3,
    ("gleek", 3, "master"): 3,
    ("illustrated_tarock", 3, "club"): 4,
    ("illustrated_tarock", 3, "expert"): 4,
    ("illustrated_tarock", 3, "master"): 3,
    ("imperiale", 2, "club"): 3,
    ("imperiale", 2, "expert"): 3,
    ("imperium", 2, "club"): 2,
    ("imperium", 2, "expert"): 2,
    ("romestecq", 2, "club"): 2,
    ("romestecq", 2, "expert"): 2,
    ("romestecq", 4, "club"): 2,
    ("romestecq", 4, "expert"): 2,
    ("romestecq", 4, "master"): 2,
    ("romestecq", 6, "club"): 2,
    ("romestecq", 6, "expert"): 2,
    ("sheepshead", 3, "club"): 2,
    ("sheepshead", 3, "expert"): 2,
    ("sheepshead", 3, "master"): 2,
    ("sheepshead", 4, "club"): 2,
    ("sheepshead", 4, "expert"): 2,
    ("sheepshead", 4, "master"): 3,
    ("sheepshead", 5, "club"): 2,
    ("sheepshead", 5, "expert"): 2,
    ("sheepshead", 5, "master"): 2,
    ("sheepshead", 6, "club"): 3,
    ("sheepshead", 6, "expert"): 2,
    ("sheepshead", 6, "master"): 2,
    ("sheepshead", 7, "club"): 3,
    ("sheepshead", 7, "expert"): 2,
    ("sheepshead", 7, "master"): 2,
}
"""By game, seats and better level, a fresh seed where players were changed after their figures were known."""
TABLES = {
    ("ecarte", 2): 3000,
    ("gleek", 3): 200,
    ("illustrated_tarock", 3): 150,
    ("imperiale", 2): 200,
    ("imperium", 2): 2000,
    ("romestecq", 2): 600,
    ("romestecq", 4): 300,
    ("romestecq", 6): 300,
    ("sheepshead", 3): 300,
    ("sheepshead", 4): 300,
    ("sheepshead", 5): 300,
}
"""By game and seats, the deals against the frozen Expert, who is nearest to the levels, and knows no other tables."""
ECARTE = {"PIMC 20 ms": 3000, "PIMC 50 ms": 3000, "ISMCTS 100 ms": 1500, OPENSPIEL: 600}
"""The deals of Écarté against strangers: those nearest to the levels are played most."""
JUDGED = {
    ("ecarte", 2): {
        "clairvoyant, in tricks": 2000,
        "clairvoyant, in points": 2000,
        "layouts, in tricks": 500,
        "layouts, in points": 1000,
    },
    ("imperium", 2): {"clairvoyant, in points": 2000, "layouts, in points": 1000},
    ("romestecq", 2): {"layouts, in points": 200},
    ("romestecq", 4): {"layouts, last cards": 200},
    ("romestecq", 6): {"layouts, last cards": 100},
    ("gleek", 3): {"layouts, last cards": 100},
    ("sheepshead", 3): {"layouts, last cards": 100},
    ("sheepshead", 4): {"layouts, last cards": 100},
    ("sheepshead", 5): {"layouts, last cards": 100},
}
"""By game and seats, the deals whose cards are judged: what is left to win where a master was not shown to win it."""
CLAIRVOYANTS = {("sheepshead", 3): 400, ("sheepshead", 4): 400, ("sheepshead", 5): 400}
"""By game and seats, the deals of a clairvoyant against the frozen Expert, where a master was not shown to beat him."""
TRICKS = {
    ("master", "flat 20 ms"): (300, 7),
    ("master", "flat 100 ms"): (150, 6),
    (CLAIRVOYANT, "flat 20 ms"): (100, 4),
    (CLAIRVOYANT, "flat 100 ms"): (60, 4),
}
"""Deals of Tarock in which the points of tricks alone are counted, and their seed: fresh where a level has been changed
since; the clairvoyant tells how much is left to be won there."""
PAID = {"flat 20 ms": (100, 3)}
"""Whole deals of Tarock, whose payments count more than the points by which that yardstick goes, and their seed."""
AGAIN = {
    ("ecarte", 2, "master"): (6000, 3),
    ("gleek", 3, "expert"): (1500, 5),
    ("gleek", 3, "master"): (600, 6),
    ("illustrated_tarock", 3, "expert"): (150, 3),
    ("illustrated_tarock", 3, "master"): (150, 5),
    ("imperiale", 2, "master"): (600, 3),
    ("romestecq", 4, "master"): (1500, 4),
    ("romestecq", 6, "master"): (900, 4),
    ("sheepshead", 3, "master"): (1000, 7),
    ("sheepshead", 4, "master"): (1000, 6),
    ("sheepshead", 5, "master"): (1200, 5),
}
"""Where a level was changed after its figures against the frozen Expert were known, or they hinted that it is weaker:
deals, and a fresh seed."""
GENERIC = ("PIMC 50 ms", "flat 100 ms", "ISMCTS 100 ms")
"""Strangers to every game, so that half as many deals part them from a level."""
STRANGERS_AGAIN = {
    ("gleek", 3, "PIMC 50 ms"): (100, 3),
    ("gleek", 3, "flat 100 ms"): (100, 3),
    ("gleek", 3, "ISMCTS 100 ms"): (100, 3),
    ("imperiale", 2, "flat 100 ms"): (400, 3),
    ("imperium", 2, "ISMCTS 100 ms"): (6000, 3),
    ("romestecq", 2, "PIMC 50 ms"): (1500, 3),
    ("romestecq", 2, "ISMCTS 100 ms"): (1500, 3),
    ("romestecq", 4, "flat 100 ms"): (600, 3),
    ("romestecq", 4, "ISMCTS 100 ms"): (600, 3),
    ("sheepshead", 3, "flat 100 ms"): (700, 4),
    ("sheepshead", 3, "ISMCTS 100 ms"): (900, 4),
    ("sheepshead", 4, "flat 100 ms"): (700, 3),
    ("sheepshead", 4, "ISMCTS 100 ms"): (400, SEED),
    ("sheepshead", 5, "flat 100 ms"): (400, SEED),
    ("sheepshead", 5, "ISMCTS 100 ms"): (700, 3),
}
"""Where half as many did not part them, or not at another table of the game, or where the level was changed since:
deals, and a seed, a fresh one where any had been played."""
IDS = tuple(each.id for each in GAMES)


def contests(games: Sequence[str] = IDS) -> tuple[Contest, ...]:
    """List every contest of these games, the quickest pair of levels first."""
    tables = [(game.id, seats) for game in GAMES if game.id in games for seats in sorted(game.seats)]
    return tuple(
        Contest(game, seats, pair, CONTESTS_AGAIN.get((game, seats, pair[1]), CONTEST_SEED))
        for pair in PAIRS
        for game, seats in tables
    )


def planned() -> Iterator[Trial]:
    """List everything, what an issue asks for by name first."""
    for yardstick, deals in ECARTE.items():
        yield Trial("ecarte", 2, "master", yardstick, deals)
    for (game, seats), ways in JUDGED.items():
        for way, deals in ways.items():
            yield Trial(game, seats, "master", way, deals)
    for (level, yardstick), (deals, seed) in TRICKS.items():
        yield Trial("illustrated_tarock", 3, level, yardstick, deals, tricks=True, seed=seed)
    for yardstick, (deals, seed) in PAID.items():
        yield Trial("illustrated_tarock", 3, "master", yardstick, deals, seed=seed)
    for level in ("master", "expert"):
        for (game, seats), deals in TABLES.items():
            count, seed = AGAIN.get((game, seats, level), (deals, SEED))
            yield Trial(game, seats, level, FROZEN, count, seed=seed)
    for table, deals in CLAIRVOYANTS.items():
        yield Trial(*table, CLAIRVOYANT, FROZEN, deals)
    yield from _strangers()


def _strangers() -> Iterator[Trial]:
    """List what is played against those who are strangers to a game."""
    for (game, seats), deals in TABLES.items():
        if game not in ("ecarte", "illustrated_tarock"):
            for yardstick in GENERIC:
                count, seed = STRANGERS_AGAIN.get((game, seats, yardstick), (deals // 2, SEED))
                yield Trial(game, seats, "master", yardstick, count, seed=seed)


PLAN = tuple(planned())
