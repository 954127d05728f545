"""Gleek: the worked examples, with every payment and every purse they state."""

import pytest

from game.core.cards import CHANCE, GLEEK, TABLE
from game.core.trick import Trick, must_follow, taker
from game.rules.gleek import Exchange, Options, Playing, Ruff, State
from game.rules.gleek.phases import CONTRACTS, Shown
from game.rules.gleek.scoring import (
    counts,
    credit,
    flush_value,
    kinds_paid,
    ruff,
    ruff_pot,
    sets_shown,
    tricks_paid,
)
from tests.rules.gleek_examples import D, E, M, cards, deal, gains, lay, pack_for, paid, table, total, vying
from tests.rules.notation import follow, legal

RULES = table()
PLAIN = (
    "TC 8C 7C TS 8S 5S JD TD 5D KH 6H 5H",
    "5C 4C KC 9S 4S QS KD 8D 6D TH JH 7H",
    "AS KS 7S 6S AD 9D 7D 4D QH 9H 8H 4H",
)
"""Three hands without a set."""


def test_x1_auction() -> None:
    state = deal(RULES)
    assert (state.turn, legal(RULES, state)) == (M, {"bid 13", "pass"})
    sold = follow(RULES, state, "bid 13, pass, bid 14, pass")
    assert isinstance(sold, Exchange)
    assert (sold.turn, gains(RULES, state, sold)) == (E, (-14, 7, 7))
    odd = follow(RULES, state, "bid 13, pass, pass")
    assert paid(odd) == [("stock", M, E, 7), ("stock", M, D, 6)]


def test_x1_the_odd_penny_goes_to_the_elder() -> None:
    state = follow(RULES, deal(RULES), "bid 13, bid 14, pass, bid 15, pass")
    assert paid(state) == [("stock", M, E, 8), ("stock", M, D, 7)]
    state = follow(RULES, deal(RULES), "pass, bid 13, bid 14, bid 15, pass")
    assert paid(state) == [("stock", D, E, 8), ("stock", D, M, 7)]


@pytest.mark.parametrize(
    ("hand", "longest", "best"),
    [
        ("AC QC 9C 7C 6C AD AH TS 8S 5S 4S KD", 43, 43),
        ("AD KD QD JD 9H 8H 7H 6H 5H TC 8C 4S", 35, 41),
        ("KS QS 9S TC 9C 8C AH JH 7H 6D 5D 4D", 29, 29),
    ],
)
def test_x2_ruff_values(hand: str, longest: int, best: int) -> None:
    held = GLEEK.cards(hand)
    assert ruff(held, Options()).value == longest
    assert ruff(held, Options(ruff_suit="best")).value == best


def test_x2_of_four_suits_of_three_the_dearest_counts() -> None:
    suits = ("KS QS 9S", "AH JH 7H", "TC 9C 8C", "6D 5D 4D")
    assert [flush_value(GLEEK.cards(suit)) for suit in suits] == [29, 28, 27, 15]
    assert ruff(GLEEK.cards(" ".join(suits)), Options()).cards == GLEEK.cards(suits[0])


FIVES = (
    "AS KS 9S 8S 7S TC 8C 6H JD TD 5D KH",
    "AH TH 9H 8H 5H 5C 4C KC QS 4S 8D 6D",
    "AC QC 9C 6C 7C TS 6S AD 9D 7D 4D QH",
)
"""Ruffs of 45 in spades, 43 in hearts and 43 in clubs."""


def test_x3_vying_to_a_showdown() -> None:
    before = vying(RULES, FIVES)
    pots = []
    state = before
    for text in ("vie 2", "see", "revie 2", "see"):
        assert isinstance(state, Ruff)
        state = follow(RULES, state, text)
        pots.append(ruff_pot(state.ledger))
    assert pots == [5, 7, 11, 13]
    state = follow(RULES, state, "pass")
    assert isinstance(state, Playing)
    assert paid(state)[-1] == ("ruff_shown", TABLE, E, 13)
    assert state.layout.ruffs == (cards("AS KS 9S 8S 7S"), 0, cards("AC QC 9C 7C 6C"))
    assert gains(RULES, before, state) == (9, -2, -4)  # the stakes were paid before
    assert state.ledger.holdings == ((8,), (-3,), (-5,))


def test_x4_carried_pot() -> None:
    first = follow(RULES, vying(RULES, PLAIN), "pass, pass, pass")
    assert isinstance(first, Playing)
    assert ruff_pot(first.ledger) == 3
    before = vying(RULES, PLAIN, pot=6)
    state = follow(RULES, before, "pass, pass, vie 2")
    assert (state.turn, ruff_pot(state.ledger)) == (E, 8)
    state = follow(RULES, state, "pass, pass")
    assert isinstance(state, Playing)
    assert state.ledger.holdings == ((-2,), (-2,), (4,))
    assert state.layout.ruffs == (0, 0, 0)
    assert paid(state)[-1] == ("ruff_unseen", TABLE, D, 8)


def test_x5_four_aces() -> None:
    aces = "AC QC 7C 6C 5C AD AH JH 6H AS 7S 5S"
    flush = "KD QD JD TD 9D 8D KC 8C 5H 4H 9S TS"
    other = "KH TH 9H 8H 7H KS 8S JC 9C 4D 5D 6D"
    assert [ruff(GLEEK.cards(hand), Options()).value for hand in (aces, flush)] == [39, 57]
    before = vying(RULES, (aces, other, flush))
    state = follow(RULES, before, "vie 8, pass, see")
    assert isinstance(state, Playing)
    assert ("ruff_aces", TABLE, E, 19) in paid(state)
    assert state.layout.ruffs == (cards("AS AH AD AC"), 0, cards("KD QD JD TD 9D 8D"))


@pytest.mark.parametrize(
    ("lower", "change"),
    [("best_only", (8, -4, -4)), ("winner_all", (12, -6, -6)), ("everyone", (9, 0, -9))],
)
def test_x6_gleeks(lower: str, change: tuple[int, int, int]) -> None:
    hands = [GLEEK.cards(hand) for hand in ("AS AH AD QS QH QD 4S", "KS KH KD 5S", "AC QC KC 4D")]
    sets = sets_shown(hands)
    assert [each.seat for each in sets] == [E, M, E]
    held = RULES.opening()
    for award in kinds_paid(sets, D, 1, Options(lower_gleeks=lower)):
        held = credit(held, award)
    assert RULES.worth(held) == change


def test_x6_a_mournival_beats_better_gleeks() -> None:
    hands = [GLEEK.cards(hand) for hand in ("AS AH AD QS QH QD 4S", "KS KH KD KC", "AC QC 4D")]
    sets = sets_shown(hands)
    assert sets[0] == Shown(M, cards("KS KH KD KC"))
    awards = kinds_paid(sets, D, 1, Options())
    assert [(each.step, each.giver, each.to, each.amount) for each in awards] == [
        ("mournival_kings", E, M, 6),
        ("mournival_kings", D, M, 6),
    ]


@pytest.mark.parametrize(
    ("hand", "led", "may"),
    [("KC TH 9H 4S", "QD", "KC TH 9H 4S"), ("4D KC TH", "QD", "4D")],
)
def test_x7_legal_cards(hand: str, led: str, may: str) -> None:
    clubs = CONTRACTS[3]
    found = must_follow(GLEEK.cards(hand), (GLEEK.parse(led),), clubs.order)
    assert found == GLEEK.cards(may)


@pytest.mark.parametrize(("trick", "best"), [("QD KD 6H", 1), ("KS AH 9C", 2)])
def test_x7_who_takes_the_trick(trick: str, best: int) -> None:
    assert taker(Trick(0, GLEEK.parse_all(trick)), CONTRACTS[3], 3) == best


def settle(found: tuple[int, int, int], options: Options) -> tuple[list[int], list[str]]:
    """Settle these scores; give what each seat gained, and the steps paid."""
    held, steps = RULES.opening(), []
    for award in tricks_paid(found, D, 1, options):
        held = credit(held, award)
        steps.append(award.step)
    return list(RULES.worth(held)), steps


def test_x8_settlement_with_a_turned_counter() -> None:
    tricks = (
        *(Trick(E, GLEEK.parse_all(f"{rank}S {rank}H {rank}D"), E) for rank in "456789"),
        *(Trick(E, GLEEK.parse_all(f"{rank}S {rank}H {rank}D"), M) for rank in "TJQ"),
    )
    king = Trick(E, GLEEK.parse_all("KC KS KH"), E)
    counters = Trick(E, GLEEK.parse_all("AC QC KD"), D)
    plain = (Trick(E, GLEEK.parse_all("AS AH AD"), D), Trick(E, GLEEK.parse_all("4C 5C 6C"), D))
    found = counts((*tricks[1:], king, counters, *plain), GLEEK.parse("JC"), D)
    assert found == (21, 9, 36)
    assert settle((21, 9, 36), Options())[0] == [-1, -13, 14]


def test_x9_a_counter_thrown_away() -> None:
    gained, steps = settle((30, 18, 15), Options())
    assert gained == [11, -4, -7]
    assert steps == ["tricks_short", "tricks_short", "tricks_over", "tricks_surplus"]
    gained, steps = settle((30, 18, 15), Options(trick_surplus="ruff_pot"))
    assert (gained, sum(gained)) == ([8, -4, -7], -3)
    assert steps == ["tricks_short", "tricks_short", "tricks_over", "tricks_carried"]


def test_x9_what_goes_into_the_ruff_pot_is_told() -> None:
    *_, carried = tricks_paid((30, 18, 15), D, 1, Options(trick_surplus="ruff_pot"))
    assert (carried.rule, carried.giver, carried.to, carried.amount) == ("11.9", TABLE, TABLE, 3)
    full = tricks_paid((30, 18, 18), D, 1, Options(trick_surplus="ruff_pot"))
    assert "tricks_carried" not in {award.step for award in full}


def test_x10_tiddy_and_tumbler() -> None:
    state = deal(RULES, ("", "", ""), "4H", "")
    assert paid(state) == [("tiddy", E, D, 4), ("tiddy", M, D, 4)]
    tumbling = table({"towser_tumbler": "turn_up"})
    assert paid(deal(tumbling, ("", "", ""), "6H", "")) == [("tumbler", E, D, 6), ("tumbler", M, D, 6)]
    assert paid(deal(tumbling, ("", "", ""), "5H", "")) == [("towser", E, D, 5), ("towser", M, D, 5)]
    assert paid(deal(RULES, ("", "", ""), "6H", "")) == []


TRICKS = """TC 5C AC D
6C 8C 4C E
9D 5D 6D E
AS 4S TS E
QD KD 6H M
TH QH KH E
KS AH 9C D
7C KC 8H E
QS 5H JH E
8S 8D QC D
7H 6S 9H M
AD 4H 7D M"""


def test_x11_a_whole_deal() -> None:
    start = deal(RULES)
    bought = follow(RULES, start, "bid 13, pass, bid 14, pass")
    assert gains(RULES, start, bought) == (-14, 7, 7)
    exchanged = lay(RULES, bought, "JD TD 4D JS 9S 7S 5S")
    assert isinstance(exchanged, Ruff)
    assert exchanged.layout.hands[E] == cards("KC TC 8C QD 9D 7D KH AS KS QS 8S 6S")
    assert [ruff(hand, Options()).value for hand in exchanged.layout.hands] == [45, 43, 43]
    shown = follow(RULES, exchanged, "vie 2, see, revie 2, see, pass")
    assert isinstance(shown, Playing)
    assert gains(RULES, bought, shown) == (-14 + 14 + 8 + 6, -3 - 3, -5 - 3)
    assert paid(shown)[-2:] == [("gleek_kings", M, E, 3), ("gleek_kings", D, E, 3)]
    state: State = shown
    for line in TRICKS.splitlines():
        *played, won = line.split()
        state = follow(RULES, state, ", ".join(played))
        assert RULES.view(state, E).tricks[-1].taker == {"E": E, "M": M, "D": D}[won]
    assert counts(RULES.view(state, E).tricks, GLEEK.parse("JC"), D) == (21, 9, 36)
    assert RULES.worth(state.ledger.holdings) == (-1, -12, 13)
    assert (state.turn, total(state)) == (CHANCE, 0)
    again = RULES.play(state, pack_for(RULES, ("", "", ""), "9H", "", dealer=E))
    assert (again.dealer, again.turn) == (E, D)
