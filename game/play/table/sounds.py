"""Which sound goes with which moment of the table."""

from collections.abc import Mapping
from string import ascii_lowercase
from typing import Any

from game.core.cards import NOBODY, Card, Seat
from game.core.event import Awarded, Played, Said, TrickTaken
from game.core.rules import Rules
from game.core.view import View
from game.play.table.effects import Call
from game.play.table_session import AnyView
from game.stage.moods import rich
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
CALLS = ("bid", "raise", "pass", "hold", "vie", "propose", "remark")
"""What a voice can say."""
COUNTED = tuple(f"count_{letter}" for letter in ascii_lowercase[:12])
"""The payments of a deal are counted up, each a semitone higher than the one before."""


def cue_of(
    mark: Mark, known: AnyView, rules: Rules[Any, Any], special: Mapping[str, str], called: Card = NOBODY
) -> str:
    """Name the sound of a mark, as a player hears it to whom the table was known so; empty when it is silent.

    Special are awards with a sound of their own, by step; called is a card that everybody looks for.
    """
    match mark.kind, mark.event:
        case MarkKind.PLAY, Played(card=card) if card == called != NOBODY:
            return CALLED
        case MarkKind.AWARD, Awarded(award):
            return special.get(award.step, "")
        case MarkKind.COUNT, Awarded(award) if mark.view is not None:
            paid = len(mark.view.ledger.tally(award.deal))
            return COUNTED[min(max(paid, 1), len(COUNTED)) - 1]
        case MarkKind.TRICK, TrickTaken(seat):
            return _of_trick(mark.view or known, seat, rules)
        case _:
            return CUES.get(mark.kind, "")


def _of_trick(lying: View[Any], taker: Seat, rules: Rules[Any, Any]) -> str:
    """Tell my own trick from that of another, and that from one in which many points go to an opponent."""
    if taker == lying.me:
        return "trick_won"
    contract = rules.contract(lying)
    lost = contract is not None and rich(lying.trick, contract, rules.spec.pack.size)
    return "trick_missed" if lost and not rules.spec.allies(taker, lying.me) else "trick_taken"


def call_of(mark: Mark, known: AnyView, calls: Mapping[str, str], *, outdone: bool) -> tuple[Call, ...]:
    """Let another player call what is said at a mark.

    Calls tell how words are called that are no bids. A bid that outdoes one is raised.
    """
    match mark.event:
        case Said(seat, word) if seat != known.me:
            act = calls.get(word) or calls.get(word.partition("_")[0], "bid")
            return (Call(seat, "raise" if act == "bid" and outdone else act),)
        case Played(seat) if seat != known.me:
            return (Call(seat, "remark"),)
        case _:
            return ()


def voice(person: str, act: str) -> str:
    """Name the sound of somebody's voice, by the file of their portrait."""
    return f"voice_{person}_{act}"
