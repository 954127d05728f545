"""A saved match in words: who against whom, when, and how it stands."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from functools import lru_cache
from typing import Any

from game.catalogue import rules_for
from game.core.cards import Seat
from game.core.outcome import match_winners
from game.core.record import record
from game.core.rules import Rules
from game.core.transcript import Transcript
from game.session.match import Match
from game.session.players import players_of, seat_of_person
from game.storage.match_file import SavedMatch
from game.telling.captions import Captions, won_by
from game.wording import Words


@record
class SaveLine:
    """What is written about a saved match."""

    title: str  # the player's own name for it, or who plays against whom
    about: str  # who plays against whom; empty when the title says so
    kept: str  # when it was last played
    stand: str  # what everybody holds
    outcome: str  # who won; empty while it is not decided
    won: bool  # whether that was the person at this screen
    known: bool  # whether this edition can take it up


def told(words: Words, saved: SavedMatch, load: Callable[[str], Transcript]) -> SaveLine:
    """Put a saved match into words; one of a game or a house rule nobody knows is shown by its bare name.

    Load reads its log, which is looked into only where the score alone does not tell who won.
    """
    header = saved.header
    try:
        rules = _rules(header.game, header.options)
        players = players_of(header, rules.spec.seats)
        me = seat_of_person(players)
        captions = Captions(words, header.game, rules.spec, players, me)
        seated = zip(players, saved.score.holdings, strict=True)
        holdings = [captions.holding(holding) for _, holding in seated]
        winners = _winners(saved, rules, load) if saved.score.over else ()
    except ValueError:
        return unknown(words, saved)
    others = [seat for seat in range(len(players)) if seat != me]
    about = words.get("saves.against", game=captions.title, names=_company(words, captions, others))
    parties = sorted(captions.players.parties, key=lambda party: me not in party)
    stands = [
        words.get("saves.stand", name=captions.players.together(party), holding=holdings[party[0]])
        for party in parties
    ]
    deals = words.get(
        "saves.deals_one" if saved.score.deals == 1 else "saves.deals", number=saved.score.deals
    )
    told_outcome = won_by(words, "saves", captions, winners, me) if saved.score.over else ""
    title, below = (saved.name, about) if saved.name else (about, "")
    stand = " · ".join((*stands, deals))
    return SaveLine(title, below, when(words, saved.kept), stand, told_outcome, me in winners, known=True)


@lru_cache(maxsize=32)
def _rules(game: str, options: tuple[tuple[str, Any], ...]) -> Rules[Any, Any]:
    """Give the rules of a game with these options, made once for all matches of a list."""
    return rules_for(game, dict(options))


def _winners(
    saved: SavedMatch, rules: Rules[Any, Any], load: Callable[[str], Transcript]
) -> tuple[Seat, ...]:
    """Find who won; the score tells it, but not who played together in a match of a single deal."""
    if rules.spec.single_deal:
        with suppress(ValueError, LookupError, TypeError):  # a log that can't be played again
            return Match.restore(rules, load(saved.id)).outcome.winners
    return match_winners(rules.spec, rules.worth(saved.score.holdings), ())


def unknown(words: Words, saved: SavedMatch) -> SaveLine:
    """Say of a match only that it is there."""
    title, stand = saved.name or saved.header.game, words.get("saves.unknown")
    return SaveLine(title, "", when(words, saved.kept), stand, outcome="", won=False, known=False)


def _company(words: Words, captions: Captions, others: Sequence[Seat]) -> str:
    """Name the opponents with their levels, a level all of them have only once."""
    levels = {captions.players.level(seat) for seat in others}
    if len(levels) == 1:
        return _opponent(words, listed(words, [captions.players.within(seat) for seat in others]), *levels)
    return listed(
        words,
        [_opponent(words, captions.players.within(seat), captions.players.level(seat)) for seat in others],
    )


def _opponent(words: Words, name: str, level: str) -> str:
    return words.get("saves.opponent", name=name, level=level) if level else name


def listed(words: Words, names: Sequence[str]) -> str:
    """Join names.

    >>> listed(Words({"saves.and": "{one} and {other}", "saves.comma": ", "}), ("Ada", "Ben", "Cleo"))
    'Ada, Ben and Cleo'
    """
    first = words.get("saves.comma").join(names[:-1])
    return words.get("saves.and", one=first, other=names[-1]) if first else "".join(names)


def when(words: Words, kept: str) -> str:
    """Write a moment kept as ISO text, in the player's own time."""
    try:
        moment = datetime.fromisoformat(kept).astimezone()
    except (
        ValueError,
        OverflowError,
        OSError,
    ):  # none, or one that has no place in the player's own calendar
        return kept
    month = words.get(f"saves.month.{moment.month}")
    return words.get("saves.date", day=moment.day, month=month, year=moment.year, time=f"{moment:%H:%M}")
