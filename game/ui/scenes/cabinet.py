"""The cabinet of a game: a niche for everything that is remembered the first time, filled or empty."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from functools import partial

from game.catalogue import LEVELS, find
from game.core.record import record
from game.play.cabinet import BETTER, WEEK
from game.play.portraits import OPPONENTS, known_names
from game.storage.firsts import First
from game.ui.blocks import (
    ARROWS,
    BROADEST,
    ENDS,
    SIDES,
    SMALL,
    SMALL_STRONG,
    STRONG,
    Action,
    Align,
    Balanced,
    Block,
    Button,
    Centre,
    Column,
    Grid,
    Grow,
    MinWidth,
    Pad,
    Page,
    Panel,
    Pop,
    Region,
    Row,
    RowButton,
    Scroll,
    Text,
    Tint,
    ToldLine,
    UiContext,
    Wrap,
    eyebrow,
    hints,
    text_px,
    title,
    way_back,
)
from game.ui.draw.paint import svg
from game.ui.draw.portraits import portrait
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import hexa, mix
from game.ui.kit.block import Canvas, Filling, Placement
from game.ui.scenes.days_played import day_told
from game.ui.scenes.labels import COVER, room_of
from game.ui.scenes.posters import poster
from game.ui.shell.destinations import ToCabinet
from game.ui.shell.node import Node
from game.wording import Words

WIDEST = BROADEST
NICHE = 150
"""Design units of the narrowest niche, before the text scale."""
HIGH = 134
"""Design units of its height."""
PIECE = 104
"""Design units of a piece in its niche."""
FRAMED = 0.66
"""Width of a face by that of the medallion around it."""
SHOWN = 5
"""Pieces on the button that leads here."""


@record
class CabinetPlace:
    """What may stand in a cabinet, and whether it does."""

    what: str  # as a First has it
    piece: str  # of assets/cabinet
    name: str
    told: str  # what was done
    how: str  # how it is done
    first: First | None

    @property
    def plain(self) -> bool:
        """Whether name and shelf tell how it is done."""
        return not self.what.startswith(("level/", "opponent/"))

    def spoken(self, words: Words) -> str:
        if self.first is None:
            return words.get("cabinet.not_yet", name=self.name, how=self.how)
        return words.get("cabinet.done", name=self.told, day=self.day(words)) if self.first.day else self.told

    def day(self, words: Words) -> str:
        """Write the day for the player; empty where it is not known."""
        return day_told(words, date.fromisoformat(self.first.day)) if self.first and self.first.day else ""


def shelves(words: Words, game: str, firsts: Mapping[str, First]) -> dict[str, tuple[CabinetPlace, ...]]:
    """List the places of a cabinet, shelf by shelf."""
    say = words.get

    def place(what: str, piece: str, name: str, how: str, told: str = "") -> CabinetPlace:
        return CabinetPlace(what, piece, name, told or name, how, firsts.get(what))

    def beaten(what: str, piece: str, name: str, how: str) -> CabinetPlace:
        return place(what, piece, name, say("cabinet.win", name=how), say("cabinet.won", name=name))

    feats = tuple(
        place(
            f"feat/{feat.id}", feat.piece, *(say(f"{game}.feat.{feat.id}.{part}") for part in ("name", "how"))
        )
        for feat in find(game).given.feats
    )
    name = say(f"{game}.name")
    today = tuple(
        place(what, piece, say(f"cabinet.{key}.name"), say(f"cabinet.{key}.how", game=name))
        for what, piece, key in ((BETTER, "barometer", "better"), (WEEK, "calendar", "week"))
    )
    levels = tuple(
        beaten(f"level/{each}", f"cup_{each}", say(f"setup.level.{each}.name"), say(f"cabinet.level.{each}"))
        for each in LEVELS
    )
    people = tuple(
        beaten(f"opponent/{each}", "medallion", name, name)
        for each, name in zip(OPPONENTS, known_names(words), strict=True)
    )
    return {
        "deals": (*feats, *today),
        "matches": (*levels, *people),
    }


def places_of(words: Words, game: str, firsts: Sequence[First]) -> tuple[CabinetPlace, ...]:
    """Name what was done, in the order in which it is given."""
    known = {each.what: each for each in firsts}
    every = {each.what: each for shelf in shelves(words, game, known).values() for each in shelf}
    return tuple(every[each.what] for each in firsts if each.what in every)


def new_told(words: Words, game: str, firsts: Sequence[First]) -> str:
    """Say what has just been done for the first time; nothing for nothing."""
    told = words.get("table.comma").join(each.told for each in places_of(words, game, firsts))
    return words.get("cabinet.new_told", told=told) if told else ""


# ------------------------------------------------------------------ pieces


@record
class PieceArt(Filling):
    """A piece, or the outline of its place."""

    shown: CabinetPlace
    wide: float  # design units, before the text scale

    def width(self, look: ResolvedTheme) -> int:
        return text_px(look, self.wide)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return text_px(look, self.wide)

    def draw(self, canvas: Canvas) -> None:
        paint_piece(canvas, self.shown, canvas.rect.centerx, canvas.rect.bottom, min(canvas.rect.size))

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()  # what stands beside it says as much


def paint_piece(canvas: Canvas, place: CabinetPlace, x: int, low: int, side: int) -> None:
    """Draw a piece as it stands on something."""
    form, left, top = "" if place.first else "_place", x - side // 2, low - side
    kind, _, who = place.what.partition("/")
    if place.first and kind == "opponent":
        face = portrait(who, round(side * FRAMED))
        canvas.put(face, face.get_rect(center=(x, top + round(side * 0.55))).topleft)
    drawn = canvas.look.paint.picture(f"cabinet/{place.piece}{form}.svg", (side, side))
    if drawn is not None:
        canvas.put(drawn, (left, top))


@record
class Niche(Filling):
    """An alcove with a piece in it, or the outline of one."""

    shown: CabinetPlace

    def width(self, look: ResolvedTheme) -> int:
        return look.px(PIECE + 20)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.px(HIGH)

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        canvas.put(
            look.paint.vector(alcove(look, *rect.size, lit=self.shown.first is not None), rect.size),
            rect.topleft,
        )
        board = round(rect.height * BOARD)
        paint_piece(canvas, self.shown, rect.centerx, rect.bottom - board + look.px(3), look.px(PIECE))

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


BOARD = 0.11
"""Height of the board by that of a niche."""


def alcove(look: ResolvedTheme, wide: int, tall: int, *, lit: bool) -> str:
    """Draw a niche of dark wood, its board lit from above where something stands on it."""
    p, line = look.palette, max(1.0, 1.4 * look.unit)
    board, arch = tall * BOARD, min(tall * 0.3, wide * 0.24)
    deep, far = mix(p.wood_dim, (0, 0, 0), 0.45), mix(p.wood_lit, (0, 0, 0), 0.1 if lit else 0.4)
    low = tall - board
    hollow = f"M{line} {low}V{arch}Q{line} {line} {line + arch} {line}H{wide - line - arch}Q{wide - line} {line} {wide - line} {arch}V{low}Z"
    defs = (
        f'<defs><radialGradient id="n" gradientUnits="userSpaceOnUse" cx="{wide / 2}" cy="{tall * 0.42}" r="{max(wide, tall) * 0.62}">'
        f'<stop offset="0" stop-color="{hexa(far)}"/><stop offset="1" stop-color="{hexa(deep)}"/></radialGradient></defs>'
    )
    edge = mix(p.wood_lit, p.gold, 0.35)
    drawn = f'<path d="{hollow}" fill="url(#n)" stroke="{hexa(edge)}" stroke-width="{line}"/>'
    top, front = mix(p.wood_lit, p.cream, 0.2), mix(p.wood_lit, (0, 0, 0), 0.12)
    drawn += f'<path d="M0 {low}H{wide}V{low + board * 0.42}H0Z" fill="{hexa(top)}"/>'
    drawn += f'<path d="M0 {low + board * 0.42}H{wide}V{tall}H0Z" fill="{hexa(front)}"/>'
    return svg(defs + drawn, wide, tall)


# ------------------------------------------------------------------ the page


@record
class Cabinet:
    """Whose game it is, what was done in it, and whether kept matches are still being looked through."""

    game: str
    firsts: Mapping[str, First]
    searching: bool = False


def cabinet(
    context: UiContext, state: Cabinet, go_on: Callable[[], Cabinet | None] = lambda: None
) -> Page[Cabinet]:
    """Open the cabinet of a game; `go_on`, called at every frame, gives what is to be shown once that has changed."""

    def look(page: Page[Cabinet]) -> None:
        if (found := go_on()) is not None:
            page.become(found)

    return Page(context, state, _compose, every=look, room=lambda page: room_of(page.state.game))


def _compose(page: Page[Cabinet]) -> Block:
    words, game = page.context.words, page.state.game
    name = words.get(f"{game}.name")
    head = Column((eyebrow(words.get("cabinet.title")), title(name)), gap=0)
    cover = MinWidth(poster(game, name, COVER), 150)
    top = Row((cover, Grow(head), way_back(page.context, Pop)), gap=26)
    rows = [
        Column((eyebrow(words.get(f"cabinet.shelf.{key}")), _shelf(page, places)), gap=8)
        for key, places in shelves(words, game, page.state.firsts).items()
        if places
    ]
    note = (Text(words.get("cabinet.searching"), SMALL, Tint.GOLD),) if page.state.searching else ()
    whole = Scroll("pieces", Column((*note, *rows), gap=20), reading=True, name=words.get("cabinet.title"))
    body = Panel(Region("pieces", whole), sides=30, ends=22)
    move, back = words.get("common.hint.move"), words.get("common.hint.back")
    foot = Centre(hints(page.context, (ARROWS, move), (Action.BACK, back)), WIDEST)
    return Pad(Centre(Column((top, Grow(body), foot), gap=16), WIDEST, tall=False), SIDES, ENDS)


def _shelf(page: Page[Cabinet], places: Sequence[CabinetPlace]) -> Block:
    return Grid(tuple(_standing(page, each) for each in places), NICHE, gap=14, most=7)


def _standing(page: Page[Cabinet], place: CabinetPlace) -> Block:
    """Set a niche above what stands in it, and when that came or how it would."""
    words = page.context.words
    tint, below = (Tint.GOLD, place.day(words)) if place.first else (Tint.MUTED, place.how * place.plain)
    parts = (
        Niche(place),
        Text(place.name, SMALL_STRONG, Tint.CREAM if place.first else Tint.MUTED, Align.CENTRE),
        *((Text(below, SMALL, tint, Align.CENTRE),) if below else ()),
    )
    return ToldLine(Column(parts, gap=2), place.spoken(words))


# ------------------------------------------------------------------ elsewhere


def way_in(context: UiContext, game: str, *, narrow: bool) -> tuple[Block, ...]:
    """Lead to the cabinet of a game, by what stands in it; nothing where the player wants none."""
    if not context.settings.cabinet:
        return ()
    words, name = context.words, context.words.get(f"{game}.name")
    go, tip = partial(context.go, ToCabinet(game)), context.words.get("cabinet.open_tip", game=name)
    if narrow:
        return (Button("cabinet", words.get("cabinet.open"), go, tip=tip, icon="star"),)
    every = [each for shelf in shelves(words, game, context.routes.cabinet(game)).values() for each in shelf]
    done = [each for each in every if each.first]
    told = words.get("table.comma").join(each.told for each in done)
    said = (
        words.get("cabinet.open_told", game=name, told=told)
        if told
        else words.get("cabinet.open_empty", game=name)
    )
    shown = (*done, *(each for each in every if not each.first))[: max(SHOWN, 0)]
    caption = Text(words.get("cabinet.open"), STRONG, one_line=True)
    row = Row((*(PieceArt(each, 44) for each in shown), caption), gap=8)
    return (RowButton("cabinet", said, row, go, tip=tip, sides=16, ends=5),)


def new_pieces(
    context: UiContext, game: str, firsts: Sequence[First], *, centred: bool = False
) -> tuple[Block, ...]:
    """Show in a line what has just been done for the first time; nothing for nothing."""
    words, places = context.words, places_of(context.words, game, firsts)
    if not places:
        return ()
    pieces = tuple(
        Row((PieceArt(each, 52), Text(each.name, STRONG, one_line=True)), gap=10) for each in places
    )
    head = Text(words.get("cabinet.new"), SMALL, Tint.GOLD, one_line=True)
    part = Balanced((head, *pieces), gap=20) if centred else Wrap((head, *pieces), gap=20)
    said = new_told(words, game, firsts)
    return (
        RowButton("cabinet", said, part, partial(context.go, ToCabinet(game)), bare=True, sides=0, ends=3),
    )
