"""What a match adds to the statistics: nothing taken back counts, and nothing that was known beforehand."""

from collections.abc import Sequence

from game.core.outcome import Outcome
from game.core.rules import Spec
from game.core.transcript import Header, entry_text
from game.session.match import AnyMatch
from game.session.players import players_of, seat_of_person
from game.storage.match_file import deal_keys
from game.storage.stats import MIXED
from game.storage.stats_file import MatchRecord, clean, extent_of


def record_of(match_id: str, match: AnyMatch) -> MatchRecord:
    """Draw from a match what counts, and by which keys its deals are known."""
    transcript, spec = match.transcript(), match.rules.spec
    keys = deal_keys(transcript.header, (entry_text(entry, spec.pack) for entry in transcript.entries))
    return recorded(match_id, transcript.header, spec, match.outcome, keys)


def recorded(
    match_id: str, header: Header, spec: Spec, outcome: Outcome, keys: Sequence[str] = ()
) -> MatchRecord:
    """Draw from the outcome of a match what counts: its finished deals without those undone or thrown in."""
    deals = tuple(deal for deal in outcome.deals if deal.number not in header.undone and not deal.thrown_in)
    over = outcome.over and not header.undone
    players = players_of(header, spec.seats)
    me = seat_of_person(players)
    strengths = {clean(each.level) for seat, each in enumerate(players) if each.level and seat != me}
    level = strengths.pop() if len(strengths) == 1 else ""
    friends = tuple(seat for seat in range(spec.seats) if seat != me and spec.allies(seat, me))
    extent = extent_of(len(outcome.deals), header.undone, over=outcome.over)
    winners = outcome.winners if over else ()
    date = clean(header.date)
    return MatchRecord(
        match_id,
        level or MIXED,
        date,
        me,
        winners,
        over,
        deals,
        friends,
        extent,
        begun=keys[0] if keys else "",
        keys=tuple(keys[deal.number - 1] for deal in deals) if keys else (),
    )
