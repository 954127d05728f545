"""A review as a file: written as plain values, and checked before it is believed."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from game.coach.judging import EXPERT, JudgedMove, Judges, Verdict
from game.coach.review import Analysis, Review
from game.core.bot import Decision
from game.core.cards import Pack, Seat
from game.core.digest import sha256
from game.core.move import parse, spell
from game.core.record import record
from game.core.rules import Reason
from game.core.transcript import Transcript, entry_text
from game.questions import Gains, Spread
from game.search.rollout import Prospect
from game.search.weighing import Weighing
from game.storage.checked import (
    BoundedCount,
    BoundedFloat,
    BoundedInt,
    CardSet,
    EntryText,
    ReasonSeat,
    SeatNumber,
    ShortText,
    checked,
    plain,
)

_Option: TypeAlias = tuple[EntryText, BoundedFloat, BoundedFloat, BoundedCount, BoundedFloat]
"""A move, its mean and standard error, in how many worlds it was tried, what it would have brought."""
_Reason: TypeAlias = tuple[ShortText, ShortText, CardSet, ShortText, BoundedInt, ReasonSeat]
"""The fields of a reason, in their order."""


@record
class _Verdict:
    """A verdict as the file has it."""

    at: BoundedCount
    made: EntryText
    advised: EntryText
    reason: _Reason
    loss: BoundedFloat
    error: BoundedFloat
    options: tuple[_Option, ...]
    level: Judges = EXPERT


@record
class _Weighing:
    """How far moves have been tried, as the file has it; the first of a group is tried for all of it."""

    groups: tuple[tuple[EntryText, ...], ...]
    kept: tuple[EntryText, ...]
    gains: tuple[tuple[BoundedFloat, ...], ...]  # by group
    running: tuple[EntryText, ...]


@record
class _Analysis:
    """A look at a decision as the file has it."""

    at: BoundedCount
    made: EntryText
    cards: BoundedCount
    opened: tuple[tuple[EntryText, BoundedFloat], ...]
    advised: EntryText
    reason: _Reason
    quick: _Weighing
    close: _Weighing


@record
class _Kept:
    """A review as the file has it."""

    seat: SeatNumber
    result: BoundedFloat
    wanted: tuple[BoundedCount, ...]
    outset: tuple[BoundedFloat, BoundedFloat, BoundedCount] | None
    verdicts: tuple[_Verdict, ...]
    pars: tuple[BoundedFloat, ...]
    runs: Annotated[int, Meta(ge=0, le=1000)]
    looks: tuple[_Analysis, ...] = ()


def plain_review(review: Review, pack: Pack) -> dict[str, object]:
    outset = review.outset
    kept = _Kept(
        review.seat,
        review.result,
        review.wanted,
        (outset.mean, outset.typical, outset.deals) if outset else None,
        tuple(_kept_verdict(each, pack) for each in review.verdicts),
        review.pars,
        review.runs,
        tuple(_kept_analysis(each, pack) for each in review.analyses),
    )
    return dict(plain(kept))


def _kept_reason(reason: Reason) -> _Reason:
    return reason.key, reason.rule, reason.cards, reason.suit, reason.number, reason.seat


def _kept_analysis(analysis: Analysis, pack: Pack) -> _Analysis:
    return _Analysis(
        analysis.at,
        spell(analysis.made, pack),
        analysis.cards,
        tuple(
            (spell(move, pack), gain)
            for move, gain in zip(analysis.opened.moves, analysis.opened.gains, strict=True)
        ),
        spell(analysis.decision.move, pack),
        _kept_reason(analysis.decision.reason),
        _kept_weighing(analysis.quick, pack),
        _kept_weighing(analysis.close, pack),
    )


def _kept_weighing(weighing: Weighing, pack: Pack) -> _Weighing:
    return _Weighing(
        tuple(tuple(spell(move, pack) for move in group) for group in weighing.groups),
        tuple(spell(move, pack) for move in weighing.kept),
        tuple(each.gains for each in weighing.tried),
        tuple(spell(move, pack) for move in weighing.running),
    )


def _kept_verdict(verdict: Verdict, pack: Pack) -> _Verdict:
    return _Verdict(
        verdict.at,
        spell(verdict.made, pack),
        spell(verdict.advised, pack),
        _kept_reason(verdict.reason),
        verdict.loss,
        verdict.error,
        tuple(
            (spell(each.move, pack), each.mean, each.error, each.worlds, each.opened)
            for each in verdict.options
        ),
        verdict.level,
    )


def review_of(source: Mapping[str, Any], pack: Pack, seats: int) -> Review:
    """Read a review; raise ValueError when it is none of a table with so many seats."""
    kept: _Kept = checked(source, _Kept)
    verdicts = tuple(_verdict(each, pack) for each in kept.verdicts)
    analyses = tuple(_analysis(each, pack) for each in kept.looks)
    reasons = [each.reason for each in verdicts] + [each.decision.reason for each in analyses]
    if any(each.seat >= seats for each in reasons):
        message = "The verdicts speak of a seat there is not."
        raise ValueError(message)
    settled, begun = [each.at for each in verdicts], [each.at for each in analyses]
    if not _in_order(settled, kept.wanted) or not _in_order(begun, kept.wanted):
        message = "The verdicts are not those of this deal."
        raise ValueError(message)
    if {*settled} & {*begun}:
        message = "A decision is both settled and not."
        raise ValueError(message)
    outset = Spread(*kept.outset) if kept.outset else None
    return Review(kept.seat, kept.result, kept.wanted, outset, verdicts, kept.pars, kept.runs, analyses)


def _in_order(places: Sequence[int], wanted: Sequence[int]) -> bool:
    """Tell whether these are some of what is wanted, in their order and none twice."""
    return [*places] == sorted({*places}) and {*places} <= {*wanted}


def _analysis(kept: _Analysis, pack: Pack) -> Analysis:
    opened = Gains(
        tuple(parse(word, pack) for word, _ in kept.opened), tuple(gain for _, gain in kept.opened)
    )
    made, advised = parse(kept.made, pack), parse(kept.advised, pack)
    quick, close = (_weighing(each, pack) for each in (kept.quick, kept.close))
    for each in (quick, close):
        tried = sorted(str(move) for group in each.groups for move in group)
        if tried != sorted(map(str, opened.moves)) or not {made, advised} <= {*opened.moves}:
            message = "What was tried are not the legal moves."
            raise ValueError(message)
    return Analysis(
        kept.at, made, kept.cards, opened, Decision(advised, _reason(kept.reason, pack)), quick, close
    )


def _weighing(kept: _Weighing, pack: Pack) -> Weighing:
    groups = tuple(tuple(parse(word, pack) for word in group) for group in kept.groups)
    firsts = tuple(group[0] for group in groups if group)
    standing, running = (tuple(parse(word, pack) for word in words) for words in (kept.kept, kept.running))
    ragged = len(firsts) != len(groups) or len(kept.gains) != len(groups)
    if ragged or not standing or not {*standing} <= {*running} <= {*firsts}:
        message = "The moves that were tried are not those of a decision."
        raise ValueError(message)
    tried = tuple(Prospect(move, gains) for move, gains in zip(firsts, kept.gains, strict=True))
    return Weighing(groups, standing, tried, running)


def _verdict(kept: _Verdict, pack: Pack) -> Verdict:
    made, advised, reason = parse(kept.made, pack), parse(kept.advised, pack), _reason(kept.reason, pack)
    options = tuple(
        JudgedMove(parse(word, pack), mean, error, worlds, opened)
        for word, mean, error, worlds, opened in kept.options
    )
    if not {made, advised} <= {each.move for each in options}:
        message = "The move that was made or the one that is advised is not among the legal ones."
        raise ValueError(message)
    return Verdict(kept.at, made, advised, reason, kept.loss, kept.error, options, kept.level)


def _reason(kept: _Reason, pack: Pack) -> Reason:
    reason = Reason(*kept)
    if reason.cards >> pack.size:
        message = "The reason names cards that are not in the pack."
        raise ValueError(message)
    return reason


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
