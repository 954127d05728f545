"""Players of Sheepshead in a match to sixty-one: everybody for himself, and a pick costs nothing."""

from random import Random

import pytest

from game.bots.sheepshead.situation import situation
from game.bots.sheepshead.worlds import world_of
from game.catalogue import find
from game.core.cards import CHANCE, NOBODY, PIQUET
from game.core.move import Say
from game.core.shuffle import random_deal
from game.rules.sheepshead import Playing
from game.stage.table import TableNote
from tests.rules.notation import follow
from tests.rules.sheepshead_examples import FIVE, P1, deal, score, table

RULES = table(5, {"match_mode": "sixty_one"})
SHEEPSHEAD = find("sheepshead")


@pytest.mark.parametrize("level", ["novice", "club", "expert", "master"])
def test_players_of_every_level_play_such_a_match_to_its_end(level: str) -> None:
    dice, state = Random(2), RULES.start(0)
    bot = SHEEPSHEAD.bot(RULES, level)
    while state.turn != NOBODY:
        move = (
            random_deal(RULES.spec.pack, dice)
            if state.turn == CHANCE
            else bot.choose(RULES.view(state, state.turn), dice, 2).move
        )
        state = RULES.play(state, move)
    assert max(score(state)) >= 61


@pytest.mark.parametrize("level", ["club", "expert"])
def test_who_risks_nothing_picks_with_any_hand(level: str) -> None:
    view = RULES.view(deal(RULES, ("9C 8C 7C 9S 8S 7S", "", "", "", ""), ""), P1)
    decision = SHEEPSHEAD.bot(RULES, level).choose(view, Random(1), 2)
    assert (decision.move, decision.reason.key, decision.reason.rule) == (Say("pick"), "free_pick", "10.4")


def test_nobody_is_a_friend_and_only_the_own_points_are_worth_anything() -> None:
    state = follow(RULES, deal(RULES, FIVE, "8D TH"), "pass pass pass pick AH TH done 9C")
    assert isinstance(state, Playing)
    seen = situation(RULES.view(state, 1), RULES.options)
    assert seen.friends == (0.0, 1.0, 0.0, 0.0, 0.0)
    assert not seen.leaster
    worth = [world_of(state, seat, RULES.options).value(PIQUET.parse("AC")) for seat in range(5)]
    assert sum(worth) == pytest.approx(0.05 * 120)
    assert worth[3] >= 0.05 * 21  # what lies buried is the picker's


def test_tricks_that_nobody_picked_for_are_no_leaster() -> None:
    state = follow(RULES, deal(RULES, FIVE, "8D TH"), "pass " * 5)
    assert not situation(RULES.view(state, 0), RULES.options).leaster
    assert TableNote("leaster") not in SHEEPSHEAD.table.notes(RULES.view(state, 0))


def test_the_table_tells_of_no_sides() -> None:
    state = follow(RULES, deal(RULES, FIVE, "8D TH"), "pass pass pass pick AH TH done 9C")
    while not state.ledger.finished:
        state = RULES.play(state, RULES.moves(state)[0])
    told = {note.key: note for note in SHEEPSHEAD.table.notes(RULES.view(state, 0))}
    assert not {"side", "side_taken", "defenders", "defenders_taken", "taken_of"} & set(told)
    assert (told["picker_buried"].number, told["picker_buried"].by) == (21, 3)
