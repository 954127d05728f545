"""Controllers: presses, sticks and triggers, plugging in and pulling out, signs in the hints, buttons of one's own."""

from typing import Any

import pygame
import pytest

from game.core.record import replace
from game.storage.settings import DEFAULTS, PadSigns, plain, read
from game.ui.kit.page import Page
from game.ui.scenes.settings import settings
from game.ui.scenes.title import title
from game.ui.shell.action import BINDINGS, NEEDED, Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import Input, Plugged, Press
from game.ui.shell.loop import Loop
from game.ui.shell.pad import (
    BUTTONS,
    DEFAULT_BUTTONS,
    PAD_BINDINGS,
    TILTS,
    PadButton,
    PadKind,
    PadUse,
    pad_bindings,
)
from game.ui.shell.pads import JOLTS
from game.ui.shell.scene import Scene
from game.ui.shell.window import Window
from game.ui.widgets.caps import SIGNS, button_name
from tests.ui.kit.context import find, open_context
from tests.ui.virtual_pad import NINTENDO, PLAYSTATION, XBOX, VirtualPad, plugged

FRAME = 1 / 30
A = Press("", Action.CONFIRM, button=PadButton("a", PadKind.XBOX))


def pressed(window: Window, use: PadUse | None = None, dt: float = 0.0) -> list[Input]:
    return list(window.inputs(BINDINGS, use or PadUse(), dt))


def actions(happened: list[Input]) -> list[Action | None]:
    return [each.action for each in happened if isinstance(each, Press)]


# ---------------------------------------------------------------------- presses


def test_buttons_sticks_and_triggers_are_presses(window: Window) -> None:
    with plugged() as pad:
        assert pressed(window) == [Plugged("Test pad", there=True)]
        pad.hold("a")
        assert pressed(window) == [A]
        for axis, way, action in (
            ("leftx", 0.9, Action.RIGHT),
            ("lefty", -0.9, Action.UP),
            ("righty", 0.9, Action.PAGE_DOWN),
            ("lefttrigger", 0.9, Action.TELL_TURN),
        ):
            pad.push(axis, way)
            assert actions(pressed(window)) == [action], axis
            pad.push(axis, way)
            assert actions(pressed(window)) == []
            pad.push(axis, -1.0 if "trigger" in axis else 0.0)
            assert actions(pressed(window)) == []


def test_a_stick_counts_only_beyond_its_dead_zone(window: Window) -> None:
    with plugged() as pad:
        pressed(window)
        pad.push("leftx", 0.6)
        assert actions(pressed(window, PadUse(dead_zone=0.7))) == []
        pad.push("leftx", 0.75)
        assert actions(pressed(window, PadUse(dead_zone=0.7))) == [Action.RIGHT]
        pad.push("leftx", 0.65)  # it trembles, and is still pushed
        pad.push("leftx", 0.75)
        assert actions(pressed(window, PadUse(dead_zone=0.7))) == []
        assert window.pads.holding
        pad.push("leftx", 0.0)
        pressed(window)
        assert not window.pads.holding


def test_a_direction_held_repeats_and_nothing_else_does(window: Window) -> None:
    with plugged() as pad:
        pressed(window)
        pad.hold("dpad_down")
        pad.hold("x")
        pad.hold("x", down=False)
        assert actions(pressed(window)) == [Action.DOWN, Action.HINT]
        pad.hold("dpad_down", down=False)
        pad.hold("dpad_down")
        pressed(window)
        found = [actions(pressed(window, dt=0.2)) for _ in range(4)]
        assert found[0] == []
        assert [Action.DOWN] in found
        pad.hold("dpad_down", down=False)
        pressed(window)
        assert not window.pads.holding
        assert actions(pressed(window, dt=9.0)) == []


# ---------------------------------------------------------------------- coming and going


def loop_of(window: Window, *, pages: bool = False) -> tuple[Loop, UiContext]:
    context = open_context(window.size, pads=window.pads)
    first: Scene = settings(context, "pad") if pages else title(context)
    loop = Loop(window, context, first)
    loop.step(FRAME)
    return loop, context


def test_plugging_in_and_pulling_out_are_told_and_nothing_stays_held(window: Window) -> None:
    loop, context = loop_of(window)
    with plugged(name="Blue pad") as pad:
        loop.step(FRAME)
        assert context.notices.sentences == ("Controller connected: Blue pad.",)
        assert list(window.pads.names) == ["Blue pad"]
        pad.hold("dpad_down")
        loop.step(FRAME)
        used, held = context.pad, window.pads.holding
        pad.pull_out()
        loop.step(FRAME)
    assert any(said.startswith("Controller disconnected: Blue pad.") for said in context.notices.sentences)
    assert (held, window.pads.holding) == (True, False)
    assert not list(window.pads.names)
    assert (used, context.pad) == (PadKind.XBOX, None)  # the hints show keys again
    assert loop.stack.open


def test_what_was_held_goes_with_the_controller_even_if_nobody_lets_it_go(window: Window) -> None:
    down = pygame.CONTROLLER_BUTTON_DPAD_DOWN
    pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=down, instance_id=77))
    assert actions(pressed(window)) == [Action.DOWN]
    assert window.pads.holding
    pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=77))
    assert actions(pressed(window, dt=9.0)) == []


def test_a_controller_plugged_in_again_works(window: Window) -> None:
    with plugged() as first:
        pressed(window)
        with plugged(name="Second") as second:
            pressed(window)
            first.pull_out()
            second.hold("b")
            assert Action.BACK in actions(pressed(window))
        pressed(window)
    with plugged(name="Third") as third:
        assert pressed(window) == [Plugged("Third", there=True)]
        third.hold("a")
        assert actions(pressed(window)) == [Action.CONFIRM]


def test_a_controller_that_is_there_at_the_start_is_not_announced() -> None:
    open_context()
    with plugged() as pad:
        window = Window("Parlour Tricks", None, (1280, 720))
        pad.hold("a")
        assert [each for each in pressed(window) if isinstance(each, Press | Plugged)] == [A]


# ---------------------------------------------------------------------- signs


@pytest.mark.parametrize(
    ("make", "said"), [(XBOX, "A Select"), (PLAYSTATION, "Cross Select"), (NINTENDO, "A Select")]
)
def test_hints_show_the_signs_of_what_is_used(window: Window, make: tuple[int, int], said: str) -> None:
    loop, _ = loop_of(window)

    def shown() -> list[str]:
        return [node.name for node in loop.stack.nodes() if node.name.endswith(" Select")]

    assert shown() == ["Enter Select"]
    with plugged(make) as pad:
        loop.step(FRAME)
        assert shown() == ["Enter Select"]  # plugged in is not used
        pad.hold("dpad_down")
        loop.step(FRAME)
        assert shown() == [said]
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0, unicode="", scancode=0))
        loop.step(FRAME)
        assert shown() == ["Enter Select"]


def test_signs_can_be_chosen_and_no_two_buttons_share_one(window: Window) -> None:
    loop, context = loop_of(window)
    context.change(replace(context.settings, pad_signs=PadSigns.NINTENDO))
    loop.handle(A)
    context.note_device(A)
    assert context.pad is PadKind.NINTENDO
    for kind, signs in SIGNS.items():
        assert set(signs) == {*BUTTONS, *TILTS}
        assert len(set(signs.values())) == len(signs), kind
        names = [button_name(context.words, kind, button) for button in signs]
        assert len(set(names)) == len(names), kind


# ---------------------------------------------------------------------- buttons of one's own


def test_a_needed_action_loses_its_button_only_where_it_gets_none_for_it() -> None:
    without = next(action for action in Action if not PAD_BINDINGS.of(action))
    confirm = PAD_BINDINGS.of(Action.CONFIRM)
    assert PAD_BINDINGS.loser(without, confirm) is Action.CONFIRM
    assert PAD_BINDINGS.loser(Action.BACK, confirm) is None
    assert PAD_BINDINGS.loser(Action.CONFIRM, confirm) is None
    assert PAD_BINDINGS.bound(Action.BACK, confirm).of(Action.CONFIRM) == PAD_BINDINGS.of(Action.BACK)


def test_every_action_that_is_needed_has_a_button_and_no_button_two() -> None:
    assert all(DEFAULT_BUTTONS[action] for action in NEEDED)
    assert len(set(DEFAULT_BUTTONS.values())) == len(DEFAULT_BUTTONS)
    assert pad_bindings(()) == PAD_BINDINGS


def test_a_button_that_is_taken_is_swapped_and_kept() -> None:
    changed = PAD_BINDINGS.bound(Action.HINT, "a")
    assert (changed.of(Action.HINT), changed.of(Action.CONFIRM)) == ("a", "x")
    assert changed.meaning("a") is Action.HINT
    assert pad_bindings(changed.changes) == changed
    settings = replace(DEFAULTS, pad_buttons=changed.changes, dead_zone=0.3, rumble=True)
    again, wrong = read(plain(settings))
    assert not wrong
    assert pad_bindings(again.pad_buttons) == changed


@pytest.mark.parametrize(
    "changes", [(("confirm", ""),), (("hint", "a"),), (("levitate", "a"),), (("hint", "no button"),)]
)
def test_bindings_nobody_could_play_with_are_the_usual_ones(changes: tuple[tuple[str, str], ...]) -> None:
    assert pad_bindings(changes) == PAD_BINDINGS


def keyed(scene: Page[Any], pad: VirtualPad, loop: Loop, slot: str, button: str) -> None:
    """Choose a slot and press a button, by controller alone."""
    scene.screen.focus(f"pad/{slot}", keyed=True)
    for name in (DEFAULT_BUTTONS[Action.CONFIRM], button):
        pad.hold(name)
        loop.step(FRAME)
        pad.hold(name, down=False)
        loop.step(FRAME)


def test_buttons_are_bound_by_controller_alone(window: Window) -> None:
    loop, context = loop_of(window, pages=True)
    scene = loop.stack.top
    assert isinstance(scene, Page)
    with plugged() as pad:
        loop.step(FRAME)
        keyed(scene, pad, loop, "hint", "y")
        assert context.buttons.bindings.of(Action.HINT) == "y"
        assert context.buttons.bindings.of(Action.LAST_TRICK) == "x"
        assert "“Last trick, or finish a choice” now has X." in context.notices.sentences
        assert find(scene, "pad/hint").name == "Hint: Y"
        keyed(scene, pad, loop, "redo", "b")  # which would leave nothing to go back with
        assert context.buttons.bindings.of(Action.BACK) == "b"
        assert any(said.startswith("B stays with") for said in context.notices.sentences)
        keyed(scene, pad, loop, "redo", "y")
        assert context.buttons.bindings.of(Action.REDO) == "y"
        assert context.buttons.bindings.of(Action.HINT) == ""
        keyed(scene, pad, loop, "undo", "back")  # the one it has
        assert context.buttons.bindings.of(Action.UNDO) == "back"
        scene.screen.focus("reset_pad", keyed=True)
        pad.hold("a")
        loop.step(FRAME)
        assert context.buttons.bindings == PAD_BINDINGS


def test_a_waiting_slot_for_keys_is_left_by_controller(window: Window) -> None:
    context = open_context(window.size)
    scene = settings(context, "keys")
    scene.screen.focus("key/mute/0")
    scene.handle(A)
    assert "capturing" in find(scene, "key/mute/0").state
    scene.handle(A)
    assert "capturing" not in find(scene, "key/mute/0").state
    assert context.bindings == BINDINGS


# ---------------------------------------------------------------------- shaking


def test_it_shakes_only_if_wanted_and_only_for_what_matters(window: Window) -> None:
    loop, context = loop_of(window)
    context.cue("refuse")
    with plugged() as pad:
        loop.step(FRAME)
        pad.hold("dpad_down")
        loop.step(FRAME)
        context.cue("refuse")
        assert not pad.shaken
        context.change(replace(context.settings, rumble=True))
        context.cue("card_place")
        assert not pad.shaken
        for cue in JOLTS:
            context.cue(cue)
        strong = [each for each in pad.shaken if any(each)]
        assert len(strong) == len(JOLTS)
        context.note_device(Press("up", Action.UP))
        context.cue("refuse")
        assert [each for each in pad.shaken if any(each)] == strong
    loop.step(FRAME)
    context.note_device(A)
    context.cue("refuse")  # nobody is there to shake, and nothing happens
