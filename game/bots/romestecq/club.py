"""Club: brings its combinations home, catches those announced, and keeps high cards for when they are needed."""

from game.bots.romestecq.situation import Situation, situation
from game.bots.romestecq.stakes import MASTER, RANK, STECQ, TEMPO, stake, staked
from game.core.bot import Decision
from game.core.cards import Card, bit, mask, members
from game.core.move import PLAYS
from game.core.record import record
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.romestecq import Options, Public, Romestecq
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


class Club:
    """A sound player of the club room."""

    def __init__(self, rules: Romestecq) -> None:
        """Play under these house rules."""
        self._options = rules.options

    def choose(self, view: View[Public], _dice: Dice, _budget: int) -> Decision:
        """Play the card that promises most by rules of thumb."""
        card, reason = pick(situation(view), self._options)
        return Decision(PLAYS[card], reason)


def pick(seen: Situation, options: Options) -> tuple[Card, Reason]:
    """Choose a card and say why."""
    if not seen.legal & (seen.legal - 1):
        return members(seen.legal)[0], Reason("only_card", cards=seen.legal)
    weighed = weigh(seen, options)
    best = max(weighed, key=lambda each: (each.value, -rank_of(each.card), each.card))
    return best.card, explain(seen, best, options)


def weigh(seen: Situation, options: Options) -> list[Candidate]:
    """Judge every legal card."""
    pot = sum(staked(seen.ties, bit(card), options) for card in seen.table)
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


def explain(seen: Situation, best: Candidate, options: Options) -> Reason:
    """Put into words what spoke for a card."""
    cards = bit(best.card)
    if best.chance < 0.5:
        return Reason(_why_lost(seen, best, options), cards=cards)
    if seen.last:
        return Reason("stecq", "9.8", cards)
    if best.stake > 0:
        return Reason("bring_home", "9.3", cards)
    if not seen.table:
        return Reason("lead_master" if _is_highest(seen, best.card) else "lead_for_partner", cards=cards)
    if any(_caught(seen, card, options) for card in seen.table):
        return Reason("catch", "9.2", cards)
    return Reason("win_cheaply" if seen.heads(best.card) else "partner_has_it", cards=cards)


def _is_highest(seen: Situation, card: Card) -> bool:
    """Tell whether no higher card of its suit is in any other hand, a partner's that I see included."""
    known = mask(each for place in seen.places if place is not None for each in members(place.sure))
    return seen.master(card) and not ORDER.beats[card] & known


def _why_lost(seen: Situation, best: Candidate, options: Options) -> str:
    """Say why a card is played to a trick that the others will probably take."""
    if not seen.table:
        return "lead_spare"
    return "keep_combination" if best.stake <= 0 and _spares(seen, options) else "lose_cheaply"


def _caught(seen: Situation, card: Card, options: Options) -> bool:
    return any(
        not seen.mine(tie.seat) and tie.what.cards >> card & 1 and stake(tie, options) > 0
        for tie in seen.ties
    )


def _spares(seen: Situation, options: Options) -> bool:
    """Tell whether I hold a card of an undecided combination that another card could be played for."""
    return any(tie.seat == seen.view.me and stake(tie, options) > 0 for tie in seen.ties)
