"""Moves weighed bit by bit: whoever is tried, in what order, who is given up, and when it is settled."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from game.catalogue import find, rules_for
from game.coach.review import Analysis, Limits
from game.core.bot import Bot, Decision
from game.core.cards import Cards
from game.core.move import Deal, Move, Play, Say
from game.core.record import replace
from game.core.rules import Reason, Rules
from game.core.view import View
from game.questions import Gains, GameConfig, PlayoutRequest, weighing
from game.search.rollout import Prospect
from game.search.weighing import ROUND, Trials, Try, Weighing, begin, grouped, leveled, preferred

ONE, TWO, THREE, FOUR, FIVE = (Say(word) for word in ("one", "two", "three", "four", "five"))
FIRST: dict[Move, float] = {ONE: 5.0, TWO: 4.0, THREE: 4.5, FOUR: 3.0, FIVE: 2.0}


def gain(tried: Try) -> float:
    """Bring what the world brings to all, what the move is worth, and a little chance."""
    world, move = tried
    return (world % 5) * 10 + FIRST[move] + Random(f"{world} {move}").random()


def tried(found: Weighing, rounds: int, portion: int = 99) -> Weighing:
    while found.worlds < rounds * ROUND:
        found = found.with_gains([gain(each) for each in found.due(portion)])
    return found


def single(*moves: Move) -> list[tuple[Move]]:
    return [(move,) for move in moves]


@pytest.mark.parametrize("portion", [1, 2, 4, 7])
def test_however_few_are_tried_at_a_time_the_same_comes_out(portion: int) -> None:
    begun = begin(single(*FIRST), (TWO,))
    assert tried(begun, 6, portion) == tried(begun, 6)


def test_no_more_is_due_than_asked_for_nor_beyond_a_round() -> None:
    begun = begin(single(ONE, TWO), (ONE,))
    assert begun.due(3) == ((0, ONE), (0, TWO), (1, ONE))
    assert len(begun.due(99)) == 2 * ROUND
    assert begun.with_gains([1.0]).due(2) == ((0, TWO), (1, ONE))


def test_moves_that_fall_behind_are_given_up_and_those_kept_never_are() -> None:
    found = tried(begin(single(*FIRST), (FIVE,)), 6)
    worlds = {each.move: len(each.gains) for each in found.tried}
    assert worlds[ONE] == worlds[FIVE] == 6 * ROUND
    assert worlds[FOUR] == ROUND
    assert found.running == (ONE, FIVE)


def test_moves_are_ranked_by_worlds_in_common() -> None:
    found = tried(begin(single(*FIRST), (ONE,)), 4)
    prospects = found.prospects(ONE)
    assert [each.move for each in prospects] == [ONE, THREE, TWO, FOUR, FIVE]
    four = next(each for each in prospects if each.move == FOUR)
    assert leveled(four, found.of(ONE)) == pytest.approx(found.of(ONE).mean - found.of(ONE).lead(four)[0])


def test_what_was_never_tried_comes_last() -> None:
    found = begin(single(ONE, TWO), (ONE,)).with_gains([-7.0])
    assert [each.move for each in found.prospects(ONE)] == [ONE, TWO]
    assert leveled(Prospect(TWO, ()), found.of(ONE)) == float("-inf")


def test_a_lead_known_well_or_surely_slight_is_settled() -> None:
    found = tried(begin(single(ONE, TWO, FIVE), (ONE, TWO, FIVE)), 5)
    assert found.settled(FIVE, 0.0)
    assert found.settled(ONE, 0.0)
    unsettled = tried(begin(single(ONE, FIVE), (ONE, FIVE)), 4)
    assert not unsettled.settled(FIVE, 0.0)
    clubbed = begin(single(ONE, FIVE), (ONE,)).among(())
    analysis = Analysis(0, FIVE, 40, Gains((), ()), Decision(ONE, Reason("none")), clubbed, found)
    assert analysis.due(Limits(0.0, 200)) is None
    due = replace(analysis, close=unsettled).due(Limits(0.0, 200))
    assert due is not None
    assert due.level == "expert"
    assert len(due.tries) * analysis.cards <= 200, "a second’s work"
    assert replace(analysis, close=tried(analysis.quick, 2)).closer, "as soon as anything is believed"
    near = begin(single(ONE, TWO), (ONE, TWO))
    for _ in range(5):
        near = near.with_gains([float(number % 3) for number in range(2 * ROUND)])
    assert not near.settled(TWO, 0.1)
    assert near.settled(TWO, 5.0)


def test_a_rival_is_whatever_may_be_ahead_by_more_than_is_slight() -> None:
    found = tried(begin(single(ONE, TWO, FIVE), (ONE, TWO, FIVE)), 5)
    assert found.rivals(FIVE, 0.5) == (ONE, TWO)
    assert found.rivals(FIVE, 2.5) == (ONE,)
    assert found.rivals(ONE, 0.0) == ()
    once = begin(single(ONE, TWO), (ONE, TWO)).with_gains([1.0, 0.0])
    assert once.rivals(ONE, 9.0) == (TWO,), "of one world nothing is known"


def test_what_was_given_up_in_few_worlds_may_be_ahead_all_the_same() -> None:
    found = tried(begin(single(*FIRST), (FIVE,)), 6)
    assert found.rivals(FIVE, 0.5) == (ONE,)
    assert found.hopes(FIVE, 0.5) == (ONE, THREE, TWO, FOUR), "the most hopeful first"
    assert FOUR not in found.hopes(FIVE, 1.7)
    assert found.hopes(ONE, 0.0) == ()
    assert len(begin(single(*map(Say, "abcdefg")), ()).hopes(Say("a"), 0.0)) == 4, "of none is anything known"


def test_a_move_is_beaten_where_another_is_surely_better() -> None:
    found = tried(begin(single(ONE, TWO), (ONE, TWO)), 5)
    assert found.beaten(TWO)
    assert not found.beaten(ONE)
    once = begin(single(ONE, TWO), (ONE, TWO)).with_gains([1.0, 0.0])
    assert not once.beaten(TWO), "of one world nothing is known"


def test_only_the_named_go_on_beside_those_that_are_kept() -> None:
    begun = begin([(ONE, TWO), (THREE,), (FOUR,), (FIVE,)], (THREE,))
    assert begun.among((TWO, FIVE)).running == (ONE, THREE, FIVE)
    assert begun.among(()).running == (THREE,)


def test_any_other_move_may_look_better_whatever_is_advised() -> None:
    found = tried(begin(single(ONE, TWO, FIVE), (ONE, TWO, FIVE)), 5)
    assert found.challenged(TWO)
    assert found.challenged(FIVE)
    assert not found.challenged(ONE)


def test_another_move_takes_the_place_of_the_advised_one_only_when_it_is_clear() -> None:
    found = tried(begin(single(ONE, TWO, FIVE), (ONE, TWO, FIVE)), 5).tried
    assert preferred(found, FIVE).move == ONE
    assert preferred(found, TWO).move == ONE
    assert preferred(found, ONE).move == ONE
    early = [replace(each, gains=each.gains[:29]) for each in found]
    assert preferred(early, FIVE).move == FIVE
    unclear = [Prospect(ONE, (0.0,) * 30), Prospect(TWO, (2.0, -1.0) * 15)]
    assert preferred(unclear, ONE).move == ONE


def positions(game: str, options: dict[str, Any], deals: int) -> Sequence[tuple[Rules[Any, Any], View[Any]]]:
    """Play deals by club players, and give every view with a choice of cards."""
    rules, found, dice = rules_for(game, options), [], Random(7)
    club: Bot[Any] = find(game).bot(rules, "club")
    for _ in range(deals):
        cards = list(range(rules.spec.pack.size))
        dice.shuffle(cards)
        state = rules.play(rules.start(0), Deal(tuple(cards)))
        while state.turn >= 0:
            view = rules.view(state, state.turn)
            if len(view.moves) > 1 and isinstance(view.moves[0], Play):
                found.append((rules, view))
            state = rules.play(state, club.choose(view, dice, 1).move)
    return found


def unlike(game: str, rules: Rules[Any, Any], view: View[Any]) -> Cards:
    return find(game).bots.unlike(rules, view)


@pytest.mark.parametrize(("game", "options"), [("ecarte", {}), ("sheepshead", {"players": 5})])
def test_cards_that_are_the_same_to_everybody_are_tried_once(game: str, options: dict[str, Any]) -> None:
    together = 0
    for rules, view in positions(game, options, 12):
        contract, apart = rules.contract(view), unlike(game, rules, view)
        groups = grouped(view, contract, apart)
        assert sorted(map(str, view.moves)) == sorted(str(move) for group in groups for move in group)
        assert contract is not None
        for group in groups:
            cards = [move.card for move in group if isinstance(move, Play)]
            assert len({contract.points[card] for card in cards}) < 2
            assert len(cards) < 2 or not any(apart >> card & 1 for card in cards)
            together += len(cards) - 1 if cards else 0
    assert together > 3


def test_where_a_game_says_nothing_every_card_is_for_itself() -> None:
    for rules, view in positions("imperium", {}, 4):
        groups = grouped(view, rules.contract(view), unlike("imperium", rules, view))
        assert all(len(group) == 1 for group in groups)


def test_moves_of_one_group_bring_the_same() -> None:
    config = GameConfig("ecarte", ())
    for rules, view in positions("ecarte", {}, 30):
        groups = grouped(view, rules.contract(view), unlike("ecarte", rules, view))
        pair = next((group for group in groups if len(group) > 1), None)
        if pair is None or view.hand.bit_count() > 3:
            continue
        found = [
            PlayoutRequest(config, view, tuple((world, move) for world in range(6))).answer() for move in pair
        ]
        assert found[0] == found[1]
        assert weighing(config, view, pair[1]).kept == (pair[0],)
        return
    raise AssertionError


def test_where_few_worlds_explain_what_was_said_they_are_taken_again() -> None:
    rules, view = positions("ecarte", {}, 1)[-1]
    game = find("ecarte")
    asked = list[int]()

    def two(view: View[Any], dice: Any, wanted: int) -> Sequence[Any]:
        asked.append(wanted)
        return game.likely(rules)(view, dice, 2)

    trials = Trials(rules, game.bot(rules, "expert"), two, view, Random)
    assert len(trials.gains([(world, view.moves[0]) for world in range(2 * ROUND)])) == 2 * ROUND
    assert asked == [ROUND, ROUND]
