"""What became of finished deals and matches, and the figures drawn from it; nothing taken back counts."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

from game.core.cards import NOBODY, Seat
from game.core.record import record
from game.core.rules import Rules, Spec
from game.core.score import Ledger, lines
from game.core.transcript import Header
from game.storage.files import Drawer, Kind
from game.storage.lock import Claim, claim

KIND = Kind("statistics", 1)
MIXED = "mixed"
"""The level of a table where the opponents are of several."""

Gains = tuple[int, ...]
"""What a deal brought each seat, in the game's smallest unit."""


@record
class MatchRecord:
    """What one match adds to the statistics."""

    id: str  # that of its save
    level: str  # of the opponents
    date: str
    me: Seat
    winner: Seat  # or one of the seats that win; NOBODY for a draw and while over is false
    over: bool  # decided, with nothing taken back
    deals: tuple[Gains, ...]
    friends: tuple[Seat, ...] = ()  # who scores together with me

    def mine(self, seat: Seat) -> bool:
        """Tell whether what this seat wins is my win too."""
        return seat == self.me or seat in self.friends


@record
class Standing:
    """A player's figures in one game against one level."""

    level: str
    matches: int
    matches_won: int
    deals: int
    deals_won: int
    points: int  # won in all deals together, in the game's smallest unit
    against: float  # what an opponent won in them on average
    best: int  # most points won in one deal
    gains: tuple[float, ...]  # deal by deal, the oldest first: my points less an opponent's


def recorded(match_id: str, header: Header, rules: Rules[Any, Any], ledger: Ledger) -> MatchRecord:
    """Draw from a match what counts: its finished deals without those in which something was taken back."""
    before = rules.worth(rules.opening())
    gains: list[Gains] = []
    unfolded = lines(ledger, rules.opening(), rules.credit)
    for deal in range(1, ledger.finished + 1):
        held = [line.after for line in unfolded if line.award.deal <= deal]
        after = rules.worth(held[-1]) if held else before
        if deal not in header.undone:
            gains.append(tuple(now - then for now, then in zip(after, before, strict=True)))
        before = after
    over = rules.over(ledger) and not header.undone
    levels = {level for _, comma, level in (player.rpartition(", ") for player in header.players) if comma}
    level = levels.pop() if len(levels) == 1 else MIXED
    me = next((seat for seat, player in enumerate(header.players) if ", " not in player), 0)
    winner = best_seat(rules.worth(ledger.holdings), rules.spec) if over else NOBODY
    friends = tuple(seat for seat in range(rules.spec.seats) if seat != me and rules.spec.allies(seat, me))
    return MatchRecord(match_id, level, header.date, me, winner, over, tuple(gains), friends)


def best_seat(points: Sequence[int], spec: Spec) -> Seat:
    """Tell who has most, the first of them where they are partners; NOBODY when two sides have as much."""
    most = max(points)
    first, *others = (seat for seat, each in enumerate(points) if each == most)
    return first if all(spec.allies(first, other) for other in others) else NOBODY


def standings(records: Sequence[MatchRecord]) -> tuple[Standing, ...]:
    """Draw the figures of one game, level by level."""
    levels = dict.fromkeys(each.level for each in records)
    return tuple(_standing(level, [each for each in records if each.level == level]) for level in levels)


def _standing(level: str, records: Sequence[MatchRecord]) -> Standing:
    deals = [(each, gains) for each in records for gains in each.deals]
    mine = [gains[each.me] for each, gains in deals]
    theirs = [_opponents(each, gains) for each, gains in deals]
    others = [sum(each) / len(each) for each in theirs]
    over = [each for each in records if each.over]
    return Standing(
        level,
        len(over),
        sum(each.mine(each.winner) for each in over),
        len(deals),
        sum(gains[each.me] > max(_opponents(each, gains)) for each, gains in deals),
        sum(mine),
        sum(others),
        max(mine, default=0),
        tuple(my - other for my, other in zip(mine, others, strict=True)),
    )


def _opponents(match: MatchRecord, gains: Gains) -> list[int]:
    return [gain for seat, gain in enumerate(gains) if not match.mine(seat)]


def likely(wins: int, games: int) -> tuple[float, float]:
    """Give the interval in which the true share of wins lies with 95 % certainty (Wilson's).

    >>> [round(end, 2) for end in likely(8, 10)]
    [0.49, 0.94]
    """
    if not games:
        return 0.0, 1.0
    share, z = wins / games, 1.96
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (centre - spread) / (1 + z * z / games), (centre + spread) / (1 + z * z / games)


class StatsStore:
    """Keeps the records, one file a game; two windows may add to it in turn."""

    def __init__(self, data: Path, locks: Path, drawer: Drawer, wait: Callable[[float], None]) -> None:
        """Look below a folder; wait is told how many seconds to pause while another window is writing."""
        self._folder = data / "statistics"
        self._locks = locks
        self._drawer = drawer
        self._wait = wait

    def add(self, game: str, match: MatchRecord) -> bool:
        """Put a match's record in place of the one it had; False when it could not be written."""
        mine = self._claim(game)
        try:
            records = {each.id: each for each in self.records(game)} | {match.id: match}
            plain = {"matches": [_plain(each) for each in records.values()]}
            return self._drawer.write(self._path(game), KIND, plain)
        finally:
            if mine:
                mine.release()

    def records(self, game: str) -> tuple[MatchRecord, ...]:
        """Give all records of a game, the oldest first."""
        return self._drawer.read(self._path(game), KIND, _records) or ()

    def forget(self, game: str) -> bool:
        """Begin the figures of a game anew."""
        return self._drawer.write(self._path(game), KIND, {"matches": []})

    def _claim(self, game: str) -> Claim | None:
        for _ in range(50):
            mine = claim(self._locks / f"statistics-{game}")
            if isinstance(mine, Claim):
                return mine
            self._wait(0.01)
        return None

    def _path(self, game: str) -> Path:
        return self._folder / f"{game}.json"


def _plain(match: MatchRecord) -> dict[str, object]:
    return {
        "id": match.id,
        "level": match.level,
        "date": match.date,
        "me": match.me,
        "winner": match.winner,
        "over": match.over,
        "deals": [list(gains) for gains in match.deals],
        "friends": list(match.friends),
    }


def _records(source: Mapping[str, Any]) -> tuple[MatchRecord, ...]:
    return tuple(
        MatchRecord(
            str(each["id"]),
            str(each["level"]),
            str(each["date"]),
            int(each["me"]),
            int(each["winner"]),
            each["over"] is True,
            tuple(tuple(int(gain) for gain in gains) for gains in each["deals"]),
            tuple(int(seat) for seat in each.get("friends", ())),  # records of the first edition have none
        )
        for each in source["matches"]
    )
