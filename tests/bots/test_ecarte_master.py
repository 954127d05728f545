"""Écarté's master: habits straight from hands, choices made once for all hands that look alike, and what they bring."""

from random import Random

import pytest

from game.bots.ecarte.duel import duel
from game.bots.ecarte.foresight import Foresight
from game.bots.ecarte.habits import usual_answer, usual_lead
from game.bots.ecarte.master import Master, history
from game.bots.ecarte.playing import answer, lead
from game.bots.ecarte.situation import situation
from game.catalogue import find
from game.core.cards import CHANCE, NOBODY, PIQUET, members
from game.core.move import Deal, Play, spell
from game.rules.ecarte.phases import CONTRACTS
from game.search.ending import solve
from tests.rules.ecarte_examples import deal, follow, table

RULES = table()
CONTRACT = CONTRACTS[True][1]  # hearts
WORTHS = (0.0, 1.0, 2.0, 3.0, 4.0, 5.0)
CARDS = [card for card in range(32) if card != PIQUET.parse("TH")]


def dealt(dice: Random, count: int = 5) -> tuple[int, int]:
    """Deal two hands beside the ten of hearts."""
    cards = dice.sample(CARDS, 2 * count)
    return sum(1 << card for card in cards[:count]), sum(1 << card for card in cards[count:])


def layout(mine: int, theirs: int) -> tuple[float, int, int, int]:
    """Give him a hand to play by habit."""
    return (1.0, theirs, 0, sum(1 << card for card in CARDS) & ~theirs)


def test_habits_are_those_of_the_club_player() -> None:
    dice = Random(4)
    for _ in range(150):
        mine, theirs = dealt(dice)
        first = deal(RULES, PIQUET.spell_all(mine), PIQUET.spell_all(theirs), "TH")
        state = follow(RULES, first, "stand")
        seen = situation(RULES.view(state, 0), RULES)
        card, _ = lead(seen, list(members(mine)))
        unseen = sum(1 << each for each in CARDS) & ~mine
        assert usual_lead(mine, unseen, CONTRACT.order, first=True) == card
        state = RULES.play(state, Play(card))
        if state.turn != 1:
            continue
        seen = situation(RULES.view(state, 1), RULES)
        legal = [move.card for move in seen.view.moves if isinstance(move, Play)]
        unseen = sum(1 << each for each in CARDS) & ~theirs & ~(1 << card)
        usual = usual_answer(theirs, sum(1 << each for each in legal), card, unseen, CONTRACT.order)
        assert usual == answer(seen, legal)[0]


def test_against_one_known_hand_no_card_brings_less_than_with_open_hands() -> None:
    """He who plays by habit leaves me at least what he would who knew my cards."""
    dice, better = Random(5), 0
    for _ in range(60):
        mine, theirs = dealt(dice)
        open_hands = solve(CONTRACT, (mine, theirs), 0, (), (0, 1))
        found = Foresight(CONTRACT, mine, WORTHS).leads(mine, [layout(mine, theirs)], 0)
        assert all(found[card] >= open_hands[card] for card in members(mine))
        better += found != open_hands
    assert better


def test_two_hands_that_may_be_his_are_worth_no_more_than_each_known() -> None:
    dice, less = Random(6), 0
    for _ in range(40):
        mine, one = dealt(dice, 4)
        rest = [card for card in CARDS if not mine >> card & 1]
        other = sum(1 << card for card in dice.sample(rest, 4))
        look = Foresight(CONTRACT, mine, WORTHS)
        both = look.leads(mine, [layout(mine, one), layout(mine, other)], 0)
        each = [look.leads(mine, [layout(mine, hand)], 0) for hand in (one, other)]
        assert all(both[card] <= each[0][card] + each[1][card] + 1e-9 for card in both)
        less += any(both[card] < each[0][card] + each[1][card] for card in both)
    assert less


@pytest.mark.parametrize("trumping", [True, False])
def test_two_hands_are_solved_as_any_ending_is(trumping: bool) -> None:
    dice = Random(7)
    for number in range(80):
        contract = CONTRACTS[trumping][number % 4]
        mine, theirs = dealt(dice, 1 + number % 5)
        assert duel(contract).solve(mine, theirs, None) == solve(contract, (mine, theirs), 0, (), (0, 1))
        led, rest = members(theirs)[0], theirs & (theirs - 1)
        expected = solve(contract, (mine, rest), 1, (led,), (0, 1))
        assert duel(contract).solve(mine, rest, led) == expected


def test_what_he_played_is_remembered_with_what_he_knew() -> None:
    state = follow(RULES, deal(RULES, "8H QS 9S 7C AD", "9C TC JC 8D 7D", "TH"), "stand QS-7D 9S")
    past = history(situation(RULES.view(state, 1), RULES))
    cards = PIQUET.parse_all("QS 7D 9S")
    assert [(each.card, each.led) for each in past] == [(cards[0], cards[0]), (cards[2], cards[2])]
    assert [each.gone for each in past] == [0, 1 << cards[0] | 1 << cards[1]]


@pytest.mark.parametrize("options", [{}, {"must_trump": False, "dealer_min_discard": 0}])
def test_the_master_plays_whole_matches(options: dict[str, bool | int]) -> None:
    rules, dice = table(options), Random(5)
    player, state, decided = Master(rules), rules.start(0), 0
    while state.turn != NOBODY and decided < 60:
        if state.turn == CHANCE:
            cards = list(range(PIQUET.size))
            dice.shuffle(cards)
            state = rules.play(state, Deal(tuple(cards)))
            continue
        decision = player.choose(rules.view(state, state.turn), dice, 12)
        assert decision.move in rules.moves(state)
        state, decided = rules.play(state, decision.move), decided + 1
    assert state.ledger.finished >= 2


def test_a_trick_that_pays_nothing_is_taken_all_the_same() -> None:
    """The third trick has won the game, whatever comes; the lowest card would throw the king's trick away."""
    first = deal(RULES, "QH JH AH KC 7S", "8H 9H TD 8C 8S", "TH", score=(4, 0))
    state = follow(RULES, first, "stand QH-8H JH-9H AH-TD")
    decision = Master(RULES).choose(RULES.view(state, 0), Random(1), 60)
    assert spell(decision.move, PIQUET).split()[-1] == "KC"


@pytest.mark.parametrize(("hand", "turn_up"), [("8H KH TD JD KC", "7S"), ("JH QH 8D 9D KC", "7S")])
def test_the_bare_king_is_not_led_from_a_hand_without_trumps(hand: str, turn_up: str) -> None:
    """Open hands would lead it first, as if nothing could go wrong with the rest afterwards."""
    others = [card for card in PIQUET.faces if card not in (*hand.split(), turn_up)][:5]
    state = follow(RULES, deal(RULES, hand, " ".join(others), turn_up), "stand")
    decision = find("ecarte").bot(RULES, "master").choose(RULES.view(state, 0), Random(1), 60)
    assert spell(decision.move, PIQUET).split()[-1] != "KC"
