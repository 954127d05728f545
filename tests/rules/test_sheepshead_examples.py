"""Sheepshead: the worked examples, with every legal set, every trick and every payment they state."""

import pytest

from game.core.cards import CHANCE, NOBODY, PIQUET
from game.core.move import Deal
from game.core.record import replace
from game.core.trick import Trick
from game.rules.sheepshead import Options, Playing, Settled
from game.rules.sheepshead.duties import contract_of, duty_of, playable
from game.rules.sheepshead.phases import Call, Layout
from game.rules.sheepshead.scoring import Outcome, outcome
from tests.rules.notation import follow, legal
from tests.rules.sheepshead_examples import (
    FIVE,
    P1,
    P2,
    P3,
    P4,
    P5,
    deal,
    replies,
    score,
    settled,
    table,
    takers,
)


def test_1_three_players_a_full_deal() -> None:
    rules = table(3)
    hands = (
        "QS JH TD 9D AC 9C 7C KS 8S 8H",
        "JD AD KD 8C AS 9S 7S AH 9H 7H",
        "QC QH QD JC JS 7D TC KC TS KH",
    )
    state = follow(rules, deal(rules, hands, "8D TH"), "pass pass pick TC KC done AC")
    assert legal(rules, state) == {"8C"}
    state = follow(rules, state, "8C QC QH QS AD 7C")
    assert legal(rules, state) == {"JD", "KD"}  # out of clubs: P2 must trump
    state = follow(rules, state, "KD JS QD 9D JD JC JH 7S 8D TD AS 8H AH KH 7H TH 8S 7D 9C 9H TS KS 9S")
    assert takers(state) == [
        (P3, 14), (P1, 17), (P3, 6), (P3, 5), (P3, 4), (P1, 21), (P2, 15), (P3, 10), (P3, 0), (P3, 14),
    ]  # fmt: skip
    assert score(state) == (-1, -1, 2)
    assert [award.step for award in state.ledger.awards] == ["won", "won"]


@pytest.mark.parametrize(
    ("bump", "gains"), [(True, (2, -2, 2, -4, 2)), (False, (1, -1, 1, -2, 1))], ids=["bump", "no-bump"]
)
def test_2_five_players_called_ace_lost(bump: bool, gains: tuple[int, ...]) -> None:
    rules = table(5, {"double_on_the_bump": bump})
    state = follow(rules, deal(rules, FIVE, "8D TH"), "pass pass pass pick AH TH done")
    assert legal(rules, state) == {"ace_clubs", "alone"}
    state = follow(rules, state, "ace_clubs 9C")
    assert legal(rules, state) == {"AC"}  # the partner's duty
    tricks = "AC KD 8C TC 7H 8D KH 9D 8H KS AS 9S QD TS QH QC TD 7C AD KC QS 7S JD JS JH 8S 9H JC 7D"
    state = follow(rules, state, tricks)
    assert takers(state) == [(P3, 25), (P1, 4), (P4, 28), (P5, 27), (P1, 11), (P4, 4)]
    assert score(state) == gains
    assert {award.step for award in state.ledger.awards} == {"lost"}


def test_3_four_players_every_trick() -> None:
    rules = table(4)
    hands = (
        "QC QS QH AD TD TC TS",
        "JH JD 8C AS KS KH 9H",
        "JC 9D KC 9C 7C 9S 7S",
        "QD 8D 7D AC 8S TH 8H",
    )
    state = follow(rules, deal(rules, hands, "KD JS 7H AH"), "pick TC TS AH 7H done")
    state = follow(rules, state, "QC JD 9D 7D QS JH JC 8D QH 8C 7S QD JS 9H 7C 8S AD KS 9S 8H TD KH 9C TH")
    state = follow(rules, state, "KD AS KC AC")
    assert takers(state) == [(P1, 5), (P1, 7), (P1, 6), (P1, 2), (P1, 15), (P1, 24), (P1, 30)]
    assert score(state) == (9, -3, -3, -3)


LEASTER = (
    "JH 9D TC TS 9S TH",
    "QS JS AC 7C 8H 7H",
    "QC JC KD KC AS KS",
    "QH 7D 9C 8C 7S 9H",
    "QD AD 8D 8S AH KH",
)


def test_4_leaster() -> None:
    rules = table(5)
    state = follow(rules, deal(rules, LEASTER, "JD TD"), "pass pass pass pass pass")
    state = follow(rules, state, "9S QS AS 7S 8S 7H QC 9H AH TH KC 9C QD TC AC KH JH 8H KD 7D")
    state = follow(rules, state, "TS JS KS QH AD 8C 8D 9D 7C JC")
    assert takers(state) == [(P2, 14), (P3, 24), (P5, 28), (P1, 10), (P4, 30), (P3, 2)]
    assert score(state) == (4, -1, -1, -1, -1)
    assert {award.step for award in state.ledger.awards} == {"leaster"}


@pytest.mark.parametrize(
    ("hand", "lead", "void_play", "may"),
    [
        ("QH 8D AC TH KC", "7S", "must_trump", "QH 8D"),
        ("QH 8D AC TH KC", "7S", "free", "QH 8D AC TH KC"),
        ("AC TH KC", "7S", "must_trump", "AC TH KC"),
        ("AC TH KC", "7S", "free", "AC TH KC"),
        ("QD 9C AC KS", "JC", "must_trump", "QD"),
        ("JC AC 7D", "9C", "must_trump", "AC"),
        ("JC 7D KS", "9C", "must_trump", "JC 7D"),
        ("JC 7D KS", "9C", "free", "JC 7D KS"),
    ],
)
def test_5_and_6_void_rule_and_trumps(hand: str, lead: str, void_play: str, may: str) -> None:
    assert replies(hand, lead, void_play) == set(may.split())


@pytest.mark.parametrize(
    ("hand", "lead", "void_play", "may", "picker"),
    [
        ("AC TC QH 8D KS", "9C", "must_trump", "AC", False),
        ("AC TC QH 8D KS", "7S", "must_trump", "KS", False),
        ("AC TC QH 8D KS", "9H", "must_trump", "QH 8D", False),
        ("AC TC QH 8D KS", "9H", "free", "QH 8D KS TC", False),
        ("AC TC QH 8D KS", "", "must_trump", "AC QH 8D KS", False),
        ("8C KH QS 9D", "7S", "must_trump", "QS 9D", True),
        ("8C KH QS 9D", "7S", "free", "QS 9D KH", True),
        ("8C KH", "7S", "must_trump", "KH", True),
        ("8C KH", "7S", "free", "KH", True),
    ],
)
def test_7_duties_of_the_called_suit(hand: str, lead: str, void_play: str, may: str, picker: bool) -> None:
    assert replies(hand, lead, void_play, "C", picker=picker) == set(may.split())


@pytest.mark.parametrize(
    ("hand", "lead", "may", "picker"),
    [
        ("AC TC QH 8D KS", "9C", "AC TC", False),
        ("AC TC QH 8D KS", "9H", "AC TC QH 8D KS", False),
        ("AC TC QH 8D KS", "", "AC TC QH 8D KS", False),
        ("8C KH QS 9D", "7S", "8C KH QS 9D", True),
        ("8C KH", "7S", "8C KH", True),
    ],
)
def test_7_all_these_cards_are_free_once_the_suit_has_been_led(
    hand: str, lead: str, may: str, picker: bool
) -> None:
    called, led = Call("ace", "C", PIQUET.parse("AC")), Trick(P1, PIQUET.parse_all("KC QD 7C 9C JS"), P2)
    assert duty_of(called, NOBODY, (replace(led, cards=PIQUET.parse_all("KS QD 7C 9C JS")),), picker=picker)
    duty = duty_of(called, NOBODY, (led,), picker=picker)
    contract = contract_of(Options(void_play="free"), called, NOBODY)
    assert playable(PIQUET.cards(hand), PIQUET.parse_all(lead), contract, duty) == PIQUET.cards(may)


def test_7_the_duties_end_with_the_first_trick_in_the_suit() -> None:
    rules = table(5, {"void_play": "free"})
    state = follow(
        rules, deal(rules, FIVE, "8D TH"), "pass pass pass pick AH TH done ace_clubs 9C AC KD 8C TC"
    )
    assert isinstance(state, Playing)
    state = follow(rules, state, "7H 8D KH 9D")
    assert legal(rules, state) == {"8H"}
    state = follow(rules, state, "8H KS AS 9S")
    assert legal(rules, state) == {"QH", "QD", "JC", "JS"}


CALLS = [
    # the picker's hand after burying, and what he buries
    ("QC JS AD 8S 9H AH", "TS TH", {"ace_spades", "alone"}),
    ("QC QS JD AD 9D AH", "TH KH", {"under_clubs", "under_spades", "alone"}),
    ("QC QS AC AS AH 7H", "8D 9D", {"ten_clubs", "ten_spades", "ten_hearts", "alone"}),
]


@pytest.mark.parametrize(("hand", "buries", "may"), CALLS)
def test_8_calls_available(hand: str, buries: str, may: set[str]) -> None:
    rules = table(5)
    blind = " ".join(hand.split()[4:])
    dealt = " ".join((*hand.split()[:4], *buries.split()))
    state = follow(rules, deal(rules, (dealt, "", "", "", ""), blind), f"pick {buries} done")
    assert legal(rules, state) == may


def test_8_any_card_may_be_the_under_card() -> None:
    rules = table(5)
    state = deal(rules, ("QC QS JD AD TH KH", "", "", "", ""), "9D AH")
    state = follow(rules, state, "pick TH KH done under_spades")
    assert legal(rules, state) == {"QC", "QS", "JD", "AD", "9D", "AH"}


NINE = (
    "TC 8S 8H 7H 7S 9S",
    "QC QS JD AD 9D TH",
    "AC KC QH 8C KD 9H",
    "7C 9C QD TS KS AS",
    "JS JC 8D TD 7D JH",
)


def test_9_under_card() -> None:
    rules = table(5)
    state = follow(rules, deal(rules, NINE, "AH KH"), "pass pick TH KH done under_clubs 9D TC")
    assert legal(rules, state) == {"9D"}
    state = follow(rules, state, "9D")
    assert legal(rules, state) == {"AC"}
    state = follow(rules, state, "AC 7C")
    assert legal(rules, state) == {"JS", "JC", "8D", "TD", "7D", "JH"}
    assert takers(follow(rules, state, "JS")) == [(P5, 23)]


def test_9_an_under_card_never_wins() -> None:
    rules = table(5)
    hands = (*NINE[:2], NINE[2].replace("8C", "JC"), NINE[3], NINE[4].replace("JC", "8C"))
    state = follow(rules, deal(rules, hands, "AH KH"), "pass pick TH KH done under_clubs 9D TC 9D AC 7C 8C")
    assert takers(state) == [(P3, 21)]


@pytest.mark.parametrize(
    ("points", "tricks", "tier", "gains"),
    [
        (60, (2, 1, 1, 1, 1), 1, (-4, -2, 2)),
        (61, (2, 1, 1, 1, 1), 1, (2, 1, -1)),
        (90, (3, 1, 1, 1, 0), 1, (2, 1, -1)),  # the defenders are safe with 30
        (91, (3, 1, 1, 1, 0), 2, (4, 2, -2)),
        (31, (1, 1, 2, 1, 1), 1, (-4, -2, 2)),
        (30, (1, 1, 2, 1, 1), 2, (-8, -4, 4)),
        (120, (4, 1, 1, 0, 0), 2, (4, 2, -2)),  # one trick of no points is lost
        (120, (4, 2, 0, 0, 0), 3, (6, 3, -3)),
        (22, (0, 0, 3, 2, 1), 3, (-12, -6, 6)),  # all of them buried
    ],
)
def test_10_tier_boundaries(
    points: int, tricks: tuple[int, ...], tier: int, gains: tuple[int, int, int]
) -> None:
    buried = PIQUET.cards("AC AS") if points == 22 else 0
    layout = Layout((0,) * 5, 0, picker=P1, partner=P2, buried=buried)
    in_tricks = points - (22 if buried else 0)
    ended = outcome(layout, (in_tricks, 0, 120 - points, 0, 0), tricks, Options())
    assert ended == Outcome(points, points >= 61, tier)
    assert settled(table(5), ended, P2) == (*gains, gains[2], gains[2])


def test_11_jack_of_diamonds_buried() -> None:
    rules = table(5, {"partner_rule": "jack_of_diamonds"})
    state = follow(rules, deal(rules, FIVE, "8D TH"), "pass pass pick")
    state = follow(rules, state, "JD 9H done")
    assert isinstance(state, Playing)
    assert state.layout.partner == NOBODY
    assert rules.view(state, P1).sides == (1, -1, 0, -1, -1)  # nobody but the picker knows that he is alone
    assert rules.view(state, P3).sides == (1, 1, 0, 1, 1)
    assert settled(rules, Outcome(70, True, 1), NOBODY) == (4, -1, -1, -1, -1)
    assert settled(rules, Outcome(45, False, 1), NOBODY) == (-8, 2, 2, 2, 2)


THREE = ("QS JH TD 9D AC 9C 7C KS 8S 8H", "JD AD KD 8C 9S 7S TH 7H 9H KH", "QC QH QD JC JS 7D TC KC TS AS")


def test_12_the_literal_caller() -> None:
    rules = table(3, {"no_pick": "jd_caller"})
    state = follow(rules, deal(rules, THREE, "8D AH"), "pass pass pass")
    assert legal(rules, state) == {"name_clubs", "name_spades", "name_hearts"}
    state = follow(rules, state, "name_spades")
    assert state.turn == P3
    assert rules.view(state, P1).sides == (1, 0, 0)
    ace, known = 1 << PIQUET.parse("AS"), {place.seat: place for place in rules.view(state, P1).hidden}
    assert known[P3].sure == ace  # he has shown it
    assert not known[P2].may & ace
    taken = follow(rules, state, "take_blind")
    assert "AS" not in legal(rules, taken)  # the ace that was named stays in the hand
    state = follow(rules, taken, "AH TS done")
    assert isinstance(state, Playing)
    assert settled(rules, Outcome(80, True, 1), P3) == (1, -2, 1)


def test_12_the_named_ace_in_the_blind() -> None:
    rules = table(3, {"no_pick": "jd_caller"})
    state = follow(rules, deal(rules, THREE, "8D AH"), "pass pass pass name_hearts")
    assert state.turn == P2
    state = follow(rules, state, "AH TH done")
    assert isinstance(state, Playing)
    assert state.layout.partner == NOBODY


def test_a_lone_defender_is_paid_twice_by_a_picker_who_lets_his_partner_off() -> None:
    """The caller of §8.9 and his partner take no trick: +6 and +6 for the one against them (§7.6, §7.8)."""
    hands = (
        "QC QS QH QD JC JS JH AD TD AC",
        "JD KD 9D TC KC 9C TH KH 9H 8H",
        "8D 7D AS TS KS 9S 8S AH 8C 7C",
    )
    rules = table(3, {"no_pick": "jd_caller", "partner_off_the_hook": True})
    state = follow(rules, deal(rules, hands, "7S 7H"), "pass pass pass name_spades leave_blind")
    for card in hands[0].split():
        state = follow(rules, state, card)
        for _ in range(2):
            state = rules.play(state, rules.moves(state)[0])
    assert isinstance(state, Settled)
    assert score(state) == (12, -12, 0)
    assert [(each.giver, each.to, each.amount) for each in state.ledger.awards] == [(P2, P1, 6), (P2, P1, 6)]


def test_13_doublers() -> None:
    rules = table(3, {"no_pick": "doubler", "match_mode": "target"})
    state = follow(rules, deal(rules, THREE, "8D AH"), "pass pass pass")
    assert isinstance(state, Settled)
    assert (state.turn, state.layout.pending, score(state)) == (CHANCE, 1, (0, 0, 0))
    assert rules.view(state, P1).public.thrown == "doubler"
    assert settled(rules, Outcome(64, True, 1), NOBODY, pending=2) == (4, -2, -2)
    assert settled(rules, Outcome(50, False, 1), NOBODY, pending=1) == (-8, 4, 4)


def test_13_a_doubler_is_used_up_by_each_deal_that_is_picked() -> None:
    rules, pending = table(3, {"no_pick": "doubler", "match_mode": "target", "match_target": 40}), []
    state = deal(rules, THREE, "8D AH")
    pack = Deal(tuple(range(PIQUET.size)))
    for words in ("pass pass pass", "pass pass pass", "pick", "pick"):
        state = follow(rules, state if state.turn != CHANCE else rules.play(state, pack), words)
        while state.turn != CHANCE:
            state = rules.play(state, rules.moves(state)[0])
        assert isinstance(state, Settled)
        pending.append(rules.view(state, P1).public.pending)
    assert pending == [1, 2, 1, 0]


def test_14_crack_and_recrack() -> None:
    rules = table(5, {"cracking": True})
    hands = (FIVE[0], FIVE[3], FIVE[2], FIVE[1], FIVE[4])
    state = follow(rules, deal(rules, hands, "8D TH"), "pass pick AH TH done ace_clubs")
    assert state.turn == P3  # P1 was asked before the picker and may not crack
    state = follow(rules, state, "pass")
    assert state.turn == P4
    assert legal(rules, state) == {"pass"}  # the hidden partner is asked, but can't crack
    state = follow(rules, state, "pass crack recrack")
    assert isinstance(state, Playing)
    assert (state.layout.cracks, state.layout.cracker) == (2, P5)
    assert settled(rules, Outcome(88, True, 1), P2, cracks=2) == (8, 4, -4, -4, -4)
    assert settled(rules, Outcome(58, False, 1), P2, cracks=2) == (-16, -8, 8, 8, 8)
