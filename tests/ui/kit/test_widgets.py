"""Each widget answers the mouse, the keys and a controller alike."""

from collections.abc import Callable

import pygame
import pytest

from game.ui.kit import rendering
from game.ui.kit.attention import Attention
from game.ui.kit.block import Block, PlacedWidget
from game.ui.kit.page import Page
from game.ui.kit.screen import PRESSED
from game.ui.kit.scroll import Scroll
from game.ui.layout import Column, Grow, Region, Row
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import Pointer, PointerPhase, Press
from game.ui.shell.node import Role, flaws
from game.ui.shell.scene import Command, Pop, Push, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.caps import hints
from game.ui.widgets.field import TextField
from game.ui.widgets.picker import Picker, Stepper
from game.ui.widgets.row import RowButton
from game.ui.widgets.slider import Slider, Toggle
from game.ui.widgets.tabs import tabs
from game.ui.widgets.text import Text
from tests.ui.kit.context import (
    Blank,
    click,
    click_on,
    find,
    focused,
    key,
    open_context,
    press,
    scaled,
    settle,
    wheel,
    write,
)


def test_what_gets_the_focus_is_scrolled_into_sight_where_it_will_lie() -> None:
    context, rows = open_context((960, 600)), 2

    def compose() -> Block:
        return Scroll("list", Column([Button(f"row/{at}", str(at), lambda: None) for at in range(rows)]))

    scene = Page(context, None, lambda _: compose())
    settle(scene)
    rows = 40
    scene.screen.focus("row/39")
    scene.screen.refresh()
    scene.nodes()
    settle(scene)
    last = find(scene, "row/39")
    assert last.visible.size == last.box.size
    scene.screen.focus("row/0")  # nothing else changes
    scene.nodes()
    settle(scene)
    first = find(scene, "row/0")
    assert first.visible.size == first.box.size


class Board:
    """A screen with one of each control, and what became of them."""

    def __init__(self) -> None:
        self.context: UiContext = open_context((1280, 720))
        self.pushed = 0
        self.choice, self.step, self.amount, self.text, self.tab = 0, 5, 0.5, "", 0
        self.on = False
        self.changed: list[str] = []
        self.scene = Page(self.context, None, lambda _: self.compose())

    def compose(self) -> Block:
        left = Column(
            (
                Button("go", "Go", self.go),
                Button("dead", "Not now", self.go, live=False),
                Picker("choice", "Picker", ("one", "two", "three"), self.choice, self.setter("choice")),
                Stepper("step", "Step", self.step, 1, 8, self.setter("step")),
                Slider(
                    "amount",
                    "Amount",
                    self.amount,
                    0,
                    1,
                    0.1,
                    f"{self.amount:.1f}",
                    "0.0",
                    self.setter("amount"),
                ),
                Toggle("on", "On", self.on, ("Off", "On"), self.setter("on")),
                TextField("text", "Text", self.text, self.setter("text"), most=12),
            ),
            gap=10,
        )
        right = Column(
            (tabs("tab", ("A", "B", "C"), self.tab, self.setter("tab")), Button("other", "Other", self.go))
        )
        return Row((Region("left", left), Grow(Region("right", right))), gap=40, top=True)

    def setter(self, name: str) -> Callable[[object], Switch]:
        def change(value: object) -> Switch:
            setattr(self, name, value)
            self.changed.append(name)
            return None

        return change

    def go(self) -> Switch:
        self.pushed += 1
        return Push(Blank("next"))


@pytest.fixture
def board() -> Board:
    return Board()


def walk_to(board: Board, name: str) -> None:
    """Go down until the control is reached."""
    press(board.scene, Action.DOWN)
    for _ in range(12):
        if focused(board.scene) == name:
            return
        press(board.scene, Action.DOWN)
    pytest.fail(f"{name} can't be reached; at {focused(board.scene)}")


def test_a_button_answers_mouse_and_key_with_its_switch(board: Board) -> None:
    assert isinstance(click_on(board.scene, "go"), Push)
    assert isinstance(press(board.scene, Action.CONFIRM), Push)
    assert board.pushed == 2


def test_a_button_is_heard_when_it_is_pressed_and_no_sooner(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = list[str]()
    monkeypatch.setattr(board.context.sound, "cue", heard.append)
    press(board.scene, Action.DOWN)
    click_on(board.scene, "dead")
    board.scene.handle(Pointer(PointerPhase.DOWN, find(board.scene, "go").box.center))
    assert not heard
    board.scene.handle(Pointer(PointerPhase.UP, find(board.scene, "go").box.center))
    assert heard == [PRESSED]


def test_letting_go_beside_the_button_does_nothing(board: Board) -> None:
    board.scene.handle(Pointer(PointerPhase.DOWN, find(board.scene, "go").box.center))
    assert board.scene.handle(Pointer(PointerPhase.UP, (1200, 700))) is None
    assert board.pushed == 0


def test_a_dead_button_can_be_neither_pressed_nor_focused(board: Board) -> None:
    click_on(board.scene, "dead")
    assert board.pushed == 0
    press(board.scene, Action.DOWN, Action.DOWN)
    assert focused(board.scene) == "choice"


def test_a_choice_goes_round_both_ways(board: Board) -> None:
    walk_to(board, "choice")
    press(board.scene, Action.LEFT)
    assert board.choice == 2
    press(board.scene, Action.CONFIRM)
    assert board.choice == 0
    place = find(board.scene, "choice").box
    click(board.scene, (place.right - 8, place.centery))
    assert board.choice == 1
    click(board.scene, (place.left + 8, place.centery))
    assert board.choice == 0


def test_a_stepper_stops_at_its_bounds(board: Board) -> None:
    walk_to(board, "step")
    press(board.scene, *[Action.RIGHT] * 5)
    assert board.step == 8
    press(board.scene, Action.FIRST)
    assert board.step == 1
    place = find(board.scene, "step").box
    click(board.scene, (place.left + 8, place.centery))
    assert board.step == 1
    click(board.scene, (place.right - 8, place.centery))
    assert board.step == 2


def test_half_a_number_is_dropped_once_something_else_is_pressed(board: Board) -> None:
    walk_to(board, "step")
    key(board.scene, "0", board.context)
    assert board.scene.screen.state("step").typed == "0"
    click_on(board.scene, "on")
    board.scene.nodes()
    assert not board.scene.screen.state("step").typed


def test_a_slider_follows_keys_and_drags(board: Board) -> None:
    walk_to(board, "amount")
    press(board.scene, Action.RIGHT)
    assert board.amount == pytest.approx(0.6)
    for action, end in ((Action.LAST, 1), (Action.FIRST, 0)):
        press(board.scene, action)
        assert board.amount == end
    place = find(board.scene, "amount").box
    board.scene.handle(Pointer(PointerPhase.DOWN, (place.left + 20, place.centery)))
    board.scene.handle(Pointer(PointerPhase.MOVE, (place.left + place.width // 3, place.centery + 300)))
    assert 0.2 < board.amount < 0.6
    board.scene.handle(Pointer(PointerPhase.MOVE, (place.right + 500, place.centery)))
    assert board.amount == 1
    board.scene.handle(Pointer(PointerPhase.UP, (place.right + 500, place.centery)))
    board.scene.handle(Pointer(PointerPhase.MOVE, (place.left, place.centery)))
    assert board.amount == 1


def test_a_slider_that_was_not_let_go_of_is_not_moved_from_beside_it(board: Board) -> None:
    box = find(board.scene, "Amount").box
    for phase, at in (
        (PointerPhase.DOWN, box.center),
        (PointerPhase.CANCEL, (-1, -1)),
        (PointerPhase.DOWN, (box.right - 2, box.centery)),
    ):
        board.scene.handle(Pointer(phase, at))
    before = board.amount
    board.scene.handle(Pointer(PointerPhase.UP, (box.right - 2, box.centery)))
    assert board.amount == before


def test_a_toggle_turns(board: Board) -> None:
    told = []
    click_on(board.scene, "on")
    told.append(find(board.scene, "on").value)
    walk_to(board, "on")
    for action in (Action.LEFT, Action.LEFT, Action.CONFIRM):
        press(board.scene, action)
        told.append(find(board.scene, "on").value)
    assert told == ["On", "Off", "Off", "On"]
    assert board.changed == ["on"] * 3  # what is off already is not switched off again


def test_letters_go_into_the_field_and_mean_nothing_else(board: Board) -> None:
    click_on(board.scene, "text")
    for letter in "hum":
        assert key(board.scene, letter, board.context) is None
        write(board.scene, letter)
    assert board.text == "hum"
    key(board.scene, "left", board.context)
    key(board.scene, "backspace", board.context)
    assert board.text == "hm"
    write(board.scene, "a")
    assert board.text == "ham"
    key(board.scene, "end", board.context)
    write(board.scene, "bcdefghijklmnop")
    assert board.text == "hambcdefghij"
    key(board.scene, "home", board.context)
    key(board.scene, "delete", board.context)
    assert board.text == "ambcdefghij"


def test_the_caret_is_drawn_where_it_has_gone(board: Board) -> None:
    board.scene.screen.focus("text", keyed=True)
    write(board.scene, "Ada")
    for name in ("left", "home", "end"):
        board.scene.draw(pygame.Surface(board.context.look.size))
        assert not board.scene.screen.dirty
        board.scene.handle(Press(name, None))
        assert board.scene.screen.dirty


def test_escape_leaves_the_screen_even_from_a_field(board: Board) -> None:
    click_on(board.scene, "text")
    assert isinstance(key(board.scene, "escape", board.context), Pop)


def test_tabs_turn(board: Board) -> None:
    click_on(board.scene, "tab/2")
    assert board.tab == 2
    assert "selected" in find(board.scene, "tab/2").state


def test_the_first_key_only_shows_where_the_focus_is(board: Board) -> None:
    shown = [board.scene.screen.keyed]
    press(board.scene, Action.DOWN)
    assert focused(board.scene) == "go"
    shown.append(board.scene.screen.keyed)
    board.scene.handle(Pointer(PointerPhase.DOWN, (1200, 700)))
    shown.append(board.scene.screen.keyed)
    assert shown == [False, True, False]


def test_tab_goes_from_region_to_region_and_back_to_where_one_was(board: Board) -> None:
    walk_to(board, "choice")
    press(board.scene, Action.NEXT)
    assert focused(board.scene) == "tab/0"
    press(board.scene, Action.RIGHT, Action.NEXT)
    assert focused(board.scene) == "choice"
    press(board.scene, Action.PREVIOUS)
    assert focused(board.scene) == "tab/1"


def test_arrows_lead_to_the_nearest_control(board: Board) -> None:
    press(board.scene, Action.DOWN, Action.RIGHT)
    assert focused(board.scene) == "tab/0"
    press(board.scene, Action.DOWN)
    assert focused(board.scene) == "other"
    press(board.scene, Action.LEFT)
    assert focused(board.scene) in ("go", "choice")


def test_a_controller_does_what_keys_do(board: Board) -> None:
    board.scene.handle(Press("", Action.DOWN))
    board.scene.handle(Press("", Action.CONFIRM))
    assert board.pushed == 1


def test_hover_press_and_focus_are_drawn_at_once(board: Board) -> None:
    canvas = pygame.Surface((1280, 720))
    board.scene.draw(canvas)
    dirty = [board.scene.dirty]
    board.scene.handle(Pointer(PointerPhase.DOWN, find(board.scene, "go").box.center))
    dirty.append(board.scene.dirty)
    board.scene.draw(canvas)
    board.scene.handle(Pointer(PointerPhase.UP, (1200, 700)))
    settle(board.scene)
    dirty.append(board.scene.dirty)  # the press springs back
    board.scene.draw(canvas)
    settle(board.scene)
    dirty.append(board.scene.dirty)
    assert dirty == [False, True, True, False]


def test_the_board_has_no_flaws(board: Board) -> None:
    assert flaws(board.scene.nodes(), (1280, 720)) == ()


class Long:
    """A list longer than the screen."""

    def __init__(self) -> None:
        self.context = open_context((960, 600))
        self.chosen = -1
        self.scene = Page(self.context, None, lambda _: self.compose())

    def compose(self) -> Block:
        rows = tuple(
            RowButton(f"row/{number}", f"Row {number}", Text(f"Row {number}"), self.chooser(number))
            for number in range(40)
        )
        return Scroll("list", Column(rows, gap=6))

    def chooser(self, number: int) -> Command:
        def choose() -> Switch:
            self.chosen = number
            return None

        return choose


def test_the_focus_stays_in_sight_while_going_down_a_list() -> None:
    long = Long()
    for _ in range(31):
        press(long.scene, Action.DOWN)
        settle(long.scene, 0.5)
    held = find(long.scene, focused(long.scene))
    assert held.key == "row/30"
    assert held.visible.height == held.box.height
    press(long.scene, Action.CONFIRM)
    assert long.chosen == 30


def test_the_wheel_and_the_bar_scroll() -> None:
    long = Long()
    wheel(long.scene, (300, 300), -3)
    settle(long.scene)
    assert find(long.scene, "row/0").visible.height == 0
    state = long.scene.screen.state("list")
    long.scene.handle(Pointer(PointerPhase.DOWN, (957, 590)))
    long.scene.handle(Pointer(PointerPhase.UP, (957, 590)))
    assert state.scroll == state.reach


def test_rows_out_of_sight_can_not_be_clicked() -> None:
    long = Long()
    wheel(long.scene, (300, 300), -3)
    settle(long.scene)
    click(long.scene, (300, 3))
    assert long.chosen > 0


def test_page_keys_move_by_a_screenful() -> None:
    long = Long()
    press(long.scene, Action.PAGE_DOWN)
    settle(long.scene)
    state = long.scene.screen.state("list")
    assert state.scroll == pytest.approx(min(state.reach, 0.9 * 600), abs=2)


def test_nodes_say_what_they_are(board: Board) -> None:
    roles = {node.key: node.role for node in board.scene.nodes() if node.key}
    assert roles["go"] is Role.BUTTON
    assert roles["choice"] is Role.CHOICE
    assert roles["text"] is Role.FIELD


def test_a_pane_that_shows_everything_is_no_higher_than_what_it_shows() -> None:
    look = open_context((1280, 720)).look
    told = Text("A jack is turned and shown to everybody who sits at the table.")
    heights = {wide: told.height(look, wide) for wide in range(120, 480)}
    turning = next(wide for wide in heights if wide + 1 in heights and heights[wide + 1] < heights[wide]) + 1
    assert Scroll("pane", told).height(look, turning) == heights[turning]


def test_what_reaches_into_a_pane_by_a_few_pixels_is_not_drawn() -> None:
    look, drawn = open_context((1280, 720)).look, list[bool]()
    pane, line = pygame.Rect(0, 0, 400, 200), Text("A line that is cut at the foot of its pane.")
    tall = line.height(look, 400)
    for seen in (tall, tall - 2, 4):
        canvas = pygame.Surface((400, 300))
        cut = PlacedWidget(line, pygame.Rect(0, pane.bottom - seen, 400, tall), pane, "pane", "")
        rendering.draw(canvas, look, [cut], Attention(""))
        blank = pygame.Surface(canvas.get_size())
        drawn.append(pygame.image.tobytes(canvas, "RGB") != pygame.image.tobytes(blank, "RGB"))
    assert drawn == [True, True, False]


def test_the_way_back_stays_in_the_key_row_where_not_all_of_it_has_room() -> None:
    context = open_context((1280, 720))
    row = hints(context, (Action.CONFIRM, "Select"), (Action.HINT, "Next mistake"), (Action.BACK, "Back"))
    wide = [row._fitting(context.look, width) for width in (2000, 230, 150, 10)]  # noqa: SLF001 - what it leaves out
    said = [[hint.does for _, hint in each] for each in wide]
    assert said == [["Select", "Next mistake", "Back"], ["Select", "Back"], ["Back"], []]


def test_keys_are_told_while_they_are_used_and_take_no_room_else_where_type_is_large() -> None:
    def drawn(context: UiContext) -> tuple[bool, int]:
        row = hints(context, (Action.CONFIRM, "Select"))
        page: Page[None] = Page(context, None, lambda _: Column((Grow(Text("…")), row)))
        canvas, before = pygame.Surface(context.look.size), pygame.Surface(context.look.size)
        page.screen.content.refresh()
        page.draw(canvas)
        before.blit(context.backdrop(), (0, 0))
        foot = (0, context.look.height - 30, 300, 24)
        same = pygame.image.tobytes(canvas.subsurface(foot), "RGB") == pygame.image.tobytes(
            before.subsurface(foot), "RGB"
        )
        return not same, row.height(context.look, 600)

    for scale, room in ((1.0, True), (2.0, False)):
        context = open_context((1280, 720), scaled(scale))
        shown, height = drawn(context)
        assert (shown, height > 0) == (False, room)
        context.note_device(Press("down", Action.DOWN))
        shown, height = drawn(context)
        assert shown
        assert height > 0
        context.note_device(Pointer(PointerPhase.MOVE, (3, 3)))
        assert drawn(context)[0]
        context.note_device(Pointer(PointerPhase.DOWN, (3, 3)))
        assert not drawn(context)[0]
