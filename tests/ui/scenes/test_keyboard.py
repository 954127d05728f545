"""A keyboard on the screen: opened by controller and finger, written on by both, closed without losing anything."""

from pathlib import Path

from game.core.deal_code import SIGNS
from game.ui.blocks import Push
from game.ui.scenes.deal_code import deal_code
from game.ui.scenes.keyboard import Typing
from game.ui.shell.destinations import ToRulebook
from game.ui.shell.node import Role
from tests.ui.whole.pad import Pad, padded
from tests.ui.whole.player import control
from tests.ui.whole.running_app import RunningApp, running
from tests.ui.whole.touch import Touch


def open_code(there: RunningApp) -> None:
    there.app.loop.stack.turn(Push(deal_code(there.app.context, lambda _, __: None)))
    there.rest(0.2)


def open_name(there: RunningApp) -> None:
    there.app.loop.stack.turn(there.app.context.go(ToRulebook("ecarte", "")))
    there.rest(0.2)


def up(there: RunningApp) -> bool:
    return isinstance(getattr(there.app.loop.stack.top, "state", None), Typing)


def written(there: RunningApp, key: str = "text") -> str:
    found = control(there.nodes(), key)
    assert found is not None, key
    return found.value


def press(there: RunningApp, pad: Pad, *names: str) -> None:
    """Walk to the keys of these names, one after another."""
    for name in names:
        found = next(node for node in there.nodes() if node.role is Role.BUTTON and node.name == name)
        pad.use(pad.held, found.key)


def test_a_controller_writes_a_code(tmp_path: Path) -> None:
    with running(tmp_path) as there, padded(there) as pad:
        open_code(there)
        pad.use(pad.held, "code")
        assert up(there)
        offered = "".join(node.name for node in there.nodes() if node.key.startswith("sign/"))
        assert offered.replace("hyphen", "-") == f"{SIGNS}-"
        press(there, pad, "E", "7", "hyphen", "A", "Erase")
        assert written(there) == "E7-"
        pad.held.press("escape")
        assert not up(there)
        assert written(there, "code") == "E7-"


def test_a_finger_writes_words_with_capitals_and_accents(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        touch = Touch(there)

        def tap(*names: str) -> None:
            for name in names:
                touch.tap(next(node for node in there.nodes() if node.name == name).visible.center)

        open_name(there)
        tap("Search the rules")
        assert up(there)
        tap("T", "h", "Accents", "é", "Accents", "Space", "T", "o")
        assert written(there) == "Thé To"
        tap("Caret to the left", "Erase", "Capitals", "a", "hyphen", "Done")
        assert written(there, "query") == "Thé a-o"


def test_buttons_save_ways(tmp_path: Path) -> None:
    with running(tmp_path) as there, padded(there) as pad:
        open_name(there)
        pad.use(pad.held, "query")
        press(there, pad, "K")
        for button, text in (("y", "K "), ("leftstick", "K "), ("x", "K")):
            pad.pad.hold(button)
            there.step()
            pad.pad.hold(button, down=False)
            there.step()
            assert written(there) == text
        pad.pad.hold("start")
        there.step()
        assert not up(there)


def test_a_real_keyboard_writes_too_and_mutes_nothing(tmp_path: Path) -> None:
    with running(tmp_path, screen_keyboard=True) as there:
        open_name(there)
        field = control(there.nodes(), "query")
        assert field is not None
        there.click(field.visible.center)
        assert up(there), "the setting opens it to the mouse"
        for key in ("m", "e", "backspace", "space"):
            there.press(key)
        assert written(there) == "m "
        assert not there.app.context.settings.mute
        there.press("return")
        assert not up(there)
        assert written(there, "query") == "m "


def test_keys_and_a_plain_click_open_none(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        open_code(there)
        there.press("return")
        assert not up(there)
        field = control(there.nodes(), "code")
        assert field is not None
        there.click(field.visible.center)
        assert not up(there)


def test_what_is_written_is_said(tmp_path: Path) -> None:
    with running(tmp_path) as there, padded(there) as pad:
        open_code(there)
        pad.use(pad.held, "code")
        there.app.context.announcer.drain()
        press(there, pad, "E", "hyphen", "Erase")
        said = [each.text for each in there.app.context.announcer.drain()]
        assert said == ["E", "hyphen", "hyphen erased"]
