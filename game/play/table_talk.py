"""Table talk: now and then an opponent says something that fits the moment, and nothing anybody did not know.

What is said follows from the player's own view of the deal so far and from the header of the match, so that a replay
or a match taken up again has the same. No two remarks stand closer together than a few tricks.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.bot import BOLD
from game.core.cards import Seat, mask
from game.core.digest import sha256
from game.core.event import DealOver, Event, Said, TrickTaken
from game.core.record import record
from game.core.rules import Rules
from game.core.transcript import Header
from game.play.table_session import AnyView
from game.session.match import AnyBeat

TRICKS_APART = 3
"""Between two remarks there are at least so many tricks, or as many moves as they have cards."""
CHANCES = {"trumped": 55, "rich": 40, "speaks_up": 40, "won": 60, "lost": 60, "all": 100, "none": 100}
"""By moment: in how many of a hundred something is said."""
RICH = 1.7
"""A trick with so many times the usual card points is a rich one."""
STAYS = 4
"""Moves for which a remark stays to be read."""


@record
class TalkRemark:
    """Something said beside the game."""

    at: int  # how long the log was
    seat: Seat
    moment: str  # key of CHANCES
    draw: int  # which of the lines for it, modulo how many there are


def talk(
    beats: Sequence[tuple[int, AnyBeat]], rules: Rules[Any, Any], header: Header, daring: Mapping[str, int]
) -> tuple[TalkRemark, ...]:
    """List what is said in the deal these beats tell, as the player saw it; a beat stands with the log's length."""
    hand = beats[0][1].after.hand if beats else 0
    seed = f"{header.game} {header.players} {header.dealer} {header.date} {hand}"
    said, silent_until = list[TalkRemark](), 0
    for at, beat in beats:
        if at < silent_until:
            continue
        for seat, moment in _moments(beats[0][1].before, beat, rules, daring):
            number = int.from_bytes(sha256(f"{seed} {at} {moment}".encode())[:6], "big")
            if number % 100 < CHANCES[moment]:
                said.append(TalkRemark(at, seat, moment, number // 100))
                silent_until = at + TRICKS_APART * rules.spec.seats
                break
    return tuple(said)


def current_remark(remarks: Sequence[TalkRemark], length: int) -> TalkRemark | None:
    """Give the remark that is still to be read when the log is so long."""
    last = remarks[-1] if remarks else None
    return last if last and length - last.at < STAYS else None


def _moments(
    start: AnyView, beat: AnyBeat, rules: Rules[Any, Any], daring: Mapping[str, int]
) -> list[tuple[Seat, str]]:
    """List what somebody may remark on, with who would; start is the table before the deal."""
    found: list[tuple[Seat, str]] = []
    for event in beat.events:
        found += _of_event(event, start, beat, rules, daring)
    return [(seat, moment) for seat, moment in found if seat not in (beat.after.me, -1)]


def _of_event(
    event: Event, start: AnyView, beat: AnyBeat, rules: Rules[Any, Any], daring: Mapping[str, int]
) -> list[tuple[Seat, str]]:
    match event:
        case Said(seat, word) if daring.get(word) == BOLD:
            return [(seat, "speaks_up")]
        case TrickTaken(seat):
            return _of_trick(seat, beat, rules)
        case DealOver():
            return _of_deal(start, beat.after, rules)
        case _:
            return []


def _of_trick(taker: Seat, beat: AnyBeat, rules: Rules[Any, Any]) -> list[tuple[Seat, str]]:
    """Remark on being trumped, and on a rich trick."""
    contract, trick = rules.contract(beat.before), beat.after.tricks[-1:]
    if contract is None or not trick:
        return []
    cards, trumps = trick[0].cards, contract.order.trumps
    led, best = cards[0], cards[(taker - trick[0].leader) % len(cards)]
    found: list[tuple[Seat, str]] = []
    if trumps >> best & 1 and not trumps >> led & 1:
        found.append((trick[0].leader, "trumped"))
    total = sum(contract.points) or 1
    usual = total * len(cards) / rules.spec.pack.size
    if sum(contract.points[card] for card in cards) > RICH * usual:
        found.append((taker, "rich"))
    return found


def _of_deal(before: AnyView, after: AnyView, rules: Rules[Any, Any]) -> list[tuple[Seat, str]]:
    """Remark on having won or lost a deal, all tricks first."""
    seats = range(rules.spec.seats)
    me = after.me
    takers = mask(trick.taker for trick in after.tricks if trick.taker >= 0)
    others = [seat for seat in seats if seat != me]
    if len(after.tricks) > 3 and takers.bit_count() == 1:
        taker = takers.bit_length() - 1
        return [(taker, "all")] if taker != me else [(others[0], "none")]
    then, now = (rules.worth(view.ledger.holdings) for view in (before, after))
    gains = [one - other for one, other in zip(now, then, strict=True)]
    speaker = max(others, key=lambda seat: abs(gains[seat]))
    if not gains[speaker]:
        return []
    return [(speaker, "won" if gains[speaker] > 0 else "lost")]
