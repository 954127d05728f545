"""Illustrated Tarock: house rules, what a seat may know, and how refusals are explained."""

from random import Random

import pytest

from game.core.cards import CHANCE, NOBODY
from game.core.move import Deal, IllegalMove, Lay, Play, Take, plays
from game.core.outcome import match_winners
from game.core.record import replace
from game.core.shuffle import random_deal
from game.core.trick import Trick
from game.rules.illustrated_tarock import Discarding, Options, Playing, Settled, Taking, Talking
from game.rules.illustrated_tarock.cards import KINGS, PACK, RED_REVERSED, TRUMPS, contract_for, leadable
from game.rules.illustrated_tarock.phases import Declared, Phase
from game.rules.illustrated_tarock.scoring import beggar_counts, settlement, worth_of
from tests.laws.walks import walk
from tests.rules.illustrated_tarock_examples import (
    HANDS,
    P1,
    P2,
    P3,
    deal,
    played,
    replies,
    score,
    spelled,
    steps,
    table,
    wins,
)
from tests.rules.notation import follow, legal, paragraph, why_not

STOCK = "JH T10 T19 | 7H T7 7C"


# ---- what a seat knows ----


def test_the_stock_lies_open_for_everybody_once_the_declarer_draws() -> None:
    rules = table()
    state = follow(rules, deal(rules, HANDS, STOCK), "three pass pass")
    assert not any(rules.view(state, seat).shown for seat in range(3))
    state = follow(rules, state, "done")
    assert isinstance(state, Taking)
    assert {rules.view(state, seat).shown.bit_count() for seat in range(3)} == {6}
    state = follow(rules, state, "take 0")
    assert spelled(rules.view(state, P2).shown) == {"7H", "T7", "7C"}
    places = {(place.name, place.seat): place for place in rules.view(state, P2).hidden}
    drawn = PACK.cards("JH T10 T19")
    assert places["hand", P1].may & drawn == drawn
    assert not places["hand", P3].may & drawn


def test_a_solo_leaves_the_stock_hidden_until_the_end() -> None:
    rules = table()
    state = follow(rules, deal(rules, HANDS, STOCK), "solo pass pass done done done done")
    assert isinstance(state, Playing)
    assert not rules.view(state, P2).shown
    while isinstance(state, Playing):
        state = rules.play(state, rules.moves(state)[0])
    assert rules.view(state, P2).shown.bit_count() == 6


def test_announced_honours_are_known_to_be_there() -> None:
    rules = table()
    hands = ("FOOL T21 T1 T14 T12 T8 T5 T4 TS KH CH 9H JD KC QC TC", HANDS[1], "")
    state = follow(rules, deal(rules, hands, "JH T10 T19"), "solo pass pass done honours done done done")
    sure = {place.seat: place.sure for place in rules.view(state, P2).hidden}
    assert spelled(sure[P1]) == {"FOOL", "T21", "T1"}


def test_imagined_hands_bear_out_half_honours() -> None:
    rules, dice = table(), Random(1)
    state = follow(rules, deal(rules, HANDS, STOCK), "solo pass pass done half_honours done done done")
    honours = PACK.cards("FOOL T21 T1")
    for _ in range(40):
        world = rules.imagine(rules.view(state, P2), dice)
        assert isinstance(world, Playing)
        assert (world.layout.hands[P1] & honours).bit_count() == 2


def test_trumps_discarded_at_need_lie_open() -> None:
    rules = table({"trump_discards": "last_resort"})
    hand = "FOOL T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 KS KH KD KC 7S"
    state = follow(rules, deal(rules, (hand, "", ""), "T2 T3 T4"), "three pass pass done take 0")
    assert legal(rules, state) == {"7S"}
    state = follow(rules, state, "7S")
    assert all(isinstance(move, Lay) and move.shown for move in rules.moves(state))
    for _ in range(2):
        state = rules.play(state, rules.moves(state)[0])
    view = rules.view(state, P2)
    assert view.shown.bit_count() == 3 + 2  # what is left of the stock, and the trumps
    declarer = next(place for place in view.hidden if (place.name, place.seat) == ("hand", P1))
    assert not declarer.may & PACK.cards("QS CS JS TS 9S 8S")
    assert isinstance(state, Discarding)
    talking = follow(rules, state, "done")
    for seat in (P2, P3):
        declarer = next(place for place in rules.view(talking, seat).hidden if place.seat == P1)
        assert not declarer.may & ~(TRUMPS | KINGS)


# ---- house rules ----


@pytest.mark.parametrize(
    ("rule", "script", "seat", "may"),
    [
        ("seniority", "pass three", P3, False),
        ("any_once", "pass three", P3, True),
        ("p1_only", "three take", P3, False),
        ("p1_only", "three take pass", P1, True),
        ("off", "three take pass", P1, False),
    ],
)
def test_who_may_hold(rule: str, script: str, seat: int, may: bool) -> None:
    rules = table({"hold_rule": rule})
    state = follow(rules, deal(rules, HANDS, STOCK), script)
    assert state.turn == seat
    assert ("hold" in legal(rules, state)) is may


def test_a_level_is_held_once_where_anybody_may() -> None:
    rules = table({"hold_rule": "any_once"})
    state = follow(rules, deal(rules, HANDS, STOCK), "three hold")
    assert "hold" not in legal(rules, state)


def test_bids_that_go_up_step_by_step() -> None:
    rules = table({"jump_bids": "solo_only"})
    state = deal(rules, HANDS, STOCK)
    assert legal(rules, state) == {"pass", "three", "solo"}
    assert legal(rules, follow(rules, state, "three")) == {"pass", "take", "solo"}


def test_a_solo_may_end_the_auction() -> None:
    rules = table({"solo_ends_auction": True})
    state = follow(rules, deal(rules, HANDS, STOCK), "pass solo")
    assert isinstance(state, Talking)
    assert state.about == Phase.EARLY


@pytest.mark.parametrize(("multipliers", "pays"), [("source", 9), ("austrian", 6)])
def test_multipliers(multipliers: str, pays: int) -> None:
    assert played("two", 61, multipliers=multipliers) == (0, pays, pays)


def test_austrian_tables_have_no_take() -> None:
    rules = table({"multipliers": "austrian"})
    assert "take" not in legal(rules, follow(rules, deal(rules, HANDS, STOCK), "three"))


def test_holds_need_not_count() -> None:
    rules = table({"hold_counts_as_bid": False})
    state = follow(rules, deal(rules, HANDS, STOCK), "three take pass hold pass")
    assert isinstance(state, Talking)
    assert state.layout.auction.calls == 2


def test_a_bird_scores_once_or_twice() -> None:
    birds = [("T1", 16, P1, P1)]
    assert played("three", 62, declared=[("sparrow", True)], birds=birds) == (3 + 1 + 20, 0, 0)
    both = played(
        "three", 62, declared=[("sparrow", True)], birds=birds, declared_bird_also_scores_silent=True
    )
    assert both == (3 + 1 + 20 + 5, 0, 0)
    assert played("three", 62, birds=[("T2", 15, P2, P2)]) == (4, 10, 0)


def test_contras_against_bonuses() -> None:
    rules = table({"contras": "bid_and_bonuses"})
    state = follow(rules, deal(rules, HANDS, STOCK), "solo pass pass seventy done done done done")
    assert isinstance(state, Talking)
    assert (state.about, state.turn) == ("contra_bonus", P2)
    state = follow(rules, state, "done contra_seventy")
    assert isinstance(state, Talking)
    assert (state.about, state.turn) == ("recontra_bonus", P1)
    state = follow(rules, state, "recontra_seventy subcontra_seventy")
    assert isinstance(state, Playing)
    assert state.layout.declared[0].contras == 3


def test_holdings_may_score_by_themselves() -> None:
    rules = table({"holding_bonus_mode": "automatic"})
    state = follow(rules, deal(rules, HANDS, STOCK), "solo pass pass done")
    assert isinstance(state, Playing)
    while isinstance(state, Playing):
        state = rules.play(state, rules.moves(state)[0])
    assert steps(state, P1)["half_honours"] == 2 * 8


@pytest.mark.parametrize(("factor", "pays"), [(2, (12 * 4 + 5) * 3), (3, (12 * 9 + 5) * 3)])
def test_what_a_step_of_contra_against_the_bid_multiplies_by(factor: int, pays: int) -> None:
    got = played("two", 70, declared=[("seventy", False)], contras=2, contra_bid_factor=factor)
    assert got == (pays, 0, 0)


@pytest.mark.parametrize(("factor", "pays"), [(2, 40), (3, 90), (4, 160)])
def test_what_a_step_of_contra_against_a_bonus_multiplies_by(factor: int, pays: int) -> None:
    raised = Declared("seventy", early=True, contras=2)
    assert worth_of(raised, Options(contra_bonus_factor=factor)) == pays


@pytest.mark.parametrize(
    ("options", "played_bid", "beggar"),
    [
        ({}, "T1", "T1"),
        ({"emperor_in_beggar": False}, "T1", "FOOL"),
        ({"emperor_trick": False}, "FOOL", "FOOL"),
    ],
)
def test_the_emperor_trick_may_be_left_out(options: dict[str, bool], played_bid: str, beggar: str) -> None:
    rules = table(options)
    found = [wins(rules.governing(declarer), "T21 FOOL T1") for declarer in (P1, NOBODY)]
    assert found == [played_bid, beggar]


@pytest.mark.parametrize(("first_lead", "leads"), [("declarer", P2), ("eldest", P1)])
def test_who_leads(first_lead: str, leads: int) -> None:
    rules = table({"first_lead": first_lead, "holding_bonus_mode": "off"})
    state = follow(rules, deal(rules, HANDS, STOCK), "pass solo pass done")
    assert state.turn == leads


def test_all_pass_may_void_the_deal() -> None:
    rules = table({"all_pass": "redeal"})
    state = follow(rules, deal(rules, HANDS, STOCK), "pass pass pass")
    assert isinstance(state, Settled)
    assert (state.turn, score(state), state.ledger.played) == (CHANCE, (0, 0, 0), 0)
    assert rules.play(state, Deal(tuple(range(54)))).dealer == P1


def test_a_hand_without_trumps_may_void_the_deal() -> None:
    rules = table({"redeal_no_trump": True})
    state = deal(rules, ("KS QS CS JS TS 9S 8S 7S KH QH CH JH TH 9H 8H 7H", "", ""), "")
    assert isinstance(state, Settled)
    assert rules.play(state, Deal(tuple(range(53, -1, -1)))).dealer == P3


def test_who_drew_trumps_had_one_before() -> None:
    """Otherwise there would have been another deal; P2 holds nearly all that could have been dealt."""
    rules, dice = table({"redeal_no_trump": True}), Random(2)
    held = "FOOL T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7"
    state = deal(rules, ("T1 KS KH KD KC", held, "T2 T3"), "T4 T5 T6 | 7H 7D 7C")
    view = rules.view(follow(rules, state, "three pass pass done take 0"), P2)
    for _ in range(40):
        made_up = rules.imagine(view, dice)
        assert isinstance(made_up, Discarding)
        assert made_up.layout.hands[P1] & TRUMPS & ~PACK.cards("T4 T5 T6")


def test_the_magician_stays_back_in_a_beggars_game() -> None:
    contract = contract_for(emperor_trick=True, must_win=True, magician_last=True)
    assert replies(contract, "T1 T5 KS", "T9") == {"T5"}
    assert replies(contract, "T1 KS", "T9") == {"T1"}
    assert replies(contract, "T1 T5", "FOOL T21") == {"T1"}
    hand = PACK.cards("T1 T5 KS")
    assert spelled(leadable(hand)) == {"T5", "KS"}


@pytest.mark.parametrize(
    ("stock", "counts"),
    [("aside", (2, 1, 13)), ("last_trick", (2, 1, 23)), ("gifts", (4, 2, 20))],
)
def test_the_stock_of_a_beggars_game(stock: str, counts: tuple[int, ...]) -> None:
    takers = (P1, P1, P2, *(P3 for _ in range(13)))
    tricks = tuple(Trick(seat, (), seat) for seat in takers)
    assert beggar_counts(PACK.parse_all("T16 7S T10 FOOL T5 T7"), tricks, stock) == counts


def test_gifts_are_turned_up_one_by_one() -> None:
    rules = table({"beggar_stock": "gifts"})
    state = follow(rules, deal(rules, HANDS, STOCK), "pass pass pass")
    for tricks in range(3):
        assert rules.view(state, P1).shown.bit_count() == tricks
        for _ in range(3):
            state = rules.play(state, rules.moves(state)[0])


def test_the_world_captured() -> None:
    birds = [("T21", 3, P2, P1)]
    assert played("three", 62, birds=birds, world_capture=5) == (4, 0, 0)  # by another card than the Tomfool
    rules = table({"world_capture": 5, "holding_bonus_mode": "off"})
    hands = ("FOOL", "T21", "")
    state = follow(rules, deal(rules, hands, ""), "solo pass pass done FOOL T21")
    while isinstance(state, Playing):
        state = rules.play(state, rules.moves(state)[0])
    captured = [award for award in state.ledger.awards if award.step == "world_captured"]
    assert [(award.to, award.giver, award.amount) for award in captured] == [(P1, P2, 40)]


def test_a_beggars_game_pays_no_bonus() -> None:
    rules = table({"world_capture": 5, "holding_bonus_mode": "automatic"})
    hands = ("FOOL KS KH KD KC", "T21", "T1 T2 T3")
    state = follow(rules, deal(rules, hands, ""), "pass pass pass FOOL T21")
    while isinstance(state, Playing):
        state = rules.play(state, rules.moves(state)[0])
    assert {award.step for award in state.ledger.awards} == {"beggar"}
    assert "no bonus is paid" in paragraph("illustrated_tarock", "7.1")


def test_deals_thrown_in_are_none_of_a_games_three() -> None:
    passed, no_trump = table({"all_pass": "redeal"}), table({"redeal_no_trump": True})
    thrown = follow(passed, deal(passed, HANDS, STOCK), "pass pass pass")
    barren = deal(no_trump, ("7S 8S 9S TS JS CS QS KS 7H 8H 9H TH JH CH QH KH", "", ""), "")
    assert (thrown.turn, barren.turn) == (CHANCE, CHANCE)
    assert [state.ledger.played for state in (thrown, barren)] == [0, 0]
    assert "(§10.15, §10.18) do not count" in paragraph("illustrated_tarock", "9.1")


def test_equal_sums_of_settlements_share_the_place_and_the_rules_say_so() -> None:
    alone = (-1, -1, -1)
    assert match_winners(table().spec, (40, -80, 40), alone) == (P1, P3)
    assert "the highest sum of settlements wins; equal sums share the place" in paragraph(
        "illustrated_tarock", "9.3"
    )


def test_red_pips_may_run_the_other_way() -> None:
    rules = table({"red_pips": "reversed"})
    assert rules.spec.pack is RED_REVERSED
    assert RED_REVERSED.spell(PACK.parse("TH")) == "AH"
    assert RED_REVERSED.spell(PACK.parse("7D")) == "4D"
    assert RED_REVERSED.spell(PACK.parse("TS")) == "TS"


@pytest.mark.parametrize("settlement", ["hundred_and_end", "end_only", "every_hand"])
def test_a_game_is_three_deals_and_settled_at_its_end(settlement: str) -> None:
    *_, last = walk(table({"settlement": settlement}), Random(7))
    ledger = last.after.ledger
    assert ledger.finished == 3
    assert sum(settled for settled, _ in ledger.holdings) == 0
    assert all(points == 0 for _, points in ledger.holdings)


def test_a_match_may_be_several_games() -> None:
    *_, last = walk(table({"games": 2}), Random(8))
    ledger = last.after.ledger
    assert ledger.finished == 6
    assert {3, 6} <= {award.deal for award in ledger.awards if award.step == "wiped"}


def test_a_series_is_settled_at_the_end_of_a_round_in_which_somebody_has_a_hundred() -> None:
    rules, dice = table({"settlement": "series_to_100"}), Random(7)
    state, highest = rules.start(P3), []
    while state.turn != NOBODY:
        moves = rules.moves(state) or (random_deal(PACK, dice),)
        state = rules.play(state, moves[0] if isinstance(state, Talking) else dice.choice(moves))  # all pass
        if isinstance(state, Settled) and state.turn == CHANCE:
            assert all(settled == 0 for settled, _ in state.ledger.holdings)
            highest.append(max(points for _, points in state.ledger.holdings))
    assert max(highest) >= 100  # in the middle of a round nothing is settled
    assert max(highest[2::3]) < 100
    assert state.ledger.finished % 3 == 0
    assert "century" in {award.step for award in state.ledger.awards}


def test_the_mark_at_a_settlement_and_its_points_may_be_others() -> None:
    options = Options(century_mark=50, century_bonus=20)
    found = settlement(((0, 49), (0, 50), (0, 0)), options)
    extra = [(each.to, each.amount, each.rule) for each in found if each.step == "century"]
    assert extra == [(P2, 20, "9.6")]
    assert [each.amount for each in found if each.step == "settlement"] == [49, 21, 70]
    none = settlement(((0, 120), (0, 0), (0, 0)), Options(century_bonus=0))
    assert "century" not in {each.step for each in none}


# ---- refusals ----


@pytest.mark.parametrize(
    ("script", "card", "key", "rule"),
    [
        ("", "FOOL", "speak_first", "3.3"),
        ("three pass pass done take 0", "FOOL", "lay_first", "5.3"),
        ("solo pass pass done done done done KH", "T17", "follow", "6.2"),
        ("solo pass pass done done done done CC JC", "QH", "follow", "6.2"),
        ("solo pass pass done done done done JD KD", "KS", "trump", "6.3"),
        ("solo pass pass done done done done JD KD", "KC", "trump", "6.3"),
        ("solo pass pass done done done done JD", "FOOL", "not_held", "6.1"),
        ("pass pass pass 9H", "8S", "follow", "6.2"),
    ],
)
def test_refusals_name_the_rule(script: str, card: str, key: str, rule: str) -> None:
    rules = table()
    state = follow(rules, deal(rules, HANDS, STOCK), script)
    reason = why_not(rules, rules.view(state, state.turn), Play(PACK.parse(card)))
    assert (reason.key, reason.rule) == (key, rule)


@pytest.mark.parametrize(
    ("script", "rule"),
    [
        ("three contra pass", "10.6"),
        ("three contra pass recontra", "10.6"),
        ("solo pass pass seventy done done done done", "10.7"),
        ("solo pass pass seventy done done done done contra_seventy", "10.7"),
    ],
)
def test_a_card_played_too_soon_is_refused_by_the_rule_of_the_contra_asked_for(
    script: str, rule: str
) -> None:
    rules = table({"contras": "bid_and_bonuses"})
    state = follow(rules, deal(rules, HANDS, STOCK), script)
    view = rules.view(state, state.turn)
    reason = why_not(rules, view, plays(view.hand)[0])
    assert (reason.key, reason.rule) == ("speak_first", rule)


@pytest.mark.parametrize(
    ("lead", "card", "key", "may"),
    [
        ("T7", "KS", "follow", {"T9"}),
        ("9D", "KS", "trump", {"T1", "T5", "T9"}),
        ("7H", "T9", "follow", {"KH", "QH"}),
        ("T7", "T5", "must_win", {"T9"}),
    ],
)
def test_a_refusal_in_a_beggars_game_names_the_cards_that_may_be_played(
    lead: str, card: str, key: str, may: set[str]
) -> None:
    rules = table()
    hands = ("T10 T7 9D 7H", "T1 T5 T9 KS QS CS JS TS 9S 8S 7S KH QH KC QC CC", "")
    state = follow(rules, deal(rules, hands, ""), f"pass pass pass {lead}")
    view = rules.view(state, P2)
    for seen in (view, replace(view, moves=())):  # a picture of the table between two moves, too
        reason = why_not(rules, seen, Play(PACK.parse(card)))
        assert (reason.key, spelled(reason.cards)) == (key, may)


@pytest.mark.parametrize(
    ("options", "script", "key", "rule"),
    [
        ({}, "T7", "must_win", "7.2"),  # the nine takes the trick, the Magician does not
        ({"beggar_magician_last": True}, "T7", "must_win", "7.2"),
        ({"beggar_magician_last": True}, "9D", "keep_magician", "10.13"),  # any trump takes it
        ({"beggar_magician_last": True}, "T10", "keep_magician", "10.13"),  # none does
        ({"beggar_magician_last": True, "beggar_must_win": False}, "T7", "keep_magician", "10.13"),
    ],
)
def test_the_magician_is_refused_for_the_reason_that_holds(
    options: dict[str, bool], script: str, key: str, rule: str
) -> None:
    rules = table(options)
    hands = ("T10 T7 9D", "T1 T5 T9 KS QS CS JS TS 9S 8S 7S KH QH CH JH TH", "")
    state = follow(rules, deal(rules, hands, ""), f"pass pass pass {script}")
    reason = why_not(rules, rules.view(state, P2), Play(PACK.parse("T1")))
    assert (reason.key, reason.rule) == (key, rule)


@pytest.mark.parametrize(
    ("card", "key"), [("FOOL", "barred"), ("KH", "barred"), ("QS", "not_held"), ("JD", None)]
)
def test_what_may_be_discarded(card: str, key: str | None) -> None:
    rules = table()
    state = follow(rules, deal(rules, HANDS, STOCK), "three pass pass done take 0")
    reason = rules.refusal(rules.view(state, P1), Lay(PACK.parse(card)))
    assert (reason.key if reason else None) == key
    if key:
        with pytest.raises(IllegalMove):
            rules.play(state, Lay(PACK.parse(card)))


def test_trumps_are_kept_for_want_of_need_or_because_enough_is_discarded() -> None:
    rules = table({"trump_discards": "last_resort"})
    state = follow(rules, deal(rules, HANDS, STOCK), "three pass pass done take 0")
    keys = []
    for cards in ("", "JD 9H TS"):
        state = follow(rules, state, cards)
        reason = why_not(rules, rules.view(state, P1), Lay(PACK.parse("T5")))
        keys.append((reason.key, reason.rule))
    assert keys == [("plain_first", "10.9"), ("too_many", "5.3")]


def test_a_trump_laid_face_down_must_be_shown() -> None:
    rules = table({"trump_discards": "last_resort"})
    hand = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 KS KH KD 7S"
    state = follow(rules, deal(rules, (hand, "", ""), "T2 T3 T4"), "three pass pass done take 0 7S")
    view, trump = rules.view(state, P1), PACK.parse("T2")
    assert rules.refusal(view, Lay(trump, shown=True)) is None
    reason = why_not(rules, view, Lay(trump))
    assert (reason.key, reason.rule) == ("face_up", "10.9")


@pytest.mark.parametrize(
    ("bids", "packets"),
    [("three pass pass", 2), ("three pass take pass", 2), ("two pass pass", 3), ("one pass pass", 6)],
)
def test_every_packet_may_be_taken_that_no_bonus_bars(bids: str, packets: int) -> None:
    rules = table()
    state = follow(rules, deal(rules, HANDS, STOCK), f"{bids} done")
    assert rules.moves(state) == tuple(Take(number) for number in range(packets))


def test_a_packet_that_is_barred_names_the_card() -> None:
    rules = table()
    hands = (HANDS[1], HANDS[0], HANDS[2].replace("T1 ", "7H "))
    state = follow(rules, deal(rules, hands, "JH T10 T19 | T1 T7 7C"), "three pass pass against_honours done")
    view = rules.view(state, P1)
    assert rules.refusal(view, Take(0)) is None
    reason = why_not(rules, view, Take(1))
    assert (reason.key, reason.rule, spelled(reason.cards)) == ("packet", "5.2", {"T1"})
