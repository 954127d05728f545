"""How hands are arranged."""

from game.core.cards import IMPERIUM, PIQUET, Pack
from game.core.order import Order
from game.rules.ecarte.phases import CONTRACTS as ECARTE
from game.rules.imperium.cards import CONTRACTS as IMPERIUM_CONTRACTS
from game.stage.sorting import sort_hand

HEARTS, CLUBS = 1, 3


def spelled(pack: Pack, text: str, order: Order | None, *, trumps_first: bool = True) -> str:
    return " ".join(pack.spell(card) for card in sort_hand(pack.cards(text), pack, order, trumps_first))


def test_suits_stand_together_in_alternating_colours() -> None:
    assert spelled(PIQUET, "7S KH 9S 8D JC", None) == "9S 7S KH JC 8D"
    assert spelled(PIQUET, "7H 8D 9S", None) == "7H 9S 8D"
    assert spelled(PIQUET, "7S 8C 9D", None) == "7S 9D 8C"
    assert spelled(IMPERIUM, "JOK KH KD", None) == "KH JOK KD"


def test_trumps_stand_first_or_last() -> None:
    order = ECARTE[True][CLUBS].order
    hand = "7C KC 8S 9H 9D"
    assert spelled(PIQUET, hand, order) == "KC 7C 9H 8S 9D"
    assert spelled(PIQUET, hand, order, trumps_first=False) == "9H 8S 9D KC 7C"


def test_cards_are_ranked_as_the_game_ranks_them() -> None:
    order = ECARTE[True][HEARTS].order
    assert spelled(PIQUET, "AS JS KS TS", order) == "KS JS AS TS"


def test_bowers_and_joker_stand_with_the_trumps() -> None:
    order = IMPERIUM_CONTRACTS[IMPERIUM.parse("QH")].order
    assert spelled(IMPERIUM, "JD AD JH JOK KS", order) == "JOK JH JD KS AD"


def test_nothing_is_lost() -> None:
    for cards in range(0, 1 << 17, 4099):
        assert sorted(sort_hand(cards, IMPERIUM, None)) == [n for n in range(17) if cards >> n & 1]
