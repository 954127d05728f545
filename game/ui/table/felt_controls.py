"""The small things that stand on the table: cards as controls, bubbles, captions of heaps, tools, the trump sign."""

from collections.abc import Callable, Iterable
from math import hypot

import pygame

from game.core.cards import Card
from game.core.record import field, record
from game.telling.glossary import NO_TERMS, Glossary
from game.ui.draw.light import sheet
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import STRONG, Style, hexa, mix
from game.ui.draw.typeset import unbroken
from game.ui.draw.vector import raster
from game.ui.kit.block import PASS, Canvas, Filling, Placement, Pressable, Reply, WidgetState
from game.ui.shell.action import Action
from game.ui.shell.input import Pointer
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command, Switch
from game.ui.table.lettering import CAPTION, NAME, NOTE, deep, shortened, text_node, underline, write
from game.ui.widgets.button import states
from game.ui.widgets.chrome import Tone, draw_advised, plate, warmth
from game.ui.widgets.text import Align, draw_line

BELOW = 6
"""Design units between the cards and the plate."""


def tall(look: ResolvedTheme) -> int:
    """Give the height of the plate."""
    return max(look.touch(46), look.leading(STRONG) + look.px(14))


def around(look: ResolvedTheme, cards: pygame.Rect) -> pygame.Rect:
    """Give the room of a packet whose cards lie there."""
    room = cards.inflate(2 * look.px(4), 2 * look.px(4))
    room.height += look.px(BELOW) + tall(look)
    return room


@record
class PacketButton(Pressable):
    """A packet to be taken."""

    key: str
    name: str  # its cards
    label: str
    press: Command = field(compare=False)  # nobody sees it
    free: bool  # it may be taken; pressing another one tells why not
    tip: str
    live: bool = True
    advised: bool = False  # a hint is for it

    def _plate(self, look: ResolvedTheme, rect: pygame.Rect) -> pygame.Rect:
        wide = min(rect.width, look.measure(self.label, STRONG) + 2 * look.px(26))
        return pygame.Rect(rect.centerx - wide // 2, rect.bottom - tall(look), wide, tall(look))

    def draw(self, canvas: Canvas) -> None:
        """Frame the cards, which the stage has drawn, and set the plate below them."""
        look, rect = canvas.look, canvas.rect
        gold, radius = look.palette.gold, look.px(10)
        cards = pygame.Rect(rect.topleft, (rect.width, rect.height - tall(look) - look.px(BELOW)))
        if self.free:
            warm = warmth(canvas.visual)
            canvas.put(look.paint.shade(cards.size, radius, gold, round(46 * warm)), cards.topleft)
            thick = max(1.4, (1.6 + 1.4 * warm) * look.unit)
            canvas.put(look.paint.ring(cards.size, radius, gold, thick), cards.topleft)
        room = self._plate(look, rect)
        colour = plate(canvas, room, Tone.PLAIN, self.free)
        draw_line(canvas, look.line(self.label, STRONG, colour), room, Align.CENTRE)
        if self.advised:
            draw_advised(canvas, room)

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell what may be taken."""
        needed = (at.look.measure(self.label, STRONG), tall(at.look))
        state = states(at.visual, self.free, *(("advised",) if self.advised else ()))
        yield Node(Role.BUTTON, self.name, rect_of(at.rect), self.tip, state, needed, key=self.key)


FEWEST = 3
"""Letters of a caption that must be left when it is cut short."""


@record
class HandCard:
    """A card of my hand for whoever uses keys; the stage draws it, and the pointer is the table's own business."""

    key: str
    card: Card
    name: str
    state: tuple[str, ...]
    play: Callable[[Card], Switch]
    lift: Callable[[Card, bool], None]
    live: bool = True
    tip: str = ""
    staged: bool = True  # the stage draws it, with the outline of what has the focus
    told: str = ""  # what it counts and how high it is
    in_order: bool = True  # left and right go through the whole hand, the back row of two first

    def act(self, action: Action, state: WidgetState) -> Reply:
        if action is Action.CONFIRM:
            return Reply(taken=True, switch=self.play(self.card), changed=True)
        if action in (Action.UP, Action.DOWN):
            self.lift(self.card, action is Action.UP)
            return Reply(taken=True, changed=True)
        return PASS

    def point(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> Reply:
        return PASS

    def draw(self, canvas: Canvas) -> None:
        """The stage has drawn it already."""

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell which card it is and what can be done with it."""
        yield Node(
            Role.CARD,
            self.name,
            rect_of(at.rect),
            self.told,
            (*states(at.visual, True), *self.state),
            key=self.key,
        )


SAID = Style("EBGaramond-SemiBold", 27, 16, 0.8, 1.12)
"""What is written in bubbles."""
BROAD = 460
"""Design units of a line in a bubble, at most, before the text scale."""
PADDING = 18, 9
"""Design units between the words of a bubble and its edges."""


@record
class Bubble:
    """What somebody says, on paper with a tail; it fills the part of its rect that is given."""

    text: str
    paper: tuple[int, int, int, int]  # left, top, width and height within the rect
    tip: tuple[int, int]  # of the tail, within the rect

    def _paper(self, rect: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(self.paper).move(rect.topleft)

    def draw(self, canvas: Canvas) -> None:
        look, paper = canvas.look, self._paper(canvas.rect)
        palette = look.palette
        look.paint.shadow(canvas.surface, paper, look.px(16), look.px(12), 120, look.px(4))
        self._tail(canvas)
        plate = look.paint.plate(
            paper.size, look.px(16), palette.paper_top, palette.paper_bottom, palette.paper_line
        )
        canvas.put(plate, paper.topleft)
        lines = self._lines(look)
        top = paper.centery - look.leading(SAID) * len(lines) // 2 + look.leading(SAID) // 2
        for number, line in enumerate(lines):
            middle = (paper.centerx, top + number * look.leading(SAID))
            write(canvas, line, SAID, palette.ink, middle, "center")

    def _tail(self, canvas: Canvas) -> None:
        """Draw a point that grows out of the paper where that is nearest to the tip."""
        look, (left, top, width, height), (x, y) = canvas.look, self.paper, self.tip
        half = look.px(10)
        inset = half + look.px(10)
        foot_x = min(max(x, left + inset), left + width - inset)
        foot_y = min(max(y, top + inset), top + height - inset) if height > 2 * inset else top + height // 2
        far = max(1.0, hypot(x - foot_x, y - foot_y))
        across, down = -(y - foot_y) / far * half, (x - foot_x) / far * half
        body = (
            f'<path d="M{foot_x + across:.1f} {foot_y + down:.1f}L{x} {y}L{foot_x - across:.1f} {foot_y - down:.1f}Z" '
            f'fill="{hexa(look.palette.paper_bottom)}" stroke="{hexa(look.palette.paper_line)}" '
            f'stroke-width="{max(1.0, 1.2 * look.unit):.1f}" stroke-linejoin="round"/>'
        )
        size = canvas.rect.size
        canvas.put(raster(sheet(body, (0, 0, *size)), *size), canvas.rect.topleft)

    def _lines(self, look: ResolvedTheme) -> tuple[str, ...]:
        return look.wrap(self.text, SAID, self.paper[2] - 2 * look.px(PADDING[0]) + 2)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look, lines = at.look, self._lines(at.look)
        needed = (max(look.measure(line, SAID) for line in lines), look.font_px(SAID) * len(lines))
        yield Node(Role.NOTICE, self.text, rect_of(self._paper(at.rect)), needed=needed)


def bubble_size(look: ResolvedTheme, text: str, share: float = 1.0) -> tuple[int, int]:
    """Give the size of a bubble whose lines are as long as its text wants, or a share of that; no word is broken."""
    longest = max((look.measure(word, SAID) for word in unbroken(text)), default=0)
    most = max(longest, min(round(look.measure(text, SAID) * share) + 2, look.px(BROAD)))
    lines = look.wrap(text, SAID, most)
    wide, high = PADDING
    return (
        max(look.measure(line, SAID) for line in lines) + 2 * look.px(wide),
        look.leading(SAID) * len(lines) + 2 * look.px(high),
    )


@record
class Caption:
    """A heap's name or number on the felt, on a plate of its own so that it can be read.

    Where there is no room for any way to say it, it is cut short, and left out before nobody could guess it.
    """

    choices: tuple[str, ...]  # ways to say it, the longest first
    glossary: Glossary = field(default=NO_TERMS, compare=False)

    def _shown(self, look: ResolvedTheme, rect: pygame.Rect) -> str:
        room = rect.width - look.px(12)
        fitting = (text for text in self.choices if look.measure(text, CAPTION) <= room)
        cut = shortened(look, self.choices[-1], CAPTION, room)
        return next(fitting, cut if len(cut) > FEWEST else "")

    def plate(self, look: ResolvedTheme, rect: pygame.Rect) -> pygame.Rect:
        """Give the plate, which is as wide as the text; nothing where that is left out."""
        if not (shown := self._shown(look, rect)):
            return pygame.Rect(rect.center, (0, 0))
        wide = look.measure(shown, CAPTION) + 2 * look.px(10)
        plate = pygame.Rect(0, 0, min(rect.width, wide), min(rect.height, look.leading(CAPTION) + look.px(4)))
        plate.center = rect.center
        return plate

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate as wide as the text."""
        look = canvas.look
        shown, plate = self._shown(look, canvas.rect), self.plate(look, canvas.rect)
        if not shown:
            return
        canvas.put(look.paint.shade(plate.size, plate.height // 2, deep(look), 150), plate.topleft)
        box = write(canvas, shown, CAPTION, look.palette.cream, plate.center, "center")
        underline(canvas, shown, CAPTION, look.palette.cream, box, self.glossary)

    def nodes(self, at: Placement) -> Iterable[Node]:
        shown = self._shown(at.look, at.rect)
        if shown or self.choices[-1]:
            yield text_node(at.look, self.choices[0], shown, CAPTION, at.rect)


TAB = Style("Inter-SemiBold", 17, 12, 0.5, 1.2)
"""What is written on the tab of a card, which grows less than other words for the card to be read."""


@record
class WinningTab:
    """A tab at the card that is winning the trick, for whom its gold edge is not enough; plates tell it by ear."""

    text: str

    def size(self, look: ResolvedTheme) -> tuple[int, int]:
        wide = look.font_px(TAB) + look.px(6) + look.measure(self.text, TAB) + 2 * look.px(10)
        return wide, look.leading(TAB) + look.px(6)

    def draw(self, canvas: Canvas) -> None:
        """Draw crown and word in ink on gold."""
        look, rect = canvas.look, canvas.rect
        palette, side, radius = look.palette, look.font_px(TAB), rect.height // 2
        look.paint.shadow(canvas.surface, rect, radius, look.px(8), 110, look.px(3))
        canvas.put(look.paint.shade(rect.size, radius, palette.gold, 255), rect.topleft)
        canvas.put(
            look.paint.icon("crown", side, palette.ink), (rect.x + look.px(10), rect.centery - side // 2)
        )
        left = rect.x + look.px(10) + side + look.px(6)
        write(canvas, self.text, TAB, palette.ink, (left, rect.centery), "midleft")

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


ONE_LINE = 1.4
"""From so much larger text on, a suit to be kept in mind is told in one line."""


@record
class SuitSign:
    """A suit to be kept in mind, such as trumps: its sign on a small card, and what it is; in large type briefly."""

    suit: str
    eyebrow: str
    name: str
    brief: str  # what is said beside the card in one line
    told: str  # both, for whoever listens

    def _alone(self, look: ResolvedTheme) -> bool:
        return look.text_scale >= ONE_LINE

    def height(self, look: ResolvedTheme) -> int:
        tall = look.leading(NAME) if self._alone(look) else look.leading(NOTE) + look.leading(NAME)
        return max(look.px(62), tall + look.px(14))

    def width(self, look: ResolvedTheme) -> int:
        words = max(look.measure(self.name, NAME), look.measure(self.eyebrow, NOTE))
        if self._alone(look):
            words = look.measure(self.brief, NAME)
        return self._card(look).width + words + look.px(10) + look.px(12) + look.px(16)

    def _card(self, look: ResolvedTheme) -> pygame.Rect:
        tall = min(self.height(look) - 2 * look.px(6), look.px(58))
        return pygame.Rect(look.px(10), (self.height(look) - tall) // 2, round(tall * 0.76), tall)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the card and the words."""
        look, rect = canvas.look, canvas.rect
        palette = look.palette
        look.paint.shadow(canvas.surface, rect, look.px(14), look.px(12), 90, look.px(4))
        canvas.put(look.paint.shade(rect.size, look.px(14), deep(look), 190), rect.topleft)
        canvas.put(look.paint.ring(rect.size, look.px(14), palette.panel_line, 1.3), rect.topleft)
        card = self._card(look).move(rect.topleft)
        paper = look.paint.plate(
            card.size, look.px(6), palette.paper_top, palette.paper_bottom, palette.paper_line
        )
        canvas.put(paper, card.topleft)
        side = round(card.width * 0.76)
        ink = look.theme.suits.ink(self.suit, on_paper=True)
        canvas.put(
            look.paint.suit(self.suit, side, ink),
            (card.centerx - side // 2, card.centery - side // 2),
        )
        if self._alone(look):
            write(
                canvas, self.brief, NAME, palette.cream, (card.right + look.px(12), rect.centery), "midleft"
            )
            return
        left, top = card.right + look.px(12), rect.centery - (look.leading(NOTE) + look.leading(NAME)) // 2
        write(canvas, self.eyebrow, NOTE, palette.gold, (left, top), "topleft")
        write(canvas, self.name, NAME, palette.cream, (left, top + look.leading(NOTE)), "topleft")

    def nodes(self, at: Placement) -> Iterable[Node]:
        needed = (self.width(at.look), self.height(at.look))
        yield Node(Role.TEXT, self.told, rect_of(at.rect), needed=needed)


TOOL, TOOL_GROWS = 50, 14
"""Design units of a tool's side, and by how many it grows with type twice as large."""


@record
class Tool(Pressable, Filling):
    """A button with a sign instead of words; the words are its tip."""

    key: str
    sign: str  # an icon of the assets
    name: str
    tip: str
    press: Command = field(compare=False)  # nobody sees it
    live: bool = True
    lit: bool = False
    paper: bool = False  # it lies on paper, and needs no plate of its own

    def width(self, look: ResolvedTheme) -> int:
        return look.touch(TOOL + TOOL_GROWS * (look.text_scale - 1))

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.width(look)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sign on a dark plate that warms under the pointer."""
        look, rect = canvas.look, canvas.rect
        palette = look.palette
        warm = warmth(canvas.visual)
        radius = look.px(13)
        if not self.paper:
            canvas.put(look.paint.shade(rect.size, radius, deep(look), 168), rect.topleft)
            rim = palette.gold if self.lit else palette.panel_line
            canvas.put(look.paint.ring(rect.size, radius, rim, max(1.0, 1.3 * look.unit)), rect.topleft)
        if warm:
            ink = palette.ink if self.paper else palette.cream
            canvas.put(look.paint.shade(rect.size, radius, ink, round(34 * warm)), rect.topleft)
        side = round(min(rect.size) * (0.56 - 0.04 * canvas.visual.press))
        faint = mix(palette.muted, palette.felt_edge, 0.55)
        plain = palette.ink_soft if self.paper else palette.cream
        colour = palette.gold if self.lit else plain if self.live else faint
        canvas.put(
            look.paint.icon(self.sign, side, colour),
            (rect.centerx - side // 2, rect.centery - side // 2),
        )

    def nodes(self, at: Placement) -> Iterable[Node]:
        yield Node(
            Role.BUTTON, self.name, rect_of(at.rect), self.tip, states(at.visual, self.live), key=self.key
        )
