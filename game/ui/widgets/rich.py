"""Marked-up text as a block: suits and cards in the line, links that can be followed, found words marked."""

from collections.abc import Callable, Iterable

import pygame

from game.core.record import record
from game.telling.markup import Document, InlineCards, InlineSuit, InlineText, ParagraphKind
from game.ui.draw.paragraphs import INLINE, Flow, Ink, Run, flow, link_boxes
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import BODY, Colour, Style, mix
from game.ui.kit.block import PASS, TAKEN, Canvas, LayoutPass, Placement, Reply, WidgetState
from game.ui.shell.action import Action
from game.ui.shell.input import Pointer, PointerPhase
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Switch
from game.ui.widgets.button import states

NARROWEST = 300
HEADS = (ParagraphKind.TITLE, ParagraphKind.CHAPTER, ParagraphKind.HEADING)


@record
class Rich:
    """A marked-up text. `follow` answers links; `marked` are the anchors to set off, as after a search or a jump.

    `heard` writes a paragraph for the ear, where a game has names of its own for cards.
    """

    key: str
    document: Document
    follow: Callable[[str], Switch] | None = None
    paper: bool = True  # lies on light ground
    style: Style = BODY
    marked: frozenset[str] = frozenset()
    heard: Callable[[str], str] = str

    def width(self, look: ResolvedTheme) -> int:
        return min(look.width // 3, look.px(NARROWEST))

    def flow(self, look: ResolvedTheme, width: int) -> Flow:
        """Set the text at this width; remembered."""
        return flow(self.document, look, width, self.style)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.flow(look, width).height

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(RichText(self), rect)
        if self.follow is None:
            return
        for number, (anchor, words, spot) in enumerate(link_boxes(self.flow(look, rect.width))):
            link = Link(f"{self.key}/link{number}", words, anchor, self.follow, self.paper)
            layout.put(link, spot.move(rect.topleft))


@record
class RichText:
    """The drawn text."""

    text: Rich

    def draw(self, canvas: Canvas) -> None:
        rect = canvas.rect
        done = self.text.flow(canvas.look, rect.width)
        seen = canvas.surface.get_clip()
        self._draw_marks(canvas, done)
        for run in done.runs:
            y = rect.y + run.y
            if y + 2 * run.height >= seen.top and y - run.height <= seen.bottom:
                _draw_run(canvas, run, (rect.x + run.x, y), self.text.paper)

    def _draw_marks(self, canvas: Canvas, done: Flow) -> None:
        look, rect = canvas.look, canvas.rect
        p = look.palette
        for place, paragraph in enumerate(self.text.document.paragraphs):
            if paragraph.anchor not in self.text.marked or not paragraph.anchor:
                continue
            top, bottom = done.tops[place], done.tops[place + 1]
            pad = look.px(6)
            band = pygame.Rect(rect.x - 2 * pad, rect.y + top - pad, rect.width + 4 * pad, bottom - top + pad)
            shade = look.paint.shade(band.size, look.px(10), p.gold, 70 if self.text.paper else 46)
            canvas.put(shade, band.topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        rect = at.rect
        done = self.text.flow(at.look, rect.width)
        for place, paragraph in enumerate(self.text.document.paragraphs):
            top, bottom = done.tops[place], done.tops[place + 1]
            inside = [run for run in done.runs if top <= run.y < bottom]
            wide = max((run.x + run.width for run in inside), default=0)
            role = Role.HEADING if paragraph.kind in HEADS else Role.TEXT
            spot = (rect.x, rect.y + top, rect.width, bottom - top)
            yield Node(role, self.text.heard(paragraph.numbered), spot, needed=(wide, bottom - top))


@record
class Link:
    """Words that lead elsewhere."""

    key: str
    words: str
    anchor: str
    follow: Callable[[str], Switch]
    paper: bool  # lies on light ground
    live: bool = True
    tip: str = ""
    in_order: bool = True  # left and right go through all links as they are read

    def act(self, action: Action, state: WidgetState) -> Reply:
        return self._follow() if action is Action.CONFIRM else PASS

    def point(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> Reply:
        return self._follow() if pointer.phase is PointerPhase.UP and rect.collidepoint(pointer.at) else TAKEN

    def _follow(self) -> Reply:
        return Reply(taken=True, switch=self.follow(self.anchor), changed=True)

    def draw(self, canvas: Canvas) -> None:
        look = canvas.look
        if canvas.visual.hover > 0:
            canvas.put(
                look.paint.shade(canvas.rect.size, look.px(6), look.palette.gold, 70), canvas.rect.topleft
            )

    def nodes(self, at: Placement) -> Iterable[Node]:
        yield Node(
            Role.LINK, self.words, rect_of(at.rect), self.anchor, states(at.visual, self.live), key=self.key
        )


def _draw_run(canvas: Canvas, run: Run, at: tuple[int, int], paper: bool) -> None:
    look = canvas.look
    what = run.what
    if what is None:
        canvas.surface.fill(
            look.palette.paper_line if paper else look.palette.panel_line, (*at, run.width, run.height)
        )
    elif isinstance(what, InlineText):
        image = look.line(what.text, run.style, _ink(look, run.ink, paper))
        canvas.put(image, (at[0], at[1] + (run.height - image.get_height()) // 2))
        if run.ink is Ink.LINK:
            base = at[1] + (run.height + look.font_px(run.style)) // 2 - max(1, look.px(3))
            line = mix(
                _ink(look, run.ink, paper), look.palette.paper_bottom if paper else look.palette.well, 0.45
            )
            canvas.surface.fill(line, (at[0], base, run.width, max(1, look.px(1.4))))
    elif isinstance(what, InlineSuit):
        side = round(look.font_px(run.style) * 0.74)
        sign = look.paint.suit(what.letter, side, look.theme.suits.ink(what.letter, paper))
        canvas.put(sign, (at[0] + (run.width - side) // 2, at[1] + (run.height - side) * 0.54))
    elif isinstance(what, InlineCards):
        tall = min(run.height, round(look.leading(run.style) * INLINE)) if _inline(look, run) else run.height
        canvas.put(look.card(what.names[0], tall), (at[0], at[1] + (run.height - tall) / 2))


def _inline(look: ResolvedTheme, run: Run) -> bool:
    return run.height == look.leading(run.style)


def _ink(look: ResolvedTheme, ink: Ink, paper: bool) -> Colour:
    p = look.palette
    if ink is Ink.LINK:
        return p.ink_link if paper else p.gold
    if ink is Ink.SOFT:
        return p.ink_soft if paper else p.muted
    return p.ink if paper else p.cream
