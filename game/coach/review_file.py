"""A review as a file: written as plain values, and checked before it is believed."""

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from game.coach.judging import JudgedMove, Verdict
from game.coach.review import Review
from game.core.cards import Pack, Seat
from game.core.digest import sha256
from game.core.move import parse, spell
from game.core.record import record
from game.core.rules import Reason
from game.core.transcript import Transcript, entry_text
from game.questions import Spread
from game.storage.checked import (
    BoundedFloat,
    BoundedInt,
    CardSet,
    Count,
    Notation,
    ReasonSeat,
    SeatNumber,
    ShortText,
    checked,
    plain,
)

_Option: TypeAlias = tuple[Notation, BoundedFloat, BoundedFloat, Count, BoundedFloat]
"""A move, its mean and standard error, in how many worlds it was tried, what it would have brought."""
_Reason: TypeAlias = tuple[ShortText, ShortText, CardSet, ShortText, BoundedInt, ReasonSeat]
"""The fields of a reason, in their order."""


@record
class _Verdict:
    """A verdict as the file has it."""

    at: Count
    made: Notation
    advised: Notation
    reason: _Reason
    loss: BoundedFloat
    error: BoundedFloat
    options: tuple[_Option, ...]


@record
class _Kept:
    """A review as the file has it."""

    seat: SeatNumber
    result: BoundedFloat
    wanted: tuple[Count, ...]
    outset: tuple[BoundedFloat, BoundedFloat, Count] | None
    verdicts: tuple[_Verdict, ...]
    pars: tuple[BoundedFloat, ...]
    runs: Annotated[int, Meta(ge=0, le=1000)]


def plain_review(review: Review, pack: Pack) -> dict[str, object]:
    """Write a review as plain values."""
    outset = review.outset
    kept = _Kept(
        review.seat,
        review.result,
        review.wanted,
        (outset.mean, outset.typical, outset.deals) if outset else None,
        tuple(_kept_verdict(each, pack) for each in review.verdicts),
        review.pars,
        review.runs,
    )
    return dict(plain(kept))


def _kept_verdict(verdict: Verdict, pack: Pack) -> _Verdict:
    reason = verdict.reason
    return _Verdict(
        verdict.at,
        spell(verdict.made, pack),
        spell(verdict.advised, pack),
        (reason.key, reason.rule, reason.cards, reason.suit, reason.number, reason.seat),
        verdict.loss,
        verdict.error,
        tuple(
            (spell(each.move, pack), each.mean, each.error, each.worlds, each.opened)
            for each in verdict.options
        ),
    )


def review_of(source: Mapping[str, Any], pack: Pack, seats: int) -> Review:
    """Read a review; raise ValueError when it is none of a table with so many seats."""
    kept: _Kept = checked(source, _Kept)
    verdicts = tuple(_verdict(each, pack) for each in kept.verdicts)
    if any(each.reason.seat >= seats for each in verdicts):
        message = "The verdicts speak of a seat there is not."
        raise ValueError(message)
    if tuple(each.at for each in verdicts) != kept.wanted[: len(verdicts)]:
        message = "The verdicts are not those of this deal."
        raise ValueError(message)
    outset = Spread(*kept.outset) if kept.outset else None
    return Review(kept.seat, kept.result, kept.wanted, outset, verdicts, kept.pars, kept.runs)


def _verdict(kept: _Verdict, pack: Pack) -> Verdict:
    made, advised, reason = parse(kept.made, pack), parse(kept.advised, pack), Reason(*kept.reason)
    options = tuple(
        JudgedMove(parse(word, pack), mean, error, worlds, opened)
        for word, mean, error, worlds, opened in kept.options
    )
    if not {made, advised} <= {each.move for each in options}:
        message = "The move that was made or the one that is advised is not among the legal ones."
        raise ValueError(message)
    if reason.cards >> pack.size:
        message = "The reason names cards that are not in the pack."
        raise ValueError(message)
    return Verdict(kept.at, made, advised, reason, kept.loss, kept.error, options)


def well_formed(source: Mapping[str, Any]) -> Mapping[str, Any]:
    """Give a review back as it is if it has the form of one; raise Unreadable."""
    checked(source, _Kept)
    return source


def log_id(transcript: Transcript, length: int, pack: Pack, seat: Seat) -> str:
    """Name the first entries of a log and the seat judged by them: another log, rules or seat, another id.

    A review goes by that of the log at the end of its deal, a mistake by that before its decision.
    """
    header = transcript.header
    told = [header.game, str(header.edition), repr(header.options), str(header.dealer), str(seat)]
    told += [entry_text(entry, pack) for entry in transcript.entries[:length]]
    return f"{header.game}-{sha256(chr(10).join(told).encode()).hex()[:24]}"
