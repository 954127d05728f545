"""The list of a player's past mistakes of one game, and what is said when one of them has been answered."""

from collections.abc import Callable, Sequence

from game.core.record import record
from game.ui.draw.theme import BODY, SMALL
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Beside, Centre, Column, Wrap
from game.ui.scenes.empty_list import emptiness
from game.ui.scenes.learn import LessonEnd, ended
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Switch
from game.ui.table.log import LogLine
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.frame import framed
from game.ui.widgets.panel import Panel
from game.ui.widgets.text import Text, Tint, heading


@record
class MistakeLine:
    """One mistake as it is listed."""

    id: str
    title: str  # with signs
    spoken: str
    about: str
    comes: str  # when it is asked again
    due: bool
    live: bool = True  # whether it can be put


@record
class MistakeListRoutes:
    """What the list shows, and what is done with it."""

    lines: Callable[[], Sequence[MistakeLine]]
    begin: Command  # goes through those that are due
    attempt: Callable[[str], Switch]
    delete: Callable[[str], None]
    restore: Callable[[str], bool]
    leave: Command


WIDEST = 2000
"""Wider than any window: what is centred in height alone."""
NARROW = 800
"""Design units from which on the buttons stand beside what is said."""


class _MistakeList:
    """What the list is composed from."""

    def __init__(self, context: UiContext, game: str, routes: MistakeListRoutes) -> None:
        self._context = context
        self._game = game
        self._routes = routes
        self._deleted: list[str] = []
        self.screen = Screen(context, self.compose, back=routes.leave)

    def _say(self, key: str, **values: object) -> str:
        return self._context.words.get(f"mistakes.{key}", **values)

    def compose(self) -> Block:
        """Lay out the list."""
        title = self._say("title", game=self._context.words.get(f"{self._game}.name"))
        lines = self._routes.lines()
        above = self._above(any(each.due and each.live for each in lines))
        listed: Block = Column((*above, *map(self._line, lines)), gap=12)
        if not lines:
            head, text, play = (self._say(f"list.{key}") for key in ("empty", "empty_text", "play"))
            listed = Column((*above, emptiness(self._context, self._game, head, text, play)), gap=12)
        return framed(self._context, title, Scroll("mistake_list", listed, name=title), self._routes.leave)

    def _above(self, due: bool) -> list[Block]:
        buttons: list[Block] = []
        if due:
            say = self._say
            buttons.append(
                Button(
                    "begin",
                    say("list.begin"),
                    self._routes.begin,
                    Tone.PRIMARY,
                    tip=say("list.begin_tip"),
                    icon="play",
                )
            )
        if self._deleted:
            buttons.append(Button("undo", self._say("list.undo"), self._undo, icon="undo"))
        return [Wrap(tuple(buttons), gap=12)] if buttons else []

    def _line(self, line: MistakeLine) -> Block:
        comes = Text(line.comes, SMALL, Tint.GOLD if line.due else Tint.MUTED)
        about = [Text(line.about, SMALL, Tint.MUTED)] if line.about else []
        told = Column((LogLine(line.title, line.spoken, inset=0), *about, comes), gap=2)
        attempt = Button(
            f"try/{line.id}",
            self._say("list.try"),
            lambda: self._routes.attempt(line.id),
            Tone.QUIET,
            line.live,
            tip=self._say("list.try_tip"),
            icon="play",
        )
        delete = Button(
            f"delete/{line.id}",
            self._say("list.delete"),
            lambda: self._delete(line.id),
            Tone.QUIET,
            icon="trash",
        )
        ways = Centre(Wrap((attempt, delete), gap=6, right=True), WIDEST)
        return Panel(Beside(told, ways, 0.6, NARROW, 14), sides=22, ends=12)

    def _delete(self, mistake_id: str) -> Switch:
        self._routes.delete(mistake_id)
        self._deleted.append(mistake_id)
        self._context.notices.say(self._say("list.deleted"))
        self.screen.hold("undo")
        return None

    def _undo(self) -> Switch:
        if self._routes.restore(self._deleted[-1]):
            self.screen.hold(f"delete/{self._deleted.pop()}")
        return None


def mistake_list(context: UiContext, game: str, routes: MistakeListRoutes) -> ScreenScene:
    """Open the list."""
    return ScreenScene(_MistakeList(context, game, routes).screen)


def mistake_done(
    context: UiContext, how: str, said: Sequence[str], left: int, ways: LessonEnd
) -> ScreenScene:
    """Say how somebody has fared with a past mistake, and when it comes back, as a dialog over the table."""
    told = (heading(how), *(Text(each, BODY) for each in said))
    say = context.words.get
    return ended(context, told, say("mistakes.end.following", number=left), ways, say("mistakes.end.leave"))
