"""What people call silly, counted in deals that one level plays by itself.

An announced bird thrown before its trick though another trump was at hand and there was hope for it; a trick taken with
a trump from the partner whose it was for sure; points thrown on a lost trick with a worthless card in hand. Who plays
last knows whose it is.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from game.core.bot import BUDGET, Bot
from game.core.cards import CHANCE, NOBODY, bit
from game.core.move import Move, Play
from game.core.rules import Rules
from game.core.shuffle import random_deal
from game.core.trick import Contract
from game.core.view import View
from game.rules.illustrated_tarock.declaring import BIRDS
from tests.strength.dominated import Asked, valued
from tests.strength.open_hands import LAST

SEED = 1
MANY = 2
"""Points above those of the pack's least card that are worth keeping."""
_LAYOUTS = 60
"""Ways in which the last cards may lie that are looked at, or all if they are fewer."""


def decisions(
    rules: Rules[Any, Any], bot: Bot[Any], deals: int, worlds: int = BUDGET
) -> Iterator[tuple[View[Any], Move]]:
    """Let a bot play so many deals in every seat; give what was seen and done where there was a choice."""
    for number in range(deals):
        dice = Random(f"manners/{rules.spec.id}/{SEED}/{number}")
        state = rules.play(rules.start(number % rules.spec.seats), random_deal(rules.spec.pack, dice))
        while state.turn > CHANCE and not state.ledger.finished:
            view = rules.view(state, state.turn)
            move = bot.choose(view, dice, worlds).move if len(view.moves) > 1 else view.moves[0]
            if len(view.moves) > 1:
                yield view, move
            state = rules.play(state, move)


def judged(rules: Rules[Any, Any], view: View[Any], move: Move) -> Iterator[tuple[str, bool]]:
    """Name what silly things might have been done here, and tell whether they were."""
    contract = rules.contract(view)
    cards = [each.card for each in view.moves if isinstance(each, Play)]
    if not isinstance(move, Play) or contract is None or view.sides[view.me] < 0:
        return
    for name, done in _broken(view, move.card, cards, contract):
        yield name, done and not hopeless(rules, view, move)
    shunned = NOBODY in (getattr(view.public, "declarer", 0), getattr(view.public, "picker", 0))
    if len(view.trick.cards) == len(view.sides) - 1 and not shunned:
        yield from _last(view, move.card, cards, contract)


def _broken(view: View[Any], card: int, cards: list[int], contract: Contract) -> Iterator[tuple[str, bool]]:
    if getattr(view.public, "declarer", None) != view.me:
        return
    birds = [BIRDS[each.bonus] for each in view.public.declared if each.bonus in BIRDS]
    waiting = [bird for bird, trick in birds if len(view.tricks) + 1 < trick]
    trumps = [each for each in cards if contract.order.trumps & bit(each) and each not in waiting]
    if trumps and any(bird in cards for bird in waiting):
        yield "announced bird thrown", card in waiting


def hopeless(rules: Rules[Any, Any], view: View[Any], thrown: Play) -> bool:
    """Tell whether a card that was promised to a later trick may as well go, however the last cards lie."""
    if view.hand.bit_count() > LAST[rules.spec.seats]:
        return False
    asked = Asked("hopeless", rules, view)
    return all(
        values[thrown] >= values[other] for values in islice(valued(asked), _LAYOUTS) for other in values
    )


def _last(view: View[Any], card: int, cards: list[int], contract: Contract) -> Iterator[tuple[str, bool]]:
    table, points = view.trick.cards, contract.points
    head = contract.crown(table, contract.order)
    winner = (view.trick.leader + table.index(head)) % len(view.sides)
    takes = {each: contract.crown((*table, each), contract.order) == each for each in cards}
    lost = [each for each in cards if not takes[each]]
    if view.sides[winner] == view.sides[view.me]:
        if lost and len(lost) < len(cards):
            trump = bool(contract.order.trumps & bit(card))
            yield "partner's trick taken with a trump", takes[card] and trump
    elif lost:
        least = min(points)
        if any(points[each] == least for each in lost) and any(points[each] >= least + MANY for each in lost):
            yield "points thrown on a lost trick", not takes[card] and points[card] >= least + MANY


def counted(
    rules: Rules[Any, Any], bot: Bot[Any], deals: int, worlds: int = BUDGET
) -> Counter[tuple[str, bool]]:
    """Count the chances to do something silly, and how often it was done."""
    found: Counter[tuple[str, bool]] = Counter()
    for view, move in decisions(rules, bot, deals, worlds):
        found.update(judged(rules, view, move))
    return found
