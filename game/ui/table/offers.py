"""What stands beside the table: hints and refusals in a sentence, what the companion says, and the offer to hold."""

from collections.abc import Iterable

import pygame

from game.core.record import field, record, replace
from game.play.companion import Counsel
from game.play.portraits import known_names, portrait_of
from game.play.table.inputs import AnswerHold, SeeRules
from game.telling.captions import Captions
from game.telling.glossary import NO_TERMS, Glossary
from game.ui.draw import sign_text
from game.ui.draw.portraits import portrait
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL, Style
from game.ui.kit.block import (
    TAKEN,
    Block,
    Canvas,
    Filling,
    LayoutPass,
    Placement,
    Pressable,
    Reply,
    WidgetState,
)
from game.ui.kit.scroll import Scroll
from game.ui.layout import Column, Grid, Grow, Row
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import Pointer
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.areas import TAIL
from game.ui.table.felt_controls import Tool
from game.ui.table.lettering import (
    CAPTION,
    SPEECH,
    Send,
    Sends,
    deep,
    shortened,
    sizes_of,
    underline,
    write,
)
from game.ui.widgets.button import Button, states
from game.ui.widgets.caps import name_of
from game.ui.widgets.chrome import lighten, warmth
from game.ui.widgets.panel import Panel
from game.ui.widgets.text import Text
from game.wording import Words


@record
class RemarkPlate(Pressable):
    """A plate with a sentence on the felt: the hint, or why a card was refused. Pressing it leads on or away."""

    key: str
    eyebrow: str
    text: str  # with signs
    spoken: str
    press: Command
    live: bool
    tip: str
    lit: bool  # rimmed in gold rather than in the colour of a refusal
    glossary: Glossary = field(default=NO_TERMS, compare=False)
    tail: int = -1  # pixels from the left where it points down at a card; negative for none

    def point(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> Reply:
        return Pressable.point(self, look, rect, pointer, state) if self.live else TAKEN

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        palette = look.palette
        radius = look.px(14)
        look.paint.shadow(canvas.surface, rect, radius, look.px(16), 120, look.px(5))
        rim = palette.gold if self.lit else palette.bad
        if self.tail >= 0:
            side, x = max(6, look.px(12)), rect.left + self.tail
            corners = [(x - side, rect.bottom - 1), (x + side, rect.bottom - 1), (x, rect.bottom + side)]
            pygame.draw.polygon(canvas.surface, rim, corners)
        canvas.put(look.paint.shade(rect.size, radius, deep(look), 236), rect.topleft)
        lighten(canvas, 14, 16)
        canvas.put(look.paint.ring(rect.size, radius, rim, max(1.4, 1.8 * look.unit)), rect.topleft)
        left, top = rect.x + look.px(16), rect.y + look.px(10)
        write(canvas, self.eyebrow, CAPTION, rim, (left, top), "topleft")
        middle = top + look.leading(CAPTION) + look.leading(SPEECH) // 2
        lines = sign_text.wrap(look, self.text, SPEECH, rect.width - 2 * look.px(16))
        for line, terms in zip(lines, self.glossary.spans(lines), strict=True):
            end = sign_text.write_line(canvas.surface, look, line, SPEECH, palette.cream, left, middle)
            box = pygame.Rect(left, middle, end - left, 0)
            underline(canvas, line, SPEECH, palette.cream, box, terms)
            middle += look.leading(SPEECH)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look = at.look
        lines = sign_text.wrap(look, self.text, SPEECH, at.rect.width - 2 * look.px(16))
        needed = (
            max(sign_text.measure(look, line, SPEECH) for line in lines) + 2 * look.px(16),
            look.leading(CAPTION) + look.leading(SPEECH) * len(lines) + look.px(16),
        )
        state = states(at.visual, self.live)
        node = Node(Role.LINK, self.spoken, rect_of(at.rect), "", state, needed, key=self.key)
        yield replace(node, description=self.tip if self.glossary.mentions(self.text) else "")


def remark_height(look: ResolvedTheme, text: str, width: int) -> int:
    """Give the height a remark wants at a width."""
    lines = sign_text.wrap(look, text, SPEECH, width - 2 * look.px(16))
    return look.leading(CAPTION) + look.leading(SPEECH) * len(lines) + 2 * look.px(12)


def remark_width(look: ResolvedTheme, text: str) -> int:
    """Give the width at which a remark stands on one line."""
    return sign_text.measure(look, text, SPEECH) + 2 * look.px(16) + 2


def hold_text(context: UiContext, captions: Captions) -> str:
    """Put the question in words."""
    return captions.table("hold.text", confirm=name_of(context, Action.CONFIRM))


def hold_block(context: UiContext, captions: Captions, send: Send, *, short: bool = False) -> Block:
    """Lay the offer out."""
    say = captions.table
    yes = Button(
        "hold:yes", say("hold.yes"), Sends(send, AnswerHold(hold=True)), tip=say("hold.tip"), tall=44
    )
    no = Button("hold:no", say("hold.no"), Sends(send, AnswerHold(hold=False)), tall=44)
    asked = Text(say("hold.short") if short else hold_text(context, captions), SMALL, role=Role.HEADING)
    return Panel(
        Column((asked, Grid((yes, no), 0, gap=10)), gap=10), sides=20, ends=16
    )  # a screen reader names the heading before a button: here the question, or it would be the score


PAPER = Style("EBGaramond-SemiBold", 24, 15, 0.8, 1.14)
"""What is written on the paper."""
TYPES = sizes_of(PAPER, 1, 0.9, 0.8, 0.7)
"""The same in ever smaller type; the smallest is for large type alone."""
LARGE = 1.2
"""The text scale from which on that is so."""
INSET = 20
"""Design units between the paper's edge and what is written."""
ADVISERS = (3, 2, 5, 6, 7, 0, 1, 4)
"""Who advises, by the order in which opponents are named: the first who doesn't sit at the table."""


def adviser_at(captions: Captions, seats: int, words: Words) -> tuple[str, str]:
    """Give name and face of whoever teaches and advises at a table: nobody who sits there."""
    sitting = {captions.players.name(seat) for seat in range(seats)}
    names = known_names(words)
    name = next(names[place] for place in ADVISERS if names[place] not in sitting)
    return name, portrait_of(name, words)


@record
class PaperText(Pressable, Filling):
    """A sentence on paper with who says it above. Pressing it leads on, as to the paragraph, or away."""

    key: str
    eyebrows: tuple[str, ...]  # the first that has room is written
    text: str  # with signs
    spoken: str
    press: Command = field(compare=False)
    tip: str
    aside: bool = False  # something stands at the right of who says it
    glossary: Glossary = field(default=NO_TERMS, compare=False)
    live: bool = True
    paper: bool = True
    style: Style = PAPER

    def width(self, look: ResolvedTheme) -> int:
        return look.px(150)

    def height(self, look: ResolvedTheme, width: int) -> int:
        lines = sign_text.wrap(look, self.text, self.style, width)
        return look.leading(CAPTION) + look.px(8) + look.leading(self.style) * len(lines)

    def _head(self, look: ResolvedTheme, width: int) -> str:
        room = width - (look.touch(40) if self.aside else 0)
        fits = (each for each in self.eyebrows if look.measure(each, CAPTION) <= room)
        return next(fits, "") or shortened(look, self.eyebrows[-1], CAPTION, room)

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        palette = look.palette
        if warm := warmth(canvas.visual):
            grown = rect.inflate(look.px(12), look.px(8))
            canvas.put(look.paint.shade(grown.size, look.px(9), palette.ink, round(16 * warm)), grown.topleft)
        write(canvas, self._head(look, rect.width), CAPTION, palette.ink_link, rect.topleft, "topleft")
        middle = rect.top + look.leading(CAPTION) + look.px(8) + look.leading(self.style) // 2
        lines = sign_text.wrap(look, self.text, self.style, rect.width)
        for line, terms in zip(lines, self.glossary.spans(lines), strict=True):
            end = sign_text.write_line(canvas.surface, look, line, self.style, palette.ink, rect.left, middle)
            underline(
                canvas,
                line,
                self.style,
                palette.ink,
                pygame.Rect(rect.left, middle, end - rect.left, 0),
                terms,
            )
            middle += look.leading(self.style)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look, rect = at.look, at.rect
        lines = sign_text.wrap(look, self.text, self.style, rect.width)
        wide = max(sign_text.measure(look, line, self.style) for line in lines)
        node = Node(
            Role.LINK,
            self.spoken,
            rect_of(rect),
            "",
            states(at.visual, True),
            (wide, self.height(look, rect.width)),
            key=self.key,
        )
        yield replace(node, description=self.tip)


@record
class Paper:
    """A sheet of paper in the corner, which points at whoever says what is written on it."""

    text: PaperText
    below: tuple[Block, ...] = ()  # buttons
    dismiss: Tool | None = None
    tail: int = -1  # pixels from the left where it points down at whoever says it; negative for none
    flat: bool = False  # the buttons stand beside the sentence

    def width(self, look: ResolvedTheme) -> int:
        return look.px(200)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self._inside().height(look, width - 2 * look.px(INSET)) + 2 * look.px(15)

    def in_types(self, look: ResolvedTheme) -> list["Paper"]:
        """Give the same in ever smaller type."""
        types = TYPES if look.text_scale >= LARGE else TYPES[:-1]
        return [replace(self, text=replace(self.text, style=style)) for style in types]

    def fitting(self, look: ResolvedTheme, width: int, most: int) -> "Paper | None":
        """Give the same in the largest type in which all of it has room; None where it has in none."""
        return next((each for each in self.in_types(look) if each.height(look, width) <= most), None)

    def least(self, look: ResolvedTheme, width: int) -> int:
        """Give the height at which two lines of it are read at a time, above the buttons."""
        inner = width - 2 * look.px(INSET)
        below = sum(each.height(look, inner) + look.px(10) for each in self.below)
        return (
            look.leading(CAPTION) + look.px(8) + 2 * look.leading(self.text.style) + below + 2 * look.px(15)
        )

    def _inside(self) -> Block:
        if self.flat:
            return Row((Grow(self.text), *self.below), gap=14)
        return Column((self.text, *self.below), gap=10)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(PaperGround(self.tail), rect)
        inner = rect.inflate(-2 * look.px(INSET), -2 * look.px(15))
        inside = self._inside()
        if inside.height(look, inner.width) <= inner.height:
            inside.place(look, inner, layout)
        else:
            self._scrolled(look, inner, layout)
        if self.dismiss is not None:
            side, near = look.touch(40), look.px(5)
            self.dismiss.place(
                look, pygame.Rect(rect.right - side - near, rect.top + near, side, side), layout
            )

    def _scrolled(self, look: ResolvedTheme, inner: pygame.Rect, layout: LayoutPass) -> None:
        """Let what is written be scrolled, and keep the buttons at the foot."""
        foot = inner.bottom
        for each in reversed(self.below):
            tall = each.height(look, inner.width)
            each.place(look, pygame.Rect(inner.x, foot - tall, inner.width, tall), layout)
            foot -= tall + look.px(10)
        read = pygame.Rect(inner.x, inner.y, inner.width, foot - inner.y)
        Scroll("advice", self.text).place(look, read, layout)


@record
class PaperGround:
    """The paper itself."""

    tail: int
    paper: bool = True

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        palette, radius = look.palette, look.px(15)
        look.paint.shadow(canvas.surface, rect, radius, look.px(14), 110, look.px(4))
        sheet = look.paint.plate(
            rect.size, radius, palette.paper_top, palette.paper_bottom, palette.paper_line
        )
        canvas.put(sheet, rect.topleft)
        if self.tail >= 0:
            side, x = look.px(TAIL), rect.left + self.tail
            corners = [(x - side, rect.bottom - 1), (x + side, rect.bottom - 1), (x, rect.bottom + side)]
            pygame.draw.polygon(canvas.surface, palette.paper_bottom, corners)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


@record
class Medal:
    """The portrait of whoever advises; who it is stands on the paper."""

    face: str

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        look.paint.shadow(canvas.surface, rect, rect.width // 2, look.px(10), 100, look.px(4))
        canvas.put(portrait(self.face, rect.width), rect.topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


def companion_paper(
    context: UiContext,
    captions: Captions,
    counsel: Counsel,
    send: Send,
    dismiss: Command,
    name: str,
) -> Paper:
    """Write what is said of a decision."""
    say, number = context.words.get, counsel.rule
    hint = name_of(context, Action.HINT)
    whats = [*([say("companion.hint", number=number, key=hint)] if hint else []), f"§{number}"]
    told = [captions.table("advice.by", name=name, what=what) for what in whats]
    tip, why = say("companion.tip", number=number), say("companion.dismiss_tip")
    text = PaperText(
        "companion",
        (*told, name),
        counsel.text,
        captions.cards.aloud(counsel.text),
        Sends(send, SeeRules(number)),
        tip,
        aside=True,
    )
    return Paper(
        text, (), Tool("companion:dismiss", "close", say("companion.dismiss"), why, dismiss, paper=True)
    )
