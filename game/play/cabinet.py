"""What may come into the cabinet of a game, and where it is found: in deals, matches and daily deals of a player."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta
from typing import Any

from game.catalogue import LEVELS, Game, find, rules_for
from game.core.cards import CHANCE, Seat
from game.core.outcome import Outcome, outcome
from game.core.record import record
from game.core.rules import Spec
from game.core.transcript import Header, Transcript
from game.core.view import View
from game.play.match_record import recorded
from game.play.portraits import OPPONENTS
from game.session.players import players_of, seat_of_person
from game.storage.daily import FirstTry
from game.storage.firsts import First

BETTER, WEEK = "today/better", "today/week"
"""Today's deal played better than par, and on so many days in a row as there are in a week."""
DAYS = 7
BESIDE = 0.005
"""Less above par than this is par."""


@record
class Deed:
    """Something a player has done in a match."""

    what: str  # as a First has it
    deal: int  # 0 for the match as a whole


def sought(game: Game) -> tuple[str, ...]:
    """List what is looked for in the matches of a game, in the order in which it is shown."""
    feats = (f"feat/{feat.id}" for feat in game.given.feats)
    return (*feats, *(f"level/{level}" for level in LEVELS), *(f"opponent/{each}" for each in OPPONENTS))


def done_in_deal(game: Game, header: Header, view: View[Any]) -> tuple[Deed, ...]:
    """Tell what the player did in the deal that has just ended, if it counts in statistics."""
    deal = view.ledger.finished
    if deal in header.undone or deal in view.ledger.thrown_in:
        return ()
    return tuple(Deed(f"feat/{feat.id}", deal) for feat in game.given.feats if feat.done(view))


def done_in_match(header: Header, spec: Spec, found: Outcome, known: Sequence[str]) -> tuple[Deed, ...]:
    """Tell against whom a match was won, if it counts in statistics; opponents are known by these names."""
    match = recorded("", header, spec, found)
    if not match.over or match.me not in match.winners:
        return ()
    others = [
        each.name
        for seat, each in enumerate(players_of(header, spec.seats))
        if seat not in (*match.winners, *match.friends, match.me)
    ]
    beaten = [OPPONENTS[place] for place, name in enumerate(known) if name in others]
    what = [f"level/{match.level}"] * (match.level in LEVELS) + [f"opponent/{each}" for each in beaten]
    return tuple(Deed(each, 0) for each in what)


def search(transcript: Transcript, known: Sequence[str]) -> Iterator[tuple[Deed, ...]]:
    """Play a kept match again, an entry at each step, and give what was done in it; as far as the rules allow it."""
    header, game = transcript.header, find(transcript.header.game)
    rules = rules_for(game.id, dict(header.options))
    me: Seat = seat_of_person(players_of(header, rules.spec.seats))
    state, sides = rules.start(header.dealer), list[tuple[int, ...]]()
    for entry in transcript.entries if header.edition == rules.spec.edition else ():
        if entry.seat != state.turn or (entry.seat != CHANCE and entry.move not in rules.moves(state)):
            return
        state = rules.play(state, entry.move)
        ended = state.ledger.finished > len(sides)
        if ended:
            view = rules.view(state, me)
            sides.append(view.sides)
            yield done_in_deal(game, header, view)
        else:
            yield ()
    yield done_in_match(header, rules.spec, outcome(rules, state.ledger, sides), known)


def of_today(tries: Mapping[str, FirstTry], game: str) -> dict[str, First]:
    """Tell what the player did with today's deals of a game, by the book of first tries."""
    done = sorted((each for each in tries.values() if each.ahead is not None), key=lambda each: each.day)
    better = (each for each in done if each.game == game and _better(each))
    return {
        what: First(game, what, found.day, found.match, 1)
        for what, found in ((BETTER, next(better, None)), (WEEK, _week(done, game)))
        if found
    }


def _better(tried: FirstTry) -> bool:
    if tried.ahead is None or tried.par is None or tried.taken_back:
        return False
    return tried.ahead - tried.par >= BESIDE


def _week(done: Sequence[FirstTry], game: str) -> FirstTry | None:
    """Give the last of the first seven tries on days in a row among which this game was."""
    by_day = {date.fromisoformat(each.day): each for each in done}
    for day, last in by_day.items():
        row = [by_day.get(day - timedelta(days=back)) for back in range(DAYS)]
        if all(row) and any(each.game == game for each in row if each):
            return last
    return None
