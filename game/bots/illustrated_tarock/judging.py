"""How a club player judges his cards when one plays against two: what each brings now, and what later."""

from game.bots.illustrated_tarock.birds import DUE, WHEN, flight, nesting, roost
from game.bots.illustrated_tarock.situation import SUITED, Candidate, Situation, chances
from game.core.cards import Card, Cards, mask, members
from game.core.record import record
from game.rules.illustrated_tarock.cards import MAGICIAN, ORDER, POINTS, TRUMPS

_BEATS = ORDER.beats


@record
class Weights:
    """What things are worth to a player, in card points."""

    coming: float  # a card still to come to the trick
    later: float  # the other cards of a trick that a high card will take
    trump: float  # a trump that is sure to be beaten in its own suit: it takes other suits
    magician: float
    guarded: float  # a part of its points: a card of a suit which may outlast those that beat it
    bare: float  # likewise, one that may not
    late: float  # with fewer tricks than this to come, what is kept loses its worth
    draw: float  # leading a trump, and for each trump that I hold above half of those that are out
    draw_more: float
    void: float  # playing the last card of a suit
    long: float  # leading a suit, for each card of it
    force: float  # leading what the declarer has to trump


PATIENCE = 8.0
"""Points that it costs to lead a trump when nobody else has one, and a bird waits for the end."""
ALONE = Weights(1.8, 3.5, 2.2, 2.75, 0.6, 0.3, 1.5, -1.0, 0.35, 0.0, 0.5, 0.0)
TOGETHER = Weights(2.2, 3.0, 1.2, 5.0, 0.75, 0.3, 1.5, -3.0, 0.0, 2.5, 0.0, 4.0)


def rate(seen: Situation) -> list[Candidate]:
    """Judge every card, one for each run of equals."""
    legal, others = seen.legal, seen.others
    cards = runs(legal, others | mask(seen.table)) if legal & (legal - 1) else members(legal)
    weights = ALONE if seen.attacks else TOGETHER
    late = seen.hand.bit_count() <= len(DUE)
    coming = seen.pot + weights.coming * (2 - len(seen.table))
    rated = []
    for card, chance in chances(seen, cards):
        value = chance * (coming + POINTS[card]) - kept(seen, card, others, weights)
        if not seen.table:
            value += _led(seen, card, others, weights)
        if late:
            value += flight(seen, card, chance)
        rated.append(Candidate(card, chance, value))
    return rated


def runs(legal: Cards, others: Cards) -> list[Card]:
    """List one of each run of cards that no card of the others separates and that count the same: the lowest.

    Birds stand for themselves.
    """
    found: list[Card] = []
    last = -1
    for card in members(legal):
        if last < 0 or card in WHEN or last in WHEN or not _alike(last, card, others):
            found.append(card)
        last = card
    return found


def _alike(one: Card, other: Card, others: Cards) -> bool:
    return (
        POINTS[one] == POINTS[other]
        and bool(SUITED[one] >> other & 1)
        and not (_BEATS[one] ^ _BEATS[other]) & others
    )


def kept(seen: Situation, card: Card, others: Cards, weights: Weights) -> float:
    """Value a card for the tricks to come."""
    higher = (_BEATS[card] & SUITED[card] & others).bit_count()
    late = min(1.0, (seen.hand.bit_count() - 1) / weights.late)
    if TRUMPS >> card & 1:
        bird = roost(seen, card, others) if card in WHEN else 0.0
        if card == MAGICIAN and higher:
            return late * weights.magician + bird
        beaten = higher / (TRUMPS & others).bit_count() if higher else 0.0
        return late * ((1 - beaten) * (POINTS[card] + weights.later) + weights.trump * beaten) + bird
    guards = (seen.hand & SUITED[card]).bit_count() - 1
    void = weights.void if not guards and seen.hand & TRUMPS else 0.0
    other = POINTS[card] * (weights.guarded if guards >= higher else weights.bare)
    home = 0.0 if higher else _home(seen, card)
    return late * (home * (POINTS[card] + weights.later) + (1 - home) * other) - void


def _home(seen: Situation, card: Card) -> float:
    """Guess how probable it is that the highest card of a suit will take a trick."""
    safe = 1.0
    for seat in (0, 1, 2):
        if seen.may[seat] & TRUMPS and not seen.ours(seat):
            safe *= seen.holds(seat, SUITED[card])
    return safe


def _led(seen: Situation, card: Card, others: Cards, weights: Weights) -> float:
    """Value what a lead does beside this trick."""
    if TRUMPS >> card & 1:
        out = (TRUMPS & others).bit_count()
        if not out:
            return -PATIENCE if seen.hand & ~TRUMPS and nesting(seen) else 0.0
        return weights.draw + weights.draw_more * ((seen.hand & TRUMPS).bit_count() - out / 2)
    value = weights.long * (seen.hand & SUITED[card]).bit_count()
    return value if seen.attacks else value + weights.force * seen.ruffs(seen.declarer, SUITED[card])
