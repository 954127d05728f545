"""Draws the table itself: the cloth, cards, chips and marks upon it, and the chrome over them as one kept picture."""

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from typing import TypeAlias

import pygame

from game.core.cards import Card, Cards, Seat
from game.core.record import field, record, replace
from game.play.table_session import AnyView
from game.stage.pose import CARD, FLYING, HELD, Pose, SpriteKey
from game.stage.rim import Rim
from game.stage.slots import Slots
from game.telling.captions import Captions
from game.ui.draw.composition import Composition, Layers, Piece, joined, lay
from game.ui.draw.light import scaled
from game.ui.draw.pack_art import SHAPE
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.rooms import ground, own_cloth
from game.ui.draw.theme import Colour, hexa
from game.ui.draw.vector import raster
from game.ui.kit.block import PlacedWidget
from game.ui.kit.rendering import Appearance, appearance, still, with_shadow
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext
from game.ui.table.areas import TableAreas
from game.ui.table.lettering import CAPTION
from game.ui.table.painter import FLAT, MOVING, PLAIN, CardMark, SpritePainter, centred
from game.ui.widgets.chrome import lamp

MINE, OTHERS = 0.6, 0.35
"""How strong the lines are around the place of my card, and around others'."""
TILES = 24
"""The picture is shared out in so many columns and rows; those on which nothing lies are never laid over the cards."""

Tile: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom."""


class ChromeCache:
    """The chrome of a table on clear ground: on the one sheet that the tables of all screens share."""

    def __init__(self, context: UiContext, on_drop: Callable[[], None] = lambda: None) -> None:
        """Begin without a picture; `on_drop` is told when another table begins to draw its own."""
        self._context = context
        self._drop_pictures = on_drop
        self._size = (0, 0)
        self.layers: Layers = {}  # the parts of it on which anything lies
        self._tiles: list[Tile] = []
        self._boxes: list[pygame.Rect] = []  # the same
        self._inked: set[Tile] = set()  # those on which anything lies
        self._look: ResolvedTheme | None = None
        self._shown: Sequence[Appearance] = ()
        self._left_out: Sequence[PlacedWidget] = ()  # what looks different at every frame

    def drop_pictures(self) -> None:
        """Keep no part of the sheet, and have no picture kept for what lies below it."""
        self.layers = {}
        self._drop_pictures()

    def refresh(self, size: tuple[int, int], screen: Screen) -> Sequence[pygame.Rect]:
        """Bring the picture up to date when it is dirty, and give the boxes in which it has changed."""
        sheet, mine = self._context.look.paint.sheet(self, size)
        whole = not mine or self._size != size or self._look is not self._context.look
        if not (whole or self.pending(screen)):
            return ()
        boxes = joined(self._changed(sheet, screen, whole=whole))
        for box in boxes:
            sheet.fill((0, 0, 0, 0), box)
        screen.draw_still(sheet, boxes)
        return self._take(sheet, boxes)

    def pending(self, screen: Screen) -> bool:
        """Tell whether anything is to be drawn."""
        return screen.dirty or screen.content.animated() != self._left_out

    def _changed(self, sheet: pygame.Surface, screen: Screen, *, whole: bool) -> Sequence[pygame.Rect]:
        """Find the boxes in which the screen looks different."""
        look, pictured, size = self._context.look, self._context.sprites.upright, sheet.get_size()
        widgets = still(screen.content.widgets())
        before, self._shown = (
            self._shown,
            [appearance(widget, screen.visual(widget.control), pictured) for widget in widgets],
        )
        self._look, self._left_out = look, screen.content.animated()
        if whole:
            self.layers, self._tiles, self._size = {}, tiles_of(size), size
            self._boxes = [pygame.Rect(x, y, right - x, bottom - y) for x, y, right, bottom in self._tiles]
            self._inked = set()
            return [sheet.get_rect()]
        boxes = (with_shadow(rect, look).clip(sheet.get_rect()) for rect in changed(before, self._shown))
        return [*filter(None, boxes)]

    def _take(self, sheet: pygame.Surface, boxes: Sequence[pygame.Rect]) -> Sequence[pygame.Rect]:
        """Take in what was drawn in some boxes."""
        inked = self._ink(sheet, boxes)
        if inked != self._inked:
            self._inked = inked
            self.layers = {
                key: self.layers.get(key) or ((sheet.subsurface(box), box),)
                for key, box in ((("chrome", *box), box) for box in merged(inked))
            }
        return boxes

    def _ink(self, sheet: pygame.Surface, boxes: Sequence[pygame.Rect]) -> set[Tile]:
        """Find out on which tiles anything lies, anew for those in some boxes."""
        looked_at = {place for box in boxes for place in box.collidelistall(self._boxes)}
        inked = self._inked - {self._tiles[place] for place in looked_at}
        return inked | {
            self._tiles[place]
            for place in looked_at
            if pygame.mask.from_surface(sheet.subsurface(self._boxes[place]), 0).count()
        }


def tiles_of(size: tuple[int, int]) -> list[Tile]:
    """Share a picture out in tiles."""
    wide, tall = (-(-side // TILES) for side in size)
    return [
        (left, top, min(left + wide, size[0]), min(top + tall, size[1]))
        for top in range(0, size[1], tall)
        for left in range(0, size[0], wide)
    ]


def changed(before: Sequence[Appearance], after: Sequence[Appearance]) -> Iterator[pygame.Rect]:
    """Find where a screen looks different: what has come, what has gone, and what lies in another order."""
    there: dict[tuple[int, ...], list[tuple[int, Appearance]]] = {}
    for place, each in enumerate(before):
        there.setdefault(tuple(each[1]), []).append((place, each))
    last = -1
    for each in after:
        alike = there.get(tuple(each[1]), [])
        found = next((entry for entry in alike if entry[1] == each), None)
        if found is None:
            yield each[1]
            continue
        alike.remove(found)
        if found[0] < last:
            yield each[1]
        last = max(last, found[0])
    yield from (each[1] for gone in there.values() for _, each in gone)


def merged(tiles: Collection[Tile]) -> Iterator[pygame.Rect]:
    """Make few boxes of tiles, each given as left, top, right and bottom: of neighbours in a row, and of equal rows."""
    rows: dict[tuple[int, int], list[Tile]] = {}
    for tile in sorted(tiles):
        rows.setdefault((tile[1], tile[3]), []).append(tile)
    begun: dict[tuple[int, int], pygame.Rect] = {}
    for (top, bottom), row in sorted(rows.items()):
        runs = list(_runs(row))
        for left, right in [each for each in begun if each not in runs or begun[each].bottom != top]:
            yield begun.pop((left, right))
        for left, right in runs:
            begun.setdefault((left, right), pygame.Rect(left, top, right - left, 0)).height += bottom - top
    yield from begun.values()


def _runs(row: Sequence[Tile]) -> Iterator[tuple[int, int]]:
    """Find where tiles of one row that touch each other begin and end."""
    left, right = row[0][0], row[0][2]
    for tile in row[1:]:
        if tile[0] != right:
            yield left, right
            left = tile[0]
        right = tile[2]
    yield left, right


@record
class Marks:
    """What stands out on the table now."""

    dim: Cards  # cards of my hand that may not be played
    winning: Card | None  # the card that is winning the trick
    chosen: Cards
    hinted: Cards
    focused: Card | None
    flying: Collection[SpriteKey] = ()  # what is on its way
    fresh: Mapping[Card, float] = field(default_factory=dict)  # how strongly cards glow that have just come
    filmed: Cards = 0  # cards of a film, which are marked above everything, too


NOTHING: Layers = {}


@record
class Scenery:
    """What is drawn besides cards and chrome."""

    rim: Rim  # the table's edge
    under: Layers = NOTHING  # what is seen under all cards: people, and where mine of a trick will lie
    hands: Layers = NOTHING  # over the cards that they hold, under those that fly
    shade: Layers = NOTHING  # over everything but what is above the chrome
    above: Layers = NOTHING  # over that


DrawnSprite: TypeAlias = tuple[tuple[Pose, CardMark], tuple[Piece, ...]]
"""A sprite as it was drawn last."""
FRESH: Colour = (96, 178, 255)
"""The halo of a card that has just come: on felt and on paper alike it is seen, and no mistake for gold."""
SQUARED = 4.0
"""Units between two cards of a squared pile, at most: only the lowest throws a shadow."""


class TableRenderer:
    """Draws one table, of each frame only what has changed."""

    def __init__(self, context: UiContext, painter: SpritePainter, room: str = "") -> None:
        """Draw with these sprites a table that stands in a room."""
        self._context = context
        self._painter = painter
        self._room = room
        self._chrome_cache = ChromeCache(context, self._drop_pictures)
        self._composition = Composition()
        self._drawn: dict[SpriteKey, DrawnSprite] = {}
        self._stamps = (-1, -1)
        self._over: Sequence[pygame.Rect] = ()  # where something lay above the chrome
        self._makeshift = False  # another room stood in for the one that is being made
        self._rough = False  # other shadows stood in for some

    def forget(self) -> None:
        """Draw everything the next time, because somebody else draws on the canvas."""
        self._composition.forget()

    def _drop_pictures(self) -> None:
        """Keep no pictures, because another table is drawn."""
        self._drawn.clear()
        self._composition.forget()

    def draw(
        self,
        canvas: pygame.Surface,
        areas: TableAreas,
        scenery: Scenery,
        poses: Mapping[SpriteKey, Pose],
        marks: Marks,
        screen: Screen,
    ) -> None:
        """Draw the room, what is seen under all cards, cards with hands, chrome, and what I hold."""
        room = self._spread(canvas, areas, scenery.rim)
        self._painter.begin(moving=bool(marks.flying))
        self._rough = False
        self._renew()
        lying, flying = self._sprites(poses, marks, scenery.hands)
        renewed = self._chrome_cache.refresh(canvas.get_size(), screen)
        below = {**scenery.under, **lying, **self._chrome_cache.layers, **scenery.shade}
        flying = {**flying, **scenery.above}
        over = screen.animated_boxes()
        also = (*self._context.overdrawn(), *renewed, *self._over, *over)
        boxes = self._composition.changed(canvas, room, {**below, **flying}, also)
        lay(canvas, None if room is canvas else room, below, boxes)
        screen.draw_animated(canvas)
        lay(canvas, None, flying, boxes)
        self._over = over

    def _spread(self, canvas: pygame.Surface, areas: TableAreas, edge: Rim) -> pygame.Surface:
        """Give the room the table stands in; or the canvas, where something that stands in for it was drawn out."""
        settings = self._context.settings
        cloth, plain = own_cloth(settings.felt), settings.high_contrast
        self._painter.unit = areas.unit

        def made(size: tuple[int, int]) -> pygame.Surface:
            edge_there = scaled(edge, areas.unit * size[0] / areas.size[0])
            return ground(self._room, size, edge_there, cloth, plain=plain)

        key = self._room, cloth, plain, round(edge.x / areas.viewport.width, 2)
        spread, itself = self._context.look.paint.ground(key, areas.size, made)
        self._makeshift = not itself
        if itself:
            return spread
        self._composition.forget()
        if canvas.get_size() != areas.size or canvas.get_masks() != spread.get_masks():
            return pygame.transform.smoothscale(spread, areas.size)
        return pygame.transform.smoothscale(spread, areas.size, canvas)

    @property
    def unfinished(self) -> bool:
        """Whether the next picture will be finer than the last, though nothing changes."""
        return self._rough or self._makeshift

    def _renew(self) -> None:
        """Let go of what was drawn for another look, and when cards can be drawn better."""
        stamp, pictured = self._context.stamp, self._context.pictured
        before, self._stamps = self._stamps, (stamp, pictured)
        if (stamp, pictured) == (before[0], before[1] + 1):
            improved = self._painter.improved
            for key in [key for key, drawn in self._drawn.items() if improved(key, drawn[0][0])]:
                del self._drawn[key]
        elif self._stamps != before:
            self._drawn.clear()

    def _sprites(self, poses: Mapping[SpriteKey, Pose], marks: Marks, hands: Layers) -> tuple[Layers, Layers]:
        """Give what lies on the table or flies over it, and what the player holds, each from the bottom up.

        What lies squarely on the one below throws no shadow of its own.
        """
        lying, flying = dict[Hashable, tuple[Piece, ...]](), dict[Hashable, tuple[Piece, ...]]()
        x = y = -100.0
        marked, holding = _marked(marks), False
        for key, pose in sorted(poses.items(), key=_depth):
            if not holding and pose.depth >= FLYING:
                holding = True
                lying.update(hands)
            high = pose.depth >= HELD
            if high and not flying:
                x = y = -100.0
            if key[0] == CARD and (marked & ~(0 if not high else ~marks.filmed)) >> key[1] & 1:
                mark = self._mark(key[1], pose, marks, moving=key in marks.flying)
            else:
                mark = MOVING if high or key in marks.flying else PLAIN
            if abs(pose.x - x) + abs(pose.y - y) < SQUARED:
                mark = FLAT if mark is PLAIN else replace(mark, flat=True)
            (flying if high else lying)[key] = self._pieces(key, pose, mark)
            x, y = pose.x, pose.y
        lying.update({} if holding else hands)
        for gone in self._drawn.keys() - poses.keys():
            del self._drawn[gone]
        return lying, flying

    def _pieces(self, key: SpriteKey, pose: Pose, mark: CardMark) -> tuple[Piece, ...]:
        """Give what a sprite is drawn from, the same as before where nothing about it has changed."""
        drawn = self._drawn.get(key)
        looks = (pose, mark)  # mostly the very same objects, whose fields tuples need not compare
        if drawn is None or drawn[0] != looks:
            drawn = self._drawn[key] = (looks, self._painter.pieces(key, pose, mark))
            if self._painter.rough:  # to be drawn again in the next frame
                self._rough = True
                del self._drawn[key]
        return drawn[1]

    def _mark(self, card: Card, pose: Pose, marks: Marks, *, moving: bool) -> CardMark:
        """Tell how a card stands out that is marked."""
        look = self._context.look
        warm: Colour | None = None
        if (marks.winning == card and pose.face > 0.98) or marks.chosen >> card & 1:
            warm = look.palette.focus
        shine = 1.0 if warm else marks.fresh.get(card, 0.0)
        warm = warm or (FRESH if shine else None)
        sign = lamp(look, max(18, self._painter.height(pose.size) // 7)) if marks.hinted >> card & 1 else None
        outline = look.palette.focus if marks.focused == card else None
        dim = bool(marks.dim >> card & 1)
        if not (dim or warm or outline or sign):
            return MOVING if moving else PLAIN
        return CardMark(dim, warm, outline, sign, moving or pose.lift > 12, shine=shine)

    def slots(
        self, areas: TableAreas, open_places: Mapping[Seat, tuple[Pose, Sequence[str]]], me: Seat
    ) -> Layers:
        """Mark with dashed lines the places of cards still to come: mine, and fainter those of others."""
        look, found = self._context.look, dict[Hashable, tuple[Piece, ...]]()
        palette = look.palette
        for seat, (pose, names) in open_places.items():
            colour, strength = (palette.gold, MINE) if seat == me else (palette.muted, OTHERS)
            drawn = dashed(self._painter.height(pose.size), colour, strength)
            box = drawn.get_rect(center=areas.point(pose.x, pose.y))
            fitting = (each for each in names if look.measure(each, CAPTION) <= box.width)
            line = look.line(next(fitting, names[-1]), CAPTION, colour)
            found["slot", seat] = (drawn, box), centred(line, box.center)
        return found


def open_places(view: AnyView, slots: Slots, captions: Captions) -> Mapping[Seat, tuple[Pose, Sequence[str]]]:
    """Name where cards will lie, at length and shortly: mine and, where it is not amid the table, those beside it."""
    trick, mine, players = view.trick, slots.trick[view.me], captions.players
    alone = abs(mine.x - slots.rim.x) < 1.0
    played = {(trick.leader + place) % len(slots.trick) for place, _ in enumerate(trick.cards)}
    found = {
        seat: (pose, [*filter(None, (players.name(seat), players.without_article(seat)))])
        for seat, pose in enumerate(slots.trick)
        if seat not in played and not alone
    }
    return {**found, view.me: (mine, [captions.table("you")])}


def _depth(entry: tuple[SpriteKey, Pose]) -> float:
    return entry[1].depth


def _marked(marks: Marks) -> Cards:
    """Give the cards that any mark stands for: most are asked no further."""
    found = marks.dim | marks.chosen | marks.hinted
    for card in (marks.winning, marks.focused, *marks.fresh):
        found |= 0 if card is None else 1 << card
    return found


_DASHED: dict[tuple[int, Colour, float], pygame.Surface] = {}


def dashed(height: int, colour: Colour, strength: float) -> pygame.Surface:
    """Draw the outline of a card in dashes, side by side with open ends, for closed dashes leave a stray line."""
    key = height, colour, strength
    if key not in _DASHED:
        if len(_DASHED) > 1:
            _DASHED.clear()
        width = round(height * SHAPE)
        corner, thick = height * 0.05, max(1.5, height / 120)
        inner, outer = thick, (width - thick, height - thick)
        sides = (
            f"M{corner} {inner}H{width - corner}",
            f"M{corner} {outer[1]}H{width - corner}",
            f"M{inner} {corner}V{height - corner}",
            f"M{outer[0]} {corner}V{height - corner}",
        )
        dash = f'stroke-dasharray="{height * 0.035:.1f} {height * 0.03:.1f}"'
        line = f'fill="none" stroke="{hexa(colour)}" stroke-width="{thick:.1f}" stroke-opacity="{strength}"'
        body = f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="{corner:.1f}" fill="#000" fill-opacity="0.14"/>'
        body += "".join(f'<path d="{side}" {line} {dash}/>' for side in sides)
        size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'
        _DASHED[key] = raster(svg, width, height)
    return _DASHED[key]
