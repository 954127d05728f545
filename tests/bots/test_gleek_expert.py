"""What the expert of Gleek thinks out: bets to their end, the worth of the stock, and what a buyer threw away."""

from random import Random

import pytest

from game.bots.gleek import trading
from game.bots.gleek.hands import plans, tricks_worth
from game.bots.gleek.staking import Foresight, choices, foresight
from game.bots.gleek.trading import blended, lots_for, market, pays
from game.bots.gleek.wagers import wager
from game.bots.gleek.worlds import likely_states, worlds
from game.core.cards import GLEEK
from game.core.move import Deal
from game.rules.gleek import Options, Playing, Ruff, State
from game.rules.gleek.phases import BOUGHT, DISCARD, SUIT_SIZE, TRICKS, Call, Calls, Word
from tests.bots.players import unaided
from tests.bots.test_gleek import RULES, course
from tests.rules.gleek_examples import HANDS, D, E, M, deal, table, vying
from tests.rules.notation import follow

CLUBS = ("club", "club", "club")
WORLDS = 4


def thinking(calls: Calls, pot: int, values: tuple[int, int, int]) -> tuple[Foresight, dict[str, float]]:
    """Let the next player, the dealer, think with these ruffs in every world; give what each word brings him."""
    at = wager(D, calls, pot, M, Options())
    by_seat = tuple((value,) * WORLDS for value in values)
    ahead = foresight(at, E, Options(), by_seat, (1.0,) * WORLDS)
    return ahead, {
        f"{call.word} {call.number or ''}".strip(): ahead.says(call, at, (1.0,) * WORLDS) / WORLDS
        for call in choices(at, (1.0,))
    }


LAST = (Call(E, Word.VIE, 4), Call(M, Word.PASS))
"""The dealer speaks last: he ends the vying by seeing."""


def test_to_see_brings_the_pot_or_costs_its_price() -> None:
    _, winning = thinking(LAST, 7, (40, 30, 50))
    _, losing = thinking(LAST, 7, (50, 30, 40))
    assert (winning["see"], winning["pass"]) == (7, 0)
    assert (losing["see"], losing["pass"]) == (-4, 0)


def test_of_equal_ruffs_the_elder_wins() -> None:
    _, brings = thinking(LAST, 7, (45, 30, 45))
    assert brings["see"] == -4
    at = wager(E, (Call(E, Word.VIE, 4), Call(M, Word.PASS), Call(D, Word.REVIE, 4)), 15, M, Options())
    elder = foresight(at, E, Options(), ((45,), (30,), (45,)), (1.0,))
    assert elder.says(Call(E, Word.SEE), at, (1.0,)) == 15


def test_a_great_ruff_gains_by_a_raise_and_a_poor_one_may_steal_from_poor_ones() -> None:
    quiet = (Call(E, Word.PASS), Call(M, Word.PASS))
    _, great = thinking(quiet, 3, (40, 44, 60))
    _, poor = thinking(quiet, 3, (25, 25, 24))
    _, beaten = thinking(quiet, 3, (60, 60, 24))
    assert great["vie 3"] > great["pass"] + 1
    assert poor["vie 3"] > poor["pass"]
    assert beaten["vie 3"] < beaten["pass"]


def test_a_weight_says_how_much_a_world_counts() -> None:
    at = wager(D, LAST, 7, M, Options())
    ahead = foresight(at, E, Options(), ((40, 50), (30, 30), (45, 45)), (3.0, 1.0))
    assert ahead.says(Call(D, Word.SEE), at, (3.0, 1.0)) == 11 * 3 - 4 * 4


def test_the_stock_is_worth_more_to_a_hand_without_counters() -> None:
    def edge(hand: str, seen: float) -> float:
        cards = GLEEK.cards(hand)
        return blended(seen, cards, market(RULES.view(deal(RULES), M), RULES))

    poor, rich = "4C 5S 6S 7H 8H 4D 5D 6D TS 9H JD 7S", "AC KC QC TC 9C 8C AS KS AH KH AD KD"
    assert edge(poor, 15) > edge(rich, 15) + 4
    assert edge(poor, 15) < edge(poor, 20) < edge(poor, 15) + 5


def test_where_the_eldest_need_not_open_a_pass_tells_of_the_opening_price() -> None:
    rules = table({"eldest_must_open": False, "opening_bid": 13})
    state = follow(rules, deal(rules), "pass, pass")
    view = rules.view(state, D)
    here = market(view, rules)
    lots = lots_for(view, here, rules, Random(3), 60)
    poor = [each for each in lots if max(here.limit(each.world.hands[seat]) for seat in (E, M)) < 12]
    dear = [each for each in lots if here.limit(each.world.hands[E]) > 14]
    assert poor
    assert dear
    assert {each.world.weight for each in poor} == {1.0}
    assert max(each.world.weight for each in dear) < 0.2


def test_the_only_one_who_can_still_buy_is_not_told_of_other_buyers() -> None:
    rules, dice, told = table({"eldest_must_open": False}), Random(4), set[str]()
    for _ in range(30):
        state = rules.play(rules.start(D), Deal(tuple(dice.sample(range(GLEEK.size), GLEEK.size))))
        state = follow(rules, state, "pass, pass")
        decision = unaided(rules, "expert").choose(rules.view(state, D), dice, 8)
        told.add(decision.reason.key)
    assert told == {"stock_left", "stock_worth"}


def test_what_discarded_counters_leave_goes_where_the_house_wants_it() -> None:
    hands = [GLEEK.cards(hand) for hand in HANDS]  # the king of trumps lies in the stock
    view = RULES.view(deal(RULES), M)
    usual, carried = (market(view, rules) for rules in (RULES, table({"trick_surplus": "ruff_pot"})))
    gained = [usual.brings(hands, seat) - carried.brings(hands, seat) for seat in (E, M, D)]
    assert sorted(gained) == [-1.0, -1.0, 2.0]  # three pence: all to the highest score, or a third to each


def test_who_bought_is_thought_to_have_thrown_away_what_is_worth_little() -> None:
    dice, thrown, dealt = Random(4), 0.0, 0.0
    for seed in range(8):
        state = next(state for state in course(seed, CLUBS) if isinstance(state, Ruff))
        view = RULES.view(state, state.turn)
        bid, trump = view.public.bid, view.public.turn_up // SUIT_SIZE
        assert bid is not None
        other = next(seat for seat in (E, M, D) if seat not in (bid.seat, view.me))
        for world in worlds(view, RULES, dice, 20) if bid.seat != view.me else ():
            thrown += tricks_worth(world.heap, trump) / BOUGHT
            dealt += tricks_worth(world.hands[other], trump) / TRICKS
    assert 0 < thrown < dealt / 2


def test_positions_a_master_thinks_likely_are_those_an_expert_would() -> None:
    """The buyer has thrown away what is worth little, and everybody would have shown what was shown."""
    dice, looked, thrown, dealt = Random(5), 0, 0.0, 0.0
    for seed in range(8):
        state = next(state for state in course(seed, CLUBS) if isinstance(state, Playing))
        view = RULES.view(state, state.turn)
        trump = view.public.turn_up // SUIT_SIZE
        buyers = [place for place in view.hidden if place.name == DISCARD]
        for found in likely_states(RULES, view, dice, 10) if buyers else ():
            assert isinstance(found, Playing)
            assert RULES.view(found, found.turn) == view
            looked += 1
            thrown += tricks_worth(found.layout.discard, trump) / BOUGHT
            dealt += sum(tricks_worth(hand, trump) for hand in found.layout.hands) / TRICKS / 3
    assert looked > 20
    assert thrown < dealt / 2


def test_a_bid_is_called_a_push_only_where_the_price_is_not_worth_it_by_itself() -> None:
    """To pass leaves the stock to the bid of 12 that stands, of which half is 6; the next bid is 13."""
    view = RULES.view(deal(RULES), M)
    assert pays(view, 19.0, 13)
    assert not pays(view, 18.0, 13)
    free = table({"eldest_must_open": False})
    opening = free.view(deal(free), E)
    assert pays(opening, 18.0, 12)
    assert not pays(opening, 17.0, 12)


@pytest.mark.pure("compiled code does not look where this puts something else")
def test_a_buyer_ends_with_the_plan_he_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """New worlds for every card may change his mind, but the first cards laid away leave him few other plans."""
    hands = ("AC 9C 9D 6D 9H AS KS JS TS 7S 6S 5S", "", "")
    begun = follow(RULES, deal(RULES, hands, "4D", ""), "pass, pass")
    view, expert = RULES.view(begun, E), unaided(RULES, "expert")
    for wanted in plans(view.hand, 5, view.public.turn_up, Options()):
        state: State = begun
        for number in range(BOUGHT):
            favoured = {wanted: 1.0 if number < 4 else -1.0}
            monkeypatch.setattr(trading, "_brought", lambda *at, told=favoured: told.get(at[-1], 0.0))
            state = RULES.play(state, expert.choose(RULES.view(state, E), Random(number), 2).move)
        assert isinstance(state, Ruff)
        assert view.hand & ~state.layout.discard == wanted


def test_nobody_bought_and_yet_the_vying_can_be_thought_out() -> None:
    state = vying(RULES, ("AS KS QS JS TS 9S 8S 4C 5D 6H 4H 4D", "5C 6C 7C", ""), "9D")
    view = RULES.view(follow(RULES, state, "vie 4"), M)
    assert len(worlds(view, RULES, Random(1), 5)) == 5
