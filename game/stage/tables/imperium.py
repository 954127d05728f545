"""The table of Imperium: dead cards with the turn-up across them, and a pool of white and blue chips."""

from collections.abc import Mapping
from functools import partial

from game.core.cards import IMPERIUM, NOBODY
from game.core.cards import TABLE as POOL
from game.core.order import Order
from game.core.rules import PhaseName
from game.core.view import View
from game.rules.imperium.cards import CONTRACTS
from game.rules.imperium.phases import Phase, Public
from game.stage.heaps import Heaps
from game.stage.placement import turned_across
from game.stage.pose import Heap, Pose, SpriteKey
from game.stage.seating import Seating
from game.stage.table import TableLayout, trick_notes

CHIPS = {"blue": 8, "white": 4}
"""The chips there are (§4.1); should a long match need more, they come from the box."""
_DEAD = "dead"
_PAYS, _ALL = 3, 5  # tricks that pay, and pay most (§8)
_PARAGRAPHS: Mapping[PhaseName, str] = {
    Phase.DEALING: "5.1",
    Phase.DECLARING: "6.14",
    Phase.LEAD: "7.1",
    Phase.REPLY: "7.2",
    Phase.SETTLED: "8",
}
"""Of the rules, by phase; a number alone is a chapter."""


def _order(view: View[Public]) -> Order | None:
    return CONTRACTS[view.public.turn_up].order if view.public.trump else None


def _trump(view: View[Public]) -> str:
    return view.public.trump


def _chips(view: View[Public]) -> Mapping[Heap, int]:
    """Share out the chips: what the players hold is missing from the pool."""
    counts: dict[Heap, int] = {}
    for unit, look in enumerate(CHIPS):
        held = [holding[unit] for holding in view.ledger.holdings]
        counts.update({(look, seat): count for seat, count in enumerate(held)})
        counts[look, POOL] = max(0, CHIPS[look] - sum(held))
    return counts


def _dead_cards(_view: View[Public], seating: Seating, heaps: Heaps) -> Mapping[SpriteKey, Pose]:
    return turned_across(seating, heaps, _DEAD)


def _special_paragraph(view: View[Public]) -> str:
    """Go to the turned Joker when he has ended the deal."""
    joker = view.public.phase == Phase.SETTLED and view.turn != NOBODY and not view.public.trump
    return "5.8" if joker else ""


TABLE = TableLayout(
    IMPERIUM,
    _order,
    _trump,
    _chips,
    notes=partial(trick_notes, enough=_PAYS, every=_ALL),
    digits={"blue": "3", "white": "1"},
    peculiar=_dead_cards,
    paragraphs=_PARAGRAPHS,
    end_paragraph="9.3",
    special_paragraph=_special_paragraph,
    room="villa",
)
