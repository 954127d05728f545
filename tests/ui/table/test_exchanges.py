"""An exchange at the table: one packet out, one in, the hand sorts once, and what has come glows for a second."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.catalogue import find
from game.core.bot import Decision
from game.core.cards import CHANCE, Card, bit, mask, members
from game.core.deal import stacked
from game.core.move import Deal, Lay, Move, Say, Take
from game.core.rules import Reason
from game.core.transcript import Entry
from game.play.table.inputs import Confirm, PickCard, SayWord
from game.play.table.state import Advised
from game.questions import MoveRequest
from game.rules.illustrated_tarock.cards import PACK
from game.rules.illustrated_tarock.phases import PACKETS
from game.search.master import Advice
from game.stage.pose import BACK, FLYING, SpriteKey, card, heap_item
from game.storage.settings import DEFAULTS
from game.ui.shell.node import Node
from game.ui.table.places import GLOWS
from game.ui.table.view_model import remark_text
from tests.ui.table.seated import FRAME, Seat, TableWindow
from tests.ui.table.test_by_ear import recorded, seated, where
from tests.ui.whole.player import live
from tests.ui.whole.running_app import running, seated_player

WINDOW = 0.15
"""Seconds within which all cards of a packet leave."""
CARDS = 3


def willing(question: Any) -> Any:
    """Propose, accept, and exchange three cards."""
    if not isinstance(question, MoveRequest):
        return question.answer()
    moves = question.view.moves
    lays = [move for move in moves if isinstance(move, Lay)]
    words = {move.word: move for move in moves if isinstance(move, Say)}
    laid = 5 - question.view.hand.bit_count()
    if "done" in words and (laid >= CARDS or not lays):
        return Decision(words["done"], Reason("none"))
    wanted: list[Move] = [*lays] or [words[each] for each in ("propose", "accept") if each in words]
    return Decision((wanted or moves)[0], Reason("none"))


def at_answer() -> Seat:
    """Have the opponent propose, at the usual speed, and accept: the opponent exchanges first."""
    seat = Seat("ecarte", settings=DEFAULTS)
    seat.parrot.find = willing
    seat.my_turn()
    seat.table.send(SayWord("accept"))
    return seat


def at_exchange() -> Seat:
    """Come to an exchange of mine."""
    seat = at_answer()
    seat.my_turn()
    return seat


def test_cards_stay_chosen_while_another_is_dragged_and_goes_back() -> None:
    seat = at_exchange()
    app, hand = TableWindow(seat), seat.table.places.hand
    first, second = (node.visible.center for node in seat.table.nodes() if node.key in _keys(hand.cards[-2:]))
    app.click(first)
    chosen = hand.turn.chosen
    app.step(0.5)
    app.drag(second, (second[0] + 60, second[1] - 20))
    app.step(0.5)
    assert hand.turn.chosen == chosen
    app.drag(second, (second[0], second[1] - 300))
    app.step(0.5)
    assert hand.turn.chosen[:-1] == chosen


def _keys(cards: Sequence[Card]) -> list[str]:
    return [f"card:{each}" for each in cards]


def plate(seat: Seat) -> Node:
    return next(node for node in seat.table.nodes() if node.name == "Marguerite")


def test_my_cards_leave_in_one_packet_and_the_hand_sorts_once() -> None:
    seat = at_exchange()
    table, animator = seat.table, seat.table.driver.shown.animator
    hand = members(table.driver.shown.view.hand)
    laid, kept = hand[1:4], (hand[0], hand[4])
    for each in laid:
        table.send(PickCard(each))
    table.send(Confirm())
    left: dict[int, float] = {}
    sorting: list[float] = []
    now, before = 0.0, {each: animator.poses[card(each)].x for each in kept}
    while table.driver.shown.view.hand.bit_count() != len(hand) or not table.places.hand.fresh:
        seat.table.update(FRAME)
        now += FRAME
        left |= {
            each: now for each in laid if each not in left and animator.poses[card(each)].depth >= FLYING
        }
        places = {each: animator.poses[card(each)].x for each in kept}
        sorting += [now] if places != before else []
        before = places
        assert now < 5
    assert max(left.values()) - min(left.values()) < WINDOW
    assert min(sorting) > max(left.values()), "the hand keeps its gaps until the new cards come"
    assert max(sorting) - min(sorting) < 0.25, "and closes them once"


def test_what_was_drawn_glows_for_a_second() -> None:
    seat = at_exchange()
    table = seat.table
    hand = members(table.driver.shown.view.hand)
    for each in hand[1:4]:
        table.send(PickCard(each))
    table.send(Confirm())
    seat.until(lambda: bool(table.places.hand.fresh))
    drawn = set(members(table.driver.shown.view.hand)) - set(hand)
    assert set(table.places.hand.fresh) == drawn
    assert len(drawn) == CARDS
    seat.go(GLOWS - 0.2)
    assert set(table.places.hand.fresh) == drawn
    seat.go(0.4)
    assert not table.places.hand.fresh


def test_an_opponent_exchanges_at_one_go_and_the_ring_does_not_blink() -> None:
    seat = at_answer()
    table, animator = seat.table, seat.table.driver.shown.animator
    seat.until(lambda: "turn" in plate(seat).state)
    log, rings, left, now = len(seat.session.match), [True], list[float](), 0.0
    known = set[SpriteKey]()
    while not table.driver.playback.ready:
        seat.table.update(FRAME)
        now += FRAME
        rings.append("turn" in plate(seat).state)
        flying = {key for key, pose in animator.poses.items() if _discarded(key) and pose.depth >= FLYING}
        left += [now] * len(flying - known)
        known |= flying
        assert now < 10
    assert len(seat.session.match) >= log + CARDS
    assert len(left) == CARDS
    assert max(left) - min(left) < WINDOW
    assert sum(one and not other for one, other in pairwise(rings)) == 1, "it goes out once"


def _discarded(key: SpriteKey) -> bool:
    return key[0] == BACK and heap_item(key).name == "discard"


def test_a_felt_of_another_size_shows_what_an_opponent_has_laid_so_far() -> None:
    seat = at_answer()
    table, log = seat.table, len(seat.session.match)
    seat.until(lambda: len(seat.session.match) == log + 2)
    seat.context.resize((1920, 1080))
    viewport = seat.table.areas.viewport
    assert dict(table.driver.shown.animator.poses) == dict(
        find("ecarte").table.place(seat.session.view(), viewport)
    )
    seat.my_turn()


def test_trumps_are_discarded_where_there_is_nothing_else() -> None:
    """At a table where trumps are discarded only at need, and then shown (§10.9 of Illustrated Tarock)."""
    hand = PACK.parse_all("T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 KS KH KD 7S")
    pack = stacked(PACKETS, 0, PACK, {0: hand}, {"stock": PACK.parse_all("T2 T3 T4")})
    said = ((1, Say("pass")), (2, Say("pass")), (0, Say("three")), (0, Say("done")), (0, Take(0)))
    entries = (Entry(CHANCE, Deal(pack)), *(Entry(who, move) for who, move in said))
    seat = Seat("illustrated_tarock", options=(("trump_discards", "last_resort"),), entries=entries)
    seat.my_turn()
    seat.go(0.1)
    table, discards = seat.table, PACK.parse_all("7S T2 T3")
    assert not PACK.cards("7S T2 T3") & ~table.driver.state.turn.choices.lays
    for each in discards:
        table.send(PickCard(each))
    table.send(Confirm())
    seat.until(lambda: table.driver.shown.view.public.phase == "late", 5)
    assert PACK.cards("T2 T3") & ~seat.session.view().shown == 0


@pytest.mark.parametrize(("game", "bid"), [("sheepshead", "say:pick"), ("illustrated_tarock", "say:three")])
def test_nobody_is_said_to_speak_who_has_only_laid_cards_away(
    tmp_path: Path, game: str, bid: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as there:
        told = recorded(there, monkeypatch)
        player = seated_player(there)
        seated(there, player, game)
        player.play(lambda nodes: live(nodes, bid))
        player.use(bid)
        player.play(lambda _: bool(where(told, "You set ")))
        player.pause()
        away = where(told, "You set ")[0]
        assert told[away + 1] not in ("You: “Bury”.", "You: “Discard”.")


def test_advice_on_several_cards_gives_the_reason_of_the_first() -> None:
    seat = at_exchange()
    driver = seat.table.driver
    captions, cards = driver.facts.captions, seat.table.places.hand.cards[:2]
    reason = Reason("throw", cards=bit(cards[0]))
    told = remark_text(
        Advised(Advice(Decision(Lay(cards[0]), reason), ()), cards), driver.state.view, captions
    ).text
    assert told == f"{captions.laying(mask(cards))} {captions.why(reason)}"
    searched = Advised(Advice(Decision(Lay(cards[0]), Reason("searched", number=9)), ()), cards)
    assert remark_text(searched, driver.state.view, captions).text == captions.laying(
        mask(cards)
    )  # found of the first card alone
