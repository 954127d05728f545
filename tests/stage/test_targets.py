"""Plates tell how far everybody has come of what they need: tricks, card points, and the mark of a bonus."""

from typing import Any

import pytest

from game.catalogue import GAMES, rules_for
from game.core.cards import CHANCE
from game.core.deal import stacked
from game.core.move import Deal, Move, Say
from game.core.record import replace
from game.core.rules import Rules
from game.core.view import View
from game.stage.table import TRICKS, TRICKS_TAKEN, TableNote

TABLES = {game.id: game.table for game in GAMES}


def after(game: str, words: tuple[str, ...], tricks: int) -> tuple[View[Any], ...]:
    """Say these words where they may be said, play cards as they come, and give what everybody sees."""
    rules: Rules[Any, Any] = rules_for(game, {})
    state, said = rules.start(0), list(words)
    for _ in range(200):
        move: Move
        if state.turn == CHANCE:
            move = Deal(stacked(rules.spec.packets, 0, rules.spec.pack, {}, {}))
        else:
            view = rules.view(state, state.turn)
            if len(view.tricks) >= tricks:
                break
            wanted = [Say(said[0])] if said else []
            move = next((each for each in wanted if each in view.moves), view.moves[0])
            said = said[1:] if wanted and move == wanted[0] else said
        state = rules.play(state, move)
    assert not said
    return tuple(rules.view(state, seat) for seat in range(rules.spec.seats))


def notes(game: str, view: View[Any], key: str) -> list[TableNote]:
    return [each for each in TABLES[game].notes(view) if each.key in (key, f"{key}_past")]


@pytest.mark.parametrize(
    ("game", "words", "enough", "every"),
    [("ecarte", ("stand",), 3, 5), ("imperium", (), 3, 5), ("imperiale", (), 7, 12)],
)
def test_tricks_are_counted_toward_enough_and_then_toward_all_as_long_as_there_are_as_many(
    game: str, words: tuple[str, ...], enough: int, every: int
) -> None:
    view = after(game, words, 1)[0]
    mine, theirs = (replace(view.tricks[0], taker=taker) for taker in (0, 1))
    for won, lost, goal in (
        (1, 0, enough),
        (enough - 1, every - enough, enough),
        (enough - 1, every - enough + 1, None),
        (enough, 0, every),
        (enough, 1, None),
    ):
        seen = replace(view, tricks=(mine,) * won + (theirs,) * lost)
        told = [each for key in (TRICKS, TRICKS_TAKEN) for each in notes(game, seen, key) if each.seat == 0]
        assert [(each.key, each.number, each.goal) for each in told] == [
            (TRICKS if goal else TRICKS_TAKEN, won, goal)
        ]


def test_the_picker_of_sheepshead_counts_toward_sixty_one_as_long_as_he_is_seen_to_be_alone() -> None:
    """With a partner they count together, on the panel: 67 of 61 on one plate would tell nothing."""
    helped = set[bool]()
    for seen in (*after("sheepshead", ("pick", "alone"), 2), *after("sheepshead", ("pick",), 5)):
        taken = [replace(trick, taker=seat) for seat, trick in enumerate(seen.tricks)]
        view = replace(seen, tricks=tuple(taken))  # so that everybody has something
        together = [seat for seat, side in enumerate(view.sides) if side == 0]
        own = {each.seat: each.number or 0 for each in notes("sheepshead", view, "taken")}
        told, side = notes("sheepshead", view, "taken_of"), notes("sheepshead", view, "side")
        helped.add(len(together) > 1)
        if len(together) > 1:
            assert [(each.number, each.goal) for each in side] == [(sum(map(own.__getitem__, together)), 61)]
            (against,) = notes("sheepshead", view, "defenders")
            assert 0 < (against.number or 0) == sum(own.values()) - (side[0].number or 0)
            assert side[0].number
            assert (told, len(own)) == ([], 5)
        else:
            assert [(each.seat, each.goal) for each in told] == [(view.public.picker, 61)]
            assert (side, len(own)) == ([], 4)
        past = [each.key for each in (*told, *side) if (each.number or 0) >= (each.goal or 0)]
        assert past == [each.key for each in (*told, *side) if each.key.endswith("_past")]
    assert helped == {False, True}


@pytest.mark.parametrize(
    ("words", "key", "goal"),
    [
        (("solo", "pass", "pass", "done"), "taken_half", 61),
        (("solo", "pass", "pass", "ninety"), "taken_of", 90),
        (("solo", "pass", "pass", "seventy"), "taken_of", 70),
    ],
)
def test_the_declarer_of_tarock_counts_toward_half_or_the_mark_announced(
    words: tuple[str, ...], key: str, goal: int
) -> None:
    view = after("illustrated_tarock", words, 1)[0]
    (told,) = notes("illustrated_tarock", view, key)
    assert (told.seat, told.goal) == (view.public.declarer, goal)


def test_defenders_are_counted_together_as_soon_as_all_sides_are_known() -> None:
    for view in after("sheepshead", ("pick",), 3):
        known = min(view.sides) >= 0
        assert [each.goal for each in notes("sheepshead", view, "defenders")] == [60] * known
    view = after("illustrated_tarock", ("solo", "pass", "pass", "done"), 2)[0]
    (told,) = notes("illustrated_tarock", view, "defenders")
    assert told.number == sum(each.number or 0 for each in notes("illustrated_tarock", view, "taken"))


def test_romestecq_tells_how_many_combinations_have_to_come_home() -> None:
    table = TABLES["romestecq"]
    for tricks in (0, 2, 4):
        view = after("romestecq", (), tricks)[0]
        open_ = [each.seat for each in table.announced(view) if not each.settled]
        assert {each.seat: each.number for each in notes("romestecq", view, "to_bring")} == {
            seat: open_.count(seat) for seat in open_
        }
