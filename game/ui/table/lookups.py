"""What the player has opened to look something up: lines of the score, the log, the last trick, what was declared."""

from collections.abc import Callable

from game.play.shown_table import ShownTable
from game.stage.table import Table
from game.telling.by_ear import ByEar, closed
from game.telling.captions import Captions
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Switch
from game.ui.table.announcements import Announcements
from game.ui.table.log import log_aloud


class Lookups:
    """What is open at one table; whoever listens is told what stands there."""

    def __init__(
        self,
        context: UiContext,
        captions: Captions,
        table: Table,
        shown: ShownTable,
        announcements: Announcements,
        refresh: Callable[[], None],
    ) -> None:
        """Begin with everything closed; `refresh` lays the chrome out again."""
        self.lines: frozenset[str] = frozenset()  # of the score
        self.log = False
        self.last_trick = False
        self._context = context
        self._captions = captions
        self._table = table
        self._shown = shown
        self._announcements = announcements
        self._refresh = refresh

    def turn_line(self, key: str) -> Switch:
        """Open or close a line of the score."""
        self.lines ^= {key}
        return None

    def turn_log(self) -> Switch:
        """Open the log where the score is, or close it."""
        self.log = not self.log
        captions, table = self._captions, self._table
        told = [beat for _, beat in self._shown.beats]
        now = log_aloud(told, captions, table.announced, table.calls) if self.log else captions.table("score")
        self._context.announcer.say(closed(now), urgent=True)
        self._refresh()
        return None

    def show_last_trick(self) -> Switch:
        """Show the last trick as it lay."""
        view = self._shown.view
        if view.tricks:
            self.last_trick = True
            told = ByEar(self._context.words, self._captions, self._table).last_trick(view)
            self._context.announcer.say(" ".join(told), urgent=True)
            self._refresh()
        else:
            self._context.notices.say(self._captions.table("no_last_trick"))
        return None

    def put_trick_away(self) -> None:
        """Show the last trick no longer."""
        self.last_trick = False
        self._refresh()

    def turn_declared(self) -> Switch:
        """Show what was declared in this deal once more, or put it away."""
        if not self._announcements.turn_over():
            self._context.notices.say(self._captions.table("none_declared"))
        elif declared := self._announcements.declared:
            self._context.announcer.say(" ".join(f"{each.spoken}." for each in declared), urgent=True)
        else:
            self._context.announcer.say(self._context.words.get("aloud.declared_hidden"), urgent=True)
        self._refresh()
        return None

    def put_declared_away(self) -> Switch:
        """Put away what was declared."""
        self._announcements.put_away()
        return None
