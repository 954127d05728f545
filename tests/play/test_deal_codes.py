"""Deals from codes at the table: the same cards from every seat, and what is kept of the next ones."""

from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game import resources
from game.app.daily_deals import deal_again, finished_deal
from game.catalogue import GAMES, find, rules_for, spec_of
from game.core.cards import CHANCE, Seat
from game.core.deal import deal_out
from game.core.deal_code import day_pack
from game.core.move import Deal
from game.core.options import Value
from game.core.record import replace
from game.core.transcript import Header, Shuffle, Transcript
from game.play.deal_codes import (
    DEALER,
    CodingShuffler,
    code_of_day,
    coded,
    dealt_by,
    fingerprint_of,
    playable_seats,
    read_code,
    setup_from,
    turned_to_seat,
)
from game.play.match_setup import MatchSetup, Opponent
from game.play.par import ahead
from game.play.table_session import DealDone
from game.questions import ParRequest
from game.session.match import Match
from game.session.players import players_of
from game.session.worker import Pending
from game.storage.match_file import MatchScore
from game.storage.settings import DEFAULTS
from game.storage.stores import open_stores
from game.ui.kit.page import Page
from game.wording import load
from tests.ui.kit.context import open_context

WORDS = load(resources.root() / "words" / "en")
TABLES = [(game.id, seats) for game in GAMES for seats in game.seats]


def options_for(game_id: str, seats: int) -> dict[str, Value]:
    asked = find(game_id).given.players
    return {asked: seats} if asked else {}


def hands(match_setup: MatchSetup) -> tuple[int, ...]:
    spec = rules_for(match_setup.game, dict(match_setup.options)).spec
    assert match_setup.dealer is not None
    return deal_out(spec.packets, match_setup.stated, match_setup.dealer, spec.seats).hands


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_table_is_turned_with_all_its_hands(game_id: str, seats: int) -> None:
    options = options_for(game_id, seats)
    for dealer in range(seats):
        code = coded(game_id, options, dealer, 20261122)
        first = setup_from(code, DEFAULTS)
        assert len(first.opponents) == seats - 1
        for seat in range(seats):
            turned = turned_to_seat(first, seat)
            assert hands(turned) == tuple(hands(first)[(seat + place) % seats] for place in range(seats))
            assert (turned.stated, turned.opponents) == (first.stated, first.opponents)
            told = read_code(turned.code)
            assert (told.dealer, told.seed) == (turned.dealer, code.seed)
            assert told.pack(len(first.stated)) == first.stated


SIDES = [
    ("romestecq", {"players": 4}, (0, 2)),
    ("romestecq", {"players": 6}, (0, 3)),
    ("romestecq", {"players": 6, "six_sides": "three_pairs"}, (0, 2, 4)),
    ("romestecq", {"players": 2}, (0, 1)),
    ("sheepshead", {}, (0, 1, 2, 3, 4)),
]


@pytest.mark.parametrize(("game_id", "options", "expected"), SIDES)
def test_a_table_is_turned_by_whole_sides(
    game_id: str, options: dict[str, Value], expected: tuple[Seat, ...]
) -> None:
    spec = rules_for(game_id, options).spec
    assert playable_seats(spec) == expected
    first = setup_from(coded(game_id, options, 1, 7), DEFAULTS)
    for seat in expected:
        there = hands(turned_to_seat(first, seat))
        parties = {frozenset(hands(first)[each] for each in party) for party in spec.parties}
        assert parties == {frozenset(there[each] for each in party) for party in spec.parties}


class Unasked:
    """Judges nothing: par is searched for only when it is asked for."""

    def ask(self, _: ParRequest) -> Pending[float]:
        pytest.fail("nobody has asked for par")


def test_a_deal_is_offered_again_where_partners_stay_together() -> None:
    match = begun("romestecq", 1)
    done = DealDone(match, 1, players_of(match.transcript().header, 4), 0)
    scene = finished_deal(open_context(), done, Unasked())
    scene.update(0.1)
    assert isinstance(scene, Page)
    assert {node.key for node in scene.nodes() if node.key.startswith("seat/")} == {"seat/0", "seat/2"}
    assert "From any other seat, other players would be partners." in {node.name for node in scene.nodes()}


def test_an_agreement_about_the_first_dealer_goes_where_the_table_is_turned() -> None:
    first = setup_from(coded("imperium", {"first_dealer": "seat1"}, 1, 99), DEFAULTS)
    assert (first.options, first.dealer) == ((("first_dealer", "seat1"),), 1)
    assert turned_to_seat(first, 0) == first
    turned = turned_to_seat(first, 1)
    assert (turned.options, turned.dealer) == ((), 0)
    assert read_code(turned.code).options == ()


def test_the_deal_of_a_day_keeps_its_day_where_the_table_is_turned() -> None:
    code = code_of_day("gleek", date(2026, 11, 22))
    first = setup_from(code, DEFAULTS)
    assert (first.options, first.dealer, first.stated) == ((), DEALER, day_pack("gleek", code.day, 44))
    for seat in range(3):
        turned = turned_to_seat(first, seat)
        assert hands(turned) == tuple(hands(first)[(seat + place) % 3] for place in range(3))
        told = read_code(turned.code)
        assert (told.day, told.dealer) == (code.day, turned.dealer)


def test_a_days_deal_that_was_played_before_it_had_a_code_has_one_now() -> None:
    cards = Deal(day_pack("ecarte", "2026-11-22", 32))
    header = Header("ecarte", 1, (), ("You",), DEALER, "2026-11-22", (1,))
    for other, code in (
        (header, code_of_day("ecarte", date(2026, 11, 22))),
        (replace(header, date=""), None),
    ):
        match = Match(rules_for("ecarte", {}), other)
        match.submit(CHANCE, cards, 0)
        assert dealt_by(match.transcript(), 1) == code


def test_cards_without_a_code_are_turned_as_well() -> None:
    stated = MatchSetup("ecarte", (), (Opponent("Ada", "club"),), tuple(range(32)), 1)
    turned = turned_to_seat(stated, 1)
    assert (turned.dealer, turned.stated, turned.code) == (0, stated.stated, "")
    unsealed = begun("ecarte", 1)
    assert fingerprint_of(unsealed.transcript(), 1) == unsealed.fingerprint == ""


@pytest.mark.parametrize("game_id", ["imperium", "gleek", "sheepshead"])
def test_a_later_deal_of_a_match_is_set_up_again(game_id: str) -> None:
    match = begun(game_id, 3)
    rules, log = match.rules, match.transcript()
    players = players_of(log.header, rules.spec.seats)
    for deal in (1, 2, 3):
        for seat in range(rules.spec.seats):
            found = deal_again(DealDone(match, deal, players, 0), seat)
            assert found.stated == log.packs[deal - 1]
            dealt = match.review(match.span(deal).start, seat)
            if dealt.turn != CHANCE:
                assert hands(found)[0] == dealt.hand
            code = dealt_by(log, deal)
            assert code is not None
            assert read_code(found.code).seed == code.seed


def begun(game_id: str, deals: int, *, sealed: bool = False) -> Match[Any, Any]:
    """Play deals at random whose shuffles come from codes."""
    rules, dice = rules_for(game_id, {}), Random(15)
    match = Match(rules, Header(game_id, rules.spec.edition, (), ("You",), 0, "2026-11-22"))
    shuffler = CodingShuffler(dice, lambda: sealed)
    while match.shuffles < deals or match.turn >= 0:
        if match.turn == CHANCE:
            shuffler.deal(match, 0, ())
        else:
            match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
    return match


def test_the_fingerprint_is_known_before_anybody_moves_and_says_nothing_of_the_salt() -> None:
    rules = rules_for("ecarte", {})
    match = Match(rules, Header("ecarte", 1, (), ("You",), 0))
    CodingShuffler(Random(1), lambda: True).deal(match, 0, ())
    log = match.transcript()
    assert match.fingerprint == fingerprint_of(log, 1)
    assert len(log.entries) == 1
    salt = log.header.shuffle(1).salt
    assert len(salt) == 32
    assert all(salt not in repr(match.view(seat)) for seat in (0, 1))


def test_every_deal_has_a_fingerprint_of_its_own() -> None:
    match = begun("ecarte", 2, sealed=True)
    first, second = (fingerprint_of(match.transcript(), number) for number in (1, 2))
    assert second == match.fingerprint != first


def test_a_stated_pack_keeps_the_code_it_was_begun_with() -> None:
    code = coded("ecarte", {}, 1, 7)
    header = Header("ecarte", 1, (), ("You",), 1, "", (1,), (Shuffle(1, code.text),))
    match = Match(rules_for("ecarte", {}), header)
    CodingShuffler(Random(1), lambda: True).deal(match, 0, code.pack(32))
    assert dealt_by(match.transcript(), 1) == code
    assert fingerprint_of(match.transcript(), 1)


def test_a_match_stays_in_one_file_while_its_deals_get_codes(tmp_path: Path) -> None:
    whole = begun("ecarte", 3, sealed=True)
    log, stores = whole.transcript(), open_stores(tmp_path, spec_of)
    for deals in (1, 2, 3):
        entries = log.entries[: whole.span(deals).stop - 1]
        header = replace(log.header, shuffles=log.header.shuffles[:deals])
        stores.saves.keep(
            Transcript(header, entries), MatchScore(rules_for("ecarte", {}).opening(), deals, over=False)
        )
    assert stores.saves.load(stores.saves.running) == log
    assert len(stores.saves.listing()) == 1
    stores.close()


def test_a_score_is_that_of_the_deal_that_is_asked_for() -> None:
    match = begun("sheepshead", 3)
    worth = [
        match.rules.worth(match.review(match.span(deal).stop - 1, 0).ledger.holdings) for deal in (1, 2, 3)
    ]
    for deal in (2, 3):
        gains = [now - then for now, then in zip(worth[deal - 1], worth[deal - 2], strict=True)]
        assert ahead(match, 1, deal) == pytest.approx(gains[1] - (sum(gains) - gains[1]) / 4)
