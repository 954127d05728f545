"""What is told of a move: the same to everybody, but for cards that are not everybody's to see."""

from random import Random
from typing import Any

import pytest

from game.catalogue import find, rules_for
from game.core.cards import CHANCE, GLEEK, NOBODY, mask, members
from game.core.event import (
    Awarded,
    DealOver,
    Dealt,
    Drew,
    Event,
    Laid,
    MatchOver,
    Played,
    Said,
    Took,
    TrickTaken,
    narrate,
)
from game.core.move import Deal, Lay, Play, Say, Take, Unseen, seen_by
from game.core.rules import Rules
from game.core.view import View
from game.rules.gleek.phases import Auction, Exchange
from tests.draw_game import RULES, positions
from tests.laws.walks import IDS, Step, tables, walk
from tests.rules.gleek_examples import STOCK, D, E, M, deal, table

DRAWING = ("ecarte", "gleek", "illustrated_tarock", "sheepshead")
"""In these cards come to a hand after the deal, so that nothing found would prove nothing; others may draw, too."""


def told(rules: Rules[Any, Any], step: Step, witness: int) -> tuple[Event, ...]:
    """Tell a step to a seat."""
    before, after = rules.view(step.before, witness), rules.view(step.after, witness)
    done = seen_by(step.entry.move, step.entry.seat, witness)
    return narrate(before, step.entry.seat, done, after)


def views(rules: Rules[Any, Any], state: Any) -> list[View[Any]]:
    """Look at a position from every seat."""
    return [rules.view(state, seat) for seat in range(rules.spec.seats)]


@pytest.mark.parametrize("game", IDS)
def test_who_draws_is_told_to_all_and_what_to_nobody_else(game: str) -> None:
    dice, draws = Random(31), 0
    for _, rules in tables(game, dice, 8):
        after: list[View[Any]] = []
        for step in walk(rules, dice, 200):
            before, after = after or views(rules, step.before), views(rules, step.after)
            new = [now.hand & ~then.hand for then, now in zip(before, after, strict=True)]
            for witness in range(rules.spec.seats):
                done = seen_by(step.entry.move, step.entry.seat, witness)
                events = narrate(before[witness], step.entry.seat, done, after[witness])
                found = {each.seat: each for each in events if isinstance(each, Drew)}
                grown = {
                    seat: Drew(seat, cards.bit_count(), cards if seat == witness else 0)
                    for seat, cards in enumerate(new)
                    if cards and not isinstance(step.entry.move, Deal)
                }
                assert found == grown
                draws += len(grown)
    assert draws > 5 or game not in DRAWING


@pytest.mark.parametrize("game", IDS)
def test_all_are_told_the_same_but_for_what_is_drawn_and_laid_face_down(game: str) -> None:
    dice, compared = Random(32), 0
    for _, rules in tables(game, dice, 6):
        for step in walk(rules, dice, 120):
            stories = [told(rules, step, witness) for witness in range(rules.spec.seats)]
            known = [sorted(map(plain, story), key=str) for story in stories]
            assert all(story == known[0] for story in known)
            compared += 1
    assert compared > 100


def plain(event: Event) -> Event:
    """Leave out what is one seat's alone to know."""
    match event:
        case Drew(seat, count, _):
            return Drew(seat, count, 0)
        case Laid(seat, _):
            return Laid(seat, None)
        case _:
            return event


@pytest.mark.parametrize("game", IDS)
def test_a_card_laid_face_down_is_shown_to_its_owner_alone(game: str) -> None:
    dice = Random(33)
    for _, rules in tables(game, dice, 6):
        for step in walk(rules, dice, 120):
            move, seat = step.entry.move, step.entry.seat
            if not isinstance(move, Lay):
                continue
            for witness in range(rules.spec.seats):
                open_to_it = move.shown or witness == seat
                assert told(rules, step, witness)[0] == Laid(seat, move.card if open_to_it else None)


@pytest.mark.parametrize("game", IDS)
def test_deeds_tricks_payments_and_ends_are_told_once_and_in_their_order(game: str) -> None:
    dice, kinds = Random(34), set[type[Event]]()
    rules = rules_for(game, {})
    for step in walk(rules, dice, 4000):
        events = told(rules, step, 0)
        kinds.update(map(type, events))
        assert events[0] == deed(rules, step)
        order = [ORDER.index(type(each)) for each in events]
        assert order == sorted(order)
        before, after = step.before.ledger, step.after.ledger
        assert (
            tuple(each.award for each in events if isinstance(each, Awarded))
            == (after.awards[len(before.awards) :])
        )
        over = [DealOver(after.finished)] if after.finished > before.finished else []
        assert [each for each in events if isinstance(each, DealOver)] == over
        assert (MatchOver() in events) == (step.after.turn == NOBODY)
        assert [each for each in events if isinstance(each, TrickTaken)] == taken(rules, step)
    assert kinds >= {Dealt, Played, TrickTaken, Awarded, DealOver, MatchOver}


ORDER = [Dealt, Said, Played, Laid, Took, TrickTaken, Drew, Awarded, DealOver, MatchOver]


def taken(rules: Rules[Any, Any], step: Step) -> list[TrickTaken]:
    """Give the tricks that were finished by a step."""
    before, after = rules.view(step.before, 1).tricks, rules.view(step.after, 1).tricks
    return [TrickTaken(each.taker, mask(each.cards)) for each in after[len(before) :] if each.cards]


def deed(rules: Rules[Any, Any], step: Step) -> Event:
    """Give what the first seat is told was done."""
    seat = step.entry.seat
    match step.entry.move:
        case Deal():
            return Dealt(rules.view(step.after, 0).dealer)
        case Say(word, number):
            return Said(seat, word, number)
        case Play(card):
            return Played(seat, card)
        case Lay(card, shown):
            return Laid(seat, card if shown or seat == 0 else None)
        case Take(packet):
            return Took(seat, packet)


def test_the_buyer_of_the_stock_of_gleek_alone_sees_what_he_draws() -> None:
    rules = table({})
    state = deal(rules)
    while isinstance(state, Auction):
        bids = rules.moves(state)
        state = rules.play(state, next((each for each in bids if each == Say("pass")), bids[0]))
    assert isinstance(state, Exchange)
    seat = state.turn
    for _ in range(6):
        state = rules.play(state, rules.moves(state)[0])
    before, lay = state, rules.moves(state)[0]
    state = rules.play(state, lay)
    stock = GLEEK.cards(STOCK)
    for witness in (E, M, D):
        views = rules.view(before, witness), rules.view(state, witness)
        events = narrate(views[0], seat, seen_by(lay, seat, witness), views[1])
        assert Drew(seat, 7, stock if witness == seat else 0) in events
        if witness != seat:
            assert not views[1].hand & stock


def test_an_unseen_deal_is_told_as_a_deal_and_nothing_is_drawn_by_it() -> None:
    rules = find("ecarte").rules(find("ecarte").options())
    step = next(walk(rules, Random(1)))
    assert step.entry.seat == CHANCE
    assert seen_by(step.entry.move, CHANCE, 0) == Unseen("deal")
    assert told(rules, step, 0) == (Dealt(step.after.dealer),)
    views = rules.view(step.before, 0), rules.view(step.after, 0)
    assert narrate(views[0], CHANCE, step.entry.move, views[1]) == (Dealt(step.after.dealer),)
    assert len(members(views[1].hand)) == 5


def test_after_a_trick_draws_are_told_in_the_order_in_which_they_were_made() -> None:
    """The taker draws first, the one who played the last card like any other; nobody else is told what."""
    first: set[tuple[int, bool]] = set()
    for state, move, after in positions(Random(13), 20):
        for witness in (0, 1):
            before, then = RULES.view(state, witness), RULES.view(after, witness)
            events = narrate(before, state.turn, seen_by(move, state.turn, witness), then)
            drew = [event for event in events if isinstance(event, Drew)]
            if len(then.tricks) == len(before.tricks) or not before.shown:
                assert not drew
                continue
            taker = then.tricks[-1].taker
            mine = then.hand & ~before.hand
            assert drew == [Drew(seat, 1, mine if seat == witness else 0) for seat in (taker, 1 - taker)], (
                "the taker draws first"
            )
            assert [type(event) for event in events[:3]] == [Played, TrickTaken, Drew]
            first.add((taker == witness, taker == state.turn))
    assert len(first) == 4
