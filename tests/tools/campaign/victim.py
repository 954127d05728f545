"""A player who plays on and on until killed, and writes down what has been shown: the victim of the kills.

python -m tests.tools.campaign.victim FOLDER GAME LOG SEED
"""

import sys
import time
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from game.app import navigator
from game.app.application import Application
from game.core.transcript import entry_text
from game.play.table_session import TableSession
from game.session.players import players_of
from tests.ui.whole.player import Mouse, Player, live, match_over
from tests.ui.whole.running_app import FRAME, RunningApp

SIZE = (960, 600)
NAP = 0.001
"""Seconds between two steps, in which the bots may think."""


class Witness(RunningApp):
    """Writes every entry into a log as soon as there has been a picture of the table with it.

    A match in which the player has not decided anything yet is not kept, and so is none here.
    """

    def __init__(self, app: Application, log: Path, sittings: list[TableSession]) -> None:
        super().__init__(app)
        self._log = log.open("ab", buffering=0)  # whatever is written is there, also after a kill
        self._sittings = sittings
        self._matches = 0
        self._entries = 0
        self._then = time.monotonic()

    def step(self) -> None:
        time.sleep(NAP)
        now = time.monotonic()
        passed, self._then = min(FRAME, now - self._then), now
        if self.open and self.app.step(passed):
            self._note()
        self.passed += passed

    def _note(self) -> None:
        while self._matches < len(self._sittings):
            self._matches += 1
            self._entries = 0
            self._log.write(b"match\n")
        if self._sittings:
            match = self._sittings[-1].match
            transcript, pack = match.transcript(), match.rules.spec.pack
            players = players_of(transcript.header, match.rules.spec.seats)
            people = {seat for seat, each in enumerate(players) if not each.level}
            if not any(entry.seat in people for entry in transcript.entries):
                return
            fresh = transcript.entries[self._entries :]
            self._log.write("".join(f"{entry_text(each, pack)}\n" for each in fresh).encode())
            self._entries += len(fresh)


def main(folder: str, game: str, log: str, seed: str) -> None:
    """Play one match after the other."""
    sittings: list[TableSession] = []

    def remembered(*given: Any) -> TableSession:
        sittings.append(TableSession(*given))
        return sittings[-1]

    with patch.object(navigator, "TableSession", remembered):  # whoever sits down is watched
        _play(
            Witness(Application(Path(folder), SIZE, dice=Random(seed)), Path(log), sittings),
            game,
            Random(seed),
        )


def _play(there: Witness, game: str, dice: Random) -> None:
    player = Player(there, Mouse(), dice, lambda _: None)
    if live(there.nodes(), "continue"):
        player.use("continue")
    else:
        player.use("play", f"quick/{game}")
    while True:
        player.play(match_over)
        player.use("again")


if __name__ == "__main__":
    main(*sys.argv[1:])
