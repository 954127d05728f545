"""What a card brings over layouts that may be, and a second look at it in likelier ones, played on by a book."""

from collections.abc import Iterator, Sequence
from functools import partial

from game.bots.sheepshead.playing import Candidate, preferred, weigh
from game.bots.sheepshead.reasons import because, in_words
from game.bots.sheepshead.situation import situation
from game.bots.sheepshead.worlds import MASTER_ENDINGS, World, likely_states, solvable, world_of
from game.core.bot import Decision
from game.core.cards import Card, bit
from game.core.move import PLAYS, Play
from game.core.record import replace
from game.core.rules import Reason
from game.rules.sheepshead import Playing, Public, Sheepshead, State
from game.search.opponents import Choice
from game.search.second_look import Rounds, second_look

_PLAYOUTS = 2400
"""How many times one decision may play a deal to its end, whatever the budget."""
_RULE_OF_THUMB = 0.04
"""Game points that a point of a club player's judgement counts for beside many playouts."""
_FEW = 12
"""Playouts beside which it counts for twice as much: few of them may all err in one way."""
_LEAST = 0.05
"""Game points by which another card must be ahead; of less, too much hangs on how layouts are valued."""


def weighed_card(choice: Choice[Sheepshead, State, Public]) -> Decision:
    """Play what does best over the layouts."""
    rules, view = choice.rules, choice.view
    seen, solved = situation(view, rules.options), solvable(view, rules.options)
    usual, weighed = preferred(weigh(seen)), weigh(seen, every=solved)
    if len(weighed) == 1:
        return Decision(PLAYS[usual.card], partial(because, rules, view, usual.card))
    states = choice.likely(view, choice.dice, max(1, min(choice.budget, _PLAYOUTS // len(weighed))))
    worlds = [world_of(state, view.me, rules.options) for state in states if isinstance(state, Playing)]
    best = best_over(weighed, worlds, 0.0 if solved else thumb(len(worlds)), usual)
    if best.card == usual.card:
        return Decision(PLAYS[best.card], partial(because, rules, view, best.card))
    counted = Reason("counted", cards=bit(best.card), number=len(worlds))
    return Decision(PLAYS[best.card], partial(in_words, rules, view, counted))


def looked_at_again(choice: Choice[Sheepshead, State, Public], rounds: Rounds) -> Decision:
    """Begin with the card that does best in layouts that explain the words; try others in those that explain all."""
    rules, view = choice.rules, choice.view
    first = weighed_card(replace(choice, likely=partial(likely_states, rules)))
    assert isinstance(first.move, Play)
    solved = solvable(view, rules.options, MASTER_ENDINGS)
    weighed = weigh(situation(view, rules.options), every=solved)
    if len(weighed) == 1:
        return first
    opinion = 0.0 if solved else thumb(rounds[0][0] + rounds[1][0])
    judged = {each.card: opinion * each.value for each in weighed}
    chosen = first.move.card
    found = second_look(chosen, judged, _Layouts(choice).tried, rounds, _LEAST, choice.budget)
    if found.card == chosen:
        return first
    counted = Reason("counted", cards=bit(found.card), number=found.layouts)
    return Decision(PLAYS[found.card], partial(in_words, rules, view, counted))


def best_over(
    weighed: Sequence[Candidate], worlds: Sequence[World], opinion: float, usual: Candidate
) -> Candidate:
    """Choose the card that does best over the worlds, a club player's judgement counting so much beside it.

    Of equals it is the usual one.
    """
    cards = [each.card for each in weighed]
    values = [world.values(cards) for world in worlds]
    totals = {card: sum(column) for card, column in zip(cards, zip(*values, strict=True), strict=True)}

    def value(each: Candidate) -> tuple[float, bool]:
        return totals[each.card] / len(worlds) + opinion * each.value, each == usual

    return max(weighed, key=value)


def thumb(layouts: int) -> float:
    """Tell how many game points a point of a club player's judgement counts for beside so many layouts."""
    return _RULE_OF_THUMB * (1 + _FEW / layouts)


class _Layouts:
    """The layouts of one decision, no more of them than can be solved in time where they are solved."""

    def __init__(self, choice: Choice[Sheepshead, State, Public]) -> None:
        """Look at none yet."""
        self._choice = choice
        self._looked_at = 0
        self._enough = False

    def tried(self, cards: Sequence[Card], count: int) -> Iterator[Sequence[float]]:
        """Try cards in so many more layouts, or as many as there is time for."""
        view, dice = self._choice.view, self._choice.dice
        for state in () if self._enough else self._choice.likely(view, dice, count):
            assert isinstance(state, Playing)
            world = world_of(state, view.me, self._choice.rules.options, MASTER_ENDINGS)
            self._looked_at += 1
            self._enough = self._looked_at == world.affordable
            yield world.values_by_book(cards, dice)
            if self._enough:
                return
