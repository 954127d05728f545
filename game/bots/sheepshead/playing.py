"""How a club player plays his cards: what each would bring or cost, and why."""

from collections.abc import Mapping, Sequence

from game.bots.sheepshead.situation import Situation, suit_called
from game.core.cards import Card, Cards, mask, members
from game.core.order import between
from game.core.record import record
from game.core.rules import Reason
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
_SURE = 0.99
_SAFE = 0.75
"""How sure a friend's trick must be before points go on it lightly."""
_FAINT = 0.1
"""How likely a card must be to take the trick for that to be said of it."""
_CAUTION = 0.4
_FIRST_TRICK = 10.0
"""In a leaster: points that the one trick one needs may cost."""
_RANK_SHED = 0.7
_TRUMP_SHED = 3.0
_DEAR = 10
"""Points of a trump that is not led into higher ones, while there is another."""
_MANY = 4
"""Points of a card that are not given away."""


@record
class Candidate:
    """A card that may be played, and what speaks for it."""

    card: Card
    chance: float  # that my side takes the trick
    value: float


def pick_card(seen: Situation) -> tuple[Card, Reason]:
    """Choose a card and say why."""
    best = preferred(weigh(seen))
    return best.card, explain(seen, best)


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
    if seen.friends[seen.winner] > _SURE and any(chances[card] > _SURE for card in members(below)):
        return below
    if max(chances.values()) > 1 - _SURE:
        return legal
    plain = legal & ~order.trumps or legal
    blank = mask(card for card in members(plain) if not POINTS[card])
    return blank | legal & mask(card for card in members(legal) if POINTS[card] < _MANY) if blank else legal


def _outdone(seen: Situation, card: Card, cards: Cards, chances: Mapping[Card, float]) -> bool:
    """Tell whether another of these cards is as good from now on, and its points are better for a trick so sure.

    What nobody can beat brings its points home later as well as now.
    """
    ours, order = chances[card] > _SURE, seen.order
    if 1 - _SURE < chances[card] < _SURE or (ours and not order.beats[card] & seen.others):
        return False
    sign = 1 if ours else -1
    return any(
        sign * POINTS[other] > sign * POINTS[card]
        and abs(chances[other] - chances[card]) < 1 - _SURE
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
    elif chance < _SAFE and not seen.heads(card):
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


def explain(seen: Situation, best: Candidate) -> Reason:
    """Put into words what spoke for a card."""
    cards: Cards = 1 << best.card
    if not seen.legal & (seen.legal - 1):
        return Reason("only_card", cards=cards)
    if seen.leaster:
        return Reason(_leaster_key(seen, best), "8.4", cards)
    if not seen.table:
        return Reason(_lead_key(seen, best), cards=cards)
    if seen.heads(best.card) and best.chance >= 1 - _SAFE:
        return Reason("take" if best.chance > 0.8 else "try_to_take", cards=cards)
    if best.chance >= _SAFE:
        already = (
            "ours_already" if best.chance > _SURE and seen.friends[seen.winner] > _SURE else "ours_likely"
        )
        return Reason("schmear" if POINTS[best.card] >= _MANY else already, "6.3", cards)
    return Reason(_spare_key(seen, best), cards=cards)


def _leaster_key(seen: Situation, best: Candidate) -> str:
    if best.chance <= 0.5:
        return "leaster_duck"
    if seen.table and all(seen.chance(card) > 0.5 for card in members(seen.legal)):
        return "leaster_forced"
    return "leaster_take" if seen.lacks_trick else "leaster_cheap"


def _lead_key(seen: Situation, best: Candidate) -> str:
    if seen.order.trumps >> best.card & 1:
        if not seen.trumps_held:
            return "unbeaten"
        return "draw_trumps" if seen.attacks else "lead_trump"
    if suit_called(seen.view) >> best.card & 1 and not seen.attacks:
        return "lead_called_suit"
    if seen.master(best.card) and best.chance >= _FAINT:
        return "cash_ace"
    return "lead_least" if POINTS[best.card] >= _MANY else "lead_low"


def _spare_key(seen: Situation, best: Candidate) -> str:
    """Say why a card is played that will hardly take the trick, or nobody knows for whom."""
    if best.chance >= 1 - _SAFE:
        return "in_the_balance" if seen.later else "side_unknown"
    return "save_higher" if any(seen.chance(card) >= _SAFE for card in members(seen.legal)) else "throw_low"
