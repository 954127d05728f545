"""The frame most screens share: a title with the way back, a body, and the key hints at the foot."""

from collections.abc import Callable, Sequence

from game.ui.action import Action
from game.ui.block import Block
from game.ui.house import House
from game.ui.layout import Column, Grow, Pad, Region, Row
from game.ui.look import Look
from game.ui.scene import Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.hints import KeyHints, hints
from game.ui.widgets.text import Text, Tint, title

SIDES = 64
ENDS = 34


def inside(look: Look) -> int:
    """Give the width a framed body gets."""
    return look.width - 2 * look.px(SIDES)


def screen(
    house: House,
    name: str,
    body: Block,
    back: Callable[[], Switch],
    foot: KeyHints | None = None,
    beside: Sequence[Block] = (),
) -> Block:
    """Frame a body. `beside` stands at the right of the title; without a `foot` the usual hints are shown."""
    head = Row((Grow(title(name)), *beside, way_back(house, back)), gap=16)
    parts = (Region("head", head), Grow(body), foot or usual_hints(house))
    return Pad(Column(parts, gap=22), SIDES, ENDS)


def way_back(house: House, back: Callable[[], Switch]) -> Block:
    """Offer with the mouse what Esc does."""
    leave = Button("leave", house.words.get("common.back"), back, Tone.QUIET, icon="previous")
    return Region("leave", leave)


def usual_hints(house: House) -> KeyHints:
    """Name the keys that work on every screen."""
    say = house.words.get
    return hints(
        house,
        ((Action.UP, Action.DOWN), say("common.hint.move")),
        ((Action.LEFT, Action.RIGHT), say("common.hint.change")),
        (Action.CONFIRM, say("common.hint.select")),
        (Action.BACK, say("common.hint.back")),
        (Action.NEXT, say("common.hint.region")),
    )


def faint(text: str) -> Text:
    """Give a lesser line."""
    return Text(text, tint=Tint.MUTED)
