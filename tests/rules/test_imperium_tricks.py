"""Imperium: who beats whom, what may answer a lead, and what the tricks pay."""

import pytest

from game.core.cards import CHANCE, IMPERIUM
from game.core.trick import head
from game.rules.imperium.cards import CONTRACTS
from tests.rules.imperium_examples import A, B, deal, table, takers
from tests.rules.notation import follow, legal

RULES = table()

# ---- ranking (§3) and trick play (§7), written for hearts as trumps and read for every other suit ----

SUITS = {"H": "HDSC", "D": "DHCS", "S": "SCDH", "C": "CSHD"}
"""By trumps: the suits that stand for hearts, diamonds, spades and clubs."""
RANKING = ("JOK JH JD AH KH QH", "AD KD QD", "AS KS QS JS", "AC KC QC JC")


def under(trumps: str, text: str) -> str:
    """Put cards written for hearts as trumps into the suits that play the same parts under other trumps."""
    return text.translate(str.maketrans("HDSC", SUITS[trumps]))


@pytest.mark.parametrize("trumps", "SHDC")
def test_who_beats_whom(trumps: str) -> None:
    groups = [IMPERIUM.parse_all(under(trumps, group)) for group in RANKING]
    place = {card: (number, rank) for number, group in enumerate(groups) for rank, card in enumerate(group)}
    assert len(place) == 17
    order = CONTRACTS[IMPERIUM.parse(f"Q{trumps}")].order
    for lead, (suit, rank) in place.items():
        for answer, (other_suit, other_rank) in place.items():
            if answer == lead:
                continue
            wins = other_rank < rank if other_suit == suit else other_suit == 0
            assert (head((lead, answer), order) == answer) is wins, IMPERIUM.spell_all(
                1 << lead | 1 << answer
            )


@pytest.mark.parametrize("turn_up", IMPERIUM.faces[:-1])
def test_the_suit_of_the_turn_up_is_trumps(turn_up: str) -> None:
    trumps = CONTRACTS[IMPERIUM.parse(turn_up)].order.trumps
    assert trumps == IMPERIUM.cards(under(turn_up[1], RANKING[0]))


CORNERS = [
    ("AD", "JD QH AS KC", "JD QH"),  # the Left Bower alone of its printed suit: void, any trump
    ("KD", "JD QH AS KC", "JD QH"),
    ("QD", "JD QH AS KC", "JD QH"),
    ("KD", "JD AS KC", "JD"),
    ("KD", "AS KC", "AS KC"),  # no trump either: anything
    ("KD", "QD JD AS", "QD"),  # a diamond besides: no trumping
    ("KS", "QS JS JH AH", "QS JS"),  # lower cards of the suit and trumps: no trumping
    ("AS", "KS JOK AC", "KS"),
    ("QS", "AS KS JS JH", "AS KS"),  # higher and lower: one of the higher
    ("JS", "AS KS QS JOK", "AS KS QS"),
    ("JD", "AD KD QD AS", "AD KD QD AS"),  # Left Bower led, its printed suit held, no trump: any card
    ("JD", "JH JOK AH KH", "JH JOK"),  # Left Bower led, better bowers held
    ("JD", "JH AH KH", "JH"),
    ("JD", "JOK QH AD", "JOK"),
    ("JH", "JOK JD AH", "JOK"),  # Right Bower led: the Joker is forced
    ("JH", "JD AH KD", "JD AH"),
    ("JOK", "JH QH AS", "JH QH"),  # Joker led: any trump
    ("JOK", "AD KD AS", "AD KD AS"),  # Joker led, no trump: any card
    ("AH", "KH QH AS", "KH QH"),  # only lower trumps
    ("QH", "JD KH JOK AS", "JD KH JOK"),
    ("KH", "AS AD KC", "AS AD KC"),  # void of the trumps led: any card
    ("KS", "JOK QH JD AH KC", "JOK QH JD AH"),  # void of a plain suit: any trump, high or low
    ("KS", "AC KD JC", "AC KD JC"),  # neither suit nor trump
    ("JC", "JS QC AC JD", "QC AC"),  # the jacks of the other colour are plain cards
]


@pytest.mark.parametrize("trumps", "SHDC")
@pytest.mark.parametrize(("lead", "hand", "may"), CORNERS)
def test_what_may_answer(trumps: str, lead: str, hand: str, may: str) -> None:
    contract = CONTRACTS[IMPERIUM.parse(f"A{trumps}")]
    lead, hand, may = (under(trumps, text) for text in (lead, hand, may))
    found = contract.policy(IMPERIUM.cards(hand), IMPERIUM.parse_all(lead), contract.order)
    assert IMPERIUM.spell_all(found) == IMPERIUM.spell_all(IMPERIUM.cards(may))


def test_the_leader_leads_what_he_likes_and_the_winner_of_a_trick_leads_next() -> None:
    state = deal(RULES, ("AS QS KC JH QD", "KS AC QC AH KD"), "QH")
    assert (state.turn, legal(RULES, state)) == (A, {"AS", "QS", "KC", "JH", "QD"})
    state = follow(RULES, state, "KC-AC")
    assert (state.turn, legal(RULES, state)) == (B, {"KS", "QC", "AH", "KD"})
    assert follow(RULES, state, "KS-AS").turn == A


# ---- what the tricks pay (§8) ----


@pytest.mark.parametrize(
    ("hands", "turn_up", "script", "taken", "award"),
    [
        (
            ("JOK JD AD QS JS", "KS AC AH QC QH"),
            "KD",
            "JOK-QC JD-QH AD-AH QS-KS AC-JS",
            [A, A, A, B, B],
            ("tricks_3", A, 1, "white", "8.1"),
        ),
        (
            ("JOK JD JH AD QS", "KS AC AH QC QH"),
            "KD",
            "JOK-QC JD-AC JH-QH AD-AH QS-KS",
            [A, A, A, A, B],
            ("tricks_4", A, 2, "white", "8.2"),
        ),
        (
            ("KS AC AH QC QH", "JOK JD AD QS JS"),
            "KD",
            "KS-QS AC-AD JOK-QC JD-QH JS-AH",
            [A, B, B, B, B],
            ("tricks_4", B, 2, "white", "8.2"),
        ),
        (
            ("KS AS AC QC QH", "JOK JD AD QS JS"),
            "KD",
            "KS-JS AS-QS AC-AD JOK-QC JD-QH",
            [A, A, B, B, B],
            ("tricks_3", B, 1, "white", "8.1"),
        ),
        (
            ("KS AC AH QC QH", "JOK JD JH AD KD"),
            "QD",
            "KS-KD JOK-QC JD-QH JH-AC AD-AH",
            [B, B, B, B, B],
            ("tricks_5", B, 1, "blue", "8.3"),
        ),
    ],
)
def test_only_the_majority_of_tricks_is_paid(
    hands: tuple[str, str], turn_up: str, script: str, taken: list[int], award: tuple[str, int, int, str, str]
) -> None:
    *cards, last = script.replace("-", " ").split()
    state = follow(RULES, deal(RULES, hands, turn_up), " ".join(cards))
    assert not any(each.step.startswith("tricks") for each in state.ledger.awards)  # nothing before the fifth
    state = follow(RULES, state, last)
    assert (takers(RULES, state), state.turn) == (taken, CHANCE)
    paid = [each for each in state.ledger.awards if each.step.startswith("tricks")]
    assert [(each.step, each.to, each.amount, each.unit, each.rule) for each in paid] == [award]
