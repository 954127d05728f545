"""What bidders say they expect is what comes of it, as far as so many deals can show."""

from collections.abc import Iterator
from itertools import islice
from math import log
from random import Random

import pytest

from game.catalogue import find, rules_for
from game.search.play_book import read_book
from tests.tools.strength.calibration import CALIBRATIONS, Calibration
from tests.tools.strength.contests import options_for
from tests.tools.strength.fitting import play_books, random_play
from tests.tools.strength.fitting.sheepshead_picks import chances, fitted, pays_from
from tests.tools.strength.promises import Promise


@pytest.mark.slow
@pytest.mark.parametrize("calibration", CALIBRATIONS, ids=lambda each: each.name)
def test_a_stated_confidence_is_right(calibration: Calibration) -> None:
    missed = calibration.missed()
    assert missed
    for bid, (mean, half) in missed.items():
        assert abs(mean) <= half, f"{bid}: made {mean:+.3f} ± {half:.3f} more than was expected"


@pytest.mark.parametrize("calibration", CALIBRATIONS, ids=lambda each: each.name)
def test_every_confidence_can_be_tried(calibration: Calibration) -> None:
    assert next(calibration.promises(0, 12), None) is not None


def test_a_confidence_that_is_off_is_found() -> None:
    def promises(first: int, count: int) -> Iterator[Promise]:
        for number in range(first, first + count):
            yield Promise("stale", 0.6, float(number % 2))
            yield Promise("right", 0.5, float(number % 2))

    found = Calibration("some game", 900, promises).missed()
    assert abs(found["stale"][0]) > found["stale"][1]
    assert abs(found["right"][0]) <= found["right"][1]


def test_fits_find_what_was_put_in() -> None:
    rows = [[1.0, float(number % 2)] for number in range(400)]
    won = [number % 8 in ((1, 3, 5) if number % 2 else (0, 2, 4)[:1]) for number in range(400)]
    base, more = fitted(rows, won)  # a quarter wins without the card, three quarters with it
    assert base == pytest.approx(-1.10, abs=0.1)
    assert more == pytest.approx(2.20, abs=0.1)


def test_picks_are_tried_with_the_same_hands_whoever_plays_on() -> None:
    club, expert = (chances(4, 8, 1, level) for level in ("club", "expert"))
    assert [(each.hand, each.passed) for each in club] == [(each.hand, each.passed) for each in expert]
    assert [each.gain for each in club] != [each.gain for each in expert]


def test_picking_pays_where_the_line_crosses() -> None:
    sure = [0.1, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
    assert pays_from(sure, [99.0, *(each - 0.55 for each in sure[1:-1]), -99.0]) == pytest.approx(0.55)


def test_a_card_is_behind_the_best_one_by_what_solving_tells_of_both() -> None:
    each = random_play.Judged((0.0, 3.0, 2.0), (1.0, 0.0, 0.9), (0.0, 0.0, 1.0))
    assert [each.given_away(part) for part in (1.0, 0.5, 0.0)] == [3.0, 1.0, 1.0]


@pytest.mark.parametrize("table", random_play.TABLES, ids=lambda table: f"{table[0]}-{table[1]}-{table[2]}")
def test_playouts_of_both_kinds_are_held_against_what_is_solved(
    table: tuple[str, int, int, random_play.Judge], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(random_play, "LAYOUTS", 2)
    monkeypatch.setattr(random_play, "TIMES", 2)
    game, seats, cards, judge = table
    rules = rules_for(game, options_for(find(game), seats))
    seen = random_play.views(rules, cards, "1")
    found = next(
        each for view in seen if (each := random_play.judged(rules, view, judge, Random(1))) is not None
    )
    assert len(found.solved) == len(found.players) == len(found.random) > 1
    assert found.given_away(0.5) >= 0


def test_what_plays_itself_is_the_same_solved_played_on_and_left_to_chance() -> None:
    """Who plays last to the trick before the last leaves nobody a choice."""
    rules = rules_for("gleek", {})
    seen = (view for view in random_play.views(rules, 2, "1") if len(view.trick.cards) == 2)
    for view in islice(seen, 12):
        found = random_play.judged(rules, view, random_play.judge_gleek, Random(1))
        assert found is not None
        assert found.solved == found.players == found.random


@pytest.mark.parametrize("game", sorted(play_books.BOOKS))
def test_what_players_learn_is_to_play_better(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beginners who learned for a few rounds beat play at random, and the book that is kept beats them."""
    monkeypatch.setattr(play_books, "DEALS", 40)
    kept, positions = play_books.BOOKS[game]
    even = play_books.Trainer(kept.grading).book
    beginners = play_books.learned(game, rounds=12, deals=80, seed=1).book
    dice = Random(2)
    at = list(positions(200, 2))
    for better, worse in ((beginners, even), (kept, beginners)):
        attacking, both, defending = (
            sum(play_books.gained(each, *books, dice) for each in at)
            for books in ((better, worse), (worse, worse), (worse, better))
        )
        assert attacking > both > defending


def test_what_was_learned_is_written_down_and_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters tell the logarithm of a weight to within a quarter."""
    monkeypatch.setattr(play_books, "_STEP", 1.0)  # so that weights lie far apart
    trainer = play_books.learned("sheepshead", rounds=2, deals=20, seed=1)
    trained = trainer.book
    read = read_book(trained.grading, " ".join(trainer.letters()))
    high = low = 0
    for rows in zip(trained.weights, read.weights, strict=True):
        for weight, found in zip(*rows, strict=True):
            assert abs(log(weight) - log(found)) <= 0.25 + 1e-9
            high, low = high + (weight > 2), low + (weight < 0.5)
    assert min(high, low) > 100
