"""An offer made once to whoever is new to a game: every trick may stay on the table until a press."""

from game.core.record import replace
from game.play.table_session import AnyView
from game.telling.captions import Captions
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL
from game.ui.kit.block import Block
from game.ui.layout import Column, Wrap
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.node import Role
from game.ui.shell.scene import Switch
from game.ui.widgets.button import Button
from game.ui.widgets.caps import name_of
from game.ui.widgets.panel import Panel
from game.ui.widgets.text import Text

SEEN = 2
"""Tricks that have been seen to be swept away before the offer is made."""


class HoldOffer:
    """Whether the offer is open, and what it looks like."""

    def __init__(self, context: UiContext, captions: Captions, *, newcomer: bool) -> None:
        """Make the offer to newcomers, unless it has been made before."""
        self._context = context
        self._captions = captions
        self._newcomer = newcomer
        self._made = False

    def open(self, view: AnyView) -> bool:
        """Tell whether the offer is to be seen beside a table; as soon as it is, it is said as well."""
        settings = self._context.settings
        wanted = self._newcomer and not (settings.hold_offered or settings.wait_for_me)
        shown = wanted and len(view.tricks) >= SEEN and view.turn >= 0
        if shown and not self._made:
            self._made = True
            self._context.announcer.say(f"{self._asked} {self._way}".rstrip())
        return shown

    @property
    def _asked(self) -> str:
        return self._captions.table("hold.text", confirm=name_of(self._context, Action.CONFIRM))

    @property
    def _way(self) -> str:
        """Say which key leads to the answers: the one that the question names would play a card."""
        key = name_of(self._context, Action.NEXT)
        return self._context.words.get("aloud.hold_answers", key=key) if key else ""

    def lapse(self) -> None:
        """Take the offer as refused where it was made and has not been answered."""
        if self._made and not self._context.settings.hold_offered:
            self._answer(hold=False)

    def _answer(self, *, hold: bool) -> Switch:
        settings = self._context.settings
        self._context.change(replace(settings, wait_for_me=settings.wait_for_me or hold, hold_offered=True))
        return None

    def block(self, look: ResolvedTheme, width: int) -> tuple[Block, int]:
        """Lay the offer out, and give its height."""
        say = self._captions.table
        yes = Button(
            "hold:yes", say("hold.yes"), lambda: self._answer(hold=True), tip=say("hold.tip"), tall=44
        )
        no = Button("hold:no", say("hold.no"), lambda: self._answer(hold=False), tall=44)
        made = Panel(
            Column((Text(self._asked, SMALL, role=Role.HEADING), Wrap((yes, no), gap=10)), gap=10),
            sides=20,
            ends=16,
        )  # a screen reader names the heading before a button: here the question, or it would be the score
        return made, made.height(look, width)
