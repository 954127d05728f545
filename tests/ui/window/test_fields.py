"""A field in a real window: real keys, a real mouse, the clipboard of a real desktop."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.whole.player import PATIENCE, Mouse, control
from tests.ui.window.desktop import ROOT, Window, desktop, seated_player, window

pytestmark = pytest.mark.window

MARKED = """
import sys
import pygame
from game.ui.shell import editing
pygame.display.init()
window = pygame.Window("another program", (50, 50), hidden=True)
editing._sdl().SDL_SetPrimarySelectionText(b"marked\\nelsewhere")
print("ready", flush=True)
while True:
    pygame.event.pump()
    pygame.time.wait(10)
"""
"""Another program in which a text is marked."""


def awaited(there: Window, text: str) -> bool:
    def stands(nodes: object) -> bool:
        del nodes
        field = control(there.nodes(), "code")
        return field is not None and field.role == "field" and field.value == text

    return there.wait(stands, PATIENCE)


def test_a_line_is_written_marked_copied_and_undone(tmp_path: Path) -> None:
    with desktop() as screen, window(screen, tmp_path) as there:
        player = seated_player(there, Mouse())
        player.use("play", "code")
        assert awaited(there, "")
        field = control(there.nodes(), "code")
        assert field is not None
        there.click(field.visible.center)
        for key in ("a", "b", "space", "u", "m", "h"):
            there.press(key)
        assert awaited(there, "ab umh")
        for key in ("ctrl+shift+left", "ctrl+c", "Home", "ctrl+v", "ctrl+v"):
            there.press(key)
        assert awaited(there, "umhumhab umh")
        there.press("ctrl+z")
        assert awaited(there, "umhab umh")
        there.press("ctrl+shift+z")
        assert awaited(there, "umhumhab umh")
        there.press("ctrl+y")
        there.press("End")
        there.press("ctrl+BackSpace")
        assert awaited(there, "umhumhab ")
        left = field.box.left + field.box.height
        there.click((left, field.box.centery), count=2)
        there.press("x")
        assert awaited(there, "x ")
        there.press("ctrl+z")
        there.click((left, field.box.centery), count=3)
        there.press("ctrl+x")
        assert awaited(there, "")
        there.press("ctrl+v")
        assert awaited(there, "umhumhab")


def test_the_middle_button_writes_what_is_marked_elsewhere(tmp_path: Path) -> None:
    with desktop() as screen, window(screen, tmp_path) as there:
        seated_player(there, Mouse()).use("play", "code")
        assert awaited(there, "")
        field = control(there.nodes(), "code")
        assert field is not None
        there.click(field.visible.center)
        there.press("a")
        command = (sys.executable, "-c", MARKED)
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, env=screen.environment()) as other:
            try:
                assert other.stdout is not None
                while other.stdout.readline() not in (b"ready\n", b""):
                    pass
                there.click((field.box.left + 2, field.box.centery), button="2")
                assert awaited(there, "marked elsewherea")
            finally:
                other.kill()
