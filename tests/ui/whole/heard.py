"""Everything the program's own voice says while a deal of each game is played, kept as a text for each language.

``python -m tests.ui.whole.heard`` writes the texts again, after a change on purpose; then read what has changed.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest import mock

from game.app import aloud, screen_reader
from game.app.aloud import Aloud
from game.catalogue import GAMES
from game.resources import ENGLISH, LANGUAGE
from tests.ui.whole.player import Keyboard, deal_over
from tests.ui.whole.running_app import RunningApp, running, seated_player
from tests.ui.whole.tables import TRANSLATED


class Recorder:
    """A voice that is done at once, and remembers."""

    busy = False
    names = ()
    missing = False

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, text: str) -> None:
        self.said.append(text)

    def stop(self) -> None:
        """Nothing is ever left to be said."""

    def close(self) -> None:
        """Nothing is open."""


@contextmanager
def listening(folder: Path, seed: int) -> Iterator[tuple[RunningApp, list[str]]]:
    """Run the program with a voice and no screen reader; give it, and the list of what is said."""
    voice = Recorder()
    with (
        mock.patch.object(aloud, "Voice", return_value=voice),
        mock.patch.object(aloud, "speaker", return_value=("voice",)),
        mock.patch.object(screen_reader, "accesskit", None),
        running(folder, seed=seed, voice=True) as there,
    ):
        there.app._aloud = Aloud("", there.app.context, 0)  # noqa: SLF001 - `play` would open it
        yield there, voice.said


def deal_heard(folder: Path, game: str, language: str = ENGLISH, seed: int = 1) -> list[str]:
    """Play a deal at random by keyboard; give all that is said from the table on."""
    with mock.patch.dict(os.environ, {LANGUAGE: language}), listening(folder, seed) as (there, said):
        player = seated_player(there, Keyboard(Random(3)))
        player.use("play")
        player.await_("the game", lambda nodes: any(each.key == f"quick/{game}" for each in nodes))
        player.use(f"quick/{game}")
        begun = len(said)
        player.play(deal_over)
        there.rest(1.0)
        first = there.app.context.words.get("table.deal", number=1) + "."
        return said[said.index(first) if first in said else begun :]


def kept(game: str, language: str = ENGLISH) -> Path:
    """Say where the text of a game lies."""
    folder = Path(__file__).with_name("texts")
    return (folder if language == ENGLISH else folder / language) / f"{game}.txt"


def main() -> None:
    """Write all texts."""
    for language, game in product((ENGLISH, *TRANSLATED), GAMES):
        with TemporaryDirectory() as folder:
            text = "".join(f"{line}\n" for line in deal_heard(Path(folder), game.id, language))
        kept(game.id, language).parent.mkdir(parents=True, exist_ok=True)
        kept(game.id, language).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
