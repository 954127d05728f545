"""Plates with names: who sits there, what matters of them now, whose turn it is and who is winning."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product

import pygame

from game.core.cards import TABLE, Seat
from game.core.letters import clusters
from game.core.record import field, record
from game.stage.moods import CALM
from game.telling.glossary import NO_TERMS, Glossary
from game.ui.draw.portraits import outline, portrait
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL, Colour, Style, hexa
from game.ui.draw.vector import raster
from game.ui.kit.block import Canvas, Placement
from game.ui.shell.node import Node, Role, rect_of
from game.ui.table.lettering import CAPTION, NAME, NOTE, deep, shortened, sizes_of, underline, write

_SQUARE = "M-1-1H1V1H-1Z"
_TRIANGLE = "M0-.98 1 .88H-1Z"
_CROSS = "M-.26-1H.26V-.26H1V.26H.26V1H-.26V.26H-1V-.26H-.26Z"
_POINTING_DOWN = "M0 .98 1-.88H-1Z"
_HOURGLASS = "M-.9-1H.9L.3 0 .9 1H-.9L-.3 0Z"
_CRESCENT = "M.62-.98A1 1 0 1 0 .62 .98A1.25 1.25 0 0 1 .62-.98Z"
_SIGN_SHAPES = ("", _SQUARE, _TRIANGLE, _CROSS, _POINTING_DOWN, _HOURGLASS, _CRESCENT)
"""By seat: a disc, or a path within −1 … 1."""


def seat_sign(look: ResolvedTheme, seat: Seat, side: int) -> pygame.Surface:
    """Draw the sign of a seat in a square of this side; an empty ring stands for the table."""
    line = look.palette.gold_line
    if seat == TABLE:
        return _drawn("", None, line, side)
    return _drawn(_SIGN_SHAPES[seat % len(_SIGN_SHAPES)], AVATARS[seat % len(AVATARS)], line, side)


def put_sign(canvas: Canvas, seat: Seat, left: int, middle: int) -> None:
    """Lay a sign at the left of a line of small type, whose middle is at this height."""
    look = canvas.look
    side = _small_side(look)
    canvas.put(seat_sign(look, seat, side), (left + look.px(10), middle - side // 2))


def sign_room(look: ResolvedTheme) -> int:
    """Give the room that its sign takes at the left of such a line, with the gaps around it."""
    return look.px(10) + _small_side(look) + look.px(9)


def _small_side(look: ResolvedTheme) -> int:
    return 2 * round(look.font_px(SMALL) * 0.38)


@lru_cache(maxsize=64)
def _drawn(shape: str, colour: Colour | None, line: Colour, side: int) -> pygame.Surface:
    fill, stroke = hexa(colour) if colour else "none", f'stroke="{hexa(line)}" stroke-linejoin="round"'
    return raster(outline(shape, side, max(1.0, side * 0.08), fill, stroke), side, side)


AVATARS: tuple[Colour, ...] = (
    (43, 106, 85),
    (125, 39, 72),
    (36, 64, 124),
    (138, 84, 24),
    (88, 54, 120),
    (30, 98, 112),
    (100, 92, 28),
)
NAMES = sizes_of(NAME, 1, 0.9, 0.82)
SITTING = sizes_of(Style("EBGaramond-SemiBold", 28, 15, 0.55, 1.06), 1, 0.9, 0.8)
"""The name of somebody at the edge of the table …"""
SQUEEZED = tuple(
    Style("EBGaramond-SemiBold", 17, floor, grow, 1.06) for floor, grow in ((12, 0.25), (12, 0.0), (11, -0.1))
)
"""… where it has no room even without its article: as small as it can still be read …"""
TOLD = Style("Inter-Medium", 18, 12, 0.8, 1.2)
"""… and what matters of them now."""
ROUND, GAP = 14, 7
"""Design units of the corner of a plate at the edge of the table, and between a name and its signs."""


@record
class NamePlate:
    """The name of somebody who sits at the edge of the table, and below it what matters of them now."""

    seat: Seat
    name: str
    notes: tuple[str, ...]  # ways to say the second line, the longest first
    dealer: bool
    turn: bool
    winning: bool  # its card is winning the trick on the table
    spoken: str  # the whole of it in words
    short_name: str = ""  # without its article; empty where it has none
    glossary: Glossary = field(default=NO_TERMS, compare=False)

    def _signs(self) -> tuple[str, ...]:
        return (*(("crown",) if self.winning else ()), *(("dealer",) if self.dealer else ()))

    def _beside(self, look: ResolvedTheme, style: Style) -> int:
        """Give the room that its signs take beside a name in a style."""
        return _room_of_signs(look, style, 1 + len(self._signs()))

    def _named(self, look: ResolvedTheme, width: int) -> tuple[str, Style]:
        """Choose the largest type in which the name has room beside the sign of the seat.

        Where it has none it loses its article, then it becomes as small as can be read, and at last it is cut.
        What comes and goes beside it takes its room from what is around the plate, or the name would change with it.
        """
        names = [name for name in (self.name, self.short_name) if name]
        ways = [*product(names, SITTING), *product(names[-1:], SQUEEZED)]
        for name, style in ways:
            if look.measure(name, style) + _room_of_signs(look, style, 1) <= width:
                return name, style
        style = SQUEEZED[-1]
        return shortened(look, names[-1], style, width - _room_of_signs(look, style, 1)), style

    def _note(self, look: ResolvedTheme, width: int, height: int) -> str:
        """Choose the way to say the second line that has room; in large type there is none."""
        if height < look.leading(SITTING[0]) + look.leading(TOLD):
            return ""
        return next((each for each in self.notes if each and look.measure(each, TOLD) <= width), "")

    def fitted(self, look: ResolvedTheme, room: pygame.Rect) -> pygame.Rect:
        """Give the plate as large as it needs to be, in the middle of the room at its head.

        Where its signs make it wider than that, it grows away from the middle of the table, where the trick lies.
        """
        inner = room.width - 2 * look.px(ROUND)
        (name, style), note = self._named(look, inner), self._note(look, inner, room.height)
        wide = max(look.measure(name, style) + self._beside(look, style), look.measure(note, TOLD))
        tall = look.leading(style) + (look.leading(TOLD) if note else 0) + look.px(8)
        rect = pygame.Rect(0, 0, wide + 2 * look.px(ROUND), min(room.height, tall))
        rect.midtop = room.midtop
        if rect.width > room.width and 2 * room.centerx < look.width:
            rect.right = room.right
        elif rect.width > room.width:
            rect.left = room.left
        return rect.clamp(pygame.Rect(look.px(GAP), 0, look.width - 2 * look.px(GAP), look.height))

    def _boxes(self, look: ResolvedTheme, room: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Give the lines of the name, with its signs, and of the note."""
        inner, rect = room.width - 2 * look.px(ROUND), self.fitted(look, room)
        (name, style), note = self._named(look, inner), self._note(look, inner, room.height)
        first, second = look.leading(style), look.leading(TOLD) if note else 0
        line = pygame.Rect(0, 0, look.measure(name, style) + self._beside(look, style), first)
        line.midtop = (rect.centerx, rect.top + (rect.height - first - second) // 2)
        below = pygame.Rect(0, 0, look.measure(note, TOLD), second)
        below.midtop = line.midbottom
        return line, below

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate in the middle of its room, as large as it needs to be."""
        look, room = canvas.look, canvas.rect
        rect, palette = self.fitted(look, room), look.palette
        radius = min(rect.height // 2, look.px(ROUND))
        look.paint.shadow(canvas.surface, rect, radius, look.px(12), 110, look.px(4))
        canvas.put(look.paint.shade(rect.size, radius, deep(look), 232), rect.topleft)
        thin, thick = max(1.4, 1.4 * look.unit), max(1.4, 3.2 * look.unit)
        line, wide = (palette.focus, thick) if self.turn else (palette.panel_line, thin)
        more = round(wide - thin)  # outside of the plate, or the edge would run through the name
        edge = rect.inflate(2 * more, 2 * more)
        canvas.put(look.paint.ring(edge.size, radius + more, line, wide), edge.topleft)
        inner, (named, below) = room.width - 2 * look.px(ROUND), self._boxes(look, room)
        name, style = self._named(look, inner)
        side, gap = _sign_side(look, style), look.px(GAP)
        canvas.put(seat_sign(look, self.seat, side), (named.left, named.centery - side // 2))
        colour = palette.gold if self.turn else palette.cream
        box = write(canvas, name, style, colour, (named.left + side + gap, named.centery), "midleft")
        left = box.right + gap
        for sign in self._signs():
            canvas.put(badge(look, sign, side), (left, named.centery - side // 2))
            left += side + gap
        note = self._note(look, inner, room.height)
        if note:
            box = write(canvas, note, TOLD, palette.muted, below.center, "center")
            underline(canvas, note, TOLD, palette.muted, box, self.glossary)

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell who sits there: in one sentence, and word by word as it is written."""
        look, room = at.look, at.rect
        inner, (named, below) = room.width - 2 * look.px(ROUND), self._boxes(look, room)
        name, style = self._named(look, inner)
        signs = (("turn", self.turn), ("dealer", self.dealer), ("winning", self.winning))
        state = tuple(sign for sign, shown in signs if shown)
        yield Node(Role.LINE, self.name, rect_of(self.fitted(look, room)), self.spoken, state)
        whole = name if name in (self.name, self.short_name) else self.name
        named.left += _room_of_signs(look, style, 1)
        named.width = look.measure(name, style)
        yield Node(Role.TEXT, name, rect_of(named), needed=(look.measure(whole, style), look.font_px(style)))
        note = self._note(look, inner, room.height)
        if note:
            needed = (look.measure(note, TOLD), look.font_px(TOLD))
            yield Node(Role.TEXT, note, rect_of(below), needed=needed)


def _room_of_signs(look: ResolvedTheme, style: Style, count: int) -> int:
    return count * (_sign_side(look, style) + look.px(GAP))


def _sign_side(look: ResolvedTheme, style: Style) -> int:
    return max(10, round(look.font_px(style) * 0.72))


@record
class MyPlate:
    """My own plate, in the corner before me."""

    seat: int
    name: str
    notes: tuple[str, ...]  # ways to say the second line, the longest first
    dealer: bool
    turn: bool
    winning: bool  # its card is winning the trick on the table
    spoken: str  # the whole of it in words
    emblem: int = 0  # the shape of the disc, by side: see `emblem_of`
    portrait: str = ""  # of assets/portraits; an initial where there is none
    short_name: str = (
        ""  # the name without its article, for where it would be too long; empty where it has none
    )
    glossary: Glossary = field(default=NO_TERMS, compare=False)

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        palette = look.palette
        radius = min(rect.height // 2, look.px(30))
        look.paint.shadow(canvas.surface, rect, radius, look.px(14), 96, look.px(4))
        canvas.put(look.paint.shade(rect.size, radius, deep(look), 222), rect.topleft)
        line = palette.focus if self.turn else palette.panel_line
        thick = max(2.0, (3.4 if self.turn else 1.3) * look.unit)
        canvas.put(look.paint.ring(rect.size, radius, line, thick), rect.topleft)
        face = self._face(look, rect)
        if face.width:
            self._put_disc(canvas, face)
            if not self.portrait:
                style = Style("EBGaramond-SemiBold", face.height / look.unit * 0.62, 11, 0.0, 1.0)
                write(canvas, self._initial, style, palette.cream, face.center, "center")
        elif self.emblem:
            side, colour = self._badge(look, rect), AVATARS[self.seat % len(AVATARS)]
            shape = avatar(side, colour, self.turn, self.emblem)  # a portrait would be a speck
            canvas.put(shape, (rect.left + look.px(10), rect.top - side // 2))
        self._lines(canvas)
        self._signs(canvas)

    def _put_disc(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Lay down the portrait, or the disc of an initial."""
        colour = AVATARS[self.seat % len(AVATARS)]
        if not self.portrait:
            canvas.put(avatar(rect.width, colour, self.turn, self.emblem), rect.topleft)
            return
        shape = _SHAPES[self.emblem % len(_SHAPES)]
        drawn = portrait(self.portrait, rect.width, shape, hexa(colour), lit=self.turn, expression=CALM)
        canvas.put(drawn, rect.topleft)

    @property
    def _initial(self) -> str:
        """Give the letter on the disc: that of the name itself, not of an article before it."""
        return clusters(self.name.split()[-1])[0] if self.name.strip() else ""

    def _style(self, look: ResolvedTheme, width: int) -> Style:
        """Choose the largest type in which the name fits."""
        return next((each for each in NAMES if look.measure(self.name, each) <= width), NAMES[-1])

    def _name_lines(self, look: ResolvedTheme, width: int, height: int) -> tuple[str, ...]:
        """Leave out the article of a name that is too long for one line, or break it, where the note then gives way."""
        style = self._style(look, width)
        for name in filter(None, (self.name, self.short_name)):
            if look.measure(name, style) <= width:
                return (name,)
        lines = look.wrap(self.name, style, width)
        fits = all(look.measure(line, style) <= width for line in lines)
        return lines if fits and len(lines) * look.leading(style) <= height else (self.name,)

    def _face(self, look: ResolvedTheme, rect: pygame.Rect) -> pygame.Rect:
        """Give the place of the initial; it has none where the name needs the room."""
        side = min(rect.height - 8, rect.width // 4)
        if rect.height + look.measure(self.name, NAMES[-1]) + 2 * max(6, look.px(11)) > rect.width:
            side = 0
        face = pygame.Rect(0, 0, side, side)
        face.center = (rect.left + max(rect.height, side + 8) // 2, rect.centery)
        return face

    def _boxes(self, look: ResolvedTheme, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Give the room of the two lines."""
        face, pad = self._face(look, rect), max(6, look.px(11))
        left = face.right + pad if face.width else rect.left + pad
        room = max(1, rect.right - pad - left)
        wide = max(1, room - self._inline(look, rect, room))
        lines = self._name_lines(look, wide, rect.height - 4)
        tight = rect.height < look.leading(NAME) + look.leading(NOTE)
        alone = len(lines) > 1 or tight or not self._note(look, room)
        tall = look.leading(NAME) if len(lines) == 1 else look.leading(self._style(look, wide)) * len(lines)
        low = 0 if alone else look.leading(NOTE)
        top = rect.top + max(0, (rect.height - tall - low) // 2)
        return pygame.Rect(left, top, wide, tall), pygame.Rect(left, top + tall, room, low)

    def _inline(self, look: ResolvedTheme, rect: pygame.Rect, room: int) -> int:
        """Give the room of the signs beside the name; none where they stand on the initial or on the rim."""
        wide = len(self._badges()) * (self._badge(look, rect) + look.px(4))
        beside = not self._face(look, rect).width and look.measure(self.name, NAMES[-1]) + wide <= room
        return wide if beside else 0

    def _lines(self, canvas: Canvas) -> None:
        look = canvas.look
        palette = look.palette
        name, note = self._boxes(look, canvas.rect)
        style = self._style(look, name.width)
        lines = self._name_lines(look, name.width, canvas.rect.height - 4)
        colour = palette.gold if self.turn else palette.cream
        for place, line in enumerate(lines):
            shown, tall = shortened(look, line, style, name.width), name.height // len(lines)
            write(canvas, shown, style, colour, (name.x, name.y + place * tall + tall // 2), "midleft")
        if not note.height:
            return
        said, lesser = self._note(look, note.width), CAPTION if self.turn else NOTE
        shown = shortened(look, said, lesser, note.width)
        box = write(canvas, shown, lesser, palette.muted, note.midleft, "midleft")
        underline(canvas, shown, lesser, palette.muted, box, self.glossary)

    def _note(self, look: ResolvedTheme, width: int) -> str:
        """Choose the way to say the second line that has room."""
        styles = (CAPTION, NOTE)  # bold in my turn, so that it must not jump then
        fits = (each for each in self.notes if all(look.measure(each, style) <= width for style in styles))
        return next(fits, self.notes[-1])

    def _badges(self) -> tuple[str, ...]:
        return (*(("crown",) if self.winning else ()), *(("dealer",) if self.dealer else ()))

    def _badge(self, look: ResolvedTheme, rect: pygame.Rect) -> int:
        return min(max(15, look.px(24)), rect.height // 2)

    def _signs(self, canvas: Canvas) -> None:
        """Set the signs beside the name, or, where that has no room for them, on the initial."""
        look, rect = canvas.look, canvas.rect
        side, face = self._badge(look, rect), self._face(look, rect)
        name, note = self._boxes(look, rect)
        left = rect.right - max(6, look.px(13)) - side
        free = left - name.left - look.measure(self.name, self._style(look, name.width)) - look.px(4)
        beside = bool(self._inline(look, rect, note.width))
        for sign in reversed(self._badges()):
            if not face.width and not beside:
                canvas.put(badge(look, sign, side), (left, rect.top - side // 2))
                left -= side + look.px(4)
            elif free >= 0 or not face.width:
                canvas.put(badge(look, sign, side), (left, name.centery - side // 2))
                left, free = left - side - look.px(4), free - side - look.px(4)
            elif sign == "crown":
                canvas.put(badge(look, sign, side), (face.centerx - side // 2, face.top - side // 2))
            else:
                canvas.put(badge(look, sign, side), (face.right - side * 3 // 4, face.bottom - side * 3 // 4))

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell who sits there: in one sentence, and word by word as it is written."""
        look, rect = at.look, at.rect
        name, note = self._boxes(look, rect)
        style = self._style(look, name.width)
        lines = self._name_lines(look, name.width, rect.height - 4)
        needed = (max(look.measure(line, style) for line in lines), look.font_px(style) * len(lines))
        signs = (("turn", self.turn), ("dealer", self.dealer), ("winning", self.winning))
        state = tuple(sign for sign, shown in signs if shown)
        yield Node(Role.LINE, self.name, rect_of(rect), self.spoken, state)
        yield Node(Role.TEXT, " ".join(lines), rect_of(name), needed=needed)
        said = self._note(look, note.width)
        if said and note.height:
            yield Node(Role.TEXT, said, rect_of(note), needed=(look.measure(said, NOTE), look.font_px(NOTE)))


_SHIELD = "M-.9-.92H.9V.1C.9.62.42.86 0 1 -.42.86-.9.62-.9.1Z"
_LOZENGE = "M-.16-.94 -.94-.16Q-1.1 0-.94.16L-.16.94Q0 1.1.16.94L.94.16Q1.1 0 .94-.16L.16-.94Q0-1.1-.16-.94Z"
_SHAPES = ("", _SHIELD, _LOZENGE)
"""By emblem: a disc, or a path within -1 … 1."""


def emblem_of(sides: Sequence[int], me: Seat, seat: Seat) -> int:
    """Choose the shape of a seat's disc by its side: mine 0, then 1, 2 … in the order of play.

    Where nobody is known to have a partner, all are alike.

    >>> [emblem_of((0, 0, 1, 1), 2, seat) for seat in range(4)], emblem_of((0, 1, 2), 0, 1)
    ([1, 1, 0, 0], 0)
    """
    known = [side for side in (*sides[me:], *sides[:me]) if side >= 0]
    if len(set(known)) == len(known) or sides[seat] < 0:
        return 0
    return list(dict.fromkeys((sides[me], *known))).index(sides[seat])


@lru_cache(maxsize=48)
def _avatar_svg(side: int, colour: Colour, turn: bool, emblem: int) -> str:
    rim = "#ffce6b" if turn else "#efcf7d"
    thick = max(1.2, side * (0.06 if turn else 0.034))
    return outline(_SHAPES[emblem % len(_SHAPES)], side, thick, hexa(colour), f'stroke="{rim}"')


@lru_cache(maxsize=48)
def avatar(side: int, colour: Colour, turn: bool, emblem: int = 0) -> pygame.Surface:
    """Draw the disc behind an initial, in the shape of its side."""
    return raster(_avatar_svg(side, colour, turn, emblem), side, side)


def badge(look: ResolvedTheme, sign: str, side: int) -> pygame.Surface:
    """Draw the crown of the winning card in gold, or the dealer's button."""
    return look.paint.icon(sign, side, look.palette.gold if sign == "crown" else look.palette.cream)
