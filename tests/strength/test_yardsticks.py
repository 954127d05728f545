"""The yardsticks play by the rules, see no more than a view, and are told of once all their deals are played."""

import tarfile
from argparse import Namespace
from collections.abc import Callable, Sequence
from io import BytesIO
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.catalogue import GAMES, find, rules_for
from game.cli.report import Refused
from game.core.bot import BUDGET, Bot
from game.core.cards import CHANCE, Seat
from game.core.move import Play
from game.core.record import replace
from game.core.rules import Rules
from game.core.shuffle import random_deal
from game.core.transcript import Entry
from game.core.view import View
from game.search.ending import solve
from tests.tools.strength import clairvoyant as clairvoyant_module
from tests.tools.strength import open_hands as open_hands_module
from tests.tools.strength import trials
from tests.tools.strength.__main__ import asked_for, read
from tests.tools.strength.agreement import agreeing
from tests.tools.strength.clairvoyant import CLAIRVOYANT, clairvoyant
from tests.tools.strength.open_hands import LAST, OPEN_HANDS, OpenHands, payment, true_sides
from tests.tools.strength.plan import PLAN, TABLES
from tests.tools.strength.trials import Dealt, Played, Trial, play, play_deal, recall, seatings
from tests.tools.strength.yardstick_page import part_of, with_part, yardstick_part
from tests.tools.strength.yardsticks.catalogue import FROZEN, OPENSPIEL, YARDSTICKS
from tests.tools.strength.yardsticks.flat import Flat
from tests.tools.strength.yardsticks.frozen import COMMIT, Ask, FrozenExpert, checked_out
from tests.tools.strength.yardsticks.ismcts import Ismcts
from tests.tools.strength.yardsticks.layouts import imagined
from tests.tools.strength.yardsticks.openspiel import installed
from tests.tools.strength.yardsticks.pimc import Pimc
from tests.tools.strength.yardsticks.solver import Solver

UNALTERED = ("imperiale", "imperium")
"""Games whose Expert decides just as the frozen one; in Tarock that one forgets marks which points may reach."""
QUICK = Trial("ecarte", 2, "club", "flat 20 ms", 2)


def tricks(game: str, left: int, seed: int = 1) -> tuple[Rules[Any, Any], Any]:
    """Play a deal by club players until the seat to lead has a choice and so many cards at most."""
    rules = rules_for(game, {})
    club, dice, state = find(game).bot(rules, "club"), Random(seed), rules.start(0)
    while True:
        if state.turn == CHANCE:
            state = rules.play(state, random_deal(rules.spec.pack, dice))
            continue
        view = rules.view(state, state.turn)
        plays = plays_of(view)
        if len(plays) > 1 and len(plays) == len(view.moves) and view.hand.bit_count() <= left:
            return rules, state
        state = rules.play(state, club.choose(view, dice, 1).move)


def plays_of(view: View[Any]) -> list[Play]:
    """List the cards that may be played."""
    return [move for move in view.moves if isinstance(move, Play)]


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.parametrize("kind", [Pimc, Flat, Ismcts])
def test_a_yardstick_plays_a_legal_card_at_every_game(kind: type[Pimc | Flat | Ismcts], game: str) -> None:
    rules, state = tricks(game, 16)
    view = rules.view(state, state.turn)
    assert kind(rules, 0).card(view, Random(1)) in [
        move.card for move in view.moves if isinstance(move, Play)
    ]


@pytest.mark.parametrize(("game", "seed"), [*product(("ecarte", "gleek", "illustrated_tarock"), (1, 2))])
def test_its_solver_agrees_with_the_one_of_the_product(game: str, seed: int) -> None:
    rules, state = tricks(game, 4, seed)
    view = rules.view(state, state.turn)
    at = imagined(rules, view, Random(seed))
    sides = tuple(int(side == at.sides[at.turn]) for side in at.sides)
    solver = Solver(at.contract, tuple(map(bool, sides)))
    theirs = solve(at.contract, at.hands, at.leader, at.table, sides)
    assert theirs == {card: solver.played(at.hands, at.leader, at.table, card) for card in theirs}


@pytest.mark.parametrize("by", OPEN_HANDS.values())
@pytest.mark.parametrize("left", [2, 3])
def test_with_open_hands_some_card_gives_nothing_away_and_none_less(by: OpenHands, left: int) -> None:
    worst = 0.0
    for seed in range(8):
        rules, state = tricks("ecarte", left, seed)
        view = rules.view(state, state.turn)
        costs = [by.given(rules, state, view, move, Random(1)) for move in plays_of(view)]
        assert min(costs) == 0
        worst = max(worst, *costs)
    assert worst > 0


@pytest.mark.parametrize(
    ("game", "left", "seeds"),
    [
        ("gleek", 3, range(12)),
        ("illustrated_tarock", 4, (5, 9)),
        ("romestecq", 4, range(6)),
        ("sheepshead", 4, (8, 11, 22, 33)),
    ],
)
def test_what_the_last_cards_give_away_is_what_trying_every_way_to_play_them_tells(
    game: str, left: int, seeds: Sequence[int]
) -> None:
    """In these deals of Sheepshead the seat to play does not know yet who the partner is."""
    worst = 0.0
    for seed in seeds:
        rules, state = tricks(game, left, seed)
        view, sides = rules.view(state, state.turn), true_sides(rules, state)
        allies = [seat for seat, side in enumerate(sides) if side == sides[view.me]]
        values = {move: paid(rules, rules.play(state, move), view, allies) for move in view.moves}
        for move, value in values.items():
            assert isinstance(move, Play)
            cost = OpenHands(payment).given(rules, state, view, move, Random(1))
            assert cost == pytest.approx(max(values.values()) - value)
            worst = max(worst, cost)
    assert worst > 0


def paid(rules: Rules[Any, Any], state: Any, view: View[Any], allies: Sequence[Seat]) -> float:
    """Try every way to play on, allies against all others, and give what the deal pays the seat of the view."""
    if state.turn < 0 or state.ledger.finished > view.ledger.finished:
        worth = rules.worth(state.ledger.holdings)
        return worth[view.me] - sum(worth) / len(worth)
    values = [paid(rules, rules.play(state, move), view, allies) for move in rules.moves(state)]
    return max(values) if state.turn in allies else min(values)


def test_a_clairvoyant_knows_the_partner_others_are_still_guessing_at() -> None:
    guessed = 0
    for seed in range(8):
        rules, state = tricks("sheepshead", 6, seed)
        sides = true_sides(rules, state)
        told = [rules.view(state, seat).sides for seat in range(rules.spec.seats)]
        assert all(mine in (-1, side) for each in told for mine, side in zip(each, sides, strict=True))
        guessed += any(-1 in each for each in told) and sides.count(0) == 2
    assert guessed


@pytest.mark.parametrize("cards", [True, False])
def test_a_clairvoyant_master_plays_by_where_the_cards_lie_and_speaks_without_knowing(cards: bool) -> None:
    """Positions that no seat can tell apart he tells apart by a card, and never by a word."""
    varied = 0
    for seed in range(6):
        rules, state = tricks("sheepshead", 3, seed) if cards else dealt("sheepshead", seed)
        view = rules.view(state, state.turn)
        others = [rules.imagine(view, Random(other)) for other in range(6)]
        varied += len({clairvoyant(rules, other).choose(view, Random(1), 20).move for other in others}) > 1
    assert bool(varied) == cards


def dealt(game: str, seed: int) -> tuple[Rules[Any, Any], Any]:
    """Deal, and stop at the first thing that is to be said."""
    rules = rules_for(game, {})
    return rules, rules.play(rules.start(0), random_deal(rules.spec.pack, Random(seed)))


def test_of_earlier_cards_nothing_is_counted_where_only_the_last_are() -> None:
    rules, state = tricks("sheepshead", 16)
    view = rules.view(state, state.turn)
    assert view.hand.bit_count() > LAST[rules.spec.seats]
    some = OpenHands(payment, last=True)
    assert {some.given(rules, state, view, move, Random(1)) for move in plays_of(view)} == {0.0}


def test_over_layouts_a_card_is_judged_by_what_its_player_knows() -> None:
    """Where another layout is the true one, it is judged alike; with that one open it may not be."""
    over, true, varied = OpenHands(payment, 30), OpenHands(payment), 0
    for deal in range(6):
        rules, state = tricks("ecarte", 3, deal)
        view = rules.view(state, state.turn)
        told, seen = set(), set()
        for seed in range(8):
            other = rules.imagine(view, Random(seed))
            told.add(tuple(over.given(rules, other, view, move, Random(1)) for move in plays_of(view)))
            seen.add(tuple(true.given(rules, other, view, move, Random(1)) for move in plays_of(view)))
        assert len(told) == 1
        varied += len(seen) > 1
    assert varied


class _Blind:
    """Rules that show nothing but the view they were asked about."""

    def __init__(self, rules: Rules[Any, Any], view: View[Any]) -> None:
        self._rules, self._view, self.imagined = rules, view, 0

    def __getattr__(self, name: str) -> object:
        return getattr(self._rules, name)

    def imagine(self, view: View[Any], dice: Random) -> object:
        assert view is self._view
        self.imagined += 1
        return self._rules.imagine(view, dice)


def test_positions_a_seat_cannot_tell_apart_get_the_same_answer() -> None:
    """All a yardstick is handed is the view; the hidden cards of the true position are not in it."""
    rules, state = tricks("ecarte", 4)
    view = rules.view(state, state.turn)
    blind: Any = _Blind(rules, view)
    Flat(blind, 0).card(view, Random(1))
    assert blind.imagined == 1


def test_a_deal_is_played_from_every_seat() -> None:
    assert seatings(QUICK) == [("club", "flat 20 ms"), ("flat 20 ms", "club")]
    three = replace(QUICK, game="illustrated_tarock", seats=3, tricks=True)
    assert len(seatings(three)) == 4
    assert set(seatings(three)[0]) == {"flat 20 ms"}
    teams = replace(QUICK, game="romestecq", seats=4)
    assert [each.count("club") for each in seatings(teams)] == [2, 2]


def test_a_yardstick_that_plays_like_the_level_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Same:
        def __init__(self, rules: Rules[Any, Any]) -> None:
            self._club = find(rules.spec.id).bot(rules, "club")

        def card(self, view: View[Any], dice: Random) -> int:
            move = self._club.choose(view, dice, BUDGET).move
            assert isinstance(move, Play)
            return move.card

    monkeypatch.setattr(trials, "YARDSTICKS", {"same": Same})
    for trial in (
        Trial("sheepshead", 3, "club", "same", 1),
        Trial("illustrated_tarock", 3, "club", "same", 1, tricks=True),
    ):
        assert play_deal(trial, 0).lead == 0


def test_a_clairvoyant_of_a_trial_is_told_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []

    def noting(rules: Rules[Any, Any], state: Any) -> Bot[Any]:
        told.append(state)
        return find(rules.spec.id).bot(rules, "club")

    monkeypatch.setattr(trials, "clairvoyant", noting)
    play_deal(Trial("sheepshead", 3, CLAIRVOYANT, "flat 20 ms", 1), 0)
    assert told
    assert all(sum(hand.bit_count() for hand in state.layout.hands) >= 30 for state in told)


def test_a_trial_goes_on_where_it_stopped_and_ends_where_the_plan_says(tmp_path: Path) -> None:
    assert recall(QUICK, tmp_path).deals == ()
    first = play(QUICK, tmp_path, 1, 1)
    both = play(QUICK, tmp_path, 1, 99)
    assert len(both.deals) == QUICK.deals
    assert both.deals[:1] == first.deals
    assert recall(QUICK, tmp_path) == both


def test_a_trial_of_other_players_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(QUICK, tmp_path, 1, 1)
    monkeypatch.setattr(trials, "code", lambda game: f"another {game}")
    with pytest.raises(Refused, match="code"):
        recall(QUICK, tmp_path)


def test_what_measures_a_trial_is_part_of_what_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = list[str]()
    monkeypatch.setattr(trials, "fingerprint", lambda places: taken.extend(place.stem for place in places))
    PLAN[0].words()
    measuring = {module.__name__ for module in (trials, clairvoyant_module, open_hands_module)}
    assert {f"tests.tools.strength.{stem}" for stem in taken} == {
        *measuring,
        "tests.tools.strength.yardsticks",
    }


@pytest.mark.parametrize("spoilt", [b"", b"{", b"\xff", b'{"file": "trial", "version": 1, "words": 7}'])
def test_a_spoilt_trial_is_refused_and_stays(tmp_path: Path, spoilt: bytes) -> None:
    path = tmp_path / QUICK.path
    path.write_bytes(spoilt)
    with pytest.raises(Refused, match=path.name):
        recall(QUICK, tmp_path)
    assert path.read_bytes() == spoilt


def test_a_spoilt_line_of_a_trial_is_refused(tmp_path: Path) -> None:
    play(QUICK, tmp_path, 1, 1)
    path = tmp_path / QUICK.path
    path.write_text(path.read_text("utf-8").replace('"played": [', '"played": ["0.5", '), "utf-8")
    with pytest.raises(Refused, match="move it away"):
        recall(QUICK, tmp_path)


def test_no_figure_is_told_before_all_deals_are_played() -> None:
    some = Dealt(0.25, (0.5, 10), (0.1, 5)), Dealt(0.5, (0.5, 10), (0.1, 5))
    early = yardstick_part([Played(QUICK, some[:1])], "here", "abc")
    assert "| club – flat 20 ms | not yet | not yet | 1 of 2 | 2 | 50, 20 | – |" in early
    told = yardstick_part([Played(QUICK, some)], "here", "abc")
    assert "| club – flat 20 ms | +0.375 | -1.213 … +1.963 | 2 of 2 | 2 | 50, 20 | abc |" in told


def test_a_trial_that_has_ended_keeps_its_row_until_it_is_ended_again() -> None:
    some = Dealt(0.25, (0.5, 10), (0.1, 5)), Dealt(0.5, (0.5, 10), (0.1, 5))
    whole = yardstick_part([Played(QUICK, some)], "here", "abc")
    assert "| abc |" in yardstick_part([Played(QUICK, ())], "here", "def", whole)
    assert "| abc |" in yardstick_part([Played(QUICK, some[:1])], "here", "def", whole)
    again = yardstick_part([Played(QUICK, some)], "here", "def", whole)
    assert "| def |" in again
    assert "| abc |" not in again
    begun = yardstick_part([Played(QUICK, some[:1])], "here", "abc")
    assert "0 of 2" in yardstick_part([Played(QUICK, ())], "here", "def", begun)


def test_the_rest_of_the_page_stays() -> None:
    page = with_part("# Page\n\nlevels\n", yardstick_part([], "one", ""))
    again = with_part(page, yardstick_part([], "two", ""))
    assert again.startswith("# Page\n\nlevels\n")
    assert "on one." not in part_of(again)
    assert part_of("# Page") == ""


def test_the_plan_holds_every_table_and_names_known_yardsticks() -> None:
    assert {*TABLES} < {(game.id, seats) for game in GAMES for seats in game.seats}
    for level in ("master", "expert"):
        frozen = {(each.game, each.seats) for each in PLAN if (each.yardstick, each.level) == (FROZEN, level)}
        assert frozen == set(TABLES)
    assert {each.yardstick for each in PLAN} <= {*YARDSTICKS, FROZEN, *OPEN_HANDS}
    assert len({each.path for each in PLAN}) == len(PLAN)


def test_without_openspiel_its_trial_is_left_out_by_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["strength", "--yardsticks", "--games", "ecarte", "--only", OPENSPIEL])
    monkeypatch.setattr("tests.tools.strength.__main__.installed", lambda: False)
    assert asked_for(read()) == []
    assert "OpenSpiel is not installed" in capsys.readouterr().err


@pytest.mark.skipif(not installed(), reason="OpenSpiel is not installed")
def test_the_bot_of_openspiel_plays_legal_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.tools.strength.yardsticks.openspiel.SIMULATIONS", 5)
    rules, state = tricks("ecarte", 4)
    view = rules.view(state, state.turn)
    card = YARDSTICKS[OPENSPIEL](rules).card(view, Random(1))
    assert card in [move.card for move in view.moves if isinstance(move, Play)]


def test_a_commit_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="fetch the whole history"):
        checked_out("0" * 40, tmp_path)


def archive(last: str) -> bytes:
    """Give sources as git would, with a last file of some length."""
    made = BytesIO()
    with tarfile.open(fileobj=made, mode="w") as sources:
        for name, size in (("game/catalogue.py", 0), (f"game/{last}", 100_000)):
            member = tarfile.TarInfo(name)
            member.size = size
            sources.addfile(member, BytesIO(b"#" * size))
    return made.getvalue()


def gives(monkeypatch: pytest.MonkeyPatch, give: Callable[[], bytes]) -> None:
    """Let git answer so."""
    monkeypatch.setattr(
        "tests.tools.strength.yardsticks.frozen.subprocess.run", lambda *_, **__: Namespace(stdout=give())
    )


def test_sources_taken_out_in_part_are_taken_out_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gives(monkeypatch, lambda: archive("last.py")[:50_000])
    with pytest.raises(tarfile.ReadError):
        checked_out(COMMIT, tmp_path)
    assert not list(tmp_path.iterdir())
    gives(monkeypatch, lambda: archive("last.py"))
    assert (checked_out(COMMIT, tmp_path) / "game" / "last.py").stat().st_size == 100_000


def test_who_is_quicker_takes_the_sources_out_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow() -> bytes:
        gives(monkeypatch, lambda: archive("quick.py"))
        checked_out(COMMIT, tmp_path)
        return archive("slow.py")

    gives(monkeypatch, slow)
    folder = checked_out(COMMIT, tmp_path)
    assert sorted(each.name for each in (folder / "game").iterdir()) == ["catalogue.py", "quick.py"]
    assert list(tmp_path.iterdir()) == [folder]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), list(TABLES))
def test_the_expert_is_no_other_player_than_the_frozen_one(game: str, seats: int) -> None:
    """He may choose otherwise where he knows more by now; where nothing was to be added, he is the same to the last."""
    try:
        expert = FrozenExpert()
    except Refused:
        pytest.skip(f"git has no commit {COMMIT[:12]} here")
    same, choices = agreeing(expert, game, seats, {"imperium": 60}.get(game, 10 if seats == 2 else 2))
    expert.close()
    assert choices > 20
    assert same / choices >= (1 if game in UNALTERED else 0.85)


@pytest.mark.slow
def test_the_frozen_expert_plays_by_rules_that_allow_what_todays_do() -> None:
    try:
        expert = FrozenExpert()
    except Refused:
        pytest.skip(f"git has no commit {COMMIT[:12]} here")
    for game in GAMES:
        rules, dice, log = rules_for(game.id, {}), Random(1), list[Entry]()
        state = rules.start(0)
        while not state.ledger.finished:
            if state.turn == CHANCE:
                move: Any = random_deal(rules.spec.pack, dice)
            else:
                moves = rules.moves(state)
                move = expert.choose(Ask(game.id, (), 0, tuple(log), state.turn, "1"), rules, moves)
                assert move in moves
            log.append(Entry(state.turn, move))
            state = rules.play(state, move)
    expert.close()
