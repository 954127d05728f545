"""Deals of Gleek in notation: three hands, a turn-up and a stock, and what is said, laid and played."""

from collections.abc import Mapping

from game.core.cards import GLEEK, NOBODY, TABLE, Cards, Seat, mask
from game.core.deal import stacked
from game.core.move import Deal, Say
from game.core.options import Value, chosen
from game.core.score import Award, Ledger
from game.core.trick_play import begin
from game.rules.gleek import Gleek, Options, Playing, Ruff, State
from game.rules.gleek.phases import Layout
from tests.rules.notation import follow

E, M, D = 0, 1, 2
"""Eldest, middle and dealer of the examples: the dealer sits at seat 2."""

HANDS = (
    "TC 8C JD TD 4D KH AS QS JS 9S 7S 5S",
    "5C 4C AD KD 8D 5D AH TH 9H 8H 5H 4S",
    "AC QC 9C 7C 6C 6D QH JH 7H 6H 4H TS",
)
STOCK = "KC QD 9D 7D KS 8S 6S"


def table(options: Mapping[str, Value] | None = None) -> Gleek:
    """Set up the rules; all defaults unless options are named."""
    return Gleek(chosen(Options, options or {}))


def pack_for(rules: Gleek, hands: tuple[str, ...], turn_up: str, stock: str = "", dealer: Seat = D) -> Deal:
    """Stack the pack so that eldest, middle and dealer get these cards."""
    held = {(dealer + 1 + place) % 3: GLEEK.parse_all(hand) for place, hand in enumerate(hands)}
    heaps = {"turn_up": GLEEK.parse_all(turn_up), "stock": GLEEK.parse_all(stock)}
    return Deal(stacked(rules.spec.packets, dealer, GLEEK, held, heaps))


def deal(
    rules: Gleek, hands: tuple[str, ...] = HANDS, turn_up: str = "JC", stock: str = STOCK, dealer: Seat = D
) -> State:
    """Deal the first deal of a match."""
    return rules.play(rules.start(dealer), pack_for(rules, hands, turn_up, stock, dealer))


def purse_of(rules: Gleek, held: tuple[int, ...]) -> Ledger:
    """Give a ledger with these purses; what is below 0 lies in the ruff pot."""
    ledger = rules.start(D).ledger
    for seat, amount in enumerate(held):
        if amount > 0:
            ledger = ledger.credit(Award(0, "before", "4.1", seat, amount, "pence"), rules.credit)
        elif amount < 0:
            ledger = ledger.credit(Award(0, "before", "4.1", TABLE, -amount, "pence", seat), rules.credit)
    return ledger


def vying(rules: Gleek, hands: tuple[str, ...], turn_up: str = "4C", pot: int = 3) -> State:
    """Begin the vying with these hands of eldest, middle and dealer, the stakes paid in equal parts."""
    dealt = tuple(GLEEK.cards(hand) for hand in hands)
    layout = Layout(GLEEK.parse(turn_up), dealt, 0, 0)
    return Ruff(E, D, purse_of(rules, (-pot // 3,) * 3), layout)


def playing(rules: Gleek, hands: tuple[str, ...], turn_up: str) -> State:
    """Begin the last tricks with these hands, nothing having been bought or shown; the rest is stock."""
    held, turned = tuple(GLEEK.cards(hand) for hand in hands), GLEEK.parse(turn_up)
    stock = GLEEK.full & ~(sum(held) | 1 << turned)
    return Playing(D, rules.start(D).ledger, Layout(turned, held, stock, 0), begin(held, E))


def lay(rules: Gleek, state: State, cards: str) -> State:
    """Lay cards away, one after another."""
    return follow(rules, state, ", ".join(f"-{card}" for card in cards.split()))


def gains(rules: Gleek, before: State, after: State) -> tuple[int, int, int]:
    """Count what eldest, middle and dealer (seats 0, 1, 2) gained."""
    old, new = rules.worth(before.ledger.holdings), rules.worth(after.ledger.holdings)
    return (new[0] - old[0], new[1] - old[1], new[2] - old[2])


def paid(state: State, *steps: str) -> list[tuple[str, Seat, Seat, int]]:
    """List what was paid for these steps, or all: step, giver, receiver, amount."""
    return [
        (each.step, each.giver, each.to, each.amount)
        for each in state.ledger.awards
        if not steps or each.step in steps
    ]


def total(state: State) -> int:
    """Add up the purses."""
    return sum(purse for (purse,) in state.ledger.holdings)


def cards(text: str) -> Cards:
    """Read a set of cards."""
    return mask(GLEEK.parse_all(text))


def is_over(state: State) -> bool:
    """Tell whether the match is decided."""
    return state.turn == NOBODY


def said(rules: Gleek, state: State, word: str) -> list[int | None]:
    """List the numbers with which a word may be said now."""
    return [move.number for move in rules.moves(state) if isinstance(move, Say) and move.word == word]
