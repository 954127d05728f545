"""Plays that no belief excuses: another card does as well in every layout the seat can't exclude, and better in some.

Self-play brings positions; all levels are asked in the same ones. Layouts are played on with open hands by the rules
alone. ``python -m tests.tools.strength.dominated_page`` counts such plays and writes DOMINATED.md.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count as naturals
from itertools import islice
from math import comb
from random import Random
from typing import Any, TypeAlias

from game.catalogue import LEVELS, find, rules_for
from game.core.bot import BUDGET
from game.core.cards import CHANCE, Cards
from game.core.deal import HAND
from game.core.move import Move, Play
from game.core.outcome import match_winners
from game.core.record import record
from game.core.rules import Rules
from game.core.shuffle import random_deal
from game.core.view import Place, View
from tests.tools.strength.contests import options_for
from tests.tools.strength.open_hands import LAST, Against, above_average, over, true_sides

Values: TypeAlias = Mapping[Play, float]
"""What each card comes to in one layout."""
_Cards: TypeAlias = tuple[Cards, ...]
"""By seat."""
SEED = 1
MATCH = 10_000.0
"""What a match that is won counts for, beside the units that make it up."""
LAYOUTS = 60
"""A position in which other hands may lie in more ways is passed over; of what lies aside, so many ways are tried."""
_AGAIN = 5
"""How often as many layouts must be made up as are known, and none of them be new, before they count as all."""
_SELF_PLAY = ("club", "novice")


@record
class Asked:
    """A choice between cards that self-play has come to."""

    name: str
    rules: Rules[Any, Any]
    view: View[Any]


@record
class Fault:
    """What speaks against a card that is dominated."""

    better: Play
    cost: float  # over all layouts, on average
    wins: bool  # whether the better card wins the match in every layout, and this one does not


def decisions(game: str, seats: int, seed: int = SEED) -> Iterator[Asked]:
    """Let club players and novices play matches; give their choices among the last cards, with few layouts open."""
    rules = rules_for(game, options_for(find(game), seats))
    bots = [find(game).bot(rules, level) for level in _SELF_PLAY]
    for number in naturals():
        name = f"dominated/{game}/{seats}/{seed}/{number}"
        shuffles = Random(f"{name}/cards")
        seated = [bots[int(shuffles.random() * len(bots))] for _ in range(seats)]
        state, step = rules.start(rules.first(shuffles)), 0
        while state.turn >= CHANCE:
            if state.turn == CHANCE:
                move: Move = random_deal(rules.spec.pack, shuffles)
            else:
                view = rules.view(state, state.turn)
                if _counts(view, seats):
                    yield Asked(f"{name}/{step}", rules, view)
                move = seated[state.turn].choose(view, Random(f"{name}/{step}"), 1).move
            state, step = rules.play(state, move), step + 1


def _cards(view: View[Any]) -> list[Play]:
    return [move for move in view.moves if isinstance(move, Play)]


def _counts(view: View[Any], seats: int) -> bool:
    return (
        len(view.moves) > 1
        and view.hand.bit_count() <= LAST[seats]
        and len(_cards(view)) == len(view.moves)
        and most_layouts(view) <= LAYOUTS
    )


def most_layouts(view: View[Any]) -> int:
    """Tell how many ways there are at most to share out what other hands hold."""
    ways, left = 1, sum(place.size - place.sure.bit_count() for place in view.hidden)
    hands = [place for place in view.hidden if place.name == HAND]
    for free, size in sorted((_free(place), place.size - place.sure.bit_count()) for place in hands):
        ways *= comb(min(left, free), size)
        left -= size
    return ways


def _free(place: Place) -> int:
    return (place.may & ~place.sure).bit_count()


def layouts(asked: Asked) -> Iterator[Any]:
    """Make up every way the other hands may lie, one after the other, and many of what may lie beside them."""
    rules, view, dice = asked.rules, asked.view, Random(f"{asked.name}/layouts")
    hands, wholes = set[_Cards](), set[tuple[_Cards, _Cards]]()
    vain = 0
    while vain < _AGAIN * (len(hands) + 10):
        state = rules.imagine(view, dice)
        seen = [rules.view(state, seat) for seat in range(rules.spec.seats)]
        held, whole = tuple(each.hand for each in seen), tuple(each.aside for each in seen)
        if held in hands and (len(wholes) >= LAYOUTS or (held, whole) in wholes):
            vain += 1
            continue
        vain = 0
        hands.add(held)
        wholes.add((held, whole))
        yield state


@record
class Counted:
    """What one level did in the positions in which all were asked."""

    dominated: int = 0
    cost: float = 0.0  # of them all
    slips: int = 0  # of them, sure wins of the match let slip


def counted(game: str, seats: int, count: int, levels: Sequence[str] = LEVELS) -> Mapping[str, Counted]:
    """Ask these levels in so many positions."""
    return deque(counting(game, seats, count, levels), 1).pop()


def counting(
    game: str, seats: int, count: int, levels: Sequence[str] = LEVELS
) -> Iterator[Mapping[str, Counted]]:
    """Ask these levels in so many positions, and give after each what they did so far."""
    rules = rules_for(game, options_for(find(game), seats))
    bots = {level: find(game).bot(rules, level) for level in levels}
    found = dict.fromkeys(levels, Counted())
    for asked in islice(decisions(game, seats), count):
        chosen = {
            level: bot.choose(asked.view, Random(asked.name), BUDGET).move for level, bot in bots.items()
        }
        faulty = faults(asked, {*chosen.values()})
        for level, move in chosen.items():
            fault, before = faulty.get(move), found[level]
            if fault:
                found[level] = Counted(
                    before.dominated + 1, before.cost + fault.cost, before.slips + fault.wins
                )
        yield dict(found)


def faults(asked: Asked, chosen: Iterable[Move]) -> Mapping[Move, Fault]:
    """Tell which of the chosen cards are dominated, and by which card they are so most dearly."""
    cards = _cards(asked.view)
    left = {(card, other): 0.0 for card in cards if card in chosen for other in cards if other != card}
    better, sure, looked = set[tuple[Play, Play]](), set(cards), 0
    for values in valued(asked):
        left = {
            (card, other): lost + _units(values[other] - values[card])
            for (card, other), lost in left.items()
            if values[other] >= values[card]
        }
        if not left:
            return {}
        better |= {(card, other) for card, other in left if values[other] > values[card]}
        sure = {card for card in sure if values[card] > MATCH / 2}
        looked += 1
    found: dict[Move, Fault] = {}
    for card, other in better & left.keys():
        fault = Fault(other, left[card, other] / looked, other in sure and card not in sure)
        if card not in found or (fault.wins, fault.cost) > (found[card].wins, found[card].cost):
            found[card] = fault
    return found


def _units(gap: float) -> float:
    """Leave a match that is won instead of lost out of what a card costs."""
    return gap - MATCH * round(gap / MATCH)


def valued(asked: Asked) -> Iterator[Values]:
    """Tell what each card comes to, layout by layout."""
    for state in layouts(asked):
        yield from played_on(asked.rules, state, asked.view)


def payoff(rules: Rules[Any, Any], state: Any) -> Sequence[float]:
    """Give by seat what it holds above the average of all, and much more where it has won the match."""
    gains = above_average(rules, state)
    if not rules.over(state.ledger):
        return gains
    winners = match_winners(rules.spec, rules.worth(state.ledger.holdings), true_sides(rules, state))
    return [each + (MATCH if seat in winners else -MATCH) for seat, each in enumerate(gains)]


def played_on(rules: Rules[Any, Any], state: Any, view: View[Any]) -> Sequence[Values]:
    """Tell what each card brings the seat to play when all play best from there with open hands, by the rules alone.

    Of two sides, one wants for that seat what the other does not. Where there are more, every seat wants the most for
    itself, and where several ways bring it that, may take the one that is worst for the seat asked about, or best: a
    card must stand both.
    """
    cards = _cards(view)
    if len(set(true_sides(rules, state))) == 2:
        against = Against(rules, state, view, payoff)
        return [{card: against.of(rules.play(state, card)) for card in cards}]
    finished, me = state.ledger.finished, view.me

    def each_for_itself(at: Any, kindness: int) -> Sequence[float]:
        if over(at, finished):
            return payoff(rules, at)
        ways = [each_for_itself(rules.play(at, move), kindness) for move in rules.moves(at)]
        return max(ways, key=lambda way: (way[at.turn], kindness * way[me]))

    return [
        {card: each_for_itself(rules.play(state, card), kindness)[me] for card in cards}
        for kindness in (-1, 1)
    ]
