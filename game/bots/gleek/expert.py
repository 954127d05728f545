"""Expert: plays every choice through in many imagined worlds and takes what brings most pence on average."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from game.bots.gleek.endings import Ending
from game.bots.gleek.playing import pick
from game.bots.gleek.playout import Deck, deck, play_out
from game.bots.gleek.reasons import because, in_words
from game.bots.gleek.situation import situation
from game.bots.gleek.staking import stake
from game.bots.gleek.trading import exchange, trade
from game.bots.gleek.worlds import World, average, played_alike, world_of, worlds
from game.core.bot import Decision
from game.core.cards import Card, bit
from game.core.move import PLAYS
from game.core.record import record
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.gleek import Gleek, Public
from game.rules.gleek.phases import State, suit_of
from game.search.worlds import Likely

EXACT = 4
"""With so many cards in hand or fewer every world is solved, not just played out."""
_EQUAL, _SAME = 1e-9, 0.05
"""Within how much two cards come to the same where worlds are solved, and where they are played out."""

Taken: TypeAlias = Callable[[Deck, View[Public], World, Sequence[Card], Dice], Sequence[float]]
"""Tells of each of some cards of mine what I take in a world from it on, the trick on the table included."""


@record
class Judge:
    """By what a player judges a card in a world, and how often."""

    taken: Taken
    trials: int  # how many trials of a card from a full hand a decision may cost, whatever the budget
    effort: int = 1  # worlds looked at for each of the budget


def by_quick_play(
    on: Deck, view: View[Public], world: World, cards: Sequence[Card], _dice: Dice
) -> list[float]:
    """Play the deal to its end, or solve what is left of it."""
    me, leader, table = view.me, view.trick.leader, view.trick.cards
    if view.hand.bit_count() <= EXACT:
        ending = Ending(on, world.hands)
        return [ending.scores(leader, table, card)[me] for card in cards]
    return [float(play_out(on, world.hands, leader, table, card)[me]) for card in cards]


QUICK = Judge(by_quick_play, 3600)


class Expert:
    """A player who counts everything."""

    def __init__(
        self,
        rules: Gleek,
        likely: Likely[Public, State] | None = None,
        vie: Callable[[View[Public], Gleek, Dice, int], Decision] = stake,
        judge: Judge = QUICK,
    ) -> None:
        """Play under these house rules; the layouts looked at may come from somebody who knows more of them.

        By `vie` is decided what is said at the ruff.
        """
        self._rules = rules
        self._likely = likely
        self._vie = vie
        self._judge = judge

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
                most = budget * self._judge.effort
                return play(
                    view,
                    self._rules,
                    self._judge,
                    dice,
                    lambda count: self._worlds(view, dice, min(most, count)),
                )

    def _worlds(self, view: View[Public], dice: Dice, count: int) -> list[World]:
        if self._likely is None:
            return worlds(view, self._rules, dice, count)
        return [world_of(state) for state in self._likely(view, dice, count)]


def play(
    view: View[Public], rules: Gleek, judge: Judge, dice: Dice, draw: Callable[[int], list[World]]
) -> Decision:
    """Play each card in many worlds to the end of the deal."""
    seen = situation(view)
    usual = pick(seen)
    others = seen.out
    for card in seen.table:
        others |= 1 << card
    cards = played_alike(seen.legal, others, seen.points)
    if len(cards) == 1:
        return Decision(PLAYS[usual], partial(because, rules, view, usual))
    length = view.hand.bit_count()
    some = draw(max(10, judge.trials * 12 // (len(cards) * (length + 2))))
    on = deck(suit_of(view.public.turn_up))
    rows = [judge.taken(on, view, world, cards, dice) for world in some]
    values = {
        card: average(column, some) for card, column in zip(cards, zip(*rows, strict=True), strict=True)
    }
    best = _best(values, usual, _EQUAL if length <= EXACT else _SAME)
    if best == usual:
        return Decision(PLAYS[usual], partial(because, rules, view, usual))
    counted = Reason("counted", "11.1", bit(best), number=round(values[best]))
    return Decision(PLAYS[best], partial(in_words, rules, view, counted))


def _best(values: dict[Card, float], usual: Card, same: float) -> Card:
    """Take the best card; of those that come to the same the one a rule of thumb would choose."""
    best = max(values.values())
    near = [card for card in values if card <= usual]
    stands = values.get(usual, values[near[-1]] if near else -1.0)
    if stands >= best - same:
        return usual
    return max(values, key=lambda card: values[card])
