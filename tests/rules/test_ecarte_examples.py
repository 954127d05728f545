"""The worked examples of Écarté, card by card."""

import pytest

from game.core.cards import NOBODY, PIQUET
from game.rules.ecarte import State
from game.rules.ecarte.phases import Playing
from tests.rules.ecarte_examples import (
    DEALER,
    DEALER_MAKES_FIVE,
    DEALER_MAKES_THREE,
    ELDER,
    ELDER_MAKES_FIVE,
    ELDER_MAKES_FOUR,
    ELDER_MAKES_THREE,
    HISTORIES,
    RUN_OUT,
    W6,
    W9,
    awards,
    deal,
    is_over,
    paid,
    scores,
    table,
)
from tests.rules.notation import follow, legal

RULES = table()
HEARTS = PIQUET.parse("7H") >> 3


# ---- the worked examples ----


def test_w5_exchange_turned_king_and_vole() -> None:
    state = deal(RULES, "TS KH TD 7D 9C", "QS JS AS AD 8H", "KS", "KD 7S 7H 9S 8S")
    assert awards(state) == [("turned_king", DEALER, 1)]
    state = follow(RULES, state, "propose accept TD 7D 9C done")
    assert RULES.view(state, ELDER).hand == PIQUET.cards("TS KH KD 7S 7H")
    state = follow(RULES, state, "AD 8H done")
    assert RULES.view(state, DEALER).hand == PIQUET.cards("QS JS AS 9S 8S")
    state = follow(RULES, state, "stand")
    assert RULES.view(state, ELDER).public.vulnerable == NOBODY
    assert legal(RULES, state) == {"TS", "KH", "KD", "7S", "7H"}
    state = follow(RULES, state, "KH")
    assert legal(RULES, state) == {"QS", "JS", "AS", "9S", "8S"}
    state = follow(RULES, state, "8S QS")
    assert legal(RULES, state) == {"TS", "7S"}
    state = follow(RULES, state, "7S JS-TS AS-7H 9S-KD")
    assert awards(state) == [("turned_king", DEALER, 1), ("vole", DEALER, 2)]
    assert scores(state) == (0, 3)


def test_w6_the_lead_decides() -> None:
    standing = follow(RULES, deal(RULES, *W6), "stand")
    assert RULES.view(standing, DEALER).public.vulnerable == ELDER

    first = follow(RULES, standing, "QD-8D TD-TH 8C")
    assert legal(RULES, first) == {"JC"}
    first = follow(RULES, first, "JC AH-8H JH-TC")
    assert awards(first) == [("vulnerable_point", DEALER, 2)]

    second = follow(RULES, standing, "TC-JC AH-8H JH")
    assert legal(RULES, second) == {"QD", "TD"}
    second = follow(RULES, second, "TD QD-8D 8C-TH")
    assert awards(second) == [("point", ELDER, 1)]


@pytest.mark.parametrize(
    ("example", "winner", "amounts"),
    [
        (DEALER_MAKES_THREE, DEALER, (2, 1, 1, 1)),
        (ELDER_MAKES_THREE, ELDER, (1, 2, 1, 1)),
        (ELDER_MAKES_FOUR, ELDER, (1, 2, 1, 1)),
        (ELDER_MAKES_FIVE, ELDER, (2, 2, 2, 2)),
        (DEALER_MAKES_FIVE, DEALER, (2, 2, 2, 2)),
    ],
)
def test_w7_what_vulnerability_costs(
    example: tuple[str, str, str], winner: int, amounts: tuple[int, ...]
) -> None:
    for (history, vulnerable), amount in zip(HISTORIES.items(), amounts, strict=True):
        assert paid(table(), history, example) == (vulnerable, winner, amount)


def test_w8_the_talon_runs_out() -> None:
    elder, dealer, talon = RUN_OUT
    state = deal(RULES, elder, dealer, "7H", talon)
    assert talon_of(state) == 21
    state = follow(RULES, state, f"propose accept {elder} done {dealer} done")
    assert talon_of(state) == 11
    state = follow(RULES, state, "propose accept 7C 8C 9C TC AC done JS QS KS JD QD done propose")
    assert talon_of(state) == 1
    refused = follow(RULES, state, "refuse")
    assert isinstance(refused, Playing)
    assert refused.layout.vulnerable == NOBODY
    state = follow(RULES, state, "accept")
    assert legal(RULES, state) == {"KD", "8H", "9H", "TH", "AH"}
    state = follow(RULES, state, "KD")
    assert legal(RULES, state) == {"done"}  # exactly one card
    state = follow(RULES, state, "done")
    assert isinstance(state, Playing)  # the dealer keeps his hand
    assert (state.turn, state.layout.vulnerable, talon_of(state)) == (ELDER, NOBODY, 0)
    assert RULES.view(state, ELDER).hand == PIQUET.cards("8H 9H TH AH KC")
    assert RULES.view(state, DEALER).public.exchanged == (5, 5, 5, 5, 1)


def test_w8_the_dealer_exchanges_what_the_elder_hand_leaves() -> None:
    elder, dealer, talon = RUN_OUT
    state = follow(
        RULES, deal(RULES, elder, dealer, "7H", talon), f"propose accept {elder} done {dealer} done"
    )
    state = follow(RULES, state, "propose accept 7C 8C 9C TC done JS QS KS JD done")
    assert talon_of(state) == 3
    state = follow(RULES, state, "propose accept KD 8H done")
    assert talon_of(state) == 1
    state = follow(RULES, state, "QD")
    assert legal(RULES, state) == {"done"}
    state = follow(RULES, state, "done")
    assert isinstance(state, Playing)
    assert state.turn == ELDER


def talon_of(state: State) -> int:
    """Count the talon as a player sees it."""
    return next(place.size for place in RULES.view(state, ELDER).hidden if place.name == "talon")


def test_w9_the_king_concealed() -> None:
    state = follow(RULES, deal(RULES, *W9, score=(4, 3)), "stand KS")
    assert legal(RULES, state) == {"8S", "mark_king"}
    state = follow(RULES, state, "8S")
    silent = follow(RULES, state, "QD")
    assert legal(RULES, silent) == {"KD"}  # no marking any more
    silent = follow(RULES, silent, "KD KC-JD QS-AD AH-AS")
    assert awards(silent) == [("vulnerable_point", DEALER, 2)]
    assert scores(silent) == (4, 5)
    assert is_over(silent)

    other = follow(RULES, state, "QS-AD KC-JD AS-KD AH-QD")
    assert awards(other) == [("point", ELDER, 1)]
    assert scores(other) == (5, 3)

    marked = follow(RULES, deal(RULES, *W9, score=(4, 3)), "stand KS mark_king")
    assert scores(marked) == (4, 4)
    assert not is_over(marked)
    assert legal(RULES, marked) == {"8S"}


def test_w10_the_king_ends_the_game() -> None:
    state = deal(RULES, "7S 8S 9S TS AS", "KC 7D 8D 9D TD", "7C", score=(4, 4))
    state = follow(RULES, state, "stand 7S mark_king")
    assert is_over(state)
    assert scores(state) == (4, 5)
    assert awards(state) == [("marked_king", DEALER, 1)]
    view = RULES.view(state, ELDER)
    assert (view.tricks, view.trick.cards, view.trick.taker) == ((), PIQUET.parse_all("7S"), NOBODY)
    assert view.hand.bit_count() == 4

    state = deal(RULES, "KC 8S 9S TS AS", "7S 7D 8D 9D TD", "7C", score=(4, 4))
    state = follow(RULES, state, "stand mark_king")
    assert (is_over(state), scores(state)) == (True, (5, 4))

    state = deal(RULES, "7S 8S 9S TS AS", "7C 7D 8D 9D TD", "KC", score=(4, 4))
    assert (is_over(state), scores(state)) == (True, (4, 5))
    assert awards(state) == [("turned_king", DEALER, 1)]
    assert RULES.moves(state) == ()


W11 = ("QD 7S 8S AS 8H", "KD 7D 9S 9C TH", "8D")


def test_w11_the_king_as_first_card_is_marked() -> None:
    state = follow(RULES, deal(RULES, *W11), "stand QD")
    assert legal(RULES, state) == {"KD", "mark_king"}
    for script in ("KD", "mark_king KD"):
        played = follow(RULES, state, script)
        assert awards(played) == [("marked_king", DEALER, 1)]
        assert RULES.view(played, ELDER).public.king == DEALER
        assert played.turn == DEALER


def test_the_elder_hand_may_lead_the_king_and_has_it_marked() -> None:
    state = follow(RULES, deal(RULES, "KD 7S 8S AS 8H", "QD 7D 9S 9C TH", "8D"), "stand KD")
    assert awards(state) == [("marked_king", ELDER, 1)]
    assert state.turn == DEALER
    assert legal(RULES, state) == {"QD", "7D"}


def test_a_king_played_first_can_win_the_game_with_the_trick_on_the_table() -> None:
    led = follow(RULES, deal(RULES, "KD 7S 8S AS 8H", "QD 7D 9S 9C TH", "8D", score=(4, 0)), "stand KD")
    assert (is_over(led), scores(led)) == (True, (5, 0))
    assert RULES.view(led, DEALER).trick.cards == PIQUET.parse_all("KD")
    answered = follow(RULES, deal(RULES, *W11, score=(0, 4)), "stand QD-KD")
    assert (is_over(answered), scores(answered)) == (True, (0, 5))
    assert RULES.view(answered, ELDER).tricks == ()


def test_w12_a_refusal_punished() -> None:
    state = deal(RULES, "KS QS KH 8D 7C", "JS AS KD JC TC", "9S")
    state = follow(RULES, state, "propose refuse mark_king KS")
    assert legal(RULES, state) == {"JS", "AS"}
    state = follow(RULES, state, "AS QS-JS KH")
    assert legal(RULES, state) == {"KD", "JC", "TC"}
    state = follow(RULES, state, "TC 8D-KD JC-7C")
    assert awards(state) == [("marked_king", ELDER, 1), ("vulnerable_point", ELDER, 2)]
    assert scores(state) == (3, 0)
