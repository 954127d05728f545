"""What the table of Illustrated Tarock tells: the auction, what words and bonuses pay now, the stock, every figure."""

from collections.abc import Sequence
from itertools import islice, pairwise
from typing import Any

import pytest

from game.core.cards import CHANCE
from game.core.cards import TABLE as POOL
from game.core.record import replace
from game.core.score import Award, Ledger
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Playing, Public, State
from game.rules.illustrated_tarock.bidding import Auction
from game.rules.illustrated_tarock.cards import HALF, PACK
from game.rules.illustrated_tarock.phases import STOCK, Declared, Layout, Phase
from game.rules.illustrated_tarock.scoring import Payment, payments
from game.stage.heaps import SHOWN
from game.stage.pose import EXPOSED, Pose, card, extent, overlaps, viewport_for
from game.stage.table import LadderCall, TableNote
from tests.rules.illustrated_tarock_examples import P1, P2, P3, deal, hand_awards, made, table
from tests.rules.notation import follow
from tests.stage.walks import TABLES, VARIANTS, beats

TABLE = TABLES["illustrated_tarock"]
FELT = viewport_for(960, 600)
HANDS = (
    "FOOL T21 T16 T14 T12 T8 T5 T4 TS KH CH 9H JD KC QC TC",
    "T17 T13 T6 T3 8S TH KD QD CD TD 9D 8D 7D JC 9C 8C",
    "T20 T18 T15 T11 T9 T2 T1 KS QS CS JS 9S 7S QH 8H CC",
)
DECLARED = "three pass pass seventy done take 0 JD CH JH done ninety" + " done" * 4
TRICKS = (
    "FOOL T3 T2 T21 T6 T9 T19 T13 T20 KS TS 8S 9S T4 T17 KD T11 T12 T16 8C T18 8H KH TH "
    "T14 9D T15 7S T5 8D KC 9C CC 9H TD QH JS T8 7D TC JC T1 CS T10 CD QC QD QS"
)


def sat_down(line: str, rules: IllustratedTarock | None = None) -> tuple[IllustratedTarock, State]:
    """Play so far a deal in which the first player holds most."""
    rules = rules or table()
    return rules, follow(rules, deal(rules, HANDS, "JH T10 T19 | 7H T7 7C"), line)


def seen(line: str, seat: int = P1, rules: IllustratedTarock | None = None) -> View[Public]:
    rules, state = sat_down(line, rules)
    return rules.view(state, seat)


def lying(view: View[Public], faces: str) -> list[Pose]:
    placed = TABLE.place(view, FELT)
    return [placed[card(PACK.parse(face))] for face in faces.split()]


def test_the_ladder_keeps_every_call_and_shows_which_stands() -> None:
    found = TABLE.calls(seen("three take pass hold"))
    assert found == (
        LadderCall(P1, "three"),
        LadderCall(P2, "take"),
        LadderCall(P3, "pass"),
        LadderCall(P1, "hold", stands=True),
    )
    assert TABLE.calls(seen("three pass pass done take 0")) == (
        LadderCall(P1, "three", stands=True),
        LadderCall(P2, "pass"),
        LadderCall(P3, "pass"),
    )


def test_a_recontra_is_on_the_ladder() -> None:
    found = TABLE.calls(seen("two contra pass recontra", rules=table({"contras": "bid"})))
    assert found[-1] == LadderCall(P1, "recontra")


def test_a_subcontra_stands_by_the_defender_who_said_it() -> None:
    rules = table({"contras": "bid"})
    assert TABLE.calls(seen("two contra pass recontra subcontra", rules=rules))[-1] == LadderCall(
        P2, "subcontra"
    )
    assert TABLE.calls(seen("two contra pass recontra done subcontra", rules=rules))[-1] == LadderCall(
        P3, "subcontra"
    )
    assert TABLE.calls(seen("two contra pass recontra done done", rules=rules))[-1] == LadderCall(
        P1, "recontra"
    )


def test_recontras_said_in_the_auction_are_on_the_ladder_in_their_place_and_once() -> None:
    rules = table({"contras": "bid", "contras_in_auction": True})
    said = "two contra recontra done one contra recontra done done"
    calls = (
        LadderCall(P1, "two"),
        LadderCall(P2, "contra"),
        LadderCall(P1, "recontra"),
        LadderCall(P3, "one", stands=True),
        LadderCall(P1, "contra"),
        LadderCall(P3, "recontra"),
    )
    assert TABLE.calls(seen(said, rules=rules)) == calls
    early = "two contra recontra done"
    assert TableNote("raised", POOL, 16) in TABLE.notes(seen(early, rules=rules))
    assert TABLE.calls(seen(early, rules=rules)) == (replace(calls[0], stands=True), *calls[1:3])


def test_who_waits_is_on_the_ladder_and_what_stands_is_the_bid() -> None:
    rules = table({"hold_rule": "waiting"})
    assert TABLE.calls(seen("wait three pass", rules=rules)) == (
        LadderCall(P1, "wait"),
        LadderCall(P2, "three", stands=True),
        LadderCall(P3, "pass"),
    )
    assert not any(call.stands for call in TABLE.calls(seen("wait wait", rules=rules)))


HONOURS = (HANDS[0].replace("FOOL", "T17"), HANDS[1].replace("T17", "FOOL"), HANDS[2])


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("T21 FOOL T1", True),
        ("T21 FOOL T2", False),
        ("T16 FOOL T1", False),
        ("KC JC CC QC 9C T1", False),
    ],
)
def test_an_emperor_trick_is_told_of_until_the_next(cards: str, told: bool) -> None:
    rules = table()
    state = follow(
        rules, deal(rules, HONOURS, "JH T10 T19 | 7H T7 7C"), "three pass pass done take 0 JD CH JH"
    )
    state = follow(rules, state, "done" + " done" * 4 + f" {cards}")
    assert (TableNote("emperor", POOL, by=P3) in TABLE.notes(rules.view(state, P1))) == told
    if told:
        state = follow(rules, state, "KS TS 8S")
        assert TableNote("emperor", POOL, by=P3) not in TABLE.notes(rules.view(state, P1))


@pytest.mark.parametrize(("multipliers", "two"), [("source", 3), ("austrian", 2)])
def test_bids_bonuses_and_holdings_bear_their_price(multipliers: str, two: int) -> None:
    rules = table({"multipliers": multipliers})
    assert TABLE.offers(seen("", rules=rules))["two"] == TableNote("times", POOL, two)
    early = TABLE.offers(seen("two pass pass", rules=rules))
    assert (early["seventy"].number, early["cockatoo"].number) == (10 * two, 60 * two)
    late = TABLE.offers(seen("two pass pass done take 0 JD CH done", rules=rules))
    assert late["seventy"].number == 5 * two
    assert (
        TABLE.offers(seen("two pass pass done take 0 JD CH done done", rules=rules))["half_honours"].number
        == 2 * two
    )


def test_a_contra_bears_what_the_bonus_would_pay_then() -> None:
    rules = table({"contras": "bid_and_bonuses", "contra_bonus_factor": 3})
    line = "two pass pass seventy done take 0 JD CH" + " done" * 5
    assert TABLE.offers(seen(line, P2, rules))["contra_seventy"].number == 90
    raised = seen(f"{line} contra_seventy done", rules=rules)
    assert TableNote("seventy", POOL, 90) in TABLE.notes(raised)
    assert TABLE.offers(raised)["recontra_seventy"].number == 270


def test_the_panel_tells_the_bid_its_multiplier_and_the_bonuses() -> None:
    found = TABLE.notes(seen("two contra pass recontra done done seventy", rules=table({"contras": "bid"})))
    assert {
        TableNote("bid_two", POOL, 3, by=P1),
        TableNote("raised", POOL, 16),
        TableNote("seventy", POOL, 30),
    } <= set(found)
    assert TableNote("beggar") in TABLE.notes(seen("pass pass pass"))
    thrown_in = seen("pass pass pass", rules=table({"all_pass": "redeal"}))
    assert TableNote("beggar") not in TABLE.notes(thrown_in)


def test_my_own_discard_counts_for_me_alone() -> None:
    mine, theirs = (seen(f"{DECLARED} FOOL T3 T2", seat) for seat in (P1, P2))
    assert TableNote("taken_of", P1, 15, running=True, goal=90) in TABLE.notes(mine)
    assert TableNote("taken_of", P1, 8, running=True, goal=90) in TABLE.notes(theirs)


def test_what_the_declarer_leaves_of_the_stock_counts_for_the_defenders() -> None:
    for seat in (P1, P2):
        found = TABLE.notes(seen(f"{DECLARED} FOOL T3 T2", seat))
        assert TableNote("defenders", POOL, 3, running=True, goal=61) in found


def test_after_the_deal_everything_counts_and_both_sides_come_to_all_there_is() -> None:
    for seat in (P1, P2):
        found = TABLE.notes(seen(f"{DECLARED} {TRICKS}", seat))
        assert TableNote("taken_of", P1, 79, running=True, goal=90) in found
        assert TableNote("defenders", POOL, 122 - 79, running=True, goal=61) in found


def test_in_a_solo_the_stock_comes_to_the_defenders_when_it_is_turned_up() -> None:
    rules, state = sat_down("solo pass pass done done done done")
    while rules.moves(state):
        state = rules.play(state, rules.moves(state)[0])
    found = {note.key: note.number or 0 for note in TABLE.notes(rules.view(state, P2))}
    assert found["taken_half"] + found["defenders"] == 122


def test_open_discards_count_for_the_declarer_in_everybodys_eyes() -> None:
    view = seen(f"{DECLARED} FOOL T3 T2", P2)
    laid_open = replace(view, shown=view.shown | PACK.cards("JD"))
    assert TableNote("taken_of", P1, 8 + 2, running=True, goal=90) in TABLE.notes(laid_open)


@pytest.mark.parametrize(("bid", "sizes"), [("three", (3, 3)), ("two", (2, 2, 2)), ("one", (1,) * 6)])
def test_the_stock_lies_open_in_its_packets(bid: str, sizes: tuple[int, ...]) -> None:
    view = seen(f"{bid} pass pass done")
    packets = TABLE.packets(view)
    assert tuple(packet.bit_count() for packet in packets) == sizes
    zones = [[extent(pose) for pose in lying(view, PACK.spell_all(packet))] for packet in packets]
    beside = [pair for each in zones for pair in pairwise(sorted(each, key=lambda zone: zone.x))]
    assert all(other.left - one.left > 0.5 * one.width for one, other in beside)
    assert all(
        one[-1].right < other[0].left
        for one, other in pairwise(sorted(each, key=lambda zone: zone.x) for each in zones)
    )
    assert TABLE.packets(seen(f"{bid} pass pass done take 0")) == ()


def test_what_is_left_of_the_stock_can_be_read() -> None:
    poses = lying(seen("one pass pass done take 0 TS done"), "T10 T19 7H T7 7C")
    assert all(other.x - one.x >= EXPOSED * one.size for one, other in pairwise(poses))


def test_what_was_turned_up_of_the_stock_lies_beside_what_is_left_to_give_away() -> None:
    view = seen("pass pass pass FOOL T3 T2 T21 T6 T9", rules=table({"beggar_stock": "gifts"}))
    heaps, placed = TABLE.heaps(view, FELT), TABLE.place(view, FELT)
    left, open_ = ([extent(placed[key]) for key in heaps[name, POOL]] for name in (STOCK, SHOWN))
    assert (len(left), len(open_)) == (4, 2)
    assert not any(overlaps(one, other) for one in left for other in open_)


def test_at_the_end_stock_and_discard_lie_open_apart() -> None:
    view = seen(f"{DECLARED} {TRICKS}", P2)
    stock, discard = lying(view, "7H T7 7C"), lying(view, "JD CH JH")
    assert not any(overlaps(extent(one), extent(other)) for one in stock for other in discard)


def test_every_line_of_the_score_shows_its_figures() -> None:
    rules, state = sat_down(f"{DECLARED} {TRICKS}")
    view = rules.view(state, P1)
    told = {award.step: TABLE.workings(view, award) for award in hand_awards(state)}
    bid = TableNote("bid_three", POOL, 1, by=P1)
    assert told["basic"] == (TableNote("calls", POOL, 1), bid)
    assert told["over"] == (TableNote("counted", POOL, 79), bid)
    assert told["seventy"] == (TableNote("before_draw", POOL, 10), bid)
    assert told["ninety_failed"] == (TableNote("after_draw", POOL, 20), bid)


def test_a_settlement_shows_from_what_it_is_the_difference() -> None:
    rules, state = sat_down(f"{DECLARED} {TRICKS}", table({"settlement": "every_hand"}))
    awards = [award for award in state.ledger.awards if award.step == "settlement"]
    assert len(awards) == 2
    for award in awards:
        stood = TABLE.workings(rules.view(state, P1), award)
        assert stood[0].by == award.to
        assert (stood[0].number or 0) - (stood[1].number or 0) == award.amount


def settled(found: Sequence[Payment]) -> View[Public]:
    """Look at the end of a deal that P1 declared and that paid this."""
    rules = table()
    ledger = Ledger((), rules.opening())
    awards = [Award(1, paid.step, paid.rule, paid.to, paid.amount, paid.unit, paid.giver) for paid in found]
    ledger = ledger.credit_all(tuple(awards), rules.credit).close()
    view = seen("three pass pass")
    public = replace(view.public, phase=Phase.SETTLED, declarer=P1)
    return replace(view, public=public, ledger=ledger, turn=CHANCE)


OWL: tuple[Any, ...] = ((Declared("owl", early=True),), {}, "made_but_owl_failed", "owl_failed")
BIRDS: tuple[Any, ...] = (
    (Declared("owl", early=True), Declared("sparrow", early=True)),
    {},
    "made_but_several_failed",
    "owl_failed",
)
KINGS: tuple[Any, ...] = ((), {P1: ("kings", "honours")}, "failed_but", "kings")


@pytest.mark.parametrize(
    ("points", "declared", "said", "key", "step"), [(64, *OWL), (64, *BIRDS), (60, *KINGS)]
)
def test_what_turned_a_deal_against_its_bid_is_named(
    points: int, declared: tuple[Declared, ...], said: dict[int, tuple[str, ...]], key: str, step: str
) -> None:
    announced = tuple(said.get(seat, ()) for seat in range(3))
    layout = Layout((0, 0, 0), (), Auction("three", P1, calls=1), P1, 0, declared, announced=announced)
    found = payments(layout, made(points, P1), table().options)
    assert TableNote(key, by=P1, step=step) in TABLE.notes(settled(found))
    plain = payments(replace(layout, declared=(), announced=((),) * 3), made(points, P1), table().options)
    assert not any(note.step for note in TABLE.notes(settled(plain)))


def test_the_points_of_the_stock_are_told_beside_those_of_the_defenders() -> None:
    rules = table()
    state = deal(rules, HANDS, "JH T10 T19 | 7H T7 7C")
    state = follow(rules, state, "solo pass pass done done done done")
    while isinstance(state, Playing):
        state = rules.play(state, rules.moves(state)[0])
    notes = {(note.key, note.seat): note.number or 0 for note in TABLE.notes(rules.view(state, P1))}
    taken = notes["taken", P2] + notes["taken", P3] + notes["of_the_stock", POOL]
    assert notes["defenders", POOL] == taken == 122 - notes["taken_half", P1]


def test_a_deal_is_said_to_count_more_only_where_it_does() -> None:
    seen = set()
    for rules in VARIANTS["illustrated_tarock"]:
        for seed in range(6):
            for beat in islice(beats(rules, seed), 80):
                raised = beat.after.public.raised
                told = [note.number for note in TABLE.notes(beat.after) if note.key == "raised"]
                assert told == ([raised] if raised > 1 else [])
                seen.add(raised > 1)
    assert seen == {True, False}


def test_half_wins_the_bid_whatever_more_was_announced() -> None:
    """Ninety pays a bonus, and its mark stands on the plate; the race is for the bid (§8.1, §8.2)."""
    view = seen(f"{DECLARED} FOOL T3 T2", P2)
    declarer, defenders = TABLE.contenders(view)
    assert (declarer.goal, defenders.goal) == (HALF, HALF)
    assert [note.goal for note in TABLE.notes(view) if note.key == "taken_of"] == [90]
