"""Expert: solves worlds that fit what was shown and played, and takes the card that wins the match most often."""

from functools import partial

from game.bots.imperiale.club import pick, weigh
from game.bots.imperiale.reasons import because, decided
from game.bots.imperiale.reckoning import Reckoning
from game.bots.imperiale.situation import Situation, situation
from game.core.bot import Decision
from game.core.cards import Card, members
from game.core.move import PLAYS
from game.core.rules import Dice
from game.core.view import View
from game.rules.imperiale import Imperiale, Playing, Public, State
from game.search.worlds import Likely, imagined

_POSITIONS = 150  # positions looked at, more or less, for each world of the budget
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
        usual = pick(seen)
        cards = _different(seen, usual)
        if len(cards) == 1:
            return Decision(PLAYS[usual], partial(because, self._rules, view, usual))
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
        return Decision(PLAYS[best], partial(decided, self._rules, view, best, chances[best] / worlds))


def _favour(seen: Situation, cards: list[Card], reckoning: Reckoning) -> dict[Card, float]:
    """Weigh leads by rules of thumb, as if in so many worlds more: early in a deal few can be solved."""
    if seen.led or reckoning.late:
        return dict.fromkeys(cards, 0.0)
    return {card: _THUMB * reckoning.white * weigh(seen, card) for card in cards}


def _different(seen: Situation, usual: Card) -> list[Card]:
    """List the legal cards, one of each run that no card out against me parts; the usual one for its own run."""
    order, kept = seen.order, dict[tuple[int, int, bool], Card]()
    for card in (usual, *members(seen.legal)):
        key = (order.suit[card], order.beats[card] & seen.may, seen.is_honour(card))
        kept.setdefault(key, card)
    return list(kept.values())
