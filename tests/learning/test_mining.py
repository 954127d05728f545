"""What the miner keeps, and how it weighs: without playing a deal."""

import tomllib

import pytest

from game.catalogue import GAMES, find
from game.core.move import LAYS, PLAYS, Lay, Say
from game.core.record import replace
from game.core.rules import Reason
from game.learning.lesson import Do
from game.learning.position import state_after
from game.learning.problem import Problem, meant, read_problems
from game.learning.problems import posed, problems
from game.resources import root
from game.wording import load
from tests.tools.problems.judging import ordered, ways
from tests.tools.problems.mining import ALIKE, Shelf, worded, written

POSED = [game.id for game in GAMES if problems(game.id)]
ONE, OTHER, THIRD = ((PLAYS[card],) for card in range(3))


@pytest.mark.parametrize("game", POSED)
def test_what_is_written_is_read_again(game: str) -> None:
    few = problems(game)[:3]
    assert read_problems(game, tomllib.loads("\n".join(map(written, few)))) == few


def test_ways_are_ordered_by_the_worlds_they_share() -> None:
    weighed = ordered({ONE: [5.0, 5.0], OTHER: [1.0, 2.0, 3.0, 2.0], THIRD: [2.0, 3.0, 3.0, 4.0]})
    assert weighed.lines == (THIRD, ONE, OTHER)  # the best has been tried in every world
    assert weighed.behind(weighed.lines.index(OTHER))[0] == pytest.approx(1.0)
    assert weighed.mean(0) == pytest.approx(3.0)


def test_a_way_that_never_differs_is_never_clear() -> None:
    weighed = ordered({ONE: [1.0, 2.0, 3.0], OTHER: [1.0, 2.0, 3.0]})
    assert weighed.clear == 0.0


def test_a_word_is_one_way_whatever_its_number() -> None:
    vying = next(each for each in problems("gleek") if each.theme == "ruff" and each.best[0] != Say("pass"))
    game = find("gleek")
    rules = game.rules(game.options())
    found = ways(rules, state_after(rules, vying.transcript), (vying.best,))
    said = [move.word for (move,) in found if isinstance(move, Say)]
    assert len(said) == len(set(said))
    assert vying.best in found
    asked = posed(vying, load(root() / "words" / "en")).steps[0]
    assert isinstance(asked, Do)
    for (move,) in found:
        assert asked.is_met((move,)) == (meant(move) == meant(vying.best[0]))
    numbered = [move for move in rules.moves(state_after(rules, vying.transcript)) if meant(move) == "vie"]
    assert len({asked.is_met((move,)) for move in numbered}) <= 1


def test_the_shelf_takes_nothing_twice_and_not_too_much_of_one_kind() -> None:
    problem = problems(POSED[0])[0]
    shelf = Shelf(20, iter(()))
    for number in range(ALIKE):
        each = replace(problem, id=f"{number}")
        assert shelf.fits(each)
        shelf.put(each)
        assert not shelf.fits(each)
    assert not shelf.fits(replace(problem, id="another"))
    assert shelf.fits(replace(problem, id="another", grade=problem.grade % 5 + 1))
    assert Shelf(1, iter((problem,))).full(problem.theme)


def test_an_exchange_is_one_way_whatever_the_order_of_its_cards() -> None:
    def lays(each: Problem) -> bool:
        return isinstance(each.best[0], Lay)

    problem = next(each for game in POSED for each in problems(game) if lays(each))
    assert problem.found(tuple(reversed(problem.best))) == problem.judged[0]
    assert problem.found((LAYS[0], LAYS[1], LAYS[2], LAYS[3], LAYS[4], LAYS[5])) is None


def test_a_reason_has_words_in_its_own_game_or_in_all() -> None:
    words = load(root() / "words" / "en")
    said = {
        (game, key): worded(words, find(game), Reason(key))
        for game in ("sheepshead", "ecarte")
        for key in ("lead_called_suit", "searched", "never_said")
    }
    assert [*said.values()] == [True, True, False, False, True, False]
