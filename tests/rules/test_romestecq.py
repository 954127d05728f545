"""Romestecq: seats and sides, the deal, options, what split and shared cards pay, and refusals."""

from itertools import combinations
from random import Random

import pytest

from game.core.cards import CHANCE, bit
from game.core.move import Deal, IllegalMove, Play, Say
from game.core.options import Value, chosen
from game.rules.romestecq import Options, State
from game.rules.romestecq.cards import PACK
from game.rules.romestecq.combinations import combinations as combinations_of
from tests.rules.notation import follow, why_not
from tests.rules.romestecq_examples import WHOLE_DEAL, deal, groups, paid, score, table, total

SIX: dict[str, Value] = {"players": 6}
PAIRS: dict[str, Value] = {"players": 6, "six_sides": "three_pairs"}


@pytest.mark.parametrize(
    ("options", "sides", "target", "dead"),
    [
        ({"players": 2}, (), 21, 26),
        ({}, (0, 0, 1, 1), 21, 16),
        (SIX, (0, 0, 0, 1, 1, 1), 36, 6),
        (PAIRS, (0, 0, 1, 1, 2, 2), 36, 6),
        ({"players": 2, "six_sides": "three_pairs", "target_points": 7}, (), 7, 26),
    ],
)
def test_seats_sides_target_and_dead_cards(
    options: dict[str, Value], sides: tuple[int, ...], target: int, dead: int
) -> None:
    rules = table(options)
    assert rules.spec.sides == sides
    assert rules.options.target == target
    state = deal(rules, ("7C",), dealer=0)
    view = rules.view(state, 1)
    assert (state.turn, view.hand.bit_count()) == (1, 5)
    assert (view.hidden[-1].name, view.hidden[-1].size) == ("dead", dead)
    assert view.sides == (sides or (0, 1))


def test_two_and_three_cards_are_dealt_the_next_seat_first() -> None:
    state = table().play(table().start(0), Deal(tuple(range(36))))
    assert [table().view(state, seat).hand for seat in (1, 2)] == [
        0b11 | 0b111 << 8,
        0b1100 | 0b111 << 11,
    ]


def test_everybody_may_deal_first() -> None:
    assert {table(SIX).first(Random(seed)) for seed in range(60)} == set(range(6))


def test_the_deal_passes_on() -> None:
    rules, state = table(), deal(table(), WHOLE_DEAL, dealer=3)
    while state.turn != CHANCE:
        state = rules.play(state, rules.moves(state)[0])
    assert rules.play(state, Deal(tuple(range(36)))).dealer == 0


def test_a_deal_that_is_not_the_pack_is_refused() -> None:
    with pytest.raises(IllegalMove):
        table().play(table().start(0), Deal(tuple(range(32))))
    with pytest.raises(IllegalMove):
        table().play(table().start(0), Play(0))


@pytest.mark.parametrize(
    ("hand", "form", "found"),
    [
        ("KC 7C TD 8D 9H", "adjacent", []),
        ("KC 7C TD 8D 9H", "any_suited", [("village", "8D TD 7C KC")]),
        ("KS QS 7S 9H 6H", "any_suited", [("village", "QS KS 6H 9H")]),
        ("KC 9C 7C TD 8D", "any_suited", [("village", "8D TD 9C KC")]),
        ("KC QC 9C 7C 8D", "any_suited", []),
        ("KC QC 9D 8D 6H", "matching", []),
        ("9D 8D 9C 8C 6H", "matching", [("two_pairs", "8D 9D 8C 9C")]),
        ("QC JC TC 9D 8D", "adjacent", [("village", "8D 9D JC QC")]),
        ("QC JC JD TD 9D", "adjacent", [("village", "TD JD JC QC")]),
    ],
)
def test_what_makes_a_village(hand: str, form: str, found: list[tuple[str, str]]) -> None:
    assert groups(hand, {"village_form": form}) == found


@pytest.mark.parametrize("counting", ["best", "table"])
def test_matching_couples_are_never_a_village_where_pairs_come_first(counting: str) -> None:
    """Of every hand that has them (§6.8)."""
    options = chosen(Options, {"village_form": "matching", "combination_counting": counting})
    for low in range(8):
        for one, other in combinations(range(4), 2):
            couples = sum(0b11 << 9 * suit + low for suit in (one, other))
            for card in range(PACK.size):
                kinds = [each.kind for each in combinations_of(couples | bit(card), options)]
                assert "village" not in kinds


def test_matching_couples_are_a_village_where_everything_counts() -> None:
    found = groups("9D 8D 9C 8C 6H", {"village_form": "matching", "combination_counting": "cumulative"})
    assert [kind for kind, _ in found] == ["two_pairs", "village", "rome", "rome"]
    assert ("village", "8D 9D 8C 9C") in found


@pytest.mark.parametrize(
    ("hand", "counting", "points"),
    [
        ("7C 7D 7H AC AD", "best", 6),
        ("7C 7D 7H AC AD", "table", 6),
        ("AC AD AH KC KD", "cumulative", 3 + 3 + 4 + 4 + 2),
    ],
)
def test_triplets_stand_alone(hand: str, counting: str, points: int) -> None:
    assert total(hand, {"combination_counting": counting}) == points


# The first seat's three nines fall in tricks 1 to 3; sides are two, two and two.
THREE_SIDES = (
    "9C 9D 9H KS JS",
    "6C 8D 7H QS 6S",
    "QC 7D 6H TS 8S",
    "TC AD JH 7S AS",
    "JC KD 8H 9S 6D",
    "8C TD QH TH AH",
)


def three_sides(options: dict[str, Value]) -> State:
    rules = table(PAIRS | options)
    return follow(
        rules,
        deal(rules, THREE_SIDES, dealer=5),
        "9C 6C QC TC JC 8C  7D AD KD TD 9D 8D  JH 8H QH 9H 7H 6H",
    )


def test_among_three_sides_the_last_captor_scores() -> None:
    state = three_sides({})
    assert paid(state) == [("duped_triplet", 5, 2)]
    assert score(state) == (0, 0, 0, 0, 2, 2)


def test_both_may_score_the_captor_first() -> None:
    state = three_sides({"duped_scoring": "both"})
    assert paid(state) == [("duped_triplet", 5, 2), ("kept_triplet", 0, 2)]


@pytest.mark.parametrize(("split", "pays"), [("holder", 0), ("nobody", None), ("captor", 2)])
def test_a_split_rome(split: str, pays: int | None) -> None:
    rules = table({"split_combination": split})
    hands = ("9C 9D AS 8S 7S", "TC 8D 6H QS KH", "7C QD JH 8H KS", "6C TD 6S AH KC")
    state = follow(rules, deal(rules, hands, dealer=3), "9C TC 7C 6C  8D QD TD 9D")
    expected = [] if pays is None else [("rome" if pays == 0 else "split_rome", pays, 1)]
    assert paid(state) == expected


@pytest.mark.parametrize("split", ["holder", "nobody", "captor"])
def test_what_came_home_entirely_always_counts(split: str) -> None:
    rules = table({"split_combination": split})
    hands = ("AC AD 9S 8S 7S", "TC 8D 6H QS KH", "7C QD JH 8H KS", "6C TD 6S AH KC")
    state = follow(rules, deal(rules, hands, dealer=3), "AC TC 7C 6C  AD 8D QD TD")
    assert paid(state) == [("double_rome" if split == "holder" else "whole_double_rome", 0, 4)]


def test_partners_share_every_point() -> None:
    rules = table(SIX)
    state = deal(rules, ("", "QC QD QH QS"), dealer=0, points={4: 3})
    assert score(state) == (36, 36, 36, 3, 3, 3)
    assert rules.worth(state.ledger.holdings) == score(state)


def refused(script: str, card: str, seat: int) -> tuple[str, str, str]:
    rules = table()
    view = rules.view(follow(rules, deal(rules, WHOLE_DEAL, dealer=3), script), seat)
    reason = rules.refusal(view, Play(PACK.parse(card)))
    return (reason.key, reason.rule, PACK.spell_all(reason.cards)) if reason else ("", "", "")


@pytest.mark.parametrize(
    ("script", "card", "seat", "expected"),
    [
        ("", "KC", 0, ("", "", "")),
        ("", "AS", 0, ("not_in_hand", "7.1", "AS")),
        ("", "JH", 0, ("partners_card", "3.5", "JH")),
        ("", "JH", 1, ("not_your_turn", "7.1", "")),
        ("KC", "JH", 1, ("follow", "7.2", "QC")),
        ("KC QC 8C", "6C", 3, ("", "", "")),
    ],
)
def test_refusals(script: str, card: str, seat: int, expected: tuple[str, str, str]) -> None:
    assert refused(script, card, seat) == expected


def test_a_card_inferred_in_another_hand_is_no_partner_s() -> None:
    hands = ("QC QD QH 7C 8S", "6C 6D 8H TS 9H", "QS 7D AH 9S JC", "AC 9D JS TH KD")
    rules = table()
    view = rules.view(follow(rules, deal(rules, hands, dealer=3), "QC 6C"), 2)
    assert any(place.sure >> PACK.parse("QH") & 1 for place in view.hidden)
    reason = why_not(rules, view, Play(PACK.parse("QH")))
    assert reason.key == "not_in_hand"


def test_words_and_untimely_cards_are_refused() -> None:
    rules = table()
    state = deal(rules, WHOLE_DEAL, dealer=3)
    view = rules.view(state, 0)
    said = rules.refusal(view, Say("done"))
    before = rules.refusal(rules.view(rules.start(0), 0), Play(0))
    over = rules.refusal(rules.view(deal(rules, ("QC QD QH QS",), dealer=0), 0), Play(0))
    assert said is not None
    assert before is not None
    assert over is not None
    assert (said.key, before.key, over.key) == ("not_done_here", "deal_first", "match_over")


def test_partners_hands_that_are_closed_give_no_hint() -> None:
    rules = table({"partners_show": False})
    view = rules.view(deal(rules, WHOLE_DEAL, dealer=3), 0)
    reason = why_not(rules, view, Play(PACK.parse("JH")))
    assert (reason.key, reason.cards) == ("not_in_hand", bit(PACK.parse("JH")))


def test_options_are_read_from_texts() -> None:
    assert chosen(Options, {"players": "6", "partners_show": "false"}) == Options(
        players=6, partners_show=False
    )
