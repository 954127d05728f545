"""Gleek: every house rule in each of its values, and the course of a match."""

from random import Random

import pytest

from game.core.cards import CHANCE, GLEEK, NOBODY, TABLE
from game.core.move import Deal, IllegalMove, Play
from game.core.options import Value, changed, chosen, declared
from game.core.shuffle import random_deal
from game.resources import read_text, root
from game.rules.gleek import PRESETS, Auction, Exchange, Gleek, Options, Playing, Ruff, Settled, State
from game.rules.gleek.phases import Call, Word, buyer, stakes
from game.rules.gleek.scoring import elders, ruff_pot, ruff_won, shared, tricks_paid
from game.rules.gleek.vying import HIGHEST_LEVEL, LONGEST_RAISE
from game.wording import load
from tests.rules.gleek_examples import D, E, M, cards, deal, lay, paid, said, table, total, vying
from tests.rules.notation import follow, legal

RULES = table()
HANDS = (
    "TC 8C 7C TS 8S 5S JD TD 5D KH 6H 5H",
    "5C 4C KC 9S 4S QS KD 8D 6D TH JH 7H",
    "AS KS 7S 6S AD 9D 7D 4D QH 9H 8H 4H",
)


def test_the_house_rules_and_their_defaults() -> None:
    assert {each.id: each.default for each in declared(Options)} == {
        "match_deals": 6,
        "opening_bid": 12,
        "eldest_must_open": True,
        "stock_exchange": "discard_first",
        "ruff_ante": 1,
        "ruff_limit": 40,
        "ruff_pass_final": False,
        "ruff_suit": "longest",
        "ruff_tie": "elder",
        "lower_gleeks": "best_only",
        "tiddy_pay": 4,
        "towser_tumbler": "off",
        "trick_surplus": "top_scorer",
    }
    lengths = next(each.values for each in declared(Options) if each.id == "match_deals")
    assert all(isinstance(value, int) and value % 3 == 0 for value in lengths)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_chosen(preset: str) -> None:
    assert changed(chosen(Options, PRESETS[preset])) == PRESETS[preset]


# The auction -----------------------------------------------------------------------------------------------------


def test_the_opening_may_cost_13() -> None:
    state = deal(table({"opening_bid": 13}))
    assert isinstance(state, Auction)
    assert state.layout.auction == (Call(E, Word.BID, 13),)


def test_the_eldest_may_be_free_to_pass() -> None:
    rules = table({"eldest_must_open": False})
    state = deal(rules)
    assert (state.turn, legal(rules, state)) == (E, {"bid 12", "pass"})
    bought = follow(rules, state, "pass, bid 12, pass")
    assert isinstance(bought, Exchange)
    assert (bought.turn, paid(bought)) == (M, [("stock", M, E, 6), ("stock", M, D, 6)])
    last = follow(rules, state, "pass, pass, bid 12")
    assert isinstance(last, Exchange)
    assert last.turn == D


def test_when_all_pass_nobody_exchanges() -> None:
    rules = table({"eldest_must_open": False})
    state = follow(rules, deal(rules), "pass, pass, pass")
    assert isinstance(state, Ruff)
    assert (buyer(state.layout.auction), state.layout.stock.bit_count()) == (NOBODY, 7)
    assert paid(state, "stock") == []


def test_who_has_passed_is_not_asked_again() -> None:
    state = follow(RULES, deal(RULES), "bid 13, pass, bid 14, bid 15, bid 16")
    assert (state.turn, legal(RULES, state)) == (M, {"bid 17", "pass"})


# The exchange ----------------------------------------------------------------------------------------------------


def test_discarding_comes_before_drawing() -> None:
    state = follow(RULES, deal(RULES), "pass, pass")
    assert len(legal(RULES, state)) == 12
    six = lay(RULES, state, "JD TD 4D JS 9S 7S")
    assert isinstance(six, Exchange)
    assert (six.layout.hands[E].bit_count(), six.layout.stock.bit_count()) == (6, 7)
    done = lay(RULES, six, "5S")
    assert isinstance(done, Ruff)
    assert (done.layout.hands[E].bit_count(), done.layout.stock) == (12, 0)
    assert done.layout.discard == cards("JD TD 4D JS 9S 7S 5S")


def test_drawing_may_come_first() -> None:
    rules = table({"stock_exchange": "draw_first"})
    state = follow(rules, deal(rules), "pass, pass")
    assert isinstance(state, Exchange)
    assert (len(legal(rules, state)), state.layout.stock) == (19, 0)
    done = lay(rules, state, "KC QD 9D 7D KS 8S 6S")
    assert isinstance(done, Ruff)
    assert done.layout.hands[E] == cards("TC 8C JD TD 4D KH AS QS JS 9S 7S 5S")


# The ruff --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ante", [0, 1, 4])
def test_the_stake(ante: int) -> None:
    rules = table({"ruff_ante": ante})
    state = lay(rules, follow(rules, deal(rules), "pass, pass"), "JD TD 4D JS 9S 7S 5S")
    assert ruff_pot(state.ledger) == 3 * ante
    assert len(paid(state, "ante")) == (3 if ante else 0)
    carried = follow(rules, state, "pass, pass, pass")
    assert isinstance(carried, Playing)
    assert ruff_pot(carried.ledger) == 3 * ante


def test_the_limit_bounds_vies_and_revies() -> None:
    rules = table({"ruff_limit": 10})
    state = vying(rules, HANDS)
    assert said(rules, state, "vie") == list(range(2, 11))
    state = follow(rules, state, "vie 5")
    assert said(rules, state, "revie") == [2, 3, 4, 5]
    state = follow(rules, state, "revie 4")
    assert legal(rules, state) == {"pass", "see"}


def test_no_limit_still_bounds_a_raise_and_the_level() -> None:
    rules = table({"ruff_limit": 0})
    state = vying(rules, HANDS)
    assert said(rules, state, "vie") == list(range(2, LONGEST_RAISE + 1))
    state = follow(rules, state, f"vie {LONGEST_RAISE}")
    level = LONGEST_RAISE
    while "see" in legal(rules, state) and (raises := said(rules, state, "revie")):
        assert isinstance(raises[-1], int)
        level += raises[-1]
        state = follow(rules, state, f"revie {raises[-1]}")
    assert level == HIGHEST_LEVEL
    state = follow(rules, state, "see, see")
    assert isinstance(state, Playing)


def test_a_pass_before_a_vie_keeps_a_player_in() -> None:
    state = follow(RULES, vying(RULES, HANDS), "pass, vie 2, pass")
    assert (state.turn, "revie 2" in legal(RULES, state)) == (E, True)
    state = follow(RULES, state, "revie 2")
    assert state.turn == M  # the dealer passed after somebody had vied


def test_a_pass_before_a_vie_may_be_final() -> None:
    rules = table({"ruff_pass_final": True})
    state = follow(rules, vying(rules, HANDS), "pass, pass, vie 2")
    assert isinstance(state, Playing)
    assert ("ruff_unseen", TABLE, D, 5) in paid(state)
    left = follow(rules, vying(rules, HANDS), "pass, vie 2, revie 2")
    assert left.turn == M
    carried = follow(rules, vying(rules, HANDS), "pass, pass, pass")
    assert isinstance(carried, Playing)
    assert ruff_pot(carried.ledger) == 3


@pytest.mark.parametrize("final", [True, False])
def test_a_pass_after_a_vie_is_final_at_every_table(final: bool) -> None:
    rules = table({"ruff_pass_final": final})
    state = follow(rules, vying(rules, HANDS), "vie 2, pass, revie 2")
    assert state.turn == E
    assert isinstance(follow(rules, state, "see"), Playing)  # the middle is not asked again
    hint = load(root().joinpath("words", "en")).get("gleek.word_hint.pass_ruff")
    assert "as a rule" not in hint
    assert "Once somebody has vied you can’t come back in" in hint


def test_equal_ruffs() -> None:
    hands = [GLEEK.cards(hand) for hand in ("KS 4S", "KH 4H", "KD 4D")]
    alone = ruff_won(11, hands, (M, D), 1, Options())
    assert [(each.step, each.to, each.amount) for each in alone] == [("ruff_shown", M, 11)]
    assert "of equal ones the elder’s" in load(root().joinpath("words", "en")).get(
        "gleek.step_how.ruff_shown"
    )
    both = ruff_won(11, hands, (E, M, D), 1, Options(ruff_tie="split"))
    assert [(each.step, each.to, each.amount) for each in both] == [
        ("ruff_shared", E, 4),
        ("ruff_shared", M, 4),
        ("ruff_shared", D, 3),
    ]


def test_the_best_suit_may_count() -> None:
    hands = ("AD KD QD JD 9H 8H 7H 6H 5H TC 8C 4S", "TH KH AH JS 9S 8S 7S KS AC 7C 4D 8D", HANDS[0])
    by_length = follow(RULES, vying(RULES, hands), "vie 2, see, pass")
    assert ("ruff_shown", TABLE, M, 7) in paid(by_length)
    best = table({"ruff_suit": "best"})
    by_value = follow(
        best, vying(best, ("AD KD QD JD 9H 8H 7H 6H 5H TC 8C 4S", *hands[1:])), "vie 2, see, pass"
    )
    assert isinstance(by_value, Playing)
    assert by_value.layout.ruffs[E] == cards("AD KD QD JD")


def test_the_fold_of_the_vying() -> None:
    calls = (Call(E, Word.VIE, 2), Call(M, Word.SEE), Call(D, Word.REVIE, 3), Call(E, Word.PASS))
    assert (stakes(calls).level, stakes(calls).paid) == (5, (2, 2, 5))
    early = (Call(E, Word.PASS), Call(M, Word.VIE, 4))
    assert (stakes(early).out, stakes(early, pass_final=True).out) == (frozenset(), frozenset({E}))


# The settlement and the match ------------------------------------------------------------------------------------


def test_tiddy_may_pay_nothing() -> None:
    assert paid(deal(table({"tiddy_pay": 0}), ("", "", ""), "4H", "")) == []
    assert paid(deal(table({"tiddy_pay": 2}), ("", "", ""), "4H", ""))[0] == ("tiddy", E, D, 2)


def test_the_surplus_of_equals_goes_to_the_elder() -> None:
    awards = tricks_paid((27, 27, 9), D, 1, Options())
    assert (awards[-1].step, awards[-1].to, awards[-1].amount) == ("tricks_surplus", E, 3)


@pytest.mark.parametrize(
    ("surplus", "step"), [("top_scorer", "tricks_surplus"), ("ruff_pot", "tricks_carried")]
)
def test_counters_in_an_unsold_stock_are_out_of_play_too(surplus: str, step: str) -> None:
    """The king of trumps lies in a stock that nobody buys: 63 for the three, and nothing discarded (§6.3, §11.8)."""
    rules = table({"eldest_must_open": False, "trick_surplus": surplus})
    state = follow(rules, deal(rules), "pass, pass, pass, pass, pass, pass")
    while isinstance(state, Playing):
        state = rules.play(state, rules.moves(state)[0])
    assert isinstance(state, Settled)
    assert [(paid_for, amount) for paid_for, _, _, amount in paid(state) if paid_for == step] == [(step, 3)]
    words = load(root() / "words" / "en", strict=True)
    told = [words.get(f"gleek.{key}.{step}") for key in ("step", "step_how")]
    assert ["out of play" in text and "discard" not in text.lower() for text in told] == [True, True]
    (rule,) = (line for line in read_text("rules", "gleek.md").splitlines() if line.startswith("11.8 "))
    assert "in a stock that nobody bought (§6.3)" in rule


def test_odd_pence_go_to_those_named_first() -> None:
    awards = shared(5, elders(E), "pot_shared", "12.2", 1, (0, 0, 0))
    assert [(each.to, each.amount) for each in awards] == [(M, 2), (D, 2), (E, 1)]
    assert [each.to for each in shared(1, elders(E), "pot_shared", "12.2", 1, (0, 0, 0))] == [M]


def played_out(rules: Gleek, dice: Random) -> list[Settled]:
    """Play a match at random without vying; give the end of every deal."""
    state: State = rules.start(rules.first(dice))
    ends = []
    while state.turn != NOBODY:
        if state.turn == CHANCE:
            state = rules.play(state, random_deal(GLEEK, dice))
        else:
            moves = rules.moves(state)
            state = rules.play(state, moves[0] if isinstance(state, Ruff) else dice.choice(moves))
        if isinstance(state, Settled):
            ends.append(state)
    return ends


@pytest.mark.parametrize("options", [{"match_deals": 3}, {"match_deals": 6, "trick_surplus": "ruff_pot"}])
def test_a_match_is_so_many_deals_and_the_pot_is_shared_at_its_end(options: dict[str, Value]) -> None:
    rules = table(options)
    for seed in range(6):
        ends = played_out(rules, Random(seed))
        assert len(ends) == rules.options.match_deals
        assert [end.dealer for end in ends] == [(ends[0].dealer + n) % 3 for n in range(len(ends))]
        assert all(total(end) == -ruff_pot(end.ledger) for end in ends)
        assert all(ruff_pot(end.ledger) >= 3 * n for n, end in enumerate(ends[:-1], 1))
        assert (ruff_pot(ends[-1].ledger), total(ends[-1])) == (0, 0)
        shares = [amount for step, _, _, amount in paid(ends[-1]) if step == "pot_shared"]
        assert len(shares) == 3
        assert len(set(shares)) == 1, "there are never odd pence (§12.2)"


def test_what_does_not_belong_here_is_refused() -> None:
    with pytest.raises(IllegalMove):
        RULES.play(RULES.start(D), Deal((0, 1, 2)))
    with pytest.raises(IllegalMove):
        RULES.play(deal(RULES), Play(0))
