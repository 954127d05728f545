"""What the table of Gleek tells of the vying: who is in, who is out, and who has still to speak."""

from itertools import combinations
from math import sqrt

import pytest

from game.core.cards import GLEEK, TABLE
from game.core.event import Awarded
from game.core.move import Deal, Move, Say
from game.core.record import replace
from game.core.view import View
from game.rules import gleek
from game.stage.acts import acts
from game.stage.pose import CHIP, overlaps, viewport_for
from game.stage.slots import CHIPS
from game.stage.table import IN_CHIPS, TableNote
from game.stage.tables.gleek import LOWEST, RUFFS, wins
from tests.stage.gleek_ruffs import measured
from tests.stage.walks import TABLES, beats

TABLE_OF_GLEEK = TABLES["gleek"]
PASS = Say("pass")
UNSOLD = (PASS, PASS, PASS)


def vying(*words: Say, pass_final: bool = False) -> View[gleek.Public]:
    """Let nobody buy the stock, then say these words to the ruff; seat 0 deals and looks on."""
    rules = gleek.Gleek(gleek.Options(eldest_must_open=False, ruff_pass_final=pass_final))
    moves: list[Move] = [Deal(tuple(range(rules.spec.pack.size))), *UNSOLD, *words]
    state: gleek.State = rules.start(0)
    for move in moves:
        state = rules.play(state, move)
    return rules.view(state, 0)


def told(view: View[gleek.Public]) -> list[tuple[int, str, int | None, bool]]:
    return [(call.seat, call.word, call.number, call.stands) for call in TABLE_OF_GLEEK.calls(view)]


def test_bids_and_passes_stand_on_the_ladder() -> None:
    rules = gleek.Gleek(gleek.Options())
    state: gleek.State = rules.start(0)
    for move in (Deal(tuple(range(rules.spec.pack.size))), Say("bid", 13), PASS):
        state = rules.play(state, move)
    expected = [(1, "bid", 12, False), (2, "bid", 13, True), (0, "pass", None, False)]
    assert told(rules.view(state, 0)) == expected


def test_a_pass_before_the_first_vie_is_forgotten_when_somebody_vies() -> None:
    assert told(vying(PASS, PASS)) == [(1, "pass", None, False), (2, "pass", None, False)]
    assert told(vying(PASS, Say("vie", 3))) == [(2, "vie", 3, True)]
    final = told(vying(PASS, Say("vie", 3), pass_final=True))
    assert final == [(1, "pass", None, False), (2, "vie", 3, True)]


def test_the_notes_tell_stakes_and_what_i_lack() -> None:
    notes = TABLE_OF_GLEEK.notes(vying(Say("vie", 4), Say("revie", 2)))
    assert set(notes) >= {
        TableNote("ruff_pot", TABLE, 13),
        TableNote("to_see", TABLE, 6),
        TableNote("stake", 1, 4),
        TableNote("stake", 2, 6),
    }


def test_the_ruff_pot_lies_amid_the_table_while_it_is_vied_for() -> None:
    viewport = viewport_for(1280, 720)
    for words, amid in (((Say("vie", 4),), True), ((PASS, PASS, PASS), False)):
        view = vying(*words)
        placed = TABLE_OF_GLEEK.place(view, viewport)
        pot = [
            placed[key]
            for (_, holder), keys in TABLE_OF_GLEEK.heaps(view, viewport).items()
            for key in keys
            if holder == TABLE and key[0] == CHIP
        ]
        assert pot
        assert all((abs(pose.x - viewport.zone.x) < 100) == amid for pose in pot)


def test_what_thrown_counters_leave_lies_in_the_ruff_pot_when_a_deal_is_over() -> None:
    """The line that says so moves it there, before the pot is shared or carried (§11.9)."""
    rules = gleek.Gleek(gleek.Options(match_deals=3, trick_surplus="ruff_pot"))
    carried = 0
    for seed in range(6):
        for beat in beats(rules, seed):
            ledger = beat.after.ledger
            for act in acts(beat, rules.credit):
                paid = act.event.award if isinstance(act.event, Awarded) else None
                if paid and paid.step == "tricks_carried":
                    carried += 1
                    pots = [note.key for note in TABLE_OF_GLEEK.notes(act.view) if note.key.endswith("_pot")]
                    assert pots == ["ruff_pot"]
            if beat.after.public.phase == "settled":
                pot = -sum(purse for (purse,) in ledger.holdings)
                notes = [note for note in TABLE_OF_GLEEK.notes(beat.after) if note.key.endswith("_pot")]
                assert notes == ([TableNote("ruff_pot", TABLE, pot)] if pot else [])
    assert carried > 3


def test_what_the_tricks_are_worth_is_set_against_22_while_they_are_played() -> None:
    keys = {"score": 0, "score_final": 0}
    for beat in beats(gleek.Gleek(gleek.Options()), 0):
        found = {note.key for note in TABLE_OF_GLEEK.notes(beat.after)} & set(keys)
        over = beat.after.public.phase == "settled"
        assert found == (set() if not beat.after.tricks else {"score_final" if over else "score"})
        for key in found:
            keys[key] += 1
    assert min(keys.values()) > 0


def test_the_captions_of_chips_keep_off_one_another_in_the_largest_type() -> None:
    """A high stack before me and the pot above it leave no room for two captions between them."""
    viewport = replace(viewport_for(960, 600), text=2.0, top=97.0, bottom=109.0, right=583.0)
    rules = gleek.Gleek(gleek.Options())
    state: gleek.State = rules.start(0)
    for move in (Deal(tuple(range(rules.spec.pack.size))), PASS, Say("bid", 13), PASS):
        state = rules.play(state, move)
    while state.turn == 0:
        state = rules.play(state, rules.moves(state)[0])
    spots = TABLE_OF_GLEEK.slots(rules.view(state, 0), viewport).captions
    assert {(CHIPS, TABLE), (CHIPS, 0)} <= set(spots)
    assert not any(overlaps(one.zone, other.zone) for one, other in combinations(spots.values(), 2))


def test_the_figures_value_the_longest_suit_and_what_was_shown() -> None:
    view = replace(vying(), hand=GLEEK.cards("AD KD QD JD 9H 8H 7H 6H 5H TC 8C 4S"))
    figures = TABLE_OF_GLEEK.figures(view)
    assert [figures[key] for key in ("ruff", "ruff_S", "ruff_H", "ruff_D", "ruff_C")] == [35, 4, 35, 41, 18]
    assert (figures["gleek_kings"], figures["mournival_aces"], figures["value_Q"]) == (3, 8, 10)
    spoken = replace(view, public=replace(view.public, ruffs=(0, 0b111, 0)))
    assert TABLE_OF_GLEEK.figures(spoken)["ruff_1"] == 15


def test_what_chips_are_worth_and_the_loan_in_them_make_the_purse() -> None:
    view = vying(Say("vie", 2))
    told = {note.seat: note.number or 0 for note in TABLE_OF_GLEEK.notes(view) if note.key == IN_CHIPS}
    lent = 60
    assert TableNote("lent", TABLE, lent) in TABLE_OF_GLEEK.notes(view)
    assert [told[seat] - lent for seat in range(3)] == [purse for (purse,) in view.ledger.holdings]


@pytest.mark.parametrize("suit", ["longest", "best"])
def test_as_many_ruffs_are_the_best_as_the_table_says(suit: str, thorough: bool) -> None:
    found = measured(suit, 8000 if thorough else 1500, 7)
    for low in range(LOWEST, LOWEST + len(RUFFS), 3):
        band = [value for value in found if low <= value < low + 3]
        seen, won = (sum(found[value][at] for value in band) for at in (0, 1))
        told = sum(wins(value) * found[value][0] for value in band)
        assert abs(100 * won - told) <= 100 * (3 * sqrt(seen) / 2 + 2), (low, seen, won, told)
    assert sum(won for value, (_, won) in found.items() if value < LOWEST) < 5
