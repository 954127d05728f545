"""How a club player plays his cards: what each would bring or cost, and why."""

from collections.abc import Mapping, Sequence

from game.bots.sheepshead.reasons import MANY, SAFE
from game.bots.sheepshead.situation import SURE, Situation, suit_called
from game.core.cards import Card, Cards, mask, members
from game.core.order import between
from game.core.record import record
from game.rules.sheepshead.cards import POINTS, TRUMPS

_QUEENS = TRUMPS[:4]
_COMING = 2.5
"""Points that a player still to come adds to a trick on average."""
_TRUMP_KEPT = 1.0
_RANK_KEPT = 0.75
_QUEEN_KEPT = 0.3
_ACE_KEPT = 5.0
_LATE = 2
"""Cards left in hand from which on high cards are kept as dearly as ever; with fewer they must be spent in time."""
_DRAW = 1.5
_DRAW_MORE = 0.4
_DRAW_HIGH = 0.5
_ATTACKER_PLAIN = 3.0
_FORCE_PARTNER = 12.0
_TRUMP_LED_BY_DEFENDER = 5.0
_POINTS_LED = 0.8
_CAUTION = 0.4
_FIRST_TRICK = 10.0
"""In a leaster: points that the one trick one needs may cost."""
_RANK_SHED = 0.7
_TRUMP_SHED = 3.0
_DEAR = 10
"""Points of a trump that is not led into higher ones, while there is another."""


@record
class Candidate:
    """A card that may be played, and what speaks for it."""

    card: Card
    chance: float  # that my side takes the trick
    value: float


def pick_card(seen: Situation) -> Card:
    """Choose a card."""
    return preferred(weigh(seen)).card


def weigh(seen: Situation, *, every: bool = False) -> list[Candidate]:
    """Judge every card that may decently be played, or every card that may be played."""
    chances, judge = seen.chances(), _leaster if seen.leaster else _weigh
    cards = seen.legal if every else decent(seen, chances)
    return [judge(seen, card, chances[card]) for card in members(cards)]


def preferred(weighed: Sequence[Candidate]) -> Candidate:
    """Choose the card of most value, and of equals the one with fewest points."""
    return max(weighed, key=lambda each: (each.value, -POINTS[each.card], -each.card))


def decent(seen: Situation, chances: Mapping[Card, float]) -> Cards:
    """Leave out what nobody at the table would forgive.

    A trick that a friend has for sure is not taken from him, and no points go to a trick that is surely lost while a
    card without points is at hand. Of equal cards that one is played which brings a sure trick more or a lost one less.
    Neither ten nor ace of trumps is led into higher ones while there is another trump.
    """
    if seen.leaster:
        return seen.legal
    if not seen.table:
        return seen.legal & ~_dear(seen)
    cards = _forgiven(seen, chances)
    return cards & ~mask(card for card in members(cards) if _outdone(seen, card, cards, chances))


def _dear(seen: Situation) -> Cards:
    """Give the trumps of most points that others may beat, unless there is no other trump to lead."""
    trumps = seen.legal & seen.order.trumps
    dear = mask(
        card for card in members(trumps) if POINTS[card] >= _DEAR and seen.order.beats[card] & seen.others
    )
    return dear if trumps & ~dear else 0


def _forgiven(seen: Situation, chances: Mapping[Card, float]) -> Cards:
    legal, order = seen.legal, seen.order
    below = legal & ~order.beats[seen.best]
    if seen.friends[seen.winner] > SURE and any(chances[card] > SURE for card in members(below)):
        return below
    if max(chances.values()) > 1 - SURE:
        return legal
    plain = legal & ~order.trumps or legal
    blank = mask(card for card in members(plain) if not POINTS[card])
    return blank | legal & mask(card for card in members(legal) if POINTS[card] < MANY) if blank else legal


def _outdone(seen: Situation, card: Card, cards: Cards, chances: Mapping[Card, float]) -> bool:
    """Tell whether another of these cards is as good from now on, and its points are better for a trick so sure.

    What nobody can beat brings its points home later as well as now.
    """
    ours, order = chances[card] > SURE, seen.order
    if 1 - SURE < chances[card] < SURE or (ours and not order.beats[card] & seen.others):
        return False
    sign = 1 if ours else -1
    return any(
        sign * POINTS[other] > sign * POINTS[card]
        and abs(chances[other] - chances[card]) < 1 - SURE
        and seen.heads(other) == seen.heads(card)
        and not between(card, other, order) & seen.others
        for other in members(cards & order.suited[card])
    )


def _weigh(seen: Situation, card: Card, chance: float) -> Candidate:
    """Judge a card by the trick it plays for, and by what it would be worth later."""
    swing = seen.pot + POINTS[card] + _COMING * len(seen.later)
    value = (2 * chance - 1) * swing - _keep(seen, card)
    if not seen.table:
        value += _lead(seen, card)
    elif chance < SAFE and not seen.heads(card):
        value -= _CAUTION * POINTS[card]
    return Candidate(card, chance, value)


def _keep(seen: Situation, card: Card) -> float:
    """Value a card for later tricks: high trumps and aces take, and so should not be spent for nothing."""
    late = min(1.0, (seen.view.hand.bit_count() - 1) / _LATE)
    if seen.order.trumps >> card & 1:
        queen = _QUEEN_KEPT if card in _QUEENS else 0.0
        return late * (_TRUMP_KEPT + _RANK_KEPT * seen.order.rank[card] + queen)
    return late * _ACE_KEPT if seen.master(card) else 0.0


def _lead(seen: Situation, card: Card) -> float:
    """Value what a lead does beside this trick."""
    trumps = seen.order.trumps
    trump = trumps >> card & 1
    if trump and seen.attacks:
        mine = (seen.view.hand & trumps).bit_count()
        if mine > 1 and trumps & seen.others:
            return _DRAW + _DRAW_MORE * mine + _DRAW_HIGH * seen.order.rank[card]
        return -_ATTACKER_PLAIN
    if trump:
        return -_TRUMP_LED_BY_DEFENDER
    value = 0.0 if seen.master(card) else -_POINTS_LED * POINTS[card]
    if seen.attacks:
        return value - _ATTACKER_PLAIN
    return value + _FORCE_PARTNER * bool(suit_called(seen.view) >> card & 1)


def _leaster(seen: Situation, card: Card, chance: float) -> Candidate:
    """Judge a card where points are to be avoided, but one trick may be needed, best a cheap one."""
    swing = seen.pot + POINTS[card] + _COMING * len(seen.later)
    wanted = _FIRST_TRICK if seen.lacks_trick else 0.0
    high = _RANK_SHED * seen.order.rank[card] + (_TRUMP_SHED if seen.order.trumps >> card & 1 else 0.0)
    rid = POINTS[card] * (1 - chance) + high * (1 - chance)
    return Candidate(card, chance, chance * (wanted - swing) + rid)
