"""What may be announced: bonuses before and after the draw, holdings, and contras against them (§4, §5, §10.7)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from game.core.cards import Cards, Seat, mask
from game.core.move import Say
from game.rules.illustrated_tarock.bidding import CONTRA_STEPS, SEATS
from game.rules.illustrated_tarock.cards import EMPRESS, HONOURS, KINGS, MAGICIAN, PRIESTESS
from game.rules.illustrated_tarock.phases import (
    BONUS_WORDS,
    BONUSES,
    CONTRA_WORDS,
    DONE,
    HOLDING_WORDS,
    Declared,
    Layout,
    groups,
    packet,
)

BIRDS = {"sparrow": (MAGICIAN, 16), "owl": (PRIESTESS, 15), "cockatoo": (EMPRESS, 14)}
"""Which card must win which trick, counted from 1."""
FORBIDDEN = {"against_honours": HONOURS, "against_kings": KINGS}
"""What the declarer may have neither in hand nor from the stock (§4.4, §5.2)."""
_BIRDS = mask(card for card, _ in BIRDS.values())


def bonuses(layout: Layout, *, early: bool) -> tuple[Say, ...]:
    """List the bonuses the declarer may announce now (§4.2 to §4.6)."""
    hand = layout.hands[layout.declarer]
    # what is lacking may still be drawn
    birds = _BIRDS if early and layout.auction.bid != "solo" else hand & _BIRDS
    return _bonuses(layout.declared, bool(hand & HONOURS), bool(hand & KINGS), birds, early)


@lru_cache(maxsize=1 << 10)
def _bonuses(
    declared: tuple[Declared, ...], honours: bool, kings: bool, birds: Cards, early: bool
) -> tuple[Say, ...]:
    said = {each.bonus: each.early for each in declared}
    found = (bonus for bonus in BONUSES if _possible(bonus, said, honours, kings, birds, early))
    return tuple([BONUS_WORDS[bonus] for bonus in found])


def _possible(
    bonus: str, said: Mapping[str, bool], honours: bool, kings: bool, birds: Cards, early: bool
) -> bool:
    """Tell whether a bonus may be added to those said, by what the hand has."""
    if bonus in said:
        return False
    match bonus:
        case "seventy":
            return "ninety" not in said
        case "ninety":
            return "seventy" not in said or (said["seventy"] and not early)
        case "against_honours":
            return not honours and "sparrow" not in said
        case "against_kings":
            return not kings
        case _:
            barred = bonus == "sparrow" and "against_honours" in said
            return not barred and bool(birds >> BIRDS[bonus][0] & 1)


def permitted(layout: Layout) -> tuple[int, ...]:
    """List the packets the declarer may take after what he has announced (§5.1, §5.2)."""
    packets, shut_out = range(len(groups(layout.auction.bid))), barred(layout.declared)
    if not shut_out:
        return tuple(packets)
    return tuple(number for number in packets if not packet(layout, number) & shut_out)


def barred(declared: Sequence[Declared]) -> Cards:
    """Give the cards the declarer has announced to win without (§5.2)."""
    cards = 0
    for each in declared:
        cards |= FORBIDDEN.get(each.bonus, 0)
    return cards


_OF_HONOURS: tuple[tuple[str, ...], ...] = ((), (), ("half_honours",), ("honours",))
"""What may be announced with so many honours."""


def holdings(hand: Cards) -> tuple[str, ...]:
    """List what a hand may announce (§5.6)."""
    found = _OF_HONOURS[(hand & HONOURS).bit_count()]
    return (*found, "kings") if hand & KINGS == KINGS else found


def announceable(layout: Layout, seat: Seat) -> tuple[Say, ...]:
    """List the holdings a seat may still announce."""
    said = layout.announced[seat]
    return tuple([HOLDING_WORDS[each] for each in holdings(layout.hands[seat]) if each not in said])


def contradictable(layout: Layout, step: int) -> tuple[Say, ...]:
    """List the word that ends a step, and the bonuses that may be raised to it (§10.7)."""
    open_to = (each.bonus for each in layout.declared if each.contras == step - 1)
    return (DONE, *(CONTRA_WORDS[CONTRA_STEPS[step - 1], bonus] for bonus in open_to))


def defenders(declarer: Seat) -> tuple[Seat, ...]:
    """List the defenders, the one at the declarer's left first."""
    return _DEFENDERS[declarer]


_DEFENDERS = tuple(tuple((seat + step) % SEATS for step in range(1, SEATS)) for seat in range(SEATS))
