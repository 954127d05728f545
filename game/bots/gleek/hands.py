"""What a hand of Gleek promises in pence: its tricks, its ruff and its sets, and what an exchange would add."""

from functools import lru_cache

from game.core.cards import GLEEK, Card, Cards, members
from game.core.record import record
from game.rules.gleek import Options
from game.rules.gleek.phases import ACES, BOUGHT, KINDS, SUIT_SIZE, SUITS
from game.rules.gleek.scoring import FLUSH_VALUES, ruff

_TRUMP = {"A": 14.3, "K": 6.0, "Q": 5.2, "J": 6.7}
_LOW_TRUMP = 2.2
_PLAIN = {"A": 2.0, "K": 1.7, "Q": 1.0, "J": 0.2, "T": 0.2}
"""What a card adds to its holder's trick score: least squares over deals played out with all hands open.

Two thirds of what was found, as it is found where the others lack the card; here it replaces one that was thrown away,
and what three good hands promise is still shared out of the same 66.
"""
_GLEEK = (7.5, 5.0, 3.0, 1.2)
_MOURNIVAL = (16.0, 12.0, 8.0, 4.0)
"""What a set brings on average from both opponents together; gleeks are sometimes beaten by better ones."""
RUFF_WORTH = 9.0
"""What the best ruff of the table brings on average, more or less."""


@lru_cache(maxsize=4)
def trick_values(trump: int) -> tuple[float, ...]:
    """Give by card what it adds to the trick score."""
    return tuple(
        _TRUMP.get(face[0], _LOW_TRUMP) if card // SUIT_SIZE == trump else _PLAIN.get(face[0], 0.0)
        for card, face in enumerate(GLEEK.faces)
    )


def tricks_worth(hand: Cards, trump: int) -> float:
    values = trick_values(trump)
    return sum((values[card] for card in members(hand)), 0.0)


def sets_worth(hand: Cards) -> float:
    found = 0.0
    for place, four in enumerate(KINDS):
        count = (hand & four).bit_count()
        if count > 2:
            found += _MOURNIVAL[place] if count == 4 else _GLEEK[place]
    return found


_DEALT = (0, 0, 0, 2, 4, 10, 17, 27, 39, 51, 62, 71, 79, 86, 90, 94, 96, 97, 98, 99, 99)
_BOUGHT = (0, 0, 0, 0, 1, 3, 7, 12, 22, 31, 41, 51, 61, 69, 77, 84, 87, 91, 93, 95, 96)
"""How often a ruff is at most 20, 22, 24 … pence, in hundredths: as dealt, and after buying the stock.

Counted in deals; tests/tools/strength/fitting/gleek_ruffs.py finds none more than two hundredths off.
"""


def ruff_chance(value: float, *, bought: bool = False) -> float:
    """Tell how likely a ruff is to be no worse than that of one opponent, who may have bought the stock.

    >>> ruff_chance(20) < ruff_chance(41) < ruff_chance(60)
    True
    """
    table = _BOUGHT if bought else _DEALT
    place = (value - 20) / 2
    if place <= 0:
        return 0.0
    low = int(place)
    if low >= len(table) - 1:
        return min(1.0, (table[-1] + 0.2 * (place - len(table) + 1)) / 100)
    return (table[low] + (table[low + 1] - table[low]) * (place - low)) / 100


def ruff_worth(hand: Cards, options: Options) -> float:
    """Guess what the ruff of a hand brings against two opponents."""
    if hand & ACES == ACES:
        return RUFF_WORTH
    return RUFF_WORTH * ruff_chance(ruff(hand, options).value) ** 2


def worth(hand: Cards, trump: int, options: Options) -> float:
    return tricks_worth(hand, trump) + sets_worth(hand) + ruff_worth(hand, options)


@record
class Prospect:
    """Some cards kept, and what may come to them."""

    kept: Cards
    unseen: Cards  # from which the stock is drawn
    draws: int  # how many cards are still to come

    def worth(self, trump: int, options: Options) -> float:
        """Guess what the hand will bring once the cards have come."""
        if not self.draws:
            return worth(self.kept, trump, options)
        chance = self.draws / self.unseen.bit_count()
        coming = tricks_worth(self.unseen, trump) * chance
        return tricks_worth(self.kept, trump) + coming + self._sets(chance) + self._ruff(chance)

    def _sets(self, chance: float) -> float:
        found = 0.0
        for place, four in enumerate(KINDS):
            held, left = (self.kept & four).bit_count(), (self.unseen & four).bit_count()
            three, all_four = _GLEEK[place], _MOURNIVAL[place]
            if held == 4:
                found += all_four
            elif held == 3:
                found += three + chance * left * (all_four - three)
            elif held == 2 and left:
                found += left * chance * three
            elif held == 1 and left > 1:
                found += left * chance * chance * three
        return found

    def _ruff(self, chance: float) -> float:
        most = 0.0
        for suit, cards in enumerate(SUITS):
            shift = suit * SUIT_SIZE
            held = FLUSH_VALUES[(self.kept & cards) >> shift]
            most = max(most, held + chance * FLUSH_VALUES[(self.unseen & cards) >> shift])
        return RUFF_WORTH * ruff_chance(most) ** 2


def _set_values(pool: Cards) -> dict[Card, float]:
    """Give by card what keeping it adds to the sets it may belong to."""
    found: dict[Card, float] = {}
    for place, four in enumerate(KINDS):
        held = pool & four
        count = held.bit_count()
        share = _MOURNIVAL[place] / 4 if count == 4 else _GLEEK[place] / 3 if count == 3 else 0.0
        if count == 2:
            share = _GLEEK[place] / 6
        found |= dict.fromkeys(members(held), share)
    return found


@lru_cache(maxsize=512)
def plans(pool: Cards, keep: int, turn_up: Card, options: Options) -> tuple[Cards, ...]:
    """List ways to keep so many cards of a pool, the most promising first.

    One plan for every suit that may become the ruff, and one that minds no suit. The pool is the hand before the
    exchange, or with the stock in it where that is drawn first.
    """
    trump = turn_up // SUIT_SIZE
    values, sets = trick_values(trump), _set_values(pool)
    unseen = GLEEK.full & ~(pool | 1 << turn_up)
    draws = BOUGHT if keep < BOUGHT else 0
    found: dict[Cards, float] = {}
    for flush in (*SUITS, 0):
        worths = {
            card: values[card]
            + sets.get(card, 0.0)
            + (flush >> card & 1) * 0.2 * FLUSH_VALUES[1 << card % SUIT_SIZE]
            for card in members(pool)
        }
        ranked = sorted(worths, key=lambda card: (worths[card], card % SUIT_SIZE, card), reverse=True)
        kept = sum(1 << card for card in ranked[:keep])
        found[kept] = Prospect(kept, unseen, draws).worth(trump, options)
    return tuple(sorted(found, key=lambda kept: found[kept], reverse=True))


def improvement(hand: Cards, turn_up: Card, options: Options) -> float:
    """Guess in pence what buying the stock adds to a hand, its price apart."""
    trump = turn_up // SUIT_SIZE
    unseen = GLEEK.full & ~(hand | 1 << turn_up)
    kept = plans(hand, hand.bit_count() - BOUGHT, turn_up, options)[0]
    after = Prospect(kept, unseen, BOUGHT).worth(trump, options)
    if options.stock_exchange == "draw_first":
        after += CHOICE_WORTH
    return after - worth(hand, trump, options)


CHOICE_WORTH = 2.5
"""What it is worth to see the stock before one lays cards away."""


def others_improvement(hand: Cards, turn_up: Card) -> float:
    """Guess what buying the stock would add to an opponent's hand, by what mine leaves for it."""
    unseen = GLEEK.full & ~(hand | 1 << turn_up)
    return BOUGHT * tricks_worth(unseen, turn_up // SUIT_SIZE) / unseen.bit_count() + 1.5
