"""Laws every ruleset obeys, whatever its options: tried on random matches of every game of the catalogue."""

from collections.abc import Callable
from itertools import permutations
from random import Random
from typing import Any

import pytest

from game.catalogue import find
from game.core.cards import CHANCE, NOBODY, Card, Pack, mask, members
from game.core.move import IllegalMove, Play, parse, spell
from game.core.record import replace
from game.core.rules import Rules
from game.core.score import Ledger, lines
from game.core.transcript import Header, read, write
from game.core.trick import head
from game.core.view import View
from game.session.match import Match
from tests.laws.walks import IDS, header, tables, walk


def packed(rules: Rules[Any, Any]) -> Callable[[Header], Pack]:
    """Name the pack these rules play with, whatever the header says."""
    return lambda _: rules.spec.pack


GAMES = pytest.mark.parametrize("game_id", IDS)


@GAMES
def test_every_card_is_somewhere_and_only_once(game_id: str) -> None:
    dice = Random(1)
    for _, rules in tables(game_id, dice, 12):
        for step in walk(rules, dice, 120):
            for seat in range(rules.spec.seats):
                view = rules.view(step.after, seat)
                heaps = [view.hand, view.aside, view.shown, mask(view.trick.cards)]
                heaps += [mask(trick.cards) for trick in view.tricks]
                total = sum(heap.bit_count() for heap in heaps) + sum(place.size for place in view.hidden)
                assert total == rules.spec.pack.size
                open_cards = 0
                for heap in heaps:
                    assert not open_cards & heap
                    open_cards |= heap
                for place in view.hidden:
                    assert not place.may & open_cards
                    assert place.sure & place.may == place.sure
                    assert place.sure.bit_count() <= place.size <= place.may.bit_count()
                for place, other in permutations(view.hidden, 2):
                    assert not place.may & other.sure


@GAMES
def test_what_a_view_says_of_other_hands_is_true(game_id: str) -> None:
    dice = Random(2)
    for _, rules in tables(game_id, dice, 12):
        for step in walk(rules, dice, 120):
            views = [rules.view(step.after, seat) for seat in range(rules.spec.seats)]
            for view in views:
                for place in view.hidden:
                    if place.name == "hand":
                        held = views[place.seat].hand
                        assert place.size == held.bit_count()
                        assert held & place.may == held
                        assert held & place.sure == place.sure


@GAMES
def test_nothing_is_changed_by_looking_or_playing(game_id: str) -> None:
    dice = Random(3)
    for _, rules in tables(game_id, dice, 8):
        for step in walk(rules, dice, 80):
            before = hash(step.before)
            rules.moves(step.before)
            for seat in range(rules.spec.seats):
                rules.view(step.before, seat)
            rules.play(step.before, step.entry.move)
            assert hash(step.before) == before


@GAMES
def test_matches_end_and_then_nothing_can_be_done(game_id: str) -> None:
    dice = Random(4)
    for options, rules in tables(game_id, dice, 16):
        state = None
        for step in walk(rules, dice, 20_000):
            state = step.after
        assert state is not None
        assert state.turn == NOBODY, options
        assert rules.over(state.ledger)
        assert rules.moves(state) == ()


@GAMES
def test_moves_are_unique_and_spelled_reversibly(game_id: str) -> None:
    dice = Random(5)
    for _, rules in tables(game_id, dice, 12):
        for step in walk(rules, dice, 120):
            moves = rules.moves(step.after)
            assert len(set(moves)) == len(moves)
            assert bool(moves) == (step.after.turn not in (CHANCE, NOBODY))
            for move in moves:
                assert parse(spell(move, rules.spec.pack), rules.spec.pack) == move
                assert not hasattr(move, "word") or move.word in rules.spec.words


@GAMES
def test_only_the_seat_to_move_is_offered_moves(game_id: str) -> None:
    dice = Random(6)
    for _, rules in tables(game_id, dice, 8):
        for step in walk(rules, dice, 100):
            for seat in range(rules.spec.seats):
                offered = rules.view(step.after, seat).moves
                assert offered == (rules.moves(step.after) if seat == step.after.turn else ())


@GAMES
def test_every_refusal_names_its_rule_and_no_legal_move_is_refused(game_id: str) -> None:
    dice = Random(7)
    for _, rules in tables(game_id, dice, 8):
        for step in walk(rules, dice, 100):
            if step.after.turn in (CHANCE, NOBODY):
                continue
            view = rules.view(step.after, step.after.turn)
            for card in range(rules.spec.pack.size):
                reason = rules.refusal(view, Play(card))
                assert (reason is None) == (Play(card) in view.moves)
                assert reason is None or (reason.key and reason.rule)
                assert rules.refusal(replace(view, moves=()), Play(card)) is not None


@GAMES
def test_holdings_are_the_fold_of_the_awards(game_id: str) -> None:
    dice = Random(8)
    for _, rules in tables(game_id, dice, 12):
        for step in walk(rules, dice, 600):
            ledger = step.after.ledger
            told = lines(ledger, rules.opening(), rules.credit)
            assert (told[-1].after if told else rules.opening()) == ledger.holdings
            assert ledger.awards[: len(step.before.ledger.awards)] == step.before.ledger.awards
            deals = [award.deal for award in ledger.awards]
            assert deals == sorted(deals)
            assert all(award.unit in rules.spec.units and award.amount > 0 for award in ledger.awards)


@GAMES
def test_nothing_is_paid_once_the_match_is_decided(game_id: str) -> None:
    dice = Random(9)
    for _, rules in tables(game_id, dice, 12):
        *_, last = walk(rules, dice, 20_000)
        ledger = last.after.ledger
        told = lines(ledger, rules.opening(), rules.credit)
        for count, line in enumerate(told[:-1], 1):
            assert not rules.over(Ledger(ledger.awards[:count], line.after, line.award.deal - 1))


def bound(rules: Rules[Any, Any], view: View[Any], card: Card) -> bool:
    """Tell whether the refusal of this card names the one card of the hand that binds this player alone."""
    reason = rules.refusal(view, Play(card))
    return reason is not None and reason.cards.bit_count() == 1 and bool(reason.cards & view.hand)


@GAMES
def test_tricks_are_played_as_the_contract_says(game_id: str) -> None:
    dice = Random(10)
    for _, rules in tables(game_id, dice, 12):
        for step in walk(rules, dice, 200):
            if not isinstance(step.entry.move, Play):
                continue
            view = rules.view(step.before, step.entry.seat)
            contract = rules.contract(view)
            assert contract is not None
            legal = (
                contract.policy(view.hand, view.trick.cards, contract.order)
                if view.trick.cards
                else view.hand
            )
            allowed = mask(move.card for move in view.moves if isinstance(move, Play))
            assert allowed & legal == allowed
            assert all(bound(rules, view, card) for card in members(legal & ~allowed))
            after = rules.view(step.after, step.entry.seat)
            if len(after.tricks) > len(view.tricks):
                trick = after.tricks[-1]
                best = trick.cards.index(head(trick.cards, contract.order))
                assert trick.taker == (trick.leader + best) % rules.spec.seats


@GAMES
def test_a_restored_match_equals_the_original(game_id: str) -> None:
    dice = Random(11)
    for options, rules in tables(game_id, dice, 6):
        start = dice.randrange(rules.spec.seats)
        match = Match(rules, header(game_id, rules, options, start))
        for _ in range(150):
            if match.over:
                break
            if match.turn == CHANCE:
                match.shuffle(dice, 0)
            else:
                match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
        text = write(match.transcript(), rules.spec.pack)
        again = read(text, packed(rules))
        assert again.entries == match.transcript().entries
        assert dict(again.header.options) == {name: str(value).lower() for name, value in options.items()}
        restored = Match.restore(rules, again)
        assert [restored.view(s) for s in range(rules.spec.seats)] == [
            match.view(s) for s in range(rules.spec.seats)
        ]


@GAMES
def test_taking_back_and_making_again_changes_nothing(game_id: str) -> None:
    dice = Random(12)
    for options, rules in tables(game_id, dice, 4):
        match = Match(rules, header(game_id, rules, options, 0))
        for _ in range(60):
            if match.over:
                break
            if match.turn == CHANCE:
                match.shuffle(dice, 0)
                continue
            match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
            if match.can_take_back(0):
                view, log = match.view(0), match.transcript().entries
                back = dice.randint(1, 3)
                for _ in range(back):
                    match.take_back(0)
                assert len(match) < len(log) or not match.can_take_back(0)
                while match.can_redo:
                    match.redo(0)
                assert (match.view(0), match.transcript().entries) == (view, log)


@GAMES
def test_illegal_moves_and_foreign_turns_raise(game_id: str) -> None:
    dice = Random(13)
    rules = find(game_id).rules(find(game_id).options())
    match = Match(rules, header(game_id, rules, {}, 0))
    with pytest.raises(IllegalMove):
        match.submit(0, Play(0), 0)
    with pytest.raises(IllegalMove):
        match.submit(CHANCE, Play(0), 0)
    match.shuffle(dice, 0)
    if match.turn not in (CHANCE, NOBODY):
        with pytest.raises(IllegalMove):
            match.submit((match.turn + 1) % rules.spec.seats, match.view(match.turn).moves[0], 0)


@GAMES
def test_a_running_deal_can_not_be_reviewed(game_id: str) -> None:
    dice = Random(14)
    rules = find(game_id).rules(find(game_id).options())
    match = Match(rules, header(game_id, rules, {}, 0))
    while match.turn in (CHANCE, NOBODY):
        match.shuffle(dice, 0)
    with pytest.raises(IllegalMove):
        match.review(len(match), 1)
