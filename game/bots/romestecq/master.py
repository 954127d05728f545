"""What the master begins with: an expert's card, and a second look at it in more layouts, looked into deeper."""

from collections.abc import Iterator, Sequence
from functools import partial

from game.bots.romestecq.club import weigh
from game.bots.romestecq.expert import THUMB, Depths, Expert, counted, lay_out
from game.bots.romestecq.reasons import in_words
from game.bots.romestecq.situation import situation
from game.core.bot import Decision
from game.core.cards import Card
from game.core.move import PLAYS, Play
from game.core.rules import Dice
from game.core.view import View
from game.rules.romestecq import Playing, Public, Romestecq, State
from game.search.second_look import Rounds, second_look
from game.search.worlds import Likely, imagined

DEPTHS: Depths = {2: (5, 0), 4: (4, 0), 6: (2, 2)}
FIRST_DEPTHS: Depths = {**DEPTHS, 4: (3, 1)}
"""The same at the first trick, where four players have too much before them."""
DEPTH = 2
"""The budget is so many times as large as it was asked for."""
_ROUNDS: Rounds = ((16, 9), (32, 4), (72, 3), (160, 2))
_FEWER_ROUNDS = _ROUNDS[:3]
"""Those of four players: a layout looked into so deep tells more, and takes longer."""
_LEAST = 0.06
"""Points by which another card must be ahead: for less, too much hangs on how layouts are valued."""


class StrongPlayer:
    """Somebody who has the expert's card before him, and a master's time."""

    def __init__(self, rules: Romestecq, _likely: Likely[Public, State]) -> None:
        """Play under these house rules; what was played tells too little here to choose layouts by it."""
        self._expert = Expert(rules)
        self._rules = rules
        self._rounds = _FEWER_ROUNDS if rules.options.players == 4 else _ROUNDS

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Play the expert's card, unless another is clearly better."""
        first = self._expert.choose(view, dice, budget // DEPTH)
        if len(view.moves) == 1:
            return first
        assert isinstance(first.move, Play)
        depth = (DEPTHS if view.tricks else FIRST_DEPTHS)[self._rules.options.players]
        judged = {each.card: THUMB * each.value for each in weigh(situation(view), self._rules.options)}

        def tried(cards: Sequence[Card], count: int) -> Iterator[Sequence[float]]:
            for state in imagined(self._rules, view, dice, count):
                assert isinstance(state, Playing)
                layout = lay_out(state, view.me, self._rules, depth)
                yield [layout.value(card) for card in cards]

        found = second_look(first.move.card, judged, tried, self._rounds, _LEAST, budget // DEPTH)
        if found.card == first.move.card:
            return first
        reckoned = counted(found.card, found.gains)
        return Decision(PLAYS[found.card], partial(in_words, self._rules, view, reckoned))
