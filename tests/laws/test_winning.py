"""Who won: the same seats on both results, in the saved games, in the statistics and in simulations."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from game.catalogue import find, rules_for
from game.cli import playing
from game.core.bot import Decision
from game.core.cards import CHANCE, NOBODY
from game.core.move import Move
from game.core.options import Value
from game.core.outcome import DealOutcome, Outcome
from game.core.rules import Reason, Rules
from game.core.transcript import Header, Transcript
from game.core.view import View
from game.play.deal_summary import deal_summary
from game.play.match_record import recorded
from game.session.match import Match
from game.storage.match_file import MatchScore, SavedMatch
from game.storage.stats import figures_by_level
from game.telling.captions import first, won_by
from game.ui.scenes.result_page import captions_of
from game.ui.scenes.saves import line_of
from tests.laws.walks import IDS, tables
from tests.ui.kit.context import open_context
from tests.ui.scenes.application import match_page, result_page

NAMES = ("You", "Ada, club", "Ben, club", "Cleo, club", "Dan, club", "Eve, club", "Flo, club")
MOST_DEALS = 12
THROWN_IN: tuple[tuple[str, dict[str, Value]], ...] = (
    ("sheepshead", {"players": 3, "no_pick": "redeal"}),
    ("sheepshead", {"players": 3, "no_pick": "doubler"}),
    ("illustrated_tarock", {"all_pass": "redeal", "games": 3}),
)


def play(game: str, options: Mapping[str, Value], dice: Random) -> Match[Any, Any]:
    """Play random moves for some deals, or to the end of the match."""
    rules = rules_for(game, options)
    names, dealer = NAMES[: rules.spec.seats], rules.first(dice)
    match = Match(rules, Header(game, rules.spec.edition, tuple(options.items()), names, dealer))
    while match.turn != NOBODY and match.view(0).ledger.finished < MOST_DEALS:
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
    return match


def matches(game: str, count: int) -> list[Match[Any, Any]]:
    dice = Random(f"winning {game}")
    return [play(game, options, dice) for options, _ in tables(game, dice, count)]


@pytest.fixture(params=IDS, scope="module")
def played(request: pytest.FixtureRequest, thorough: bool) -> list[Match[Any, Any]]:
    return matches(request.param, 16 if thorough else 8)


class Log:
    """The log of one match."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self.match = match

    def load(self, _match_id: str) -> Transcript:
        return self.match.transcript()


def ends(match: Match[Any, Any]) -> list[View[Any]]:
    """Look at the table at the end of every finished deal."""
    finished = match.view(0).ledger.finished
    return [match.review(match.span(deal).stop - 1, 0) for deal in range(1, finished + 1)]


def test_a_side_wins_as_a_whole_and_from_the_others(played: list[Match[Any, Any]]) -> None:
    for match in played:
        for deal, end in zip(match.outcome.deals, ends(match), strict=True):
            sides = [side if side >= 0 else -1 - seat for seat, side in enumerate(end.sides)]
            members = {side: [seat for seat, each in enumerate(sides) if each == side] for side in sides}
            for party in members.values():
                assert len({seat in deal.winners for seat in party}) == 1
            decided = {
                each.to for each in end.ledger.tally(deal.number) if each.step in match.rules.spec.deciding
            }
            if decided:
                assert set(deal.winners) == decided
                continue
            share = {
                side: sum(deal.gains[seat] for seat in party) / len(party) for side, party in members.items()
            }
            best = {side for side, mine in share.items() if mine == max(share.values())}
            assert set(deal.winners) == {
                seat for side in best for seat in members[side] if len(best) < len(members)
            }
            if not match.rules.spec.sides and len(members) < len(sides):  # sides for this deal only
                assert sum(deal.gains) == 0
                assert all(
                    sum(deal.gains[seat] for seat in members[side]) > 0 for side in best if deal.winners
                )


def counted(outcome: Outcome) -> list[DealOutcome]:
    return [deal for deal in outcome.deals if not deal.thrown_in]


def test_deals_thrown_in_are_nobodys() -> None:
    seen, house = 0, open_context()
    for seed, (game, options) in enumerate(THROWN_IN * 3):
        match = play(game, options, Random(seed))
        outcome, header = match.outcome, match.transcript().header
        ended = ends(match)
        void = [deal for deal, end in zip(outcome.deals, ended, strict=True) if end.public.thrown]
        assert void == [deal for deal in outcome.deals if deal.thrown_in]
        assert all(not deal.winners and not any(deal.gains) for deal in void)
        names = tuple(name.partition(",")[0] for name in NAMES[: match.rules.spec.seats])
        for deal in void:
            assert deal_summary(match, find(game), deal.number, 0).thrown_in
            shown = result_page(house, match, deal.number, 0, names)
            assert "The cards are thrown in" in [node.name for node in shown.nodes()]
        (figures,) = figures_by_level([recorded("m", header, match.rules.spec, outcome)])
        assert figures.deals == len(outcome.deals) - len(void)
        assert figures.won == tuple(0 in deal.winners for deal in counted(outcome))
        seen += len(void)
    assert seen >= 3


def test_a_deal_thrown_in_between_two_that_are_won_breaks_no_streak() -> None:
    won, void = DealOutcome(1, (2, -1, -1), (0,)), DealOutcome(2, (0, 0, 0), (), thrown_in=True)
    outcome = Outcome((won, void, DealOutcome(3, (2, -1, -1), (0,))), over=False, winners=())
    header = Header("sheepshead", 1, players=("You", "Ada, club", "Ben, club"))
    spec = rules_for("sheepshead", {"players": 3, "no_pick": "redeal"}).spec
    (figures,) = figures_by_level([recorded("m", header, spec, outcome)])
    assert (figures.deals_won, figures.deals, figures.streak) == (2, 2, 2)


def test_a_match_is_won_by_who_has_most(played: list[Match[Any, Any]]) -> None:
    for match in played:
        outcome, spec = match.outcome, match.rules.spec
        held = match.rules.worth(match.view(0).ledger.holdings)
        assert outcome.over == match.over
        if not match.over:
            assert outcome.winners == ()
        elif spec.single_deal:
            assert outcome.winners == outcome.deals[-1].winners
        elif len(set(held)) == 1:
            assert outcome.winners == ()
        else:
            assert outcome.winners == tuple(seat for seat, mine in enumerate(held) if mine == max(held))


def test_deal_result_match_result_and_saved_games_name_them(played: list[Match[Any, Any]]) -> None:
    house = open_context()
    for match in played:
        header, outcome = match.transcript().header, match.outcome
        for deal in outcome.deals:
            found = deal_summary(match, find(header.game), deal.number, 0)
            assert (found.gains, found.winners) == (deal.gains, deal.winners)
        if not match.over:
            continue
        names = tuple(name.partition(",")[0] for name in NAMES[: match.rules.spec.seats])
        captions = captions_of(house, match, 0, names)
        shown = match_page(house, match, names)
        written = [node.name for node in shown.nodes()]
        assert won_by(house.words, "result.match", captions, outcome.winners, 0) in written
        if outcome.winners:
            heading = next(text for text in written if text.endswith((" win the match", " wins the match")))
            assert heading.startswith(captions.players.together(first(0, outcome.winners)))
        ledger = match.view(0).ledger
        score = MatchScore(ledger.holdings, ledger.finished, over=True)
        line = line_of(house.words, SavedMatch("m", "", "", header, score), Log(match))
        assert line.outcome == won_by(house.words, "saves", captions, outcome.winners, 0)
        assert line.won == (0 in outcome.winners)


def test_statistics_count_them(played: list[Match[Any, Any]]) -> None:
    for match in played:
        header, outcome, spec = match.transcript().header, match.outcome, match.rules.spec
        for me in range(spec.seats):
            players = tuple("Me" if seat == me else "Ada, club" for seat in range(spec.seats))
            mine = Header(header.game, header.edition, header.options, players, header.dealer)
            (figures,) = figures_by_level([recorded("m", mine, spec, outcome)])
            assert figures.deals == len(counted(outcome))
            assert figures.deals_won == sum(me in deal.winners for deal in outcome.deals)
            assert (figures.matches, figures.matches_won) == (match.over, me in outcome.winners)
            assert figures.points == sum(deal.gains[me] for deal in outcome.deals)


class Fool:
    """Plays at random."""

    def choose(self, view: View[Any], dice: Random, worlds: int) -> Decision:
        del worlds
        return Decision(dice.choice(view.moves), Reason("none"))


class Witness:
    """The rules, and whatever is played by them."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self._rules = rules
        self.made: list[tuple[Any, Move]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def play(self, state: Any, move: Move) -> Any:
        self.made.append((state, move))
        return self._rules.play(state, move)

    def match(self) -> Match[Any, Any]:
        """Play it once more, as a match."""
        spec = self._rules.spec
        match = Match(self._rules, Header(spec.id, spec.edition, dealer=self.made[0][0].dealer))
        for state, move in self.made:
            match.submit(state.turn, move, 0)
        return match


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("whole", [False, True])
def test_simulations_count_them(
    game: str, whole: bool, thorough: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "_bot", lambda *_: Fool())
    for options, rules in tables(game, Random(f"simulated {game}"), 10 if thorough else 5):
        witness, seating = Witness(rules), ("club",) * rules.spec.seats
        monkeypatch.setattr(playing, "_rules", lambda *_, witness=witness: witness)
        task = playing.Task(game, tuple(options.items()), (seating,), 3, whole, 1)
        simulated, outcome = (
            playing.play_one(task, 0, seating, playing.SharedDecisions()),
            witness.match().outcome,
        )
        assert simulated.deals == len(counted(outcome))
        assert simulated.winners == (outcome.winners if whole else counted(outcome)[0].winners)


def test_a_simulated_match_of_a_single_deal_is_won_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "_bot", lambda *_: Fool())
    options, seating = {"match_mode": "single_deal"}, ("club",) * 5
    task = playing.Task("sheepshead", tuple(options.items()), (seating,), 3, matches=True, worlds=1)
    won = [playing.play_one(task, number, seating, playing.SharedDecisions()) for number in range(30)]
    for each in won:
        assert each.winners == tuple(seat for seat, share in enumerate(each.shares) if share > 0)
    assert {len(each.winners) for each in won} >= {2, 3}
