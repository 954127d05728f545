"""Fields do what the system's own do: caret, selection, clipboard, undo, whole signs, input methods."""

from collections.abc import Iterator
from unittest.mock import patch

import pygame
import pytest

from game.ui.draw.theme import LABEL
from game.ui.kit.block import PASS, Block, Reply
from game.ui.kit.page import Page
from game.ui.kit.screen import Screen
from game.ui.layout import Column
from game.ui.shell import editing
from game.ui.shell.action import Action
from game.ui.shell.editing import Edit, edges_of, edit_of, word_edge
from game.ui.shell.input import Composed, Inserted, Pointer, PointerPhase, Press, Typed
from game.ui.shell.scene import Switch
from game.ui.widgets import field
from game.ui.widgets.button import Button
from game.ui.widgets.field import TextField
from tests.ui.kit.context import find, open_context

ASTRONAUT, FLAG = "\U0001f469\u200d\U0001f680", "\U0001f1eb\U0001f1f7"


class Form:
    """A page with a field, and the clipboard of its system."""

    def __init__(self) -> None:
        self.context = open_context((1280, 720))
        self.text, self.clipboard, self.most = "", "", 40
        self.scene = Page(self.context, None, lambda _: self.compose(), first="text")

    def compose(self) -> Block:
        return Column(
            (TextField("text", "Text", self.text, self.write, most=self.most), Button("b", "B", lambda: None))
        )

    def write(self, text: str) -> Switch:
        self.text = text
        return None

    def copy(self, text: str) -> bool:
        self.clipboard = text
        return True

    def type(self, text: str) -> "Form":
        self.scene.handle(Typed(text))
        return self

    def press(self, *keys: str, shift: bool = False) -> "Form":
        for key in keys:
            shifted = shift or "shift+" in key
            self.scene.handle(Press(key, self.context.bindings.meaning(key), shift=shifted))
        return self

    def point(
        self, phase: PointerPhase, place: int, clicks: int = 1, *, third: bool = False, shift: bool = False
    ) -> None:
        """Do something with the mouse just right of the left end of a sign."""
        box = find(self.scene, "text").box
        look = self.context.look
        x = box.x + look.px(field.PAD) + look.measure(self.text[:place], LABEL) + 2
        self.scene.handle(Pointer(phase, (x, box.centery), clicks, third=third, shift=shift))

    @property
    def marked(self) -> str:
        state = self.scene.screen.state("text")
        first, last = sorted((state.caret or 0, state.anchor or 0))
        return self.text[first:last]


@pytest.fixture
def page() -> Iterator[Form]:
    there = Form()
    with (
        patch.object(field, "copied", lambda: " ".join(there.clipboard.split())),
        patch.object(field, "copy", there.copy),
        patch.object(editing, "MAC", new=False),
        patch.object(editing, "WINDOWS", new=False),
    ):
        yield there


def test_the_caret_goes_by_signs_words_and_to_both_ends(page: Form) -> None:
    page.type("one two").press("left", "left").type("X")
    assert page.text == "one tXwo"
    page.press("home").type("(").press("end").type(")")
    assert page.text == "(one tXwo)"
    page.press("ctrl+left", "ctrl+left").type("_").press("ctrl+left", "ctrl+left", "ctrl+right").type("_")
    assert page.text == "(one_ _tXwo)"
    page.press("ctrl+home").type("<").press("ctrl+end").type(">")
    assert page.text[0] + page.text[-1] == "<>"


@pytest.mark.parametrize(
    ("keys", "left"),
    [
        (("backspace",), "one tw"),
        (("home", "delete"), "ne two"),
        (("ctrl+backspace",), "one "),
        (("home", "ctrl+delete"), " two"),
        (("shift+left", "shift+left", "backspace"), "one t"),
        (("shift+home", "delete"), ""),
        (("home", "shift+ctrl+right", "delete"), " two"),
        (("ctrl+a", "backspace"), ""),
    ],
)
def test_what_is_erased(page: Form, keys: tuple[str, ...], left: str) -> None:
    page.type("one two").press(*keys)
    assert page.text == left


def test_what_is_typed_takes_the_place_of_what_is_selected(page: Form) -> None:
    page.type("one two").press("ctrl+shift+left").type("2")
    assert page.text == "one 2"
    page.press("ctrl+a").type("x")
    assert page.text == "x"


def test_an_arrow_leaves_a_selection_at_its_own_end(page: Form) -> None:
    page.type("abcd").press("left", "shift+left", "shift+left", "left").type("1")
    assert page.text == "a1bcd"
    page.press("end", "shift+left", "shift+left", "right").type("2")
    assert page.text == "a1bcd2"


def test_copying_cutting_and_pasting(page: Form) -> None:
    page.type("Ada Lovelace").press("ctrl+shift+left", "ctrl+c")
    assert (page.text, page.clipboard) == ("Ada Lovelace", "Lovelace")
    page.press("ctrl+x", "home", "ctrl+v")
    assert page.text == "LovelaceAda "
    page.clipboard = "two\nlines\u200b\x1b"
    page.press("ctrl+a", "shift+insert")
    assert page.text == "two lines "
    page.press("ctrl+a", "shift+delete")
    assert (page.text, page.clipboard) == ("", "two lines ")
    page.press("ctrl+insert", "ctrl+x")
    assert page.clipboard == "two lines "  # nothing was selected


def test_what_does_not_fit_is_not_pasted(page: Form) -> None:
    page.most = 8
    page.scene.screen.refresh()
    page.type("abcdef").press("left", "left")
    page.clipboard = f"12{ASTRONAUT}"
    page.press("ctrl+v")
    assert page.text == "abcd12ef"
    page.press("ctrl+a")
    page.clipboard = "x" * 50
    page.press("ctrl+v")
    assert page.text == "x" * 8


def test_undoing_and_doing_again(page: Form) -> None:
    for letter in "one":
        page.type(letter)
    page.press("ctrl+left")
    page.type("A").type("B").press("ctrl+a", "backspace")
    steps = []
    for _ in range(5):
        page.press("ctrl+z")
        steps.append(page.text)
    assert steps == ["ABone", "one", "", "", ""]
    page.press("ctrl+y", "ctrl+y")
    assert page.text == "ABone"
    page.press("ctrl+z", shift=True)
    assert page.text == ""
    page.press("ctrl+z").type("!")
    page.press("ctrl+y")
    assert page.text.count("!") == 1


@pytest.mark.parametrize("sign", ["e\u0301", ASTRONAUT, FLAG, "\u2764\ufe0f", "\U0001f44d\U0001f3fd"])
def test_a_sign_of_several_parts_is_passed_and_erased_as_one(page: Form, sign: str) -> None:
    page.type(f"a{sign}b").press("left", "left").type("1")
    assert page.text == f"a1{sign}b"
    page.press("right", "backspace")
    assert page.text == "a1b"
    page.press("ctrl+z", "left", "delete")
    assert page.text == "a1b"


def test_an_accent_joins_the_letter_before_it(page: Form) -> None:
    page.type("e").type("\u0301")
    assert page.text == "e\u0301"


def test_presses_of_the_mouse_point_and_select(page: Form) -> None:
    page.type("one two three")
    page.point(PointerPhase.DOWN, 4)
    page.point(PointerPhase.UP, 4)
    page.type("X")
    assert page.text == "one Xtwo three"
    page.point(PointerPhase.DOWN, 6, clicks=2)
    page.point(PointerPhase.UP, 6)
    assert page.marked == "Xtwo"
    page.point(PointerPhase.DOWN, 6, third=True)
    page.point(PointerPhase.UP, 6)
    assert page.marked == page.text
    page.point(PointerPhase.DOWN, 0)
    page.point(PointerPhase.MOVE, 3)
    page.point(PointerPhase.UP, 3)
    assert page.marked == "one"
    page.point(PointerPhase.MOVE, 9)
    assert page.marked == "one"  # the button is up
    page.point(PointerPhase.DOWN, 8, shift=True)
    page.point(PointerPhase.UP, 8)
    assert page.marked == "one Xtwo"


def test_the_middle_button_writes_in_fields_only(page: Form) -> None:
    page.type("one")
    box = find(page.scene, "text").box
    page.scene.handle(Inserted((box.left + 2, box.centery), "two "))
    assert page.text == "two one"
    page.scene.handle(Inserted(find(page.scene, "b").box.center, "three"))
    page.scene.handle(Inserted(box.center, ""))
    assert page.text == "two one"


def test_what_is_selected_can_be_seen(page: Form) -> None:
    page.type("mmmm")
    plain, chosen = (pygame.Surface(page.context.look.size) for _ in range(2))
    page.scene.draw(plain)
    page.press("ctrl+a")
    page.scene.draw(chosen)
    box = find(page.scene, "text").box
    marked = page.context.look.palette.felt
    count = [
        sum(
            image.get_at((x, y))[:3] == marked
            for x in range(box.left, box.right)
            for y in range(box.top, box.bottom)
        )
        for image in (plain, chosen)
    ]
    assert count[1] > count[0] + 100


def test_what_an_input_method_makes_is_shown_and_not_written(page: Form) -> None:
    page.type("ab").press("left")
    before, during = (pygame.Surface(page.context.look.size) for _ in range(2))
    page.scene.draw(before)
    page.scene.handle(Composed("nihao"))
    page.scene.draw(during)
    assert page.text == "ab"
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(during, "RGB")
    page.press("backspace", "left", "return")  # the input method's own
    assert page.text == "ab"
    page.type("王").press("backspace")
    assert page.text == "ab"


@pytest.mark.parametrize(
    "key", ["u", "h", "l", "c", "ctrl+z", "ctrl+y", "1", "m", "space", "end", "home", "backspace"]
)
def test_a_key_of_the_field_is_no_shortcut(page: Form, key: str) -> None:
    asked: list[Action] = []

    def act(action: Action) -> Reply:
        asked.append(action)
        return PASS

    screen = Screen(page.context, page.compose, on_action=act, first="text")
    assert screen.reply_to(Press(key, page.context.bindings.meaning(key))).taken
    assert not asked


def test_keys_of_a_mac() -> None:
    told = {
        "meta+a": Edit.SELECT_ALL,
        "meta+c": Edit.COPY,
        "meta+left": Edit.HOME,
        "alt+left": Edit.WORD_LEFT,
        "alt+shift+right": Edit.WORD_RIGHT,
        "alt+backspace": Edit.ERASE_WORD_LEFT,
        "meta+backspace": Edit.ERASE_TO_HOME,
        "ctrl+c": None,
    }
    assert {key: edit_of(Press(key, None), mac=True) for key in told} == told
    assert edit_of(Press("meta+c", None), mac=False) is None


@pytest.mark.parametrize("text", ["", "one", " one  two! ", "Анна-Мария", f"a{ASTRONAUT} b", "דוד המלך"])
def test_words_end_somewhere(text: str) -> None:
    for windows in (False, True):
        for way, goal in ((1, len(text)), (-1, 0)):
            place, steps = len(text) - goal, 0
            while place != goal:
                after = word_edge(text, place, way, windows=windows)
                assert (after - place) * way > 0
                assert after in edges_of(text)
                place, steps = after, steps + 1
            assert steps <= len(text)
