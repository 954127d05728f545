"""The three levels: what a novice, a club player and an expert do when they are asked."""

from collections.abc import Sequence
from functools import partial

from game.bots.sheepshead.burying import bury
from game.bots.sheepshead.playing import Candidate, pick_card, preferred, weigh
from game.bots.sheepshead.reasons import because, in_words
from game.bots.sheepshead.situation import Situation, lowest, situation
from game.bots.sheepshead.talking import talk
from game.bots.sheepshead.worlds import World, likely_states, solvable, world_of
from game.core.bot import Decision
from game.core.cards import Cards, bit, members
from game.core.move import LAYS, PLAYS, Lay, Say
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.sheepshead import Playing, Public, Sheepshead, State
from game.rules.sheepshead.cards import TRUMPS
from game.rules.sheepshead.phases import DEMAND, GO_ON, PASS, PICK, PLAY, Phase
from game.search.worlds import Likely

_ENOUGH = {3: 6, 4: 5, 5: 4, 6: 3, 7: 2}
"""Trumps with which a novice picks."""


class Novice:
    """Somebody who learned yesterday."""

    def __init__(self, rules: Sheepshead) -> None:
        """Play under these house rules."""
        self._options = rules.options

    def choose(self, view: View[Public], dice: Dice, _budget: int) -> Decision:
        """Do what looks right at first sight."""
        if view.public.phase in PLAY:
            return _card(situation(view, self._options))
        if view.public.phase == Phase.PICK:
            return self._pick(view)
        lays = [move.card for move in view.moves if isinstance(move, Lay)]
        if lays:
            card = min(lays, key=_rank)
            return Decision(LAYS[card], Reason("low_away", "4.1", bit(card)))
        says = [move for move in view.moves if isinstance(move, Say)]
        quiet = next((move for move in says if move in (PASS, GO_ON)), says[0])
        return Decision(quiet, Reason("sounds_right"))

    def _pick(self, view: View[Public]) -> Decision:
        trumps = sum(view.hand >> card & 1 for card in TRUMPS)
        if DEMAND in view.moves:
            return Decision(DEMAND, Reason("worthless", "3.7"))
        if PASS not in view.moves or (trumps >= _ENOUGH[self._options.players]):
            return Decision(PICK, Reason("many_trumps", number=trumps))
        return Decision(PASS, Reason("few_trumps", number=trumps))


def _rank(card: int) -> tuple[bool, int]:
    return card in TRUMPS, card


def _card(seen: Situation) -> Decision:
    """Win with the highest card that does, be the trick a partner's or not; otherwise throw the lowest."""
    cards: Cards = seen.legal
    winners = [card for card in members(cards) if seen.heads(card)]
    if seen.leaster or not winners:
        card = lowest(cards, seen.order)
        return Decision(PLAYS[card], Reason("low_card", cards=bit(card)))
    card = max(winners, key=lambda each: (seen.order.trumps >> each & 1, seen.order.rank[each]))
    return Decision(PLAYS[card], Reason("looks_good", cards=bit(card)))


class Club:
    """A sound player of the tavern table."""

    def __init__(self, rules: Sheepshead) -> None:
        """Play under these house rules."""
        self._rules = rules
        self._options = rules.options

    def choose(self, view: View[Public], _dice: Dice, _budget: int) -> Decision:
        """Speak, lay or play by rules of thumb."""
        if view.public.phase not in PLAY:
            return talk(view, self._options)
        card = pick_card(situation(view, self._options))
        return Decision(PLAYS[card], partial(because, self._rules, view, card))


_PLAYOUTS = 2400
"""How many times one decision may play a deal to its end, whatever the budget."""
_LAYOUTS = 60
"""Layouts that are looked at before something is buried, whatever the budget."""
_RULE_OF_THUMB = 0.04
"""Game points that a point of a club player's judgement counts for beside many playouts."""
_FEW = 12
"""Playouts beside which it counts for twice as much: few of them may all err in one way."""


class Expert:
    """A player who reckons."""

    def __init__(self, rules: Sheepshead, likely: Likely[Public, State] | None = None) -> None:
        """Play under these house rules; the layouts looked at may come from somebody who knows more of them."""
        self._rules = rules
        self._options = rules.options
        self._likely = likely or partial(likely_states, rules)

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Do what does best over the layouts."""
        if view.public.phase == Phase.BURY:
            return bury(view, self._rules, self._likely(view, dice, min(budget, _LAYOUTS)))
        if view.public.phase not in PLAY:
            return talk(view, self._options)
        seen, solved = situation(view, self._options), solvable(view, self._options)
        usual, weighed = preferred(weigh(seen)), weigh(seen, every=solved)
        if len(weighed) == 1:
            return Decision(PLAYS[usual.card], partial(because, self._rules, view, usual.card))
        states = self._likely(view, dice, max(1, min(budget, _PLAYOUTS // len(weighed))))
        worlds = [world_of(state, view.me, self._options) for state in states if isinstance(state, Playing)]
        best = best_over(weighed, worlds, 0.0 if solved else thumb(len(worlds)), usual)
        if best.card == usual.card:
            return Decision(PLAYS[best.card], partial(because, self._rules, view, best.card))
        counted = Reason("counted", cards=bit(best.card), number=len(worlds))
        return Decision(PLAYS[best.card], partial(in_words, self._rules, view, counted))


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
