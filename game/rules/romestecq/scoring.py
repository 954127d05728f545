"""What a gathered trick decides: which combinations come home and which are duped (chapter 9)."""

from collections.abc import Iterator

from game.core.cards import Cards, Seat, mask
from game.core.record import record
from game.core.trick import Trick
from game.core.trick_play import TrickPlay
from game.rules.romestecq.combinations import PARAGRAPHS, Combination, combinations
from game.rules.romestecq.options import Options

UNIT = "points"
TWO_SIDES = 2
HOMECOMINGS = ("", "whole_", "kept_")
"""How the steps begin that pay a holder: one card came home, or all as the house wants, or it pays though caught."""
CATCHES = ("duped_", "split_")
"""How the steps begin that pay captors: they have all of it, or a part, where that is enough."""
STEPS = (
    "quartet",
    *(f"{fate}{kind}" for fate in (*HOMECOMINGS, *CATCHES) for kind in PARAGRAPHS),
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


def decided(play: TrickPlay, options: Options) -> Iterator[Item]:
    """List what the last of these tricks pays, in the order in which it is marked (§9.7)."""
    hands, tricks = play.began, play.tricks
    gone, last, seats = gathered(tricks), tricks[-1], len(hands)
    for place, card in enumerate(last.cards):
        seat = (last.leader + place) % seats
        for each in combinations(hands[seat], options):
            if each.cards >> card & 1 and not each.cards & ~gone:
                yield from fate(each, seat, tricks, options)


def gathered(tricks: tuple[Trick, ...]) -> Cards:
    cards = 0
    for trick in tricks:
        for card in trick.cards:
            cards |= 1 << card
    return cards


def fate(each: Combination, seat: Seat, tricks: tuple[Trick, ...], options: Options) -> Iterator[Item]:
    """Tell what a combination pays whose cards have all been gathered (§9.2 to §9.6)."""
    sides = options.sides
    lost = [
        trick.taker
        for trick in tricks
        if sides[trick.taker] != sides[seat] and mask(trick.cards) & each.cards
    ]
    split = len(lost) < each.cards.bit_count()
    strict = options.split_combination != "holder"
    if not lost or (split and not strict):
        step, rule = (f"whole_{each.kind}", "9.4") if strict else (each.kind, "9.3")
        yield Item(step, rule, seat, each.home, each.cards)
    elif not split or options.split_combination == "captor":
        dupe = "9.6" if len(set(sides)) > TWO_SIDES else "9.2"
        step, rule = (f"split_{each.kind}", "9.4") if split else (f"duped_{each.kind}", dupe)
        yield Item(step, rule, lost[-1], each.duped, each.cards)
        if options.duped_scoring == "both":
            yield Item(f"kept_{each.kind}", "9.5", seat, each.home, each.cards)


def stecq(trick: Trick) -> Item:
    """Pay for the last trick (§9.8)."""
    return Item("stecq", "9.8", trick.taker, 1)
