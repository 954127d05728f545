"""The list of a player's past mistakes of one game, and what is said when one of them has been answered."""

from collections.abc import Callable, Sequence
from functools import partial

from game.core.record import record
from game.ui.blocks import (
    BODY,
    SMALL,
    Beside,
    Block,
    Button,
    Centre,
    Column,
    Command,
    Page,
    Panel,
    Scroll,
    Switch,
    Text,
    Tint,
    Tone,
    UiContext,
    Wrap,
    framed,
)
from game.ui.scenes.exercise import Exercise, LessonEnd, ended
from game.ui.scenes.labels import room_of
from game.ui.scenes.posters import emptiness
from game.ui.table.panel import LogLine


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


@record
class MistakeList:
    """Whose mistakes are listed, and which were deleted."""

    game: str
    routes: MistakeListRoutes
    deleted: tuple[str, ...] = ()  # the last one last


def _say(page: Page[MistakeList], key: str, **values: object) -> str:
    return page.context.words.get(f"mistakes.{key}", **values)


def _compose(page: Page[MistakeList]) -> Block:
    """Lay out the list."""
    title = _say(page, "title", game=page.context.words.get(f"{page.state.game}.name"))
    lines = page.state.routes.lines()
    above = _above(page, any(each.due and each.live for each in lines))
    listed: Block = Column((*above, *map(partial(_line, page), lines)), gap=12)
    if not lines:
        head, text, play = (_say(page, f"list.{key}") for key in ("empty", "empty_text", "play"))
        listed = Column((*above, emptiness(page.context, page.state.game, head, text, play)), gap=12)
    return framed(page.context, title, Scroll("mistake_list", listed, name=title), page.state.routes.leave)


def _above(page: Page[MistakeList], due: bool) -> list[Block]:
    buttons: list[Block] = []
    if due:
        say = partial(_say, page)
        buttons.append(
            Button(
                "begin",
                say("list.begin"),
                page.state.routes.begin,
                Tone.PRIMARY,
                tip=say("list.begin_tip"),
                icon="play",
            )
        )
    if page.state.deleted:
        buttons.append(Button("undo", _say(page, "list.undo"), partial(_undo, page), icon="undo"))
    return [Wrap(tuple(buttons), gap=12)] if buttons else []


def _line(page: Page[MistakeList], line: MistakeLine) -> Block:
    comes = Text(line.comes, SMALL, Tint.GOLD if line.due else Tint.MUTED)
    about = [Text(line.about, SMALL, Tint.MUTED)] if line.about else []
    told = Column((LogLine(line.title, line.spoken, inset=0), *about, comes), gap=2)
    attempt = Button(
        f"try/{line.id}",
        _say(page, "list.try"),
        lambda: page.state.routes.attempt(line.id),
        Tone.QUIET,
        line.live,
        tip=_say(page, "list.try_tip"),
        icon="play",
    )
    delete = Button(
        f"delete/{line.id}",
        _say(page, "list.delete"),
        lambda: _delete(page, line.id),
        Tone.QUIET,
        icon="trash",
    )
    ways = Centre(Wrap((attempt, delete), gap=6, right=True), WIDEST)
    return Panel(Beside(told, ways, 0.6, NARROW, 14), sides=22, ends=12)


def _delete(page: Page[MistakeList], mistake_id: str) -> Switch:
    page.state.routes.delete(mistake_id)
    page.change(deleted=(*page.state.deleted, mistake_id))
    page.context.notices.say(_say(page, "list.deleted"))
    page.screen.focus("undo")
    return None


def _undo(page: Page[MistakeList]) -> Switch:
    *others, last = page.state.deleted
    if page.state.routes.restore(last):
        page.change(deleted=tuple(others))
        page.screen.focus(f"delete/{last}")
    return None


def mistake_list(context: UiContext, game: str, routes: MistakeListRoutes) -> Page[MistakeList]:
    """Open the list."""
    return Page(
        context,
        MistakeList(game, routes),
        _compose,
        back=lambda _: routes.leave(),
        room=lambda _: room_of(game),
    )


def mistake_done(
    context: UiContext, how: str, said: Sequence[str], left: int, ways: LessonEnd
) -> Page[Exercise]:
    """Say how somebody has fared with a past mistake, and when it comes back, as a dialog over the table."""
    told = tuple(Text(each, BODY) for each in said)
    say = context.words.get
    following, leave = say("mistakes.end.following", number=left), say("mistakes.end.leave")
    return ended(context, how, told, following, ways, leave)
