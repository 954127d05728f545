"""Chances that the rules print among their advice are those of the cards."""

from fractions import Fraction
from math import comb
from random import Random

from game.core.cards import GLEEK, PIQUET, mask
from game.resources import read_text
from game.rules.imperiale.scoring import imperials


def at_most_one(unseen_trumps: int) -> float:
    """Tell how often five of 26 cards hold at most one of so many trumps."""
    plain = 26 - unseen_trumps
    return float(Fraction(comb(plain, 5) + unseen_trumps * comb(plain, 4), comb(26, 5)))


def paragraph(game: str, number: str) -> str:
    return next(
        line for line in read_text("rules", f"{game}.md").splitlines() if line.startswith(f"{number} ")
    )


def test_how_many_trumps_an_opponent_holds_at_ecarte() -> None:
    """§12.1: of eight trumps one is turned up, and one or two are held."""
    told = paragraph("ecarte", "12.1")
    assert f"at most one in {100 * at_most_one(5):.0f} of 100 deals" in told
    assert f"if you hold one, at most one in {100 * at_most_one(6):.0f}" in told


def test_what_a_bluff_has_to_win_at_gleek() -> None:
    """§15.5: who pays 4 to win 6 is even with two in five; §15.6: a fourth ace may lie in the stock."""
    assert Fraction(4, 4 + 6) == Fraction(2, 5)
    assert "bluff of 4 pence that wins a pot of 6 need only work two times in five" in paragraph(
        "gleek", "15.5"
    )
    unseen = GLEEK.size - 12 - 1
    assert 0 < Fraction(7, unseen) < Fraction(1, 4)
    assert "may still come from the stock" in paragraph("gleek", "15.6")


def test_how_often_a_hand_of_imperiale_holds_an_imperial() -> None:
    """§16.7: about one in eight; an impériale blanche once in some nine hundred deals."""
    dice, hands = Random(16), 20_000
    held = sum(bool(imperials(mask(dice.sample(range(PIQUET.size), 12)))) for _ in range(hands))
    assert 1 / 9.5 < held / hands < 1 / 6.5
    blanche = Fraction(2 * comb(20, 12), comb(32, 12))
    assert 850 < 1 / blanche < 950
