"""Who plays a match and what every side holds, in words: all that is said of it before its table is opened."""

from collections.abc import Sequence

from game.core.cards import Seat
from game.core.rules import Spec
from game.core.score import Holding, Holdings
from game.session.players import Player
from game.wording import Words, figure, within, without_article


class PlayerNames:
    """Names the players of one match."""

    def __init__(
        self, words: Words, players: Sequence[Player], parties: Sequence[tuple[Seat, ...]], me: Seat | None
    ) -> None:
        """Name them to one of them or, where that is None, to them all."""
        self._words = words
        self._players = players
        self._parties = parties
        self._me = me

    def name(self, seat: Seat) -> str:
        if seat == self._me:
            return self._words.get("table.you")
        return self._players[seat].name or self._words.get("table.seat", number=seat)

    def within(self, seat: Seat) -> str:
        """Name a player within a sentence, where an article is small."""
        return within(self._words, self.name(seat))

    def without_article(self, seat: Seat) -> str:
        """Name a player without an article, where room is scarce; empty for whom has none."""
        return without_article(self._words, self.name(seat))

    def together(self, seats: Sequence[Seat]) -> str:
        """Name several players: "You and the Marquise"."""
        names = [self.name(seats[0]), *(self.within(seat) for seat in seats[1:])]
        first = self._words.get("table.comma").join(names[:-1])
        return self._words.get("table.and", one=first, other=names[-1]) if first else "".join(names)

    def level(self, seat: Seat) -> str:
        """Name the strength of a bot; empty for a person."""
        level = self._players[seat].level
        return self._words.get(f"table.level.{level}") if level else ""

    @property
    def parties(self) -> tuple[tuple[Seat, ...], ...]:
        """List who wins and loses together, mine last, and in each party me first."""
        mine_last = sorted(self._parties, key=lambda party: self._me in party)
        return tuple(tuple(sorted(party, key=lambda seat: seat != self._me)) for party in mine_last)

    def party(self, seat: Seat) -> tuple[Seat, ...]:
        """List who wins and loses together with a seat, itself included, me first."""
        return next(party for party in self.parties if seat in party)


def counted(words: Words, game: str, number: int, unit: str) -> str:
    """Count in a unit: "3 points"."""
    key = f"{game}.unit.{unit}.{'one' if abs(number) == 1 else 'many'}"
    return words.get("table.count", number=figure(number), unit=words.get(key) if key in words else unit)


def holding(words: Words, game: str, units: Sequence[str], held: Holding) -> str:
    told = [counted(words, game, number, unit) for number, unit in zip(held, units, strict=True) if number]
    return words.get("table.comma").join(told) or counted(words, game, 0, units[-1])


def stands(words: Words, spec: Spec, holdings: Holdings, sides: Sequence[Seat]) -> list[str]:
    """Say what some seats hold, without a unit where nobody has anything but of one."""
    used = {at for held in holdings for at, number in enumerate(held) if number}
    if len(used) > 1:
        return [holding(words, spec.id, spec.units, holdings[seat]) for seat in sides]
    at = min(used, default=0)
    return [figure(holdings[seat][at]) for seat in sides]
