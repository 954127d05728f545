"""The players of Gleek: sense in plain positions, manners, and levels that differ in strength."""

from collections.abc import Sequence
from math import sqrt
from random import Random

import pytest

from game.bots.gleek.hands import Prospect, improvement, plans, ruff_chance
from game.bots.gleek.playing import pick
from game.bots.gleek.playout import Ending, choose, deck, play_out
from game.bots.gleek.reasons import because
from game.bots.gleek.situation import Situation, situation
from game.bots.gleek.wagers import DOUBTED, FOUR_ACES, chance, stance, strength, wager
from game.bots.gleek.worlds import worlds
from game.catalogue import find
from game.core.cards import CHANCE, GLEEK, Cards, mask
from game.core.move import Deal, Lay, Play, Say
from game.core.rules import Reason
from game.core.trick import head, must_follow
from game.core.view import Place
from game.resources import root
from game.rules.gleek import Gleek, Options, Playing, Ruff, State
from game.rules.gleek.phases import CONTRACTS, Call, Word
from game.wording import load
from tests.bots.decisions import LEVELS
from tests.bots.players import unaided
from tests.rules.gleek_examples import D, E, M, deal, lay, playing, table, vying
from tests.rules.notation import follow

RULES = table()


def chosen(level: str, state: State, seed: int = 1, rules: Gleek = RULES) -> tuple[str, Reason]:
    """Let a player choose; spell the card, or the word with its number."""
    decision = unaided(rules, level).choose(rules.view(state, state.turn), Random(seed), 30)
    match decision.move:
        case Play(card) | Lay(card):
            return GLEEK.spell(card), decision.reason
        case Say(word, None):
            return word, decision.reason
        case Say(word, number):
            return f"{word} {number}", decision.reason
        case _:
            raise AssertionError(decision)


def card(text: str) -> int:
    """Read a card."""
    return GLEEK.parse(text)


# What a hand is worth --------------------------------------------------------------------------------------------


def test_a_hand_of_trumps_gains_less_by_the_stock_than_rubbish() -> None:
    trumps = GLEEK.cards("AC KC QC TC 9C 8C AS KS AH KH AD KD")
    rubbish = GLEEK.cards("4C 5S 6S 7H 8H 4D 5D 6D TS 9H JD 7S")
    turn_up = card("JC")
    assert improvement(trumps, turn_up, Options()) < 3 < improvement(rubbish, turn_up, Options())


def test_to_see_the_stock_first_is_worth_something() -> None:
    hand, turn_up = GLEEK.cards("TC 8C JD TD 4D KH AS QS JS 9S 7S 5S"), card("JC")
    blind = improvement(hand, turn_up, Options())
    assert improvement(hand, turn_up, Options(stock_exchange="draw_first")) > blind


def test_the_best_plan_keeps_counters_and_three_aces() -> None:
    hand = GLEEK.cards("AC JC AS AH 4D 5D 6D 7H 8H 4S 5S 6H")
    kept = plans(hand, 5, card("9C"), Options())[0]
    assert kept & GLEEK.cards("AC JC AS AH") == GLEEK.cards("AC JC AS AH")


def test_a_plan_for_a_suit_keeps_that_suit() -> None:
    hand = GLEEK.cards("AS KS QS JS TS 4D 5D 6H 7H 8C 4H 5C")
    assert plans(hand, 5, card("9C"), Options())[0] == GLEEK.cards("AS KS QS JS TS")


def test_ruffs_that_were_bought_are_more_to_be_feared() -> None:
    for value in range(30, 60, 5):
        assert ruff_chance(value, bought=True) < ruff_chance(value)
    assert [ruff_chance(value) for value in range(20, 80)] == sorted(ruff_chance(v) for v in range(20, 80))


def test_what_may_still_come_counts() -> None:
    unseen = GLEEK.cards("AD AC KS KD 4S 5S 6S 7S 8S 9S")
    kept = GLEEK.cards("AS AH 4H 5H 6H")
    waiting = Prospect(kept, unseen, 7).worth(3, Options())
    assert waiting > Prospect(kept, unseen & ~GLEEK.cards("AD AC"), 7).worth(3, Options())


# The auction and the exchange ------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["club", "expert"])
def test_nobody_bids_without_end(level: str) -> None:
    state = deal(RULES)
    bids = 0
    while chosen(level, state, seed=bids)[0] != "pass":
        state = follow(RULES, state, chosen(level, state, seed=bids)[0])
        bids += 1
        assert bids < 12


@pytest.mark.parametrize("level", ["club", "expert"])
def test_a_hand_full_of_trumps_is_not_thrown_away(level: str) -> None:
    hands = ("4S 5S 6S 7H 8H 4D 5D 6D TS 9H JD 7S", "AC KC QC TC 9C 8C AS KS AH KH AD KD", "")
    assert chosen(level, deal(RULES, hands, "JC", ""))[0] == "pass"


@pytest.mark.parametrize("level", ["club", "expert"])
@pytest.mark.parametrize("way", ["discard_first", "draw_first"])
def test_the_exchange_throws_no_counter_and_no_set(level: str, way: str) -> None:
    rules = table({"stock_exchange": way})
    hands = ("AC JC KC AS AH 4D 5D 6D 7H 8H 4S 5S", "", "")
    state = follow(rules, deal(rules, hands, "9C", ""), "pass, pass")
    thrown = 0
    for seed in range(7):
        text, _ = chosen(level, state, seed, rules)
        thrown |= 1 << card(text)
        state = lay(rules, state, text)
    assert isinstance(state, Ruff)
    assert not thrown & GLEEK.cards("AC JC KC AS AH")


@pytest.mark.parametrize("level", LEVELS)
def test_the_exchange_goes_on_after_somebody_else_threw_the_best_cards_away(level: str) -> None:
    state = lay(RULES, follow(RULES, deal(RULES), "pass, pass"), "KH AS QS")
    text, _ = chosen(level, state)
    assert text in {"TC", "8C", "JD", "TD", "4D", "JS", "9S", "7S", "5S"}


# The ruff --------------------------------------------------------------------------------------------------------

STRONG = "AS KS QS JS TS 9S 8S 4C 5D 6H 4H 4D"
WEAK = "4S 5S 6S 4C 5C 6C 5H 7H 8H 7D 8D 6D"
MIDDLING = "AC KC QC JC 7S TH 9H 6H TD 9D 7C 8C"


def test_the_chance_falls_with_every_raise() -> None:
    def at(*calls: Call) -> float:
        return chance(46, wager(E, calls, 10, M, Options()))

    quiet = at(Call(E, Word.VIE, 2))
    seen = at(Call(E, Word.VIE, 2), Call(M, Word.SEE))
    raised = at(Call(E, Word.VIE, 2), Call(M, Word.REVIE, 4))
    dear = at(Call(E, Word.VIE, 2), Call(M, Word.REVIE, 20))
    assert quiet > seen > raised > dear
    doubted = wager(E, (Call(E, Word.VIE, 2), Call(M, Word.REVIE, 20)), 10, M, Options())
    assert chance(46, doubted) < chance(46, doubted, DOUBTED) < chance(46, wager(E, (), 10, M, Options()))
    assert chance(FOUR_ACES, wager(E, (Call(M, Word.VIE, 40),), 40, M, Options())) == 1.0
    assert strength(GLEEK.cards("AS AH AD AC 4S 5H"), Options()) == FOUR_ACES


def test_a_stance_is_a_share_of_all_that_can_be_done() -> None:
    for winning in (0.0, 0.2, 0.4, 0.6, 0.9):
        for calls in ((), (Call(M, Word.VIE, 2),), (Call(M, Word.VIE, 40),)):
            at = wager(E, calls, 8, M, Options())
            does = stance(winning, at)
            assert does.out + does.see + does.more == pytest.approx(1.0)
            assert does.more == 0.0 or at.may_raise
            assert does.see == 0.0 or at.level


@pytest.mark.parametrize("level", ["club", "expert"])
def test_a_great_ruff_never_passes_a_bet_and_a_poor_one_does_not_pay(level: str) -> None:
    for seed in range(6):
        bet = follow(RULES, vying(RULES, (MIDDLING, STRONG, WEAK), "9D"), "vie 4")
        assert chosen(level, bet, seed)[0] != "pass"
        dear = follow(RULES, vying(RULES, (MIDDLING, WEAK, STRONG), "9D"), "vie 38")
        assert chosen(level, dear, seed)[0] == "pass"


@pytest.mark.parametrize("level", ["club", "expert"])
def test_vying_is_mixed_by_dice(level: str) -> None:
    state = vying(RULES, (STRONG, MIDDLING, WEAK), "9D")
    words = {chosen(level, state, seed)[0] for seed in range(30)}
    assert len(words) > 1
    assert any(word.startswith("vie") for word in words)


@pytest.mark.parametrize("level", ["club", "expert"])
def test_a_poor_ruff_is_sometimes_bet_on(level: str) -> None:
    state = follow(RULES, vying(RULES, (MIDDLING, STRONG, WEAK), "9D"), "pass, pass")
    reasons = {chosen(level, state, seed)[1].key for seed in range(40)}
    assert reasons == {"ruff_waits", "ruff_bluff"}


@pytest.mark.parametrize("key", ["ruff_strong", "ruff_bluff"])
def test_why_one_bets_holds_against_a_single_opponent_too(key: str) -> None:
    assert "others" not in load(root() / "words" / "en", strict=True).get(f"gleek.reason.{key}")


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_where_a_pass_is_final_nobody_is_told_that_it_costs_nothing(level: str) -> None:
    rules = table({"ruff_pass_final": True})
    state = vying(rules, (WEAK, MIDDLING, WEAK), "9D")
    player, reasons = find("gleek").bot(rules, level), set[str]()
    for seed in range(20):
        reasons.add(player.choose(rules.view(state, E), Random(seed), 12).reason.key)
    assert "ruff_leaves" in reasons
    assert "ruff_waits" not in reasons
    alone = follow(rules, state, "pass, pass")
    for seed in range(20):
        decision = player.choose(rules.view(alone, D), Random(seed), 12)
        assert isinstance(decision.move, Say)
        assert (decision.move.word, decision.reason.key) == ("vie", "ruff_alone")


# The tricks ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["club", "expert"])
def test_a_counter_is_brought_home_when_it_is_safe(level: str) -> None:
    hands = ("4S 5D 6D", "9S 7D 8D", "JC AH 9H")
    state = follow(RULES, playing(RULES, hands, "5C"), "4S, 9S")
    assert chosen(level, state)[0] == "JC"


@pytest.mark.parametrize("level", LEVELS)
def test_no_counter_is_thrown_on_a_lost_trick(level: str) -> None:
    hands = ("AC 5D 6D", "9S 7D 8D", "JC 4C 9H")
    state = follow(RULES, playing(RULES, hands, "5C"), "AC, 9S")
    assert chosen(level, state)[0] == "4C"


@pytest.mark.parametrize("level", ["club", "expert"])
def test_tib_is_led_to_catch_what_counts(level: str) -> None:
    hands = ("AC 5D 6D", "JC 7D 8D", "KC 4D 9H")
    state = playing(RULES, hands, "5C")
    assert chosen(level, state)[0] == "AC"


@pytest.mark.parametrize("level", ["club", "expert"])
def test_the_last_player_wins_as_cheaply_as_he_can(level: str) -> None:
    hands = ("4S 5D 6D 4H", "9S 7D 8D 5H", "TS AS 4D 9H")
    state = follow(RULES, playing(RULES, hands, "5C"), "4S, 9S")
    assert chosen(level, state)[0] == "TS"


def test_nobody_says_he_lets_a_trick_go_that_he_heads() -> None:
    told = set()
    for seed in range(12):
        for state in course(seed, ("club", "club", "club")):
            if not isinstance(state, Playing) or not state.play.trick.cards:
                continue
            text, reason = chosen("club", state)
            order = CONTRACTS[state.layout.turn_up // 11].order
            heads = order.beats[head(state.play.trick.cards, order)] >> card(text) & 1
            told.add(reason.key)
            assert not heads or reason.key not in ("duck", "throw_low")
            assert heads or reason.key not in ("win_cheaply", "win_counter", "save_counter", "may_hold")
            assert (
                reason.key != "may_hold" or situation(RULES.view(state, state.turn)).danger(card(text)) < 0.8
            )
    assert {"duck", "throw_low", "win_cheaply", "may_hold", "give_little"} <= told


def test_only_the_lowest_card_of_a_suit_is_called_the_least_needed() -> None:
    follows = playing(RULES, ("AD 6S 7S", "4D 8S 9S", "5D 8D 6H"), "5C")
    trick = follow(RULES, follows, "AD, 4D")
    view = RULES.view(trick, trick.turn)
    assert [because(RULES, view, card(text)).key for text in ("5D", "8D")] == ["throw_low", "throw_any"]
    leads = playing(RULES, ("7S QS 9D", "KS 4D 5D", "AS 6D 7D"), "5C")
    view = RULES.view(leads, leads.turn)
    assert [because(RULES, view, card(text)).key for text in ("7S", "QS")] == [
        "lead_low",
        "lead_beaten_least",
    ]


def test_who_may_not_wait_is_not_told_that_waiting_costs_nothing() -> None:
    """§8.12"""
    weak = ("4S 5S 6S 4H 5H 6H 4D 5D 6D 4C 7C 8C", "AS KS QS JS TS 9S", "AH KH QH JH TH 9H")
    for final, key in ((False, "ruff_waits"), (True, "ruff_leaves")):
        rules = table({"ruff_pass_final": final})
        text, reason = chosen("club", vying(rules, weak, "9C"), rules=rules)
        assert (text, reason.key) == ("pass", key)


def test_what_is_called_unlikely_to_be_trumped_is_no_trump() -> None:
    """Nor is the highest trump left the highest of its suit, once the others are gone."""
    told = set()
    for seed in range(6):
        for state in course(seed, ("club", "club", "club")):
            if isinstance(state, Playing) and not state.play.trick.cards:
                text, reason = chosen("club", state)
                trump = CONTRACTS[state.layout.turn_up // 11].order.trumps >> card(text) & 1
                assert trump or reason.key not in ("cash_trump", "draw_trumps", "draw_counters")
                assert not trump or reason.key != "cash"
                told.add(reason.key)
    assert {"cash", "cash_trump"} <= told


@pytest.mark.parametrize(("hand", "thrown"), [("KS KH", "KH"), ("JS KH", "KH"), ("KS 9H", "9H")])
def test_a_card_that_catches_what_is_led_is_kept_before_one_whose_suit_is_gone(
    hand: str, thrown: str
) -> None:
    """The last spades may be led to me, while nobody else has a heart."""
    legal = GLEEK.cards(hand)
    other = Place("hand", 1, 2, GLEEK.cards("7S 8S 5C 6C"), 0)
    contract = CONTRACTS[GLEEK.parse("JD") // 11]
    seen = Situation(contract.order, contract.points, legal, legal, (GLEEK.parse("5C"),), (), (other, other))
    assert GLEEK.spell(pick(seen)) == thrown


def test_who_risks_no_counter_does_not_say_that_nothing_takes_the_trick() -> None:
    """The king of trumps would take it so far, but Tib may be behind."""
    hands = (
        "7C 8D 9D TD JD 4S 5S 6S 7S 8S 9S TS",
        "KC 4C 5D 6D 7D 4H 5H 6H 7H 8H 9H TH",
        "AC 4D JS QS KS AS JH QH KH AH QD KD",
    )
    state = follow(RULES, playing(RULES, hands, "5C"), "7C")
    text, reason = chosen("club", state)
    assert (text, reason.key) == ("4C", "duck")


def test_playing_out_takes_all_there_is() -> None:
    dice = Random(3)
    for _ in range(60):
        cards = list(range(GLEEK.size))
        dice.shuffle(cards)
        turn_up = cards[36]
        hands = [mask(cards[12 * seat : 12 * seat + 12]) for seat in range(3)]
        on = deck(turn_up // 11)
        counters = sum(on.points[each] for each in cards[:36])
        assert sum(play_out(on, list(hands), dice.randrange(3), ())) == 36 + counters


def test_an_ending_is_what_the_best_cards_bring() -> None:
    on = deck(3)
    last = [GLEEK.cards("4S"), GLEEK.cards("JC"), GLEEK.cards("KC")]
    assert Ending(on, last).scores(0, ()) == (0, 0, 3 + 9 + 3)
    two = [GLEEK.cards("4S 4H"), GLEEK.cards("JC 5D"), GLEEK.cards("KC 9S")]
    # to the four of spades the dealer must follow, so the middle saves Tom with it
    assert Ending(on, [GLEEK.cards("4H"), two[1], two[2]]).scores(0, (card("4S"),)) == (0, 12, 6)
    # so the eldest leads hearts: the dealer waits for Tom, and whether he takes that trick is all one to him
    assert Ending(on, two).scores(0, ()) == (1.5, 0, 16.5)


def test_an_ending_agrees_with_playing_out_when_nothing_is_left_to_choose() -> None:
    dice = Random(8)
    for _ in range(100):
        cards = list(range(GLEEK.size))
        dice.shuffle(cards)
        hands, on, leader = [1 << each for each in cards[:3]], deck(dice.randrange(4)), dice.randrange(3)
        assert list(Ending(on, hands).scores(leader, ())) == play_out(on, list(hands), leader, ())


def test_what_is_played_out_is_legal() -> None:
    dice = Random(4)
    for _ in range(200):
        cards = list(range(GLEEK.size))
        dice.shuffle(cards)
        size, table = dice.randint(1, 12), tuple(cards[36 : 36 + dice.randint(0, 2)])
        hands: list[Cards] = [mask(cards[12 * seat : 12 * seat + size]) for seat in range(3)]
        trump = dice.randrange(4)
        played = choose(deck(trump), 0, hands, 0, table)
        legal = must_follow(hands[0], table, CONTRACTS[trump].order) if table else hands[0]
        assert legal >> played & 1


def test_worlds_agree_with_what_is_known() -> None:
    dice = Random(6)
    for seed in range(6):
        for state in course(seed):
            view = RULES.view(state, state.turn)
            places = {place.seat: place for place in view.hidden if place.name == "hand"}
            for world in worlds(view, RULES, dice, 4):
                assert world.hands[view.me] == view.hand
                assert world.weight > 0
                seen = view.hand | view.aside | view.shown | world.heap
                for seat, place in places.items():
                    hand = world.hands[seat]
                    assert hand.bit_count() == place.size
                    assert hand & place.may == hand
                    assert hand & place.sure == place.sure
                    assert not hand & seen
                    seen |= hand


def course(seed: int, levels: Sequence[str] = ("club", "club", "novice")) -> list[State]:
    """Play a deal and give every position in which somebody was to move."""
    dice, found = Random(seed), []
    pack = list(range(GLEEK.size))
    dice.shuffle(pack)
    state = RULES.play(RULES.start(seed % 3), Deal(tuple(pack)))
    players = [unaided(RULES, level) for level in levels]
    while state.turn != CHANCE:
        found.append(state)
        move = players[state.turn].choose(RULES.view(state, state.turn), dice, 10).move
        state = RULES.play(state, move)
    return found


# Strength --------------------------------------------------------------------------------------------------------


def gains(levels: Sequence[str], deals: int) -> list[float]:
    """Seat one player of the first level against two of the second on each chair; give his gain a deal."""
    found = []
    for number in range(deals):
        gained = 0
        for chair in (E, M, D):
            seats = [levels[1]] * 3
            seats[chair] = levels[0]
            last = course(number, seats)[-1]
            move = RULES.moves(last)[0]
            gained += RULES.worth(RULES.play(last, move).ledger.holdings)[chair]
        found.append(gained / 3)
    return found


def low_end(values: Sequence[float]) -> float:
    """Give the lower end of the 95 % interval of the mean."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return mean - 1.96 * spread


def test_club_gains_more_than_novices() -> None:
    assert low_end(gains(("club", "novice"), 60)) > 0
