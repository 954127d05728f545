"""What was said and still stands: every player's last words until they act again, and what I am asked to answer."""

from collections.abc import Iterable, Mapping

from game.core.cards import CHANCE, Seat
from game.core.event import Said
from game.core.record import record
from game.session.match import AnyBeat
from game.stage.table import LadderCall


@record
class StandingCalls:
    """What was said and still stands."""

    said: Mapping[Seat, LadderCall]  # by who said it
    asks: LadderCall | None  # what another player said that I am to answer


SILENCE = StandingCalls({}, None)


def standing(beats: Iterable[AnyBeat], calls: Iterable[LadderCall], me: Seat) -> StandingCalls:
    """Find what stands after these beats of a deal; what the rules made somebody call is in the auction alone."""
    said: dict[Seat, LadderCall] = {}
    highest, last = None, None
    for call in calls:
        said[call.seat] = call
        highest = call if call.stands and call.seat != me else highest
    for beat in beats:
        if beat.seat == CHANCE:
            continue
        said.pop(beat.seat, None)
        for event in beat.events:
            if isinstance(event, Said) and event.seat == beat.seat:
                said[beat.seat] = LadderCall(beat.seat, event.word, event.number)
                last = said[beat.seat] if beat.seat != me else last
    return StandingCalls(said, highest or last)
