"""Playouts: every card falls legally, every point and trick is somebody's, and sure points go to one's own side."""

from collections import Counter
from random import Random

from game.core.cards import Card, Cards, Seat, mask
from game.core.trick import Contract
from game.rules.sheepshead.cards import PACK, contract_with
from game.search.playout import Playout, at_random

CONTRACT = contract_with(free=False)


def hands(dice: Random, seats: int, each: int) -> tuple[Cards, ...]:
    """Deal some cards."""
    cards = list(range(PACK.size))
    dice.shuffle(cards)
    return tuple(mask(cards[each * seat : each * (seat + 1)]) for seat in range(seats))


def watched(contract: Contract, seen: list[tuple[Seat, Cards, tuple[Card, ...]]]) -> Playout:
    """Play under a contract and keep what was asked."""

    def legal(seat: Seat, hand: Cards, table: tuple[Card, ...]) -> Cards:
        seen.append((seat, hand, table))
        return contract.policy(hand, table, contract.order) if table else hand

    return Playout(contract, (0, 1, 1), 0, legal)


def test_every_point_and_every_trick_is_somebodys() -> None:
    dice = Random(1)
    for seats, each in ((3, 10), (4, 7), (5, 6)):
        for _ in range(40):
            dealt = hands(dice, seats, each)
            sides = tuple(int(seat > 1) for seat in range(seats))
            result = Playout(CONTRACT, sides, 0).finish(dealt, 0, (), None)
            all_cards = mask(card for card in range(PACK.size) if any(hand >> card & 1 for hand in dealt))
            assert sum(result.points) == sum(
                CONTRACT.points[card] for card in range(32) if all_cards >> card & 1
            )
            assert sum(result.tricks) == each
            assert result.tricks[result.last] > 0


def test_the_card_asked_for_is_played_first() -> None:
    queen, king = PACK.parse("QC"), PACK.parse("KC")
    dealt = (1 << queen | 1 << king, PACK.cards("AC 7C"), PACK.cards("TC 8C"))
    play = Playout(CONTRACT, (0, 1, 1), 0)
    drawn, led = play.finish(dealt, 0, (), queen), play.finish(dealt, 0, (), king)
    assert drawn.points == (
        3,
        4 + 11 + 10,
        0,
    )  # low cards fall to the queen, and the king is lost to ace and ten
    assert led.points == (3, 4 + 11 + 10, 0)


def test_points_go_to_a_partners_sure_trick() -> None:
    dealt = (PACK.cards("8S"), PACK.cards("QC 7S"), PACK.cards("AH 9S"))
    result = Playout(CONTRACT, (0, 1, 1), 0).finish(dealt, 0, (PACK.parse("9C"),), None)
    assert result.points == (0, 3 + 11, 0)  # the queen trumps, and the ace goes on it


def test_points_are_kept_from_the_others_tricks() -> None:
    dealt = (PACK.cards("8S"), PACK.cards("7S 9H"), PACK.cards("AH 7H"))
    seen: list[tuple[Seat, Cards, tuple[Card, ...]]] = []
    watched(CONTRACT, seen).finish(dealt, 0, (PACK.parse("9C"),), None)
    kept = [hand for seat, hand, _ in seen if seat == 2]
    assert kept == [dealt[2], PACK.cards("AH")]  # the seven went first


def test_an_attacker_draws_trumps_while_he_has_two() -> None:
    seen: list[tuple[Seat, Cards, tuple[Card, ...]]] = []
    dealt = (PACK.cards("QC JD AS"), PACK.cards("7H 8H 9H"), PACK.cards("7S 8S 9S"))
    watched(CONTRACT, seen).finish(dealt, 0, (), None)
    assert next(table[0] for seat, _, table in seen if seat == 1) in PACK.parse_all("QC JD")


def test_who_shuns_points_takes_a_trick_that_must_be_taken_with_few_of_them() -> None:
    dealt = (PACK.cards("QC"), PACK.cards("9S"), PACK.cards("KD 7D"))
    result = Playout(CONTRACT, (0, 1, 2), 0, shunned=True).finish(dealt, 0, PACK.parse_all("7S 8S"), None)
    assert result.points == (7, 0, 0)  # the king is left for the queen


def test_at_random_every_card_that_may_be_played_is_played_as_often_as_another() -> None:
    play, hand = Playout(CONTRACT, (0, 1, 1), 0), PACK.cards("AC TC KC 7H QS")
    choose = at_random(play.legal, Random(3))
    for table, legal in (((), hand), ((PACK.parse("8C"),), PACK.cards("AC TC KC"))):
        chosen = Counter(choose(1, (0, hand, 0), 0, table) for _ in range(3000))
        assert mask(chosen) == legal
        assert max(chosen.values()) < 1.2 * min(chosen.values())


def test_others_may_go_on_than_the_quick_player() -> None:
    dealt = hands(Random(2), 3, 10)
    play, found = Playout(CONTRACT, (0, 1, 1), 0), set()
    for seed in range(20):
        result = play.finish(dealt, 0, (), None, at_random(play.legal, Random(seed)))
        assert sum(result.tricks) == 10
        found.add(result.points)
    assert len(found) > 10
