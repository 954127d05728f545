"""The size of the cards is the player's own choice, seen at once, and everything still fits."""

from typing import Any

import pytest

from game.core.record import replace
from game.play.phases import Between, Mine
from game.play.table.inputs import SayWord, UseCard
from game.stage.pose import CARD_HEIGHT, card
from game.ui.shell.node import flaws
from tests.ui.table.seated import QUICK, Seat

STILL = replace(QUICK, speed=0.0)


def height(seat: Seat) -> float:
    """Measure a card of my hand, in pixels."""
    poses = seat.table.poses()
    return (
        min(CARD_HEIGHT * poses[card(each)].size for each in seat.table.places.hand.cards)
        * seat.table.areas.unit
    )


def test_a_card_of_my_hand_is_tall_enough_and_grows_at_once() -> None:
    seat = Seat("ecarte", (1280, 720), STILL)
    seat.my_turn()
    usual = height(seat)
    assert usual >= 187
    for share in (0.7, 1.15):
        seat.context.change(replace(seat.context.settings, card_size=share))
        seat.table.update(0.1)
        assert height(seat) == pytest.approx(usual * share)


@pytest.mark.parametrize("cards", [0.7, 1.15])
@pytest.mark.parametrize(("size", "scale"), [((960, 600), 1.0), ((960, 600), 2.0), ((1280, 720), 1.5)])
@pytest.mark.parametrize(
    ("game", "options"), [("ecarte", ()), ("gleek", ()), ("romestecq", (("players", 6),)), ("imperiale", ())]
)
def test_everything_fits(
    game: str, options: tuple[tuple[str, Any], ...], size: tuple[int, int], scale: float, cards: float
) -> None:
    seat = Seat(game, size, replace(STILL, text_scale=scale, card_size=cards), 2, options)
    for _ in range(4):
        seat.until(lambda: isinstance(seat.table.driver.playback.phase, Mine | Between), 30)
        assert flaws(seat.table.nodes(), size) == ()
        moves = seat.session.view().moves
        playable = [move.card for move in moves if hasattr(move, "card")]
        if playable and not seat.table.driver.state.turn.choices.exchanging:
            seat.table.send(UseCard(playable[0]))
        elif seat.table.driver.state.turn.choices.words:
            seat.table.send(SayWord(seat.table.driver.state.turn.choices.words[-1].word))
