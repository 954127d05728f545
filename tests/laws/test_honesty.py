"""Laws of honest views and honest bots: blindness, fidelity, possibility, indifference."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from game.catalogue import LEVELS, find
from game.core.cards import CHANCE, NOBODY, Cards, Seat, mask, members
from game.core.deal import HAND
from game.core.move import Deal, Play, Take
from game.core.rules import Rules
from game.core.transcript import Entry
from game.core.view import View
from tests.laws.walks import BUDGETS, IDS, Step, known, swap, tables, walk

GAMES = pytest.mark.parametrize("game_id", IDS)


def some_seats(rules: Rules[Any, Any], dice: Random, thorough: bool) -> Sequence[Seat]:
    """Give the seats to ask at a step: every one in the long run, else any one of them."""
    return range(rules.spec.seats) if thorough else (dice.randrange(rules.spec.seats),)


def replay(rules: Rules[Any, Any], state: Any, entries: Sequence[Entry]) -> Any | None:
    """Play a log from a position; None when an entry is not legal there."""
    for entry in entries:
        if state.turn != entry.seat:
            return None
        if entry.seat != CHANCE and entry.move not in rules.moves(state):
            return None
        state = rules.play(state, entry.move)
    return state


def look_alikes(rules: Rules[Any, Any], steps: list[Step], dice: Random, seat: Seat) -> list[tuple[Any, Any]]:
    """Swap cards the seat has never seen in the log of the running deal; give pairs of look-alike positions.

    Payments are public, so a swap that changes what was paid makes a position the seat can tell apart. So does one
    that changes what was announced, or what a player laid open, of which third players bear witness; the seat itself
    is not asked.
    """
    start = max(n for n, step in enumerate(steps) if isinstance(step.entry.move, Deal))
    state = steps[-1].after
    seen = known(rules.view(state, seat))
    for step in steps[start:]:
        if isinstance(step.entry.move, Take):  # what is taken up has lain open before
            seen |= known(rules.view(step.before, seat))
    unseen = members(rules.spec.pack.full & ~seen)
    pairs = []
    for _ in range(3 if len(unseen) > 1 else 0):
        one, other = dice.sample(unseen, 2)
        entries = [swap(step.entry, seat, one, other) for step in steps[start:]]
        twin = replay(rules, steps[start].before, entries)
        if twin is None or twin.ledger != state.ledger:
            continue
        if heard(rules, twin, seat) != heard(rules, state, seat):
            continue
        if witnessed(rules, twin, seat) == witnessed(rules, state, seat):
            pairs.append((state, twin))
    return pairs


def witnessed(rules: Rules[Any, Any], state: Any, seat: Seat) -> list[Cards]:
    """List what the others are sure of in each other's hands; whatever was shown to all is in it.

    Partners may look into each other's hands, so that they bear no witness of them.
    """
    return [
        place.sure
        for witness in range(rules.spec.seats)
        if witness != seat
        for place in rules.view(state, witness).hidden
        if place.name == HAND and place.seat != seat and not rules.spec.allies(witness, place.seat)
    ]


def heard(rules: Rules[Any, Any], state: Any, seat: Seat) -> Any:
    """Give what the rules announced on the players' behalf, as the next seat's public record has it."""
    witness = rules.view(state, (seat + 1) % rules.spec.seats)
    return getattr(witness.public, "announced", ())


@GAMES
def test_blindness(game_id: str, thorough: bool) -> None:
    """Swapping cards a seat has never seen changes nothing it sees."""
    dice = Random(21)
    compared = 0
    for _, rules in tables(game_id, dice, 12 if thorough else 6):
        steps: list[Step] = []
        for step in walk(rules, dice, 150):
            steps.append(step)
            if step.after.turn in (CHANCE, NOBODY) or dice.random() < 0.5:
                continue
            for seat in some_seats(rules, dice, thorough):
                for state, twin in look_alikes(rules, steps, dice, seat):
                    seen, alike = rules.view(state, seat), rules.view(twin, seat)
                    assert not_worked_out(alike) == not_worked_out(seen)
                    assert alike == seen
                    compared += state != twin
    assert compared > 100


def not_worked_out(view: View[Any]) -> Any:
    """Give what the hidden places of a view are still to be worked out from: that, too, must tell no secrets."""
    slot: Any = getattr(View.hidden, "_slot", None)  # whoever reads the field itself gets the places
    given = getattr(view, "_hidden") if slot is None else slot.__get__(view)  # noqa: B009 - compiled, it is kept there
    return (given.func, given.args, given.keywords) if isinstance(given, partial) else given


@GAMES
def test_fidelity(game_id: str, thorough: bool) -> None:
    """A seat can't tell the position it imagines from the one it is in."""
    dice = Random(22)
    for _, rules in tables(game_id, dice, 12 if thorough else 6):
        for step in walk(rules, dice, 120):
            if step.after.turn in (CHANCE, NOBODY):
                continue
            for seat in some_seats(rules, dice, thorough):
                view = rules.view(step.after, seat)
                assert rules.view(rules.imagine(view, dice), seat) == view


@GAMES
def test_possibility(game_id: str, thorough: bool) -> None:
    """In every imagined world each card already played was legal when it fell."""
    dice = Random(23)
    checked = 0
    for _, rules in tables(game_id, dice, 12 if thorough else 6):
        for step in walk(rules, dice, 200):
            if step.after.turn in (CHANCE, NOBODY) or not isinstance(step.entry.move, Play):
                continue
            for seat in some_seats(rules, dice, thorough):
                view = rules.view(step.after, seat)
                checked += all_legal(rules, view, rules.imagine(view, dice))
    assert checked > 100


def all_legal(rules: Rules[Any, Any], view: View[Any], imagined: Any) -> int:
    """Check every card of the deal's tricks against the hand it would have come from; count them.

    Each is judged by what its player knows in the end of that world, as he may have laid a card aside that binds him
    no more; where cards were still drawn, by what he knew then.
    """
    known, count = [rules.view(imagined, seat) for seat in range(rules.spec.seats)], 0
    for trick in reversed((*view.tricks, view.trick)):
        for place in reversed(range(len(trick.cards))):
            seat, before = (trick.leader + place) % rules.spec.seats, trick.cards[:place]
            imagined = rules.rewind(imagined, 1)
            then = rules.view(imagined, seat)
            contract, drawing = rules.contract(known[seat]), rules.contract(then)
            assert contract is not None
            assert drawing is not None
            contract = drawing if drawing.draws else contract
            legal = contract.policy(then.hand, before, contract.order) if before else then.hand
            assert legal >> trick.cards[place] & 1
            count += 1
    return count


@GAMES
def test_imagined_worlds_keep_what_is_known(game_id: str) -> None:
    """An imagined world gives every seat as many cards as it has, and never one that has been seen elsewhere."""
    dice = Random(24)
    for _, rules in tables(game_id, dice, 6):
        for step in walk(rules, dice, 60):
            if step.after.turn in (CHANCE, NOBODY):
                continue
            view = rules.view(step.after, 0)
            imagined = rules.imagine(view, dice)
            gone = mask(card for trick in (*view.tricks, view.trick) for card in trick.cards)
            for seat in range(rules.spec.seats):
                hand = rules.view(imagined, seat).hand
                assert hand.bit_count() == rules.view(step.after, seat).hand.bit_count()
                assert not hand & gone


@GAMES
@pytest.mark.parametrize("level", LEVELS)
def test_indifference(game_id: str, level: str, thorough: bool) -> None:
    """With the same dice a bot chooses alike in two positions that look alike to it, and its choice is legal."""
    dice = Random(25)
    game, budget = find(game_id), BUDGETS.get(level, 40 if thorough else 10)
    compared = 0
    for _, rules in tables(game_id, dice, 5 if thorough else 3):
        bot = game.bot(rules, level)
        steps: list[Step] = []
        for step in walk(rules, dice, 40):
            steps.append(step)
            seat = step.after.turn
            if seat in (CHANCE, NOBODY) or dice.random() < 0.6:
                continue
            seed = dice.randrange(1 << 30)
            view = rules.view(step.after, seat)
            decision = bot.choose(view, Random(seed), budget)
            assert decision.move in view.moves
            for _, twin in look_alikes(rules, steps, dice, seat)[:1]:
                assert game.bot(rules, level).choose(rules.view(twin, seat), Random(seed), budget) == decision
                compared += 1
    assert compared > 5
