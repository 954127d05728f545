"""How a real window comes and grows on a desktop: within what panels leave of it, and never white."""

import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.shell.window import GROUND
from tests.ui.whole.player import Mouse, control
from tests.ui.window.desktop import START, Desktop, Window, desktop, seated_player, window

TOOLS = ("xwininfo", "xprop", "import")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]
pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(
        bool(MISSING), reason=f"what is seen from outside is told by {MISSING}, which this machine lacks"
    ),
]
PANEL = 34
RULES = f"""<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <margins><top>0</top><bottom>{PANEL}</bottom><left>0</left><right>0</right></margins>
</openbox_config>
"""
"""Has the window manager keep a strip free, as for a panel."""


def where(there: Desktop, opened: Window) -> pygame.Rect:
    """Ask the X server where a window lies, with what the window manager sets about it."""
    told = there.run("xwininfo", "-id", opened.id, "-stats")
    keys = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
    lies = [int(re.findall(rf"{key}: +(-?\d+)", told)[0]) for key in keys]
    frame = re.findall(
        r"= (\d+), (\d+), (\d+), (\d+)", there.run("xprop", "-id", opened.id, "_NET_FRAME_EXTENTS")
    )
    left, right, top, bottom = map(int, frame[0]) if frame else (0, 0, 0, 0)
    return pygame.Rect(lies[0] - left, lies[1] - top, lies[2] + left + right, lies[3] + top + bottom)


@pytest.mark.parametrize("size", [(800, 600), (1024, 600), (600, 1024)])
def test_a_first_window_lies_within_what_the_desktop_has(tmp_path: Path, size: tuple[int, int]) -> None:
    rules = tmp_path / "rc.xml"
    rules.write_text(RULES, "utf-8")
    managed = shutil.which("openbox") is not None
    free = pygame.Rect(0, 0, size[0], size[1] - (PANEL if managed else 0))
    with (
        desktop(f"{size[0]}x{size[1]}x24", "--config-file", str(rules)) as there,
        window(there, tmp_path / "player", window=None) as opened,
    ):
        player = seated_player(opened, Mouse())
        player.use("play", "quick/gleek")
        player.pause()
        lies = where(there, opened)
        assert free.contains(lies), lies
        assert lies.width * lies.height > 0.6 * free.width * free.height
        opened.photograph(f"first-{size[0]}x{size[1]}")


@pytest.fixture
def there() -> Iterator[Desktop]:
    with desktop() as opened:
        yield opened


@pytest.mark.skipif(
    shutil.which("import") is None, reason="import takes the picture, which this machine lacks"
)
def test_a_window_grows_dark_before_it_is_drawn_anew(there: Desktop, tmp_path: Path) -> None:
    with window(there, tmp_path) as opened:
        seated_player(opened, Mouse()).use("play")
        before = where(there, opened)
        opened.program.send_signal(signal.SIGSTOP)
        try:
            there.run("xdotool", "windowsize", "--sync", opened.id, "1400", "850")
            there.run("import", "-window", "root", str(tmp_path / "grown.png"))
        finally:
            opened.program.send_signal(signal.SIGCONT)
        picture, after = pygame.image.load(tmp_path / "grown.png"), where(there, opened)
        grown = [
            (x, y)
            for x in range(after.right - 90, after.right - 10, 10)
            for y in range(after.y + 50, after.bottom - 20, 50)
        ]
        assert before.right < min(x for x, _ in grown)
        assert {tuple(picture.get_at(at))[:3] for at in grown} == {GROUND}


@pytest.mark.skipif(
    shutil.which("import") is None, reason="import takes the picture, which this machine lacks"
)
def test_what_was_off_the_screen_is_drawn_when_it_comes_back(there: Desktop, tmp_path: Path) -> None:
    with window(there, tmp_path) as opened:
        seated_player(opened, Mouse()).use("about")  # which is whole at once: the title's picture comes later
        assert opened.wait(lambda nodes: control(nodes, "report") is not None, START)
        there.run("xdotool", "mousemove", "5", "5")
        opened.stand_still()
        whole = shown(there, opened, tmp_path / "whole.png")
        lies = where(there, opened)
        there.run("xdotool", "windowmove", "--sync", opened.id, "1000", "600")
        opened.stand_still()
        there.run("xdotool", "windowmove", "--sync", opened.id, str(lies.x), str(lies.y))
        opened.stand_still()
        again = shown(there, opened, tmp_path / "again.png")
        assert (
            pygame.mask.from_threshold(again, GROUND, (1, 1, 1, 255)).count() < 0.2 * lies.width * lies.height
        )
        assert average(again) == average(whole)


def shown(there: Desktop, opened: Window, file: Path) -> pygame.Surface:
    """Take a picture of a window as it is on the screen."""
    there.run("import", "-window", opened.id, str(file))
    return pygame.image.load(file)


def average(picture: pygame.Surface) -> tuple[int, ...]:
    return tuple(pygame.transform.average_color(picture))[:3]
