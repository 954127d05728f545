"""The styles of the table's lettering, how lines find room, what controls send, and words that explain themselves."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeAlias, cast

import pygame

from game.core.letters import clusters
from game.core.record import field, record, replace
from game.play.table.inputs import Intent, SeeRules
from game.telling.captions import Captions
from game.telling.glossary import Glossary
from game.ui.draw import sign_text
from game.ui.draw.paint import dotted
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import Colour, Style
from game.ui.kit.block import Block, Canvas, Filling, LayoutPass, Leaf, Placement, Pressable, Wrapping
from game.ui.shell.context import UiContext
from game.ui.shell.destinations import ToRulebook
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command, Switch
from game.ui.widgets.text import Text, tinted

NAME = Style("EBGaramond-SemiBold", 26, 15, 0.75, 1.06)
NOTE = Style("Inter-Medium", 17, 12, 0.95, 1.2)
CAPTION = Style("Inter-SemiBold", 17, 12, 0.95, 1.2)
SPEECH = Style("EBGaramond-SemiBold", 25, 16, 0.9, 1.16)
PROMPT = Style("EBGaramond-SemiBold", 31, 19, 0.6, 1.1)
ASIDE = Style("Inter-Medium", 19, 13, 0.85, 1.2)


def sizes_of(style: Style, *shares: float) -> tuple[Style, ...]:
    """Give a style in several sizes, each a share of its own: of these the largest is taken that has room."""
    return tuple(
        replace(style, size=style.size * share, floor=round(style.floor * share)) for share in shares
    )


def deep(look: ResolvedTheme) -> Colour:
    """Give the ground of plates on the felt: deeper than anything in the palette that carries text."""
    red, green, blue = look.palette.well
    return red * 3 // 4, green * 3 // 4, blue * 3 // 4


def shortened(look: ResolvedTheme, text: str, style: Style, width: int) -> str:
    """Cut a line with an ellipsis where it has no room."""
    if look.measure(text, style) <= width:
        return text
    signs = clusters(text)
    while signs and (signs[-1] == " " or look.measure(f"{''.join(signs)}…", style) > width):
        del signs[-1]
    return f"{''.join(signs)}…" if signs else ""


def write(
    canvas: Canvas,
    text: str,
    style: Style,
    colour: Colour,
    at: tuple[int, int],
    anchor: str,
) -> pygame.Rect:
    """Write a line with one point of its box, such as "midleft", at a point."""
    drawn = canvas.look.line(text, style, colour)
    box = drawn.get_rect(**{anchor: at})
    canvas.put(drawn, box.topleft)
    return box


def text_node(look: ResolvedTheme, name: str, shown: str, style: Style, rect: pygame.Rect) -> Node:
    """Tell of a line in its place; `shown` is what of it is drawn."""
    needed = (look.measure(shown, style), look.font_px(style))
    return Node(Role.TEXT, name, rect_of(rect), needed=needed)


def underline(
    canvas: Canvas,
    text: str,
    style: Style,
    colour: Colour,
    box: pygame.Rect,
    terms: Glossary | Sequence[tuple[int, int]],
) -> None:
    """Mark terms of a line, with signs or without, that is written in a box; of one among several, where they stand."""
    look = canvas.look
    side = max(1, look.px(1.7))
    for start, stop in terms.spans((text,))[0] if isinstance(terms, Glossary) else terms:
        left = box.left + sign_text.measure(look, text[:start], style)
        right = box.left + sign_text.measure(look, text[:stop], style)
        dotted(canvas.surface, colour, left, right, box.centery + round(look.font_px(style) * 0.52), side)


Send: TypeAlias = Callable[[Intent], Switch]
"""Has an intent carried out, and tells where it leads."""


@record
class Sends:
    """A command that sends an intent; two that send the same are equal, so that nothing is drawn anew for them."""

    send: Send
    intent: Intent

    def __call__(self) -> Switch:
        return self.send(self.intent)


@record
class Explained(Pressable):
    """Something written on the table that mentions terms: a control that tells what they mean, and opens the rules."""

    leaf: Leaf
    key: str
    tip: str
    press: Command = field(compare=False)
    live: bool = True
    by_tab: bool = True  # arrows pass it by, or they would not lead from the hand to the buttons

    @property
    def animated(self) -> bool:
        """Whether what is written looks different at every frame."""
        return bool(getattr(self.leaf, "animated", False))

    def draw(self, canvas: Canvas) -> None:
        self.leaf.draw(canvas)

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell it with its explanation."""
        focused = ("focused",) if at.visual.focused else ()
        for place, node in enumerate(self.leaf.nodes(at)):
            described = replace(node, description=self.tip, state=(*node.state, *focused), key=self.key)
            yield node if place else described


def explained(leaf: Leaf, key: str, texts: Sequence[str], captions: Captions, send: Send) -> Leaf:
    """Let something written explain the terms in its texts; it stays as it is where there are none."""
    found = captions.glossary.terms_in(*texts)
    if not found:
        return leaf
    return Explained(
        leaf, f"term:{key}", captions.explained(*texts), Sends(send, SeeRules(found[0].paragraph))
    )


@record
class TermText(Filling):
    """A text from the left whose terms are marked."""

    text: Text
    glossary: Glossary

    def width(self, look: ResolvedTheme) -> int:
        return self.text.width(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.text.height(look, width)

    def draw(self, canvas: Canvas) -> None:
        """Write it, and mark every line's terms."""
        look, rect = canvas.look, canvas.rect
        self.text.draw(canvas)
        style, lines = self.text.style, self.text.lines(look, rect.width)
        tall = look.leading(style)
        top = rect.y + max(0, rect.height - tall * len(lines)) // 2
        for place, (line, terms) in enumerate(zip(lines, self.glossary.spans(lines), strict=True)):
            box = pygame.Rect(rect.x, top + place * tall, rect.width, tall)
            underline(canvas, line, style, tinted(look, self.text.tint), box, terms)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return self.text.nodes(at)


def term_text(text: Text, key: str, glossary: Glossary, context: UiContext, rules: ToRulebook) -> Block:
    """Let a text explain the terms in it, which lead to a rulebook; it stays as it is where there are none."""
    found = glossary.terms_in(text.text)
    if not found:
        return text
    leaf, tip = TermText(text, glossary), glossary.explained(context.words, text.text)
    press = partial(context.go, replace(rules, paragraph=found[0].paragraph))
    return ExplainedBlock(leaf, Explained(leaf, f"term:{key}", tip, press))


@record
class ExplainedBlock(Wrapping):
    """A block that is a leaf, such as a line of the panel, and mentions terms."""

    part: Block
    told: Explained

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(self.told, rect)


def explained_block(part: Block, key: str, texts: Sequence[str], captions: Captions, send: Send) -> Block:
    """Let a line of the panel, a block that is a leaf, explain the terms in its texts, if there are any."""
    told = explained(cast("Leaf", part), key, texts, captions, send)
    return ExplainedBlock(part, told) if isinstance(told, Explained) else part
