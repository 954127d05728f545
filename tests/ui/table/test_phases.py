"""What the table waits for: one phase after another, through a deal, its end, and back and forth over it."""

import pytest

from game.catalogue import find
from game.core.move import Play
from game.core.record import replace
from game.play.phases import Between, Mine, Moving, Over, Resting, Settling, Thinking
from game.play.playback import PAUSE
from game.play.table.inputs import NextDeal, TimePassed
from game.ui.shell.action import Action
from game.ui.shell.input import Press
from tests.ui.table.seated import QUICK, Seat

STILL = (Moving, Resting)


def finished(game: str = "imperium", seed: int = 4) -> tuple[Seat, list[type]]:
    """Play the first legal move until a deal is told, and list the phases that were passed."""
    seat, seen = Seat(game, settings=replace(QUICK, speed=8.0), seed=seed), list[type]()
    table = seat.table
    for _ in range(20_000):
        phase = type(table.driver.playback.phase)
        if phase not in STILL and seen[-1:] != [phase]:
            seen.append(phase)
        if seat.done:
            return seat, seen
        if isinstance(table.driver.playback.phase, Mine):
            move = seat.session.view().moves[0]
            table.driver.playback.submit((move,))
            table.send(TimePassed(table.driver.clock.now))
        seat.table.update(1 / 60)
    message = "the deal never ended"
    raise AssertionError(message)


@pytest.mark.parametrize("game", ["imperium", "gleek", "romestecq"])
def test_a_deal_is_played_settles_and_is_told_once(game: str) -> None:
    seat, seen = finished(game)
    assert set(seen) >= {Mine, Thinking, Settling}
    assert seen.index(Settling) == seen.index(seen[-1], seen.index(Settling)) - 1
    assert isinstance(seat.table.driver.playback.phase, Between | Over)
    seat.go(2)
    assert len(seat.done) == 1
    assert isinstance(seat.table.driver.playback.phase, Between | Over)


def test_the_next_deal_is_dealt_when_the_player_says_so() -> None:
    seat, _ = finished()
    length = len(seat.session.match)
    seat.table.send(NextDeal())
    seat.until(lambda: len(seat.session.match) > length, 1)
    seat.until(lambda: isinstance(seat.table.driver.playback.phase, Mine | Thinking), 20)


def test_a_deal_taken_back_and_made_again_over_its_end_is_told_again() -> None:
    seat, _ = finished()
    assert seat.done[0].deal == 1
    seat.table.handle(Press("u", Action.UNDO))
    seat.until(lambda: isinstance(seat.table.driver.playback.phase, Mine), 10)
    seat.table.handle(Press("r", Action.REDO))
    seat.until(lambda: len(seat.done) == 2, 20)
    assert seat.done[1].deal == 1
    assert isinstance(seat.table.driver.playback.phase, Between)


def test_an_undo_takes_back_the_wish_for_the_next_deal_as_well() -> None:
    seat, _ = finished()
    table = seat.table
    table.send(NextDeal())
    seat.table.handle(Press("u", Action.UNDO))
    seat.until(lambda: isinstance(table.driver.playback.phase, Mine), 10)
    seat.table.handle(Press("r", Action.REDO))
    seat.until(lambda: len(seat.done) == 2, 20)
    length = len(seat.session.match)
    seat.go(2)
    assert len(seat.session.match) == length


def test_a_claim_stops_where_its_next_card_may_not_be_played() -> None:
    seat = Seat("imperium", seed=4)
    seat.until(lambda: isinstance(seat.table.driver.playback.phase, Mine))
    playback, (first, *_) = seat.table.driver.playback, seat.session.view().moves
    assert isinstance(first, Play)
    playback.claim((first.card, first.card))
    assert isinstance(playback.phase, Moving)
    seat.my_turn()
    assert not playback.claimed
    placed = find("imperium").table.place(seat.session.view(), seat.table.areas.viewport)
    assert dict(playback.shown.animator.poses) == dict(placed)


def test_what_was_under_way_when_the_table_is_laid_out_is_shown_and_told() -> None:
    seat = Seat("ecarte", settings=replace(QUICK, speed=1.0))
    playback = seat.table.driver.playback
    seat.until(lambda: not playback.shown.animator.idle, 2)
    assert playback.shown.view != seat.session.view()
    assert playback.shown.viewport is not None
    playback.shown.lay(playback.shown.viewport)
    assert playback.shown.animator.idle
    assert playback.shown.view == seat.session.view()


def test_going_back_says_whether_there_was_anything_to_go_back_to() -> None:
    seat = Seat("imperium")
    seat.my_turn()
    playback = seat.table.driver.playback
    assert not playback.take_back()
    playback.submit((seat.session.view().moves[0],))
    seat.table.send(TimePassed(seat.table.driver.clock.now))
    seat.my_turn()
    assert playback.take_back()


def test_a_card_is_played_by_itself_where_there_is_no_other() -> None:
    forced = replace(QUICK, speed=0.0, auto_only_card=True, auto_last_card=True)
    seat, met = Seat("imperium", settings=forced), set[bool]()
    seat.my_turn()
    playback = seat.table.driver.playback
    for _ in range(40):
        seat.until(lambda: isinstance(playback.phase, Mine | Between), 20)
        if isinstance(playback.phase, Between):
            break
        moves = seat.session.view().moves
        if all(isinstance(move, Play) for move in moves):
            alone = len(moves) == 1
            assert playback.forced() == (moves[0] if alone else None)
            met.add(alone)
        playback.submit((moves[0],))
        seat.table.send(TimePassed(seat.table.driver.clock.now))
    assert False in met


@pytest.mark.parametrize("pause", [True, False])
def test_a_moment_passes_before_a_card_plays_itself_where_the_player_wants_that(pause: bool) -> None:
    chosen = replace(QUICK, speed=1.0, auto_only_card=True, auto_last_card=True, auto_pause=pause)
    seat, waited, longest, played = Seat("imperium", settings=chosen), 0.0, 0.0, 0
    playback = seat.table.driver.playback
    for _ in range(20_000):
        phase, forced, before = playback.phase, playback.forced(), len(seat.session.match)
        if isinstance(phase, Mine) and forced is None:
            playback.submit((seat.session.view().moves[0],))
        elif isinstance(phase, Between):
            break
        waited = waited + 1 / 60 if isinstance(phase, Mine) and forced is not None else 0.0
        longest = max(longest, waited)
        seat.table.update(1 / 60)
        played += forced is not None and len(seat.session.match) > before
    assert played
    assert longest == pytest.approx(PAUSE if pause else 0.0, abs=0.03)


def test_what_was_asked_about_the_table_is_dropped_with_it() -> None:
    seat = Seat("imperium")
    seat.my_turn()
    seat.table.driver.playback.submit((seat.session.view().moves[0],))
    seat.table.send(TimePassed(seat.table.driver.clock.now))
    seat.my_turn()
    before = seat.parrot.dropped
    seat.session.ask_claim()
    assert seat.session.take_back()
    assert seat.parrot.dropped == before + 1
    assert seat.session.redo()
    assert seat.parrot.dropped == before + 1  # nothing had been asked


@pytest.mark.parametrize("game", ["gleek", "sheepshead", "romestecq"])
def test_a_press_ends_whatever_runs(game: str) -> None:
    """At half the speed, with a press in every third frame, nothing keeps a deal from going on at once."""
    seat, frames = Seat(game, settings=replace(QUICK, speed=0.5)), 0
    playback = seat.table.driver.playback
    while not seat.done:
        before = len(seat.session.match)
        if isinstance(playback.phase, Mine):
            playback.submit((seat.session.view().moves[0],))
            seat.table.send(TimePassed(seat.table.driver.clock.now))
        elif frames % 3 == 0:
            seat.table.handle(Press("return", Action.CONFIRM))
        seat.table.update(1 / 60)
        frames = 0 if len(seat.session.match) > before else frames + 1
        assert frames < 12, playback.phase
