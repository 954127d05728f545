"""What players say they expect, held against what comes of it, over so few deals that a test can do it."""

from collections.abc import Callable, Iterator
from functools import partial
from math import sqrt
from random import Random
from typing import Any

from game.bots.ecarte.inference import likelihood
from game.bots.ecarte.situation import situation, would_be_vulnerable
from game.bots.ecarte.weighing_words import prospect
from game.bots.gleek.hands import ruff_chance
from game.bots.gleek.trading import blended, lots_for, market, seen_edge
from game.bots.gleek.wagers import strength
from game.catalogue import find, rules_for
from game.core.cards import Seat
from game.core.move import Say
from game.core.record import record
from game.core.rules import Rules
from game.core.shuffle import random_deal
from game.rules.ecarte import PROPOSE, REFUSE, STAND, Ecarte
from game.rules.gleek import Gleek
from game.rules.gleek.phases import buyer
from game.rules.gleek.vying import PASS
from tests.tools.bench.picking import picks
from tests.tools.strength.promises import Promise, declared

Z99 = 2.576
"""Standard errors in half of a 99 % interval: of a dozen confidences one in eight runs would else seem wrong."""
FEWEST = 10
"""Promises of one name of which there must be so many: fewer don't even show how far they scatter."""
_WORLDS = 60


@record
class Calibration:
    """A confidence some game states, and how it is tried."""

    name: str
    deals: int
    promises: Callable[[int, int], Iterator[Promise]]  # the first deal, and how many

    def missed(self, first: int = 0, deals: int = 0) -> dict[str, tuple[float, float]]:
        """Give by bid what was made less what was promised, on average, and half of its 99 % interval."""
        found: dict[str, list[float]] = {}
        for each in self.promises(first, deals or self.deals):
            found.setdefault(each.bid, []).append(each.made - each.hoped)
        return {bid: _mean(misses) for bid, misses in found.items() if len(misses) >= FEWEST}


def _mean(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    error = sqrt(sum((each - mean) ** 2 for each in values) / (len(values) - 1) / len(values))
    return mean, Z99 * error


def dealt(rules: Rules[Any, Any], number: int) -> tuple[Any, Random]:
    """Deal the cards of a number; give the position and dice for the rest."""
    dice = Random(f"calibration {number}")
    return rules.play(rules.start(number % rules.spec.seats), random_deal(rules.spec.pack, dice)), dice


def finished(rules: Rules[Any, Any], state: Any, dice: Random) -> Any:
    """Let club players play on to the end of the deal."""
    club = find(rules.spec.id).bot(rules, "club")
    while not state.ledger.finished:
        state = rules.play(state, club.choose(rules.view(state, state.turn), dice, 1).move)
    return state


def _picked(players: int, level: str, first: int, count: int) -> Iterator[Promise]:
    """Pick at Sheepshead in turn, whatever one holds, and let players of a level play on."""
    for number in range(first, first + count):
        for each in picks(players, 1, level, seed=3, first=number):
            yield Promise("pick", each.sure, float(each.won))
            yield Promise("unsure pick" if each.sure < 0.5 else "sure pick", each.sure, float(each.won))


def _stood(word: Say, first: int, count: int) -> Iterator[Promise]:
    """Stand or refuse at Écarté whatever one holds; the chance to make the point is what was promised."""
    rules = rules_for("ecarte", {})
    assert isinstance(rules, Ecarte)
    book = find("ecarte").bot(rules, "club")
    for number in range(first, first + count):
        state, dice = dealt(rules, number)
        if word == REFUSE:
            if book.choose(rules.view(state, state.turn), dice, 1).move != PROPOSE:
                continue
            state = rules.play(state, PROPOSE)
        view = rules.view(state, state.turn)
        seen = situation(view, rules)
        promise = prospect(seen, would_be_vulnerable(seen), likelihood(seen), dice, _WORLDS)
        after = rules.view(finished(rules, rules.play(state, word), dice), view.me)
        took = sum(trick.taker == view.me for trick in after.tricks)
        yield Promise(word.word, promise.point, float(took > 2))


def _bought(first: int, count: int) -> Iterator[Promise]:
    """Buy the stock at Gleek in every seat in turn; what it is worth to buy and not another, the price apart."""
    rules = rules_for("gleek", {})
    assert isinstance(rules, Gleek)
    seats = range(rules.spec.seats)
    for number in range(first, first + count):
        state, dice = dealt(rules, number)
        view = rules.view(state, state.turn)
        here = market(view, rules)
        lots = lots_for(view, here, rules, dice, _WORLDS // 4)
        edge = blended(seen_edge(lots, view.me), view.hand, here)
        brought = [_brought(rules, state, owner, view.me, number) for owner in seats]
        others = [brought[owner] for owner in seats if owner != view.me]
        yield Promise("stock", edge, brought[view.me] - sum(others) / len(others))


def _brought(rules: Gleek, state: Any, owner: Seat, me: Seat, number: int) -> float:
    """Let one buy the stock and play on; give what the deal brings a seat, the price apart."""
    price = 0
    while rules.view(state, state.turn).public.phase == "auction":
        moves = rules.moves(state)
        bids = [move for move in moves if isinstance(move, Say) and move != PASS]
        move = bids[0] if bids and (state.turn == owner or PASS not in moves) else PASS
        price = (bids[0].number or 0) if move != PASS else price
        state = rules.play(state, move)
    end = finished(rules, state, Random(number))
    gain = rules.worth(end.ledger.holdings)[me]
    return gain + price if owner == me else gain - price / 2


def _ruffs(first: int, count: int) -> Iterator[Promise]:
    """Hold a ruff of Gleek against that of the next player, before anybody has vied."""
    rules = rules_for("gleek", {})
    assert isinstance(rules, Gleek)
    club = find("gleek").bot(rules, "club")
    for number in range(first, first + count):
        state, dice = dealt(rules, number)
        view = rules.view(state, state.turn)
        while view.public.phase in ("auction", "exchange"):
            state = rules.play(state, club.choose(view, dice, 1).move)
            view = rules.view(state, state.turn)
        if view.public.phase != "ruff":
            continue
        me = number % rules.spec.seats
        other = (me + 1) % rules.spec.seats
        mine, theirs = (strength(rules.view(state, seat).hand, rules.options) for seat in (me, other))
        sure = ruff_chance(mine, bought=other == buyer(view.public.auction))
        yield Promise("weak ruff" if sure < 0.5 else "strong ruff", sure, float(mine >= theirs))


CALIBRATIONS = (
    *(Calibration(f"sheepshead, {seats} seats", 700, partial(_picked, seats, "club")) for seats in (3, 4, 5)),
    *(
        Calibration(f"sheepshead, {seats} seats, expert play", 200, partial(_picked, seats, "expert"))
        for seats in (3, 4, 5)
    ),
    Calibration("illustrated tarock", 2000, partial(declared, 1)),
    Calibration("gleek, stock", 120, _bought),
    Calibration("gleek, ruff", 500, _ruffs),
    Calibration("ecarte, standing", 100, partial(_stood, STAND)),
    Calibration("ecarte, refusing", 100, partial(_stood, REFUSE)),
)
"""Every confidence that is stated, and over how many deals it is tried."""
