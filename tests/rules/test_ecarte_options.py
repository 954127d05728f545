"""The house rules of Écarté, one by one."""

import pytest

from game.core.cards import CHANCE, NOBODY, PIQUET
from game.core.move import Deal
from game.rules.ecarte.phases import Playing, Talking
from tests.rules.ecarte_examples import (
    DEALER,
    DEALER_MAKES_FIVE,
    DEALER_MAKES_THREE,
    ELDER,
    ELDER_MAKES_FIVE,
    ELDER_MAKES_FOUR,
    ELDER_MAKES_THREE,
    HISTORIES,
    W6,
    W9,
    awards,
    deal,
    is_over,
    paid,
    table,
)
from tests.rules.notation import follow, legal, paragraph

RULES = table()
HEARTS = PIQUET.parse("7H") >> 3


# ---- house rules (§10) ----


@pytest.mark.parametrize("target", [5, 7, 11])
def test_target_score(target: int) -> None:
    rules = table({"target_score": target})
    state = deal(rules, "7S 8S 9S TS AS", "7C 7D 8D 9D TD", "KC", score=(0, target - 2))
    assert not is_over(state)
    state = deal(rules, "7S 8S 9S TS AS", "7C 7D 8D 9D TD", "KC", score=(0, target - 1))
    assert is_over(state)


def test_deal_packets() -> None:
    rules = table({"deal_packets": "2-3"})
    state = rules.play(rules.start(DEALER), Deal(tuple(range(32))))
    assert rules.view(state, ELDER).hand == sum(1 << card for card in (0, 1, 4, 5, 6))
    assert rules.view(state, DEALER).hand == sum(1 << card for card in (2, 3, 7, 8, 9))


def test_dealer_min_discard() -> None:
    rules = table({"dealer_min_discard": 0})
    state = follow(rules, deal(rules, "7S 8S 9S TS AS", "7D 8D 9D TD AD", "7H"), "propose accept")
    assert "done" not in legal(rules, state)  # the elder hand must exchange all the same
    state = follow(rules, state, "7S done")
    assert "done" in legal(rules, state)
    state = follow(rules, state, "done propose refuse")
    assert isinstance(state, Playing)
    assert state.layout.vulnerable == NOBODY  # cards have been exchanged
    assert rules.view(state, DEALER).public.exchanged == (1, 0)


@pytest.mark.parametrize("most", [1, 2])
def test_max_exchanges(most: int) -> None:
    rules = table({"max_exchanges": most})
    state = deal(rules, "7S 8S 9S TS AS", "7D 8D 9D TD AD", "7H")
    for throw in ("7S done 7D done", "8S done 8D done")[:most]:
        assert isinstance(state, Talking)
        state = follow(rules, state, f"propose accept {throw}")
    assert isinstance(state, Playing)
    assert (state.turn, state.layout.vulnerable) == (ELDER, NOBODY)


def test_king_marking_auto() -> None:
    rules = table({"king_marking": "auto"})
    state = deal(rules, "KH 8S 9S TS AS", "7D 8D 9D TD AD", "7H")
    assert awards(follow(rules, state, "propose")) == []
    state = follow(rules, state, "stand")
    assert awards(state) == [("marked_king", ELDER, 1)]
    assert "mark_king" not in legal(rules, state)
    assert rules.view(state, DEALER).hidden[0].sure == PIQUET.cards("KH")

    state = follow(rules, deal(rules, "7S 8S 9S TS AS", "KH 8D 9D TD AD", "7H"), "stand")
    assert awards(state) == []
    assert rules.view(state, ELDER).hidden[0].may & PIQUET.cards("KH")
    state = follow(rules, state, "7S")
    assert awards(state) == [("marked_king", DEALER, 1)]

    state = follow(rules, deal(rules, "7S 8S 9S TS AS", "7D 8D 9D TD AD", "7H"), "stand 7S")
    assert not rules.view(state, ELDER).hidden[0].may & PIQUET.cards("KH")  # he would have marked it

    won = follow(rules, deal(rules, "7S 8S 9S TS AS", "KH 8D 9D TD AD", "7H", score=(0, 4)), "stand 7S")
    assert (is_over(won), won.ledger.finished) == (True, 1)


@pytest.mark.parametrize(
    ("value", "vulnerable"),
    [
        ("first", (ELDER, DEALER, NOBODY, NOBODY)),
        ("any_refusal", (ELDER, DEALER, NOBODY, DEALER)),
        ("none", (NOBODY, NOBODY, NOBODY, NOBODY)),
    ],
)
def test_vulnerability(value: str, vulnerable: tuple[int, ...]) -> None:
    rules = table({"vulnerability": value})
    for history, who in zip(HISTORIES, vulnerable, strict=True):
        expected = 2 if who == DEALER else 1
        assert paid(rules, history, ELDER_MAKES_THREE) == (who, ELDER, expected)


@pytest.mark.parametrize(
    ("value", "point", "vole"), [("two_flat", 2, 2), ("plus_one", 2, 3), ("plus_two", 3, 4)]
)
def test_vulnerable_bonus(value: str, point: int, vole: int) -> None:
    rules = table({"vulnerable_bonus": value})
    assert paid(rules, "stand", DEALER_MAKES_THREE) == (ELDER, DEALER, point)
    assert paid(rules, "stand", DEALER_MAKES_FIVE) == (ELDER, DEALER, vole)
    assert paid(rules, "propose refuse", ELDER_MAKES_FOUR) == (DEALER, ELDER, point)
    assert paid(rules, "stand", ELDER_MAKES_THREE) == (ELDER, ELDER, 1)
    assert paid(rules, "stand", ELDER_MAKES_FIVE) == (ELDER, ELDER, 2)


def test_must_trump_off() -> None:
    rules = table({"must_trump": False})
    state = follow(rules, deal(rules, "KC QC JC 7D 8D", "7H 8S 9S TS AD", "9H"), "stand KC")
    assert legal(rules, state) == {"7H", "8S", "9S", "TS", "AD"}
    state = follow(rules, state, "8S")
    assert rules.view(state, ELDER).hidden[0].may & PIQUET.cards("TH")  # he may still hold trumps
    state = follow(rules, state, "7D")
    assert legal(rules, state) == {"AD"}  # following and beating remain


@pytest.mark.parametrize(("points", "stakes"), [(0, 3), (1, 2), (2, 2), (3, 1), (4, 1)])
def test_stake_multiplier(points: int, stakes: int) -> None:
    rules = table({"stake_multiplier": True})
    assert rules.spec.units == ("stakes", "points")
    state = deal(rules, "7S 8S 9S TS AS", "7C 7D 8D 9D TD", "KC", score=(points, 4))
    assert is_over(state)
    assert state.ledger.holdings == ((0, 0), (stakes, 0))


def test_match_games() -> None:
    rules = table({"match_games": 3})
    assert rules.spec.units == ("games", "points")
    state = deal(rules, "7S 8S 9S TS AS", "7C 7D 8D 9D TD", "KC", score=(2, 4))
    assert (state.turn, state.ledger.holdings) == (CHANCE, ((0, 0), (1, 0)))
    # The loser of a game deals first in the next: here the elder hand, as it would by turns …
    state = rules.play(state, Deal(tuple(range(32))))
    assert state.dealer == ELDER
    # … and here the dealer once more.
    state = deal(rules, "KC 8S 9S TS AS", "7S 7D 8D 9D TD", "7C", score=(4, 4))
    state = follow(rules, state, "stand mark_king")
    assert (state.turn, state.ledger.holdings) == (CHANCE, ((1, 0), (0, 0)))
    assert rules.play(state, Deal(tuple(range(32)))).dealer == DEALER


def test_a_match_ends_with_the_majority_of_its_games() -> None:
    rules = table({"match_games": 3, "stake_multiplier": True})
    assert rules.spec.units == ("stakes", "games", "points")
    state = deal(rules, "7S 8S 9S TS AS", "7C 7D 8D 9D TD", "KC", score=(2, 5 + 4))
    assert is_over(state)
    assert state.ledger.holdings == ((0, 0, 0), (5, 2, 0))  # double against two points, treble against none
    assert rules.worth(state.ledger.holdings) == (0, 10)


def test_allow_concede() -> None:
    rules = table({"allow_concede": True})
    assert "concede" not in legal(rules, deal(rules, *W6))
    state = follow(rules, deal(rules, *W6), "stand")
    assert "concede" in legal(rules, state)
    assert awards(follow(rules, state, "concede")) == [("conceded_vole", DEALER, 2)]
    assert awards(follow(rules, state, "QD-8D TD-TH concede")) == [("conceded_vulnerable_point", DEALER, 2)]
    assert awards(follow(rules, state, "TC-JC AH-8H JH concede")) == [("conceded_vole", DEALER, 2)]
    assert awards(follow(rules, state, "TC-JC AH-8H JH-TD 8C concede")) == [("conceded_point", ELDER, 1)]
    over = follow(rules, state, "TC-JC concede")
    assert over.turn == CHANCE
    assert over.ledger.finished == 1
    assert "concede" not in legal(RULES, follow(RULES, deal(RULES, *W6), "stand"))


@pytest.mark.parametrize(
    ("bonus", "vole", "point"), [("two_flat", 2, 2), ("plus_one", 3, 2), ("plus_two", 4, 3)]
)
def test_a_vulnerable_player_concedes_at_the_price_agreed_on(bonus: str, vole: int, point: int) -> None:
    """Which as a rule is no more for the vole than it always is."""
    rules = table({"allow_concede": True, "vulnerable_bonus": bonus})
    state = follow(rules, deal(rules, *W6), "stand")
    paid = [awards(follow(rules, state, script))[0][2] for script in ("concede", "QD-8D TD-TH concede")]
    assert paid == [vole, point]
    assert "at the price of §10.9, as a rule two points" in paragraph("ecarte", "10.11")


@pytest.mark.parametrize("marking", ["optional", "auto"])
def test_conceding_before_the_lead_leaves_the_king_of_the_other_hand_unmarked(marking: str) -> None:
    rules = table({"allow_concede": True, "king_marking": marking})
    state = follow(rules, deal(rules, *W9), "stand concede")
    assert awards(state) == [("conceded_vole", DEALER, 2)]


def test_who_concedes_may_mark_his_king_first() -> None:
    rules = table({"allow_concede": True})
    state = follow(rules, deal(rules, *W9), "stand KS-8S")
    assert "mark_king" not in legal(rules, state)  # the dealer has played another card
    state = follow(rules, deal(rules, *W9), "stand KS mark_king concede")
    assert awards(state) == [("marked_king", DEALER, 1), ("conceded_vole", ELDER, 2)]
