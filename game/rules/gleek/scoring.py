"""What a deal of Gleek pays: the turn-up, the stock, the ruff, three and four of a kind, and the tricks."""

from collections.abc import Iterable, Sequence

from game.core.cards import GLEEK, TABLE, Cards, Seat
from game.core.record import record
from game.core.score import Award, Holdings, Ledger
from game.core.trick import Trick
from game.rules.gleek.options import Options
from game.rules.gleek.phases import (
    ACES,
    CONTRACTS,
    KINDS,
    RANKS,
    SEATS,
    SUIT_SIZE,
    SUITS,
    Calls,
    Shown,
    highest,
    suit_of,
)

PENCE = "pence"
SHARE = 22
"""What each player owes to the tricks (§11.4)."""
USUAL_ANTE = 1
KIND_NAMES = ("aces", "kings", "queens", "jacks")
_MOURNIVAL = (8, 6, 4, 2)
SET_PRICES = {
    f"{many}_{name}": price // part
    for many, part in (("mournival", 1), ("gleek", 2))
    for name, price in zip(KIND_NAMES, _MOURNIVAL, strict=True)
}
"""What each opponent pays for three and four of a kind, by the step that pays it (§9.2, §9.3)."""
_PIPS = {**dict.fromkeys("KQJT", 10), "A": 11}
_RISING = RANKS[::-1]
_SUIT_MASK = (1 << SUIT_SIZE) - 1
FLUSH_VALUES = tuple(
    sum(_PIPS.get(rank) or int(rank) for place, rank in enumerate(_RISING) if some >> place & 1)
    for some in range(1 << SUIT_SIZE)
)
"""The value of some cards of one suit, by the eleven bits that stand for them, the four lowest (§3.3)."""


@record
class Flush:
    """A ruff."""

    value: int
    cards: Cards


def elders(dealer: Seat) -> tuple[Seat, ...]:
    """List the seats from the eldest to the dealer (§5.1).

    >>> elders(0)
    (1, 2, 0)
    """
    return _ELDERS[dealer]


_ELDERS = tuple(tuple((dealer + 1 + place) % SEATS for place in range(SEATS)) for dealer in range(SEATS))


def ruff(hand: Cards, options: Options) -> Flush:
    """Value the longest suit of a hand, or its best where the house counts that (§8.1, §8.3).

    >>> ruff(GLEEK.cards("AC QC 9C 7C 6C AD AH TS 8S 5S 4S KD"), Options()).value
    43
    """
    by_length = options.ruff_suit != "best"
    best, found = (-1, 0), 0
    for suit, cards in enumerate(SUITS):
        mine = hand & cards
        value = FLUSH_VALUES[mine >> suit * SUIT_SIZE]
        rank = (mine.bit_count() if by_length else 0, value)
        if rank > best:
            best, found = rank, mine
    return Flush(best[1], found)


def flush_value(cards: Cards) -> int:
    """Add up cards of one suit."""
    return sum(FLUSH_VALUES[cards >> suit * SUIT_SIZE & _SUIT_MASK] for suit in range(len(SUITS)))


def ruff_shown(hand: Cards, options: Options) -> Cards:
    """Give what a hand shows for the ruff: four aces, or its flush (§8.16)."""
    return ACES if hand & ACES == ACES else ruff(hand, options).cards


def sets_of(hand: Cards) -> tuple[Cards, ...]:
    """List the gleeks and mournivals of a hand (§9.1)."""
    return tuple([hand & four for four in KINDS if (hand & four).bit_count() > 2])


def sets_shown(hands: Sequence[Cards]) -> tuple[Shown, ...]:
    """Gather the gleeks and mournivals of the table, the best first (§9.2, §9.3)."""
    every = (Shown(seat, cards) for seat, hand in enumerate(hands) for cards in sets_of(hand))
    return tuple(sorted(every, key=lambda each: (-each.cards.bit_count(), _kind(each.cards))))


def _kind(cards: Cards) -> int:
    return next(place for place, four in enumerate(KINDS) if cards & four)


def ruff_pot(ledger: Ledger) -> int:
    """Tell how much lies in the ruff pot, carried money included: all that has left the purses.

    The trick pot is filled and emptied within one settlement, so that between two moves nothing else lies there.
    """
    return -sum(purse for (purse,) in ledger.holdings)


def counts(tricks: Iterable[Trick], turn_up: int, dealer: Seat) -> tuple[int, ...]:
    """Count by seat three for a trick and the counters in it, a counter turned up for the dealer (§11.1 to §11.3)."""
    contract = CONTRACTS[suit_of(turn_up)]
    found = [0] * SEATS
    found[dealer] += contract.points[turn_up]
    for trick in tricks:
        found[trick.taker] += contract.trick + sum([contract.points[card] for card in trick.cards])
    return tuple(found)


def turned(turn_up: int, dealer: Seat, deal: int, options: Options) -> tuple[Award, ...]:
    """Pay the dealer for Tiddy, and for Towser or Tumbler where they pay (§5.7, §5.8)."""
    rank = GLEEK.spell(turn_up)[0]
    paying = options.towser_tumbler == "turn_up"
    prices = {"4": ("tiddy", "5.7", options.tiddy_pay)}
    if paying:
        prices |= {"5": ("towser", "5.8", 5), "6": ("tumbler", "5.8", 6)}
    step, rule, amount = prices.get(rank, ("", "", 0))
    givers = elders(dealer)[:2] if amount else ()
    return tuple(Award(deal, step, rule, dealer, amount, PENCE, giver, 1 << turn_up) for giver in givers)


def bought(auction: Calls, dealer: Seat, deal: int) -> tuple[Award, ...]:
    """Pay each opponent half of the bid, the odd penny to the elder (§6.7)."""
    bid = highest(auction)
    if bid is None or bid.number is None:
        return ()
    elder, younger = (seat for seat in elders(dealer) if seat != bid.seat)
    half = bid.number // 2
    return (
        Award(deal, "stock", "6.7", elder, bid.number - half, PENCE, bid.seat),
        Award(deal, "stock", "6.7", younger, half, PENCE, bid.seat),
    )


def anted(dealer: Seat, deal: int, options: Options) -> tuple[Award, ...]:
    """Put the stakes of all three into the ruff pot (§8.4, §8.5)."""
    rule = "8.4" if options.ruff_ante == USUAL_ANTE else "8.5"
    seats = elders(dealer) if options.ruff_ante else ()
    return tuple(staked("ante", rule, seat, options.ruff_ante, deal) for seat in seats)


def staked(step: str, rule: str, seat: Seat, amount: int, deal: int) -> Award:
    """Put money into the ruff pot."""
    return Award(deal, step, rule, TABLE, amount, PENCE, seat)


def shared(
    pot: int, seats: Sequence[Seat], step: str, rule: str, deal: int, cards: Sequence[Cards]
) -> tuple[Award, ...]:
    """Share a pot, odd pence one each to those named first; cards are what each has to show for it."""
    share, odd = divmod(pot, len(seats))
    return tuple(
        Award(deal, step, rule, seat, share + (place < odd), PENCE, TABLE, cards[place])
        for place, seat in enumerate(seats)
        if share + (place < odd)
    )


def ruff_won(
    pot: int, hands: Sequence[Cards], within: Sequence[Seat], deal: int, options: Options
) -> tuple[Award, ...]:
    """Give the pot to the best of the ruffs shown; within lists who shows, the eldest first (§8.15 to §8.17)."""
    for seat in within:
        if hands[seat] & ACES == ACES:
            return shared(pot, (seat,), "ruff_aces", "8.16", deal, (ACES,))
    flushes = [ruff(hands[seat], options) for seat in within]
    most = max(flush.value for flush in flushes)
    best = [place for place, flush in enumerate(flushes) if flush.value == most]
    if len(best) > 1 and options.ruff_tie == "split":
        cards = [flushes[place].cards for place in best]
        return shared(pot, [within[place] for place in best], "ruff_shared", "8.17", deal, cards)
    return shared(pot, (within[best[0]],), "ruff_shown", "8.15", deal, (flushes[best[0]].cards,))


def kinds_paid(sets: Sequence[Shown], dealer: Seat, deal: int, options: Options) -> tuple[Award, ...]:
    """Pay for three and four of a kind: the best, all of its winner's, or everybody's (§9.2 to §9.5)."""
    paying = {
        "best_only": sets[:1],
        "winner_all": [each for each in sets if each.seat == sets[0].seat],
        "everyone": sets,
    }[options.lower_gleeks]
    return tuple(
        award
        for number, each in enumerate(paying)
        for award in _set_paid(each, dealer, deal, best=number == 0)
    )


def _set_paid(each: Shown, dealer: Seat, deal: int, *, best: bool) -> tuple[Award, ...]:
    place = _kind(each.cards)
    four = each.cards.bit_count() > 3
    step = f"{'mournival' if four else 'gleek'}_{KIND_NAMES[place]}"
    amount = _MOURNIVAL[place] if four else _MOURNIVAL[place] // 2
    rule = "9.5" if not best else "9.2" if four else "9.3"
    givers = (seat for seat in elders(dealer) if seat != each.seat)
    return tuple(Award(deal, step, rule, each.seat, amount, PENCE, giver, each.cards) for giver in givers)


def tricks_paid(found: Sequence[int], dealer: Seat, deal: int, options: Options) -> tuple[Award, ...]:
    """Settle the tricks: who is short of 22 pays, who is above takes, and what is left finds its owner (§11)."""
    order = elders(dealer)
    short = [
        Award(deal, "tricks_short", "11.5", TABLE, SHARE - found[seat], PENCE, seat)
        for seat in order
        if found[seat] < SHARE
    ]
    over = [
        Award(deal, "tricks_over", "11.6", seat, found[seat] - SHARE, PENCE)
        for seat in order
        if found[seat] > SHARE
    ]
    left = SEATS * SHARE - sum(found)
    if not left:
        return (*short, *over)
    if options.trick_surplus == "ruff_pot":
        return (*short, *over, Award(deal, "tricks_carried", "11.9", TABLE, left, PENCE))
    top = max(order, key=lambda seat: found[seat])
    return (*short, *over, Award(deal, "tricks_surplus", "11.8", top, left, PENCE))


def credit(holdings: Holdings, award: Award) -> Holdings:
    """Move money from purse to purse, into a pot or out of it (§4.4)."""
    purses = list(holdings)
    if award.to != TABLE:
        purses[award.to] = (purses[award.to][0] + award.amount,)
    if award.giver != TABLE:
        purses[award.giver] = (purses[award.giver][0] - award.amount,)
    return tuple(purses)
