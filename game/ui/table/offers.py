"""What stands beside the table: hints and refusals in a sentence, what the companion says, and the offer to hold."""

from collections.abc import Callable, Iterable

import pygame

from game.core.record import field, record, replace
from game.play.companion import Counsel
from game.play.table.inputs import AnswerHold
from game.telling.captions import Captions
from game.telling.glossary import NO_TERMS, Glossary
from game.ui.draw import sign_text
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL, Style
from game.ui.kit.block import TAKEN, Block, Canvas, LayoutPass, Placement, Pressable, Reply, WidgetState
from game.ui.layout import Column, Wrap
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import Pointer
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command, Switch
from game.ui.table.felt_controls import Tool
from game.ui.table.lettering import CAPTION, SPEECH, deep, shortened, underline, write
from game.ui.table.view_model import Send, Sends
from game.ui.widgets.button import Button, states
from game.ui.widgets.caps import name_of
from game.ui.widgets.chrome import lighten
from game.ui.widgets.panel import Panel
from game.ui.widgets.text import Text


@record
class Remark(Pressable):
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
        told = f"{self.eyebrow}: {self.spoken}"
        node = Node(Role.LINK, told, rect_of(at.rect), "", state, needed, key=self.key)
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


def hold_block(context: UiContext, captions: Captions, send: Send) -> Block:
    """Lay the offer out."""
    say = captions.table
    yes = Button(
        "hold:yes", say("hold.yes"), Sends(send, AnswerHold(hold=True)), tip=say("hold.tip"), tall=44
    )
    no = Button("hold:no", say("hold.no"), Sends(send, AnswerHold(hold=False)), tall=44)
    asked = Text(hold_text(context, captions), SMALL, role=Role.HEADING)
    return Panel(
        Column((asked, Wrap((yes, no), gap=10)), gap=10), sides=20, ends=16
    )  # a screen reader names the heading before a button: here the question, or it would be the score


COUNSEL = Style("Inter-Medium", 18, 13, 0.8, 1.3)
"""What the companion says: smaller than what is said at the table."""

INSET = 6
"""Design units between the edge of the plate and the way to make it go."""


@record
class Ground:
    """The plate under it all."""

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        radius = look.px(14)
        canvas.put(look.paint.shade(rect.size, radius, deep(look), 214), rect.topleft)
        rim = look.paint.ring(rect.size, radius, look.palette.gold, max(1.0, 1.3 * look.unit))
        canvas.put(rim, rect.topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


@record
class Heading:
    """The line above the sentence: the paragraph, and the key of the hint."""

    texts: tuple[str, ...]  # the first that has room is written

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        text = next(
            (each for each in self.texts if look.measure(each, CAPTION) <= rect.width), self.texts[-1]
        )
        text = shortened(look, text, CAPTION, rect.width)
        write(canvas, text, CAPTION, look.palette.gold, rect.midleft, "midleft")

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Say nothing: the sentence tells of its paragraph."""
        return ()


@record
class CompanionText(Pressable):
    """The sentence. Pressing it opens its paragraph."""

    text: str  # with signs
    spoken: str
    tip: str
    press: Command = field(compare=False)
    key: str = "companion"
    live: bool = True

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        lighten(canvas, 8, 16)
        middle, side = rect.top + look.leading(COUNSEL) // 2, look.px(4)
        for line in sign_text.wrap(look, self.text, COUNSEL, rect.width - 2 * side):
            sign_text.write_line(
                canvas.surface, look, line, COUNSEL, look.palette.cream, rect.left + side, middle
            )
            middle += look.leading(COUNSEL)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look = at.look
        side = look.px(4)
        lines = sign_text.wrap(look, self.text, COUNSEL, at.rect.width - 2 * side)
        wide = max(sign_text.measure(look, line, COUNSEL) for line in lines) + 2 * side
        needed = (wide, look.leading(COUNSEL) * len(lines))
        yield Node(
            Role.LINK, self.spoken, rect_of(at.rect), self.tip, states(at.visual, True), needed, key=self.key
        )


@record
class CompanionPlate:
    """The plate with the sentence on it."""

    heading: Heading
    text: CompanionText
    dismiss: Tool

    def width(self, look: ResolvedTheme) -> int:
        """Take whatever width there is."""
        return self.dismiss.width(look) * 2

    def height(self, look: ResolvedTheme, width: int) -> int:
        lines = sign_text.wrap(look, self.text.text, COUNSEL, width - 2 * look.px(12) - 2 * look.px(4))
        return self._head(look) + look.leading(COUNSEL) * len(lines) + look.px(10)

    def _head(self, look: ResolvedTheme) -> int:
        return max(self.dismiss.height(look, 0), look.leading(CAPTION)) + 2 * look.px(INSET)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        """Set the heading and the way to make it go above the sentence."""
        side, pad, head = self.dismiss.width(look), look.px(12), self._head(look)
        layout.put(Ground(), rect)
        row = pygame.Rect(rect.left + pad + look.px(4), rect.top, rect.width - 2 * pad - side, head)
        layout.put(self.heading, row)
        inner = pygame.Rect(
            rect.left + pad, rect.top + head, rect.width - 2 * pad, rect.height - head - look.px(10)
        )
        layout.put(self.text, inner)
        corner = pygame.Rect(0, rect.top + look.px(INSET), side, side)
        corner.right = rect.right - look.px(INSET)
        self.dismiss.place(look, corner, layout)


def companion_plate(
    context: UiContext,
    captions: Captions,
    counsel: Counsel,
    open_rule: Callable[[str], Switch],
    dismiss: Command,
) -> CompanionPlate:
    """Make the plate for what is said of a decision."""
    say, number = context.words.get, counsel.rule
    short = say("companion.eyebrow", number=number)
    hint = name_of(context, Action.HINT)
    told = [say(f"companion.{each}", number=number, key=hint) for each in ("eyebrow_hint", "hint")]
    heading = Heading((*(told if hint else ()), short, f"§{number}"))
    tip = say("companion.tip", number=number)
    text = CompanionText(counsel.text, captions.cards.aloud(counsel.text), tip, lambda: open_rule(number))
    name, why = say("companion.dismiss"), say("companion.dismiss_tip")
    return CompanionPlate(heading, text, Tool("companion:dismiss", "close", name, why, dismiss))
