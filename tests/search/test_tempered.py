"""Temperament: among words that promise the same, the bolder or the more careful; all else as the level decides."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from game.catalogue import GAMES, find
from game.core.bot import BOLD, CAREFUL, TEMPERAMENTS, Decision
from game.core.cards import CHANCE, NOBODY
from game.core.move import Deal, Move, Say
from game.core.rules import Reason
from game.questions import GameConfig, MoveRequest
from game.search.opponents import Choice
from game.search.rollout import Prospect, Rollouts
from game.search.tempered import Temper, near_equal, tempered

TALKATIVE = [game.id for game in GAMES if game.bots.daring]
DARING = {"stand": BOLD, "propose": CAREFUL}
FEW, USUAL = 8, 40
"""Worlds, for the short game of two and for the others."""


class Foretold(Rollouts[Any, Any]):
    """Rollouts whose outcome is known."""

    def __init__(self, gains: dict[Move, tuple[float, ...]]) -> None:
        self._foretold = gains

    def survey(self, _draw: object, moves: Sequence[Move], *_more: object) -> tuple[Prospect, ...]:
        found = [Prospect(move, self._foretold[move]) for move in moves]
        return tuple(sorted(found, key=lambda each: -each.mean))


class Asked:
    """A view of somebody who is asked to say something."""

    moves = (Say("stand"), Say("propose"), Say("other"))


def said(usual: str, way: int, stand: float, propose: float, worlds: int = 30) -> str:
    """Tell what is said by somebody who would usually say this, if words promise so much."""
    gains: dict[Move, tuple[float, ...]] = {
        Say(word): tuple(worth + (place % 3) for place in range(worlds))
        for word, worth in (("stand", stand), ("propose", propose), ("other", 9.0))
    }
    seen: Any = Asked()  # all of a view that is looked at
    choice: Choice[Any, Any, Any] = Choice(None, seen, Random(1), 10, lambda *_: ())
    move = tempered(Decision(Say(usual), Reason("usual")), choice, Temper(DARING, way), Foretold(gains)).move
    assert isinstance(move, Say)
    return move.word


@pytest.mark.pure("compiled code takes no view that only looks like one")
def test_between_equals_the_bold_are_bold_and_the_careful_careful() -> None:
    assert said("propose", BOLD, 1, 1) == "stand"
    assert said("stand", CAREFUL, 1, 1) == "propose"
    assert said("stand", BOLD, 1, 1) == "stand"
    assert said("propose", CAREFUL, 1, 1) == "propose"


@pytest.mark.pure("compiled code takes no view that only looks like one")
def test_what_is_clear_is_decided_by_the_level() -> None:
    assert said("propose", BOLD, 0, 1) == "propose"
    assert said("propose", BOLD, 1, 1, worlds=6) == "propose"
    assert said("other", BOLD, 1, 1) == "other"


def test_what_is_hardly_less_is_near_enough() -> None:
    usual = Prospect(Say("propose"), tuple(float(place % 3) for place in range(30)))
    less = Prospect(Say("stand"), tuple(float((place + 1) % 3) - 0.05 for place in range(30)))
    much_less = Prospect(Say("stand"), tuple(float((place + 1) % 3) - 0.5 for place in range(30)))
    assert near_equal(less, usual)
    assert not near_equal(much_less, usual)


@pytest.mark.pure("compiled code takes no view that only looks like one")
def test_a_word_that_leaves_temperament_nothing_to_say_is_the_usual_one() -> None:
    assert said("other", CAREFUL, 9, 9) == "other"


@pytest.mark.parametrize("game_id", TALKATIVE)
def test_bold_and_careful_words_are_words_of_the_game(game_id: str) -> None:
    game = find(game_id)
    assert game.bots.daring.keys() <= set(game.rules(game.options()).spec.words)
    assert {*game.bots.daring.values()} == {BOLD, CAREFUL}


def decisions(game_id: str, deals: int, budget: int) -> dict[str, list[int]]:
    """Let each temperament speak wherever club players come to in some deals; tell how daring each word is."""
    game, found = find(game_id), {name: list[int]() for name in ("", *TEMPERAMENTS)}
    rules = game.rules(game.options())
    config, club, daring = GameConfig(game_id, ()), game.bot(rules, "club"), game.bots.daring
    for number in range(deals):
        dice = Random(f"temperament {game_id} {number}")
        pack = list(range(rules.spec.pack.size))
        dice.shuffle(pack)
        state = rules.play(rules.start(0), Deal(tuple(pack)))
        while state.turn not in (CHANCE, NOBODY):
            view = rules.view(state, state.turn)
            move = club.choose(view, Random(number), budget).move
            ways = {daring.get(each.word, 0) for each in view.moves if isinstance(each, Say)}
            if {BOLD, CAREFUL} <= ways:
                for name, words in found.items():
                    answer = MoveRequest(config, "club", view, number, budget, name).answer().move
                    assert answer in view.moves
                    words.append(daring.get(answer.word, 0) if isinstance(answer, Say) else 0)
            state = rules.play(state, move)
    return found


def leans(game_id: str, deals: int, budget: int) -> tuple[int, int]:
    """Tell how often the bold and the careful part from the even-tempered; never the other way."""
    found = decisions(game_id, deals, budget)
    for even, bold, careful in zip(found[""], found["bold"], found["careful"], strict=True):
        assert careful <= even <= bold
    parted = {
        name: sum(one != other for one, other in zip(found[name], found[""], strict=True))
        for name in TEMPERAMENTS
    }
    assert max(parted.values()) < len(found[""]) / 2  # most is clear
    return parted["bold"], parted["careful"]


def test_temperament_shows_in_what_is_proposed() -> None:
    bold, careful = leans("ecarte", 5, FEW)
    assert bold + careful


@pytest.mark.slow
@pytest.mark.parametrize("game_id", TALKATIVE)
def test_temperament_shows_in_every_game_that_is_spoken_in(game_id: str) -> None:
    bold, careful = leans(game_id, 12, USUAL)
    assert bold + careful
