"""How the club player leads and answers: what a card brings now is weighed against what it would be good for later."""

from game.bots.imperiale.situation import Situation, holds, ruffed
from game.core.cards import Card, members
from game.core.record import record

_LEAD = 0.35  # whites that being on lead is worth: only the leader scores honours
_HONOUR_TO_COME = 0.6  # how often an honour kept is led later
_TRUMP_TO_COME = 0.5  # how often a low trump kept takes a trick
_CASHED_LATER = 0.75  # how often the best card of a plain suit, kept, takes a trick later
_PRESS = 0.5  # share of the other's whites that the white before a red is worth more …
_GUARD = 0.3  # … and share of mine that the lead is worth more when he has five


@record
class Weights:
    """What speaks for a lead, in whites, as some thousand solved positions put it."""

    takes: float  # a plain card that takes the trick
    ruffed: float  # one that costs the other hand a trump
    length: float  # each card of its suit in my hand
    covered: float  # each better one among them
    spread: float  # each card of its suit that is out
    trump: float  # any trump …
    height: float  # … the highest beside the lowest
    saved: float  # … each trump I hold
    draws: float  # … taking the trick
    honour: float  # an honour …
    honour_takes: float  # … taking the trick
    caught: float  # an honour that falls to it


LEADER_PAID = Weights(1.4, 0.65, 0.08, -0.11, -0.03, 0.75, 0.8, -0.3, 0.1, 1.2, -0.6, 1.4)
TAKER_PAID = Weights(0.5, 0.0, 0.1, -0.1, -0.06, 0.1, 0.28, -0.22, 0.3, -0.9, 0.95, 0.55)


def pick(seen: Situation) -> Card:
    value = _answered if seen.led else weigh
    return max(members(seen.legal), key=lambda card: (value(seen, card), -seen.order.rank[card]))


def weigh(seen: Situation, card: Card) -> float:
    """Weigh a lead in whites."""
    weights = LEADER_PAID if seen.leader_paid else TAKER_PAID
    takes, suit = holds(seen, card), seen.suit(card)
    guard = _GUARD * seen.guard * takes
    if not seen.is_trump(card):
        return (
            weights.takes * takes
            + weights.ruffed * ruffed(seen, card)
            + weights.length * (suit & seen.mine).bit_count()
            + weights.covered * (suit & seen.mine & seen.order.beats[card]).bit_count()
            + weights.spread * (suit & seen.may).bit_count()
            + guard
        )
    value = weights.trump + weights.height * seen.order.rank[card] / 7 + weights.draws * takes
    value += weights.saved * (suit & seen.mine).bit_count() + weights.caught * _caught(seen, card) + guard
    if seen.is_honour(card):
        value += weights.honour + weights.honour_takes * takes + _PRESS * seen.press
    return value


def _caught(seen: Situation, card: Card) -> float:
    """Give the chance that a trump led, the best there is, finds nothing but honours below it."""
    if seen.above(card):
        return 0.0
    low = seen.trumps_out & ~seen.honours
    return seen.lacks(low) - seen.lacks(seen.trumps_out)


def _answered(seen: Situation, card: Card) -> float:
    """Weigh an answer in whites: taking the trick, and my honour, which is paid or given away."""
    takes, honour = seen.wins(card), seen.is_honour(card)
    if takes:
        return 1 + _LEAD + (honour and not seen.leader_paid) - _kept(seen, card)
    return -honour - _kept(seen, card)


def _kept(seen: Situation, card: Card) -> float:
    """Value a card for the tricks to come."""
    above = seen.above(card)
    if not seen.is_trump(card):
        likely = _CASHED_LATER if not above else 0.5 * seen.lacks(above)
        return likely + seen.order.rank[card] / 100
    trick = 1.0 if not above else _TRUMP_TO_COME + (1 - _TRUMP_TO_COME) * seen.lacks(above)
    return trick + _HONOUR_TO_COME * seen.is_honour(card) * (trick if not seen.leader_paid else 1)
