"""A level against a yardstick over a number of deals that was fixed before anybody looked, kept deal by deal."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

from game.catalogue import find, rules_for
from game.cli.playing import SharedDecisions
from game.cli.report import Refused
from game.core.bot import BUDGET, Bot
from game.core.cards import CHANCE, Seat
from game.core.move import PLAYS, Deal, Move, Play
from game.core.options import Value
from game.core.record import record
from game.core.rules import Rules
from game.core.shuffle import random_deal
from game.core.transcript import Entry
from game.storage.files import DocumentKind, document, replace_file
from tests.tools.strength.clairvoyant import CLAIRVOYANT, clairvoyant
from tests.tools.strength.contests import code, fingerprint, options_for
from tests.tools.strength.kept_file import read_again
from tests.tools.strength.open_hands import OPEN_HANDS, lost
from tests.tools.strength.yardsticks.catalogue import FROZEN, YARDSTICKS, CardPlayer
from tests.tools.strength.yardsticks.frozen import COMMIT, Ask, frozen

KIND = DocumentKind("trial", 1)
SEED = 2
"""Another than that of the levels among themselves, by which they were made; the plan gives fresh ones."""
_BIDDER = "club"
"""Who speaks for everybody where tricks alone are measured."""
_HERE = Path(__file__).parent
_MEASURING = ("yardsticks", "trials.py", "clairvoyant.py", "open_hands.py")
"""What decides how a deal is measured, beside the players."""
_TOGETHER = 4
"""Deals between two writings of the file, for each process."""


@record
class Trial:
    """A level, what it is measured by, and over how many deals."""

    game: str
    seats: int
    level: str
    yardstick: str
    deals: int
    tricks: bool = False  # the points of tricks alone, club players having spoken for all
    seed: int = SEED

    def __str__(self) -> str:
        """Name it for people."""
        what = "tricks" if self.tricks else "deals"
        return f"{self.game}, {self.seats} seats, {what}: {self.level} – {self.yardstick}"

    @property
    def options(self) -> tuple[tuple[str, Value], ...]:
        """Give the house rules."""
        return tuple(options_for(find(self.game), self.seats).items())

    @property
    def path(self) -> str:
        """Name the file in which it is kept."""
        words = (self.game, self.seats, "tricks" if self.tricks else "deals", self.level, self.yardstick)
        return "-".join(map(str, words)).replace(" ", "_") + ".json"

    def words(self) -> dict[str, object]:
        """Tell what must be the same for deals to be of one trial."""
        return {
            "trial": str(self),
            "options": dict(self.options),
            "seed": self.seed,
            "worlds": BUDGET,
            "code": code(self.game),
            "yardsticks": fingerprint([_HERE / each for each in _MEASURING]),
            "frozen": COMMIT,
        }


@record
class Dealt:
    """What came of one deal, in all its seatings."""

    lead: float  # what a seat of the level gained more than one of the yardstick, or by how many points it took more
    level: tuple[float, int]  # processor time in seconds, and decisions
    yardstick: tuple[float, int]


@record
class Played:
    """The deals of a trial so far."""

    trial: Trial
    deals: tuple[Dealt, ...]


class Clock:
    """Adds up processor time by player."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.spent: dict[str, float] = {}
        self.made: dict[str, int] = {}

    def add(self, player: str, seconds: float) -> None:
        """Note a decision."""
        self.spent[player] = self.spent.get(player, 0.0) + seconds
        self.made[player] = self.made.get(player, 0) + 1

    def of(self, player: str) -> tuple[float, int]:
        """Give the sums of one player."""
        return round(self.spent.get(player, 0.0), 4), self.made.get(player, 0)


def seatings(trial: Trial) -> list[tuple[str, ...]]:
    """Seat one side of the level against the yardstick everywhere else; for tricks, all yardsticks come first."""
    seats = range(trial.seats)
    parties = _rules(trial.game, trial.options).spec.parties
    alone = [tuple(trial.level if seat in party else trial.yardstick for seat in seats) for party in parties]
    return [(trial.yardstick,) * trial.seats, *alone] if trial.tricks else alone


def play_deal(trial: Trial, number: int) -> Dealt:
    """Play one deal in each of its seatings."""
    if trial.yardstick in OPEN_HANDS:
        rules, bot = _rules(trial.game, trial.options), _bot(trial.game, trial.options, trial.level)
        loss, spent, made = lost(rules, bot, f"{trial.seed}/{number}", OPEN_HANDS[trial.yardstick])
        return Dealt(-loss, (round(spent, 4), made), (0.0, 0))
    clock, shared = Clock(), SharedDecisions()
    table = Table(trial, number, clock)
    found = [table.play(seating, shared) for seating in seatings(trial)]
    if trial.tricks:
        base, leads = found[0], [each[seat] - found[0][seat] for seat, each in enumerate(found[1:])]
        lead = sum(leads) / len(base)
    else:
        lead = sum(
            _mean(shares, seating, trial.level) - _mean(shares, seating, trial.yardstick)
            for seating, shares in zip(seatings(trial), found, strict=True)
        ) / len(found)
    return Dealt(lead, clock.of(trial.level), clock.of(trial.yardstick))


def _mean(shares: Sequence[float], seating: Sequence[str], player: str) -> float:
    mine = [share for share, each in zip(shares, seating, strict=True) if each == player]
    return sum(mine) / len(mine)


class Table:
    """One deal with its number, played in one seating after another."""

    def __init__(self, trial: Trial, number: int, clock: Clock) -> None:
        """Lay out what all seatings share."""
        self._trial, self._clock = trial, clock
        self._rules = _rules(trial.game, trial.options)
        self._name = f"{trial.seed}/{number}"
        self._attempt = 0

    def play(self, seating: tuple[str, ...], shared: SharedDecisions) -> tuple[float, ...]:
        """Give by seat what it gained above the average, or what its side took in points of tricks."""
        while True:
            found = self._played(seating, shared.after(Deal((self._attempt,))))
            if found is not None:
                return found
            self._attempt += 1  # there were no two sides; nobody has played a card yet

    def _played(self, seating: tuple[str, ...], shared: SharedDecisions) -> tuple[float, ...] | None:
        rules, attempt = self._rules, f"{self._name}/{self._attempt}"
        shuffles = Random(f"{attempt}/cards")
        state = rules.start(rules.first(shuffles))
        before, dealer, log = rules.worth(state.ledger.holdings), state.dealer, list[Entry]()
        took = [0.0] * self._trial.seats
        while not state.ledger.finished and state.turn >= CHANCE:
            if state.turn == CHANCE:
                move: Move = random_deal(rules.spec.pack, shuffles)
            else:
                view = rules.view(state, state.turn)
                if self._trial.tricks and isinstance(view.moves[0], Play) and len(set(view.sides)) != 2:
                    return None
                move = self._move(state, seating[state.turn], shared, log, dealer, f"{attempt}/{len(log)}")
            log.append(Entry(state.turn, move))
            shared, state = shared.after(move), rules.play(state, move)
            if self._trial.tricks and isinstance(move, Play):
                self._count(state, log, took)
        if self._trial.tricks:
            return tuple(took)
        after = rules.worth(state.ledger.holdings)
        gains = [now - then for now, then in zip(after, before, strict=True)]
        return tuple(gain - sum(gains) / len(gains) for gain in gains)

    def _count(self, state: Any, log: Sequence[Entry], took: list[float]) -> None:
        """Give the points of a trick that is full to everybody of the side that takes it."""
        played = sum(isinstance(entry.move, Play) for entry in log)
        if played % self._trial.seats:
            return
        last = log[-self._trial.seats :]
        view = self._rules.view(state, last[0].seat)
        contract = self._rules.contract(view)
        cards = tuple(entry.move.card for entry in last if isinstance(entry.move, Play))
        assert contract is not None
        taker = last[cards.index(contract.crown(cards, contract.order))].seat
        worth = contract.trick + sum(contract.points[card] for card in cards)
        for seat, side in enumerate(view.sides):
            took[seat] += worth if side == view.sides[taker] else 0

    def _move(
        self,
        state: Any,
        player: str,
        shared: SharedDecisions,
        log: Sequence[Entry],
        dealer: Seat,
        dice: str,
    ) -> Move:
        """Let a player decide, once for all seatings that have come to this; say who it was by the clock."""
        view = self._rules.view(state, state.turn)
        cards = all(isinstance(move, Play) for move in view.moves)
        bidder = _BIDDER if self._trial.tricks else self._trial.level
        decider = player if cards or player == FROZEN else bidder
        if decider in shared.chosen:
            return shared.chosen[decider]
        begun = thread_time()
        if len(view.moves) == 1:
            move = view.moves[0]
        elif decider == FROZEN:
            ask = Ask(self._trial.game, self._trial.options, dealer, tuple(log), view.me, dice)
            move = frozen().choose(ask, self._rules, view.moves)
        elif decider in YARDSTICKS:
            move = PLAYS[self._yardstick(decider).card(view, Random(dice))]
        else:
            move = self._bot(decider, state).choose(view, Random(dice), BUDGET).move
            if player in YARDSTICKS and isinstance(move, Play):  # the level said nothing beside its card
                move = PLAYS[self._yardstick(player).card(view, Random(dice))]
                decider = player
        if decider != FROZEN:  # who thinks in a process of its own
            self._clock.add(decider, thread_time() - begun)
        if move not in view.moves:
            message = f"{decider} makes the illegal move {move} at {self._trial.game}."
            raise Refused(message)
        shared.chosen[decider] = move
        return move

    def _yardstick(self, name: str) -> CardPlayer:
        return YARDSTICKS[name](self._rules)

    def _bot(self, level: str, state: Any) -> Bot[Any]:
        if level == CLAIRVOYANT:
            return clairvoyant(self._rules, state)
        return _bot(self._trial.game, self._trial.options, level)


@lru_cache(maxsize=4)
def _rules(game: str, options: tuple[tuple[str, Value], ...]) -> Rules[Any, Any]:
    return rules_for(game, dict(options))


@lru_cache(maxsize=16)
def _bot(game: str, options: tuple[tuple[str, Value], ...], level: str) -> Bot[Any]:
    return find(game).bot(_rules(game, options), level)


def recall(trial: Trial, folder: Path) -> Played:
    """Read what has been played of a trial; raise Refused where it was begun by others, or is spoilt."""
    path = folder / trial.path

    def played(body: Mapping[str, Any]) -> tuple[Dealt, ...]:
        told = dict(body["words"])
        for word, value in trial.words().items():
            if told.get(word) != value:
                message = f"{path} was begun with other words: {word} is another."
                raise Refused(message)
        return tuple(_read(line) for line in body["played"])

    return Played(trial, read_again(path, KIND, played) if path.exists() else ())


def play(trial: Trial, folder: Path, jobs: int, count: int) -> Played:
    """Play a trial on until so many deals are kept, its own number at most; raise Refused."""
    deals = list(recall(trial, folder).deals)
    numbers = range(len(deals), min(count, trial.deals))
    for place, dealt in enumerate(_dealt(trial, numbers, jobs), 1):
        deals.append(dealt)
        if place % (_TOGETHER * jobs) == 0 or place == len(numbers):
            body = {"words": trial.words(), "played": [_spell(each) for each in deals]}
            replace_file(folder / trial.path, document(KIND, body), backup=True)
    return Played(trial, tuple(deals))


def _dealt(trial: Trial, numbers: range, jobs: int) -> Iterator[Dealt]:
    if jobs == 1 or len(numbers) < 2:
        yield from (play_deal(trial, number) for number in numbers)
        return
    with get_context("spawn").Pool(min(jobs, len(numbers))) as pool:
        yield from pool.imap(_Deals(trial), numbers)


@record
class _Deals:
    """Plays deals of a trial in another process."""

    trial: Trial

    def __call__(self, number: int) -> Dealt:
        return play_deal(self.trial, number)


def _spell(dealt: Dealt) -> str:
    return " ".join(map(repr, (dealt.lead, *dealt.level, *dealt.yardstick)))


def _read(line: str) -> Dealt:
    lead, spent, made, other, times = line.split(" ")
    return Dealt(float(lead), (float(spent), int(made)), (float(other), int(times)))
