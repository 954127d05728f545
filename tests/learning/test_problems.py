"""Every problem of every game, by what it holds and says, without a screen; how a rating moves."""

from collections import Counter
from collections.abc import Collection
from datetime import date, timedelta
from random import Random
from typing import Any

import pytest

from game.bots.romestecq.stakes import staked, ties
from game.catalogue import GAMES, find, rules_for
from game.core.cards import Card, members
from game.core.move import Lay, Play
from game.core.record import replace
from game.core.view import View
from game.learning.drill import DrillAnswer, Grade, questions
from game.learning.lesson import Do, Tell
from game.learning.position import state_after
from game.learning.problem import BadProblem, Problem, Rating, after, answered, of_grade, read_problems
from game.learning.problems import (
    Teller,
    dear_loss,
    demonstrated,
    next_problem,
    posed,
    problem_of_day,
    themes,
)
from game.learning.problems import problems as problems_at
from game.learning.refutation import Refutation, refuted
from game.learning.script import Script
from game.resources import root
from game.wording import load
from tests.tools.problems.judging import Judge
from tests.tools.problems.themes import principle_of, theme_of
from tests.ui.whole.tables import everyday

WORDS = load(root() / "words" / "en", strict=True)


def problems(game: str) -> tuple[Problem, ...]:
    """Give the problems of a game at all its tables."""
    return tuple(each for answer in find(game).answers or ("",) for each in problems_at(game, answer))


POSED = [game.id for game in GAMES if problems(game.id)]
ENOUGH = 60
CLEAR = 3.0
FRESH, ENOUGH_WORLDS = 480, 120
"""Worlds in which an answer is judged again, and those that are enough where it stands out."""


@pytest.mark.parametrize("game", POSED)
def test_every_problem_is_put_and_answered(game: str) -> None:
    for problem in problems(game):
        lesson = posed(problem, WORDS)
        script = Script(lesson, WORDS)
        asked, _ = lesson.steps
        assert isinstance(asked, Do)
        assert asked.is_met(problem.best)
        assert script.says(0)
        assert script.says(1)
        assert all(script.captions.cards.aloud(script.reply(0, text)) for text in asked.wrong.values())
        assert "{" not in script.captions.cards.aloud(script.says(1)), problem.id
        for each in problem.wrong:
            assert not asked.is_met(each.line)
        assert problem.clear, problem.id


@pytest.mark.parametrize("game", POSED)
def test_nothing_hardly_behind_the_best_is_called_wrong(game: str) -> None:
    """Within a fifth of a unit, or within what is known: at the table of a problem, and in a drill."""
    for problem in problems(game):
        asked, told = posed(problem, WORDS).steps
        assert isinstance(asked, Do)
        assert isinstance(told, Tell)
        for each in problem.judged:
            near = problem.judged[0].mean - each.mean <= max(0.2, each.error) + 1e-6
            if near or each is problem.judged[0]:
                assert asked.is_met(each.line), (problem.id, each.line)
                assert asked.why_not(each.line) == WORDS.get("learn.problem.unjudged"), problem.id
        assert ("All of these are right" in told.says.text) == (len(problem.right) > 1), problem.id
    for question in (each for answer in find(game).answers or ("",) for each in questions(game, answer)):
        for each in question.judged[1:]:
            if question.judged[0].mean - each.mean <= max(0.2, each.error) + 1e-6:
                assert DrillAnswer(question, each.line[0]).grade is Grade.RIGHT, question.id


def test_a_problem_with_several_right_answers_needs_two_wrong_ones() -> None:
    problem = next(each for each in problems("ecarte") if len(each.judged) == 2)
    best, wrong = problem.judged
    near = replace(wrong, mean=best.mean - 0.2, error=0.0)
    assert problem.clear
    assert not replace(problem, judged=(best, near)).clear
    assert not replace(problem, judged=(best, near, wrong)).clear
    several = replace(problem, judged=(best, near, wrong, wrong))
    assert several.clear
    assert several.right == (best, near)
    assert (
        replace(wrong, mean=best.mean - 0.5, error=0.5)
        in replace(problem, judged=(best, replace(wrong, mean=best.mean - 0.5, error=0.5))).right
    )


@pytest.mark.parametrize("game", POSED)
def test_the_best_stands_clear(game: str) -> None:
    for problem in problems(game):
        best = problem.judged[0]
        for each in problem.judged[1:]:
            assert best.mean - each.mean >= CLEAR * each.error - 0.01, problem.id


@pytest.mark.parametrize("game", POSED)
def test_there_are_enough_and_none_twice(game: str) -> None:
    for answer in find(game).answers or ("",):
        assert len(problems_at(game, answer)) >= ENOUGH, answer
    found = problems(game)
    assert len({each.id for each in found}) == len(found)
    grades, themes = Counter(each.grade for each in found), Counter(each.theme for each in found)
    assert len(grades) >= 3, grades
    assert len(themes) >= 3, themes


def rules_of(problem: Problem) -> Any:
    return rules_for(problem.game, dict(problem.transcript.header.options))


def seen(problem: Problem) -> tuple[View[Any], Any]:
    """Give what the solver sees, and the contract."""
    view = rules_of(problem).view(state_after(rules_of(problem), problem.transcript), problem.me)
    return view, rules_of(problem).contract(view)


def played(problem: Problem) -> Card:
    """Give the card that is the answer."""
    move = problem.best[0]
    assert isinstance(move, Play)
    return move.card


@pytest.mark.parametrize("game", POSED)
def test_every_theme_is_that_of_the_position_and_has_a_name(game: str) -> None:
    for problem in problems(game):
        rules = rules_of(problem)
        view = rules.view(state_after(rules, problem.transcript), problem.me)
        assert problem.theme == theme_of(problem.game, view)
    for theme in themes(problems(game)):
        assert f"{game}.theme.{theme}" in WORDS or f"learn.theme.{theme}" in WORDS, theme


@pytest.mark.parametrize("game", POSED)
def test_every_answer_names_a_principle(game: str) -> None:
    texts = (root() / "rules" / f"{game}.md").read_text("utf-8")
    for problem in problems(game):
        teller, key = Teller(problem, WORDS), principle_of(problem)
        assert key in find(game).bots.principles or f"learn.principle.{key}" in WORDS, (problem.id, key)
        assert teller.principle
        assert teller.rule == "" or f"\n{teller.rule} " in texts, problem.id
        assert "layouts" not in teller.answer(), problem.id


@pytest.mark.parametrize("game", POSED)
def test_a_trick_is_called_sure_only_where_no_opponent_plays_after(game: str) -> None:
    for problem in problems(game):
        if principle_of(problem) == "take_points":
            view = rules_of(problem).view(state_after(rules_of(problem), problem.transcript), problem.me)
            seats, played = len(view.sides), len(view.trick.cards)
            later = [view.sides[(problem.me + step) % seats] for step in range(1, seats - played)]
            assert not set(later) - {view.sides[problem.me]}, problem.id


def test_who_plays_before_a_partner_is_not_said_to_play_last() -> None:
    told = 0
    for problem in (each for game in POSED for each in problems(game)):
        if principle_of(problem) == "take_last":
            view, _ = seen(problem)
            if len(view.trick.cards) + 1 < len(view.sides):
                assert "play last" not in Teller(problem, WORDS).principle, problem.id
                told += 1
    assert told


@pytest.mark.parametrize(
    "exchange", ["", "1 say accept\n0 lay 7D\n0 say done\n1 lay 7C\n1 say done\n0 say propose\n"]
)
def test_only_a_first_proposal_is_said_to_make_vulnerable_who_refuses_it(exchange: str) -> None:
    """Once a card has been exchanged nobody is vulnerable (§5.2)."""
    pack = "KH AS 7D QS TC 8D 9C 8C JH 7C 9S 7S KS …"
    match = f"parlour-tricks transcript 1\ngame ecarte\ndealer 1\n\n* deal {pack}\n0 say propose\n{exchange}"
    ways = (
        {"line": f"say {word}", "mean": mean, "error": 0.1} for word, mean in (("accept", 1), ("refuse", 0))
    )
    table = {"id": "x", "theme": "answer", "grade": 1, "match": match, "judged": [*ways]}
    (problem,) = read_problems("ecarte", {"problem": [table | {"reason": {"key": "searched", "number": 60}}]})
    assert principle_of(problem) == "answer_accept"
    assert ("is vulnerable" in Teller(problem, WORDS).principle) == (not exchange)


def test_a_plain_suit_that_only_trumps_meet_is_not_called_sure() -> None:
    told = Counter[str]()
    for problem in (each for game in POSED for each in problems(game)):
        key = principle_of(problem)
        if key in ("lead_force", "lead_sure", "lead_sure_first"):
            view, contract = seen(problem)
            order, card = contract.order, played(problem)
            hands = [place.may for place in view.hidden if place.name == "hand"]
            followed = any(hand & order.follows[order.suit[card]] for hand in hands)
            trumped = any(hand & order.trumps for hand in hands)
            assert (key == "lead_force") == (trumped and not followed), problem.id
            told[key] += 1
    assert len(told) == 3


def test_trumps_are_drawn_only_where_others_have_some() -> None:
    told = Counter[str]()
    for problem in (each for game in POSED for each in problems(game)):
        key = principle_of(problem)
        if key in ("lead_trump_top", "lead_trump_low", "lead_trump_against"):
            view, contract = seen(problem)
            hands = [place.may for place in view.hidden if place.name == "hand"]
            assert any(hand & contract.order.trumps for hand in hands), problem.id
            told[key] += 1
    assert len(told) > 1


def test_a_trump_that_hardly_anything_beats_is_not_called_low() -> None:
    told = 0
    for problem in problems("imperium"):
        if principle_of(problem) == "lead_trump_low":
            view, contract = seen(problem)
            higher = contract.order.beats[played(problem)]
            out = sum(place.may & higher for place in view.hidden if place.name == "hand")
            told += out.bit_count() == 1
            assert "low" not in Teller(problem, WORDS).principle, problem.id
    assert told


def test_a_short_suit_is_led_to_be_trumped_only_with_trumps() -> None:
    told = Counter[str]()
    for problem in (each for game in POSED for each in problems(game)):
        if (key := principle_of(problem)) in ("lead_short", "lead_least"):
            view, contract = seen(problem)
            order, other = contract.order, problem.wrong[0].line[0]
            assert isinstance(other, Play)
            one, two = (
                (view.hand & order.follows[order.suit[card]]).bit_count()
                for card in (played(problem), other.card)
            )
            trumping = not order.trumps or bool(view.hand & order.trumps)
            assert (key == "lead_short") == (one < two and trumping), problem.id
            told[key] += 1
    assert len(told) == 2


def test_a_card_is_not_led_for_standing_alone_where_the_other_stands_alone_too() -> None:
    told = Counter[str]()
    for problem in (each for game in POSED for each in problems(game)):
        if (key := principle_of(problem)) in ("lead_single", "lead_alone", "lead_fewer"):
            view, contract = seen(problem)
            order, other = contract.order, problem.wrong[0].line[0]
            assert isinstance(other, Play)
            plain = not order.trumps >> other.card & 1
            single = (view.hand & order.suited[other.card]).bit_count() == 1
            assert (key == "lead_fewer") == (plain and single), problem.id
            told[key] += 1
    assert len(told) == 3


def test_a_card_that_stands_alone_in_its_suit_is_not_said_to_belong_to_nothing() -> None:
    told = [
        Teller(each, WORDS).principle for each in problems("romestecq") if principle_of(each) == "lead_alone"
    ]
    assert told
    assert not any("belong together" in idea for idea in told)


def test_the_card_that_is_kept_from_a_lost_trick_is_the_better_one() -> None:
    told = Counter[str]()
    for problem in (each for game in POSED for each in problems(game)):
        if (key := principle_of(problem)) in ("lose_rank", "lose_give"):
            _, contract = seen(problem)
            order, other = contract.order, problem.wrong[0].line[0]
            assert isinstance(other, Play)
            strength = [
                (order.trumps >> card & 1, order.rank[card]) for card in (played(problem), other.card)
            ]
            assert (key == "lose_rank") == (strength[0] < strength[1]), problem.id
            told[key] += 1
    assert told


@pytest.mark.parametrize("game", POSED)
def test_a_trick_is_called_lost_only_where_no_card_takes_it(game: str) -> None:
    told = 0
    for problem in problems(game):
        idea = Teller(problem, WORDS).principle
        if "can’t take this trick" in idea or "trick is lost" in idea:
            view, contract = seen(problem)
            for move in view.moves:
                if isinstance(move, Play):
                    trick = (*view.trick.cards, move.card)
                    assert contract.crown(trick, contract.order) != move.card, problem.id
            told += 1
    assert told


def test_a_suit_without_hope_holds_no_highest_card() -> None:
    told = 0
    for problem in (each for game in POSED for each in problems(game)):
        if principle_of(problem) == "lose_suit":
            view, contract = seen(problem)
            order = contract.order
            follows = order.follows[order.suit[played(problem)]]
            out = [place.may & follows for place in view.hidden if place.name == "hand"]
            for card in members(view.hand & follows):
                assert any(hand & order.beats[card] for hand in out), problem.id
            told += 1
    assert told


@pytest.mark.parametrize("game", POSED)
def test_who_takes_a_partner_s_trick_is_told_how_to_take_it(game: str) -> None:
    for problem in problems(game):
        if principle_of(problem) in ("partner_leave", "partner_points", "partner_spare"):
            view, contract = seen(problem)
            trick = (*view.trick.cards, played(problem))
            assert contract.crown(trick, contract.order) != played(problem), problem.id


def test_a_partner_s_trick_is_in_danger_only_while_an_opponent_plays_after() -> None:
    told = Counter[str]()
    for problem in (each for game in POSED for each in problems(game)):
        if (key := principle_of(problem)) in ("partner_overtake", "partner_lead"):
            view, _ = seen(problem)
            seats, played_ = len(view.sides), len(view.trick.cards)
            later = [view.sides[(problem.me + step) % seats] for step in range(1, seats - played_)]
            assert (key == "partner_overtake") == bool(set(later) - {view.sides[problem.me]}), problem.id
            told[key] += 1
    assert told


def test_no_bird_that_is_to_be_led_is_said_to_come_after_trumps() -> None:
    told = 0
    for problem in problems("illustrated_tarock"):
        if problem.reason.kind == "bird_flies":
            idea = Teller(problem, WORDS).principle
            assert "lead it when that trick has come" in idea, problem.id
            assert "first" not in idea, problem.id
            told += 1
    assert told


def test_no_card_of_an_undecided_combination_is_said_to_belong_to_nothing() -> None:
    told = 0
    for problem in problems("romestecq"):
        if "belongs to no" in Teller(problem, WORDS).principle:
            view, _ = seen(problem)
            assert not staked(ties(view), 1 << played(problem), rules_of(problem).options), problem.id
            told += 1
    assert told > 3


@pytest.mark.parametrize("game", POSED)
def test_the_reasons_of_bots_hold_as_the_cards_lie(game: str) -> None:
    for problem in problems(game):
        kind, number = problem.reason.kind, problem.reason.number
        assert kind != "reckoned" or 1 <= number <= 99, problem.id
        if kind == "in_the_balance":
            view, _ = seen(problem)
            assert len(view.trick.cards) < len(view.sides) - 1, problem.id


def each_problem(everyday_games: Collection[str]) -> list[Any]:
    """Give every problem; every day one of some games."""
    return [
        pytest.param(
            problem,
            id=f"{game}-{problem.id}",
            marks=everyday(game in everyday_games and place == turn % len(problems(game))),
        )
        for turn, game in enumerate(POSED)
        for place, problem in enumerate(problems(game))
    ]


@pytest.mark.parametrize("problem", each_problem(POSED))
def test_a_mistake_costs_in_a_deal_that_looks_the_same(problem: Problem) -> None:
    rules = rules_of(problem)
    wrong = problem.judged[-1].line
    found = refuted(problem, wrong)
    assert found is not None
    assert found.lost > 0
    length = len(problem.transcript.entries)
    entries = found.transcript.entries
    assert tuple(entry.move for entry in entries[length : length + len(wrong)]) == wrong
    dealt = rules.view(state_after(rules, problem.transcript), problem.me)
    seen = found.transcript.__class__(found.transcript.header, entries[:length])
    assert rules.view(state_after(rules, seen), problem.me) == dealt
    lesson = demonstrated(problem, wrong, found, WORDS)
    script = Script(lesson, WORDS)
    assert script.says(0)
    assert script.match(len(entries)).view(problem.me).ledger.finished == 1
    assert "{" not in script.captions.cards.aloud(script.says(1))


def test_a_single_point_is_named_as_one() -> None:
    problem = problems("ecarte")[0]
    lost = {1.0: "1 point less", 2.0: "2 points less", 1.5: "1.5 points less"}
    for number, told in lost.items():
        lesson = demonstrated(problem, problem.judged[1].line, Refutation(problem.transcript, number), WORDS)
        last = lesson.steps[-1]
        assert isinstance(last, Tell)
        assert told in last.says.text


@pytest.mark.parametrize("game", POSED)
def test_several_cards_are_spoken_of_in_the_plural(game: str) -> None:
    for problem in problems(game):
        line, teller = problem.judged[1].line, Teller(problem, WORDS)
        several = sum(isinstance(move, Lay) for move in line) > 1
        last = demonstrated(problem, line, Refutation(problem.transcript, 2.0), WORDS).steps[-1]
        assert isinstance(last, Tell)
        assert (" give away " in teller.costs(line)) == several, problem.id
        assert (" bring you " in last.says.text) == several, problem.id


@pytest.mark.parametrize("game", POSED)
def test_every_problem_is_that_of_a_day_before_one_comes_again(game: str) -> None:
    found, first = problems(game), date.fromordinal(len(problems(game)) * 12_000)
    days = [problem_of_day(found, game, first + timedelta(each)).id for each in range(len(found))]
    assert set(days) == {each.id for each in found}
    turned = problem_of_day(tuple(reversed(found)), game, first)
    assert turned.id == days[0]


@pytest.mark.parametrize("problem", each_problem(POSED[:1]))
def test_an_answer_stands_clear_in_fresh_worlds(problem: Problem) -> None:
    assert stands(problem, "fresh")


def stands(problem: Problem, seed: str) -> bool:
    """Tell whether the answer to a problem is clearly best in worlds nobody has looked at."""
    rules = rules_of(problem)
    view = rules.view(state_after(rules, problem.transcript), problem.me)
    judge, dice = Judge(find(problem.game), rules), Random(f"{seed} {problem.id}")
    lines = [each.line for each in problem.judged]
    weighed = judge.weigh(view, lines, dice, FRESH, ENOUGH_WORLDS, ())
    return weighed is not None and weighed.lines[0] == problem.best and weighed.clear >= CLEAR


def test_the_nearest_untried_comes_first_then_what_was_missed() -> None:
    found = problems(POSED[0])
    first = next_problem(found, {}, Rating())
    assert abs(of_grade(first.grade).points - 1500) == min(
        abs(of_grade(each.grade).points - 1500) for each in found
    )
    tried = {each.id: True for each in found}
    assert next_problem(found, {**tried, found[5].id: False}, Rating()) == found[5]
    assert next_problem(found, {key: tried[key] for key in list(tried)[1:]}, Rating()).id == found[0].id


def test_a_rating_moves_less_the_surer_it_is() -> None:
    problem = of_grade(3)
    fresh, firm = Rating(1500, 350), Rating(1500, 80)
    assert after(fresh, problem, 1.0).points > after(firm, problem, 1.0).points > 1500
    assert after(fresh, problem, 0.0).points < after(firm, problem, 0.0).points < 1500
    assert after(firm, of_grade(1), 0.0).points < after(firm, of_grade(5), 0.0).points
    rating = fresh
    for _ in range(200):
        rating = after(rating, problem, 1.0)
    assert rating.points <= 3000
    assert rating.deviation >= 60


def test_a_rating_moves_by_what_was_lost() -> None:
    mine, problem = Rating(1500, 350), of_grade(3)
    moved = [answered(mine, problem, lost, 1.0).points - 1500 for lost in (0.0, 0.25, 0.36, 1.0, 9.0)]
    assert moved == sorted(moved, reverse=True)
    assert moved[0] > 150
    assert moved[2] > -70, "0.36 of a point once cost 175"
    assert moved[3] == moved[4] < -150
    assert all(dear_loss(game) >= 1.0 for game in POSED)


@pytest.mark.parametrize("points", [700.0, 1500.0, 2500.0])
@pytest.mark.parametrize("grade", [1, 3, 5])
def test_what_is_refused_never_raises_a_rating(points: float, grade: int) -> None:
    mine, problem = Rating(points, 120), of_grade(grade)
    moved = [answered(mine, problem, lost, 4.0).points - points for lost in (0.21, 0.4, 2.0, 4.0)]
    assert all(each < 0 for each in moved)
    assert moved == sorted(moved, reverse=True)
    assert answered(mine, problem, 0.0, 4.0).points > points


def test_a_rating_moves_as_glicko_has_it() -> None:
    moved = after(Rating(1500, 200), Rating(1400, 30), 1.0)
    assert moved.points == pytest.approx(1563.4, abs=0.1)
    assert moved.deviation == pytest.approx(175.2, abs=0.1)


def test_a_rating_has_bounds_and_can_always_move() -> None:
    assert [of_grade(grade).points for grade in (1, 3, 5)] == [1100, 1500, 1900]
    assert after(Rating(1500, 60), of_grade(3), 1.0).deviation == 60
    assert after(Rating(0, 350), of_grade(1), 0.0).points == 0


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("play 7X", "does not hold together"),
        ("say stand", "not legal"),
    ],
)
def test_a_broken_problem_is_refused_in_a_sentence(line: str, why: str) -> None:
    table = {
        "problem": [
            {
                "id": "x",
                "theme": "lead",
                "grade": 1,
                "match": "parlour-tricks transcript 1\ngame ecarte\ndealer 1\n\n* deal KH AS 7D QS TC 8D 9C 8C JH 7C 9S …\n0 say stand",
                "judged": [
                    {"line": line, "mean": 1.0, "error": 0.1},
                    {"line": "play 7D", "mean": 0.0, "error": 0.1},
                ],
                "reason": {"key": "none"},
            }
        ]
    }
    with pytest.raises(BadProblem, match=why):
        read_problems("ecarte", table)
