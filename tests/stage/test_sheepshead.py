"""What the table of Sheepshead tells: who picked, what was called, who is known as partner, and what everybody has."""

import pytest

from game.core.cards import NOBODY, PIQUET
from game.core.cards import TABLE as POOL
from game.core.record import replace
from game.core.view import View
from game.rules.sheepshead import Playing, Public, Sheepshead, State
from game.rules.sheepshead.cards import count
from game.stage.heaps import SHOWN
from game.stage.pose import Pose, viewport_for
from game.stage.table import Called, TableNote
from tests.rules.notation import follow
from tests.rules.sheepshead_examples import P1, P2, P3, P4, P5, deal, table
from tests.stage.walks import TABLES

TABLE = TABLES["sheepshead"]
FELT = viewport_for(1280, 720)
HANDS = (
    "QS JH TD 9D 9C KS",
    "AC 7C AS 8S 7S 8H",
    "JD AD KD 9S 9H 7H",
    "QH QD JC JS 8C AH",
    "QC 7D TC KC TS KH",
)
PICKED = "pass pass pass pick"
CALLED = f"{PICKED} AH TH done ace_clubs"
FIRST = "9C AC KD 8C TC"
REST = "7H 8D KH 9D 8H KS AS 9S QD TS QH QC TD 7C AD KC QS 7S JD JS JH 8S 9H JC 7D"
PICKER = {TableNote("picker", P4), TableNote("picked", POOL, by=P4)}
"""On his plate, and beside the score, where there is always room."""
CALLED_NOTE = TableNote("called_ace_clubs")
ACE = Called("ace", PIQUET.parse("AC"))


def sat_down(line: str, rules: Sheepshead | None = None) -> tuple[Sheepshead, State]:
    """Play a deal of five so far; the fourth player is the picker, the second his partner."""
    rules = rules or table(5)
    return rules, follow(rules, deal(rules, HANDS, "8D TH"), line)


def notes(line: str, seat: int) -> set[TableNote]:
    rules, state = sat_down(line)
    return set(TABLE.notes(rules.view(state, seat)))


def heap(view: View[Public], name: str, seat: int) -> list[Pose]:
    placed = TABLE.place(view, FELT)
    return [placed[key] for key in TABLE.heaps(view, FELT)[name, seat]]


def test_who_has_passed_is_seen_until_somebody_picks() -> None:
    assert notes("pass pass", P5) == {TableNote("passed", P1), TableNote("passed", P2)}
    assert notes(PICKED, P5) == PICKER


def test_the_partner_is_marked_for_himself_alone_until_the_called_card_falls() -> None:
    assert notes(CALLED, P2) == {*PICKER, TableNote("secret", P2), CALLED_NOTE}
    assert notes(CALLED, P3) == notes(CALLED, P4) == {*PICKER, CALLED_NOTE}
    assert all({TableNote("partner", P2), CALLED_NOTE} <= notes(f"{CALLED} 9C AC", seat) for seat in range(5))
    assert TableNote("secret", P2) not in notes(f"{CALLED} 9C AC", P2)


def test_the_called_card_is_before_everybody_all_the_time() -> None:
    for line in (CALLED, f"{CALLED} 9C", f"{CALLED} {FIRST}"):
        rules, state = sat_down(line)
        assert [TABLE.called(rules.view(state, seat)) for seat in range(5)] == [ACE] * 5
    rules, state = sat_down(f"{PICKED} AH TH done alone")
    assert TABLE.called(rules.view(state, P1)) is None


def test_the_jack_of_diamonds_is_looked_for() -> None:
    rules, state = sat_down(f"{PICKED} AH TH done", table(5, {"partner_rule": "jack_of_diamonds"}))
    assert TABLE.called(rules.view(state, P1)) == Called("jack", PIQUET.parse("JD"))
    assert TableNote("jack") in TABLE.notes(rules.view(state, P1))


def test_a_picker_who_buried_the_jack_knows_that_nobody_is_with_him() -> None:
    rules = table(5, {"partner_rule": "jack_of_diamonds"})
    hands = [hand.replace("AC 7C", "AC JD").replace("JD AD", "7C AD") for hand in HANDS]
    state = follow(rules, deal(rules, hands, "8D TH"), "pass pick TH 8H done")
    assert state.turn == P1
    mine, theirs = (rules.view(state, seat) for seat in (P2, P3))
    assert TABLE.called(mine) is None
    assert TABLE.called(theirs) == Called("jack", PIQUET.parse("JD"))
    assert {TableNote("alone"), TableNote("jack")} & set(TABLE.notes(mine)) == {TableNote("alone")}
    assert {TableNote("alone"), TableNote("jack")} & set(TABLE.notes(theirs)) == {TableNote("jack")}


@pytest.mark.parametrize(
    ("line", "to_come"),
    [("pass pass", 2), (PICKED, 1), (f"{CALLED} {FIRST}", 1), (f"{CALLED} {FIRST} {REST}", 2)],
)
def test_deals_at_double_stakes_to_come_are_those_after_the_deal_under_way(line: str, to_come: int) -> None:
    rules, state = sat_down(line)
    view = rules.view(state, P1)
    for pending in (2, 1):
        found = TABLE.notes(replace(view, public=replace(view.public, pending=pending)))
        told = [note.number for note in found if note.key == "doublers"]
        assert told == [to_come + pending - 2] * (to_come + pending > 2)


def test_what_everybody_has_taken_can_be_hidden_during_a_deal() -> None:
    found = notes(f"{CALLED} {FIRST}", P5)
    assert {
        TableNote("taken", P3, 25, running=True),
        TableNote("taken", P4, 0, running=True),
        TableNote("side", POOL, 0, running=True, goal=61),
    } <= found
    assert all(note.key in ("taken", "side", "defenders") for note in found if note.running)


def test_who_buried_is_told_how_much_until_the_deal_is_over() -> None:
    bury = TableNote("my_bury", POOL, 21, running=True)
    assert bury in notes(f"{CALLED} {FIRST}", P4)
    assert "my_bury" not in {note.key for note in notes(f"{CALLED} {FIRST}", P5)}
    assert "my_bury" not in {note.key for note in notes(f"{CALLED} {FIRST} {REST}", P4)}


def test_the_finished_deal_tells_what_the_side_of_the_picker_has() -> None:
    found = notes(f"{CALLED} {FIRST} {REST}", P5)
    assert {
        TableNote("side_taken", POOL, 32),
        TableNote("side_buried", POOL, 21),
        TableNote("defenders_taken", POOL, 120 - 32 - 21),
        TableNote("partner", P2),
    } <= found
    assert not {"side", "defenders"} & {note.key for note in found}


def test_a_picker_alone_is_told_how_far_he_has_come_while_the_deal_lasts() -> None:
    line = f"{PICKED} AH TH done alone {FIRST}"
    assert TableNote("taken_of", P4, 0, running=True, goal=61) in notes(line, P5)
    rules, state = sat_down(line)
    while rules.moves(state):
        state = rules.play(state, rules.moves(state)[0])
    keys = {note.key for note in TABLE.notes(rules.view(state, P5)) if note.seat == P4}
    assert "taken" in keys
    assert "taken_of" not in keys


def test_who_took_no_trick_in_a_leaster_is_told_from_who_took_no_points() -> None:
    rules, state = sat_down("pass " * 5)
    for _ in range(5):
        state = rules.play(state, rules.moves(state)[0])
    view = rules.view(state, P1)
    taker = view.tricks[0].taker
    told = {note.seat: note.key for note in TABLE.notes(view) if note.seat != POOL}
    assert told == {seat: "taken" if seat == taker else "trickless" for seat in range(5)}
    assert "trickless" not in {note.key for note in notes(f"{CALLED} {FIRST}", P1)}


def test_it_is_told_who_got_what_the_blind_of_a_leaster_held() -> None:
    rules, state = sat_down("pass " * 5)
    while isinstance(state, Playing):
        state = rules.play(state, rules.moves(state)[0])
    view = rules.view(state, P1)
    assert TableNote("in_blind", POOL, count(view.shown), by=view.tricks[-1].taker) in TABLE.notes(view)


def test_nothing_is_said_of_what_was_buried_where_it_counts_nothing() -> None:
    rules, state = sat_down(f"{CALLED} {FIRST} {REST}")
    found = TABLE.notes(replace(rules.view(state, P5), shown=PIQUET.cards("8S 7H")))
    assert TableNote("side_taken", POOL, 32) in found
    assert "side_buried" not in {note.key for note in found}


def test_a_line_of_the_score_shows_its_figures() -> None:
    rules, state = sat_down(f"{CALLED} {FIRST} {REST}")
    view = rules.view(state, P1)
    assert [award.step for award in view.ledger.awards] == ["lost"] * 3
    told = {TABLE.workings(view, award) for award in view.ledger.awards}
    assert told == {(TableNote("share", POOL, 1), TableNote("times", POOL, 2))}  # doubled on the bump


def test_cracks_blitzes_and_doublers_are_told() -> None:
    rules = table(
        3, {"cracking": True, "blitzing": True, "no_pick": "doubler", "crack_eligibility": "all_defenders"}
    )
    state = follow(rules, deal(rules, ("", "QC QS", ""), ""), "pass pick blitz_black go_on")
    view = rules.view(state, P1)
    assert {TableNote("blitzed", P2), TableNote("stakes", POOL, 2)} <= set(TABLE.notes(view))
    lay = " ".join(PIQUET.spell(move.card) for move in rules.moves(state)[:2] if hasattr(move, "card"))
    state = follow(rules, state, f"{lay} done crack recrack")
    told = set(TABLE.notes(rules.view(state, P1)))
    assert {TableNote("cracked", P3), TableNote("recracked", P2), TableNote("stakes", POOL, 8)} <= told


def test_the_blind_lies_amid_the_table_until_the_tricks_begin() -> None:
    rules, state = sat_down("pass")
    middle = heap(rules.view(state, P1), "blind", POOL)
    assert all(pose.face == 0 for pose in middle)
    played = rules.view(follow(rules, state, "pass pass pass pass"), P1)
    aside = heap(played, "blind", POOL)
    assert TableNote("leaster") in TABLE.notes(played)
    assert TABLE.open_heap(played) == "blind"
    assert all(abs(one.x - other.x) > 200 for one, other in zip(middle, aside, strict=True))


def test_buried_cards_lie_open_to_their_owner_alone_and_to_all_in_the_end() -> None:
    rules, state = sat_down(CALLED)
    assert [pose.face for pose in heap(rules.view(state, P4), "discard", P4)] == [1, 1]
    assert [pose.face for pose in heap(rules.view(state, P1), "discard", P4)] == [0, 0]
    over = rules.view(follow(rules, state, f"{FIRST} {REST}"), P1)
    assert over.turn != NOBODY
    assert [pose.face for pose in heap(over, SHOWN, POOL)] == [1, 1]
    assert TABLE.open_heap(over) == "discard"
