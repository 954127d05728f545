"""Orca in a session of its own, beside the program in a real window; what it speaks goes to a stand-in."""

import json
import os
import re
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from tempfile import gettempdir
from typing import Any
from unittest import mock

from game.app.screen_reader import VARIABLE
from game.catalogue import spec_of
from game.core.record import replace
from game.storage.settings import DEFAULTS, EventsBy, ReaderPace
from game.storage.stores import open_stores
from game.ui import APP_ID
from tests.readers.speech_server import SpeechStandIn, Spoken
from tests.ui.window.atspi import session_bus
from tests.ui.window.desktop import ROOT, SEEDED, START, Desktop, desktop, running, troubles

QUIET = 1.2
"""Seconds of silence after which somebody goes on."""
PATIENCE = 6.0
"""Seconds after which somebody goes on who has heard nothing: a machine may be busy."""
LONGEST = 240.0
"""Seconds after which somebody who still hears something gives up."""


class Listener:
    """Somebody with a keyboard and a screen reader, who sees nothing."""

    def __init__(self, there: Desktop, server: SpeechStandIn, outlet: Path) -> None:
        self._desktop = there
        self.server = server
        self._outlet = outlet
        self._heard = 0
        self.log: list[str] = []

    def hear(self, patience: float = PATIENCE) -> Sequence[Spoken]:
        """Wait until it has been silent for a moment; give what was spoken since the last time."""
        begun = time.monotonic()
        while time.monotonic() - begun < LONGEST:
            quiet = time.monotonic() - max(self.server.silent_since, begun)
            anything = self.server.since(self._heard)
            if self.server.idle and quiet > (QUIET if anything else patience):
                break
            time.sleep(0.02)
        heard = self.server.since(self._heard)
        self._heard += len(heard)
        self.log += [
            f"  {each.client}: {each.text}{'' if each.end == 'said' else f' ({each.end})'}" for each in heard
        ]
        return heard

    def press(self, key: str) -> str:
        """Press a key; give all that is spoken until it is silent, as one text."""
        self.log.append(f"> {key}")
        wanted = self._answered() + 1
        self._desktop.run("xdotool", "key", key)
        limit = time.monotonic() + START
        while self._answered() < wanted:
            assert time.monotonic() < limit, f"nobody answers {key}"
            time.sleep(0.01)
        return said(self.hear())

    def _answered(self) -> int:
        """Tell how many presses the program has answered, which is all that is taken from it but speech."""
        told: int = json.loads(self._outlet.read_text("utf-8"))["heard"]
        return told


def said(heard: Sequence[Spoken]) -> str:
    """Put together what was spoken to its end."""
    return " ".join(each.text for each in heard if each.end == "said")


def version() -> int:
    """Give the number of Orca's edition; orca says nothing else without a desktop."""
    done = subprocess.run(("orca", "--version"), capture_output=True, text=True, check=True, timeout=START)
    found = re.search(r"\d+", done.stdout)
    return int(found.group()) if found else 0


@contextmanager
def listening(folder: Path, **more: Any) -> Iterator[Listener]:
    """Start Orca and the program; give who listens, once the title has been told."""
    for each in ("run", "home"):
        (folder / each).mkdir(mode=0o700)
    stores = open_stores(folder / "data", spec_of)
    by = EventsBy.VOICE if version() < 46 else EventsBy.READER
    usual = {"speed": 0.0, "reader_pace": ReaderPace.FAST, "events_by": by, "window": None}
    stores.settings.save(replace(DEFAULTS, **{**usual, **more}))
    stores.close()
    own = {
        "XDG_RUNTIME_DIR": str(folder / "run"),
        "HOME": str(folder / "home"),
        "XDG_CONFIG_HOME": str(folder / "home" / "config"),
        "XDG_DATA_HOME": str(folder / "home" / "data"),
        "XDG_CACHE_HOME": str(folder / "home" / "cache"),
        "GSETTINGS_BACKEND": "memory",
        "SDL_AUDIODRIVER": "dummy",
    }
    with (Path(gettempdir()) / "parlour-tricks-orca.lock").open("w") as one_at_a_time:
        flock(one_at_a_time, LOCK_EX)  # Orca takes the place of any other that the same user runs
        yield from _session(folder, own)


def _session(folder: Path, own: Mapping[str, str]) -> Iterator[Listener]:
    """Start everything, in folders of its own."""
    server = SpeechStandIn(folder / "run" / "speech-dispatcher" / "speechd.sock")
    try:
        with desktop() as there, mock.patch.dict(os.environ, own), session_bus() as bus:
            environment = there.environment(
                DBUS_SESSION_BUS_ADDRESS=bus, **{VARIABLE: str(folder / "nodes.json")}
            )
            with running("orca", "--replace", env=environment):
                listener = Listener(there, server, folder / "nodes.json")
                awaited(server, "Screen reader on.")
                complaints = folder / "complaints.txt"
                with (
                    complaints.open("w") as written,
                    subprocess.Popen(
                        (*SEEDED, "--data-dir", str(folder / "data")),
                        cwd=ROOT,
                        env=environment,
                        stdout=written,
                        stderr=written,
                    ) as program,
                ):
                    try:
                        there.run("xdotool", "search", "--sync", "--onlyvisible", "--class", f"^{APP_ID}$")
                        awaited(server, "Play")
                        listener.hear()
                        yield listener
                    finally:
                        program.terminate()
    finally:
        server.close()
    assert not troubles(folder / "data"), troubles(folder / "data")


def awaited(server: SpeechStandIn, text: str) -> None:
    """Wait until something has been said."""
    limit = time.monotonic() + START
    while not any(text in each.text for each in server.since(0)):
        assert time.monotonic() < limit, (text, server.since(0))
        time.sleep(0.05)
