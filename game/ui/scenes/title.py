"""The first screen: the name, the match to go on with, the routes to everything else, and the daily deal."""

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.record import replace
from game.resources import offers
from game.ui.blocks import (
    BODY,
    BODY_ITALIC,
    BROADEST,
    ENDS,
    SIDES,
    STRONG,
    SUBHEADING,
    Action,
    Align,
    Beside,
    Block,
    Button,
    Centre,
    Column,
    Command,
    Gap,
    Grid,
    Grow,
    Icon,
    Pad,
    Page,
    Picture,
    Push,
    Quit,
    Region,
    Row,
    RowButton,
    Scroll,
    Switch,
    Text,
    Tint,
    Tone,
    UiContext,
    eyebrow,
    hints,
    text_px,
)
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import DISPLAY
from game.ui.scenes.confirm import confirm
from game.ui.shell.context import Continuation, DailyDeal
from game.ui.shell.destinations import ToAbout, ToLessons, ToRoom, ToSaves, ToSettings, ToStatistics
from game.ui.widgets.frame import unsaved_sign

if TYPE_CHECKING:
    from game.ui.scenes.title_picture import TitlePicture

EMBLEM = "pictures/title.svg"
SHAPE = 600 / 352
"""Width to height of the emblem."""
BROAD = 1000
"""From this width on there is room for the emblem …"""
LARGE = 1.75
"""… unless the text is scaled so much."""
UPRIGHT = 1.5
"""So many times as high as it is wide, a window has room for the picture below the menu."""
MENU = 640
"""How wide the menu is, before the text scale."""
NARROWEST = 0.74
"""The share of the width from which on the people of the picture have too little room beside the name."""
NOTE = 500
"""How wide the lines are that say how the match stands, before the text scale."""


class Behind:
    """Draws what lies behind it: the wall, and from the second frame on the picture, which needs more modules."""

    def __init__(self) -> None:
        self._picture: TitlePicture | None = None
        self._begun = False

    @property
    def unfinished(self) -> bool:
        """Whether there is more to be seen at the next frame."""
        return self._picture is None or self._picture.unfinished

    def draw(self, page: "Page[date | None]", canvas: pygame.Surface) -> None:
        """Draw over all of the canvas."""
        if not self._begun or not _pictured(page):
            self._begun = True
            canvas.blit(page.context.backdrop(), (0, 0))
            return
        if self._picture is None:
            from game.ui.scenes.title_picture import TitlePicture  # noqa: PLC0415 - the first frame does without

            self._picture = TitlePicture()
        self._picture.draw(page, canvas, 0.0 if _broad(page) else _beside_name(page))


def title(context: UiContext) -> Page[date | None]:
    """Open the screen; its state is the day whose deal is offered: another from midnight on."""
    # where there is something to go on with
    first = "continue" if context.routes.continuation(context) else "play"
    behind = Behind()
    return Page(
        context,
        _day(context),
        _compose,
        first=first,
        back=_leave,
        every=lambda page: _go_on(page, behind),
        behind=behind.draw,
    )


def _day(context: UiContext) -> date | None:
    daily = context.routes.daily(context)
    return daily.day if daily else None


def _go_on(page: Page[date | None], behind: Behind) -> None:
    """Have the picture drawn again once it is finer, and offer another deal from midnight on."""
    if behind.unfinished and _pictured(page):
        page.screen.content.redraw()
    if (day := _day(page.context)) != page.state:
        page.become(day)


def _compose(page: Page[date | None]) -> Block:
    say = page.context.words.get
    menu = Region("menu", Scroll("menu", Column((*_name(page), Gap(10), *_links(page)), gap=14)))
    foot = hints(
        page.context,
        ((Action.UP, Action.DOWN), say("common.hint.move")),
        (Action.CONFIRM, say("common.hint.select")),
        (Action.BACK, say("common.hint.quit")),
        (Action.FULL_SCREEN, say("common.hint.full_screen")),
    )
    look = page.context.look
    above = _pictured(page) and look.width <= look.height  # people sit below it
    body: Block = Centre(menu, MENU, tall=not above)
    if _broad(page):
        body = Beside(body, _right(page), 0.5, 0, gap=56)
        body = Column((Grow(body), Centre(foot, BROADEST, tall=False)), gap=18)
    return Pad(body, SIDES, ENDS)


def _name(page: Page[date | None]) -> tuple[Block, ...]:
    say = page.context.words.get
    return Text(say("screens.title.name"), DISPLAY), Text(
        say("screens.title.tagline"), BODY_ITALIC, Tint.MUTED
    )


def _links(page: Page[date | None]) -> tuple[Block, ...]:
    context, say = page.context, page.context.words.get
    kept = context.routes.continuation(context)
    play = Tone.PLAIN if kept else Tone.PRIMARY
    rooms: tuple[tuple[str, str, Command], ...] = (
        ("learn", "rules", lambda: context.go(ToLessons())),
        ("saves", "save", lambda: context.go(ToSaves())),
        ("statistics", "statistics", lambda: context.go(ToStatistics())),
        ("settings", "settings", lambda: context.go(ToSettings())),
        ("about", "info", lambda: context.go(ToAbout())),
        ("quit", "quit", Quit),
    )
    due = context.routes.due(context)
    labels = {"learn": say("mistakes.learn.due", number=due)} if due else {}
    small = tuple(
        Button(key, labels.get(key) or say(f"screens.title.{key}"), go, icon=icon, side=Align.LEFT)
        for key, icon, go in rooms
    )
    into = Button("play", say("screens.title.play"), partial(_play, page), play, icon="play", side=Align.LEFT)
    return (
        *unsaved_sign(context),
        *((_continue(page, kept),) if kept else ()),
        into,
        Grid(small, least=0, gap=14, most=2),
        *_other_language(page),
        *_below(page),
    )


def _other_language(page: Page[date | None]) -> tuple[Block, ...]:
    """Offer the language the system is set to, in itself, where another one is spoken."""
    context, other = page.context, page.context.other_language

    def speak() -> Switch:
        context.change(replace(context.settings, language=other))
        return None

    return (Button("language", offers()[other], speak, Tone.QUIET),) if other else ()


def _continue(page: Page[date | None], kept: Continuation) -> Block:
    say = page.context.words.get
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


def _play(page: Page[date | None]) -> Switch:
    return page.context.go(ToRoom())


def _leave(page: Page[date | None]) -> Switch:
    """Ask before quitting: Esc is easily pressed once too often."""
    say = page.context.words.get
    kept = page.context.routes.continuation(page.context)
    if page.context.routes.parting(page.context):
        return Quit()  # which is asked about by itself
    return Push(
        confirm(
            page.context,
            say("screens.title.quit_question"),
            say("screens.title.quit_text") if kept else "",
            say("screens.title.quit_yes"),
            Quit,
            say("screens.title.quit_no"),
        )
    )


def _broad(page: Page[date | None]) -> bool:
    """Whether there is room for the emblem beside the menu."""
    look = page.context.look
    return look.width >= text_px(look, BROAD) and look.text_scale < LARGE


def _pictured(page: Page[date | None]) -> bool:
    """Whether there is a picture behind everything: not where it would make words harder to read."""
    look = page.context.look
    if page.context.settings.high_contrast:
        return False
    if look.width <= look.height:
        return UPRIGHT * look.width <= look.height
    return _broad(page) or _beside_name(page) < NARROWEST


def _beside_name(page: Page[date | None]) -> float:
    """Tell, as a share of the width, where the name above a menu without an emblem ends."""
    look = page.context.look
    left = max(look.px(SIDES), (look.width - text_px(look, MENU)) // 2)
    name = look.measure(page.context.words.get("screens.title.name"), DISPLAY)
    return round((left + name) / look.width + 0.02, 2)


def _below(page: Page[date | None]) -> tuple[Block, ...]:
    """Where the emblem has no room, the daily deal follows the menu."""
    daily = page.context.routes.daily(page.context)
    return (Region("daily", _daily(page, daily)),) if daily and not _broad(page) else ()


def _right(page: Page[date | None]) -> Block:
    """Set the daily deal below the cards, on the table or, where all is plain, of the emblem."""
    daily, wide = page.context.routes.daily(page.context), 690.0
    below = (Region("daily", _daily(page, daily)),) if daily else ()
    name = page.context.words.get("screens.title.emblem")
    if _pictured(page):
        return Centre(Column((Grow(Picture(name, _nothing, wide, 1)), *below)), 640, tall=False)
    return Centre(Column((Picture(name, _emblem, wide, wide / SHAPE), *below), gap=40), 720)


def _daily(page: Page[date | None], daily: DailyDeal) -> Block:
    say = page.context.words.get
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
        "daily", say("screens.title.daily_play"), part, lambda: Push(daily.enter()), sides=28, ends=20
    )


def _nothing(_: ResolvedTheme, __: tuple[int, int]) -> pygame.Surface:
    """Draw nothing: the picture lies behind all."""
    return pygame.Surface((1, 1), pygame.SRCALPHA)


def _emblem(look: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
    """Draw the emblem, as large as it fits."""
    wide = min(size[0], round(size[1] * SHAPE))
    image = look.paint.picture(EMBLEM, (wide, round(wide / SHAPE)))
    return image if image is not None else pygame.Surface((1, 1), pygame.SRCALPHA)
