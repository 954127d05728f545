"""Words of the game that explain themselves: marked where they are read, told on hover, focus or press."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import cast

import pygame

from game.core.record import field, record, replace
from game.telling.captions import Captions
from game.telling.glossary import Glossary
from game.ui.draw import sign_text
from game.ui.draw.paint import dotted
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import Colour, Style
from game.ui.kit.block import Block, Canvas, Filling, LayoutPass, Leaf, Placement, Pressable, Wrapping
from game.ui.shell.node import Node
from game.ui.shell.scene import Command, Switch
from game.ui.widgets.text import Text, tinted
from game.wording import Words


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
        focused = ("focused",) if at.visual.held else ()
        for place, node in enumerate(self.leaf.nodes(at)):
            described = replace(node, description=self.tip, state=(*node.state, *focused), key=self.key)
            yield node if place else described


def explained(
    leaf: Leaf, key: str, texts: Sequence[str], captions: Captions, rules: Callable[[str], Switch]
) -> Leaf:
    """Let something written explain the terms in its texts; it stays as it is where there are none."""
    found = captions.glossary.terms_in(*texts)
    if not found:
        return leaf
    return Explained(leaf, f"term:{key}", captions.explained(*texts), partial(rules, found[0].paragraph))


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


def term_text(
    text: Text, key: str, glossary: Glossary, words: Words, rules: Callable[[str], Switch]
) -> Block:
    """Let a text explain the terms in it; it stays as it is where there are none."""
    found = glossary.terms_in(text.text)
    if not found:
        return text
    leaf, tip = TermText(text, glossary), glossary.explained(words, text.text)
    return ExplainedBlock(leaf, Explained(leaf, f"term:{key}", tip, partial(rules, found[0].paragraph)))


@record
class ExplainedBlock(Wrapping):
    """A block that is a leaf, such as a line of the panel, and mentions terms."""

    part: Block
    told: Explained

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(self.told, rect)


def explained_block(
    part: Block, key: str, texts: Sequence[str], captions: Captions, rules: Callable[[str], Switch]
) -> Block:
    """Let a line of the panel, a block that is a leaf, explain the terms in its texts, if there are any."""
    told = explained(cast("Leaf", part), key, texts, captions, rules)
    return ExplainedBlock(part, told) if isinstance(told, Explained) else part
