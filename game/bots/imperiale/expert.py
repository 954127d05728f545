"""Expert: solves worlds that fit what was shown and played, and takes the card that wins the match most often."""

from game.bots.imperiale.club import pick
from game.bots.imperiale.reckoning import Reckoning
from game.bots.imperiale.sight import Sight, sight
from game.core.bot import Decision
from game.core.cards import Card, members
from game.core.move import PLAYS
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.imperiale import Imperiale, Playing, Public

_POSITIONS = 3000  # positions looked at for one card, more or less
_LEAST = 3  # worlds looked at in any case


class Expert:
    """A player who counts everything."""

    def __init__(self, rules: Imperiale) -> None:
        """Play under these house rules."""
        self._rules = rules

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Play the card with the best chance to win the match."""
        seen = sight(view, self._rules)
        usual, reason = pick(seen)
        if not seen.legal & (seen.legal - 1):
            return Decision(PLAYS[usual], reason)
        reckoning = Reckoning(self._rules, view, seen.order)
        chances = dict.fromkeys(_different(seen, usual), 0.0)
        worlds = 0
        while len(chances) > 1 and worlds < budget and (worlds < _LEAST or reckoning.positions < _POSITIONS):
            world = self._rules.imagine(view, dice)
            assert isinstance(world, Playing), "tricks are being played"
            theirs = world.hands[1 - view.me] & ~world.gone
            for card in chances:
                chances[card] += reckoning.chance(card, theirs)
            worlds += 1
        best = max(chances, key=lambda card: (chances[card], card == usual))
        number = round(100 * chances[best] / max(1, worlds))
        return Decision(PLAYS[best], Reason("reckoned", cards=1 << best, number=number))


def _different(seen: Sight, usual: Card) -> list[Card]:
    """List the legal cards, one of each run that no card out against me parts; the usual one for its own run."""
    order, kept = seen.order, dict[tuple[int, int, bool], Card]()
    for card in (usual, *members(seen.legal)):
        key = (order.suit[card], order.beats[card] & seen.may, seen.is_honour(card))
        kept.setdefault(key, card)
    return list(kept.values())
