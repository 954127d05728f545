"""Packets that lie open on the table: taken by mouse and by key; one that may not be taken says why."""

import pytest

from game.core.cards import CHANCE
from game.core.deal import stacked
from game.core.move import Deal, Move, Say
from game.core.record import replace
from game.core.transcript import Entry
from game.play.table.inputs import AskHint, TakePacket
from game.rules.illustrated_tarock.cards import PACK
from game.rules.illustrated_tarock.phases import PACKETS
from game.stage.pose import CARD, extent
from game.storage.settings import Settings
from game.ui.shell.action import Action
from game.ui.shell.node import Node, Role
from game.ui.table.view_model import advised_button
from tests.ui.kit.context import SCALES, SIZES, click, focused, press
from tests.ui.table.seated import FRAME, QUICK, Seat, noted

HAND = "T17 T13 T6 T3 8S TH KD QD CD TD 9D 8D 7D JC 9C 8C"
STOCK = "JH T10 T19 T1 T7 7C"
"""Its second half holds an honour."""


def choosing(size: tuple[int, int] = (1280, 720), settings: Settings = QUICK) -> Seat:
    """Sit down as a declarer who has announced to win without honours."""
    pack = stacked(PACKETS, 0, PACK, {0: PACK.parse_all(HAND)}, {"stock": PACK.parse_all(STOCK)})
    said = ((1, "pass"), (2, "pass"), (0, "three"), (0, "against_honours"), (0, "done"))
    moves: list[tuple[int, Move]] = [(CHANCE, Deal(pack)), *((seat, Say(word)) for seat, word in said)]
    seat = Seat("illustrated_tarock", size, settings, entries=tuple(Entry(who, move) for who, move in moves))
    seat.my_turn()
    seat.go(0.1)
    return seat


def packet(seat: Seat, number: int) -> Node:
    return next(node for node in seat.table.nodes() if node.key == f"take:{number}")


def test_a_packet_is_taken_with_a_click_on_its_cards() -> None:
    seat = choosing()
    node = packet(seat, 0)
    assert "jack of hearts" in node.name
    click(seat.table, (node.box.centerx, node.box.top + node.box.height // 4))
    seat.go(1.0)
    assert seat.session.view().public.taken == 0


def test_a_packet_is_taken_by_key() -> None:
    seat = choosing()
    assert focused(seat.table) == "take:0"
    press(seat.table, Action.CONFIRM)
    seat.go(1.0)
    assert seat.session.view().public.taken == 0


def test_no_caption_stands_where_packets_lay_that_are_leaving() -> None:
    seat, seen = choosing(settings=replace(QUICK, speed=1.0)), list[str]()
    animator = seat.table.driver.shown.animator
    seat.table.send(TakePacket(0))
    while not seat.table.driver.playback.ready:
        seat.go(FRAME)
        for node in seat.table.nodes():
            lying = [
                seat.table.areas.rect(extent(pose)) for key, pose in animator.poses.items() if key[0] == CARD
            ]
            if node.role is Role.TEXT and node.name == "Stock":
                seen.append(node.name)
                assert node.box.inflate(0, node.box.height * 2).collidelist(lying) >= 0
    assert seen


def test_a_packet_that_must_stay_says_why() -> None:
    seat = choosing()
    assert "disabled" in packet(seat, 1).state
    click(seat.table, packet(seat, 1).box.center)
    note = noted(seat)
    assert seat.session.view().public.taken == -1
    assert note is not None
    assert note.rule == "5.2"
    assert "{T1}" in note.text


def test_a_hint_marks_the_packet_it_is_for() -> None:
    seat = choosing()
    seat.table.send(AskHint())
    seat.until(lambda: bool(advised_button(seat.table.driver.state.hint)), 5)
    advised = [number for number in (0, 1) if "advised" in packet(seat, number).state]
    assert [f"take:{number}" for number in advised] == [advised_button(seat.table.driver.state.hint)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("cards", [0.7, 1.0, 1.15, 1.3])
def test_the_prompt_lies_on_no_packet_and_on_no_card(
    size: tuple[int, int], scale: float, cards: float
) -> None:
    seat = choosing(size, replace(QUICK, text_scale=scale, card_size=cards))
    (prompt,) = (node for node in seat.table.nodes() if node.name.startswith("Which cards"))
    kept = [node.box for node in seat.table.nodes() if node.key.startswith(("take:", "card:"))]
    assert prompt.box.collidelist(kept) < 0


def test_arrows_walk_a_hand_in_two_rows_from_end_to_end() -> None:
    seat = choosing()
    seat.table.send(TakePacket(0))
    seat.my_turn()
    cards = [f"card:{each}" for each in seat.table.places.hand.cards]
    assert len(cards) == 19
    seat.table.screen.focus(cards[0], keyed=True)
    walked = [focused(seat.table)]
    for _ in cards[1:]:
        press(seat.table, Action.RIGHT)
        walked.append(focused(seat.table))
    assert walked == cards
    press(seat.table, Action.LEFT)
    assert focused(seat.table) == cards[-2]
