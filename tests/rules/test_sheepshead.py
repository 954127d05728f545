"""Sheepshead: house rules, what a seat may know, and how refusals are explained."""

from random import Random

import pytest

from game.core.cards import CHANCE, NOBODY, PIQUET
from game.core.move import Deal, IllegalMove, Lay, Play, Say
from game.core.options import Value
from game.core.outcome import match_winners
from game.rules.sheepshead import Laying, Playing, Settled, Talking
from game.rules.sheepshead.phases import Layout
from game.rules.sheepshead.scoring import Outcome, leaster, outcome
from tests.laws.walks import walk
from tests.rules.notation import follow, legal, paragraph, why_not
from tests.rules.sheepshead_examples import (
    FIVE,
    P1,
    P2,
    P3,
    P4,
    P5,
    deal,
    paid,
    score,
    settled,
    spelled,
    table,
)

PICKED = "pass pass pass pick AH TH done"
THREE = ("QS JH TD 9D AC 9C 7C KS 8S 8H", "JD AD KD 8C AS 9S 7S AH 9H 7H", "QC QH QD JC JS 7D TC KC TS KH")


# ---- what a seat knows ----


def test_only_the_partner_knows_the_partner() -> None:
    rules = table(5)
    state = follow(rules, deal(rules, FIVE, "8D TH"), f"{PICKED} ace_clubs")
    assert [rules.view(state, seat).sides for seat in range(5)] == [
        (1, -1, -1, 0, -1),
        (1, 0, 1, 0, 1),
        (-1, -1, 1, 0, -1),
        (-1, -1, -1, 0, -1),
        (-1, -1, -1, 0, 1),
    ]
    assert all(rules.view(state, seat).public.partner == NOBODY for seat in range(5))
    state = follow(rules, state, "9C AC")
    assert {rules.view(state, seat).sides for seat in range(5)} == {(1, 0, 1, 0, 1)}
    assert {rules.view(state, seat).public.partner for seat in range(5)} == {P2}


def test_the_picker_cannot_hold_the_card_he_called() -> None:
    rules = table(5)
    state = follow(rules, deal(rules, FIVE, "8D TH"), f"{PICKED} ace_clubs")
    ace = 1 << PIQUET.parse("AC")
    places = {(place.name, place.seat): place for place in rules.view(state, P1).hidden}
    assert not places["hand", P4].may & ace
    assert not places["discard", P4].may & ace
    assert places["hand", P3].may & ace


def test_who_follows_without_the_called_card_does_not_hold_it() -> None:
    rules = table(5)
    state = follow(rules, deal(rules, FIVE, "8D TH"), f"{PICKED} ace_clubs 9C")
    places = {place.seat: place for place in rules.view(state, P3).hidden if place.name == "hand"}
    assert not places[P1].may >> PIQUET.parse("AC") & 1  # he led the suit with another card
    assert places[P2].may >> PIQUET.parse("AC") & 1


def test_buried_cards_are_seen_by_their_owner_alone_until_the_deal_is_over() -> None:
    rules = table(5)
    state = follow(rules, deal(rules, FIVE, "8D TH"), f"{PICKED} alone")
    assert spelled(rules.view(state, P4).aside) == {"AH", "TH"}
    assert not rules.view(state, P1).shown
    script = "9C AC 9H 8C TC 8H 7H JC KH KS JS KC 9D 7S JD QH 7D TD 8S KD QD QC JH 7C AD 8D TS QS AS 9S"
    done = state
    for text in script.split():  # whatever is legal: only the end matters here
        move = Play(PIQUET.parse(text))
        options = rules.moves(done)
        done = rules.play(done, move if move in options else options[0])
    assert isinstance(done, Settled)
    assert spelled(rules.view(done, P1).shown) == {"AH", "TH"}


def test_an_under_card_is_hidden_until_it_is_played() -> None:
    rules = table(5)
    hands = (
        "TC 8S 8H 7H 7S 9S",
        "QC QS JD AD 9D TH",
        "AC KC QH 8C KD 9H",
        "7C 9C QD TS KS AS",
        "JS JC 8D TD 7D JH",
    )
    state = follow(rules, deal(rules, hands, "AH KH"), "pass pick TH KH done under_clubs 9D")
    under = PIQUET.parse("9D")
    assert [rules.view(state, seat).public.under for seat in range(5)] == [
        NOBODY,
        under,
        NOBODY,
        NOBODY,
        NOBODY,
    ]
    state = follow(rules, state, "TC 9D")
    assert {rules.view(state, seat).public.under for seat in range(5)} == {under}


def test_imagined_pickers_hold_a_card_of_the_suit_they_called() -> None:
    rules, dice = table(5), Random(4)
    state = follow(rules, deal(rules, FIVE, "8D TH"), f"{PICKED} ace_clubs")
    view = rules.view(state, P1)
    clubs = PIQUET.cards("AC TC KC 9C 8C 7C")
    for _ in range(60):
        world = rules.imagine(view, dice)
        assert isinstance(world, Playing)
        assert world.layout.hands[P4] & clubs
        assert world.layout.partner not in (P4, NOBODY)


# ---- house rules ----


@pytest.mark.parametrize(
    ("options", "points", "tier", "gains"),
    [
        ({"double_on_the_bump": False}, 22, 3, (-6, -3, 3, 3, 3)),
        ({"partner_off_the_hook": True}, 22, 3, (-18, 0, 6, 6, 6)),
        ({"partner_off_the_hook": True, "double_on_the_bump": False}, 22, 3, (-9, 0, 3, 3, 3)),
        ({"partner_off_the_hook": True}, 30, 2, (-8, -4, 4, 4, 4)),
    ],
)
def test_losses(options: dict[str, Value], points: int, tier: int, gains: tuple[int, ...]) -> None:
    assert paid(5, points, tier, **options) == gains


def test_a_picker_without_a_trick_pays_for_his_partner_at_every_table() -> None:
    hook = {"partner_off_the_hook": True}
    for players, gains in ((5, (-18, 0, 6, 6, 6)), (4, (-12, 0, 6, 6)), (3, (-12, 0, 12))):
        assert settled(table(players, hook), Outcome(22, False, 3), P2) == gains


def test_two_against_two() -> None:
    rules = table(4, {"partner_rule": "called_ace"})
    assert settled(rules, Outcome(70, True, 1), P2) == (1, 1, -1, -1)
    assert settled(rules, Outcome(20, False, 2), P2) == (-4, -4, 4, 4)


def test_the_multiplier_is_capped() -> None:
    assert settled(table(3), Outcome(61, True, 1), NOBODY, pending=1, blitzes=3, cracks=2) == (32, -16, -16)
    free = table(3, {"max_multiplier": 0})
    assert settled(free, Outcome(61, True, 1), NOBODY, pending=1, blitzes=3, cracks=2) == (64, -32, -32)


def test_points_that_are_buried_may_count_for_nobody() -> None:
    gains = []
    for counts in (True, False):
        rules = table(3, {"bury_counts": counts})
        state = follow(
            rules, deal(rules, THREE, "8D TH"), "pass pass pick TC KC done AC 8C QC QH QS AD 7C KD JS"
        )
        state = follow(rules, state, "QD 9D JD JC JH 7S 8D TD AS 8H AH KH 7H TH 8S 7D 9C 9H TS KS 9S")
        gains.append(score(state))
    assert gains == [(-1, -1, 2), (2, 2, -4)]  # 67 points with the 14 that are buried, 53 without


def test_the_dealer_may_be_forced_to_pick() -> None:
    rules = table(3, {"no_pick": "forced_pick"})
    state = follow(rules, deal(rules, THREE, "8D TH"), "pass pass")
    assert legal(rules, state) == {"pick"}


def test_schwanzer_compares_the_hands() -> None:
    rules = table(3, {"no_pick": "schwanzer"})
    state = follow(rules, deal(rules, THREE, "8D TH"), "pass pass pass")
    assert score(state) == (1, 1, -2)  # three queens, two jacks and a diamond


@pytest.mark.parametrize(("redealer", "speaks"), [("next", P2), ("same", P1)])
def test_who_deals_after_a_doubler(redealer: str, speaks: int) -> None:
    rules = table(3, {"no_pick": "doubler", "doubler_redealer": redealer})
    state = follow(rules, deal(rules, THREE, "8D TH"), "pass pass pass")
    again = rules.play(state, Deal(tuple(range(32))))
    assert again.turn == speaks
    assert not rules.over(again.ledger)


def test_a_worthless_hand_may_be_thrown_in() -> None:
    rules = table(5, {"no_ace_no_face_redeal": True})
    hands = ("9C 8C 7C 9S 8S TH", "", "", "", "")
    state = deal(rules, hands, "8D 9D")
    assert legal(rules, state) == {"pick", "pass", "demand"}
    thrown = follow(rules, state, "demand")
    assert (thrown.turn, score(thrown)) == (CHANCE, (0,) * 5)
    assert rules.play(thrown, Deal(tuple(range(32)))).turn == P1  # the same dealer
    assert legal(table(5), deal(table(5), hands, "8D 9D")) == {"pick", "pass"}


def test_a_forced_pick_leaves_no_way_out_of_a_worthless_hand() -> None:
    rules = table(5, {"no_ace_no_face_redeal": True, "no_pick": "forced_pick"})
    hands = ("", "", "", "", "9C 8C 7C 9S 8S TH")
    state = follow(rules, deal(rules, hands, "8D 9D"), "pass pass pass pass")
    assert legal(rules, state) == {"pick"}
    assert "even with a worthless hand (§3.7)" in paragraph("sheepshead", "8.8")


def test_blitzing_before_the_blind_is_taken() -> None:
    rules = table(3, {"blitzing": True})
    state = follow(rules, deal(rules, ("", "", "QC QS QH QD"), ""), "pass pass pick")
    assert isinstance(state, Talking)
    assert legal(rules, state) == {"blitz_black", "blitz_red", "go_on"}
    state = follow(rules, state, "blitz_red")
    assert legal(rules, state) == {"blitz_black", "go_on"}
    state = follow(rules, state, "go_on")
    assert isinstance(state, Laying)
    assert state.layout.blitzes.bit_count() == 1


def test_calling_up_a_trump() -> None:
    rules = table(5, {"partner_rule": "jack_of_diamonds", "jd_call_up": True})
    hands = (FIVE[0], FIVE[1], "JD AD KD JS 9H 7H", "QH QD JC 9S 8C AH", FIVE[4])
    state = follow(rules, deal(rules, hands, "8D TH"), "pass pass pick TH 7H done")
    assert legal(rules, state) == {"call_up", "go_on"}
    called = follow(rules, state, "call_up")
    assert isinstance(called, Playing)
    assert (PIQUET.spell(called.layout.call.card), called.layout.partner) == ("JH", P1)
    assert rules.view(called, P3).sides == (-1, -1, 0, -1, -1)


@pytest.mark.parametrize(
    ("options", "line", "only"),
    [
        ({"blitzing": True}, "pick", "go_on"),
        ({"partner_rule": "jack_of_diamonds", "jd_call_up": True}, PICKED, "go_on"),
        ({"called_ace_under": False}, "pass pass pass pick 8C 8D done", "alone"),
    ],
)
def test_a_player_is_asked_though_there_is_nothing_he_could_say(
    options: dict[str, Value], line: str, only: str
) -> None:
    rules = table(5, options)
    state = follow(rules, deal(rules, FIVE, "8D TH"), line)
    assert isinstance(state, Talking)
    assert legal(rules, state) == {only}
    assert isinstance(follow(rules, state, only), Laying | Playing)


@pytest.mark.parametrize(
    ("options", "points", "tier"),
    [
        ({"schneider_defenders_need": 31}, 90, 2),
        ({"schneider_defenders_need": 31}, 89, 1),
        ({"schneider_picker_needs": 30}, 30, 1),
        ({"schneider_picker_needs": 30}, 29, 2),
    ],
)
def test_the_marks_of_schneider_may_move_by_a_point(
    options: dict[str, Value], points: int, tier: int
) -> None:
    layout = Layout((0,) * 5, 0, picker=P1, partner=P2)
    rules = table(5, options)
    ended = outcome(layout, (points, 0, 120 - points, 0, 0), (2, 1, 1, 1, 1), rules.options)
    assert ended.tier == tier


@pytest.mark.parametrize(
    ("hand", "buries", "options", "may"),
    [
        ("QC JS AD 8S 9H AH", "TS TH", {"go_alone": False}, {"ace_spades"}),
        ("QC QS JD AD 9D AH", "TH KH", {"go_alone": False}, {"under_clubs", "under_spades"}),
        ("QC QS JD AD 9D AH", "TH KH", {"called_ace_under": False}, {"alone"}),
        ("QC QS JD AD 9D AH", "TH KH", {"called_ace_under": False, "go_alone": False}, {"alone"}),
        ("QC QS AC AS AH 7H", "8D 9D", {"called_ace_ten": False}, {"alone"}),
    ],
)
def test_calls_that_house_rules_take_away(
    hand: str, buries: str, options: dict[str, Value], may: set[str]
) -> None:
    rules = table(5, options)
    dealt, blind = f"{hand[:11]} {buries}", hand[12:]
    state = follow(rules, deal(rules, (dealt, "", "", "", ""), blind), f"pick {buries} done")
    assert legal(rules, state) == may


@pytest.mark.parametrize(
    ("options", "points", "tricks", "last", "gains"),
    [
        ({}, (10, 14, 38, 18, 28), (1, 1, 1, 1, 2), P3, (4, -1, -1, -1, -1)),
        ({}, (10, 14, 38, 18, 28), (1, 1, 1, 1, 2), P1, (-1, 4, -1, -1, -1)),  # the blind makes it 22
        ({"leaster_blind": "none"}, (10, 14, 38, 18, 28), (1, 1, 1, 1, 2), P1, (4, -1, -1, -1, -1)),
        ({}, (10, 10, 40, 20, 28), (1, 1, 2, 1, 1), P5, (3, 3, -2, -2, -2)),  # each of the others pays both
        ({}, (0, 10, 50, 20, 28), (0, 1, 2, 1, 2), P5, (-1, 4, -1, -1, -1)),
        ({"leaster_needs_trick": False}, (0, 10, 50, 20, 28), (0, 1, 2, 1, 2), P5, (4, -1, -1, -1, -1)),
        ({}, (24, 24, 24, 24, 12), (1, 1, 1, 1, 2), P5, (0, 0, 0, 0, 0)),  # nobody has more: §11.7
    ],
)
def test_who_wins_a_leaster(
    options: dict[str, Value],
    points: tuple[int, ...],
    tricks: tuple[int, ...],
    last: int,
    gains: tuple[int, ...],
) -> None:
    blind = PIQUET.cards("JD TD")
    got = [0] * 5
    for flow in leaster(points, tricks, last, blind, table(5, options).options):
        got[flow.to] += flow.amount
        got[flow.giver] -= flow.amount
    assert tuple(got) == gains


def test_a_deal_that_all_pass_may_be_thrown_in() -> None:
    rules = table(3, {"no_pick": "redeal"})
    state = follow(rules, deal(rules, THREE, "8D TH"), "pass pass pass")
    assert isinstance(state, Settled)
    assert (score(state), state.layout.pending, state.ledger.played) == ((0, 0, 0), 0, 0)
    assert rules.play(state, Deal(tuple(range(32)))).turn == P2  # the next player deals


@pytest.mark.parametrize(
    ("options", "deals"),
    [
        ({"match_mode": "rounds"}, 6),
        ({"match_mode": "rounds", "match_rounds": 1}, 3),
        ({"match_mode": "single_deal"}, 1),
    ],
)
def test_length_of_a_match(options: dict[str, Value], deals: int) -> None:
    *_, last = walk(table(3, options), Random(5))
    assert last.after.ledger.finished == deals


@pytest.mark.parametrize("target", [5, 12])
def test_a_match_to_points_ends_after_the_deal_in_which_they_are_reached(target: int) -> None:
    steps = walk(table(3, {"match_mode": "target", "match_target": target}), Random(6))
    highest = [0, *(max(score(step.after)) for step in steps if isinstance(step.after, Settled))]
    assert max(highest[:-1]) < target <= highest[-1]


def test_a_match_of_one_deal_is_won_by_the_side_that_won_it_and_the_rules_say_so() -> None:
    """The picker gets two shares and the partner one, and yet both have won (§7.6, §10.3)."""
    gains, sides = (-1, 1, -1, 2, -1), (1, 0, 1, 0, 1)
    assert match_winners(table(5, {"match_mode": "single_deal"}).spec, gains, sides) == (P2, P4)
    assert match_winners(table(5).spec, gains, sides) == (P4,)
    assert "A match of one deal is won by all who won that deal" in paragraph("sheepshead", "10.3")


# ---- refusals ----


@pytest.mark.parametrize(
    ("script", "card", "key", "rule"),
    [
        ("", "QS", "speak_first", "3.3"),
        ("pass pass pass pick", "QH", "lay_first", "4.1"),
        ("pass pass pass pick 8C 8D done under_clubs", "QH", "lay_first", "5.6"),
        (f"{PICKED} ace_clubs 9C", "7C", "play_called", "6.4"),
        (f"{PICKED} ace_clubs TD", "AC", "keep_called", "6.5"),
        (f"{PICKED} ace_clubs 9C AC", "9S", "trump", "6.3"),
        (f"{PICKED} ace_clubs 9C AC KD 8C", "KH", "follow", "6.2"),
        (f"{PICKED} ace_clubs 9C AC KD 8C", "QS", "not_held", "6.1"),
    ],
)
def test_refusals_name_the_rule(script: str, card: str, key: str, rule: str) -> None:
    rules = table(5)
    state = follow(rules, deal(rules, FIVE, "8D TH"), script)
    reason = why_not(rules, rules.view(state, state.turn), Play(PIQUET.parse(card)))
    assert (reason.key, reason.rule) == (key, rule)


def test_a_card_that_cannot_be_laid_is_refused() -> None:
    rules = table(5)
    state = follow(rules, deal(rules, FIVE, "8D TH"), "pass pass pass pick AH")
    view = rules.view(state, P4)
    missing = why_not(rules, view, Lay(PIQUET.parse("QS")))
    assert missing.key == "not_held"
    with pytest.raises(IllegalMove):
        rules.play(state, Lay(PIQUET.parse("QS")))
    with pytest.raises(IllegalMove):
        rules.play(state, Play(PIQUET.parse("QH")))


def test_an_under_card_is_asked_for_by_its_own_paragraph() -> None:
    rules = table(5)
    state = follow(rules, deal(rules, FIVE, "8D TH"), "pass pass pass pick 8C 8D done under_clubs")
    view = rules.view(state, P4)
    for move in (Lay(PIQUET.parse("QS")), Say("done")):
        reason = why_not(rules, view, move)
        assert reason.rule == "5.6"


def test_the_hidden_partner_is_told_why_he_cannot_crack() -> None:
    rules = table(5, {"cracking": True, "crack_eligibility": "all_defenders"})
    state = follow(rules, deal(rules, FIVE, "8D TH"), f"{PICKED} ace_clubs pass pass")
    assert state.turn == P2
    reason = why_not(rules, rules.view(state, P2), Say("crack"))
    assert (reason.key, reason.rule) == ("partner_cracks", "9.2")


def test_a_deal_must_be_the_pack() -> None:
    rules = table(P5)
    with pytest.raises(IllegalMove):
        rules.play(rules.start(0), Deal((0,) * 32))
