"""Claiming the rest: offered when it is sure, asked once a deal, played out by ordinary moves, taken back at one go."""

from random import Random

import pygame
import pytest

from game.catalogue import GAMES, find, rules_for
from game.core.cards import Card
from game.core.move import Play
from game.core.record import replace
from game.core.transcript import Entry
from game.play.table.inputs import ClaimRest, UseCard
from game.questions import ClaimRequest
from game.search.claim import claim
from game.stage.director import CLAIM
from game.stage.placement import claimed, seating_for
from game.stage.pose import FLYING, card, extent, overlaps
from game.telling.markup import InlineCards, plain
from game.ui.shell.action import Action
from game.ui.shell.input import Press
from game.ui.shell.scene import Pop
from tests.laws.walks import random_move
from tests.ui.table.seated import FRAME, QUICK, Seat, TableWindow

IDS = [game.id for game in GAMES if game.id != "illustrated_tarock"]
"""Games in which rank alone decides a trick; where the Emperor trick may, nothing is ever proved."""
DEALS = 400
MANNERS = replace(QUICK, speed=0.0, auto_only_card=False, auto_last_card=False)


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


def sure(game: str, seed: int = 1) -> TableWindow:
    """Sit down where something may be claimed."""
    app = TableWindow(Seat(game, settings=MANNERS, entries=before_a_claim(game, Random(seed))))
    app.until(lambda: app.find("claim") is not None, 1.0)
    return app


def press(app: TableWindow, key: str) -> None:
    node = app.find(key)
    assert node is not None, key
    app.click(node.visible.center)


def planned(app: TableWindow) -> tuple[Card, ...]:
    return app.seat.table.driver.state.claimable


def my_cards(app: TableWindow, since: int) -> list[Card]:
    """List what I have played since the log was so long."""
    entries = app.seat.kept[-1].entries[since:]
    return [entry.move.card for entry in entries if entry.seat == 0 and isinstance(entry.move, Play)]


@pytest.mark.parametrize("game", IDS)
def test_a_claim_by_mouse_shows_its_cards_and_is_played_out(game: str) -> None:
    app = sure(game)
    table, plan = app.seat.table, planned(app)
    since, before = len(table.driver.session.match), table.driver.session.view()
    press(app, "claim")
    names = tuple(table.driver.session.match.rules.spec.pack.faces[one] for one in plan)
    told = table.driver.facts.captions.cards.in_words(plain((InlineCards(names),)))
    assert told in [node.name for node in app.nodes]
    press(app, "yes")
    app.until(lambda: not app.at_table)
    assert tuple(my_cards(app, since)) == plan
    after = table.driver.session.view()
    assert after.ledger.finished == before.ledger.finished + 1
    assert {trick.taker for trick in after.tricks[len(before.tricks) :]} == {0}


@pytest.mark.parametrize("game", IDS)
def test_a_claim_by_key_is_taken_back_at_one_go(game: str) -> None:
    app = sure(game, seed=2)
    table, plan = app.seat.table, planned(app)
    since, before = len(table.driver.session.match), table.driver.session.view()
    app.key(pygame.K_c)
    app.key(pygame.K_RETURN)
    app.until(lambda: not app.at_table)
    app.loop.stack.turn(Pop())
    app.key(pygame.K_u)
    assert len(table.driver.session.match) == since
    assert table.driver.session.view().hand == before.hand
    app.until(lambda: planned(app) == plan)


def test_who_plays_on_is_not_asked_again_in_this_deal() -> None:
    app = sure("imperium", seed=3)
    table = app.seat.table
    app.key(pygame.K_c)
    app.key(pygame.K_ESCAPE)
    assert app.at_table
    assert app.find("claim") is None
    table.send(
        UseCard(
            table.driver.state.claimable[0] if table.driver.state.claimable else table.places.hand.cards[0]
        )
    )
    app.step(1.0)
    assert app.find("claim") is None


def test_who_plays_on_may_still_claim_by_the_key() -> None:
    app = sure("imperium", seed=2)
    plan, length = planned(app), len(app.seat.session.match)
    for _ in range(2):
        app.key(pygame.K_c)
        assert app.find("yes") is not None
        app.key(pygame.K_ESCAPE)
    assert not app.seat.context.notices.sentences
    table = app.seat.table
    table.send(UseCard(plan[0]))
    app.until(lambda: len(table.driver.session.match) > length and planned(app) == plan[1:], 3.0)
    assert app.find("claim") is None
    app.key(pygame.K_c)
    assert app.find("yes") is not None


def test_the_key_says_when_nothing_is_sure() -> None:
    seat = Seat("imperium")
    seat.my_turn()
    assert seat.table.handle(Press("c", Action.CLAIM)) is None
    assert any("not certain yet" in node.name for node in seat.context.notices.nodes(seat.context.look))


def test_a_claim_is_one_fan_out_and_one_sweep() -> None:
    app = sure("imperium")
    table, plan = app.seat.table, planned(app)
    animator = table.driver.shown.animator
    app.seat.context.change(replace(QUICK, speed=1.0, wait_for_me=True))
    app.step()
    table.send(ClaimRest())
    height = {animator.poses[card(each)].y for each in plan}
    left, tricks, now = dict[Card, float](), set[int](), 0.0
    while app.at_table:
        app.step()
        now += FRAME
        tricks.add(len(table.driver.shown.view.tricks))
        left |= {
            each: now for each in plan if each not in left and animator.poses[card(each)].depth >= FLYING
        }
        if abs(now - CLAIM + 0.1) < FRAME:
            middle = {round(animator.poses[card(each)].y) for each in plan}
            assert len(middle) == 1, "they lie in one row"
            assert not middle & height
        assert now < 12
    assert max(left.values()) < CLAIM
    assert len(tricks) == 2, "no trick is seen to be played out"
    assert table.driver.session.view().ledger.finished > 0


def test_a_press_during_a_claim_changes_nothing() -> None:
    app = sure("imperium")
    table = app.seat.table
    app.seat.context.change(replace(QUICK, speed=1.0))
    app.step()
    table.send(ClaimRest())
    assert not table.driver.playback.ready
    app.key(pygame.K_1)
    app.until(lambda: not app.at_table, 12)
    assert table.driver.session.view().ledger.finished > 0


def test_an_undo_in_the_middle_of_a_claim_lays_the_hand_as_it_was() -> None:
    app = sure("imperium")
    table, hand = app.seat.table, app.seat.session.view().hand
    app.seat.context.change(replace(QUICK, speed=1.0))
    app.step()
    table.send(ClaimRest())
    app.step(0.3)
    app.key(pygame.K_u)
    app.until(lambda: table.driver.playback.ready, 3)
    assert table.driver.session.view().hand == hand
    viewport = app.seat.table.areas.viewport
    assert dict(table.driver.shown.animator.poses) == dict(
        find("imperium").table.place(table.driver.session.view(), viewport)
    )


def test_a_hint_is_given_beside_a_claim() -> None:
    app = sure("imperium")
    app.key(pygame.K_h)
    app.step()
    assert app.seat.table.driver.state.remark is not None
    assert app.find("claim") is not None


def test_a_claim_is_offered_after_a_hint_asked_before_it_was_found() -> None:
    seat = Seat("imperium", settings=MANNERS, entries=before_a_claim("imperium", Random(1)))
    app, find_all = TableWindow(seat), seat.parrot.find
    seat.parrot.find = lambda asked: None if isinstance(asked, ClaimRequest) else find_all(asked)
    table = seat.table
    app.until(lambda: table.driver.state.claim.revision < 0, 1.0)
    app.key(pygame.K_h)
    seat.parrot.find = find_all
    app.until(lambda: app.find("claim") is not None, 1.0)
    assert table.driver.state.remark is not None


@pytest.mark.parametrize("game", IDS)
def test_the_cards_of_a_claim_leave_trumps_and_chips_in_sight(game: str) -> None:
    settings = replace(MANNERS, text_scale=2.0)
    app = TableWindow(Seat(game, (960, 600), settings, entries=before_a_claim(game, Random(1))))
    app.until(lambda: app.find("claim") is not None, 1.0)
    table = app.seat.table
    viewport = table.driver.shown.viewport
    assert viewport is not None
    view = table.driver.session.view()
    seating = seating_for(view, viewport)
    chips = seating.places[0].chips
    for pose in claimed(seating, planned(app)).values():
        zone = extent(pose)
        assert not (find(game).table.trump(view) and overlaps(zone, seating.sign.zone))
        assert zone.right < seating.zone.right
        beside = zone.right < chips.x - chips.width / 2 or chips.x + chips.width / 2 < zone.left
        assert beside or not zone.top < chips.y < zone.bottom


def test_who_listens_hears_what_may_be_claimed() -> None:
    app = sure("imperium")
    told = [each.text for each in app.seat.context.announcer.drain()]
    assert told[-1].startswith("Claim the rest: You take all the remaining tricks")
    assert told[-1].endswith("at once. Press C to claim.")
