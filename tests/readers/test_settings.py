"""All pages of the settings and a name that is written, by keyboard and by what Orca speaks."""

from pathlib import Path

import pytest

from tests.readers.orca import listening
from tests.readers.stranger import WORDS, Stranger

pytestmark = [pytest.mark.slow, pytest.mark.orca]

MOST = 60
"""Presses that lead through a page."""
VALUES = " spin button", " slider"


def test_every_value_of_the_settings_is_heard_as_it_changes(tmp_path: Path) -> None:
    with listening(tmp_path) as who:
        stranger = Stranger(who, "ecarte")
        stranger.walk_to(WORDS.get("screens.title.settings"), "Down", "Right")
        told, pages = stranger.press("Return"), 0
        silent, tried = list[str](), 0
        while "page tab" in told:
            assert "chosen" in told or "chosen" in stranger.press("Return"), who.log[-9:]
            pages += 1
            for _ in range(MOST):
                if not (told := stranger.press("Down")):
                    break
                if WORDS.get("settings.try_voice") in told:
                    assert WORDS.get("settings.voice_sample") in stranger.press("Return"), who.log[-9:]
                if any(each in told for each in VALUES):
                    tried += 1
                    changed = stranger.press("Right") or stranger.press("Left")
                    silent += [] if changed and changed != told else [told]
            told = stranger.press("Tab")
            for _ in range(3):
                told = told if "page tab" in told else stranger.press("Tab")
            told = stranger.press("Right")
        assert (pages, tried > 14, silent) == (7, True, []), who.log
        assert {"RATE 9", "PITCH 10", "VOLUME 80"} <= {each.removeprefix("self ") for each in who.server.told}


def test_what_is_written_is_heard(tmp_path: Path) -> None:
    with listening(tmp_path) as who:
        stranger = Stranger(who, "ecarte")
        stranger.walk_to(WORDS.get("screens.title.play"), "Tab")
        stranger.press("Return")
        stranger.walk_to(WORDS.get("codes.open"), "Tab", "Down")
        assert "entry" in stranger.press("Return"), who.log[-9:]
        for each in "ab":
            assert each in stranger.press(each).lower(), who.log[-9:]
        assert "b" in stranger.press("Left").lower(), who.log[-9:]
