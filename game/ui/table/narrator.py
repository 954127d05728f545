"""Lets be heard what happens at the table, move by move, what is asked of the player, and what the player asks."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from game.core.cards import Cards
from game.core.record import record
from game.play.table_session import AnyBeat, AnyView
from game.stage.table import Table
from game.telling.by_ear import ByEar, closed
from game.telling.captions import Captions
from game.telling.log import tell
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.table.standing import standing

Beats = Sequence[tuple[int, AnyBeat]]
"""What has happened in a deal, each with its number in the match."""


@record
class Heard:
    """The table as it stands, for somebody who asks."""

    view: AnyView
    beats: Beats
    legal: Cards  # cards that may be used now
    duty: str  # what the rules want of a card, or ""


class Narrator:
    """Tells one session; what lay on the table before is known."""

    def __init__(self, context: UiContext, captions: Captions, table: Table) -> None:
        """Begin with what happens next."""
        self._context = context
        self._captions = captions
        self._table = table
        self._by_ear = ByEar(context.words, captions, table)
        self._last: int | None = None  # number of the move that was told last
        self._since: list[str] = []  # told since the player was last asked for something

    def follow(self, beats: Beats) -> None:
        """Tell the moves that have come since; moves taken back are told again when they are made again."""
        latest = beats[-1][0] if beats else 0
        told = latest if self._last is None else min(self._last, latest)
        lines = [line for number, beat in beats if number > told for line in self._lines(beat)]
        for line, alike in groupby(lines):
            self._told(line, sum(1 for _ in alike))
        self._last = latest

    def _lines(self, beat: AnyBeat) -> Iterator[str]:
        if beat.seat == self._captions.me:
            self._since.clear()
        for line in tell(beat, self._captions, self._table.announced(beat.after)):
            yield self._captions.aloud(line)

    def _told(self, line: str, times: int) -> None:
        """Say what has happened, or has happened so many times on end."""
        text = self._context.words.get("aloud.times", line=line.rstrip("."), number=times)
        self._since.append(closed(text if times > 1 else line))
        self._context.announcer.say(self._since[-1])

    def ask(self, heard: Heard) -> None:
        """Say what the player is asked, and what the rules want of the card."""
        duty = self._captions.aloud(heard.duty)
        self._context.announcer.say(" ".join(closed(each) for each in (self._asked(heard), duty) if each))

    def _asked(self, heard: Heard) -> str:
        calls = self._table.calls(heard.view)
        asks = standing((beat for _, beat in heard.beats), calls, heard.view.me).asks
        return self._captions.prompt(heard.view, asks)

    def answer(self, action: Action, heard: Heard) -> None:
        """Answer what somebody wants to hear, who is also shown it."""
        by_ear, view = self._by_ear, heard.view
        told: Mapping[Action, str] = {
            Action.TELL_HAND: by_ear.hand(view),
            Action.TELL_TRICK: by_ear.trick(view),
            Action.TELL_TURN: by_ear.turn(view, heard.legal, self._asked(heard)),
            Action.TELL_SCORE: by_ear.score(view),
            Action.TELL_DEAL: by_ear.deal(view),
            Action.TELL_GONE: by_ear.gone(view) if self._context.settings.tell_gone else self._hidden(),
            Action.TELL_AGAIN: " ".join(self._since) or self._context.words.get("aloud.nothing_said"),
        }
        self._context.notices.answer(told[action])

    def _hidden(self) -> str:
        return self._context.words.get("aloud.hidden_gone")
