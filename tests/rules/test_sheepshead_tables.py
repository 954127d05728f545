"""Sheepshead at tables of six and seven: the deal, the blind, the partner and what everybody pays."""

import pytest

from game.core.cards import NOBODY, PIQUET
from game.core.move import Lay
from game.core.options import Value
from game.rules.sheepshead import Laying, Options, Playing, Talking
from game.rules.sheepshead.phases import DONE
from game.rules.sheepshead.scoring import Outcome
from tests.rules.notation import follow, legal, why_not
from tests.rules.sheepshead_examples import P1, P2, P3, P5, deal, score, settled, table, takers

SIX = (
    "8H 9D TD 9C JC",
    "TS QS 9H TH QC",
    "7S 9S AS 8D KD",
    "8S 7H KH AH AC",
    "JS JH QD AD 7C",
    "QH JD 8C TC KC",
)
SEVEN = (
    "8S QS 7H KC",
    "8D TD JD TC",
    "7S QH 7C 9C",
    "9S JS KS 9H",
    "JH KD QC AC",
    "TS KH 9D AD",
    "8H AH QD JC",
)
P6 = 5


def test_six_players_a_full_deal() -> None:
    """The deal of §12.4."""
    rules = table(6)
    state = follow(rules, deal(rules, SIX, "KS 7D"), "pass pick TS TH done 8H 9H")
    assert legal(rules, state) == {"8D", "KD"}  # no heart: P3 must trump
    state = follow(rules, state, "KD KH AD")
    assert legal(rules, state) == {"QH", "JD"}
    state = follow(rules, state, "JD")
    assert rules.view(state, P1).public.partner == P6  # whoever plays the jack is known
    state = follow(rules, state, "8C 9C QS 8D AC 7C QC 7S 8S JH QH 9D 7D 9S 7H QD KC TD JS TC JC KS AS AH")
    assert takers(state) == [(P6, 21), (P2, 14), (P2, 8), (P5, 17), (P1, 40)]
    assert score(state) == (-1, 3, -1, -1, -1, 1)
    assert {(award.step, award.rule) for award in state.ledger.awards} == {("won", "7.6")}


def test_seven_players_a_full_deal() -> None:
    """The deal of §12.6."""
    rules = table(7)
    state = follow(rules, deal(rules, SEVEN, "AS TH 7D 8C"), "pass pass pass pass pick")
    assert isinstance(state, Laying)
    assert rules.view(state, P5).hand.bit_count() == 8
    assert rules.view(state, P5).public.least == 4
    state = follow(rules, state, "AS TH 8C AC done")
    assert isinstance(state, Playing)
    state = follow(rules, state, "7H 8D QH 9H QC KH 8H 7D AD JC QS JD 7S JS 8S TD 7C 9S KD TS QD AH KC")
    state = follow(rules, state, "TC 9C KS JH 9D")
    assert takers(state) == [(P5, 10), (P1, 20), (6, 27), (P5, 31)]
    assert score(state) == (-1, 1, -1, -1, 4, -1, -1)


@pytest.mark.parametrize(("players", "cards", "blind"), [(6, 5, 2), (7, 4, 4)])
def test_everybody_gets_as_many_cards_and_the_rest_is_the_blind(players: int, cards: int, blind: int) -> None:
    rules = table(players)
    state = deal(rules, ("",) * players, "")
    assert isinstance(state, Talking)
    assert [hand.bit_count() for hand in state.layout.hands] == [cards] * players
    assert state.layout.blind.bit_count() == blind


def test_the_last_cards_do_not_go_to_the_blind() -> None:
    for players in (6, 7):
        assert table(players).spec.packets[-1].heap == "hand"


@pytest.mark.parametrize("players", [6, 7])
@pytest.mark.parametrize(
    ("rule", "partners"),
    [
        ("auto", "jack_of_diamonds"),
        ("none", "none"),
        ("called_ace", "called_ace"),
        ("jack_of_diamonds", "jack_of_diamonds"),
    ],
)
def test_the_jack_of_diamonds_is_the_usual_partner(players: int, rule: str, partners: str) -> None:
    assert Options(players=players, partner_rule=rule).partners == partners


@pytest.mark.parametrize(
    ("players", "ended", "alone", "gains"),
    [
        (6, Outcome(61, True, 1), False, (3, 1, -1, -1, -1, -1)),
        (6, Outcome(60, False, 1), False, (-6, -2, 2, 2, 2, 2)),
        (6, Outcome(100, True, 2), True, (10, -2, -2, -2, -2, -2)),
        (7, Outcome(61, True, 1), False, (4, 1, -1, -1, -1, -1, -1)),
        (7, Outcome(20, False, 2), False, (-16, -4, 4, 4, 4, 4, 4)),
        (7, Outcome(120, True, 3), True, (18, -3, -3, -3, -3, -3, -3)),
    ],
)
def test_the_partner_has_one_share_and_the_picker_the_others(
    players: int, ended: Outcome, alone: bool, gains: tuple[int, ...]
) -> None:
    assert settled(table(players), ended, NOBODY if alone else P2) == gains
    assert sum(gains) == 0


@pytest.mark.parametrize("players", [6, 7])
def test_a_partner_off_the_hook_leaves_all_to_the_picker(players: int) -> None:
    rules = table(players, {"partner_off_the_hook": True})
    others = (6,) * (players - 2)
    assert settled(rules, Outcome(0, False, 3), P2) == (-sum(others), 0, *others)


def test_the_picker_of_seven_buries_no_fewer_than_four() -> None:
    rules = table(7)
    state = follow(rules, deal(rules, SEVEN, "AS TH 7D 8C"), "pass pass pass pass pick AS TH")
    reason = why_not(rules, rules.view(state, P5), DONE)
    assert (reason.key, reason.rule, reason.number) == ("too_few", "4.1", 4)
    state = follow(rules, state, "8C AC")
    reason = why_not(rules, rules.view(state, P5), Lay(PIQUET.parse("JH")))
    assert (reason.key, reason.rule) == ("too_many", "4.1")


CALLING_UP: dict[str, Value] = {"jd_call_up": True, "void_play": "free"}


def test_a_picker_of_six_with_the_jack_may_call_up() -> None:
    rules = table(6, CALLING_UP)
    hands = (*SIX[:5], SIX[5].replace("JD", "7D"))
    state = follow(rules, deal(rules, hands, "KS JD"), "pass pick TS TH done")
    assert legal(rules, state) == {"call_up", "go_on"}
    state = follow(rules, state, "call_up")
    assert isinstance(state, Playing)
    assert state.layout.call.card == PIQUET.parse("JH")
    assert state.layout.partner == P5


def test_all_but_the_picker_may_be_asked_to_crack_at_a_table_of_seven() -> None:
    rules = table(7, {"cracking": True, "crack_eligibility": "all_defenders"})
    state, asked = (
        follow(rules, deal(rules, SEVEN, "AS TH 7D 8C"), "pass pass pass pass pick AS TH 8C AC done"),
        [],
    )
    while isinstance(state, Talking):
        asked.append(state.turn)
        state = follow(rules, state, "pass")
    assert asked == [5, 6, P1, P2, P3, 3]


def test_a_leaster_of_seven_gives_the_four_of_the_blind_to_the_last_trick() -> None:
    rules = table(7)
    state = follow(rules, deal(rules, SEVEN, "AS TH 7D 8C"), "pass " * 7)
    while not state.ledger.finished:
        state = rules.play(state, rules.moves(state)[0])
    assert {award.step for award in state.ledger.awards} == {"leaster"}
    assert sum(score(state)) == 0
    assert rules.view(state, P1).shown == PIQUET.cards("AS TH 7D 8C")
