"""A review as plain values, as it is kept on the disk."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from game.coach.judging import Option, Verdict
from game.coach.review import Review
from game.core.cards import Pack, Seat
from game.core.move import Move, parse, spell
from game.core.rules import Reason
from game.core.transcript import Transcript, entry_text
from game.questions import Spread


def name_of(transcript: Transcript, length: int, pack: Pack, seat: Seat) -> str:
    """Name the review of the deal that ended when the log was so long: another deal, rules or seat, another name."""
    header = transcript.header
    told = [header.game, str(header.edition), repr(header.options), str(header.dealer), str(seat)]
    told += [entry_text(entry, pack) for entry in transcript.entries[:length]]
    return f"{header.game}-{sha256(chr(10).join(told).encode()).hexdigest()[:24]}"


def written(review: Review, pack: Pack) -> dict[str, object]:
    """Write a review as plain values."""
    outset = review.outset
    return {
        "seat": review.seat,
        "result": review.result,
        "wanted": list(review.wanted),
        "outset": [outset.mean, outset.typical, outset.deals] if outset else None,
        "verdicts": [_verdict(each, pack) for each in review.verdicts],
        "pars": list(review.pars),
        "runs": review.runs,
    }


def _verdict(verdict: Verdict, pack: Pack) -> dict[str, object]:
    reason = verdict.reason
    return {
        "at": verdict.at,
        "made": spell(verdict.made, pack),
        "advised": spell(verdict.advised, pack),
        "reason": [reason.key, reason.rule, reason.cards, reason.suit, reason.number, reason.seat],
        "loss": verdict.loss,
        "error": verdict.error,
        "options": [
            [spell(each.move, pack), each.mean, each.error, each.worlds, each.opened]
            for each in verdict.options
        ],
    }


def read(source: Mapping[str, Any], pack: Pack) -> Review:
    """Read a review; raise ValueError, KeyError or TypeError when it is none."""
    outset = source["outset"]
    review = Review(
        int(source["seat"]),
        float(source["result"]),
        tuple(map(int, source["wanted"])),
        Spread(float(outset[0]), float(outset[1]), int(outset[2])) if outset else None,
        tuple(_read_verdict(each, pack) for each in source["verdicts"]),
        tuple(map(float, source["pars"])),
        int(source["runs"]),
    )
    if tuple(each.at for each in review.verdicts) != review.wanted[: len(review.verdicts)]:
        message = "The verdicts are not those of this deal."
        raise ValueError(message)
    return review


def _read_verdict(source: Mapping[str, Any], pack: Pack) -> Verdict:
    key, rule, cards, suit, number, seat = source["reason"]
    made = parse(source["made"], pack)
    options = tuple(_read_option(each, pack) for each in source["options"])
    if all(each.move != made for each in options):
        message = "The move that was made is not among the legal ones."
        raise ValueError(message)
    return Verdict(
        int(source["at"]),
        made,
        parse(source["advised"], pack),
        Reason(str(key), str(rule), int(cards), str(suit), int(number), int(seat)),
        float(source["loss"]),
        float(source["error"]),
        options,
    )


def _read_option(source: Any, pack: Pack) -> Option:
    word, mean, error, worlds, opened = source
    move: Move = parse(word, pack)
    return Option(move, float(mean), float(error), int(worlds), float(opened))
