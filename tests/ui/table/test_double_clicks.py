"""A double click means one thing: by its second press nothing more is played or said than by its first."""

from game.core.record import replace
from game.play.phases import Between, Mine
from game.ui.shell.input import Pointer, PointerPhase
from tests.ui.table.seated import QUICK, Seat, move
from tests.ui.table.test_manners import allowed, at_reply, cards, leading_soon, press


def mine(seat: Seat) -> int:
    """Count the moves I have made."""
    return sum(each.seat == seat.session.me for each in seat.session.match.transcript().entries)


def test_a_double_click_at_instant_speed_plays_one_card_though_another_lies_there_then() -> None:
    seat = at_reply(speed=0.0)
    press(seat, allowed(seat))
    seat.go(0.1)
    made = mine(seat)
    there = allowed(seat)
    press(seat, there, clicks=2)
    seat.go(0.1)
    assert mine(seat) == made
    press(seat, there)
    assert mine(seat) == made + 1


def test_the_second_press_of_a_double_click_drags_another_card() -> None:
    seat = at_reply(speed=0.0)
    press(seat, allowed(seat))
    seat.go(0.1)
    made, at = mine(seat), allowed(seat).visible.center
    for phase, up in ((PointerPhase.DOWN, 0), (PointerPhase.MOVE, 100), (PointerPhase.MOVE, 220)):
        seat.table.handle(Pointer(phase, (at[0], at[1] - up), 2))
    seat.table.handle(Pointer(PointerPhase.UP, (at[0], at[1] - 220)))
    assert mine(seat) == made + 1


def test_a_double_click_while_cards_move_plays_no_other_card_once_they_lie() -> None:
    seat = leading_soon(speed=0.5)
    seat.table.driver.playback.skip()
    seat.my_turn()
    press(seat, cards(seat)[0])
    made = mine(seat)
    while not (seat.session.mine and not seat.table.driver.playback.ready):
        seat.go(0.05)
    press(seat, cards(seat)[0], clicks=2)
    seat.go(0.1)
    assert mine(seat) == made


def test_a_double_click_on_a_button_presses_no_other_that_comes_there() -> None:
    seat = Seat("ecarte", settings=replace(QUICK, speed=0.0))
    seat.my_turn()
    while not any(each.key == "next" for each in seat.table.nodes()):
        move(seat)
        seat.until(lambda: isinstance(seat.table.driver.playback.phase, Mine | Between), 20)
        seat.go(0.1)  # the result is put away, and the table is laid out again
    node = next(each for each in seat.table.nodes() if each.key == "next")
    press(seat, node)
    seat.my_turn()
    made, words = mine(seat), [each for each in seat.table.nodes() if each.key.startswith("say:")]
    press(seat, words[0], clicks=2)
    assert mine(seat) == made
    press(seat, words[0])
    assert mine(seat) == made + 1
