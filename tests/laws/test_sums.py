"""Every total on a screen is the sum of rows that can be seen or opened on it.

Results, matches, statistics, going on, and a deal looked back at.
"""

import re
from collections.abc import Iterable
from decimal import Decimal
from random import Random
from typing import Any

import pytest

from game.app.application import standing
from game.app.lesson_table import look_back, nothing_kept
from game.catalogue import find
from game.coach.judging import JudgedMove, Verdict
from game.coach.review import Review
from game.coach.reviewing import fresh_review
from game.core.record import replace
from game.core.rules import Reason
from game.play.coaching import Coach
from game.play.deal_summary import deal_summary
from game.play.match_record import recorded
from game.play.table.inputs import SeeMove
from game.play.table_session import TableSession
from game.questions import Spread
from game.session.match import Match
from game.storage.match_file import MatchScore, SavedMatch
from game.storage.stats import figures_by_level
from game.telling.captions import Captions
from game.ui.blocks import Action
from game.ui.lookback.guide import LookBackRoutes
from game.ui.scenes.result_page import captions_of
from game.ui.scenes.table import TableScene
from game.ui.shell.context import UiContext
from game.ui.shell.node import Node
from game.ui.shell.scene import Push
from tests.laws.test_winning import NAMES, matches
from tests.laws.walks import IDS
from tests.session.thinkers import silent
from tests.ui.kit.context import click_on, open_context, press, scaled
from tests.ui.scenes.application import match_page, result_page

AMOUNT = re.compile(r"(.+) ([+−]?\d+)")
WINDOWS = (((1280, 720), 1.0), ((960, 600), 2.0))
"""With columns for the sides, and without."""


@pytest.fixture(params=IDS, scope="module")
def played(request: pytest.FixtureRequest, thorough: bool) -> list[Match[Any, Any]]:
    return matches(request.param, 16 if thorough else 7)


def names_of(match: Match[Any, Any]) -> tuple[str, ...]:
    return tuple(name.partition(",")[0] for name in NAMES[: match.rules.spec.seats])


def amounts(line: str) -> dict[str, int]:
    """Read what a line says of every side."""
    found = (AMOUNT.fullmatch(part) for part in line.partition(": ")[2].split("; "))
    return {each.group(1): int(each.group(2).replace("−", "-")) for each in found if each}


def lines(nodes: Iterable[Node], start: str) -> list[dict[str, int]]:
    return [amounts(node.name) for node in nodes if node.name.startswith(start)]


def summed(rows: Iterable[dict[str, int]], sides: Iterable[str]) -> dict[str, int]:
    found = list(rows)
    return {side: sum(row.get(side, 0) for row in found) for side in sides}


def sides_of(match: Match[Any, Any], captions: Captions) -> list[str]:
    return [captions.players.together(party) for party in captions.players.parties]


def unscrolled(context: UiContext, match: Match[Any, Any], deal: int) -> list[Node]:
    scene = result_page(context, match, deal, 0, names_of(match))
    scene.screen.focus("fold/paid")
    press(scene, Action.CONFIRM)
    return list(scene.nodes())


def nowhere() -> None:
    return


@pytest.mark.parametrize("window", WINDOWS)
def test_the_rows_of_a_deal_add_up_to_what_it_brought(
    played: list[Match[Any, Any]], window: tuple[tuple[int, int], float]
) -> None:
    context = open_context(window[0], scaled(window[1]))
    for match in played:
        captions = captions_of(context, match, 0, names_of(match))
        sides, parties = sides_of(match, captions), captions.players.parties
        had = dict.fromkeys(sides, 0)
        for number in range(1, min(4, match.view(0).ledger.finished) + 1):
            nodes = unscrolled(context, match, number)
            told = deal_summary(match, find(match.transcript().header.game), number, 0)
            rows = [amounts(node.name) for node in nodes if node.key.startswith("paid/")]
            (deal,), (score,) = lines(nodes, "This deal: "), lines(nodes, "Score: ")
            before = (lines(nodes, "Before: ") or [dict.fromkeys(sides, 0)])[0]
            assert deal == summed(rows, sides)
            assert deal == {side: told.gains[party[0]] for side, party in zip(sides, parties, strict=True)}
            assert before == had
            assert score == summed((before, deal), sides)
            had = score


def test_the_deals_of_a_match_add_up_to_its_final_standings(played: list[Match[Any, Any]]) -> None:
    context = open_context()
    for match in played:
        if not match.over:
            continue
        captions = captions_of(context, match, 0, names_of(match))
        sides, parties = sides_of(match, captions), captions.players.parties
        scene = match_page(context, match, names_of(match))
        nodes = list(scene.nodes())
        rows = [each for node in nodes if re.match(r"Deal \d+: ", node.name) for each in [amounts(node.name)]]
        (total,) = lines(nodes, "Match: ")
        assert len(rows) == len(match.outcome.deals)
        assert total == summed(rows, sides)
        worths = match.rules.worth(match.view(0).ledger.holdings)
        assert total == {side: worths[party[0]] for side, party in zip(sides, parties, strict=True)}


def test_statistics_count_what_the_results_of_deals_have_told(played: list[Match[Any, Any]]) -> None:
    context = open_context()
    for match in played:
        captions = captions_of(context, match, 0, names_of(match))
        me = captions.players.together(captions.players.party(0))
        told = [unscrolled(context, match, each.number) for each in match.outcome.deals]
        mine = [lines(nodes, "This deal: ")[0][me] for nodes in told]
        header = match.transcript().header
        (figures,) = figures_by_level([recorded("m", header, match.rules.spec, match.outcome)])
        assert figures.points == sum(mine)
        counted = [gain for gain, deal in zip(mine, match.outcome.deals, strict=True) if not deal.thrown_in]
        assert figures.best == max(counted, default=0)


def test_going_on_tells_what_every_side_holds_at_the_table(played: list[Match[Any, Any]]) -> None:
    context = open_context()
    for match in played:
        ledger, header, spec = match.view(0).ledger, match.transcript().header, match.rules.spec
        score = MatchScore(ledger.holdings, ledger.finished, match.over)
        said = standing(context, SavedMatch("m", "", "", header, score)).partition(" · ")[0]
        sides = sorted(spec.parties, key=lambda party: 0 not in party)
        held = [ledger.holdings[party[0]] for party in sides]
        assert len(said.replace(" to ", ", ").split(", ")) >= len(sides)
        told = [int(each.replace("−", "-")) for each in re.findall("−?[0-9]+", said)]
        assert list(filter(None, told)) == [number for each in held for number in each if number]
        if not any(number for each in held for number in each[:-1]):  # all of it in the smallest unit
            captions = captions_of(context, match, 0, names_of(match))
            (row,) = lines(unscrolled(context, match, ledger.finished), "Score: ")
            assert told == [row[captions.players.together(captions.players.party(side[0]))] for side in sides]


def judged(match: Match[Any, Any], deal: int, dice: Random) -> Review:
    """Settle every decision of a deal, with losses that are known exactly."""
    review = fresh_review(match, deal, 0).with_outset(Spread(dice.uniform(-3, 3), dice.uniform(0.2, 9), 120))
    for at in review.wanted:
        made, moves = match.transcript().entries[at].move, match.review(at, 0).moves
        loss = dice.choice((0.0, 0.0, dice.uniform(0.1, 0.7), dice.uniform(0.7, 5)))
        advised = next(move for move in moves if move != made) if loss else made
        options = tuple(JudgedMove(move, 0.0, 0.0, 60, 0.0) for move in moves)
        review = review.with_verdict(Verdict(at, made, advised, Reason("searched"), loss, 0.0, options))
    return review


def looked_back(context: UiContext, match: Match[Any, Any], deal: int, review: Review) -> TableScene:
    coach = Coach((silent,), lambda _name, _make: review, lambda _name, _body: True)
    routes = LookBackRoutes(lambda _: None, coach)
    session = TableSession(match, silent(), Random(0), nothing_kept)
    return look_back(context, session, deal, routes)


def decimals(text: str) -> list[Decimal]:
    return [Decimal(each.replace("−", "-")) for each in re.findall(r"[+−]?\d+(?:\.\d+)?", text)]


def opened(scene: TableScene) -> dict[str, Decimal | None]:
    """Open the sum behind the reckoning: every part by its name, None for what is not known."""
    pressed = click_on(scene, "reckoning")
    assert isinstance(pressed, Push)
    told = [node.name.split(": ", 1) for node in pressed.scene.nodes() if ": " in node.name]
    parts = ("Expectation", "Skill", "Luck", "Result")
    return {
        part: next(iter(decimals(amount)), None)
        for name, amount in told
        for part in parts
        if name == part or name.startswith(f"{part} (")
    }


def test_what_a_deal_looked_back_at_came_to_is_the_sum_of_its_parts(
    played: list[Match[Any, Any]],
) -> None:
    context, dice = open_context(), Random("looked back")
    for match in played:
        for deal in range(1, min(3, match.view(0).ledger.finished) + 1):
            review = judged(match, deal, dice)
            scene = looked_back(context, match, deal, review)
            parts = opened(scene)
            expectation, skill, luck, result = (each for each in parts.values() if each is not None)
            assert expectation + skill + luck == result
            gains = match.outcome.deals[deal - 1].gains
            others = sum(gains) - gains[0]
            ahead = (gains[0] * (len(gains) - 1) - others) / len(gains)
            assert abs(float(result) - ahead) <= (0.05 if result % 1 else 0.051)
            (story,) = (node.name for node in scene.nodes() if node.key == "reckoning")
            assert {abs(each) for each in (skill, luck, expectation, result) if each} <= set(
                map(abs, decimals(story))
            )
            lost = list[Decimal]()
            for at in review.wanted:
                scene.send(SeeMove(at + 1))
                (step,) = (node for node in scene.nodes() if node.key == f"step:{at + 1}")
                said = " ".join(node.name for node in scene.nodes() if node.rect == step.rect)
                cost = re.search(r"it cost about ([0-9.]+)", said)
                lost += [Decimal(cost[1])] if cost and "too little" not in said else []
            assert abs(skill + sum(lost)) <= Decimal("0.05") * (len(lost) + 1)  # each of them is rounded


def test_nothing_adds_up_before_every_decision_is_settled(played: list[Match[Any, Any]]) -> None:
    context, dice = open_context(), Random("not settled")
    for match in played:
        whole = judged(match, 1, dice)
        for number in range(len(whole.verdicts)):
            parts = opened(looked_back(context, match, 1, replace(whole, verdicts=whole.verdicts[:number])))
            assert parts["Luck"] is None
            assert (parts["Skill"] is None) == (number == 0)
