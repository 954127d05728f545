"""The strip below the table: every decision of the deal in a frame, with a sign once it is judged."""

from collections.abc import Callable, Iterable

import pygame

from game.coach.judging import BAD, BLUNDER, DOUBTFUL, FINE
from game.core.record import field, record
from game.ui.draw.pack_art import SHAPE
from game.ui.draw.paint import svg
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.sign_text import small_card
from game.ui.draw.theme import EYEBROW, SMALL, SMALL_STRONG, Colour, hexa, mix
from game.ui.kit.block import Canvas, Filling, LayoutPass, Placement, Pressable
from game.ui.lookback.steps import SIGNS, badge
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.widgets.button import states
from game.ui.widgets.chrome import lighten
from game.ui.widgets.text import tinted

CARD = 64
"""Design units of a card in its frame: so high that its index can be read."""
EDGE, APART = 9, 5
"""Design units within a frame about what it holds, and between two frames."""
UNDER = 4
"""Design units between the number and what is below it."""
WIDEST = 104
"""Design units over which no frame grows."""
HERE = 3.4
"""Design units of the edge around the frame of the move that is shown."""

EDGES = {FINE: 1.4, DOUBTFUL: 2.2, BAD: 3.2, BLUNDER: 4.2}
"""Design units of the edge of a frame by class: the worse, the thicker."""


@record
class Frame(Pressable, Filling):
    """One decision; pressing it shows the table as it stood after it."""

    key: str
    number: int  # of the decision
    card: str  # in notation, or ""
    word: str  # what was said or taken, or ""
    kind: str  # its class, or "" until it is judged
    looked: str  # the icon of what a first look found, or "" until there was one, or once it is judged
    name: str  # all of it, to be heard
    here: bool  # it is the move that is shown
    judging: bool  # it is being judged now
    press: Command = field(compare=False)  # nobody sees it
    live: bool = True
    tip: str = ""

    def width(self, look: ResolvedTheme) -> int:
        """Give the least width: what it holds must be seen, its number and its sign beside each other."""
        return look.target(max(_card_size(look)[0], self._head(look)) + 2 * look.px(EDGE))

    def _head(self, look: ResolvedTheme) -> int:
        return look.measure(str(self.number), EYEBROW) + look.px(UNDER) + _side(look)

    def wished(self, look: ResolvedTheme) -> int:
        """Give the width in which number and sign stand beside each other, and the word has room."""
        return max(self.width(look), _longest(look, self.word) + 2 + 2 * look.px(EDGE))

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(EYEBROW) + _card_size(look)[1] + 2 * look.px(EDGE) + look.px(UNDER)

    def draw(self, canvas: Canvas) -> None:
        """Draw the frame, its number and sign above, below them the card or the word."""
        look, rect = canvas.look, canvas.rect
        self._back(canvas)
        inner = rect.inflate(-2 * look.px(EDGE), -2 * look.px(EDGE))
        head = pygame.Rect(inner.topleft, (inner.width, look.leading(EYEBROW)))
        side, number = _side(look), str(self.number)
        sign = pygame.Rect(head.right - side, head.centery - side // 2, side, side)
        ink = look.palette.cream if self.kind or self.here else look.palette.muted
        drawn = look.line(number, EYEBROW, ink)
        canvas.put(drawn, (head.left, head.centery - drawn.get_height() // 2))
        if self.kind:
            canvas.put(badge(look, self.kind, side), sign.topleft)
        elif self.judging:
            canvas.put(_turning(look, side), sign.topleft)
        elif self.looked:
            canvas.put(look.paint.icon(self.looked, side, look.palette.muted), sign.topleft)  # pale: no class
        body = pygame.Rect(inner.left, head.bottom + look.px(UNDER), inner.width, _card_size(look)[1])
        self._hold(canvas, body)

    def _hold(self, canvas: Canvas, body: pygame.Rect) -> None:
        """Draw the card, dimmed until it is judged, or write the word."""
        look = canvas.look
        if self.card:
            suits = look.theme.suits
            drawn = small_card(look.paint, look.type, suits, self.card, body.height, look.letters)
            box = drawn.get_rect(center=body.center)
            canvas.put(drawn, box.topleft)
            if not self.kind:
                canvas.put(look.paint.shade(box.size, look.px(4), look.palette.well, 96), box.topleft)
            return
        lines, ink = self._lines(look, body), look.palette.cream if self.kind else look.palette.muted
        if not lines:
            side = min(body.width, body.height)
            canvas.put(_speech(look, side), (body.centerx - side // 2, body.centery - side // 2))
        top = body.centery - (len(lines) - 1) * look.leading(SMALL) // 2
        for number, told in enumerate(lines):
            line = look.line(told, SMALL, ink)
            middle = body.centerx, top + number * look.leading(SMALL)
            canvas.put(line, line.get_rect(center=middle).topleft)

    def _lines(self, look: ResolvedTheme, body: pygame.Rect) -> tuple[str, ...]:
        """Break the word into lines; none where it has no room."""
        if _longest(look, self.word) > body.width:
            return ()
        lines = look.wrap(self.word, SMALL, body.width)
        return lines if len(lines) * look.leading(SMALL) <= body.height + look.px(EDGE) else ()

    def _back(self, canvas: Canvas) -> None:
        """Draw what tells its class: hatched until it is judged, then an edge the thicker the worse it was."""
        look, rect = canvas.look, canvas.rect
        palette, radius = look.palette, look.px(8)
        if self.here:
            canvas.put(look.paint.ring(rect.size, radius, palette.cream, HERE * look.unit), rect.topleft)
            rect = rect.inflate(-2 * look.px(HERE), -2 * look.px(HERE))
        if self.kind:
            colour = tinted(look, SIGNS[self.kind][1])
            thick = EDGES[self.kind]
            ground = mix(palette.well, colour, 0.2)
            canvas.put(look.paint.plate(rect.size, radius, ground, ground, None), rect.topleft)
            canvas.put(look.paint.ring(rect.size, radius, colour, max(1.0, thick * look.unit)), rect.topleft)
        else:
            canvas.put(hatched(look, rect.size), rect.topleft)
        lighten(canvas, 8, 26)

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell the decision, what is said of it, and whether it is shown."""
        more = ("selected",) if self.here else ()
        needed = self.width(at.look), self.height(at.look, at.rect.width)
        yield Node(
            Role.BUTTON, self.name, rect_of(at.rect), "", states(at.visual, True, *more), needed, key=self.key
        )


def _card_size(look: ResolvedTheme) -> tuple[int, int]:
    tall = look.px(CARD)
    return round(tall * SHAPE), tall


def _side(look: ResolvedTheme) -> int:
    """Give the side of a sign."""
    return look.leading(EYEBROW)


def _longest(look: ResolvedTheme, words: str) -> int:
    """Measure the longest of some words: what can't be broken."""
    return max((look.measure(each, SMALL) for each in words.split()), default=0)


def hatched(look: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
    """Draw the ground of a frame that waits: slanting lines within a dashed edge."""
    palette, radius, step = look.palette, look.px(8), max(6, look.px(11))
    thick, dash = max(1, look.px(1.6)), max(3, look.px(6))
    whole, (wide, tall) = pygame.Rect((0, 0), size), size
    line, faint = palette.panel_line, mix(palette.well, palette.panel_line, 0.5)

    def drawn() -> pygame.Surface:
        shape, found = pygame.Surface(size, pygame.SRCALPHA), pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(shape, (255, 255, 255), whole, border_radius=radius)
        found.fill(palette.well)
        for left in range(-tall, wide, step):
            pygame.draw.line(found, faint, (left, tall), (left + tall, 0), thick)
        for edge, length in (((1, 0), wide), ((0, 1), tall)):
            across, down = edge
            for start in range(radius, length - radius, 2 * dash):
                dashed = pygame.Rect(start * across, start * down, dash, dash)
                dashed.size = (dash, thick) if across else (thick, dash)
                found.fill(line, dashed)
                found.fill(line, dashed.move((wide - thick) * down, (tall - thick) * across))
        found.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return found

    return look.paint.kept(("hatched", size, line, palette.well, radius), drawn)


def _turning(look: ResolvedTheme, side: int) -> pygame.Surface:
    """Draw the ring of what is being judged."""
    gold, dim = hexa(look.palette.gold), hexa(look.palette.panel_line)
    body = (
        f'<circle cx="10" cy="10" r="7.5" fill="none" stroke="{dim}" stroke-width="3.4"/>'
        f'<path d="M10 2.5A7.5 7.5 0 0 1 10 17.5" fill="none" stroke="{gold}" stroke-width="3.4"/>'
    )
    return look.paint.vector(svg(body, 20, 20), (side, side))


def _speech(look: ResolvedTheme, side: int) -> pygame.Surface:
    """Draw a bubble, for a word that has no room."""
    body = f'<path d="M4 4H16Q18 4 18 6V12Q18 14 16 14H10L6 18V14H4Q2 14 2 12V6Q2 4 4 4z" fill="{hexa(look.palette.muted)}"/>'
    return look.paint.vector(svg(body, 20, 20), (side, side))


@record
class More(Pressable, Filling):
    """The decisions at one end for which there is no room: pressing it shows the nearest of them."""

    key: str
    sign: str  # an icon
    number: int
    name: str
    press: Command = field(compare=False)
    live: bool = True
    tip: str = ""

    def width(self, look: ResolvedTheme) -> int:
        return look.target(max(_side(look), look.measure(str(self.number), SMALL_STRONG)) + 2 * look.px(EDGE))

    def height(self, look: ResolvedTheme, width: int) -> int:
        return 0

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        canvas.put(look.paint.shade(rect.size, look.px(8), look.palette.well, 200), rect.topleft)
        lighten(canvas, 8, 26)
        side, ink = _side(look), look.palette.cream
        line = look.line(str(self.number), SMALL_STRONG, ink)
        top = rect.centery - (side + line.get_height()) // 2
        canvas.put(look.paint.icon(self.sign, side, ink), (rect.centerx - side // 2, top))
        canvas.put(line, (rect.centerx - line.get_width() // 2, top + side))

    def nodes(self, at: Placement) -> Iterable[Node]:
        needed = self.width(at.look), 2 * _side(at.look)
        yield Node(
            Role.BUTTON, self.name, rect_of(at.rect), "", states(at.visual, True), needed, key=self.key
        )


@record
class DecisionStrip:
    """All frames in one row, as wide as they like to be, or no wider than they must.

    Where there is no room for all of them even then, those about the move that is shown stand there, and how many more
    there are at either end.
    """

    counts: str  # how many are judged, and of which kinds
    frames: tuple[Frame, ...]
    shown: int  # place of the last decision that is made where the table stands now
    told: Callable[[str, int], str] = field(compare=False)  # what to say of so many earlier or later ones

    def width(self, look: ResolvedTheme) -> int:
        return 0

    def height(self, look: ResolvedTheme, width: int) -> int:
        return strip_height(look)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        StripGround(self.counts).place(look, rect, layout)
        room = rect.inflate(-2 * look.px(16), 0)
        room.top += head_height(look)
        room.height = self.frames[0].height(look, 0)
        items: list[Frame | More] = [*self.frames]
        widths = self._widths(look, room.width)
        if not widths:
            items, widths = self._part(look, room.width)
        gap = look.px(APART)
        left = room.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
        for item, wide in zip(items, widths, strict=True):
            item.place(look, pygame.Rect(left, room.top, wide, room.height), layout)
            left += wide + gap

    def _widths(self, look: ResolvedTheme, room: int) -> list[int]:
        """Share the room out among the frames; none where it is too small for them."""
        room -= look.px(APART) * (len(self.frames) - 1)
        least = [each.width(look) for each in self.frames]
        wished = [each.wished(look) for each in self.frames]
        if sum(least) > room:
            return []
        if sum(wished) > room:
            share = (room - sum(least)) / (sum(wished) - sum(least))
            return [low + int((high - low) * share) for low, high in zip(least, wished, strict=True)]
        more = (room - sum(wished)) // max(1, len(wished))
        return [max(each, min(each + more, look.px(WIDEST))) for each in wished]

    def _part(self, look: ResolvedTheme, room: int) -> tuple[list[Frame | More], list[int]]:
        """Choose the frames about the move that is shown for which there is room, and count the others."""
        frames, gap = self.frames, look.px(APART)
        wide = max(each.width(look) for each in frames)
        cap = More("", "", len(frames), "", frames[0].press).width(look)
        many = max(1, (room - 2 * (cap + gap) + gap) // (wide + gap))
        here = self.shown
        first = min(max(0, here - many // 2), len(frames) - many)
        last = first + many
        items: list[Frame | More] = [*frames[first:last]]
        if first:
            items.insert(0, self._more("earlier", "previous", first, frames[first - 1]))
        if last < len(frames):
            items.append(self._more("later", "next", len(frames) - last, frames[last]))
        return items, [cap if isinstance(each, More) else wide for each in items]

    def _more(self, name: str, sign: str, number: int, nearest: Frame) -> "More":
        return More(f"frames:{name}", sign, number, self.told(name, number), nearest.press)


HEAD, FOOT = 6, 12
"""Design units about the sentence above the frames, and below them."""


def head_height(look: ResolvedTheme) -> int:
    return look.leading(SMALL) + look.px(HEAD)


def strip_height(look: ResolvedTheme) -> int:
    frame = look.leading(EYEBROW) + _card_size(look)[1] + 2 * look.px(EDGE) + look.px(UNDER)
    return head_height(look) + frame + look.px(FOOT)


def _dark(look: ResolvedTheme) -> Colour:
    return mix(look.palette.felt_edge, (0, 0, 0), 0.72)


@record
class StripGround(Filling):
    """What the frames stand on: a dark band, and a sentence above them."""

    text: str

    def width(self, look: ResolvedTheme) -> int:
        return 0

    def height(self, look: ResolvedTheme, width: int) -> int:
        return strip_height(look)

    def _line(self, look: ResolvedTheme, rect: pygame.Rect) -> pygame.Rect:
        """Give where the sentence stands."""
        return pygame.Rect(
            rect.left + look.px(34), rect.top, look.measure(self.text, SMALL), head_height(look)
        )

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        canvas.surface.fill(_dark(look), rect)
        said = self._line(look, rect)
        line = look.line(self.text, SMALL, look.palette.cream)
        canvas.put(line, (said.left, said.centery - line.get_height() // 2))

    def nodes(self, at: Placement) -> Iterable[Node]:
        line = self._line(at.look, at.rect)
        yield Node(Role.TEXT, self.text, rect_of(line), needed=(line.width, at.look.font_px(SMALL)))
