"""The players of Impériale: exact reckoning, sensible play in plain positions, and levels that differ in strength."""

from itertools import product
from math import sqrt
from random import Random

import pytest

from game.bots.imperiale.finish import Finish, Standing
from game.bots.imperiale.prospects import prospects
from game.bots.imperiale.solver import SEQUENCE_FREE, SEQUENCE_SPLIT, Solver, placed, places, stakes
from game.bots.imperiale.weighing import WorldChances
from game.core.cards import NOBODY, PIQUET, Seat, mask, members
from game.core.deal import Dealing
from game.core.move import Deal, Play
from game.core.options import Value, chosen, declared
from game.core.rules import Reason
from game.core.trick_play import TrickPlay, begin
from game.rules.imperiale import Imperiale, Options, Playing, State
from game.rules.imperiale.cards import CONTRACTS, SEQUENCES, suit_of
from game.rules.imperiale.scoring import gathered
from tests.bots.players import unaided
from tests.rules.imperiale_examples import DEALER, ELDER, counters, deal, table
from tests.rules.notation import follow

RULES = table()


def some_options(dice: Random) -> Options:
    """Choose house rules at random."""
    wanted: dict[str, Value] = {
        each.id: dice.choice(each.values) if each.values else dice.randint(each.low, each.high)
        for each in declared(Options)
    }
    return chosen(Options, wanted)


def choice(
    level: str, state: State, rules: Imperiale = RULES, seed: int = 1, budget: int = 12
) -> tuple[str, Reason]:
    """Let a player choose; spell the card."""
    decision = unaided(rules, level).choose(rules.view(state, state.turn), Random(seed), budget)
    assert isinstance(decision.move, Play)
    return PIQUET.spell(decision.move.card), decision.reason


# Reckoning -------------------------------------------------------------------------------------------------------


def gain(options: Options, trump: int, play: TrickPlay) -> int:
    """Give what seat 0 gains in whites from a trick on, by trying everything."""
    contract, seat = CONTRACTS[options.must_head][trump], play.turn
    if seat == NOBODY:
        return 0
    every = []
    for led in members(play.hands[seat]):
        values = []
        for card in members(contract.policy(play.hands[1 - seat], (led,), contract.order)):
            after = play.play(led, contract).play(card, contract)
            paid = gathered(1, after, trump, options)
            now = sum((6 if each.unit == "red" else 1) * (1 if each.to == 0 else -1) for each in paid)
            now += (after.tricks[-1].taker == 0) * stakes(options).trick
            values.append(now + gain(options, trump, after))
        every.append(min(values) if seat == 0 else max(values))
    return max(every) if seat == 0 else min(every)


def test_the_solver_agrees_with_trying_everything() -> None:
    dice = Random(71)
    for _ in range(120):
        options = some_options(dice)
        cards = list(range(32))
        dice.shuffle(cards)
        trump, size = dice.randrange(4), dice.randint(1, 4)
        if dice.random() < 0.5:
            top = members(SEQUENCES[trump])  # so that the sequence may fall
            cards = [*top[: size // 2], *(card for card in cards if card not in top), *top[size // 2 :]]
            cards = [*cards[:size], *cards[::-1][:size]]
        hands = (mask(cards[:size]), mask(cards[size : 2 * size]))
        falls = not SEQUENCES[trump] & ~(hands[0] | hands[1])
        shared = falls and all(SEQUENCES[trump] & ~hand for hand in hands)
        marks = SEQUENCE_FREE if shared and options.imperiale_tombee else SEQUENCE_SPLIT
        solver = Solver(stakes(options))
        lead, follow = (placed(hand, trump) for hand in hands)
        found = [solver.led(places(trump)[card], lead, follow, marks) for card in members(hands[0])]
        assert max(found) == gain(options, trump, begin(hands, 0))


def best(rules: Imperiale, state: State, seat: Seat) -> float:
    """Give the chance of a seat to win the match with open hands, by trying everything."""
    if not isinstance(state, Playing):
        return prospects(rules.options).chance(state.ledger.holdings, seat, 1 - state.dealer)
    values = [best(rules, rules.play(state, move), seat) for move in rules.moves(state)]
    return max(values) if state.turn == seat else min(values)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"honours_scoring": "trick_winner", "trick_bonus": "difference"},
        {"must_head": False},
        {"first_deal_annuls": False},
    ],
)
def test_the_finish_agrees_with_playing_everything_out(options: dict[str, Value]) -> None:
    dice, rules = Random(72), table({"target_reds": 3, **options})
    for _ in range(30):
        cards = list(range(32))
        dice.shuffle(cards)
        held = counters(
            rules, ((dice.randrange(2), dice.randrange(6)), (dice.randrange(2), dice.randrange(6)))
        )
        state = rules.play(Dealing(DEALER, held), Deal(tuple(cards)))
        while isinstance(state, Playing) and len(state.play.tricks) < 9:
            state = rules.play(state, dice.choice(rules.moves(state)))
        if not isinstance(state, Playing):
            continue
        trump, me = suit_of(state.turn_up), state.turn
        finish = Finish(rules.options, me, state.dealer, state.ledger.finished + 1)
        taken = sum(trick.taker == me for trick in state.play.tricks)
        at = Standing(me, state.ledger.holdings, taken, SEQUENCE_SPLIT)
        mine, theirs = (placed(state.play.hands[seat], trump) for seat in (me, 1 - me))
        for move in rules.moves(state):
            assert isinstance(move, Play)
            found = finish.led(places(trump)[move.card], mine, theirs, at)
            assert found == pytest.approx(best(rules, rules.play(state, move), me))


def test_chances_favour_who_is_ahead_and_add_up() -> None:
    chances = prospects(Options())
    for mine, theirs in product(product(range(5), range(0, 6, 2)), repeat=2):
        for dealer in (ELDER, DEALER):
            chance = chances.chance((mine, theirs), ELDER, dealer)
            assert chance + chances.chance((mine, theirs), DEALER, dealer) == pytest.approx(1)
            assert chance == pytest.approx(chances.chance((theirs, mine), DEALER, 1 - dealer))
            assert chances.chance(((mine[0], mine[1] + 1), theirs), ELDER, dealer) > chance
            assert chances.chance(((mine[0] + 1, mine[1]), theirs), ELDER, dealer) > chance


def test_a_finished_match_is_certain() -> None:
    chances = prospects(Options(target_reds=3))
    assert chances.chance(((3, 0), (2, 2)), ELDER, DEALER) == 1
    assert chances.chance(((2, 2), (3, 1)), ELDER, DEALER) == 0


# Plain positions -------------------------------------------------------------------------------------------------

SENSIBLE = pytest.mark.parametrize("level", ["club", "expert"])
STRONG = ("KS QS 8S KH 9H 8H KD 9D 8D 7C TC 8C", "AS TS 9S QH JH TH AH QD JD TD 9C QC")
"""Spades are trumps: elder hand holds the king and queen, the dealer the ace alone of the honours."""


@SENSIBLE
def test_the_king_of_trumps_is_led_at_the_sixth_white(level: str) -> None:
    """Leading it is a red for certain, and annuls the other's whites."""
    assert choice(level, deal(RULES, STRONG, "7S", "0/5 0/2"))[0] in {"KS", "QS"}


def test_the_expert_says_why_the_sixth_white_is_worth_so_much() -> None:
    _, reason = choice("expert", deal(RULES, STRONG, "7S", "0/5 0/2"))  # who gets the seven and the point
    assert (reason.key, reason.number) == ("sixth_annuls", 4)
    gentle = table({"first_deal_annuls": False})
    _, reason = choice("expert", deal(gentle, STRONG, "7S", "0/5 0/2"), gentle)
    assert reason.key != "sixth_annuls"


def test_a_white_is_worth_less_where_its_red_would_annul_nothing() -> None:
    """Early in the deal, with four whites against four."""
    worth = []
    for annuls in (True, False):
        rules = table({"first_deal_annuls": annuls})
        view = rules.view(deal(rules, STRONG, "7S", "0/4 0/3"), ELDER)
        contract = rules.contract(view)
        assert contract
        worth.append(WorldChances(rules, view, contract.order).white)
    assert worth[0] > worth[1] > 0


@SENSIBLE
@pytest.mark.parametrize(
    ("hands", "turn_up", "script", "card"),
    [
        (("KS 9H 8H TH 7H KD 9D 8D 7D TC 8C 9C", "AS TS 8S JH QH QD JD TD 7C QC JC KC"), "9S", "KS", "8S"),
        (("KS 9H 8H TH 7H KD 9D 8D 7D TC 8C 9C", "AS 7S QS JH QH QD JD TD 7C QC JC KC"), "9S", "KS", "7S"),
        (("KC 9H 8H TH 7H KD 9D 8D 7D TC 8C 9C", "AS 8S QS JH QH QD JD TD TS 7S JS AD"), "9S", "KC", "8S"),
    ],
)
def test_no_honour_is_given_away_that_can_be_kept(
    level: str, hands: tuple[str, str], turn_up: str, script: str, card: str
) -> None:
    """A low trump on the king; the least honour when there are only honours; a low trump when a suit is trumped."""
    assert choice(level, follow(RULES, deal(RULES, hands, turn_up), script))[0] == card


@SENSIBLE
def test_where_the_taker_is_paid_an_honour_takes_the_trick(level: str) -> None:
    """The seven of trumps scores when it trumps, and is good for little else."""
    rules = table({"honours_scoring": "trick_winner"})
    hands = ("KC 9H 8H TH 7H KD 9D 8D 7D TC 8C 9C", "AS 8S 7S JH QH QD JD TD TS AH KH AD")
    assert choice(level, follow(rules, deal(rules, hands, "9S"), "KC"), rules)[0] == "7S"


@SENSIBLE
def test_a_trick_is_won_with_the_cheapest_card(level: str) -> None:
    hands = ("TC 9H 8H TH 7H KS QS 8S 7D KD 8C 9C", "KC AC JS JH QH QD JD TD TS AH KH AD")
    assert choice(level, follow(RULES, deal(RULES, hands, "9S"), "TC"))[0] == "AC"


@SENSIBLE
def test_a_lost_trick_takes_the_lowest_card(level: str) -> None:
    hands = ("KC 9H 8H TH 7H KS QS 8S 7D KD 8C 9C", "QC 7C JS JH QH QD JD TD TS AH KH AD")
    assert choice(level, follow(RULES, deal(RULES, hands, "9S"), "KC"))[0] == "7C"


def test_the_expert_goes_on_for_all_twelve_tricks() -> None:
    sure = ("KS QS JS AS KH QH JH AH KD QD JD KC", "TS 9S 8S 7S TH 9H 8H 7H TD 9D 8D AC")
    rules = table({"target_reds": 7})
    state = follow(rules, deal(rules, sure, "7D"), "KD-8D QD-9D JD-TD KS-7S QS-8S JS-9S AS-TS")
    assert choice("expert", state, rules)[1].key == "all_tricks"


@SENSIBLE
def test_every_level_says_when_there_is_no_choice(level: str) -> None:
    hands = ("KC 9H 8H TH 7H KS QS 8S 7D KD 8C 9C", "7C 7S JS JH QH QD JD TD TS AH KH AD")
    assert choice(level, follow(RULES, deal(RULES, hands, "9S"), "KC")) == (
        "7C",
        Reason("only_card", cards=PIQUET.cards("7C")),
    )


def test_the_expert_gathers_the_sequence_of_trumps() -> None:
    """With the tombée on, the queen must bring in the ace; otherwise hearts do as well."""
    rules = table({"imperiale_tombee": True})
    hands = ("KH QH 9S 8S 7S 9D 8D 7D 9C 8C 7C TC", "JH AH KS QS TS KD QD TD KC QC AS AC")
    state = follow(rules, deal(rules, hands, "TH"), "KH-JH")
    assert choice("expert", state, rules)[0] == "QH"


def test_nobody_is_told_of_a_duty_to_beat_that_the_house_does_not_know() -> None:
    rules, dice, keys = table({"must_head": False}), Random(9), set[str]()
    club = unaided(rules, "club")
    for _ in range(60):
        cards = list(range(32))
        dice.shuffle(cards)
        state = rules.play(rules.start(DEALER), Deal(tuple(cards)))
        while isinstance(state, Playing):
            view = rules.view(state, state.turn)
            decision, led = club.choose(view, dice, 1), view.trick.cards
            contract, legal = (
                rules.contract(view),
                [each.card for each in view.moves if isinstance(each, Play)],
            )
            assert contract is not None
            if led and any(contract.order.beats[led[0]] >> card & 1 for card in legal):
                assert decision.reason.key not in {"lose_cheaply", "honour_lost", "spare_honour", "throw"}
            keys.add(decision.reason.key)
            state = rules.play(state, decision.move)
    assert keys >= {"low_trump-last", "lead_low", "lose_cheaply"}
    assert not keys & {"low_trump", "make_him_beat", "make_him_spend"}


# Strength --------------------------------------------------------------------------------------------------------


def played(deal_: Deal, dealer: Seat, levels: tuple[str, str], dice: Random) -> int:
    """Play one deal; give what seat 0 gained over seat 1, in whites."""
    players = [unaided(RULES, level) for level in levels]
    state = RULES.play(RULES.start(dealer), deal_)
    while isinstance(state, Playing):
        view = RULES.view(state, state.turn)
        state = RULES.play(state, players[state.turn].choose(view, dice, 24).move)
    mine, theirs = RULES.worth(state.ledger.holdings)
    return mine - theirs


def lead_and_error(levels: tuple[str, str], deals: int, seed: int) -> tuple[float, float]:
    """Play every deal from both sides of the table; give the first level's mean gain and its standard error."""
    dice, gains = Random(seed), []
    for _ in range(deals):
        cards = list(range(32))
        dice.shuffle(cards)
        shuffled = Deal(tuple(cards))
        one, other = (played(shuffled, DEALER, order, dice) for order in (levels, levels[::-1]))
        gains.append((one - other) / 4)
    mean = sum(gains) / deals
    return mean, sqrt(sum((each - mean) ** 2 for each in gains) / (deals - 1) / deals)


def test_club_beats_novice() -> None:
    mean, error = lead_and_error(("club", "novice"), 250, 73)
    assert mean > 1.96 * error


@pytest.mark.slow
def test_expert_beats_club() -> None:
    mean, error = lead_and_error(("expert", "club"), 60, 74)
    assert mean > 1.96 * error
