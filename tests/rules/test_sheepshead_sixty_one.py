"""Sheepshead's match to sixty-one: everybody plays alone and counts the card points of all deals."""

import pytest

from game.core.cards import CHANCE, NOBODY, PIQUET
from game.core.move import Deal, Say
from game.core.options import Value
from game.core.outcome import match_winners
from game.core.rules import Goal
from game.core.score import Award, Ledger
from game.rules.sheepshead import Playing, Sheepshead, Talking
from tests.rules.notation import follow, legal, why_not
from tests.rules.sheepshead_examples import FIVE, P1, P4, deal, score, table

TRICKS = "9C AC KD 8C TC 7H 8D KH 9D 8H KS AS 9S QD TS QH QC TD 7C AD KC QS 7S JD JS JH 8S 9H JC 7D"


def sixty_one(**more: Value) -> Sheepshead:
    return table(5, {"match_mode": "sixty_one", **more})


def after(rules: Sheepshead, *totals: int) -> Ledger:
    """Give a ledger with these totals after a deal."""
    ledger = Ledger((), rules.opening())
    for seat, total in enumerate(totals):
        ledger = ledger.credit(Award(1, "own_tricks", "10.4", seat, total, "card_points"), rules.credit)
    return ledger.close()


def test_everybody_counts_the_own_tricks_and_the_picker_the_bury() -> None:
    """The deal of §12.7."""
    rules = sixty_one()
    state = follow(rules, deal(rules, FIVE, "8D TH"), "pass pass pass pick AH TH done")
    assert isinstance(state, Playing)  # nothing is called
    state = follow(rules, state, TRICKS)
    assert score(state) == (15, 0, 25, 53, 27)
    assert [(each.step, each.rule, each.to, each.amount, each.unit) for each in state.ledger.awards] == [
        ("own_tricks", "10.4", 0, 15, "card_points"),
        ("own_tricks", "10.4", 2, 25, "card_points"),
        ("own_tricks", "10.4", 3, 32, "card_points"),
        ("own_tricks", "10.4", 4, 27, "card_points"),
        ("own_buried", "10.4", P4, 21, "card_points"),
    ]
    assert state.turn == CHANCE


def test_buried_cards_may_count_for_nobody_there_too() -> None:
    rules = sixty_one(bury_counts=False)
    state = follow(rules, deal(rules, FIVE, "8D TH"), "pass pass pass pick AH TH done")
    assert score(follow(rules, state, TRICKS)) == (15, 0, 25, 32, 27)


def test_nobody_is_on_anybodys_side() -> None:
    rules = sixty_one()
    state = follow(rules, deal(rules, FIVE, "8D TH"), "pass pass pass pick AH TH done")
    assert {rules.view(state, seat).sides for seat in range(5)} == {(-1,) * 5}


@pytest.mark.parametrize(
    ("totals", "over", "winners"),
    [
        ((60, 40, 20, 0, 0), False, ()),
        ((61, 40, 20, 0, 0), True, (0,)),
        ((64, 40, 70, 5, 61), True, (2,)),
        ((70, 40, 70, 5, 61), True, (0, 2)),
    ],
)
def test_whoever_first_has_sixty_one_wins_and_of_several_the_one_with_most(
    totals: tuple[int, ...], over: bool, winners: tuple[int, ...]
) -> None:
    rules = sixty_one()
    ledger = after(rules, *totals)
    assert rules.spec.goal == Goal("card_points", 61)
    assert rules.spec.units == ("card_points",)
    assert rules.over(ledger) == over
    if over:
        assert match_winners(rules.spec, rules.worth(ledger.holdings), (-1,) * 5) == winners


def test_a_match_goes_on_until_somebody_has_sixty_one() -> None:
    rules, pack = sixty_one(), Deal(tuple(range(PIQUET.size)))
    state = follow(rules, deal(rules, FIVE, "8D TH"), "pass pass pass pick AH TH done")
    state = follow(rules, state, TRICKS)
    while state.turn != NOBODY:
        state = rules.play(state, pack if state.turn == CHANCE else rules.moves(state)[0])
        assert state.turn == NOBODY or max(score(state)) < 61
    assert max(score(state)) >= 61
    assert state.ledger.finished > 1


@pytest.mark.parametrize("no_pick", ["leaster", "schwanzer", "jd_caller"])
@pytest.mark.parametrize(("leaster_blind", "blind"), [("last_trick", [10]), ("none", [])])
def test_when_nobody_picks_the_tricks_count_all_the_same(
    no_pick: str, leaster_blind: str, blind: list[int]
) -> None:
    rules = sixty_one(no_pick=no_pick, leaster_blind=leaster_blind)
    state = follow(rules, deal(rules, FIVE, "8D TH"), "pass " * 5)
    assert isinstance(state, Playing)
    while not state.ledger.finished:
        state = rules.play(state, rules.moves(state)[0])
    awards = state.ledger.awards
    assert {(each.step, each.rule) for each in awards} <= {("own_tricks", "10.4"), ("own_blind", "10.5")}
    assert [each.amount for each in awards if each.step == "own_blind"] == blind
    assert sum(score(state)) == 110 + sum(blind)


@pytest.mark.parametrize("no_pick", ["doubler", "redeal"])
def test_cards_may_be_thrown_in_and_double_nothing(no_pick: str) -> None:
    rules = sixty_one(no_pick=no_pick)
    state = follow(rules, deal(rules, FIVE, "8D TH"), "pass " * 5)
    assert state.turn == CHANCE
    assert state.ledger.awards == ()
    assert rules.view(state, P1).public.pending == 0


def test_nothing_is_called_cracked_or_blitzed() -> None:
    rules = sixty_one(
        cracking=True, blitzing=True, crack_eligibility="all_defenders", partner_rule="called_ace"
    )
    state = deal(rules, ("QC QS 9H TH 8D JD", "", "", "", ""), "7C 7S")
    state = follow(rules, state, "pick")
    assert not isinstance(state, Talking)  # two black queens, and nobody asks for them
    state = follow(rules, state, "9H TH done")
    assert isinstance(state, Playing)
    reason = why_not(rules, rules.view(state, state.turn), Say("crack"))
    assert (reason.key, reason.rule) == ("no_such", "6.1")


def test_the_dealer_may_have_to_pick() -> None:
    rules = sixty_one(no_pick="forced_pick")
    state = follow(rules, deal(rules, FIVE, "8D TH"), "pass " * 4)
    assert legal(rules, state) == {"pick"}
