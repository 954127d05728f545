"""Expert: solves worlds that fit what was shown and played, and takes the card that wins the match most often."""

from functools import partial

from game.bots.imperiale.club import holds, pick, weigh
from game.bots.imperiale.reckoning import Reckoning
from game.bots.imperiale.situation import Situation, situation
from game.core.bot import Decision
from game.core.cards import Card, members
from game.core.move import PLAYS
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.imperiale import Imperiale, Playing, Public, State
from game.rules.imperiale.phases import TRICKS
from game.rules.imperiale.scoring import WHITES_IN_A_RED
from game.search.worlds import Likely, imagined

_POSITIONS = 150  # positions looked at, more or less, for each world of the budget
_SURE = 0.9  # chance from which on a trick is called mine
_LEAST = 2  # worlds looked at in any case
_ROUND = 3  # worlds after which the poorer third of the cards is given up
_THUMB = 4  # worlds that the rules of thumb count for


class Expert:
    """A player who counts everything."""

    def __init__(
        self, rules: Imperiale, likely: Likely[Public, State] | None = None, effort: int = 1
    ) -> None:
        """Play under these house rules, looking at so many times as much as the budget says.

        The layouts looked at may come from somebody who knows more of them.
        """
        self._rules = rules
        self._effort = effort
        self._likely = likely or partial(imagined, rules)

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Play the card with the best chance to win the match."""
        budget *= self._effort
        seen = situation(view, self._rules)
        usual, reason = pick(seen)
        cards = _different(seen, usual)
        if len(cards) == 1:
            return Decision(PLAYS[usual], reason)
        reckoning = Reckoning(self._rules, view, seen.order)
        favour = _favour(seen, cards, reckoning)
        chances, worlds = dict.fromkeys(cards, 0.0), 0
        while worlds < budget and (worlds < _LEAST or reckoning.positions < budget * _POSITIONS):
            (world,) = self._likely(view, dice, 1)
            assert isinstance(world, Playing), "tricks are being played"
            for card, chance in reckoning.chances(cards, world.play.hands[1 - view.me]).items():
                chances[card] += chance
            worlds += 1
            cards.sort(key=lambda card: chances[card] + favour[card], reverse=True)
            if worlds % _ROUND == 0:
                cards = cards[: max(2, len(cards) * 2 // 3)]
        best = max(cards, key=lambda card: (chances[card] + favour[card], card == usual))
        return Decision(PLAYS[best], _why(view, seen, best, chances[best] / worlds))


def _favour(seen: Situation, cards: list[Card], reckoning: Reckoning) -> dict[Card, float]:
    """Weigh leads by rules of thumb, as if in so many worlds more: early in a deal few can be solved."""
    if seen.led or reckoning.late:
        return dict.fromkeys(cards, 0.0)
    return {card: _THUMB * reckoning.white * weigh(seen, card) for card in cards}


def _why(view: View[Public], seen: Situation, card: Card, chance: float) -> Reason:
    """Say what decided for a card: the score, the tricks that are wanted, or else the reckoning."""
    cards = 1 << card
    if not seen.led:
        key, number = _aim(view, seen, card)
        if key:
            return Reason(key, cards=cards, number=number)
    return Reason("reckoned", cards=cards, number=min(99, max(1, round(100 * chance))))


def _aim(view: View[Public], seen: Situation, card: Card) -> tuple[str, int]:
    """Name the aim of a lead and the number that goes with it; no name when there is none in particular."""
    _, whites = view.ledger.holdings[view.me]
    pays = seen.is_honour(card) and (seen.leader_paid or holds(seen, card) > _SURE)
    if pays and whites == WHITES_IN_A_RED - 1:
        return ("sixth_annuls", seen.press) if seen.press else ("sixth", 0)
    taken = len(view.tricks)
    if taken > TRICKS // 2 and all(trick.taker == view.me for trick in view.tricks):
        return "all_tricks", taken
    if seen.guard and holds(seen, card) > _SURE:
        return "keep_lead", whites
    trumps = members(seen.mine & seen.order.trumps)
    if not seen.is_trump(card) and any(seen.trumps_out and not seen.above(trump) for trump in trumps):
        return "hold_back", 0
    return "", 0


def _different(seen: Situation, usual: Card) -> list[Card]:
    """List the legal cards, one of each run that no card out against me parts; the usual one for its own run."""
    order, kept = seen.order, dict[tuple[int, int, bool], Card]()
    for card in (usual, *members(seen.legal)):
        key = (order.suit[card], order.beats[card] & seen.may, seen.is_honour(card))
        kept.setdefault(key, card)
    return list(kept.values())
