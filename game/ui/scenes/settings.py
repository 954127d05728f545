"""The settings: pages under tabs, every change shown and kept at once, with a corner of the table beside them."""

from functools import partial

import pygame

from game.core.record import record, replace
from game.storage.settings import DEFAULTS, HandEnd, Settings
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
    Picture,
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
from game.ui.draw.pack_art import BACK, SHAPE
from game.ui.draw.paint import panelling, put
from game.ui.draw.portraits import portrait
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.rooms import in_small, own_cloth
from game.ui.draw.shadows import shadow
from game.ui.scenes.confirm import confirm
from game.ui.scenes.settings_keys import KeySlotId, KeysPage, PadPage
from game.ui.scenes.settings_pages import Forms
from game.ui.scenes.swatches import rounded

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
    page.change(waiting=slot, asked_at=page.screen.focused)


def _stop_waiting(page: Page[SettingsPage]) -> None:
    """Give up waiting for a key once the focus has gone elsewhere, where keys go as well."""
    if page.state.waiting is not None and page.screen.focused != page.state.asked_at:
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
    page.screen.focus(f"tab/{page.state.at}")
    return Reply(taken=True, changed=True)


SUITS = ("KS", "QH", "TD", "7C")
TRUMP = "T18"
TURN = 9
"""Degrees from one card to the next."""
SPREAD = 0.46
"""Distance of two cards as a share of their width."""
CARD = 0.7
"""Height of the largest card there is as a share of the picture's."""
LARGEST = 1.15
FAN = 3.3
"""Width of the whole hand as a multiple of the height of a card."""
FACE = 0.3
"""Width of the portrait as a share of the shorter side."""

FRAME = 0.06
"""Width of the wood around the table, likewise."""
SMALLEST = 48
"""Pixels below which nothing could be recognised."""


def preview(context: UiContext, wide: float, tall: float) -> Picture:
    """Make the picture, in design units."""

    def paint(look: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
        if min(size) < SMALLEST:
            return pygame.Surface((1, 1), pygame.SRCALPHA)
        largest = min(size[1] * CARD, size[0] / FAN)
        height = round(largest * context.settings.card_size / LARGEST)
        picture = _table(look, context.settings, size).copy()
        step = height * SHAPE * SPREAD
        left = context.settings.trumps is HandEnd.LEFT
        codes = (BACK, TRUMP, *SUITS) if left else (BACK, *SUITS, TRUMP)
        for place, code in enumerate(codes):
            aside = place - (len(codes) - 1) / 2
            turn = -aside * TURN
            card = context.sprites.card(code, height, turn)
            sink = aside * aside * height * 0.03
            at = card.get_rect(center=(size[0] / 2 + aside * step, size[1] * 0.56 + sink))
            below = shadow(height, round(turn), 0)
            put(picture, below, below.get_rect(center=at.center).move(0, height // 40).topleft)
            put(picture, card, at.topleft)
        side = round(min(size) * FACE)
        face = portrait(context.settings.portrait, side)
        put(picture, face, (side // 5, size[1] - side - side // 5))
        return picture

    return Picture(context.words.get("settings.preview"), paint, wide, tall)


def _table(look: ResolvedTheme, settings: Settings, size: tuple[int, int]) -> pygame.Surface:
    """Show a table, let into the wood that is behind menus, with round corners."""
    wood, plain, felt = (look.palette.wood_lit, look.palette.wood_dim), settings.high_contrast, settings.felt

    def cut() -> pygame.Surface:
        edge = round(min(size) * FRAME)
        box = pygame.Rect((0, 0), size).inflate(-2 * edge, -2 * edge)
        framed = panelling(size, *wood)
        put(framed, rounded(look, in_small("", box.size, own_cloth(felt), plain=plain), 12), box.topleft)
        return rounded(look, framed, 18)

    return look.paint.kept(("felt", felt, wood, plain, size), cut)
