"""What a club player plays, of all the cards he may play, and why; against two, alone, or in a Beggar's game."""

from game.bots.illustrated_tarock.reasons import EVEN, MANY, loser
from game.bots.illustrated_tarock.situation import (
    BIRD_CARDS,
    DUE,
    SUITED,
    WHEN,
    Candidate,
    Situation,
    chances,
    flight,
    nesting,
    roost,
    waiting,
)
from game.core.cards import Card, Cards, bit, mask, members
from game.core.order import between
from game.core.record import record
from game.rules.illustrated_tarock.cards import MAGICIAN, ORDER, POINTS, TRICKS, TRUMPS
from game.search.open_hands import runs

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
_LAST_TRUMPS = 4.0
"""What it is worth to a declarer to draw the last trumps, for what is not lost to them."""
ALONE = Weights(1.8, 3.5, 2.2, 2.75, 0.6, 0.3, 1.5, -1.0, 0.35, 0.0, 0.5, 0.0)
TOGETHER = Weights(2.2, 3.0, 1.2, 5.0, 0.75, 0.3, 1.5, -3.0, 0.0, 2.5, 0.0, 4.0)


_COMING = 2.0
_HIGH = 0.35
_TRUMP = 1.2
_POINTS_KEPT = 0.6
"""What is reckoned with in a Beggar's game: points that follow, and what high cards, trumps and points cost later."""
_LOST, _SURE = 0.02, 0.98


def rate(seen: Situation) -> list[Candidate]:
    """Judge the cards that may be played."""
    return _begging(seen) if seen.begging else _against(seen)


def best(seen: Situation) -> Candidate:
    """Give the card that is worth most, without a thought for what others may say of it."""
    return max(rate(seen), key=lambda each: each.value)


def usual(seen: Situation) -> Card:
    """Choose a card."""
    return max(decent(seen, rate(seen)), key=lambda each: each.value).card


def _against(seen: Situation) -> list[Candidate]:
    """Judge every card when one plays against two, one for each run of equals."""
    legal, others = seen.legal, seen.others
    cards = runs(legal, others | mask(seen.table), seen.contract, BIRD_CARDS)
    weights = ALONE if seen.attacks else TOGETHER
    late = seen.hand.bit_count() <= len(DUE)
    coming = seen.pot + weights.coming * (2 - len(seen.table))
    rated = []
    for card, chance in chances(seen, cards):
        value = chance * (coming + POINTS[card]) - _kept(seen, card, others, weights)
        if not seen.table:
            value += _led(seen, card, others, weights)
        if late:
            value += flight(seen, card, chance)
        rated.append(Candidate(card, chance, value))
    return rated


def _kept(seen: Situation, card: Card, others: Cards, weights: Weights) -> float:
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
        out = TRUMPS & others
        if not out:
            return -PATIENCE if seen.hand & ~TRUMPS and nesting(seen) else 0.0
        value = weights.draw + weights.draw_more * ((seen.hand & TRUMPS).bit_count() - out.bit_count() / 2)
        return value + _LAST_TRUMPS if seen.attacks and _draws_all(seen, card, out) else value
    value = weights.long * (seen.hand & SUITED[card]).bit_count()
    return value if seen.attacks else value + weights.force * seen.ruffs(seen.declarer, SUITED[card])


def _draws_all(seen: Situation, card: Card, out: Cards) -> bool:
    """Tell whether a trump is one of so many that nobody can beat that they draw all that are out, and others gain."""
    highest = out.bit_length() - 1
    tops = seen.hand >> highest + 1
    if card < highest or tops.bit_count() < out.bit_count():
        return False
    return any(seen.master(each) or TRUMPS >> each & 1 for each in members(seen.hand & (1 << highest) - 1))


def _begging(seen: Situation) -> list[Candidate]:
    """Judge every card in a Beggar's game: points and high cards are got rid of, and tricks are left to others."""
    rated = []
    for card, chance in chances(seen, members(seen.legal)):
        cost = chance * (seen.pot + POINTS[card] + _COMING * len(seen.later)) - _danger(seen, card)
        rated.append(Candidate(card, chance, -cost))
    return rated


def _danger(seen: Situation, card: Card) -> float:
    """Guess what a card would cost later, for which it is good to be rid of it now."""
    lower = SUITED[card] & ~ORDER.beats[card] & seen.others
    out = (SUITED[card] & seen.others).bit_count()
    reach = lower.bit_count() / out if out else 1.0
    trump = _TRUMP if TRUMPS >> card & 1 else 0.0
    return reach * (_POINTS_KEPT * POINTS[card] + 4 * _HIGH + trump)


def promising(seen: Situation, most: int, *, every: bool) -> list[Card]:
    """List the cards a club player would think of, the one he would play first; then, if wanted, every other.

    What was announced for a later trick is kept for it, where there is another trump.
    """
    kept = waiting(seen)
    broken = kept if seen.legal & TRUMPS & ~kept else 0
    rated = [each for each in sorted(rate(seen), key=lambda each: -each.value) if not broken >> each.card & 1]
    good = decent(seen, rated)
    more = [each for each in rated if each not in good] if every else []
    return [each.card for each in (*good, *more)][:most]


def decent(seen: Situation, rated: list[Candidate]) -> list[Candidate]:
    """Leave out what is never done, as long as there is anything else to do."""
    if seen.begging:
        return rated
    blank = any(each.chance < _LOST and POINTS[each.card] == 1 for each in rated)
    ours = (
        bool(seen.table)
        and seen.ours(seen.winner())
        and any(each.chance > _SURE and not seen.leading_with(each.card) for each in rated)
    )
    found = [
        each for each in rated if not (blank and _thrown(each)) and not (ours and _overtrumps(seen, each))
    ]
    found = found or rated
    if not seen.table:
        return _high_first(seen, found)
    return [each for each in found if not any(_outdoes(seen, other, each) for other in found)]


def _high_first(seen: Situation, rated: list[Candidate]) -> list[Candidate]:
    """Leave the one card that may lose for the end: what nobody can beat draws the trumps that threaten it.

    Of a suit's highest cards the one with most points goes first, unless it is rather trumped than not.
    """
    found = [each for each in rated if not loser(seen) >> each.card & 1] or rated
    return [each for each in found if not any(_richer(seen, other, each) for other in found)]


def _richer(seen: Situation, other: Candidate, judged: Candidate) -> bool:
    """Tell whether another card of a suit is as sure of the trick that is led, and has more points."""
    card, suit = judged.card, SUITED[judged.card] & ~TRUMPS
    return (
        judged.chance > EVEN
        and seen.master(card)
        and bool(suit >> other.card & 1)
        and POINTS[other.card] > POINTS[card]
    )


def _outdoes(seen: Situation, other: Candidate, judged: Candidate) -> bool:
    """Tell whether another card is as good from now on, and its points are better for a trick so sure.

    What nobody can beat brings its points home later as well as now. Who plays last takes with the lowest trump.
    Birds are like no other card.
    """
    card, theirs, mine = judged.card, POINTS[other.card], POINTS[judged.card]
    alike = abs(other.chance - judged.chance) < _LOST and seen.leading_with(other.card) == seen.leading_with(
        card
    )
    if not alike or not SUITED[card] >> other.card & 1 or (bit(card) | bit(other.card)) & BIRD_CARDS:
        return False
    if judged.chance < _LOST:
        return theirs < mine and not between(card, other.card, ORDER) & seen.others
    if judged.chance < _SURE or not _BEATS[other.card] & seen.others:
        return False
    if theirs == mine:
        return not seen.later and seen.leading_with(card) and bool(_BEATS[other.card] & TRUMPS & bit(card))
    return theirs > mine and not between(card, other.card, ORDER) & seen.others


def _thrown(judged: Candidate) -> bool:
    """Tell whether a card gives points to a trick that is lost."""
    return judged.chance < _LOST and POINTS[judged.card] >= MANY


def _overtrumps(seen: Situation, judged: Candidate) -> bool:
    """Tell whether a trump takes a trick the other defender has already; a bird may, in its own trick."""
    due = DUE.get(TRICKS + 1 - seen.hand.bit_count())
    return bool(TRUMPS >> judged.card & 1) and judged.card != due and seen.leading_with(judged.card)
