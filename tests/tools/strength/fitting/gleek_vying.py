"""Finds how a master vies for the ruff of Gleek: ``python -m tests.tools.strength.fitting.gleek_vying``.

Three players vie again and again with ruffs of deals in which club players bought the stock, and each comes to say more
often what would have brought it more: counterfactual regret minimisation, the others' words being drawn, later rounds
counting for more (Linear CFR). What they said on average is near a balance in which nobody gains by saying something
else. It prints the table of vying_book.py.
"""

import argparse
import sys
from random import Random

from game.bots.gleek.vying_book import CLASSES, FACES, RAISES, Spot, class_of, spot_of
from game.bots.gleek.wagers import strength
from game.catalogue import rules_for
from game.core.cards import Seat
from game.core.record import record, replace
from game.rules.gleek import Gleek, Options
from game.rules.gleek.phases import SEATS, buyer
from game.rules.gleek.scoring import elders
from game.rules.gleek.vying import LEAST
from tests.tools.strength.fitting.gleek_ruffs import exchanged

POTS = (3, 3, 3, 6, 6, 9)
"""What lies in the pot when the vying begins: carried ones are as much larger as deals have been passed."""
LIMIT = Options().ruff_limit
MOST_RAISES = 5
WORDS = ("p", "s", *RAISES)
GOOD = 4
"""So many of the best classes must have been met often."""
CLEAR = 0.05
"""By so much more a better ruff must pass before it is thought to be chance."""


@record
class Dealt:
    """The ruffs of one deal, the eldest's first, and who bought the stock."""

    values: tuple[int, ...]
    owner: Seat

    @property
    def classes(self) -> tuple[int, ...]:
        """Say by seat how good its ruff is for somebody who has bought, or has not."""
        return tuple(class_of(value, bought=seat == self.owner) for seat, value in enumerate(self.values))


@record
class Vying:
    """How far the vying has come, the eldest having seat 0."""

    pot: int
    seat: Seat = 0  # who speaks next
    paid: tuple[int, ...] = (0,) * SEATS
    level: int = 0
    passed: int = 0  # before anybody vied
    raises: int = 0
    left: tuple[Seat, ...] = tuple(range(SEATS))  # who is still in
    waiting: frozenset[Seat] = frozenset(range(SEATS))  # who has still to answer, or to speak at all

    @property
    def over(self) -> bool:
        """Tell whether nothing more is said."""
        return not self.waiting or len(self.left) == 1

    @property
    def spot(self) -> Spot:
        """Say where the speaker stands."""
        cost = self.level - self.paid[self.seat]
        others = len(self.left) - 1
        company = 0 if others == 1 else 2 if len(self.waiting) > 1 else 1
        return spot_of(self.raises, self.passed, cost, self.pot, LIMIT - self.level, company)

    def sizes(self) -> dict[str, int]:
        """Give by word what may be raised by; words that come to the same are one."""
        most, found = LIMIT - self.level, dict[str, int]()
        if most < LEAST or self.raises == MOST_RAISES:
            return found
        base = self.pot + self.level - self.paid[self.seat]
        for word, part in RAISES.items():
            number = max(LEAST, min(most, round(part * base)))
            if number not in found.values():
                found[word] = number
        return found

    def passing(self) -> "Vying":
        """Let the speaker pass: for good, once somebody has vied."""
        left = tuple(seat for seat in self.left if seat != self.seat) if self.level else self.left
        passed = self.passed + (not self.level)
        return replace(self, left=left, passed=passed, waiting=self.waiting - {self.seat}).handed_on()

    def paying(self, more: int) -> "Vying":
        """Let the speaker see, and raise by so much."""
        level = self.level + more
        paid = tuple(level if seat == self.seat else each for seat, each in enumerate(self.paid))
        pot = self.pot + level - self.paid[self.seat]
        waiting = (frozenset(self.left) if more else self.waiting) - {self.seat}
        raises = self.raises + bool(more)
        after = replace(self, pot=pot, paid=paid, level=level, raises=raises, waiting=waiting)
        return after.handed_on()

    def handed_on(self) -> "Vying":
        """Let the next one speak who has to."""
        seat = (self.seat + 1) % SEATS
        while self.waiting and seat not in self.waiting:
            seat = (seat + 1) % SEATS
        return replace(self, seat=seat)

    def gain(self, seat: Seat, values: tuple[int, ...]) -> float:
        """Tell what a seat has gained when all is said; a pot nobody vied for is a third of it worth to everybody."""
        if not self.level:
            return self.pot / SEATS
        best = max(self.left, key=lambda each: (values[each], -each))
        return (self.pot if seat == best else 0.0) - self.paid[seat]


class Balance:
    """What all have regretted and said so far, by spot and class of the ruff."""

    def __init__(self, deals: list[Dealt], dice: Random) -> None:
        """Begin with no opinion."""
        self._deals, self._dice = deals, dice
        self._regrets: dict[tuple[Spot, int], dict[str, float]] = {}
        self._said: dict[tuple[Spot, int], dict[str, float]] = {}

    def learn(self, rounds: int, each: int) -> None:
        """Vie so many rounds of so many deals; the later ones count for more."""
        for number in range(1, rounds + 1):
            for _ in range(each):
                dealt, pot = self._dice.choice(self._deals), self._dice.choice(POTS)
                for seat in range(SEATS):
                    self._walk(Vying(pot), seat, dealt.values, dealt.classes)
            for table in (*self._regrets.values(), *self._said.values()):
                for word in table:
                    table[word] *= number / (number + 1)

    def _walk(self, at: Vying, learner: Seat, values: tuple[int, ...], classes: tuple[int, ...]) -> float:
        """Try everything the learner may say, draw what the others do; tell what the learner gains."""
        if at.over:
            return at.gain(learner, values)
        place, sizes = (at.spot, classes[at.seat]), at.sizes()
        words = ["p", *(["s"] if at.level else []), *sizes]
        shares = self._shares(place, words)

        def after(word: str) -> float:
            then = at.passing() if word == "p" else at.paying(sizes.get(word, 0))
            return self._walk(then, learner, values, classes)

        if at.seat == learner:
            gains = {word: after(word) for word in words}
            mean = sum(shares[word] * gain for word, gain in gains.items())
            regrets = self._regrets[place]
            for word, gain in gains.items():
                regrets[word] += gain - mean
            return mean
        said = self._said[place]
        for word, share in shares.items():
            said[word] += share
        return after(self._dice.choices(words, [shares[word] for word in words])[0])

    def _shares(self, place: tuple[Spot, int], words: list[str]) -> dict[str, float]:
        """Say how often each word is said: as often as not having said it was regretted."""
        if place not in self._regrets:
            self._regrets[place], self._said[place] = dict.fromkeys(WORDS, 0.0), dict.fromkeys(WORDS, 0.0)
        regrets = self._regrets[place]
        wanted = {word: max(0.0, regrets[word]) for word in words}
        total = sum(wanted.values())
        if not total:
            return dict.fromkeys(words, 1 / len(words))
        return {word: each / total for word, each in wanted.items()}

    def book(self, least: float) -> dict[Spot, list[str]]:
        """Give by spot what is said with each class of ruffs; spots in which a good one was hardly met are left out."""
        found = {}
        for spot in sorted({spot for spot, _ in self._said}):
            rows = [self._said.get((spot, each), dict.fromkeys(WORDS, 0.0)) for each in range(CLASSES)]
            if min(sum(row.values()) for row in rows[-GOOD:]) > least:
                found[spot] = [faces(row) for row in (steadied(rows) if spot[0] else rows)]
        return found


def steadied(rows: list[dict[str, float]]) -> list[dict[str, float]]:
    """Put neighbours together until no ruff passes clearly more often than a poorer one, as chance makes some do."""
    blocks: list[tuple[int, dict[str, float]]] = []
    for row in rows:
        count, here = 1, dict(row)
        while blocks and _passing(here) > _passing(blocks[-1][1]) + CLEAR:
            more, below = blocks.pop()
            count, here = count + more, {word: here[word] + below[word] for word in WORDS}
        blocks.append((count, here))
    return [row for count, row in blocks for _ in range(count)]


def _passing(row: dict[str, float]) -> float:
    total = sum(row.values())
    return row["p"] / total if total else 1.0


def faces(shares: dict[str, float]) -> str:
    """Share the faces of a die out as the words were said, the largest remainders rounded up; pass if none was."""
    total = sum(shares.values())
    if not total:
        return "p" * FACES
    exact = {word: FACES * each / total for word, each in shares.items()}
    whole = {word: int(each) for word, each in exact.items()}
    rest = sorted(exact, key=lambda word: whole[word] - exact[word])
    for word in rest[: FACES - sum(whole.values())]:
        whole[word] += 1
    return "".join(word * whole.get(word, 0) for word in WORDS)


def ruffs(deals: int, seed: int) -> list[Dealt]:
    """Deal, and let club players bid and lay away."""
    rules = rules_for("gleek", {})
    assert isinstance(rules, Gleek)
    found = []
    for number in range(deals):
        state = exchanged(rules, number, Random(f"vying {seed}/{number}"))
        view = rules.view(state, state.turn)
        eldest = elders(view.dealer)[0]
        hands = [rules.view(state, (eldest + step) % SEATS).hand for step in range(SEATS)]
        values = tuple(strength(hand, rules.options) for hand in hands)
        found.append(Dealt(values, (buyer(view.public.auction) - eldest) % SEATS))
    return found


def main() -> int:
    """Print the lines for vying_book.py."""
    parser = argparse.ArgumentParser(prog="gleek_vying")
    parser.add_argument("--deals", type=int, default=12000)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--each", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    balance = Balance(ruffs(arguments.deals, arguments.seed), Random(arguments.seed))
    balance.learn(arguments.rounds, arguments.each)
    for spot, rows in balance.book(arguments.each / 5).items():
        print(f'    {spot}: "{" ".join(rows[: CLASSES // 2])} "\n    "{" ".join(rows[CLASSES // 2 :])}",')
    return 0


if __name__ == "__main__":
    sys.exit(main())
