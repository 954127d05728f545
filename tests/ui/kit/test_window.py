"""The window and the loop, driven by SDL's own events under the dummy driver."""

from typing import Any

import pygame
import pytest

from game.core.record import replace
from game.storage.settings import DEFAULTS, WindowGeometry
from game.ui.kit.page import Page
from game.ui.scenes.settings import settings
from game.ui.scenes.title import title
from game.ui.shell import window as shell_window
from game.ui.shell.action import BINDINGS, US_LAYOUT, Action, name_of_key
from game.ui.shell.context import UiContext
from game.ui.shell.input import Input, Pointer, PointerPhase, Press, Typed, Wheel, is_press
from game.ui.shell.loop import Loop
from game.ui.shell.pad import PadButton, PadKind
from game.ui.shell.window import NoDisplay, Window
from game.ui.widgets.field import TextField
from tests.ui.kit.context import find, open_context, platform


def happened(window: Window, *events: pygame.Event) -> list[Input]:
    pygame.event.clear()
    for event in events:
        pygame.event.post(event)
    return list(window.inputs(BINDINGS))


def key_event(key: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)


@pytest.mark.parametrize(
    ("key", "mod", "name"),
    [
        (pygame.K_h, 0, "h"),
        (pygame.K_h, pygame.KMOD_LSHIFT, "h"),
        (pygame.K_q, pygame.KMOD_LCTRL, "ctrl+q"),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, "shift+tab"),
        (pygame.K_RETURN, pygame.KMOD_LALT, "alt+return"),
        (pygame.K_KP_ENTER, 0, "return"),
        (pygame.K_KP7, 0, "[7]"),
        (pygame.K_PAGEUP, 0, "page up"),
        (pygame.K_LCTRL, pygame.KMOD_LCTRL, ""),
    ],
)
def test_keys_are_named_as_bindings_name_them(window: Window, key: int, mod: int, name: str) -> None:
    assert name_of_key(key_event(key, mod), US_LAYOUT, BINDINGS) == name


def test_keys_buttons_and_text_become_inputs(window: Window) -> None:
    made = happened(
        window,
        key_event(pygame.K_DOWN),
        pygame.Event(pygame.TEXTINPUT, text="é"),
        pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0),
        pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0, flipped=False),
    )
    assert made[0] == Press("down", Action.DOWN)
    assert made[1] == Typed("é")
    assert made[2] == Press("", Action.CONFIRM, button=PadButton("a", PadKind.XBOX))
    assert isinstance(made[3], Wheel)
    assert made[3].turns == 1.0


def test_a_key_held_down_goes_on_moving_but_does_nothing_twice(window: Window) -> None:
    down, enter = key_event(pygame.K_DOWN), key_event(pygame.K_RETURN)
    up = pygame.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0, scancode=0)
    made = happened(window, down, down, enter, enter, up, enter)
    assert [each.key for each in made if isinstance(each, Press)] == ["down", "down", "return", "return"]


def test_a_double_click_is_told(window: Window) -> None:
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(40, 50), button=1, touch=False)
    up = pygame.Event(pygame.MOUSEBUTTONUP, pos=(40, 50), button=1, touch=False)
    made = happened(window, down, up, down, up)
    assert [(each.phase, each.clicks) for each in made if isinstance(each, Pointer)] == [
        (PointerPhase.DOWN, 1),
        (PointerPhase.UP, 1),
        (PointerPhase.DOWN, 2),
        (PointerPhase.UP, 1),
    ]


def test_a_second_finger_takes_back_what_the_first_was_about_to_do(window: Window) -> None:
    def finger(kind: int, number: int) -> pygame.Event:
        return pygame.Event(kind, finger_id=number, x=0.25, y=0.5, touch_id=1)

    down, move, up = pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP
    course = ((down, 1), (move, 1), (up, 1), (down, 1), (down, 2), (move, 1), (up, 1), (up, 2))
    made = happened(window, *(finger(*each) for each in course))
    cancel, at = PointerPhase.CANCEL, (window.size[0] // 4, window.size[1] // 2)
    assert made == [
        Pointer(PointerPhase.DOWN, at, finger=True),
        Pointer(PointerPhase.MOVE, at, finger=True),
        Pointer(PointerPhase.UP, at, finger=True),
        Pointer(PointerPhase.DOWN, at, 2, finger=True),
        Pointer(cancel, at, finger=True),
        Pointer(cancel, at, finger=True),
        Pointer(PointerPhase.UP, at, finger=True),
    ]


@pytest.mark.parametrize(
    ("happened", "pressed"),
    [
        *((Pointer(each, (1, 1)), each.name in ("DOWN", "SECOND_DOWN")) for each in PointerPhase),
        (Press("h", Action.HINT), True),
        (Wheel((1, 1), 1.0), True),
        (Typed("h"), False),
    ],
)
def test_what_counts_as_a_press(happened: Input, pressed: bool) -> None:
    assert is_press(happened) == pressed


def test_a_remembered_place_is_taken_again_unless_it_is_off_the_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    open_context()
    monkeypatch.setattr(pygame, "quit", lambda: None)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    monkeypatch.setattr(shell_window, "room", lambda: pygame.Rect(0, 0, 1920, 1040))
    there = Window("a", WindowGeometry(30, 40, 1000, 700))
    assert there.size == (1000, 700)
    there.close()
    gone = Window("b", WindowGeometry(5000, 40, 1000, 700))
    usual = round(1912 * 0.8), round(992 * 0.8)
    assert gone.size == usual
    gone.close()
    larger = Window("c", WindowGeometry(0, 0, 1920, 1080))
    assert larger.size == usual, "it was larger than what panels leave now"
    larger.close()


@pytest.mark.parametrize(
    "room",
    [
        (0, 0, 800, 560),
        (0, 28, 1024, 572),
        (0, 0, 600, 1024),
        (48, 24, 1318, 744),
        (0, 0, 480, 320),
        (0, 0, 3840, 2160),
    ],
)
def test_a_first_window_and_all_about_it_lie_in_what_panels_leave(
    monkeypatch: pytest.MonkeyPatch, room: tuple[int, int, int, int]
) -> None:
    open_context()
    monkeypatch.setattr(pygame, "quit", lambda: None)
    monkeypatch.setattr(shell_window, "room", lambda: pygame.Rect(room))
    opened = Window("a", None)
    place = opened.geometry
    opened.close()
    framed = pygame.Rect(place.x - 4, place.y - 30, place.width + 8, place.height + 38)
    assert pygame.Rect(room).contains(framed), framed
    assert min(room[2] - place.width, room[3] - place.height) <= 60 or place.width > 900


def test_without_a_display_a_sentence_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    open_context()
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.setattr(pygame.display, "quit", lambda: None)
    with pytest.raises(NoDisplay, match="No display was found"):
        Window("a", None)


# ---------------------------------------------------------------------- the loop


def looped(window: Window) -> tuple[Loop, UiContext]:
    context = open_context(window.size)
    return Loop(window, context, title(context)), context


def test_the_loop_draws_only_what_changed(window: Window) -> None:
    loop, _ = looped(window)
    pygame.event.clear()
    loop.step(0.016)
    drawn = [loop.step(0.3) for _ in range(8)]
    assert not any(drawn[3:])
    pygame.event.post(key_event(pygame.K_DOWN))
    assert loop.step(0.016)


def test_ctrl_q_and_closing_the_window_both_leave(window: Window) -> None:
    for event in (key_event(pygame.K_q, pygame.KMOD_LCTRL), pygame.Event(pygame.QUIT)):
        loop, _ = looped(window)
        pygame.event.post(event)
        assert not loop.step(0.016)
        assert not loop.stack.open


def test_leaving_remembers_where_the_window_stood(window: Window) -> None:
    loop, context = looped(window)
    pygame.event.post(pygame.Event(pygame.QUIT))
    loop.step(0.016)
    loop.keep_window()
    kept = platform(context).kept[-1].window
    assert kept is not None
    assert (kept.width, kept.height) == (1280, 720)


def test_m_mutes_and_says_so(window: Window) -> None:
    loop, context = looped(window)
    pygame.event.post(key_event(pygame.K_m))
    loop.step(0.016)
    assert context.settings.mute
    assert context.notices.sentences == ("Sound is off",)


@pytest.mark.parametrize("meant", [Action.QUIT, Action.FULL_SCREEN, Action.VOICE, Action.MUTE])
def test_a_letter_is_written_whatever_it_means_elsewhere(window: Window, meant: Action) -> None:
    before = replace(DEFAULTS, keys=((meant.value, ("x", "f12")),))
    context = open_context(window.size, before)
    written: list[str] = []
    field = TextField("name", "Name", "", written.append)
    loop = Loop(window, context, Page(context, None, lambda _: field))
    loop.handle(Press("x", meant))
    loop.handle(Typed("x"))
    assert written == ["x"]
    assert (loop.stack.open, window.geometry.full_screen, context.settings) == (True, False, before)
    loop.handle(Press("f12", meant))
    assert (loop.stack.open, window.geometry.full_screen, context.settings) != (True, False, before)


def test_a_key_waited_for_is_bound_and_does_nothing_else(window: Window) -> None:
    context = open_context(window.size)
    scene = settings(context, "keys")
    loop = Loop(window, context, scene)
    scene.screen.focus("key/mute/1")
    loop.handle(Press("return", Action.CONFIRM))
    assert "capturing" in find(scene, "key/mute/1").state
    loop.handle(Press("ctrl+q", Action.QUIT))
    assert loop.stack.open
    assert context.bindings.of(Action.MUTE) == ("m", "ctrl+q")


def test_the_canvas_follows_the_window(window: Window) -> None:
    loop, context = looped(window)
    window._window.size = (1000, 700)  # noqa: SLF001 - as a hand at its corner would
    loop.step(0.016)  # shows the picture as it was, stretched
    loop.step(0.016)
    assert window.size == context.look.size


def test_a_window_may_be_told_of_before_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    open_context()
    monkeypatch.setattr(shell_window, "HIDDEN", True)
    shown: list[str] = []

    class Recorded(pygame.Window):
        def __init__(self, *given: Any, hidden: bool, **more: Any) -> None:
            super().__init__(*given, hidden=hidden, **more)
            shown.append("hidden" if hidden else "shown")

        def show(self) -> None:
            super().show()
            shown.append("shown")

        def set_fullscreen(self, desktop: bool = False) -> None:
            super().set_fullscreen(desktop)
            shown.append("full")

    monkeypatch.setattr(pygame, "Window", Recorded)
    opened = Window("Parlour Tricks", WindowGeometry(0, 0, 960, 600, full_screen=True))
    assert isinstance(opened.handle, int)
    assert shown == ["hidden"]
    opened.reveal()
    opened.reveal()
    assert shown == ["hidden", "shown", "full"], "as it last was, and once"
    monkeypatch.setattr(pygame, "quit", lambda: None)
    opened.close()


class Waits:
    """A clock that waits for nobody; in some of its waits a key is pressed."""

    def __init__(self) -> None:
        self.presses: list[bool] = []
        self.rates: list[int] = []

    def tick(self, rate: int) -> int:
        self.rates.append(rate)
        if self.presses and self.presses.pop(0):
            pygame.event.post(key_event(pygame.K_h))
        return round(1000 / rate)


def quiet(window: Window, monkeypatch: pytest.MonkeyPatch, *presses: bool) -> Waits:
    """Let a window have been quiet for long."""
    waits = Waits()
    monkeypatch.setattr(window, "_clock", waits)
    pygame.event.clear()
    while shell_window.QUIET not in waits.rates:
        window.tick(moving=False)
    waits.rates.clear()
    waits.presses = list(presses)
    return waits


def test_a_quiet_window_looks_several_times_before_it_does_a_frame(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = quiet(window, monkeypatch)
    assert window.tick(moving=False) == pytest.approx(shell_window.DOZE / shell_window.QUIET)
    assert waits.rates == [shell_window.QUIET] * shell_window.DOZE


@pytest.mark.parametrize("presses", [(True,), (False, True)])
def test_what_a_quiet_window_sees_begins_at_once_and_leaps_over_nothing(
    window: Window, monkeypatch: pytest.MonkeyPatch, presses: tuple[bool, ...]
) -> None:
    waits = quiet(window, monkeypatch, *presses)
    assert window.tick(moving=False) == pytest.approx(1 / shell_window.LIVELY)
    assert waits.rates == [shell_window.QUIET] * len(presses)
    assert [each for each in window.inputs(BINDINGS) if isinstance(each, Press)]
    assert window.tick(moving=False) == pytest.approx(1 / shell_window.LIVELY, abs=0.001)
    assert waits.rates[-1] == shell_window.LIVELY
