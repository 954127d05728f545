"""Which sound goes with which moment of the table."""

from collections.abc import Mapping

from game.core.cards import Seat
from game.core.event import Awarded, TrickTaken
from game.stage.motion import Mark, MarkKind

CUES: Mapping[MarkKind, str] = {
    MarkKind.SHUFFLE: "shuffle",
    MarkKind.DEAL: "deal",
    MarkKind.FLIP: "card_flip",
    MarkKind.PLAY: "card_place",
    MarkKind.LAY: "card_slide",
    MarkKind.DRAW: "card_slide",
    MarkKind.TAKE: "card_slide",
    MarkKind.SWEEP: "sweep",
    MarkKind.CHIP: "chip",
}
SPECIAL: Mapping[str, str] = {
    "turned_king": "king",
    "marked_king": "king",
    "turned_joker": "joker",
    "three_of_a_kind": "imperium",
    "four_of_a_kind": "imperium",
    "minor": "imperium",
    "major": "imperium",
}
"""Awards that have a sound of their own, by step."""


def cue_of(mark: Mark, me: Seat) -> str:
    """Name the sound of a mark; empty when it is silent."""
    event = mark.event
    if mark.kind is MarkKind.AWARD and isinstance(event, Awarded):
        return SPECIAL.get(event.award.step, "")
    if mark.kind is MarkKind.TRICK and isinstance(event, TrickTaken):
        return "trick_won" if event.seat == me else ""
    return CUES.get(mark.kind, "")
