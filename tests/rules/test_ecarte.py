"""Écarté: the worked examples of the old books, the phases, and every decision of the rules text."""

from itertools import pairwise
from random import Random

import pytest

from game.core.cards import CHANCE, NOBODY, PIQUET
from game.core.move import Deal, IllegalMove, parse
from game.core.trick import head
from game.rules.ecarte import Ecarte, State
from game.rules.ecarte.phases import CONTRACTS, Playing, Talking, king_of
from tests.rules.ecarte_examples import DEALER, ELDER, awards, deal, follow, is_over, legal, scores, table

RULES = table()
HEARTS = PIQUET.parse("7H") >> 3


# ---- ranking and trick play (§2.3, §7) ----


def test_every_suit_ranks_king_queen_jack_ace_ten_nine_eight_seven() -> None:
    order = CONTRACTS[True][HEARTS].order
    for suit in "SHDC":
        cards = [PIQUET.parse(rank + suit) for rank in "KQJAT987"]
        for higher, lower in pairwise(cards):
            assert head((lower, higher), order) == higher
            assert head((higher, lower), order) == higher
    for lead, answer, winner in (
        ("KS", "7H", "7H"),
        ("7S", "KD", "7S"),
        ("JS", "AS", "JS"),
        ("AS", "TS", "AS"),
    ):
        assert PIQUET.spell(head(PIQUET.parse_all(f"{lead} {answer}"), order)) == winner


@pytest.mark.parametrize(
    ("lead", "hand", "may"),
    [
        ("TS", "AS 9S 8H KC", "AS"),  # the ace beats the ten, and must
        ("AS", "JS TS QS 7H", "JS QS"),
        ("QS", "AS 9S KH", "AS 9S"),  # cannot beat the queen, and may not trump
        ("KC", "7H QH AD", "7H QH"),  # void: any trump
        ("KC", "AD 9S", "AD 9S"),  # void of clubs and trumps
        ("JH", "QH 8H KS", "QH"),
        ("QH", "9H 8H KS", "9H 8H"),
        ("7H", "8H KH AS", "8H KH"),
        ("TS", "KS QS JS 9S 8H", "KS QS JS"),  # several that win: a free choice among them
    ],
)
def test_what_may_answer_a_lead_with_hearts_as_trumps(lead: str, hand: str, may: str) -> None:
    contract = CONTRACTS[True][HEARTS]
    assert contract.policy(PIQUET.cards(hand), PIQUET.parse_all(lead), contract.order) == PIQUET.cards(may)


def test_the_leader_may_lead_anything_to_any_trick() -> None:
    state = follow(RULES, deal(RULES, "7S 8H KD QC 9C", "8S 9S TS AS JS", "7H"), "stand")
    assert legal(RULES, state) == {"7S", "8H", "KD", "QC", "9C"}
    assert legal(RULES, follow(RULES, state, "KD-8S")) == {"7S", "8H", "QC", "9C"}


def test_who_takes_a_trick_leads_to_the_next() -> None:
    state = follow(RULES, deal(RULES, "7S 8H KD QC 9C", "8S 9S TS AS 7D", "7H"), "stand 7S-AS")
    assert state.turn == DEALER
    assert follow(RULES, state, "7D-KD").turn == ELDER


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


W6 = ("QD TD TC 8C 8H", "JC AH JH TH 8D", "JD")


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


HISTORIES = {
    "stand": ELDER,
    "propose refuse": DEALER,
    "propose accept {elder} done {dealer} done stand": NOBODY,
    "propose accept {elder} done {dealer} done propose refuse": NOBODY,
}
# Elder hand and dealer as played; the last card of each is drawn where cards are exchanged. Then the play.
DEALER_MAKES_THREE = ("KS QS 7C 8C 9C", "KC QC JC 7D 8D", "KS-7D QS-8D 7C-KC QC-8C JC-9C")
ELDER_MAKES_THREE = ("KC QC JC 7D 8D", "KD QD 7C 8C 9C", "KC-7C QC-8C JC-9C 7D-QD KD-8D")
ELDER_MAKES_FOUR = ("KC QC JC AC 8D", "9D QS 7C 8C 9C", "KC-7C QC-8C JC-9C AC-QS 8D-9D")
ELDER_MAKES_FIVE = ("QH JH AH TH 9H", "7S 8S 9S 7C 8C", "QH-7S JH-8S AH-9S TH-7C 9H-8C")
DEALER_MAKES_FIVE = ("7S 8S 9S 7C 8C", "QH JH AH TH 9H", "7S-QH JH-8S AH-9S TH-7C 9H-8C")


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


def paid(rules: Ecarte, history: str, example: tuple[str, str, str]) -> tuple[int, int, int]:
    """Play an example after one course of the talk: who was vulnerable, who scored, and how much."""
    elder, dealer, play = example
    talon = ""
    if "accept" in history:
        talon = f"{elder.split()[4]} {dealer.split()[4]}"
        elder, dealer = f"{elder[:-2]}TD", f"{dealer[:-2]}TS"
        history = history.format(elder="TD", dealer="TS")
    state = follow(rules, deal(rules, elder, dealer, "7H", talon), history)
    vulnerable = rules.view(state, ELDER).public.vulnerable
    ((_, winner, amount),) = awards(follow(rules, state, play))
    return vulnerable, winner, amount


RUN_OUT = (
    "7S 8S 9S TS AS",
    "7D 8D 9D TD AD",
    "7C 8C 9C TC AC JS QS KS JD QD KD 8H 9H TH AH JH QH KH JC QC KC",
)


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


W9 = ("QD JD KS QS AS", "KD AD AH KC 8S", "9D")


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


# ---- deal, talk and exchange (§3, §4) ----


def test_the_deal_gives_three_and_two_turns_one_and_leaves_the_talon() -> None:
    state = RULES.play(RULES.start(DEALER), Deal(tuple(range(32))))
    elder, dealer = (RULES.view(state, seat) for seat in (ELDER, DEALER))
    assert elder.hand == sum(1 << card for card in (0, 1, 2, 6, 7))
    assert dealer.hand == sum(1 << card for card in (3, 4, 5, 8, 9))
    assert elder.shown == dealer.shown == 1 << 10
    assert isinstance(state, Talking)
    assert state.layout.talon == tuple(range(11, 32))
    assert state.turn == ELDER


def test_what_is_dealt_must_be_the_pack() -> None:
    for cards in ((), tuple(range(31)), (*range(31), 0)):
        with pytest.raises(IllegalMove):
            RULES.play(RULES.start(0), Deal(cards))


def test_the_first_dealer_is_drawn() -> None:
    assert {RULES.first(Random(seed)) for seed in range(20)} == {0, 1}


def test_the_deal_alternates() -> None:
    state = follow(RULES, deal(RULES, *W6), "stand TC-JC AH-8H JH-TD QD-8D 8C-TH")
    assert (state.turn, state.dealer, state.ledger.finished) == (CHANCE, DEALER, 1)
    state = RULES.play(state, Deal(tuple(range(32))))
    assert (state.dealer, state.turn) == (ELDER, DEALER)


def test_each_side_speaks_in_turn_and_must_exchange_a_card() -> None:
    state = deal(RULES, "7S 8S 9S TS AS", "7D 8D 9D TD AD", "7H")
    assert legal(RULES, state) == {"propose", "stand"}
    state = follow(RULES, state, "propose")
    assert (state.turn, legal(RULES, state)) == (DEALER, {"accept", "refuse"})
    state = follow(RULES, state, "accept")
    assert (state.turn, legal(RULES, state)) == (ELDER, {"7S", "8S", "9S", "TS", "AS"})
    state = follow(RULES, state, "8S")
    assert legal(RULES, state) == {"7S", "9S", "TS", "AS", "done"}
    state = follow(RULES, state, "done")
    assert (state.turn, legal(RULES, state)) == (DEALER, {"7D", "8D", "9D", "TD", "AD"})
    state = follow(RULES, state, "7D 8D 9D TD AD")
    assert legal(RULES, state) == {"done"}
    state = follow(RULES, state, "done")
    assert (state.turn, legal(RULES, state)) == (ELDER, {"propose", "stand"})
    assert RULES.view(state, ELDER).public.exchanged == (1, 5)


def test_the_king_of_trumps_may_be_thrown_and_scores_for_nobody() -> None:
    state = deal(RULES, "KH 8S 9S TS AS", "7D 8D 9D TD AD", "7H", "7S 7C")
    state = follow(RULES, state, "propose accept KH done 7D done stand")
    assert "mark_king" not in legal(RULES, state)
    state = follow(RULES, state, "7S")
    assert "mark_king" not in legal(RULES, state)


def test_a_drawn_king_may_be_marked() -> None:
    state = deal(RULES, "7S 8S 9S TS AS", "7D 8D 9D TD AD", "7H", "8C KH")
    state = follow(RULES, state, "propose accept 7S done 7D done stand")
    assert "mark_king" not in legal(RULES, state)
    state = follow(RULES, state, "8C mark_king")
    assert awards(state) == [("marked_king", DEALER, 1)]


def test_the_king_can_not_be_marked_while_cards_are_exchanged() -> None:
    state = deal(RULES, "KH 8S 9S TS AS", "7D 8D 9D TD AD", "7H")
    for script in ("", "propose", "propose accept"):
        assert "mark_king" not in legal(RULES, follow(RULES, state, script))


def test_a_king_not_marked_before_the_first_card_scores_nothing() -> None:
    state = deal(RULES, "KH 8S 9S TS AS", "7D 8D 9D TD AD", "7H")
    state = follow(RULES, state, "stand 8S-7D")
    assert "mark_king" not in legal(RULES, state)
    assert awards(follow(RULES, state, "KH-8D")) == []


# ---- what each seat sees (§3.5, §4.8) ----


def test_discards_are_seen_by_their_owner_alone() -> None:
    state = deal(RULES, "7S 8S 9S TS AS", "7D 8D 9D TD AD", "7H", "7C 8C")
    state = follow(RULES, state, "propose accept 7S 8S")
    mine, theirs = RULES.view(state, ELDER), RULES.view(state, DEALER)
    assert (mine.hand, mine.aside) == (PIQUET.cards("9S TS AS"), PIQUET.cards("7S 8S"))
    hand, discard, talon = theirs.hidden
    assert (hand.size, discard.size, talon.size) == (3, 2, 21)
    assert hand.may == discard.may == talon.may == PIQUET.full & ~PIQUET.cards("7D 8D 9D TD AD 7H")
    assert (mine.public.least, mine.public.most) == (1, 5)


def test_play_shows_what_a_player_can_not_hold() -> None:
    state = follow(RULES, deal(RULES, "QS 8S 9C TC AC", "JS 8D 9D TD AD", "7H"), "stand QS-JS 9C-8D")
    hand = RULES.view(state, ELDER).hidden[0]
    # He could not beat the queen of spades, follow to a club or trump it.
    for card in ("KS", "TC", "KC", "KH", "8H"):
        assert not hand.may >> PIQUET.parse(card) & 1
    assert hand.may >> PIQUET.parse("TS") & 1
    assert hand.may >> PIQUET.parse("TD") & 1


def test_a_marked_king_is_known_until_it_is_played() -> None:
    state = follow(RULES, deal(RULES, *W9), "stand KS mark_king 8S")
    king = PIQUET.cards("KD")
    assert RULES.view(state, ELDER).hidden[0].sure == king
    assert not RULES.view(state, ELDER).hidden[2].may & king
    assert RULES.view(follow(RULES, state, "QD-KD"), ELDER).hidden[0].sure == 0


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


# ---- refusals ----


KING = ("KH QS 9S TS AS", "JS 8H 9D TD AD", "7H")


@pytest.mark.parametrize(
    ("script", "seat", "move", "key", "cards"),
    [
        ("", ELDER, "play QS", "speak_first", ""),
        ("", ELDER, "lay QS", "no_exchange", ""),
        ("", ELDER, "say accept", "dealer_answers", ""),
        ("", ELDER, "say mark_king", "king_early", "KH"),
        ("", DEALER, "say accept", "turn", ""),
        ("propose", DEALER, "say stand", "elder_proposes", ""),
        ("propose accept", ELDER, "play QS", "lay_first", "QS"),
        ("propose accept", ELDER, "say done", "too_few", ""),
        ("propose accept", ELDER, "lay JS", "not_held", "JS"),
        ("propose accept QS", ELDER, "lay QS", "not_held", "QS"),
        ("stand", ELDER, "play JS", "not_held", "JS"),
        ("stand", ELDER, "say propose", "talk_over", ""),
        ("stand", ELDER, "say concede", "no_conceding", ""),
        ("stand mark_king", ELDER, "say mark_king", "king_marked", "KH"),
        ("stand QS", DEALER, "play 8H", "follow", "JS"),
        ("stand QS", DEALER, "say mark_king", "king_not_held", "KH"),
        ("stand TS", DEALER, "play AD", "follow", "JS"),
        ("stand TS-JS TD", ELDER, "play QS", "trump", "KH"),
        ("stand QS-JS", ELDER, "say mark_king", "king_late", "KH"),
        ("stand QS-JS KH", DEALER, "play TD", "follow", "8H"),
    ],
)
def test_refusals_name_the_rule_and_the_cards(
    script: str, seat: int, move: str, key: str, cards: str
) -> None:
    state = follow(RULES, deal(RULES, *KING), script)
    reason = RULES.refusal(RULES.view(state, seat), parse(move, PIQUET))
    assert reason is not None
    assert (reason.key, PIQUET.spell_all(reason.cards)) == (key, cards)


def test_not_beating_a_card_is_refused() -> None:
    state = follow(RULES, deal(RULES, "TS 8H 9H TH AH", "JS 8S 9D TD AD", "7H"), "stand TS")
    reason = RULES.refusal(RULES.view(state, DEALER), parse("play 8S", PIQUET))
    assert reason is not None
    assert (reason.key, reason.rule, PIQUET.spell_all(reason.cards)) == ("head", "7.3", "JS")


def test_more_cards_than_the_talon_holds_are_refused() -> None:
    elder, dealer, talon = RUN_OUT
    state = follow(
        RULES, deal(RULES, elder, dealer, "7H", talon), f"propose accept {elder} done {dealer} done"
    )
    state = follow(RULES, state, "propose accept 7C 8C 9C TC AC done JS QS KS JD QD done propose accept KD")
    reason = RULES.refusal(RULES.view(state, ELDER), parse("lay 8H", PIQUET))
    assert reason is not None
    assert (reason.key, reason.number) == ("too_many", 1)


def test_a_turned_king_can_not_be_marked() -> None:
    state = follow(RULES, deal(RULES, "7S 8S 9S TS AS", "7C 7D 8D 9D TD", "KC"), "stand")
    reason = RULES.refusal(RULES.view(state, ELDER), parse("say mark_king", PIQUET))
    assert reason is not None
    assert reason.key == "king_turned"


def test_king_of_the_turn_up() -> None:
    assert [PIQUET.spell(king_of(PIQUET.parse(f"7{suit}"))) for suit in "SHDC"] == ["KS", "KH", "KD", "KC"]
