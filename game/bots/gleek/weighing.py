"""What a card brings: it is played through in many imagined worlds, and what takes most pence on average is played.

A master has worlds played on at random, too, which errs otherwise than quick play.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from game.bots.gleek.playing import pick
from game.bots.gleek.playout import Deck, Ending, deck, play_out
from game.bots.gleek.reasons import because, in_words
from game.bots.gleek.situation import situation
from game.bots.gleek.worlds import World, average, played_alike, world_of, worlds
from game.core.bot import Decision
from game.core.cards import NOBODY, Card, bit
from game.core.move import PLAYS
from game.core.record import record
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.gleek import Gleek, Public
from game.rules.gleek.phases import SEATS, State, suit_of
from game.search.opponents import Choice
from game.search.playout import Playout, at_random

EXACT = 4
"""With so many cards in hand or fewer every world is solved, not just played out."""
_EQUAL, _SAME = 1e-9, 0.05
"""Within how much two cards come to the same where worlds are solved, and where they are played out."""
_SIDES = tuple(range(SEATS))
"""Everybody plays for himself."""
_QUICK_SHARE, _RANDOM_PLAYOUTS = 0.4, 2
"""What quick play, which sees all hands, counts for beside play at random, and how often that is tried for it."""

Draw: TypeAlias = Callable[[Choice[Gleek, State, Public], int], list[World]]
"""Makes up so many worlds."""
Taken: TypeAlias = Callable[[Deck, View[Public], World, Sequence[Card], Dice], Sequence[float]]
"""Tells of each of some cards of mine what I take in a world from it on, the trick on the table included."""


@record
class Judge:
    """By what a player judges a card in worlds, and how often."""

    worlds: Draw
    taken: Taken
    trials: int  # how many trials of a card from a full hand a decision may cost, whatever the budget
    effort: int  # worlds looked at for each of the budget


def weighed_card(choice: Choice[Gleek, State, Public], judge: Judge) -> Decision:
    """Play each card in many worlds to the end of the deal."""
    rules, view = choice.rules, choice.view
    seen = situation(view)
    usual = pick(seen)
    others = seen.out
    for card in seen.table:
        others |= 1 << card
    cards = played_alike(seen.legal, others, seen.points)
    if len(cards) == 1:
        return Decision(PLAYS[usual], partial(because, rules, view, usual))
    length = view.hand.bit_count()
    wanted = max(10, judge.trials * 12 // (len(cards) * (length + 2)))
    some = judge.worlds(choice, min(choice.budget * judge.effort, wanted))
    on = deck(suit_of(view.public.turn_up))
    rows = [judge.taken(on, view, world, cards, choice.dice) for world in some]
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


def _by_words(choice: Choice[Gleek, State, Public], count: int) -> list[World]:
    """Draw worlds that weigh by what the others said."""
    return worlds(choice.view, choice.rules, choice.dice, count)


def _by_all(choice: Choice[Gleek, State, Public], count: int) -> list[World]:
    """Draw worlds that explain what they played, too."""
    return [world_of(state) for state in choice.likely(choice.view, choice.dice, count)]


def by_quick_play(
    on: Deck, view: View[Public], world: World, cards: Sequence[Card], _dice: Dice
) -> list[float]:
    """Play the deal to its end, or solve what is left of it."""
    me, leader, table = view.me, view.trick.leader, view.trick.cards
    if view.hand.bit_count() <= EXACT:
        ending = Ending(on, world.hands)
        return [ending.scores(leader, table, card)[me] for card in cards]
    return [float(play_out(on, world.hands, leader, table, card)[me]) for card in cards]


def by_mixed_play(
    on: Deck, view: View[Public], world: World, cards: Sequence[Card], dice: Dice
) -> list[float]:
    """Play the deal to its end both ways, or solve what is left of it."""
    quick = by_quick_play(on, view, world, cards, dice)
    if view.hand.bit_count() <= EXACT:
        return quick
    chance = [by_random_play(on, view, world, card, dice, _RANDOM_PLAYOUTS) for card in cards]
    return [_QUICK_SHARE * one + (1 - _QUICK_SHARE) * other for one, other in zip(quick, chance, strict=True)]


def by_random_play(on: Deck, view: View[Public], world: World, card: Card, dice: Dice, times: int) -> float:
    """Play the deal to its end so many times, any card that may be played being played; give what I take on average."""
    playout, trick = Playout(on.contract, _SIDES, NOBODY), view.trick
    chooser = at_random(playout.legal, dice)
    played = [playout.finish(world.hands, trick.leader, trick.cards, card, chooser) for _ in range(times)]
    return sum([each.points[view.me] for each in played]) / times


QUICK = Judge(_by_words, by_quick_play, trials=3600, effort=1)
MIXED = Judge(_by_all, by_mixed_play, trials=3000, effort=4)
"""Chance needs more worlds than quick play to be sure of the same."""
