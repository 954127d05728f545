"""The last cards: cards that were once played though another one is never worse, and the look that finds that one."""

from random import Random

import pytest

from game.catalogue import find
from game.core.bot import BUDGET
from game.core.move import spell
from game.core.rules import Dice
from game.core.view import View
from game.search.last_cards import never_worse
from game.search.opponents import Choice
from tests import draw_game
from tests.bots.players import unaided
from tests.bots.positions import decided, position

DOMINATED = {
    "illustrated_tarock_cavalier_or_trumps": "play T16",
    "illustrated_tarock_cavalier_or_queen": "play CD",
    "illustrated_tarock_fool_led": "play FOOL",
    "illustrated_tarock_last_trumps": "play CD",
    "sheepshead_queen_led": "play QS",
    "sheepshead_jack_led": "play JS",
    "sheepshead_queen_or_seven": "play 7C",
    "gleek_six_or_eight": "play 8S",
    "gleek_two_queens": "play QD",
    "ecarte_kept_for_no_lead": "play JC",
    "ecarte_two_kings": "play KD",
    "imperium_ace_or_king": "play AS",
    "imperium_ace_of_clubs_led": "play AC",
    "imperiale_ace_or_jack": "play AC",
}
"""By position, a card that another one dominates; each was played by a club player or stronger."""


@pytest.mark.parametrize("level", ["club", "expert", "master"])
@pytest.mark.parametrize("name", DOMINATED)
def test_no_card_is_played_that_another_one_dominates(name: str, level: str) -> None:
    assert decided(name, level) != DOMINATED[name]


@pytest.mark.parametrize("name", [name for name in DOMINATED if not name.startswith("gleek")])
def test_an_expert_who_solves_layouts_needs_no_such_look(name: str) -> None:
    """Rules of thumb once favoured such a card, or kept the one that dominates it from being tried."""
    rules, view = position(name)
    move = unaided(rules, "expert").choose(view, Random(1), BUDGET).move
    assert spell(move, rules.spec.pack) != DOMINATED[name]


def test_deals_are_played_out_without_a_look_at_the_last_cards() -> None:
    rules, view = position("sheepshead_queen_led")
    quick = unaided(rules, "club")
    looking = find("sheepshead").bot(rules, "club")
    assert looking.choose(view, Random(1), 1) == quick.choose(view, Random(1), 1)
    assert looking.choose(view, Random(1), BUDGET).reason.key == "never_worse"


class Counted(draw_game.Draw):
    """The game in which cards are drawn, with a count of the layouts that are made up."""

    def __init__(self) -> None:
        self.imagined = 0

    def imagine(self, view: View[draw_game.Public], dice: Dice) -> draw_game.State:
        self.imagined += 1
        return super().imagine(view, dice)


def test_few_cards_are_not_the_last_as_long_as_there_are_some_to_draw() -> None:
    rules, dice, looked = Counted(), Random(3), 0
    for state, _, _ in draw_game.positions(dice, 1):
        view = rules.view(state, state.turn)
        before = rules.imagined
        usual = draw_game.Cheapest(rules).choose(view, dice, 1)
        never_worse(usual, Choice(rules, view, dice, BUDGET, lambda *_: []))
        assert rules.imagined == before or not view.hidden[1].size
        looked += rules.imagined > before
    assert looked
