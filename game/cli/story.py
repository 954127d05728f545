"""A match told in words, move by move, by a witness who says no more than he may know."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any

from game import resources
from game.catalogue import UnknownGame, find, pack_of, rules_and_header
from game.cli.report import Refused
from game.core.cards import BadNotation, Cards, Seat
from game.core.deal import HAND
from game.core.event import (
    Awarded,
    DealOver,
    Dealt,
    Drew,
    Event,
    Laid,
    MatchOver,
    Played,
    Said,
    Took,
    TrickTaken,
)
from game.core.move import IllegalMove
from game.core.outcome import match_winners
from game.core.record import record, replace
from game.core.rules import Rules
from game.core.score import Award, Holdings
from game.core.transcript import Entry, Header, Transcript, entry_lines
from game.core.view import View
from game.session.match import Beat, Forbidden, Match, StaleSave
from game.session.players import YOU, Player, player_text, players_of
from game.storage.match_file import decoded, raw_match, transcript_from
from game.telling.captions import Captions, CardNames
from game.telling.log import tell_event
from game.wording import Formed, Words, load, why

# ------------------------------------------------------------------ reading


@record
class RetoldEntry:
    """One entry of a log and what one seat experienced of it."""

    entry: Entry
    beat: Beat[Any]


@record
class Retold:
    """A match played again."""

    header: Header
    rules: Rules[Any, Any]
    opening: tuple[View[Any], ...]  # by seat, before the first entry
    told: tuple[RetoldEntry, ...]
    tables: tuple[tuple[View[Any], ...], ...]  # after each entry, the view of every seat


def retell(file: str, witness: Seat | None) -> Retold:
    """Read a match and play it again as a seat saw it, or, without a witness, as each mover saw his own move.

    Raises Refused with the line that can't be read or played.
    """
    raw = _raw(file)
    try:
        transcript = transcript_from(raw, pack_of)
        rules, header = rules_and_header(transcript.header)
        match = Match.restore(rules, Transcript(header))
    except (BadNotation, UnknownGame, StaleSave) as error:
        message = f"{_name(file)}: {error}"
        raise Refused(message) from None
    except ValueError:  # a number longer than Python will read
        message = f"{_name(file)}: This is not a transcript."
        raise Refused(message) from None
    seats = range(rules.spec.seats)
    if witness is not None and witness not in seats:
        message = f"There is no seat {witness}; the seats are 0 to {rules.spec.seats - 1}."
        raise Refused(message)
    opening = tuple(match.view(seat) for seat in seats)
    told, tables = [], []
    for number, entry in enumerate(transcript.entries):
        seer = witness if witness is not None else max(entry.seat, 0)
        try:
            told.append(RetoldEntry(entry, match.submit(entry.seat, entry.move, min(seer, seats[-1]))))
        except IllegalMove as error:
            message = f"{_name(file)}: {_place(raw, number)}: {_reasoned(error)}"
            raise Refused(message) from None
        tables.append(tuple(match.view(seat) for seat in seats))
    return Retold(header, rules, opening, tuple(told), tuple(tables))


def _raw(file: str) -> bytes:
    """Read the file; raise Refused when that can't be done."""
    try:
        return raw_match(file)
    except BadNotation as error:
        message = f"{_name(file)}: {error}"
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "not the name of a file"
        message = f"{_name(file)} can't be read: {reason}."
    raise Refused(message)


def _reasoned(error: IllegalMove) -> str:
    """Add why the rules forbid it."""
    because = why(words(), error.spec, error.reason) if isinstance(error, Forbidden) else ""
    if not because:
        return str(error)
    card = because[1:2].isupper() or because[1:2].isdigit()
    within = because if card else because[:1].lower() + because[1:]
    return f"{str(error).rstrip('.')}: {within}."


@cache
def words() -> Words:
    return load(resources.root() / "words" / "en")


def _name(file: str) -> str:
    return "Standard input" if file == "-" else file


def _place(raw: bytes, number: int) -> str:
    """Say where an entry stands: the line of a transcript, or which entry of a saved match it is."""
    text = decoded(raw)
    if text.lstrip().startswith("{"):
        return f"Entry {number + 1}"
    return f"Line {next(islice(entry_lines(text), number, None))}"


# ------------------------------------------------------------------ telling

"""The player of this name is spoken to."""
GAMES = "games"
"""What the games of a match are counted in, where a match has several."""


class Storyteller:
    """Knows the names at the table and the words of the game."""

    def __init__(self, retold: Retold, words: Words, witness: Seat | None) -> None:
        """Listen to a match; without a witness every hand is told."""
        self._retold = retold
        self._words = words
        self._witness = witness
        self._spec = retold.rules.spec
        self._stage = find(self._spec.id).table
        self._captions = captions_of(retold, words)
        self._held = retold.rules.opening()

    def tell(self) -> Iterator[str]:
        header = self._retold.header
        game = self._words.get(f"{header.game}.name")
        yield self._say("date" if header.date else "title", game=game, date=header.date)
        if header.players:
            yield self._say("players", names=" – ".join(map(player_text, seated(self._retold, self._words))))
        over, before = False, self._retold.opening
        for told, table in zip(self._retold.told, self._retold.tables, strict=True):
            for event in told.beat.events:
                yield from self._event(self._bared(event, before, table), told, table)
                over = over or isinstance(event, MatchOver)
            before = table
        if not over:
            yield ""
            yield self._say("unfinished", holdings=self._holdings(before[0].ledger.holdings))

    def _bared(self, event: Event, before: Sequence[View[Any]], after: Sequence[View[Any]]) -> Event:
        """Name what was drawn also where it was another's move that let the cards be drawn, unless a seat listens."""
        if self._witness is None and isinstance(event, Drew) and not event.cards:
            return replace(event, cards=after[event.seat].hand & ~before[event.seat].hand)
        return event

    def _event(self, event: Event, told: RetoldEntry, table: Sequence[View[Any]]) -> Iterator[str]:
        announced = self._stage.announced(told.beat.after)
        lines = tell_event(event, told.beat.before.public.phase, self._captions, announced)
        match event:
            case Dealt():
                yield ""
                yield self._say("deal", number=told.beat.before.ledger.finished + 1, told="".join(lines))
                yield from self._cards_dealt(table)
            case Awarded(award):
                yield from (f"  {line} (§{award.rule})" for line in lines)
                yield from self._game_won(award)
            case TrickTaken():
                yield from (f"  {line}" for line in lines)
            case DealOver(deal):
                yield self._say("deal_over", number=deal, holdings=self._holdings(table[0].ledger.holdings))
            case MatchOver():
                yield self._say("match_over", holdings=self._holdings(table[0].ledger.holdings))
                yield self.match_won(table[0].ledger.holdings, table[0].sides)
            case Said() | Played() | Laid() | Took() | Drew():
                yield from lines

    def _game_won(self, award: Award) -> Iterator[str]:
        """Tell when an award has won its taker one of the games of a match."""
        before, self._held = self._held, self._retold.rules.credit(self._held, award)
        if GAMES in self._spec.units:
            at = self._spec.units.index(GAMES)
            for seat, (then, now) in enumerate(zip(before, self._held, strict=True)):
                if now[at] > then[at]:
                    yield self._of(seat, "game_won")

    def match_won(self, holdings: Holdings, last_sides: Sequence[int]) -> str:
        """Name who won the match; equal sides share it, and if all have as much it is drawn."""
        winners = match_winners(self._spec, self._retold.rules.worth(holdings), last_sides)
        if not winners:
            return self._say("match_drawn")
        if len(winners) == 1:
            return self._of(winners[0], "match_won")
        sides = last_sides if self._spec.single_deal else self._spec.sides
        together = bool(sides) and len({sides[seat] for seat in winners}) == 1
        names = self._captions.players.together(winners)
        return self._say("match_won_together" if together else "match_shared", names=names)

    def _cards_dealt(self, table: Sequence[View[Any]]) -> Iterator[str]:
        for seat, view in enumerate(table):
            if self._witness in (None, seat) or self._lies_open(table[self._witness], seat):
                yield self._of(seat, "holds", cards=self._spell(view.hand))
        if table[0].shown:
            yield self._say("shown", cards=self._spell(table[0].shown))

    def _lies_open(self, view: View[Any], seat: Seat) -> bool:
        """Tell whether who has this view sees every card of another's hand, as partners may."""
        return any(
            place.seat == seat and place.name == HAND and place.size == place.sure.bit_count()
            for place in view.hidden
        )

    def _holdings(self, holdings: Holdings) -> str:
        return "; ".join(
            self._say(
                "holding",
                seat=self._captions.players.name(seat),
                holds=", ".join(map(self._captions.unit, held, self._spec.units)),
            )
            for seat, held in enumerate(holdings)
        )

    def _spell(self, cards: Cards) -> str:
        return self._spec.pack.spell_all(cards) or "–"

    def _of(self, seat: Seat, key: str, **values: object) -> str:
        """Say something of a seat; the player called You is spoken to."""
        captions = self._captions
        return self._say(
            f"{key}_you" if seat == captions.me else key, seat=captions.players.name(seat), **values
        )

    def _say(self, key: str, **values: object) -> str:
        return self._words.get(f"cli.story.{key}", **values)


class Notation(CardNames):
    """Writes cards as the notation does, for people who read what programs read too."""

    def written(self, card: int) -> Formed:
        return Formed(self.face(card), lambda _: self.face(card))

    def listed(self, cards: int, between: str = "or") -> Formed:
        del between
        return Formed(self.pack.spell_all(cards), lambda _: self.pack.spell_all(cards))


def captions_of(retold: Retold, words: Words) -> Captions:
    """Speak of the players as the header names them, and to the one called You."""
    spec, players = retold.rules.spec, seated(retold, words)
    me = next((seat for seat, player in enumerate(players) if player.name == YOU), None)
    return Captions(words, spec.id, spec, players, me, Notation(words, spec.pack))


def seated(retold: Retold, words: Words) -> tuple[Player, ...]:
    """Read who plays; who has no name that can be seen is called by the seat."""
    players = players_of(retold.header, retold.rules.spec.seats)
    return tuple(
        replace(player, name=player.name or words.get("cli.story.seat", number=seat))
        for seat, player in enumerate(players)
    )
