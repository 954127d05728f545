"""Lets be heard what happens at the table, move by move, and what is asked of the player."""

from collections.abc import Sequence

from game.play.table_session import AnyBeat, AnyView
from game.stage.table import Table
from game.telling.captions import Captions
from game.telling.log import tell
from game.ui.shell.announcer import Announcer
from game.ui.table.standing import standing


class Narrator:
    """Tells one session; what lay on the table before is known."""

    def __init__(self, announcer: Announcer, captions: Captions, table: Table) -> None:
        """Begin with what happens next."""
        self._announcer = announcer
        self._captions = captions
        self._table = table
        self._last: int | None = None  # number of the move that was told last

    def follow(self, beats: Sequence[tuple[int, AnyBeat]]) -> None:
        """Tell the moves that have come since; moves taken back are told again when they are made again."""
        latest = beats[-1][0] if beats else 0
        told = latest if self._last is None else min(self._last, latest)
        for number, beat in beats:
            if number > told:
                for line in tell(beat, self._captions, self._table.announced(beat.after)):
                    self._announcer.say(f"{self._captions.aloud(line).rstrip('.')}.")
        self._last = latest

    def ask(self, view: AnyView, beats: Sequence[tuple[int, AnyBeat]], duty: str) -> None:
        """Say what the player is asked, and what the rules want of the card."""
        asks = standing((beat for _, beat in beats), self._table.calls(view), view.me).asks
        text = self._captions.prompt(view, asks)
        self._announcer.say(" ".join(part for part in (f"{text}.", self._captions.aloud(duty)) if part))
