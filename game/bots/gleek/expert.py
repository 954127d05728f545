"""Expert: plays every choice through in many imagined worlds and takes what brings most pence on average."""

from collections.abc import Callable

from game.bots.gleek.endings import ending
from game.bots.gleek.playing import pick
from game.bots.gleek.playout import Deck, deck, play_out
from game.bots.gleek.situation import situation
from game.bots.gleek.staking import stake
from game.bots.gleek.trading import exchange, trade
from game.bots.gleek.worlds import World, average, played_alike, world_of, worlds
from game.core.bot import Decision
from game.core.cards import Card
from game.core.move import PLAYS
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.gleek import Gleek, Public
from game.rules.gleek.phases import State, suit_of
from game.search.worlds import Likely

_PLAYOUTS = 3600
"""How many tricks-to-the-end one decision may cost, whatever the budget."""
_EXACT = 3
"""With so many cards in hand or fewer every world is solved, not just played out."""
_SAME = 0.05


class Expert:
    """A player who counts everything."""

    def __init__(
        self,
        rules: Gleek,
        likely: Likely[Public, State] | None = None,
        vie: Callable[[View[Public], Gleek, Dice, int], Decision] = stake,
    ) -> None:
        """Play under these house rules; the layouts looked at may come from somebody who knows more of them.

        By `vie` is decided what is said at the ruff.
        """
        self._rules = rules
        self._likely = likely
        self._vie = vie

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Choose what brings most on average."""
        match view.public.phase:
            case "auction":
                return trade(view, self._rules, dice, budget)
            case "exchange":
                return exchange(view, self._rules, dice, budget)
            case "ruff":
                return self._vie(view, self._rules, dice, budget)
            case _:
                return play(view, lambda count: self._worlds(view, dice, min(budget, count)))

    def _worlds(self, view: View[Public], dice: Dice, count: int) -> list[World]:
        if self._likely is None:
            return worlds(view, self._rules, dice, count)
        return [world_of(state) for state in self._likely(view, dice, count)]


def play(view: View[Public], draw: Callable[[int], list[World]]) -> Decision:
    """Play each card in many worlds to the end of the deal."""
    seen = situation(view)
    usual, reason = pick(seen)
    others = seen.out
    for card in seen.table:
        others |= 1 << card
    cards = played_alike(seen.legal, others, seen.points)
    if len(cards) == 1:
        return Decision(PLAYS[usual], reason)
    length = view.hand.bit_count()
    some = draw(max(10, _PLAYOUTS * 12 // (len(cards) * (length + 2))))
    on = deck(suit_of(view.public.turn_up))
    values = {card: average([_taken(on, view, world, card) for world in some], some) for card in cards}
    return _decide(values, usual, reason)


def _taken(on: Deck, view: View[Public], world: World, card: Card) -> int:
    solve = ending if view.hand.bit_count() <= _EXACT else play_out
    return solve(on, world.hands, view.trick.leader, view.trick.cards, card)[view.me]


def _decide(values: dict[Card, float], usual: Card, reason: Reason) -> Decision:
    """Take the best card; between equals the one a rule of thumb would choose."""
    best = max(values.values())
    near = [card for card in values if card <= usual]
    stands = values.get(usual, values[near[-1]] if near else -1.0)
    if stands >= best - _SAME:
        return Decision(PLAYS[usual], reason)
    card = max(values, key=lambda card: values[card])
    return Decision(PLAYS[card], Reason("counted", "11.1", 1 << card, number=round(best)))
