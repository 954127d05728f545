"""The players of Imperium: exact counting, sensible play in plain positions, and levels that differ in strength."""

from itertools import product
from math import sqrt
from random import Random

import pytest

from game.bots.imperium.belief import beliefs
from game.bots.imperium.foresight import Solver
from game.bots.imperium.prospects import prospects
from game.catalogue import find
from game.core.cards import IMPERIUM, Seat, bit, mask, members
from game.core.move import Deal, Move, Play, Say, plays
from game.core.rules import Reason
from game.core.score import Holdings
from game.core.trick import must_overtake
from game.rules.imperium import Options, State
from game.rules.imperium.cards import CONTRACTS
from game.search.ending import solve
from tests.bots.players import unaided
from tests.rules.imperium_examples import NO_CHIPS, A, B, deal, table
from tests.rules.notation import follow

RULES = table()
SCORES: list[Holdings] = [((0, 0), (0, 0)), ((4, 2), (4, 2)), ((4, 0), (0, 2)), ((1, 2), (3, 1))]


def chosen(level: str, state: State, seed: int = 1) -> tuple[str, Reason]:
    """Let a player choose; spell the card or the word."""
    player = unaided(RULES, "expert" if level == "master" else level)
    decision = player.choose(RULES.view(state, state.turn), Random(seed), 250 if level == "master" else 40)
    match decision.move:
        case Play(card):
            return IMPERIUM.spell(card), decision.reason
        case Say(word, None):
            return word, decision.reason
        case _:
            raise AssertionError(decision)


def at(hands: tuple[str, str], turn_up: str, script: str = "", held: Holdings = NO_CHIPS) -> State:
    """Deal these hands, B dealing, and play so far."""
    return follow(RULES, deal(RULES, hands, turn_up, held), script)


# Counting --------------------------------------------------------------------------------------------------------


def test_the_solver_agrees_with_the_general_one() -> None:
    dice = Random(61)
    for _ in range(150):
        cards = list(range(IMPERIUM.size))
        dice.shuffle(cards)
        turn_up = cards.pop() if cards[-1] < len(CONTRACTS) else cards.pop(0)
        size = dice.randint(1, 5)
        contract, lead, follows = CONTRACTS[turn_up], mask(cards[:size]), mask(cards[size : 2 * size])
        solver = Solver(contract.order)
        assert solve(contract, (lead, follows), 0, (), (0, 1)) == {
            card: solver.led(card, lead, follows) for card in members(lead)
        }
        led = members(lead)[0]
        rest = lead & ~bit(led)
        replies = plays(must_overtake(follows, (led,), contract.order))
        assert solve(contract, (rest, follows), 0, (led,), (0, 1)) == {
            move.card: solver.answered(led, move.card, rest, follows)
            for move in replies
            if isinstance(move, Play)
        }


def test_the_true_hand_is_always_among_those_believed_in() -> None:
    dice = Random(62)
    for _ in range(40):
        cards = list(range(IMPERIUM.size))
        dice.shuffle(cards)
        state = RULES.play(RULES.start(B), Deal(tuple(cards)))
        while state.turn in (A, B):
            view = RULES.view(state, state.turn)
            believed = {each.theirs: each.weight for each in beliefs(view, RULES.options)}
            assert believed[RULES.view(state, 1 - state.turn).hand] > 0
            assert len(believed) <= 462
            state = RULES.play(state, dice.choice(view.moves))


def test_a_card_that_does_not_fit_a_hand_makes_it_less_likely() -> None:
    state = at(("QS KD JD QC JC", "KH QD AD AC KS"), "AH", "QS")
    weights = {each.theirs: each.weight for each in beliefs(RULES.view(state, B), RULES.options)}
    with_joker = IMPERIUM.cards("JOK JH KC QH")
    assert weights[with_joker] < max(weights.values())


def test_chances_favour_who_is_ahead_and_add_up() -> None:
    chances = prospects(Options())
    for mine, theirs in product(product(range(5), range(3)), repeat=2):
        for dealer in (A, B):
            mirrored: Holdings = (theirs, mine)
            chance = chances.chance((mine, theirs), A, dealer)
            assert chance + chances.chance((mine, theirs), B, dealer) == pytest.approx(1)
            assert chance == pytest.approx(chances.chance(mirrored, B, 1 - dealer))
            if mine[1] < 2:
                assert chances.chance(((mine[0], mine[1] + 1), theirs), A, dealer) > chance
            assert chances.chance(((mine[0] + 1, mine[1]), theirs), A, dealer) > chance


def test_a_finished_match_is_certain() -> None:
    chances = prospects(Options(target_blues=3))
    assert chances.chance(((3, 0), (2, 2)), A, B) == 1
    assert chances.chance(((2, 2), (3, 1)), A, B) == 0


# Plain positions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["club", "expert"])
@pytest.mark.parametrize("hand", ["JOK AS AD JC KC", "JOK JH AS QD KC", "JOK QH KH AS JS"])
def test_the_joker_is_led(level: str, hand: str) -> None:
    """§12.2"""
    others = [
        card for card in ("QS", "KS", "JD", "QD", "KD", "QC", "AC", "AD", "KH") if card not in hand.split()
    ]
    card, _ = chosen(level, at((hand, " ".join(others[:5])), "AH"))
    assert card == "JOK"


def test_the_joker_that_is_led_is_explained() -> None:
    _, reason = chosen("club", at(("JOK AS AD JC KC", "QS KS JD QD QC"), "AH"))
    assert (reason.key, reason.cards) == ("joker_draws", IMPERIUM.cards("JOK"))


@pytest.mark.parametrize(
    ("hands", "turn_up", "script", "card", "key"),
    [
        (("QS KH KC JC QD", "KS AS JH JD AD"), "AH", "QS", "KS", "win_cheaply"),  # either card wins
        (("QS KC JC QD KD", "QH KH JOK JD AD"), "AH", "QS", "QH", "win_cheaply"),  # any trump wins
        (("AS KC JC QD KD", "QS JS JH JD AD"), "AH", "AS", "JS", "lose_cheaply"),  # the jack is lowest
        (("AS KC JC QD KD", "KS JH JD AC AD"), "AH", "AS", "KS", "only_card"),
        (
            ("JOK KC JC QS KS", "QD AC AD AS JS"),
            "AH",
            "JOK",
            "JS",
            "throw_lowest",
        ),  # the aces may catch something
    ],
)
def test_the_club_player_answers(
    hands: tuple[str, str], turn_up: str, script: str, card: str, key: str
) -> None:
    found, reason = chosen("club", at(hands, turn_up, script))
    assert (found, reason.key) == (card, key)


@pytest.mark.parametrize("level", ["club", "expert"])
def test_an_ace_is_led_from_a_long_suit(level: str) -> None:
    """§12.3"""
    card, _ = chosen(level, at(("AS KS QC AD JC", "QD KD QS KC JD"), "KH"))
    assert card in {"AS", "KS"}  # one card to the table, for nothing lies between them


@pytest.mark.parametrize("level", ["club", "expert"])
def test_trumps_wait_against_a_hand_without_any(level: str) -> None:
    """§12.2: A's Joker fetched nothing, so B has no trumps and A's ace can't be taken."""
    state = at(("JOK QH AS KS JD", "QS JS AC KC QD"), "AH", "JOK QD")
    assert chosen(level, state)[0] in {"AS", "KS"}


def test_a_master_takes_the_certain_majority_when_it_wins_the_match() -> None:
    """Ahead by nothing he goes for more tricks; at game point the third trick is all that matters."""
    hands = ("JS AS QH JH KC", "AH QD KD JD JOK")
    early, reason = chosen("master", at(hands, "KH", "AS AH"))
    assert (early, reason.key) == ("JOK", "joker_draws")
    late, reason = chosen("master", at(hands, "KH", "AS AH", ((4, 2), (4, 2))))
    assert (late, reason.key) == ("QD", "counted_sure")


def test_nobody_is_told_to_play_for_a_majority_that_is_made() -> None:
    dice, master, told = Random(8), find("imperium").bot(RULES, "master"), set[str]()
    for _ in range(120):
        state = RULES.play(RULES.start(0), Deal(tuple(dice.sample(range(IMPERIUM.size), IMPERIUM.size))))
        while state.turn >= 0:
            view = RULES.view(state, state.turn)
            made = sum(trick.taker == view.me for trick in view.tricks) >= 3
            if len(view.moves) > 1:
                key = master.choose(view, dice, 4).reason.key
                assert not key.startswith("counted") or (key == "counted_had") == made
                told.update({key} if made else ())
            state = RULES.play(state, dice.choice(RULES.moves(state)))
    assert len(told) > 4


@pytest.mark.parametrize("held", SCORES)
def test_the_expert_never_loses_a_trick_that_open_cards_would_give_him(held: Holdings) -> None:
    """With two cards left and the other hand known, the choice is the solver's."""
    state = at(("JS AS QH JH KC", "AH QD KD JD JOK"), "KH", "AS AH JOK JH QD QH", held)
    assert state.turn == A
    view = RULES.view(state, A)
    values = solve(CONTRACTS[view.public.turn_up], (view.hand, RULES.view(state, B).hand), A, (), (0, 1))
    card, _ = chosen("expert", state)
    assert values[IMPERIUM.parse(card)] == max(values.values())


# Naming ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["club", "expert"])
def test_imperiums_are_named_one_by_one_until_none_is_left(level: str) -> None:
    rules = table({"declare_imperiums": "choose"})
    state = deal(rules, ("AC KC QC AH AS", "KS QD KD JC JD"), "QH")
    said: list[Move] = []
    while not said or said[-1] != Say("done"):
        decision = unaided(rules, level).choose(rules.view(state, A), Random(1), 40)
        said.append(decision.move)
        state = rules.play(state, decision.move)
    assert said == [Say("aces"), Say("clubs"), Say("done")]


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_where_a_card_counts_once_what_pays_most_is_shown(level: str) -> None:
    """The queen of spades serves three queens, for a white, or the major sequence, for a blue."""
    rules = table({"declare_imperiums": "choose", "imperium_shared_cards": False})
    state = follow(rules, deal(rules, ("AH KH JH AC KC", "AS KS JS QH QD"), "QS"), "done AC")
    view = rules.view(state, B)
    assert {Say("queens"), Say("spades")} <= set(view.moves)
    assert find("imperium").bot(rules, level).choose(view, Random(1), 4).move == Say("spades")


def test_a_novice_overlooks_an_imperium_now_and_then() -> None:
    rules = table({"declare_imperiums": "choose"})
    view = rules.view(deal(rules, ("AC KC QC QH AS", "KS QD KD JC JD"), "JH"), A)
    said = {unaided(rules, "novice").choose(view, Random(seed), 40).move for seed in range(60)}
    assert said == {Say("clubs"), Say("done")}


# Strength --------------------------------------------------------------------------------------------------------


def played(deal_: Deal, dealer: Seat, levels: tuple[str, str], dice: Random) -> int:
    """Play one deal; give what A gained over B, in whites."""
    players = [unaided(RULES, level) for level in levels]
    state = RULES.play(RULES.start(dealer), deal_)
    while state.turn in (A, B):
        view = RULES.view(state, state.turn)
        state = RULES.play(state, players[state.turn].choose(view, dice, 24).move)
    mine, theirs = RULES.worth(state.ledger.holdings)
    return mine - theirs


def lead_and_error(levels: tuple[str, str], deals: int, seed: int) -> tuple[float, float]:
    """Play every deal from both sides of the table; give the first level's mean gain and its standard error."""
    dice, gains = Random(seed), []
    for _ in range(deals):
        cards = list(range(IMPERIUM.size))
        dice.shuffle(cards)
        shuffled = Deal(tuple(cards))
        both = [
            played(shuffled, dealer, levels, dice) - played(shuffled, dealer, (levels[1], levels[0]), dice)
            for dealer in (A, B)
        ]
        gains.append(sum(both) / 4)
    mean = sum(gains) / deals
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / (deals - 1) / deals)


def test_club_beats_novice() -> None:
    mean, error = lead_and_error(("club", "novice"), 300, 63)
    assert mean > 1.96 * error


@pytest.mark.slow
def test_expert_beats_club() -> None:
    mean, error = lead_and_error(("expert", "club"), 400, 64)
    assert mean > 1.96 * error
