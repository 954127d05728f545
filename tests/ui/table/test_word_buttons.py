"""Words on buttons: what each means, in rows that are centred and even, and tips that cover nothing that matters."""

from collections.abc import Callable, Sequence

import pygame
import pytest

from game.catalogue import rules_for
from game.core.cards import CHANCE
from game.core.deal import stacked
from game.core.move import Deal, Say
from game.core.record import replace
from game.core.transcript import Entry
from game.play.choices import Choices, WordChoice
from game.play.table.inputs import AskHint, SayWord, TakePacket
from game.session.players import Player
from game.stage.pose import Pose, card
from game.stage.rim import rim_of
from game.storage.settings import DEFAULTS
from game.telling.captions import Captions
from game.ui.kit.block import LayoutPass
from game.ui.kit.rendering import tip_rect
from game.ui.kit.screen import Screen
from game.ui.layout import Balanced
from game.ui.shell.action import Action
from game.ui.shell.input import Press
from game.ui.shell.node import Node
from game.ui.table.areas import areas_for
from game.ui.table.felt_controls import Caption, SuitSign
from game.ui.table.painter import CardMark
from game.ui.table.places import HOVER
from game.ui.table.renderer import Marks, Scenery, TableRenderer
from game.ui.table.view_model import FreeLayout, advised_button
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from tests.ui.kit.context import open_context
from tests.ui.table.seated import QUICK, Seat, move

STILL = replace(QUICK, speed=0.0)
HELD = "T17 T16 T14 T12 T8 T5 T4 T3 T2 TS CH 9H JD QC TC 8C"


def at_bonuses(size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Seat:
    """Sit as the declarer who may announce seven bonuses, or nothing."""
    rules = rules_for("illustrated_tarock", {})
    pack = rules.spec.pack
    cards = stacked(rules.spec.packets, 0, pack, {0: pack.parse_all(HELD)}, {})
    said = (Entry(1, Say("pass")), Entry(2, Say("pass")), Entry(0, Say("three")))
    settings = replace(STILL, text_scale=scale)
    seat = Seat("illustrated_tarock", size, settings, entries=(Entry(CHANCE, Deal(cards)), *said))
    seat.my_turn()
    seat.go(0.1)
    return seat


def at_the_dealers_answer(vulnerability: str = "first", *, again: bool = False) -> Seat:
    """Sit as the dealer at Écarté to whom an exchange is proposed, for the first time or after one."""
    options = (("vulnerability", vulnerability),) if vulnerability != "first" else ()
    rules = rules_for("ecarte", dict(options))
    deal, proposed = Deal(stacked(rules.spec.packets, 0, rules.spec.pack, {}, {})), Entry(1, Say("propose"))
    entries = [Entry(CHANCE, deal), proposed]
    if again:
        state = rules.play(rules.play(rules.start(0), deal), proposed.move)
        entries.append(Entry(0, Say("accept")))
        for each in (1, 0):
            state = rules.play(state, entries[-1].move)
            entries.append(Entry(each, rules.view(state, each).moves[0]))
            state = rules.play(state, entries[-1].move)
            entries.append(Entry(each, Say("done")))
        entries.append(proposed)
    seat = Seat("ecarte", settings=STILL, options=options, entries=tuple(entries))
    seat.my_turn()
    seat.go(0.1)
    return seat


def at_the_third_bid(size: tuple[int, int], scale: float) -> Seat:
    """Sit as the dealer at Illustrated Tarock, who may pass or bid higher in two ways."""
    rules = rules_for("illustrated_tarock", {})
    cards = stacked(rules.spec.packets, 0, rules.spec.pack, {}, {})
    entries = (Entry(CHANCE, Deal(cards)), Entry(1, Say("pass")), Entry(2, Say("two")))
    seat = Seat("illustrated_tarock", size, replace(STILL, text_scale=scale), entries=entries)
    seat.my_turn()
    seat.go(0.1)
    return seat


def words(seat: Seat) -> list[Node]:
    return [node for node in seat.table.nodes() if node.key.startswith("say:")]


def rows(nodes: Sequence[Node]) -> list[list[Node]]:
    tops = sorted({node.box.centery for node in nodes})
    return [[node for node in nodes if node.box.centery == top] for top in tops]


@pytest.mark.parametrize(
    ("size", "scale"), [((960, 600), 1.0), ((960, 600), 2.0), ((1280, 720), 1.25), ((1280, 720), 2.0)]
)
def test_no_button_stands_alone_where_all_have_room_in_one_row(size: tuple[int, int], scale: float) -> None:
    assert [len(row) for row in rows(words(at_the_third_bid(size, scale)))] == [3]


def test_what_has_a_price_is_as_wide_as_what_has_none() -> None:
    bids = words(at_the_third_bid((1280, 720), 1.0))
    assert len({node.box.width for node in bids}) == 1
    assert {"×" in node.name for node in bids} == {True, False}


def test_a_button_tells_what_its_word_means_and_pays() -> None:
    told = {node.key: (node.name, node.value) for node in words(at_bonuses())}
    assert told["say:sparrow"] == ("Sparrow · 20", "take the last trick with trump 1")
    assert all(meaning for _, meaning in told.values())


@pytest.mark.parametrize(
    ("vulnerability", "again", "dear"),
    [
        ("first", False, True),
        ("first", True, False),
        ("none", False, False),
        ("any_refusal", False, True),
        ("any_refusal", True, True),
    ],
)
def test_losing_is_said_to_cost_more_only_where_it_does(vulnerability: str, again: bool, dear: bool) -> None:
    (refuse,) = (
        node for node in words(at_the_dealers_answer(vulnerability, again=again)) if node.key == "say:refuse"
    )
    assert ("costs more" in refuse.value) == dear
    assert ("costs more" in refuse.description) == dear


def test_the_button_that_closes_an_exchange_says_what_it_does() -> None:
    seat = at_bonuses()
    seat.table.send(SayWord("done"))
    seat.my_turn()
    seat.table.send(TakePacket(0))
    seat.my_turn()
    (button,) = (node for node in seat.table.nodes() if node.key == "confirm")
    assert button.name == "Discard (0)"


def test_an_under_card_is_laid_and_not_buried() -> None:
    context, spec = open_context(), rules_for("sheepshead", {}).spec
    captions = Captions(context.words, "sheepshead", spec, (Player("You"),) * spec.seats, 0)
    assert captions.exchange("bury") == "Bury"
    assert captions.exchange("under") == "Lay the under card"


def test_what_seeing_costs_is_on_its_button() -> None:
    rules = rules_for("gleek", {"stock_exchange": "discard_first"})
    state, entries = rules.start(0), list[Entry]()
    deal = Deal(stacked(rules.spec.packets, 0, rules.spec.pack, {}, {}))
    entries.append(Entry(CHANCE, deal))
    state = rules.play(state, deal)
    while not (state.turn == 0 and any(move == Say("see") for move in rules.view(state, 0).moves)):
        moves = rules.view(state, state.turn).moves
        vie = next((move for move in moves if move == Say("vie", 6)), None)
        move = vie or next((each for each in moves if each == Say("pass")), moves[0])
        entries.append(Entry(state.turn, move))
        state = rules.play(state, move)
    seat = Seat("gleek", settings=STILL, entries=tuple(entries))
    seat.my_turn()
    assert {node.key: node.name for node in words(seat)}["say:see"] == "See · 6 pence"


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((960, 600), 2.0)])
def test_rows_are_centred_and_even(size: tuple[int, int], scale: float) -> None:
    lines = rows(words(at_bonuses(size, scale)))
    counts = [len(line) for line in lines]
    assert max(counts) - min(counts) <= 1
    middles = [(line[0].box.left + line[-1].box.right) / 2 for line in lines]
    assert max(middles) - min(middles) <= 2


@pytest.mark.parametrize(
    ("count", "wide", "shared"), [(7, 4, [4, 3]), (4, 3, [2, 2]), (5, 4, [3, 2]), (3, 3, [3])]
)
def test_no_row_keeps_one_button_where_another_could_spare_some(
    count: int, wide: int, shared: list[int]
) -> None:
    look = open_context().look
    parts = [Button(f"b{number}", "A word", lambda: None) for number in range(count)]
    one = parts[0].width(look)
    room = pygame.Rect(0, 0, wide * one + (wide - 1) * look.px(18), 400)
    layout = LayoutPass({})
    Balanced(parts, 18).place(look, room, layout)
    tops = [widget.rect.y for widget in layout.widgets]
    assert [tops.count(top) for top in sorted(set(tops))] == shared
    assert all(room.contains(widget.rect) for widget in layout.widgets)


@pytest.mark.parametrize("size", [(800, 600), (960, 600), (1280, 720)])
def test_eight_bonuses_in_the_largest_type_cover_nothing_and_are_reached(size: tuple[int, int]) -> None:
    seat = at_bonuses(size, 2.0)
    nodes, lying, areas = words(seat), seat.table.places.layout, seat.table.areas
    assert len(nodes) == 8
    kept = [areas.rect(zone) for zone in (*lying.heaps, *(plate.zone for plate in lying.slots.plates))]
    kept += [node.box for node in seat.table.nodes() if node.key.startswith(("card:", "tool:"))]
    for node in nodes:
        shown = pygame.Rect(node.view) if node.view else node.box
        assert shown.collidelist(kept) < 0, node.name
    seat.table.screen.focus(nodes[0].key, keyed=True)
    for _ in nodes:
        seat.table.handle(Press("right", Action.RIGHT))
        seat.go(0.4)
    held = next(node for node in words(seat) if node.key == seat.table.screen.focused)
    assert held.key == nodes[-1].key
    assert held.visible.height == held.box.height


def at_revying() -> Seat:
    """Sit at Gleek, in the largest type in the smallest window, where I may pass, see or revie."""
    for seed in range(1, 9):
        seat = Seat("gleek", (960, 600), replace(STILL, text_scale=2.0), seed=seed)
        for _ in range(12):
            seat.my_turn()
            if any(node.key == "number:revie" for node in seat.table.nodes()):
                return seat
            said = [node.key.removeprefix("say:") for node in words(seat)]
            word = next((each for each in ("vie", "pass") if each in said), "")
            seat.table.send(SayWord(word)) if word else move(seat)
    message = "nobody vies"
    raise AssertionError(message)


def test_rows_of_buttons_lie_between_figures_of_chips_and_the_sign_of_trumps() -> None:
    seat = at_revying()
    look, widgets = seat.context.look, seat.table.screen.widgets()
    leaves = [(getattr(widget.leaf, "leaf", widget.leaf), widget.rect) for widget in widgets]
    written = [leaf.plate(look, rect) for leaf, rect in leaves if isinstance(leaf, Caption)]
    written += [rect for leaf, rect in leaves if isinstance(leaf, SuitSign)]
    buttons = [widget.rect for widget in widgets if widget.region == "words"]
    assert len(buttons) == 4
    assert len(written) > 3
    assert all(button.collidelist(written) < 0 for button in buttons)


@pytest.mark.parametrize("sit", [at_bonuses, at_the_dealers_answer])
def test_buttons_keep_apart_from_what_lies_beside_them(sit: Callable[[], Seat]) -> None:
    seat = sit()
    gap = 2 * round(20 * seat.table.areas.unit)
    lying = [seat.table.areas.rect(heap) for heap in seat.table.places.layout.heaps]
    buttons = [widget.rect for widget in seat.table.screen.widgets() if widget.region == "words"]
    assert all(button.inflate(gap, gap).collidelist(lying) < 0 for button in buttons)


@pytest.mark.parametrize("sit", [at_bonuses, at_the_dealers_answer])
def test_a_tip_covers_neither_hand_nor_buttons(sit: Callable[[], Seat]) -> None:
    seat = sit()
    look, kept = seat.context.look, seat.table.kept_from_tips()
    nodes = seat.table.nodes()
    matters = [node.box for node in nodes if node.key.startswith(("card:", "say:"))]
    for widget in seat.table.screen.widgets():
        if widget.region == "words" and widget.control is not None and widget.control.tip:
            tip = tip_rect(look, widget.control.tip, widget.rect, kept)
            assert tip is not None
            assert tip[0].collidelist(matters) < 0, widget.control.key


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("game", ["ecarte", "sheepshead", "illustrated_tarock"])
def test_the_tip_of_a_card_covers_no_plate_and_no_bar(game: str, scale: float, size: tuple[int, int]) -> None:
    seat = Seat(game, size, replace(STILL, text_scale=scale), seed=3)
    seat.my_turn()
    table, look = seat.table, seat.context.look
    slots = table.places.layout.slots
    written = [table.areas.rect(each) for each in (*slots.plates, slots.sign)]
    tools = [node.box for node in table.nodes() if node.key.startswith("tool:")]
    matters = [*tools, table.areas.bottom, *written]
    tips = [
        (widget.control.tip, widget.rect)
        for widget in table.screen.widgets()
        if widget.region == "hand" and widget.control and widget.control.tip
    ]
    assert tips
    for tip, beside in tips:
        found = tip_rect(look, tip, beside, table.kept_from_tips())
        raised = beside.move(0, -round(HOVER * beside.height))
        assert found is not None
        assert found[0].collidelist([*matters, raised]) < 0, tip


def test_no_word_of_several_has_the_focus_and_a_blind_enter_says_none() -> None:
    seat = at_bonuses()
    before = len(seat.session.match)
    assert not [node for node in seat.table.nodes() if "focused" in node.state]
    seat.table.handle(Press("return", Action.CONFIRM))
    assert len(seat.session.match) == before
    seat.table.handle(Press("right", Action.RIGHT))
    assert [node.key for node in words(seat) if "focused" in node.state] == [words(seat)[0].key]
    seat.table.handle(Press("return", Action.CONFIRM))
    assert len(seat.session.match) > before


def test_arrows_go_through_all_words_row_by_row_and_end_with_them() -> None:
    seat = at_bonuses()
    said = [node.key for node in words(seat)]
    assert len(rows(words(seat))) > 1
    walked = []
    for _ in range(len(said) + 2):
        seat.table.handle(Press("right", Action.RIGHT))
        walked.append(seat.table.screen.focused)
    assert walked == [*said, said[-1], said[-1]]
    for _ in range(len(said) + 2):
        seat.table.handle(Press("left", Action.LEFT))
    assert seat.table.screen.focused == said[0]
    seat.table.handle(Press("tab", Action.NEXT))
    assert seat.table.screen.focused.startswith("card:")
    seat.table.handle(Press("tab", Action.PREVIOUS))
    assert seat.table.screen.focused == said[0]


def test_the_focus_is_taken_from_a_word_that_was_said_before() -> None:
    seat = at_bonuses()
    seat.table.screen.focus("say:seventy", keyed=True)
    seat.table.handle(Press("return", Action.CONFIRM))
    seat.my_turn()
    seat.go(0.1)
    assert len(words(seat)) > 1
    assert not [node for node in words(seat) if "focused" in node.state]


def tones(seat: Seat) -> list[Tone]:
    leaves = [widget.leaf for widget in seat.table.screen.widgets() if widget.region == "words"]
    return [leaf.tone for leaf in leaves if isinstance(leaf, Button)]


@pytest.mark.parametrize("sit", [at_bonuses, at_the_dealers_answer])
def test_none_of_several_words_is_gold(sit: Callable[[], Seat]) -> None:
    assert set(tones(sit())) == {Tone.PLAIN}


def test_the_one_thing_to_do_is_gold() -> None:
    assert Choices(0, 0, (WordChoice("done"),), ()).single
    assert not Choices(1, 0, (WordChoice("mark_king"),), ()).single
    assert not Choices(0, 0, (WordChoice("bid", (12, 13)),), ()).single
    assert not Choices(0, 0, (WordChoice("done"), WordChoice("solo")), ()).single


def test_a_hint_marks_the_button_it_is_for() -> None:
    seat = at_the_dealers_answer()
    assert not [node for node in words(seat) if "advised" in node.state]
    seat.table.send(AskHint())
    seat.until(lambda: bool(advised_button(seat.table.driver.state.hint)), 5)
    advised = [node.key for node in words(seat) if "advised" in node.state]
    assert advised == [advised_button(seat.table.driver.state.hint)]


def test_an_advised_card_is_not_lit_but_bears_the_lamp() -> None:
    lying = Pose(100.0, 100.0, size=1.0, face=1.0)
    context, pictured = open_context(), list[CardMark]()

    class Painter:
        unit, rough = 1.0, False

        def begin(self, *, moving: bool) -> None:
            pass

        def height(self, size: float) -> int:
            return round(200 * size)

        def pieces(self, _key: object, _pose: object, mark: CardMark) -> tuple[()]:
            pictured.append(mark)
            return ()

    marks = Marks(dim=0, winning=None, chosen=1 << 2, hinted=1 << 1, focused=None)
    poses = {card(1): lying, card(2): replace(lying, x=300.0)}
    board = TableRenderer(context, Painter())  # type: ignore[arg-type]  # it only notes what is to be drawn
    screen = Screen(context, lambda: FreeLayout([]))
    board.draw(
        pygame.Surface((960, 600)),
        areas_for(context.look, rules_for("ecarte", {}).spec, DEFAULTS),
        Scenery(rim_of(1600.0, 1000.0)),
        poses,
        marks,
        screen,
    )
    advised, chosen = pictured
    assert advised.lamp is not None
    assert advised.glow is None
    assert chosen.lamp is None
    assert chosen.glow is not None
