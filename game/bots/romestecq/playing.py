"""How the club player plays: brings combinations home, catches those announced, and keeps high cards till needed."""

from game.bots.romestecq.situation import Situation
from game.bots.romestecq.stakes import MASTER, RANK, STECQ, TEMPO, stake, staked
from game.core.cards import Card, bit, members
from game.core.record import record
from game.rules.romestecq import Options
from game.rules.romestecq.cards import OF_RANK, ORDER, SUITS, rank_of, suit_of

_FORCED = 0.4  # how probable it is that a card looked for must follow suit
_HELPED = 0.5  # how much of what a partner could bring home with my lead counts


@record
class Candidate:
    """A card that may be played, and what speaks for it."""

    card: Card
    chance: float  # that my side takes the trick
    stake: float  # what hangs on the card itself
    value: float


def pick(seen: Situation, options: Options) -> Card:
    if not seen.legal & (seen.legal - 1):
        return members(seen.legal)[0]
    weighed = weigh(seen, options)
    return max(weighed, key=lambda each: (each.value, -rank_of(each.card), each.card)).card


def weigh(seen: Situation, options: Options) -> list[Candidate]:
    """Judge every legal card."""
    pot = sum((staked(seen.ties, bit(card), options) for card in seen.table), 0.0)
    tempo = STECQ if seen.last else TEMPO
    weighed = []
    for card in members(seen.legal):
        chance, mine = seen.chance(card), staked(seen.ties, bit(card), options)
        bait = 0.0 if seen.table else _catch(seen, card, options) + _help(seen, card, options)
        value = (chance - 0.5) * (pot + mine + tempo) + chance * bait - _keep(seen, card)
        weighed.append(Candidate(card, chance, mine, value))
    return weighed


def _keep(seen: Situation, card: Card) -> float:
    """Value a card for later tricks."""
    if seen.last:
        return 0.0
    return RANK * rank_of(card) + (MASTER if seen.master(card) else 0.0)


def _catch(seen: Situation, card: Card, options: Options) -> float:
    """Value what a lead may draw out of the other side's announced combinations."""
    suit, worth = SUITS[suit_of(card)], 0.0
    for tie in seen.ties:
        if seen.mine(tie.seat) or tie.what.kind == "village":
            continue
        place = seen.places[tie.seat]
        wanted = OF_RANK[rank_of(members(tie.what.cards)[0])] & suit & ~tie.what.cards
        if place is not None and wanted & place.may & ~ORDER.beats[card]:
            worth += _FORCED * stake(tie, options)
    return worth


def _help(seen: Situation, card: Card, options: Options) -> float:
    """Value what partners may bring home in a trick led so."""
    worth = 0.0
    for seat in seen.later():
        if seen.mine(seat) and seen.places[seat] is not None:
            cards = members(seen.playable(seat, card))
            worth += max((staked(seen.ties, bit(each), options) for each in cards), default=0.0)
    return _HELPED * worth
