"""Écarté's master: habits straight from hands, choices made once for all hands that look alike, and what they bring."""

from random import Random

import pytest

from game.bots.ecarte.foresight import Foresight
from game.bots.ecarte.hands import keepers, usual_discard
from game.bots.ecarte.inference import history, likelihood
from game.bots.ecarte.playing import play, throw, usual_answer, usual_lead
from game.bots.ecarte.race import value
from game.bots.ecarte.situation import situation
from game.bots.ecarte.solver import solver
from game.bots.ecarte.weighing_words import Continuation, compare, layouts
from game.catalogue import find
from game.core.cards import CHANCE, NOBODY, PIQUET, members
from game.core.move import Deal, Lay, Play, Say, spell
from game.core.options import Value
from game.rules.ecarte.phases import CONTRACTS, Discarding, Playing, Talking
from game.search.ending import solve
from tests.bots.players import unaided
from tests.rules.ecarte_examples import deal, table
from tests.rules.notation import follow

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
        unseen = sum(1 << each for each in CARDS) & ~mine
        card = usual_lead(mine, unseen, CONTRACT.order, first=True)
        assert play(seen).move == Play(card)
        state = RULES.play(state, Play(card))
        if state.turn != 1:
            continue
        seen = situation(RULES.view(state, 1), RULES)
        legal = [move.card for move in seen.view.moves if isinstance(move, Play)]
        unseen = sum(1 << each for each in CARDS) & ~theirs & ~(1 << card)
        usual = usual_answer(theirs, sum(1 << each for each in legal), card, unseen, CONTRACT.order)
        assert play(seen).move == Play(usual)


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
        assert solver(contract).solve(mine, theirs, None) == solve(contract, (mine, theirs), 0, (), (0, 1))
        led, rest = members(theirs)[0], theirs & (theirs - 1)
        expected = solve(contract, (mine, rest), 1, (led,), (0, 1))
        assert solver(contract).solve(mine, rest, led) == expected


def test_what_he_played_is_remembered_with_what_he_knew() -> None:
    state = follow(RULES, deal(RULES, "8H QS 9S 7C AD", "9C TC JC 8D 7D", "TH"), "stand QS-7D 9S")
    past = history(situation(RULES.view(state, 1), RULES))
    cards = PIQUET.parse_all("QS 7D 9S")
    assert [(each.card, each.led) for each in past] == [(cards[0], cards[0]), (cards[2], cards[2])]
    assert [each.gone for each in past] == [0, 1 << cards[0] | 1 << cards[1]]


@pytest.mark.parametrize("options", [{}, {"must_trump": False, "dealer_min_discard": 0}])
def test_the_master_plays_whole_matches(options: dict[str, bool | int]) -> None:
    rules, dice = table(options), Random(5)
    player, state, decided = unaided(rules, "master"), rules.start(0), 0
    while state.turn != NOBODY and decided < 60:
        if state.turn == CHANCE:
            cards = list(range(PIQUET.size))
            dice.shuffle(cards)
            state = rules.play(state, Deal(tuple(cards)))
            continue
        decision = player.choose(rules.view(state, state.turn), dice, 6)
        assert decision.move in rules.moves(state)
        state, decided = rules.play(state, decision.move), decided + 1
    assert state.ledger.finished >= 2


def test_a_trick_that_pays_nothing_is_taken_all_the_same() -> None:
    """The third trick has won the game, whatever comes; the lowest card would throw the king's trick away."""
    first = deal(RULES, "QH JH AH KC 7S", "8H 9H TD 8C 8S", "TH", score=(4, 0))
    state = follow(RULES, first, "stand QH-8H JH-9H AH-TD")
    decision = unaided(RULES, "master").choose(RULES.view(state, 0), Random(1), 30)
    assert spell(decision.move, PIQUET).split()[-1] == "KC"


def test_who_has_made_the_point_is_told_of_the_vole() -> None:
    """Two cards are left: what they take is known for every hand the opponent may hold."""
    rules, dice, told = table({"king_marking": "auto"}), Random(6), set[str]()
    for _ in range(1500):
        state = rules.play(rules.start(0), Deal(tuple(dice.sample(range(PIQUET.size), PIQUET.size))))
        while state.turn >= 0:
            view = rules.view(state, state.turn)
            if [trick.taker for trick in view.tricks] == [view.me] * 3 and len(view.moves) > 1:
                reason, contract = unaided(rules, "master").choose(view, dice, 6).reason, rules.contract(view)
                hands = tuple(rules.view(state, seat).hand for seat in (0, 1))
                assert contract is not None
                opened = solve(contract, hands, view.me, (), (0, 1))
                assert reason.key in ("sure_vole", "vole_reckoned", "vole_lost")
                assert reason.key != "sure_vole" or max(opened.values()) == 2
                assert reason.key != "vole_lost" or max(opened.values()) < 2
                told.add(reason.key)
                break
            state = rules.play(state, dice.choice(rules.moves(state)))
    assert told == {"sure_vole", "vole_reckoned", "vole_lost"}


@pytest.mark.parametrize(("hand", "turn_up"), [("8H KH TD JD KC", "7S"), ("JH QH 8D 9D KC", "7S")])
def test_the_bare_king_is_not_led_from_a_hand_without_trumps(hand: str, turn_up: str) -> None:
    """Open hands would lead it first, as if nothing could go wrong with the rest afterwards."""
    others = [card for card in PIQUET.faces if card not in (*hand.split(), turn_up)][:5]
    state = follow(RULES, deal(RULES, hand, " ".join(others), turn_up), "stand")
    decision = find("ecarte").bot(RULES, "master").choose(RULES.view(state, 0), Random(1), 60)
    assert spell(decision.move, PIQUET).split()[-1] != "KC"


def test_what_one_throws_is_what_the_club_player_lays_away() -> None:
    dice = Random(8)
    for least in (0, 1):
        rules = table({"dealer_min_discard": least})
        for _ in range(60):
            mine, theirs = dealt(dice)
            first = deal(rules, PIQUET.spell_all(theirs), PIQUET.spell_all(mine), "TH")
            state, laid = follow(rules, first, f"propose accept {PIQUET.spell(members(theirs)[0])} done"), 0
            while state.turn == 1:
                move = throw(situation(rules.view(state, 1), rules)).move
                state, laid = rules.play(state, move), laid | (1 << move.card if isinstance(move, Lay) else 0)
            assert laid == usual_discard(mine, CONTRACT.order, least, 5)


@pytest.mark.parametrize(
    "options", [{}, {"vulnerability": "any_refusal", "dealer_min_discard": 0, "max_exchanges": 2}]
)
@pytest.mark.pure("compiled code does not look where this puts something else")
def test_a_deal_goes_on_as_club_players_talk_and_exchange(
    options: dict[str, Value], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, dice, ends = table(options), Random(9), list[tuple[tuple[int, int], int]]()
    monkeypatch.setattr(Continuation, "played", lambda _self, hands, _tricks, who: ends.append((hands, who)))
    club, exchanged = find("ecarte").bot(rules, "club"), set[int]()
    for number in range(80):
        pack = list(range(PIQUET.size))
        dice.shuffle(pack)
        state = rules.play(rules.start(1), Deal(tuple(pack)))
        if not isinstance(state, Talking):
            continue
        state = rules.play(state, Say("propose"))
        ahead = Continuation(situation(rules.view(state, 0), rules))
        assert isinstance(state, Talking)
        ahead.proposed((state.layout.hands[0], state.layout.hands[1]), state.layout.talon)
        while isinstance(state, Talking | Discarding):
            state = rules.play(state, club.choose(rules.view(state, state.turn), dice, 1).move)
        assert isinstance(state, Playing)
        assert ends[-1] == (state.layout.hands, state.layout.vulnerable), number
        exchanged.add(len(state.layout.exchanged))
    assert len(exchanged) > 2


@pytest.mark.parametrize("options", [{}, {"vulnerable_bonus": "plus_two"}])
def test_tricks_and_kings_are_worth_what_the_rules_pay(options: dict[str, Value]) -> None:
    rules = table(options)
    first = deal(rules, "KH 7S 8S 9S TS", "QH JH AH 9H 8H", "TH", score=(2, 1))
    seen = situation(rules.view(first, 0), rules)
    ahead, hands = Continuation(seen), (seen.view.hand, PIQUET.cards("QH JH AH 9H 8H"))
    dear = 3 if options else 2
    # After the king I want two points, the dealer four.
    assert ahead.played(hands, 2, 0) == value(2, 4, -dear)
    assert ahead.played(hands, 3, 1) == value(2, 4, dear)
    assert ahead.played(hands, 5, NOBODY) == value(2, 4, 2)
    asked = situation(rules.view(follow(rules, first, "propose"), 1), rules)
    assert Continuation(asked).played(hands, 5, NOBODY) == value(4, 2, -2)


def test_what_he_has_thrown_is_not_drawn_again() -> None:
    """Four cards of each are gone, and of all that is out he has thrown what is worth least."""
    first = deal(RULES, "7S 8S 9S TS AS", "7D 8D 9D TD AD", "TH")
    state = follow(RULES, first, "propose accept 7S 8S 9S TS done 7D 8D 9D TD done")
    seen = situation(RULES.view(state, 0), RULES)
    kept = keepers(PIQUET.full, CONTRACT.order)
    for his, talon in layouts(seen, Random(2), 20):
        assert len(talon) == len(state.layout.talon if isinstance(state, Talking) else ())
        thrown = seen.unseen & ~his & ~sum(1 << card for card in talon)
        assert thrown.bit_count() == 4
        assert not thrown & kept


def test_cards_are_wanted_for_a_bad_hand_and_not_for_a_good_one() -> None:
    for hand, wanted in (("7S 8C 9D 7D 8H", True), ("QH JH AH QS JS", False)):
        others = [card for card in PIQUET.faces if card not in (*hand.split(), "TH")][:5]
        seen = situation(RULES.view(deal(RULES, hand, " ".join(others), "TH"), 0), RULES)
        found = compare(seen, lambda _: 1.0, Random(3), 200)
        assert (found.lead > 2 * found.error) if wanted else (found.lead < -2 * found.error), hand


def test_the_master_stands_where_the_book_would_ask_for_more() -> None:
    """No class of the book holds it, but two courts and an ace guarded win oftener than what is drawn for them."""
    state = deal(RULES, "QS JH AH JD 7C", "7S 8S 9S TS 7H", "9C")
    view = RULES.view(state, 0)
    decision = unaided(RULES, "master").choose(view, Random(1), 30)
    assert decision.move == Say("stand")
    assert decision.reason.key == "stand_reckoned-unlisted"
    assert find("ecarte").bot(RULES, "club").choose(view, Random(1), 60).move == Say("propose")


def test_silence_about_the_king_tells_nothing_before_a_card_is_played() -> None:
    """§6.3: it is marked before the first card; who has only proposed may still hold it."""
    elder, other = "QH JH AH 7S 8C", "7D 8D 9D TD AD"
    asked = follow(RULES, deal(RULES, elder, other, "TH"), "propose")
    led = follow(RULES, deal(RULES, elder, other, "TH"), "stand QH")
    with_king, without = (PIQUET.cards(f"{high} 7S 8S 9C 9D") for high in ("KH", "7H"))
    for state, silent in ((asked, False), (led, True)):
        weigh = likelihood(situation(RULES.view(state, 1), RULES))
        assert (weigh(with_king) < weigh(without)) == silent
