"""A number is stepped, typed and turned by the wheel, and stays within its bounds."""

import pytest

from game.ui.kit.block import Block, WidgetState
from game.ui.kit.screen import Screen
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Column
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import Press, Typed, Wheel
from game.ui.shell.scene import Switch
from game.ui.widgets.picker import Stepper
from tests.ui.kit.context import open_context


class Vying:
    """A screen with one stepper, in a pane or not."""

    def __init__(self, context: UiContext, *, scrolled: bool = False) -> None:
        self.number = 13
        self.scrolled = scrolled
        self.screen = Screen(context, self.compose, first="n")
        self.screen.focus("n", keyed=True)

    def compose(self) -> Block:
        step = Column((Stepper("n", "Vie", self.number, 13, 40, self.choose),))
        return Centre(Scroll("pane", step) if self.scrolled else step, 300)

    def choose(self, number: int) -> Switch:
        self.number = number
        return None

    def type(self, *keys: str) -> None:
        for key in keys:
            self.screen.handle(Press(key, None))
            if len(key) == 1:
                self.screen.handle(Typed(key))


@pytest.mark.parametrize(
    ("keys", "number"),
    [
        (("2", "7"), 27),
        (("4", "0"), 40),
        (("4", "1"), 13),  # above the bound: the digit begins anew
        (("2", "7", "3", "0"), 30),
        (("3", "9", "backspace", "5"), 35),
        (("1", "7"), 17),  # one is below the bound and waits for more
        (("backspace",), 13),
        (("[2]", "[7]"), 27),  # on the keypad
        (("[", "]"), 13),
    ],
)
def test_digits_write_the_number(keys: tuple[str, ...], number: int) -> None:
    vying = Vying(open_context())
    vying.type(*keys)
    assert vying.number == number


def test_another_key_ends_the_typing() -> None:
    vying = Vying(open_context())
    vying.type("2")
    vying.screen.handle(Press("tab", None))
    vying.type("9")
    assert vying.number == 13


def test_the_wheel_turns_the_number_unless_it_scrolls_a_pane() -> None:
    context = open_context()
    free, scrolled = Vying(context), Vying(context, scrolled=True)
    for vying in (free, scrolled):
        at = next(node for node in vying.screen.nodes() if node.key == "n").box.center
        vying.screen.handle(Wheel(at, 1))
        vying.screen.handle(Wheel(at, 1))
        vying.screen.handle(Wheel(at, -1))
    assert (free.number, scrolled.number) == (14, 13)


def test_among_buttons_up_and_down_change_the_number_and_left_and_right_lead_on() -> None:
    number = 4

    def choose(to: int) -> None:
        nonlocal number
        number = to

    def step() -> Stepper:
        return Stepper("n", "Revie", number, 2, 40, choose, upright=True)

    state = WidgetState()
    assert step().act(Action.UP, state).taken
    assert step().act(Action.UP, state).taken
    assert step().act(Action.DOWN, state).taken
    assert number == 5
    assert not step().act(Action.LEFT, state).taken
    assert not step().act(Action.RIGHT, state).taken
