"""The frame most screens share: a title with the way back, a body, and the key hints at the foot."""

from collections.abc import Sequence

from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Block
from game.ui.layout import Centre, Column, Grow, Pad, Region, Row, text_px
from game.ui.shell.action import ARROWS, Action
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.hints import KeyHints, hints
from game.ui.widgets.text import title
from game.ui.widgets.unsaved_sign import unsaved_sign

SIDES = 64
ENDS = 34
BROADEST = 1660
"""Design units of the widest page: in windows of 16:9 and narrower only the margins count."""


def inside(look: ResolvedTheme) -> int:
    """Give the width a framed body gets."""
    return min(look.width - 2 * look.px(SIDES), text_px(look, BROADEST))


def framed(
    context: UiContext,
    name: str,
    body: Block,
    back: Command,
    foot: KeyHints | None = None,
    beside: Sequence[Block] = (),
) -> Block:
    """Frame a body. `beside` stands at the right of the title; without a `foot` the usual hints are shown."""
    head = Row((Grow(title(name)), *beside, way_back(context, back)), gap=16)
    parts = (Region("head", head), Grow(body), foot or usual_hints(context))
    return Pad(Centre(Column(parts, gap=22), BROADEST, tall=False), SIDES, ENDS)


def way_back(context: UiContext, back: Command) -> Block:
    """Offer with the mouse what Esc does, beside the sign that something is not saved."""
    leave = Button("leave", context.words.get("common.back"), back, Tone.QUIET, icon="previous")
    return Region("leave", Row((*unsaved_sign(context), leave), gap=12))


def usual_hints(context: UiContext) -> KeyHints:
    say = context.words.get
    return hints(
        context,
        ((Action.UP, Action.DOWN), say("common.hint.move")),
        ((Action.LEFT, Action.RIGHT), say("common.hint.change")),
        (Action.CONFIRM, say("common.hint.select")),
        (Action.BACK, say("common.hint.back")),
        (Action.NEXT, say("common.hint.region")),
    )


def region_hints(context: UiContext) -> KeyHints:
    """Name the keys of a screen of several regions, in which arrows go every way."""
    say = context.words.get
    return hints(
        context,
        (ARROWS, say("common.hint.move")),
        (Action.CONFIRM, say("common.hint.select")),
        (Action.NEXT, say("common.hint.region")),
        (Action.BACK, say("common.hint.back")),
    )
