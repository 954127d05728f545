"""Which sound goes with which moment of the table."""

from collections.abc import Mapping

from game.core.cards import NOBODY, Card, Seat
from game.core.event import Awarded, Played, TrickTaken
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


CALLED = "called"
"""The card everybody looks for is played: the partner is known."""


def cue_of(mark: Mark, me: Seat, special: Mapping[str, str], called: Card = NOBODY) -> str:
    """Name the sound of a mark; empty when it is silent.

    Special are awards with a sound of their own, by step; called is a card that everybody looks for.
    """
    event = mark.event
    if mark.kind is MarkKind.PLAY and called != NOBODY and isinstance(event, Played) and event.card == called:
        return CALLED
    if mark.kind is MarkKind.AWARD and isinstance(event, Awarded):
        return special.get(event.award.step, "")
    if mark.kind is MarkKind.TRICK and isinstance(event, TrickTaken):
        return "trick_won" if event.seat == me else ""
    return CUES.get(mark.kind, "")
