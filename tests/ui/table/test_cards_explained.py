"""Unusual orders stand at hand and fold away; a card tells what it is worth, comes forward, and can be enlarged."""

import pygame
import pytest

from game.catalogue import rules_for
from game.core.cards import Pack
from game.core.order import order
from game.core.record import replace
from game.play.table.inputs import ToggleScore
from game.rules.ecarte.phases import CONTRACTS as ECARTE
from game.rules.illustrated_tarock.cards import ORDER as TAROCK
from game.rules.illustrated_tarock.cards import PACK as TAROCK_PACK
from game.rules.sheepshead.cards import PACK as SHEEP
from game.rules.sheepshead.cards import order_with
from game.session.players import Player
from game.stage.pose import card
from game.stage.ranking import SuitOrder, standing, unusual
from game.storage.settings import Settings
from game.telling.captions import Captions
from game.telling.card_facts import facts
from game.ui.kit.pointer_input import LONG
from game.ui.shell.node import Node, flaws
from tests.stage.walks import TABLES
from tests.ui.kit.context import open_context
from tests.ui.table.seated import QUICK, Seat, TableWindow

STILL = replace(QUICK, speed=0.0)


def seated(game: str, settings: Settings = STILL, size: tuple[int, int] = (1280, 720)) -> TableWindow:
    seat = Seat(game, size, settings, seed=3)
    seat.my_turn()
    return TableWindow(seat)


def order_lines(at: TableWindow) -> list[str]:
    return [
        node.name for node in at.nodes if ": " in node.name and node.name.startswith(("Trumps:", "Every"))
    ]


def cards(at: TableWindow) -> list[Node]:
    return [node for node in at.nodes if node.key.startswith("card:")]


def test_only_what_nobody_would_guess_is_unusual() -> None:
    pack: Pack = TABLES["ecarte"].pack  # type: ignore[attr-defined]  # every game's table is a TableLayout
    assert unusual(ECARTE[True][0].order, pack).plain == (SuitOrder("SHDC", "KQJAT987"),)
    found = unusual(TAROCK, TAROCK_PACK)
    assert not found.plain
    assert TAROCK_PACK.spell(found.trumps[0]) == "FOOL"
    guest = unusual(order_with(SHEEP.parse("9D"), "S"), SHEEP)
    assert guest.plain == (SuitOrder("CSH", "ATK987"),)
    assert [SHEEP.spell(each)[0] for each in guest.trumps] == [*"QQQQJJJJATK87"]  # of several suits
    stands = standing(TAROCK, TAROCK_PACK.parse("T20"))
    assert (stands.place, stands.count, stands.trump) == (3, 22, True)


def test_trumps_that_have_numbers_are_unusual_though_all_numbers_end_alike() -> None:
    pack = Pack("few", ("T1", "T11", "T21", "KS", "QS"))
    assert unusual(order([(2, 1, 0), (3, 4)], 0, pack.size), pack).trumps == (2, 1, 0)


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("ecarte", "Every suit: king, queen, jack, ace, ten, nine, eight, seven"),
        ("sheepshead", "Trumps: queen of clubs, queen of spades, queen of hearts, queen of diamonds, jack"),
        ("illustrated_tarock", "Trumps: the Tomfool, trump 21 (the World)"),
        ("imperium", "Trumps: the Joker, jack of "),
    ],
)
def test_unusual_orders_stand_at_hand_fold_away_and_can_be_switched_off(game: str, told: str) -> None:
    at = seated(game)
    assert any(line.startswith(told) for line in order_lines(at)) or game in (
        "sheepshead",
        "illustrated_tarock",
    )
    at.seat.table.send(ToggleScore())
    at.step()
    assert any(line.startswith(told) for line in order_lines(at))
    heading = at.find("orders")
    assert heading is not None
    at.click(heading.box.center)
    assert not order_lines(at)
    assert at.find("orders") is not None
    assert at.seat.table.screen.focused == "orders"
    at.key(pygame.K_RETURN)
    assert order_lines(at)
    off = seated(game, replace(STILL, card_help=False))
    off.seat.table.send(ToggleScore())
    off.step()
    assert off.find("orders") is None


@pytest.mark.parametrize("game", ["gleek", "romestecq"])
def test_where_all_is_as_one_would_guess_nothing_is_told(game: str) -> None:
    assert seated(game).find("orders") is None


def test_a_card_tells_what_it_counts_and_how_high_it_is() -> None:
    told = {node.name: node.value for node in cards(seated("sheepshead"))}
    assert any("highest trump" in each for each in told.values())
    assert all("card point" in each for each in told.values())


@pytest.mark.parametrize(
    ("face", "told"),
    [
        ("QC", "highest trump"),
        ("QS", "second highest trump"),
        ("7D", "lowest trump"),
        ("AS", "highest of spades"),
        ("TS", "second highest of spades"),
        ("7S", "lowest of spades"),
    ],
)
def test_it_is_told_where_a_card_stands(face: str, told: str) -> None:
    spec = rules_for("sheepshead", {}).spec
    captions = Captions(open_context().words, "sheepshead", spec, (Player("You"),) * spec.seats, 0)
    view = Seat("sheepshead", settings=STILL).session.view()
    assert facts(view, TABLES["sheepshead"], SHEEP.parse(face), captions)[-1] == told


def test_the_card_pointed_at_comes_before_its_neighbours() -> None:
    at = seated("sheepshead")
    hand = at.seat.table.places.hand
    at.move(cards(at)[1].box.center)
    at.step(0.5)
    poses = at.seat.table.poses()
    looked_at = hand.cards[1]
    assert poses[card(looked_at)].depth > max(
        poses[card(each)].depth for each in hand.cards if each != looked_at
    )


def test_the_tip_is_of_the_card_that_a_press_would_play() -> None:
    at = seated("illustrated_tarock")
    table, hand = at.seat.table, at.seat.table.places.hand
    found = set()
    for one in hand.cards[:: len(hand.cards) - 1]:  # those that are turned the most
        pose = table.driver.shown.animator.poses[card(one)]
        for across in range(-90, 91, 10):
            for along in (-130, -110, 100, 120):
                at.move(table.areas.point(pose.x + across, pose.y + along))
                marked = "" if hand.hovered is None else f"card:{hand.hovered}"
                assert str(table.screen.pointed) == marked
                found.add(marked)
    assert len(found) > 4
    assert "" in found


def test_the_pointer_takes_over_from_keys_and_keys_from_the_pointer() -> None:
    at = seated("illustrated_tarock")
    table, hand = at.seat.table, at.seat.table.places.hand
    first, second, third = hand.cards[3:6]
    at.key(pygame.K_4)
    at.step(0.3)
    assert hand.focused == first
    at.move(cards(at)[4].box.center)
    assert (hand.hovered, str(table.screen.pointed)) == (first, f"card:{first}")  # it lies over its neighbour
    at.move(cards(at)[4].box.midright)
    at.step(0.3)
    poses = table.poses()
    assert [hand.focused, hand.hovered] == [None, second]
    assert poses[card(second)].depth > max(poses[card(first)].depth, poses[card(third)].depth)
    at.key(pygame.K_LEFT)
    at.key(pygame.K_LEFT)
    at.step(0.3)
    assert [hand.focused, hand.hovered] == [hand.cards[2], None]


def enlarged(at: TableWindow) -> bool:
    return at.find("close") is not None


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
def test_the_second_button_enlarges_a_card_and_any_way_back_closes_it(size: tuple[int, int]) -> None:
    at = seated("sheepshead", replace(STILL, text_scale=2.0 if size[0] < 1000 else 1.0), size)
    place = cards(at)[1].box.center
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=3, touch=False))
    at.step(0.3)
    assert enlarged(at)
    assert flaws(at.nodes, size) == ()
    at.key(pygame.K_ESCAPE)
    assert at.at_table


def test_a_key_and_a_long_press_enlarge_as_well() -> None:
    at = seated("sheepshead")
    at.key(pygame.K_1)
    at.key(pygame.K_e)
    at.step(0.3)
    assert enlarged(at)
    at.key(pygame.K_e)
    assert at.at_table
    place = cards(at)[1].box.center
    at.move(place)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False))
    at.step(LONG + 0.2)
    assert enlarged(at)


def test_no_tip_of_the_table_shows_behind_what_lies_over_it() -> None:
    at = seated("sheepshead")
    at.move(cards(at)[1].box.center)
    at.step(2.0)
    assert at.seat.table.screen.pointed
    at.key(pygame.K_F10)
    assert not at.at_table
    assert not at.seat.table.screen.pointed
