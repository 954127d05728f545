"""Presses at random on every screen: keys of any layout, buttons, wheel, letters, corners of the window.

Nothing may break.
"""

import string
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pygame

from game.ui.shell.action import SCANCODES, US_LAYOUT
from game.ui.shell.node import CONTROLS
from tests.tools.campaign.homes import TRANSCRIPTS, Good, home
from tests.tools.campaign.names import NAMES
from tests.tools.campaign.parts import Fall, Outcome, fallen
from tests.tools.campaign.quick import heading, opened, quick, steps, tidy, use
from tests.ui.keyboards import FRENCH, GREEK, HEBREW, LITHUANIAN, RUSSIAN
from tests.ui.whole.player import control
from tests.ui.whole.running_app import RunningApp

UNIT = "presses"
USUAL = 100_000
SECONDS = 90.0
PORTION = 100
"""Presses of one sitting."""
KEYS = (
    *(
        "return",
        "space",
        "escape",
        "tab",
        "up",
        "down",
        "left",
        "right",
        "home",
        "end",
        "page up",
        "page down",
    ),
    *("backspace", "delete", "f1", "f10", "f11", "menu", "left shift"),
    *(f"f{number}" for number in range(2, 10)),
    *string.ascii_lowercase,
    *string.digits,
)
SIZES = ((960, 600), (700, 500), (1280, 720), (1000, 1400), (1920, 1080), (600, 400))
TEXTS = ("a", "Ada", "#1, x", "\u00e9\u0301", "\U0001f0a1", "KS QH", "9" * 40, "{0}", *NAMES)
LAYOUTS = (FRENCH, GREEK, HEBREW, LITHUANIAN, RUSSIAN, US_LAYOUT)
FRAMES = (1 / 60, 0.1, 1.0)
OUT = ("leave", "title", "no", "seen", "close", "back", "cancel_name")
"""Buttons that lead out of something, those first that lead farthest."""
DOORS = ("play", "learn", "saves", "statistics", "settings", "about", "continue", "daily", "look_back")
"""Where a sitting begins, if it is there."""
PARTINGS = 25
"""Presses of Esc that bring anybody back to the first screen, or to the question whether to leave it."""


def cases(count: int) -> int:
    """Press some hundred times in each case."""
    return -(-count // PORTION)


def case(seed: int, number: int, folder: Path) -> Outcome:
    """Sit down in front of a well filled house and press whatever comes to hand."""
    dice = Random(f"presses {seed} {number}")
    counts, log = Counter[str](), list[str]()
    falls: list[Fall] = []
    (folder / "kept").mkdir()
    with quick():
        goods = home().goods
        home().lay(goods, folder / "home")
        try:
            while counts["presses"] < PORTION:
                _sit(folder / "home", goods, dice, counts, log)
        except AssertionError as trouble:
            falls.append(fallen(trouble, "stuck"))
        except Exception as trouble:  # noqa: BLE001 - finding them is what this is for
            falls.append(fallen(trouble))
        if number % 20 == 0:
            tidy()
    guard = folder / "home" / "state" / "trouble.log"
    if guard.exists():
        falls.append(Fall("guarded", guard.read_text("utf-8").splitlines()[-1], guard.read_text("utf-8")))
    (folder / "kept" / "presses.txt").write_text("\n".join(log), "utf-8", "backslashreplace")
    return Outcome(counts, falls)


def _sit(folder: Path, goods: Sequence[Good], dice: Random, counts: Counter[str], log: list[str]) -> None:
    """Open the program, press until it is enough or the window is closed, and find the way back to the first screen."""
    match = dice.choice([good for good in goods if good.sort == "transcript"])
    file = str(folder / match.path) if dice.random() < 0.3 else None
    log.append(f"opened with {file}")
    with opened(folder, dice, file, thoughtful=True) as there:
        use(there, dice.choice(DOORS))
        while there.open and counts["presses"] < PORTION:
            there.frame = dice.choice(FRAMES)
            counts[f"on: {heading(there.nodes())}"] += 1
            log.append(dice.choice(WAYS)(there, dice, folder))
            counts["presses"] += 1
        there.frame = FRAMES[-1]
        counts["found the way back"] += home_again(there)


def home_again(there: RunningApp) -> bool:
    """Go back to the first screen by keys, or by buttons where the keys have been given another meaning."""
    for _ in range(PARTINGS):
        if not there.open:
            return False
        if control(there.nodes(), "play") and control(there.nodes(), "quit"):
            return True
        if any(use(there, key) for key in OUT):
            continue
        there.press("escape")
        if not any(control(there.nodes(), key) for key in OUT):
            use(there, "tool:menu")
    message = f"no way back from {heading(there.nodes())}"
    raise AssertionError(message)


# ---------------------------------------------------------------------------------------------------- presses


def _control(there: RunningApp, dice: Random, folder: Path) -> str:
    """Press something that can be pressed."""
    nodes = [node for node in there.nodes() if node.role in CONTROLS and node.visible.size > (0, 0)]
    if not nodes:
        return _key(there, dice, folder)
    node = dice.choice(nodes)
    there.click(node.visible.center)
    return f"pressed {node.key}"


def _key(there: RunningApp, dice: Random, folder: Path) -> str:
    """Press a key."""
    name = "+".join((*dice.choice(((), (), (), ("ctrl",), ("alt",), ("shift",))), dice.choice(KEYS)))
    there.press(name)
    return f"key {name}"


def _layout(there: RunningApp, dice: Random, folder: Path) -> str:
    """Strike a key of a keyboard in another layout, which may stay in use."""
    layout = dice.choice(LAYOUTS)
    there.app.window.keyboard = layout
    scancode, sign = dice.choice(list(zip(SCANCODES, layout.signs, strict=True)))
    mod = dice.choice((0, 0, 0, pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT))
    there.strike(ord(sign), mod, scancode)
    return f"struck {sign!r} where scancode {scancode} is, with {mod}"


def _spot(there: RunningApp, dice: Random) -> tuple[int, int]:
    return dice.randrange(there.size[0]), dice.randrange(there.size[1])


def _button(there: RunningApp, dice: Random, folder: Path) -> str:
    """Press a button of the mouse anywhere, or only half of it."""
    at, button = _spot(there, dice), dice.choice((1, 1, 2, 3, 6, 7))
    kind = dice.choice((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
    there.move(at)
    there.post(kind, pos=at, button=button, touch=False)
    there.step()
    return f"button {button} {kind} at {at}"


def _drag(there: RunningApp, dice: Random, folder: Path) -> str:
    """Drag from anywhere to anywhere."""
    start, goal = _spot(there, dice), _spot(there, dice)
    there.drag(start, goal)
    return f"dragged {start} to {goal}"


def _wheel(there: RunningApp, dice: Random, folder: Path) -> str:
    """Turn the wheel."""
    at, turns = _spot(there, dice), dice.choice((-9, -1, 1, 9))
    pygame.mouse.set_pos(at)
    there.post(pygame.MOUSEWHEEL, x=0, y=turns, precise_x=0.0, precise_y=float(turns), flipped=False)
    there.step()
    return f"wheel {turns} at {at}"


def _window(there: RunningApp, dice: Random, folder: Path) -> str:
    """Drag the window's corner, leave it, or come back to it."""
    size = dice.choice((*SIZES, None, None))
    if size:
        there.resize(size)
        return f"resized to {size}"
    kind = dice.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE))
    there.post(kind)
    there.step()
    return f"window event {kind}"


def _text(there: RunningApp, dice: Random, folder: Path) -> str:
    """Write something."""
    text = dice.choice(TEXTS)
    there.write(text)
    return f"wrote {text!r}"


def _drop(there: RunningApp, dice: Random, folder: Path) -> str:
    """Drop a file on the window."""
    path = dice.choice(sorted((folder / TRANSCRIPTS).iterdir()))
    there.post(pygame.DROPFILE, file=str(path))
    there.step()
    return f"dropped {path.name}"


def _nothing(there: RunningApp, dice: Random, folder: Path) -> str:
    """Watch."""
    steps(there, dice.choice((1, 5, 20)))
    return "watched"


WAYS = (*[_control] * 12, *[_key] * 6, _layout, _button, _drag, _wheel, _window, _text, _nothing, _drop)
