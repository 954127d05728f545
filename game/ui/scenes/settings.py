"""The settings: pages under tabs, every change shown and kept at once, with a corner of the table beside them."""

from functools import partial

from game.core.record import record, replace
from game.storage.settings import DEFAULTS
from game.ui.blocks import (
    BODY,
    PASS,
    SMALL,
    Action,
    Beside,
    Block,
    Button,
    Column,
    Divider,
    Gap,
    Grow,
    Page,
    Panel,
    Pop,
    Push,
    Region,
    Reply,
    Scroll,
    Switch,
    Text,
    Tint,
    Tone,
    UiContext,
    Wrap,
    eyebrow,
    framed,
    inside,
    tabs,
)
from game.ui.scenes.confirm import confirm
from game.ui.scenes.settings_keys import KeySlotId, KeysPage
from game.ui.scenes.settings_pad import PadPage
from game.ui.scenes.settings_pages import Forms
from game.ui.scenes.table_preview import preview

PAGES = ("table", "sound", "motion", "access", "keys", "pad", "data")
SHOWN = ("table", "motion", "access")
"""Pages beside which the corner of the table is shown."""
BROAD = 1040


@record
class SettingsPage:
    """Which page is open, and what on it waits for a key."""

    at: int
    waiting: KeySlotId | None = None
    asked_at: str = ""  # key of the control that had the focus when it began to wait

    @property
    def name(self) -> str:
        return PAGES[self.at]


def settings(context: UiContext, name: str = "table") -> Page[SettingsPage]:
    """Open one of PAGES."""
    at = PAGES.index(name)
    return Page(context, SettingsPage(at), _compose, first=f"tab/{at}", act=_act, every=_stop_waiting)


def _compose(page: Page[SettingsPage]) -> Block:
    say, look = page.context.words.get, page.context.look
    names = tuple(say(f"settings.page.{each}") for each in PAGES)
    line = Region("tabs", tabs("tab", names, page.state.at, partial(_turn, page)))
    form = Scroll(f"form/{page.state.name}", Column(_parts(page), gap=14))
    body: Block = Region("form", Panel(form))
    both = Beside(body, _shown(page), share=0.57, least=BROAD, gap=28)
    if page.state.name in SHOWN and both.fits(look, inside(look)):
        body = both
    return framed(page.context, say("settings.title"), Column((line, Grow(body)), gap=14), Pop)


def _parts(page: Page[SettingsPage]) -> tuple[Block, ...]:
    forms = Forms(page.context)
    match page.state.name:
        case "table":
            return forms.table()
        case "sound":
            return forms.sound()
        case "motion":
            return forms.motion()
        case "access":
            return forms.access()
        case "keys":
            return KeysPage(page.context, page.state.waiting, partial(_wait, page)).compose()
        case "pad":
            return PadPage(page.context, forms, page.state.waiting, partial(_wait, page)).compose()
        case _:
            return _data(page)


def _shown(page: Page[SettingsPage]) -> Block:
    say = page.context.words.get
    parts = (
        eyebrow(say("settings.preview")),
        Grow(preview(page.context, 360, 300)),
        Text(say("settings.sample"), BODY),
        Text(say("settings.sample_small"), SMALL, Tint.MUTED),
    )
    return Panel(Column(parts, gap=14))


def _data(page: Page[SettingsPage]) -> tuple[Block, ...]:
    say, platform = page.context.words.get, page.context.platform
    buttons = (
        Button("folder", say("screens.about.open"), partial(_open, page), icon="folder"),
        Button("reset", say("settings.reset"), partial(_ask_reset, page), Tone.DANGER),
    )
    return (
        Text(say("settings.autosave"), BODY),
        Divider(),
        eyebrow(say("screens.about.folder")),
        Text(platform.data_folder, SMALL),
        Gap(8),
        Wrap(buttons, gap=28),
    )


def _turn(page: Page[SettingsPage], at: int) -> Switch:
    return page.change(at=at, waiting=None)


def _wait(page: Page[SettingsPage], slot: KeySlotId | None) -> None:
    page.change(waiting=slot, asked_at=page.screen.held)


def _stop_waiting(page: Page[SettingsPage]) -> None:
    """Give up waiting for a key once the focus has gone elsewhere, where keys go as well."""
    if page.state.waiting is not None and page.screen.held != page.state.asked_at:
        _wait(page, None)


def _open(page: Page[SettingsPage]) -> Switch:
    say, platform = page.context.words.get, page.context.platform
    if not platform.open_data_folder():
        page.context.notices.say(say("screens.about.not_opened", folder=platform.data_folder))
    return None


def _ask_reset(page: Page[SettingsPage]) -> Switch:
    say = page.context.words.get
    question, text = say("settings.reset_question"), say("settings.reset_text")
    return Push(
        confirm(page.context, question, text, say("settings.reset"), partial(_reset, page), grave=True)
    )


def _reset(page: Page[SettingsPage]) -> Switch:
    """Go back to the defaults; what belongs to windows, set-ups and other editions stays."""
    mine = page.context.settings
    kept = replace(DEFAULTS, window=mine.window, last_setup=mine.last_setup, unknown=mine.unknown)
    page.context.change(replace(kept, table_answers=mine.table_answers))
    return None


def _act(page: Page[SettingsPage], action: Action) -> Reply:
    step = {Action.PAGE_UP: -1, Action.PAGE_DOWN: 1}.get(action)
    if step is None:
        return PASS
    _turn(page, (page.state.at + step) % len(PAGES))
    page.screen.hold(f"tab/{page.state.at}")
    return Reply(taken=True, changed=True)
