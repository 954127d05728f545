"""The table of Gleek: the stock with the turn-up across it, chips before everybody, and the two pots.

The ruff pot lies amid the table while players vie for it, then at the side, where it may stay for the next deal; the
trick pot lies amid the table while it is settled. Both are chips of the pool, those of the trick pot the uppermost.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from game.core.cards import GLEEK, NOBODY, Card, Cards
from game.core.cards import TABLE as POOL
from game.core.order import Order
from game.core.record import record, replace
from game.core.rules import PhaseName
from game.core.score import Award
from game.core.view import Place, View
from game.rules.gleek.phases import (
    BOUGHT,
    CONTRACTS,
    RANKS,
    SEATS,
    STOCK,
    SUITS,
    Call,
    Phase,
    Public,
    Word,
    stakes,
    suit_of,
)
from game.rules.gleek.scoring import SET_PRICES, SHARE, counts, flush_value
from game.stage.heaps import Heaps
from game.stage.placement import stacked, turned_across
from game.stage.pose import Heap, Pose, SpriteKey
from game.stage.seating import Seating
from game.stage.table import IN_CHIPS, LadderCall, TableLayout, TableNote

Coins: TypeAlias = tuple[int, ...]
"""How many chips there are of each look, in the order of LOOKS."""

WORTH: Mapping[str, int] = {"black": 100, "blue": 20, "red": 5, "white": 1}
"""What each look is worth in the smallest unit, the greatest first."""
LOOKS = tuple(WORTH)
NONE: Coins = (0, 0, 0, 0)
LENT: Coins = (0, 2, 2, 10)
"""What the house lends somebody who sits down, and again whenever it runs out; no purse counts it."""
_STACK = 10  # more chips of one look than this are changed for greater ones
_VALUES = tuple(WORTH.values())


def worth(coins: Coins) -> int:
    """Count the money.

    >>> worth(LENT)
    60
    """
    return sum(value * count for value, count in zip(_VALUES, coins, strict=True))


def together(some: Coins, more: Coins) -> Coins:
    """Put chips together."""
    return tuple(one + other for one, other in zip(some, more, strict=True))


def without(some: Coins, fewer: Coins) -> Coins:
    """Take chips away."""
    return tuple(one - other for one, other in zip(some, fewer, strict=True))


def paid(coins: Coins, amount: int) -> tuple[Coins, Coins]:
    """Pay an amount: which chips go and which are left, after borrowing and changing what it takes.

    >>> paid((0, 1, 0, 1), 7), paid((0, 1, 0, 0), 10)
    (((0, 0, 1, 2), (0, 0, 2, 4)), ((0, 0, 2, 0), (0, 0, 1, 5)))
    """
    while worth(coins) < amount:
        coins = together(coins, LENT)
    gone = _picked(coins, amount)
    while worth(gone) < amount:
        coins = _broken(coins, without(coins, gone))
        gone = _picked(coins, amount)
    return gone, without(coins, gone)


def _picked(coins: Coins, amount: int) -> Coins:
    """Pick chips of an amount as far as it can be paid with them, the greatest first."""
    picked = []
    for value, count in zip(_VALUES, coins, strict=True):
        picked.append(min(count, amount // value))
        amount -= value * picked[-1]
    return tuple(picked)


def _broken(coins: Coins, spare: Coins) -> Coins:
    """Change the smallest spare chip that can be changed for smaller ones: some of the next look, the rest singles."""
    place = max(place for place, count in enumerate(spare[:-1]) if count)
    value, smaller = _VALUES[place], _VALUES[place + 1]
    kept = value // smaller - (1 if smaller > 1 else 0)
    changed = list(coins)
    changed[place] -= 1
    changed[place + 1] += kept
    changed[-1] += value - kept * smaller
    return tuple(changed)


def tidied(coins: Coins) -> Coins:
    """Change what grows higher than a stack for greater chips.

    >>> tidied((0, 0, 0, 13))
    (0, 0, 1, 8)
    """
    changed = list(coins)
    for place in range(len(changed) - 1, 0, -1):
        times = _VALUES[place - 1] // _VALUES[place]
        many = max(0, -(-(changed[place] - _STACK) // times))
        changed[place] -= many * times
        changed[place - 1] += many
    return tuple(changed)


_SETTLING = "tricks_"
"""How the steps begin that are paid into the trick pot or out of it."""
_CARRIED = "tricks_carried"
"""The step that empties the trick pot into the ruff pot (§11.9)."""
_RAISES = (Word.BID, Word.VIE, Word.REVIE)
_PARAGRAPHS: Mapping[PhaseName, str] = {
    Phase.DEALING: "5.3",
    Phase.AUCTION: "6.4",
    Phase.EXCHANGE: "7.1",
    Phase.RUFF: "8.7",
    Phase.LEAD: "10.1",
    Phase.REPLY: "10.2",
    Phase.SETTLED: "11",
}
"""Of the rules, by phase; a number alone is a chapter."""


@record
class _Till:
    """All the chips on the table."""

    seats: tuple[Coins, ...]
    ruff: Coins
    tricks: Coins


def _order(view: View[Public]) -> Order | None:
    turn_up = view.public.turn_up
    return None if turn_up == NOBODY else CONTRACTS[suit_of(turn_up)].order


def _trump(view: View[Public]) -> str:
    return view.public.trump


@lru_cache(maxsize=64)
def _till(awards: tuple[Award, ...]) -> _Till:
    """Follow every chip since the players sat down."""
    now = _Till((LENT,) * SEATS, NONE, NONE)
    for award in awards:
        if award.step == _CARRIED:
            now = _Till(now.seats, tidied(together(now.ruff, now.tricks)), NONE)
        elif award.step.startswith(_SETTLING):
            seats, pot = _moved(now.seats, now.tricks, award)
            now = _Till(seats, now.ruff, pot)
        else:
            seats, pot = _moved(now.seats, now.ruff, award)
            now = _Till(seats, pot, now.tricks)
    return now


def _moved(seats: tuple[Coins, ...], pot: Coins, award: Award) -> tuple[tuple[Coins, ...], Coins]:
    """Hand the chips of an award over."""
    held = {**dict(enumerate(seats)), POOL: pot}
    gone, held[award.giver] = paid(held[award.giver], award.amount)
    held[award.to] = together(held[award.to], gone)
    *now, pot = (tidied(coins) for coins in held.values())
    return tuple(now), pot


def _chips(view: View[Public]) -> Mapping[Heap, int]:
    """Count what lies before everybody and in the pots."""
    now = _till(view.ledger.awards)
    heaps: dict[Heap, int] = {}
    for place, look in enumerate(LOOKS):
        heaps.update({(look, seat): coins[place] for seat, coins in enumerate(now.seats)})
        heaps[look, POOL] = now.ruff[place] + now.tricks[place]
    return heaps


def _peculiar(view: View[Public], seating: Seating, heaps: Heaps) -> Mapping[SpriteKey, Pose]:
    """Lay the turn-up across the stock, and amid the table the pot that is played for now."""
    now, middle = _till(view.ledger.awards), replace(seating.trick, size=seating.pool.size)
    aside = NONE if view.public.phase == Phase.RUFF else now.ruff
    pots = [heaps[look, POOL][resting:] for look, resting in zip(LOOKS, aside, strict=True)]
    lying = [keys for keys in pots if keys]
    placed = dict(turned_across(seating, heaps, STOCK))
    for number, keys in enumerate(lying):
        placed.update(stacked(keys, middle, number, len(lying)))
    return placed


def _worth(view: View[Public], card: Card) -> tuple[TableNote, ...]:
    """Tell what a counter counts (§3.4)."""
    turn_up = view.public.turn_up
    points = 0 if turn_up == NOBODY else CONTRACTS[suit_of(turn_up)].points[card]
    return (TableNote("counter", POOL, points),) if points else ()


def _notes(view: View[Public]) -> tuple[TableNote, ...]:
    """Tell what lies in the pots, what the stock went for, what was staked, and how the tricks count."""
    public, now = view.public, _till(view.ledger.awards)
    pots = (("ruff_pot", worth(now.ruff)), ("trick_pot", worth(now.tricks)))
    found = [TableNote(key, POOL, amount) for key, amount in pots if amount]
    found += _left_over(view, worth(now.ruff))
    found += _in_chips(view, now)
    if public.bid and public.phase == Phase.EXCHANGE:
        found.append(TableNote("price", public.bid.seat, public.bid.number))
    if public.phase == Phase.RUFF:
        found += _staked(view)
    if view.tricks and public.phase != Phase.DEALING:
        scores = counts(view.tricks, public.turn_up, view.dealer)
        key = "score_final" if public.phase == Phase.SETTLED else "score"
        found += [TableNote(key, seat, score, running=True) for seat, score in enumerate(scores)]
    return tuple(found)


def _left_over(view: View[Public], ruff: int) -> Iterator[TableNote]:
    """Tell what the turn-up counts for the dealer (§11.3), and that a ruff nobody has bet on leaves its pot (§4.2)."""
    public = view.public
    if public.turn_up == NOBODY or public.phase == Phase.DEALING:
        return
    points = CONTRACTS[suit_of(public.turn_up)].points[public.turn_up]
    if points:
        yield TableNote("turned_counter", POOL, points, by=view.dealer, told=True)
    if ruff and public.phase in (Phase.LEAD, Phase.REPLY):
        yield TableNote("ruff_unbet", told=True)


LOWEST = 28
RUFFS = (
    0,
    0,
    1,
    1,
    2,
    4,
    7,
    10,
    14,
    17,
    24,
    29,
    34,
    39,
    40,
    46,
    53,
    57,
    60,
    66,
    71,
    75,
    77,
    79,
    83,
    85,
    87,
    91,
    93,
    93,
    93,
    93,
    95,
    96,
    98,
    99,
    99,
    99,
    99,
)
"""Of 100 ruffs that count as many, how many are the best of the three: for LOWEST and every value above it.

What counts less is hardly ever the best, and what counts more nearly always. Measured over 40,000 deals of club players
who have changed their cards, by tests/stage/gleek_ruffs.py; whether the longest suit counts or the dearest is all one.
"""


def wins(value: int) -> int:
    """Tell of 100 ruffs that count so much how many are the best of the three."""
    return 0 if value < LOWEST else RUFFS[min(value - LOWEST, len(RUFFS) - 1)]


def _figures(view: View[Public]) -> Mapping[str, int]:
    """Value my longest suit, my dearest, each of them, the ruffs shown and each rank; tell prices, share and sale."""
    found = {**SET_PRICES, "share": SHARE, "trick": CONTRACTS[0].trick, "stock": BOUGHT}
    found |= {f"value_{rank}": flush_value(GLEEK.cards(f"{rank}S")) for rank in RANKS}
    values = [flush_value(view.hand & suit) for suit in SUITS]
    found |= {f"ruff_{letter}": value for letter, value in zip("SHDC", values, strict=True)}
    lengths = [(view.hand & suit).bit_count() for suit in SUITS]
    found["ruff"] = max(zip(lengths, values, strict=True))[1]
    found["dearest_suit"] = max(values)  # the ruff by a house rule (§8.3)
    found["ruff_wins"] = wins(found["ruff"])
    found["dearest_wins"] = wins(found["dearest_suit"])
    shown = enumerate(view.public.ruffs)
    return found | {f"ruff_{seat}": flush_value(cards) for seat, cards in shown if cards}


def _in_chips(view: View[Public], now: _Till) -> list[TableNote]:
    """Tell what everybody's chips are worth, and once how much of that is lent (§4.5)."""
    held = [worth(coins) for coins in now.seats]
    lent = [chips - purse for chips, (purse,) in zip(held, view.ledger.holdings, strict=True)]
    told = [TableNote(IN_CHIPS, seat, chips) for seat, chips in enumerate(held)]
    again = [
        TableNote("lent_again", POOL, loan, by=seat) for seat, loan in enumerate(lent) if loan > min(lent)
    ]
    return [*told, TableNote("lent", POOL, min(lent)), *again]


def _staked(view: View[Public]) -> list[TableNote]:
    """Tell what everybody has put in by vying, and what I lack to the level."""
    now = stakes(view.public.vying, view.public.pass_final)
    found = [TableNote("stake", seat, paid_in) for seat, paid_in in enumerate(now.paid) if paid_in]
    lacking = now.level - now.paid[view.me]
    return [TableNote("to_see", POOL, lacking), *found] if lacking and view.me not in now.out else found


def _offers(view: View[Public]) -> Mapping[str, TableNote]:
    """Tell what seeing costs."""
    if view.public.phase != Phase.RUFF:
        return {}
    now = stakes(view.public.vying, view.public.pass_final)
    return {Word.SEE: TableNote("to_pay", POOL, now.level - now.paid[view.me])}


def _calls(view: View[Public]) -> tuple[LadderCall, ...]:
    """Give the bids for the stock while it is sold, then the vying on the ruff."""
    public = view.public
    spoken = (
        public.auction
        if public.phase == Phase.AUCTION
        else _vying(public)
        if public.phase == Phase.RUFF
        else ()
    )
    last = max((place for place, call in enumerate(spoken) if call.word in _RAISES), default=-1)
    return tuple(_call(call, place == last) for place, call in enumerate(spoken))


def _vying(public: Public) -> tuple[Call, ...]:
    """Forget, once somebody has vied, the passes from before that bind nobody (§8.11)."""
    if public.pass_final or not public.level:
        return public.vying
    first = next(place for place, call in enumerate(public.vying) if call.word == Word.VIE)
    return public.vying[first:]


def _call(call: Call, stands: bool) -> LadderCall:
    return LadderCall(call.seat, call.word, call.number, stands)


def _opened(view: View[Public], place: Place) -> Cards:
    """Turn up what a player has shown of his hand for the ruff or as a gleek, and nothing that is only inferred."""
    shown = view.public.ruffs[place.seat]
    for each in view.public.sets:
        shown |= each.cards if each.seat == place.seat else 0
    return shown & place.sure


def _special_paragraph(view: View[Public]) -> str:
    """Go to the opening before the first bid, to the stock in the buyer's hand, to seeing when somebody has vied."""
    public = view.public
    if public.phase == Phase.AUCTION and not public.auction:
        return "6.3"
    if public.phase == Phase.EXCHANGE and not any(
        place.name == STOCK and place.size for place in view.hidden
    ):
        return "7.2"
    return "8.8" if public.phase == Phase.RUFF and public.level else ""


TABLE = TableLayout(
    GLEEK,
    _order,
    _trump,
    chips=_chips,
    notes=_notes,
    figures=_figures,
    calls=_calls,
    bidding=Phase.AUCTION,
    offers=_offers,
    worth=_worth,
    opened=_opened,
    digits={look: str(value) for look, value in WORTH.items()},
    peculiar=_peculiar,
    paragraphs=_PARAGRAPHS,
    end_paragraph="12",
    special_paragraph=_special_paragraph,
    room="tudor_hall",
)
