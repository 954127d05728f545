"""What the master begins with: an expert's choice; of cards a second look in likelier layouts, played on by a book."""

from collections.abc import Iterator, Sequence
from functools import partial

from game.bots.sheepshead.levels import Expert, thumb
from game.bots.sheepshead.playing import weigh
from game.bots.sheepshead.reasons import in_words
from game.bots.sheepshead.situation import situation
from game.bots.sheepshead.talking import PICKING_BY_EXPERT_PLAY, talk
from game.bots.sheepshead.worlds import MASTER_ENDINGS, solvable, world_of
from game.core.bot import Decision
from game.core.cards import Card, bit
from game.core.move import PLAYS, Play
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.sheepshead import Options, Phase, Playing, Public, Sheepshead, State
from game.rules.sheepshead.phases import PLAY
from game.search.second_look import Rounds, second_look
from game.search.worlds import Likely

DEPTH = 2
"""The budget is so many times as large as it was asked for."""
_ROUNDS: Rounds = ((12, 9), (24, 4), (84, 3), (240, 2))
_LEAST = 0.05
"""Game points by which another card must be ahead: for less, too much hangs on how layouts are valued."""


class StrongPlayer:
    """Somebody who has the expert's choice before him, and a master's time and knowledge."""

    def __init__(self, rules: Sheepshead, likely: Likely[Public, State]) -> None:
        """Play under these house rules, reckoning with these layouts."""
        self._rules = rules
        self._expert = Expert(rules)
        self._burying = Expert(rules, likely)
        self._options = rules.options
        self._likely = likely

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Pick where it pays those who reckon, bury as an expert who knows more of the layouts; look at cards again."""
        if view.public.phase == Phase.PICK:
            return talk(view, self._options, PICKING_BY_EXPERT_PLAY)
        if view.public.phase not in PLAY:
            return self._burying.choose(view, dice, budget)
        first = self._expert.choose(view, dice, budget // DEPTH)
        assert isinstance(first.move, Play)
        solved = solvable(view, self._options, MASTER_ENDINGS)
        weighed = weigh(situation(view, self._options), every=solved)
        if len(weighed) == 1:
            return first
        opinion = 0.0 if solved else thumb(_ROUNDS[0][0] + _ROUNDS[1][0])
        judged = {each.card: opinion * each.value for each in weighed}
        layouts = _Layouts(self._options, self._likely, view, dice)
        chosen = first.move.card
        found = second_look(chosen, judged, layouts.tried, _ROUNDS, _LEAST, budget // DEPTH)
        if found.card == chosen:
            return first
        counted = Reason("counted", cards=bit(found.card), number=found.layouts)
        return Decision(PLAYS[found.card], partial(in_words, self._rules, view, counted))


class _Layouts:
    """The layouts of one decision, no more of them than can be solved in time where they are solved."""

    def __init__(
        self, options: Options, likely: Likely[Public, State], view: View[Public], dice: Dice
    ) -> None:
        """Look at none yet."""
        self._options = options
        self._likely = likely
        self._view = view
        self._dice = dice
        self._looked_at = 0
        self._enough = False

    def tried(self, cards: Sequence[Card], count: int) -> Iterator[Sequence[float]]:
        """Try cards in so many more layouts, or as many as there is time for."""
        for state in () if self._enough else self._likely(self._view, self._dice, count):
            assert isinstance(state, Playing)
            world = world_of(state, self._view.me, self._options, MASTER_ENDINGS)
            self._looked_at += 1
            self._enough = self._looked_at == world.affordable
            yield world.values_by_book(cards, self._dice)
            if self._enough:
                return
