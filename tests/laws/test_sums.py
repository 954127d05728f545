"""Every total on a screen is the sum of rows that can be seen on it: results, matches, statistics, going on."""

import re
from collections.abc import Iterable
from typing import Any

import pytest

from game.app.startup import standing
from game.catalogue import find
from game.play.deal_summary import deal_summary
from game.play.match_record import recorded
from game.session.match import Match
from game.storage.match_file import MatchScore, SavedMatch
from game.storage.stats import figures_by_level
from game.telling.captions import Captions
from game.ui.scenes.match_result import MatchResultRoutes, match_result
from game.ui.scenes.result import ResultRoutes, captions_of, deal_result
from game.ui.shell.context import UiContext
from game.ui.shell.node import Node
from tests.laws.test_winning import NAMES, matches
from tests.laws.walks import IDS
from tests.ui.kit.context import open_context, scaled

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
    scene = deal_result(context, match, deal, 0, names_of(match), ResultRoutes(nowhere, nowhere, nowhere))
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
        scene = match_result(context, match, 0, names_of(match), MatchResultRoutes(*[nowhere] * 5))
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
