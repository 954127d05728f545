"""What is not on the disk: why, what can be done about it, and the question whether to quit all the same."""

from collections.abc import Callable, Sequence
from functools import partial

from game.core.record import record
from game.ui.blocks import (
    BODY,
    LABEL,
    SMALL,
    Block,
    Button,
    Centre,
    Column,
    Gap,
    Pad,
    Page,
    Panel,
    Pop,
    Push,
    Quit,
    Scroll,
    Switch,
    Text,
    TextField,
    Tint,
    Tone,
    UiContext,
    Wrap,
    heading,
)

WIDEST = 760
LONGEST = 400
"""Letters of the place of a copy."""


@record
class UnsavedRoutes:
    """What is known of what is not on the disk, and what can be done about it."""

    parts: Callable[[], Sequence[str]]  # what is not there, in words; empty once all is
    reason: Callable[[], str]  # a sentence
    again: Callable[[], bool]  # try once more; False when that is no use
    copy: Callable[[], object | None]  # where the matches lie as they are now, all the same
    place: Callable[[], str]  # where a copy of the match may lie; "" when all matches are saved
    export: Callable[[str], str]  # save a copy there; what prevents it is a sentence
    give_up: Callable[[], None]  # let all of it be lost


@record
class Unsaved:
    """What is not saved, and whether the program is about to be closed."""

    routes: UnsavedRoutes
    quitting: bool


def unsaved(context: UiContext, routes: UnsavedRoutes, *, quitting: bool) -> Page[Unsaved]:
    """Tell of it, or ask before it is lost."""
    return Page(context, Unsaved(routes, quitting), _compose, first="no", over=True)


def _compose(page: Page[Unsaved]) -> Block:
    parts = page.state.routes.parts()
    key = "saved_title" if not parts else "quit" if page.state.quitting else "title"
    told = Scroll("words", Column((*_told(page, parts),), gap=10))
    whole = Column((heading(_say(page.context, key)), told, Gap(4), _buttons(page, parts)), gap=18)
    return Pad(Centre(Panel(whole, sides=40, ends=34), WIDEST), 16, 16)


def _say(context: UiContext, key: str, **values: object) -> str:
    return context.words.get(f"storage.unsaved.{key}", **values)


def _told(page: Page[Unsaved], parts: Sequence[str]) -> Sequence[Block]:
    if not parts:
        return (Text(_say(page.context, "saved_text"), BODY),)
    copy = page.state.routes.copy()
    lost = _say(page.context, "copied", path=copy) if copy else page.context.words.get("storage.saved.behind")
    what = _say(page.context, "parts", parts=page.context.words.get("table.comma").join(parts))
    told = (page.state.routes.reason(), what, lost, _say(page.context, "again_text"))
    return [Text(each, BODY) for each in told]


def _buttons(page: Page[Unsaved], parts: Sequence[str]) -> Block:
    leave = "keep" if page.state.quitting else "close"
    no = Button("no", _say(page.context, leave), Pop, Tone.PRIMARY)
    if not parts:
        go = (
            (Button("yes", _say(page.context, "quit_yes"), lambda: Pop(Quit())),)
            if page.state.quitting
            else ()
        )
        return Wrap((no, *go), gap=14, right=True)
    again = Button("again", _say(page.context, "again"), partial(_again, page), icon="redo")
    folder = Button("folder", _say(page.context, "folder"), partial(_open_folder, page), icon="folder")
    copied = bool(page.state.routes.copy())
    tone, word = (Tone.PLAIN, "quit_yes") if copied else (Tone.DANGER, "quit_lost")
    lost = (
        (Button("yes", _say(page.context, word), partial(_quit, page), tone),) if page.state.quitting else ()
    )
    place = page.state.routes.place()
    other = Button("elsewhere", _say(page.context, "elsewhere"), partial(_elsewhere, page), icon="export")
    return Wrap((again, *((other,) if place else ()), folder, *lost, no), gap=14, right=True)


def _again(page: Page[Unsaved]) -> Switch:
    if not page.state.routes.again():
        page.context.notices.say(_say(page.context, "in_vain"))
    return None


def _open_folder(page: Page[Unsaved]) -> Switch:
    platform = page.context.platform
    if not platform.open_data_folder():
        page.context.notices.say(
            page.context.words.get("screens.about.not_opened", folder=platform.data_folder)
        )
    return None


def _quit(page: Page[Unsaved]) -> Switch:
    page.state.routes.give_up()
    return Pop(Quit(sure=True))


def _elsewhere(page: Page[Unsaved]) -> Switch:
    """Ask where a copy of the match is to lie, and put it there."""
    copy = Copy(page.state.routes, page.state.routes.place())
    return Push(Page(page.context, copy, _place, first="place", over=True))


@record
class Copy:
    """Where a copy is to lie, and why it could not be put there."""

    routes: UnsavedRoutes
    place: str
    fault: str = ""


def _place(page: Page[Copy]) -> Block:
    say = partial(_say, page.context)
    place, fault = page.state.place, page.state.fault

    def write(text: str) -> Switch:
        return page.change(place=text, fault="")

    field = TextField("place", say("place"), place, write, most=LONGEST, done=partial(_save, page))
    told = (Text(fault, SMALL, Tint.GOLD),) if fault else ()
    words = Column((Text(say("elsewhere_text"), BODY), Text(say("place"), LABEL), field, *told), gap=10)
    buttons = (
        Button("cancel", page.context.words.get("common.cancel"), Pop),
        Button("save_there", say("save_there"), partial(_save, page), Tone.PRIMARY),
    )
    whole = Column(
        (heading(say("elsewhere_title")), words, Gap(4), Wrap(buttons, gap=14, right=True)), gap=18
    )
    return Pad(Centre(Panel(whole, sides=40, ends=34), WIDEST), 16, 16)


def _save(page: Page[Copy]) -> Switch:
    if fault := page.state.routes.export(page.state.place):
        page.context.announcer.say(fault, urgent=True)
        return page.change(fault=fault)
    page.context.refresh()  # so that whoever asked knows of the copy
    return Pop()
