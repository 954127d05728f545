"""Whoever listens is told how a choice of several cards is finished, and finishes it in one press."""

from pathlib import Path

from tests.ui.table.test_by_ear import answers, heard, seated
from tests.ui.whole.player import hand
from tests.ui.whole.running_app import running, seated_player


def test_whoever_listens_hears_how_cards_chosen_are_finished_and_does_it_in_one_press(tmp_path: Path) -> None:
    with running(tmp_path, speed=4.0) as there:
        player = seated_player(there)
        table, _ = seated(there, player, "ecarte")
        player.play(lambda _: table.driver.state.turn.choices.exchanging)
        way = "Enter chooses a card, and L when you have chosen: "
        assert way in " ".join(heard(there)), "whoever listens sees no button"
        assert way in answers(there)["turn"]
        there.press("l")
        assert way in heard(there)[-1], "a press too early is answered by what is missing"
        chosen = hand(there.nodes())[0]
        player.use(chosen)
        there.press("l")
        assert there.wait(lambda _: not table.driver.state.turn.choices.exchanging, 2.0)
