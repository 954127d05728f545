"""What nobody at a tarock table would forgive, looked for in whole deals, and whether bids bring what they promise."""

from collections.abc import Iterator
from math import sqrt
from random import Random

import pytest

from game.bots.illustrated_tarock.bidding import expected
from game.bots.illustrated_tarock.situation import SUITED, chances, situation, waiting
from game.catalogue import MASTER, find
from game.core.bot import BUDGET
from game.core.cards import CHANCE, NOBODY, Card, Cards, mask, members
from game.core.move import Deal, Move, Play
from game.core.trick import Trick, taker
from game.core.view import View
from game.resources import root
from game.rules.illustrated_tarock import IllustratedTarock, Public, Settled
from game.rules.illustrated_tarock.bidding import PASS
from game.rules.illustrated_tarock.cards import FOOL, HALF, PACK, POINTS, TRUMPS, contract_for
from game.rules.illustrated_tarock.declaring import BIRDS
from game.wording import load
from tests.bots.decisions import LEVELS
from tests.bots.manners import hopeless
from tests.bots.players import unaided
from tests.bots.positions import decided
from tests.rules.illustrated_tarock_examples import P2, deal, table
from tests.rules.notation import follow
from tests.tools.strength.promises import declared

CONTRACT = contract_for(emperor_trick=True)
WORDS = load(root() / "words" / "en")
MANY = 3
"""Points that are worth keeping: a cavalier's."""
LEVEL = pytest.mark.parametrize(("level", "deals", "worlds"), [("club", 30, 1), ("expert", 4, 2)])


def decisions(level: str, deals: int, worlds: int) -> Iterator[tuple[View[Public], Move]]:
    """Let one level play by itself, and give what each saw and did."""
    rules, dice = table(), Random(5)
    bot = unaided(rules, level)
    for number in range(deals):
        state = rules.start(number % 3)
        while not state.ledger.finished:
            if state.turn == CHANCE:
                state = rules.play(state, shuffled(dice))
                continue
            view = rules.view(state, state.turn)
            move = bot.choose(view, dice, worlds).move
            yield view, move
            state = rules.play(state, move)


def shuffled(dice: Random) -> Deal:
    """Shuffle the pack."""
    cards = list(range(PACK.size))
    dice.shuffle(cards)
    return Deal(tuple(cards))


def last_replies(level: str, deals: int, worlds: int) -> Iterator[tuple[View[Public], Cards, Card]]:
    """Give each choice of the third player where one plays against two: what he saw, might have played and played."""
    for view, move in decisions(level, deals, worlds):
        third = isinstance(move, Play) and len(view.trick.cards) == 2
        if third and len(view.moves) > 1 and view.public.declarer != NOBODY:
            assert isinstance(move, Play)
            yield view, mask(each.card for each in view.moves if isinstance(each, Play)), move.card


def takes(view: View[Public], card: Card) -> bool:
    """Tell whether the third player takes the trick with a card."""
    return taker(Trick(view.trick.leader, (*view.trick.cards, card)), CONTRACT, 3) == view.me


def partner_wins(view: View[Public]) -> bool:
    """Tell whether the trick is the other defender's as it lies."""
    winner = taker(view.trick, CONTRACT, 3)
    return view.public.declarer not in (view.me, winner)


@LEVEL
def test_nobody_overtrumps_his_partners_sure_trick(level: str, deals: int, worlds: int) -> None:
    seen = 0
    for view, legal, card in last_replies(level, deals, worlds):
        number = dict(BIRDS.values()).get(card)
        others = [each for each in members(legal) if not takes(view, each)]
        if partner_wins(view) and others and number != len(view.tricks) + 1:
            assert not (TRUMPS >> card & 1 and takes(view, card)), (view, PACK.spell(card))
            seen += 1
    assert seen > deals


@LEVEL
def test_nobody_throws_points_to_the_other_side(level: str, deals: int, worlds: int) -> None:
    seen = 0
    for view, legal, card in last_replies(level, deals, worlds):
        lost = [each for each in members(legal) if not takes(view, each)]
        blank = any(POINTS[each] == 1 for each in lost)
        if not partner_wins(view) and blank and any(POINTS[each] >= MANY for each in lost):
            assert takes(view, card) or POINTS[card] < MANY, (view, PACK.spell(card))
            seen += 1
    assert seen > deals / 2


@LEVEL
def test_of_a_suit_s_highest_cards_the_one_with_most_points_is_led(
    level: str, deals: int, worlds: int
) -> None:
    """It is trumped less often in the suit's first round than later."""
    seen = 0
    for view, move in decisions(level, deals, worlds):
        if not isinstance(move, Play) or view.trick.cards or view.public.declarer == NOBODY:
            continue
        there, suit = situation(view, table()), SUITED[move.card] & ~TRUMPS
        ((_, chance),) = chances(there, [move.card])
        if suit and there.master(move.card) and chance > 0.5:
            best = max(POINTS[each] for each in members(view.hand & suit))
            assert POINTS[move.card] == best, (view, PACK.spell(move.card))
            seen += view.hand & suit != 1 << move.card
    assert seen > deals / 4


@LEVEL
def test_nobody_gives_points_to_the_fool(level: str, deals: int, worlds: int) -> None:
    """The declarer's Tomfool can't be beaten by one card, whoever follows."""
    for view, move in decisions(level, deals, worlds):
        table_, declarer = view.trick.cards, view.public.declarer
        if isinstance(move, Play) and table_[:1] == (FOOL,) and view.trick.leader == declarer:
            trumps = view.hand & TRUMPS & ~(1 << FOOL)
            low = [each for each in members(trumps) if POINTS[each] == 1]
            assert not low or POINTS[move.card] == 1


@pytest.mark.parametrize("level", [*LEVELS, MASTER])
def test_no_level_throws_the_owl_it_has_announced(level: str) -> None:
    """Any other trump takes the hearts as well."""
    assert decided("illustrated_tarock_announced_owl", level) in {f"play T{rank}" for rank in range(3, 20)}


def kept(deals: int) -> Iterator[View[Public]]:
    """Give what declarers saw who might have thrown a bird they had announced, another trump at hand."""
    for view, move in decisions("club", deals, 1):
        if isinstance(move, Play) and view.me == view.public.declarer:
            seen = situation(view, table())
            birds, legal = waiting(seen), seen.legal
            if legal & birds and legal & TRUMPS & ~birds:
                assert not birds >> move.card & 1, (view, PACK.spell(move.card))
                yield view


def test_announced_birds_are_kept_for_their_tricks() -> None:
    """Of 439 that club players had announced they once threw 75 early, another trump in hand."""
    assert sum(1 for _ in kept(120)) > 100


@pytest.mark.parametrize(
    ("level", "deals"),
    [
        ("expert", 40),
        pytest.param("expert", 300, marks=pytest.mark.slow),
        pytest.param(MASTER, 40, marks=pytest.mark.slow),
    ],
)
def test_those_who_reckon_keep_announced_birds_as_long_as_there_is_hope(level: str, deals: int) -> None:
    """Experts once threw 14 of 1,182, where layouts promised nothing or little else."""
    rules = table()
    bot = find("illustrated_tarock").bot(rules, level)
    for number, view in enumerate(kept(deals)):
        move = bot.choose(view, Random(number), BUDGET).move
        assert isinstance(move, Play)
        thrown = waiting(situation(view, rules)) >> move.card & 1
        assert not thrown or hopeless(rules, view, move), (view, PACK.spell(move.card))


def test_what_is_said_of_a_card_holds() -> None:
    """Nobody hopes for what can't be, and a packet is taken as a whole."""
    rules, told = table(), set[str]()
    for view, move in decisions("club", 60, 1):
        if len(view.moves) == 1:
            continue
        reason = unaided(rules, "club").choose(view, Random(1), 1).reason
        told.add(reason.key)
        if reason.cards.bit_count() > 1:  # they would be joined by an "or"
            assert "{cards}" not in WORDS.get(f"illustrated_tarock.reason.{reason.key}")
        if isinstance(move, Play):
            seen = situation(view, rules)
            ((_, chance),) = chances(seen, [move.card])
            assert reason.key not in ("take", "try_to_take", "partner_takes") or chance > 0.1
            ruffed = seen.ruffs(seen.declarer, SUITED[move.card]) if reason.key == "lead_through" else 1.0
            assert ruffed > 0.1
            assert reason.key != "lead_on" or POINTS[move.card] < MANY
    assert {"draw", "lead_through", "lead_top_trump", "throw_low", "try_to_take"} <= told


def test_who_passes_a_fair_hand_counts_on_the_cards_of_the_one_who_has_bid() -> None:
    """The younger player can't hold Two cards; One card would promise sixty-three points, had nobody bid."""
    rules = table()
    younger = "CS 7H 8H 9H CH KH CD QD KD T2 T6 T8 T16 T18 T19 T21"
    state = follow(rules, deal(rules, ("", younger, ""), ""), "two")
    view = rules.view(state, P2)
    decision = unaided(rules, "club").choose(view, Random(1), 1)
    assert decision.move == PASS
    assert (decision.reason.key, decision.reason.number) == ("too_weak", 58)
    assert 62 < expected(view.hand, "one") < 64
    assert decision.reason.number <= HALF


@pytest.mark.slow
def test_bids_bring_what_they_promise() -> None:
    """Over many deals declarers make as many points as they expected when they bid, strong and weak hands alike."""
    missed: dict[bool, list[float]] = {True: [], False: []}
    for each in declared(worlds=1, first=0, count=400):
        missed[each.hoped > 65].append(each.made - each.hoped)
    for misses in missed.values():
        mean = sum(misses) / len(misses)
        error = sqrt(sum((miss - mean) ** 2 for miss in misses) / (len(misses) - 1) / len(misses))
        assert abs(mean) < 1.5 + 3 * error


def standing(rules: IllustratedTarock, levels: tuple[str, str, str], deal: Deal, dice: Random) -> list[int]:
    """Play one deal and tell what everybody is worth after it."""
    bots = [unaided(rules, level) for level in levels]
    state = rules.play(rules.start(2), deal)
    while not isinstance(state, Settled):
        state = rules.play(state, bots[state.turn].choose(rules.view(state, state.turn), dice, 40).move)
    return list(rules.worth(state.ledger.holdings))


def lead_and_error(better: str, other: str, deals: int) -> tuple[float, float]:
    """Play every deal with the better level in each seat; give its mean gain and the standard error."""
    rules, dice, gains = table(), Random(9), []
    for _ in range(deals):
        deal = shuffled(dice)
        won = 0
        for seat in range(3):
            levels = tuple(better if each == seat else other for each in range(3))
            won += standing(rules, (levels[0], levels[1], levels[2]), deal, dice)[seat]
        gains.append(won / 3)
    mean = sum(gains) / deals
    return mean, sqrt(sum((each - mean) ** 2 for each in gains) / (deals - 1) / deals)


def test_club_beats_novice() -> None:
    mean, error = lead_and_error("club", "novice", 60)
    assert mean > 1.96 * error


@pytest.mark.slow
def test_expert_beats_club() -> None:
    mean, error = lead_and_error("expert", "club", 25)
    assert mean > 1.96 * error
