"""What a gathered trick decides: which combinations come home and which are duped (chapter 9)."""

from collections.abc import Iterator

from game.core.cards import Cards, Seat, mask
from game.core.record import record
from game.core.trick import Trick
from game.rules.romestecq.combinations import PARAGRAPHS, Combination, combinations
from game.rules.romestecq.options import Options

UNIT = "points"
STEPS = (
    "quartet",
    *PARAGRAPHS,
    *(f"duped_{kind}" for kind in PARAGRAPHS),
    "stecq",
)
"""Everything that pays."""


@record
class Item:
    """One thing a trick pays."""

    step: str
    rule: str
    to: Seat
    amount: int
    cards: Cards = 0


def decided(hands: tuple[Cards, ...], tricks: tuple[Trick, ...], options: Options) -> Iterator[Item]:
    """List what the last of these tricks pays, in the order in which it is marked (§9.7)."""
    gone, last, seats = gathered(tricks), tricks[-1], len(hands)
    for place, card in enumerate(last.cards):
        seat = (last.leader + place) % seats
        for each in combinations(hands[seat], options):
            if each.cards >> card & 1 and not each.cards & ~gone:
                yield from fate(each, seat, tricks, options)


def gathered(tricks: tuple[Trick, ...]) -> Cards:
    """Give every card in these tricks."""
    return mask(card for trick in tricks for card in trick.cards)


def fate(each: Combination, seat: Seat, tricks: tuple[Trick, ...], options: Options) -> Iterator[Item]:
    """Tell what a combination pays whose cards have all been gathered (§9.2 to §9.6)."""
    sides = options.sides
    lost = [
        trick.taker
        for trick in tricks
        if sides[trick.taker] != sides[seat] and mask(trick.cards) & each.cards
    ]
    split = len(lost) < each.cards.bit_count()
    home = Item(each.kind, "9.3", seat, each.home, each.cards)
    if not lost or (split and options.split_combination == "holder"):
        yield home
    elif not split or options.split_combination == "captor":
        yield Item(f"duped_{each.kind}", "9.2", lost[-1], each.duped, each.cards)
        if options.duped_scoring == "both":
            yield home


def stecq(trick: Trick) -> Item:
    """Pay for the last trick (§9.8)."""
    return Item("stecq", "9.8", trick.taker, 1)
