"""Players of Romestecq at test tables: what they choose, what a reckoning must agree with, and duplicate deals."""

from collections.abc import Mapping
from math import sqrt
from random import Random

from game.core.cards import CHANCE, NOBODY
from game.core.move import Deal, Play
from game.core.options import Value
from game.core.rules import Reason
from game.rules.romestecq import Playing, Romestecq, State
from game.rules.romestecq.cards import PACK
from tests.bots.players import unaided
from tests.rules.romestecq_examples import table

_WON = 8.0  # what the players themselves count for winning the match


def chosen(rules: Romestecq, level: str, state: State, seed: int = 1) -> tuple[str, Reason]:
    """Let a player choose; spell the card."""
    decision = unaided(rules, level).choose(rules.view(state, state.turn), Random(seed), 24)
    assert isinstance(decision.move, Play)
    return PACK.spell(decision.move.card), decision.reason


def random_ending(rules: Romestecq, dice: Random, cards_left: int) -> Playing | None:
    """Deal and play at random until somebody with so many cards is to play; None when the deal ends before."""
    state = rules.play(rules.start(rules.first(dice)), shuffled(dice))
    while isinstance(state, Playing):
        if state.play.hands[state.turn].bit_count() == cards_left:
            return state
        state = rules.play(state, dice.choice(rules.moves(state)))
    return None


def shuffled(dice: Random) -> Deal:
    """Shuffle the pack."""
    cards = list(range(PACK.size))
    dice.shuffle(cards)
    return Deal(tuple(cards))


def best_outcome(rules: Romestecq, state: State, side: int, awards: int) -> float:
    """Try every way to play a deal out: what a side gains from this award on, the others playing against it."""
    if not isinstance(state, Playing):
        return gained(rules, state, side, awards)
    values = [best_outcome(rules, rules.play(state, move), side, awards) for move in rules.moves(state)]
    return max(values) if rules.options.sides[state.turn] == side else min(values)


def gained(rules: Romestecq, state: State, side: int, awards: int) -> float:
    """Count what a side gained beyond the average of the others, and the match if it was decided."""
    sides = rules.options.sides
    others = len(set(sides)) - 1
    total = 0.0
    for award in state.ledger.awards[awards:]:
        total += award.amount if sides[award.to] == side else -award.amount / others
    if rules.over(state.ledger):
        total += _WON if sides[state.ledger.awards[-1].to] == side else -_WON
    return total


def lead_and_error(
    options: Mapping[str, Value], levels: tuple[str, str], deals: int, seed: int
) -> tuple[float, float]:
    """Play every deal once for each side that the first level can be; give its mean gain and the standard error."""
    rules = table(options)
    sides = rules.options.sides
    players = {level: unaided(rules, level) for level in levels}
    gains = []
    for number in range(deals):
        gain = 0.0
        for strong in set(sides):
            dice = Random(f"{seed} {number}")
            state = rules.start(rules.first(dice))
            while state.turn != NOBODY and not state.ledger.finished:
                if state.turn == CHANCE:
                    state = rules.play(state, shuffled(dice))
                    continue
                level = levels[sides[state.turn] != strong]
                state = rules.play(state, players[level].choose(rules.view(state, state.turn), dice, 16).move)
            gain += gained(rules, state, strong, 0) - _decided(rules, state, strong)
        gains.append(gain / len(set(sides)))
    mean = sum(gains) / deals
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / (deals - 1) / deals)


def _decided(rules: Romestecq, state: State, side: int) -> float:
    """Give what was counted for a match won by a quartet, which only luck decides."""
    if not rules.over(state.ledger):
        return 0.0
    return _WON if rules.options.sides[state.ledger.awards[-1].to] == side else -_WON
