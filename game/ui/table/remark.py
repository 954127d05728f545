"""A sentence on a plate beside the table: the hint, or why a card was refused."""

from collections.abc import Iterable
from typing import assert_never

import pygame

from game.core.move import Say, Take
from game.core.record import field, record, replace
from game.play.table.state import Advised, HintAwaited, Refusal
from game.play.table.state import Remark as ShownRemark
from game.telling.captions import Captions
from game.telling.glossary import NO_TERMS, Glossary
from game.ui.draw import sign_text
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import TAKEN, Canvas, Placement, Pressable, Reply, WidgetState
from game.ui.shell.input import Pointer
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.lettering import CAPTION, SPEECH, deep, write
from game.ui.table.terms import underline
from game.ui.table.view_model import RemarkText
from game.ui.widgets.button import states
from game.ui.widgets.chrome import lighten


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


def remark_text(remark: ShownRemark, captions: Captions) -> RemarkText:
    """Put a remark in words."""
    match remark:
        case Refusal(reason, card):
            eyebrow = captions.table("refusal_eyebrow")
            return RemarkText(eyebrow, captions.reason(reason), reason.rule, lit=False, card=card)
        case HintAwaited():
            return RemarkText(captions.table("hint_eyebrow"), captions.table("hint_thinking"), "", lit=True)
        case Advised(advice, laid):
            decision, eyebrow = advice.decision, captions.table("hint_eyebrow")
            told = captions.laying(remark.cards) if len(laid) > 1 else captions.advice(decision)
            return RemarkText(eyebrow, told, decision.reason.rule, lit=True, figures=remark.figures)
        case _:
            assert_never(remark)


def advised_button(hint: Advised | None) -> str:
    """Give the key of the button the hint is for; empty where it is for a card, or there is none."""
    match hint.advice.decision.move if hint else None:
        case Say(word):
            return f"say:{word}"
        case Take(packet):
            return f"take:{packet}"
        case _:
            return ""
