"""What bidders expect of their hands, held against what they make of them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from game.bots.illustrated_tarock.bidding import promised, rivalled
from game.cli.report import Refused
from game.cli.simulate import interval
from game.core.cards import NOBODY
from game.core.record import record
from game.core.shuffle import random_deal
from game.rules.illustrated_tarock import IllustratedTarock, Options
from game.rules.illustrated_tarock.phases import Settled, packet
from game.rules.illustrated_tarock.scoring import declarer_points
from game.storage.files import DocumentKind, document, replace_file
from game.storage.stats import won_between
from tests.bots.players import unaided
from tests.tools.bench.picking import BUCKETS, picks
from tests.tools.strength.contests import SEED, code
from tests.tools.strength.kept_file import read_again

KIND = DocumentKind("promises", 1)


@record
class Promise:
    """One bid, and what came of it."""

    bid: str  # bids of the same name are held against each other
    hoped: float
    made: float


@record
class Kept:
    """The bids of one name together."""

    bid: str
    count: int
    hoped: float  # on average
    made: float
    miss: tuple[float, float] | None  # 95 % interval of what was made less what was hoped for


@record
class Source:
    """A game whose bidders tell what they expect."""

    game: str
    seats: int
    points: bool  # card points, not the share of deals won
    bids: Callable[[int, int, int], Iterator[Promise]]  # worlds, the first deal, and how many

    def played(self, count: int, worlds: int, folder: Path) -> list[Promise]:
        """Bid until so many deals are kept in the folder; give all bids kept there; raise Refused."""
        path = folder / f"promises-{self.game}-{self.seats}.json"
        words = {"code": code(self.game), "seed": SEED, "worlds": worlds}

        def before(body: Mapping[str, Any]) -> tuple[list[Promise], int]:
            if body["words"] != words:
                message = f"{path} holds the bids of other players, worlds or seeds; name another folder."
                raise Refused(message)
            return [_read(line) for line in body["bids"]], int(body["deals"])

        bids, deals = read_again(path, KIND, before) if path.exists() else ([], 0)
        if deals < count:
            bids += self.bids(worlds, deals, count - deals)
            body = {"words": words, "deals": count, "bids": [_spell(each) for each in bids]}
            replace_file(path, document(KIND, body), backup=False)
        return bids


def _picked(players: int, worlds: int, first: int, count: int) -> Iterator[Promise]:
    for each in picks(players, count, worlds=worlds, seed=SEED, first=first):
        tenth = min(BUCKETS - 1, int(each.sure * BUCKETS))
        name = f"pick, sure by {tenth / BUCKETS:.1f}–{(tenth + 1) / BUCKETS:.1f}"
        yield Promise(name, each.sure, float(each.won))


def declared(worlds: int, first: int, count: int) -> Iterator[Promise]:
    """Let club players bid at Illustrated Tarock; the points a declarer expects, and those he makes."""
    rules = IllustratedTarock(Options())
    bot = unaided(rules, "club")
    for number in range(first, first + count):
        dice = Random(f"{SEED}/{number}")
        state = rules.play(rules.start(number % rules.spec.seats), random_deal(rules.spec.pack, dice))
        while not isinstance(state, Settled):
            state = rules.play(state, bot.choose(rules.view(state, state.turn), dice, worlds).move)
        layout = state.layout
        if layout.declarer != NOBODY and not layout.drawn_out:
            drawn = packet(layout, layout.taken) if layout.taken >= 0 else 0
            hand = (layout.hands[layout.declarer] | layout.discard) & ~drawn
            bid, rivals = layout.auction.bid, rivalled(layout.auction, layout.declarer)
            name = f"{bid}, another has bid" if rivals else bid
            yield Promise(
                name, promised(hand, bid, rivals=rivals), declarer_points(layout, state.play.tricks)
            )


SOURCES = (
    Source("illustrated_tarock", 3, True, declared),
    *(Source("sheepshead", seats, False, partial(_picked, seats)) for seats in (3, 4, 5)),
)


def kept(bids: Sequence[Promise], *, points: bool) -> Iterator[Kept]:
    """Sum the bids up by name."""
    groups: Mapping[str, list[Promise]] = {name: [] for name in sorted({each.bid for each in bids})}
    for each in bids:
        groups[each.bid].append(each)
    for name, group in groups.items():
        size = len(group)
        hoped, made = sum(each.hoped for each in group) / size, sum(each.made for each in group) / size
        misses = [each.made - each.hoped for each in group]
        miss = interval(misses) if points else _missed(made, hoped, size)
        yield Kept(name, size, hoped, made, miss)


def _missed(won: float, hoped: float, size: int) -> tuple[float, float]:
    low, high = won_between(won * size, size)
    return low - hoped, high - hoped


def _spell(promise: Promise) -> str:
    return f"{promise.hoped!r} {promise.made!r} {promise.bid}"


def _read(line: str) -> Promise:
    hoped, made, bid = line.split(" ", 2)
    return Promise(bid, float(hoped), float(made))
