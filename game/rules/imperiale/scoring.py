"""What a deal of Impériale pays: the count before the first lead, the honours of a trick, and the tricks themselves."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from game.core.cards import Card, Cards, Seat, mask
from game.core.score import Award, Holdings
from game.core.trick import Trick
from game.core.trick_play import TrickPlay
from game.rules.imperiale.cards import COURTS, FOURS, HONOURS, SEQUENCES, SUITS, pips, suit_of
from game.rules.imperiale.options import Options
from game.rules.imperiale.phases import TRICKS

RED, WHITE = "red", "white"
WHITES_IN_A_RED = 6

PAYS = {
    "turned_honour": (WHITE, "6.2"),
    "sequence": (RED, "7.2"),
    "four_of_a_kind": (RED, "7.3"),
    "sequence_level": (RED, "13.7"),
    "four_level": (RED, "13.7"),
    "sequence_first": (RED, "13.10"),
    "four_first": (RED, "13.10"),
    "blanche": (RED, "7.5"),
    "blanche_double": (RED, "13.3"),
    "retourne": (RED, "13.4"),
    "point": (WHITE, "8.2"),
    "tombee": (RED, "13.6"),
    "honour_led": (WHITE, "10.2"),
    "honour_caught": (WHITE, "10.3"),
    "honour_won": (WHITE, "13.2"),
    "honour_taken": (WHITE, "13.2"),
    "tricks": (WHITE, "11.1"),
    "tricks_difference": (WHITE, "13.8"),
    "capot": (RED, "11.3"),
    "capot_first": (RED, "13.10"),
}
"""By step, in the order of a deal: the counter it pays and the paragraph that says so.

The `_level` steps are imperials that leave the other side its whites because both hold one, the `_first` steps reds
that do because the match has only begun. Of the honours the first
two fall to the leader; the other two to the taker, for his own card and for the other's.
"""
OPENING_STEPS = frozenset(tuple(PAYS)[: tuple(PAYS).index("tombee")])
"""What is counted, and shown, before the first lead."""
_LEVEL = {"sequence": "sequence_level", "four_of_a_kind": "four_level"}
_FIRST = {"sequence": "sequence_first", "four_of_a_kind": "four_first"}
_GENTLE = frozenset((*_LEVEL.values(), "blanche", "blanche_double", "retourne", "tombee"))
"""Reds that leave the other side its whites (§7.8, §13.7)."""


def award(deal: int, step: str, to: Seat, cards: Cards = 0, amount: int = 1) -> Award:
    unit, rule = PAYS[step]
    return Award(deal, step, rule, to, amount, unit, cards=cards)


def annuls(deal: int, options: Options) -> bool:
    """Tell whether reds annul whites in a deal, counted from 1 (§7.9, §13.10)."""
    return deal != 1 or options.first_deal_annuls


def credit(holdings: Holdings, paid: Award, options: Options) -> Holdings:
    """Move counters: six whites become a red, and a red costs the other side its whites (§4.3, §7.7)."""
    reds, whites = holdings[paid.to]
    theirs = holdings[1 - paid.to]
    gained = min(paid.amount, options.target_reds - reds) if paid.unit == RED else 0
    if paid.unit == WHITE:
        whites += paid.amount
        while whites >= WHITES_IN_A_RED and reds + gained < options.target_reds:
            whites -= WHITES_IN_A_RED
            gained += 1
        whites = 0 if reds + gained == options.target_reds else whites
    if gained and paid.step not in _GENTLE and annuls(paid.deal, options):
        theirs = (theirs[0], 0)
    mine = (reds + gained, whites)
    return (mine, theirs) if paid.to == 0 else (theirs, mine)


@lru_cache(maxsize=1 << 12)
def imperials(hand: Cards) -> tuple[tuple[str, Cards], ...]:
    """List the imperials in a hand, by step: sequences, then fours of a kind (§7.1)."""
    sequences = (("sequence", cards) for cards in SEQUENCES if not cards & ~hand)
    return (*sequences, *(("four_of_a_kind", cards) for cards in FOURS if not cards & ~hand))


@lru_cache(maxsize=1 << 12)
def point(hand: Cards) -> tuple[int, Cards]:
    """Give the dearest suit of a hand, what it counts and its cards (§8.1).

    The dearest suit is always a longest one too (§8.4).
    """
    return max(((pips(hand & suit), hand & suit) for suit in SUITS), key=lambda worth: worth[0])


def completed(hand: Cards, turn_up: Card) -> Iterator[Cards]:
    """List the imperials of which a hand lacks nothing but the turn-up (§13.4)."""
    for cards in (*SEQUENCES, *FOURS):
        if cards & ~hand == 1 << turn_up:
            yield cards


def opening(
    deal: int, dealer: Seat, hands: Sequence[Cards], turn_up: Card, options: Options
) -> Iterator[Award]:
    """Count what is worth something before the first lead, in its order (§6.1)."""
    seats = (1 - dealer, dealer)
    if HONOURS[suit_of(turn_up)] >> turn_up & 1:
        yield award(deal, "turned_honour", dealer, 1 << turn_up)
    level = options.mutual_imperials_save_whites and all(imperials(hand) for hand in hands)
    gently = _LEVEL if level else {} if annuls(deal, options) else _FIRST
    for seat in seats:
        for step, cards in imperials(hands[seat]):
            yield award(deal, gently.get(step, step), seat, cards)
    for seat in seats:
        if not hands[seat] & COURTS:
            step = "blanche" if options.blanche_value == 1 else "blanche_double"
            yield from (award(deal, step, seat, hands[seat]) for _ in range(options.blanche_value))
    if options.imperiale_de_retourne:
        for seat in seats[options.retourne_dealer_only :]:
            for cards in completed(hands[seat], turn_up):
                yield award(deal, "retourne", seat, cards)
    best = max(seats, key=lambda seat: point(hands[seat])[0])  # equal points: the elder hand, §8.2
    yield award(deal, "point", best, point(hands[best])[1])


def shown(awards: tuple[Award, ...], turn_up: Card, seat: Seat) -> Cards:
    """Gather the cards of its hand that a seat has shown before the first lead, played since or not."""
    cards = 0
    for each in awards:
        if each.to == seat and each.step in OPENING_STEPS:
            cards |= each.cards
    return cards & ~(1 << turn_up)


def gathered(deal: int, play: TrickPlay, trump: int, options: Options) -> Iterator[Award]:
    """Count what the last of these tricks is worth the moment it is gathered (§10, §13.2, §13.6)."""
    last = play.tricks[-1]
    led, reply = last.cards
    honours, leader, taker = HONOURS[trump], last.leader, last.taker
    if options.imperiale_tombee and _falls(play, trump):
        yield award(deal, "tombee", taker, SEQUENCES[trump])
    if options.honours_scoring == "leader":
        if honours >> led & 1:
            yield award(deal, "honour_led", leader, 1 << led)
        if honours >> reply & 1 and taker == leader:
            yield award(deal, "honour_caught", leader, 1 << reply)
        return
    own, caught = (led, reply) if taker == leader else (reply, led)
    if honours >> own & 1:
        yield award(deal, "honour_won", taker, 1 << own)
    if honours >> caught & 1:
        yield award(deal, "honour_taken", taker, 1 << caught)


def _falls(play: TrickPlay, trump: int) -> bool:
    """Tell whether the last trick gives its taker the sequence of trumps, not all of which was dealt to him (§13.6)."""
    sequence, last = SEQUENCES[trump], play.tricks[-1]
    if not sequence & mask(last.cards) or not sequence & ~play.began[last.taker]:
        return False
    won = mask(card for trick in play.tricks if trick.taker == last.taker for card in trick.cards)
    return not sequence & ~won


def majority(deal: int, tricks: tuple[Trick, ...], options: Options) -> Iterator[Award]:
    """Count the twelve tricks: two reds for all of them, else whites for the greater number (§11)."""
    taken = sum(trick.taker for trick in tricks)
    winner, count = (1, taken) if 2 * taken > TRICKS else (0, TRICKS - taken)
    if count == TRICKS:
        step = "capot" if annuls(deal, options) else "capot_first"
        yield from (award(deal, step, winner) for _ in range(2))
    elif 2 * count > TRICKS and options.trick_bonus == "over_six":
        yield award(deal, "tricks", winner, 0, count - TRICKS // 2)
    elif 2 * count > TRICKS:
        yield award(deal, "tricks_difference", winner, 0, 2 * count - TRICKS)
