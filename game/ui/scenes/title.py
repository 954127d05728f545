"""The first screen: the name, the match to go on with, the routes to everything else, and the daily deal."""

from collections.abc import Callable
from datetime import date

import pygame

from game.core.record import record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import BODY, BODY_ITALIC, DISPLAY, STRONG, SUBHEADING
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Beside, Centre, Column, Gap, Grid, Grow, Pad, Region, Row, text_px
from game.ui.scenes.confirm import confirm
from game.ui.shell.action import Action
from game.ui.shell.context import Continuation, DailyDeal, UiContext
from game.ui.shell.scene import Command, Push, Quit, Scene, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.frame import BROADEST, ENDS, SIDES
from game.ui.widgets.hints import hints
from game.ui.widgets.panel import Icon, Picture
from game.ui.widgets.row import RowButton
from game.ui.widgets.text import Align, Text, Tint, eyebrow
from game.ui.widgets.unsaved_sign import unsaved_sign

EMBLEM = "pictures/title.svg"
SHAPE = 600 / 352
"""Width to height of the emblem."""
BROAD = 1000
"""From this width on there is room for the emblem …"""
LARGE = 1.75
"""… unless the text is scaled so much."""
NOTE = 500
"""How wide the lines are that say how the match stands, before the text scale."""


def title(context: UiContext) -> ScreenScene:
    """Open the screen."""
    made = _Title(context)
    screen, shown = Screen(context, made.compose, back=made.leave, first=made.first), made.day

    def listen() -> None:
        nonlocal shown
        if made.day != shown:
            shown = made.day
            screen.refresh()

    return ScreenScene(screen, listen=listen)


@record
class _Title:
    """The routes from the title."""

    context: UiContext

    @property
    def first(self) -> str:
        """Where the focus begins: going on, if there is something to go on with."""
        return "continue" if self.context.routes.continuation(self.context) else "play"

    @property
    def day(self) -> date | None:
        """Whose deal is offered: another from midnight on."""
        daily = self.context.routes.daily(self.context)
        return daily.day if daily else None

    def compose(self) -> Block:
        say = self.context.words.get
        menu = Region("menu", Scroll("menu", Column((*self._name(), Gap(10), *self._links()), gap=14)))
        foot = hints(
            self.context,
            ((Action.UP, Action.DOWN), say("common.hint.move")),
            (Action.CONFIRM, say("common.hint.select")),
            (Action.BACK, say("common.hint.quit")),
            (Action.FULL_SCREEN, say("common.hint.full_screen")),
        )
        body: Block = Centre(menu, 640)
        if self._broad:
            body = Beside(body, self._right(), 0.5, 0, gap=56)
        return Pad(Column((Grow(body), Centre(foot, BROADEST, tall=False)), gap=18), SIDES, ENDS)

    def _name(self) -> tuple[Block, ...]:
        say = self.context.words.get
        return Text(say("screens.title.name"), DISPLAY), Text(
            say("screens.title.tagline"), BODY_ITALIC, Tint.MUTED
        )

    def _links(self) -> tuple[Block, ...]:
        context, say = self.context, self.context.words.get
        kept = context.routes.continuation(context)
        play = Tone.PLAIN if kept else Tone.PRIMARY
        rooms: tuple[tuple[str, str, Command], ...] = (
            ("learn", "rules", lambda: Push(context.routes.learn(context, ""))),
            ("saves", "save", lambda: Push(context.routes.saves(context))),
            ("statistics", "statistics", lambda: Push(context.routes.statistics(context))),
            ("settings", "settings", lambda: Push(context.routes.settings(context))),
            ("about", "info", lambda: Push(context.routes.about(context))),
            ("quit", "quit", Quit),
        )
        due = context.routes.due()
        labels = {"learn": say("mistakes.learn.due", number=due)} if due else {}
        small = tuple(
            Button(key, labels.get(key) or say(f"screens.title.{key}"), go, icon=icon, side=Align.LEFT)
            for key, icon, go in rooms
        )
        into = Button("play", say("screens.title.play"), self._play, play, icon="play", side=Align.LEFT)
        return (
            *unsaved_sign(context),
            *((self._continue(kept),) if kept else ()),
            into,
            Grid(small, least=0, gap=14, most=2),
            *self._below(),
        )

    def _continue(self, kept: Continuation) -> Block:
        say = self.context.words.get
        note = say("screens.title.continue_note", game=say(f"{kept.game}.name"), score=kept.score)
        return Button(
            "continue",
            say("screens.title.continue"),
            kept.enter,
            Tone.PRIMARY,
            note=note,
            note_wide=NOTE,
            icon="next",
            side=Align.LEFT,
        )

    def _play(self) -> Switch:
        return Push(self.context.routes.play(self.context))

    def _entering(self, enter: Callable[[], Scene]) -> Command:
        return lambda: Push(enter())

    def leave(self) -> Switch:
        """Ask before quitting: Esc is easily pressed once too often."""
        say = self.context.words.get
        kept = self.context.routes.continuation(self.context)
        if self.context.routes.parting(self.context):
            return Quit()  # which is asked about by itself
        return Push(
            confirm(
                self.context,
                say("screens.title.quit_question"),
                say("screens.title.quit_text") if kept else "",
                say("screens.title.quit_yes"),
                Quit,
                say("screens.title.quit_no"),
            )
        )

    # ------------------------------------------------------------------ the other half

    @property
    def _broad(self) -> bool:
        """Whether there is room for the emblem beside the menu."""
        look = self.context.look
        return look.width >= text_px(look, BROAD) and look.text_scale < LARGE

    def _below(self) -> tuple[Block, ...]:
        """Where the emblem has no room, the daily deal follows the menu."""
        daily = self.context.routes.daily(self.context)
        return (Region("daily", self._daily(daily)),) if daily and not self._broad else ()

    def _right(self) -> Block:
        daily = self.context.routes.daily(self.context)
        wide = 690.0
        emblem = Picture(self.context.words.get("screens.title.emblem"), _emblem, wide, wide / SHAPE)
        below = (Region("daily", self._daily(daily)),) if daily else ()
        return Centre(Column((emblem, *below), gap=40), 720)

    def _daily(self, daily: DailyDeal) -> Block:
        say = self.context.words.get
        name = say(f"{daily.game}.name")
        words = Column(
            (
                eyebrow(say("screens.title.daily")),
                Text(name, SUBHEADING),
                Text(
                    say(f"screens.title.daily_{'played' if daily.played else 'text'}", game=name),
                    BODY,
                    Tint.MUTED,
                ),
            ),
            gap=4,
        )
        part = Row((Grow(words), Icon("next", Tint.GOLD, STRONG)), gap=20)
        return RowButton(
            "daily", say("screens.title.daily_play"), part, self._entering(daily.enter), sides=28, ends=20
        )


def _emblem(look: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
    """Draw the emblem, as large as it fits."""
    wide = min(size[0], round(size[1] * SHAPE))
    image = look.paint.picture(EMBLEM, (wide, round(wide / SHAPE)))
    return image if image is not None else pygame.Surface((1, 1), pygame.SRCALPHA)
