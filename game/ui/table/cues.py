"""Which sound goes with which moment of the table."""

from collections.abc import Mapping

from game.core.cards import Seat
from game.core.event import Awarded, TrickTaken
from game.stage.motion import Kind, Mark

CUES: Mapping[Kind, str] = {
    Kind.SHUFFLE: "shuffle",
    Kind.DEAL: "deal",
    Kind.FLIP: "card_flip",
    Kind.PLAY: "card_place",
    Kind.LAY: "card_slide",
    Kind.DRAW: "card_slide",
    Kind.TAKE: "card_slide",
    Kind.SWEEP: "sweep",
    Kind.CHIP: "chip",
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
    if mark.kind is Kind.AWARD and isinstance(event, Awarded):
        return SPECIAL.get(event.award.step, "")
    if mark.kind is Kind.TRICK and isinstance(event, TrickTaken):
        return "trick_won" if event.seat == me else ""
    return CUES.get(mark.kind, "")
