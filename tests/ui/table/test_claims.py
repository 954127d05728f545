"""Claiming the rest: offered when it is sure, asked once a deal, played out by ordinary moves, taken back at one go."""

from dataclasses import replace
from random import Random

import pygame
import pytest

from game.catalogue import GAMES, rules_for
from game.core.cards import Card
from game.core.move import Play
from game.core.transcript import Entry
from game.search.claim import claim
from game.ui.action import Action
from game.ui.input import Press
from game.ui.markup import Cards, plain
from tests.laws.walks import random_move
from tests.ui.table.seated import QUICK, Evening, Seat

IDS = [game.id for game in GAMES if game.id != "illustrated_tarock"]
"""Games in which rank alone decides a trick; where the Emperor trick may, nothing is ever proved."""
DEALS = 400
MANNERS = replace(QUICK, speed=0.0, forced_card_pause=False, auto_last_card=False)


def before_a_claim(game: str, dice: Random) -> tuple[Entry, ...]:
    """Play at random until the first seat may claim."""
    rules = rules_for(game, {})
    for _ in range(DEALS):
        state, entries = rules.start(0), list[Entry]()
        while rules.view(state, 0).ledger.finished == 0:
            view = rules.view(state, 0)
            if view.turn == 0 and len(claim(view, rules.contract(view)).cards) > 1:
                return tuple(entries)
            entries.append(Entry(state.turn, random_move(rules, state, dice)))
            state = rules.play(state, entries[-1].move)
    message = f"nothing could be claimed in {DEALS} deals"
    raise AssertionError(message)


def sure(game: str, seed: int = 1) -> Evening:
    """Sit down where something may be claimed."""
    evening = Evening(Seat(game, settings=MANNERS, entries=before_a_claim(game, Random(seed))))
    evening.until(lambda: evening.find("claim") is not None, 1.0)
    return evening


def press(evening: Evening, key: str) -> None:
    node = evening.find(key)
    assert node is not None, key
    evening.click(node.visible.center)


def planned(evening: Evening) -> tuple[Card, ...]:
    return evening.seat.table.desk.claiming.cards


def my_cards(evening: Evening, since: int) -> list[Card]:
    """List what I have played since the log was so long."""
    entries = evening.seat.kept[-1].entries[since:]
    return [entry.move.card for entry in entries if entry.seat == 0 and isinstance(entry.move, Play)]


@pytest.mark.parametrize("game", IDS)
def test_a_claim_by_mouse_shows_its_cards_and_is_played_out(game: str) -> None:
    evening = sure(game)
    desk, plan = evening.seat.table.desk, planned(evening)
    since, before = len(desk.sitting.match), desk.sitting.view()
    press(evening, "claim")
    names = tuple(desk.sitting.match.rules.spec.pack.faces[card] for card in plan)
    assert plain((Cards(names),)) in [node.name for node in evening.nodes]
    press(evening, "yes")
    evening.until(lambda: not evening.at_table)
    assert tuple(my_cards(evening, since)) == plan
    after = desk.sitting.view()
    assert after.ledger.finished == before.ledger.finished + 1
    assert {trick.taker for trick in after.tricks[len(before.tricks) :]} == {0}


@pytest.mark.parametrize("game", IDS)
def test_a_claim_by_key_is_taken_back_at_one_go(game: str) -> None:
    evening = sure(game, seed=2)
    desk, plan = evening.seat.table.desk, planned(evening)
    since, before = len(desk.sitting.match), desk.sitting.view()
    evening.key(pygame.K_c)
    evening.key(pygame.K_RETURN)
    evening.until(lambda: not evening.at_table)
    evening.loop.stack.turn(evening.seat.following())
    evening.seat.table.desk.course.open = False
    evening.key(pygame.K_u)
    assert len(desk.sitting.match) == since
    assert desk.sitting.view().hand == before.hand
    evening.until(lambda: planned(evening) == plan)


def test_who_plays_on_is_not_asked_again_in_this_deal() -> None:
    evening = sure("imperium", seed=3)
    desk = evening.seat.table.desk
    evening.key(pygame.K_c)
    evening.key(pygame.K_ESCAPE)
    assert evening.at_table
    assert evening.find("claim") is None
    desk.use(desk.claiming.cards[0] if desk.claiming.cards else desk.hand.cards[0])
    evening.step(1.0)
    assert evening.find("claim") is None


def test_the_key_says_when_nothing_is_sure() -> None:
    seat = Seat("imperium")
    seat.my_turn()
    assert seat.table.handle(Press("c", Action.CLAIM)) is None
    assert any("can't be sure" in node.name for node in seat.house.notices.nodes(seat.house.look))


def test_the_rest_is_played_out_in_haste_and_a_press_changes_nothing() -> None:
    evening = sure("imperium")
    desk = evening.seat.table.desk
    evening.seat.house.change(replace(QUICK, speed=1.0, wait_for_me=True))
    desk.claim()
    assert desk.course.tempo > 1.0
    assert not desk.course.ready
    evening.key(pygame.K_1)
    evening.until(lambda: not evening.at_table, 12)
    assert desk.sitting.view().ledger.finished > 0


def test_a_hint_is_given_beside_a_claim() -> None:
    evening = sure("imperium")
    evening.key(pygame.K_h)
    evening.step()
    assert evening.seat.table.desk.note is not None
    assert evening.find("claim") is not None
