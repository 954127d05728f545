"""What people call silly, counted in deals that one level plays by itself.

An announced bird thrown before its trick though another trump was at hand and there was hope for it; a trick taken with
a trump from the partner whose it was for sure; points thrown on a lost trick with a worthless card in hand. Who plays
last knows whose it is. A bid beyond what the match can still pay: a bold word beside which a milder one, whatever is
answered, brings no less of match and points in any likely deal, and more in some.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count as naturals
from itertools import islice, product
from random import Random
from typing import Any

from game.catalogue import Game
from game.core.bot import BOLD, BUDGET, Bot, Decision
from game.core.cards import CHANCE, NOBODY, bit
from game.core.move import Move, Play, Say
from game.core.rules import Dice, Reason, Rules
from game.core.shuffle import random_deal
from game.core.trick import Contract
from game.core.view import View
from game.rules.illustrated_tarock.declaring import BIRDS
from game.search.rollout import Rollouts
from tests.tools.strength.dominated import Asked, payoff, valued
from tests.tools.strength.open_hands import LAST

SEED = 1
MANY = 2
"""Points above those of the pack's least card that are worth keeping."""
LAYOUTS = 60
"""Ways in which cards may lie that are looked at, or all if they are fewer."""


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


def bold_words(game: Game, rules: Rules[Any, Any]) -> Iterator[Asked]:
    """Let club players play matches; give their choices between a bold word and a milder one."""
    club = game.bot(rules, "club")
    for number in naturals():
        name = f"manners/{game.id}/{rules.spec.seats}/{SEED}/words/{number}"
        dice, step = Random(name), 0
        state = rules.start(rules.first(dice))
        while state.turn != NOBODY:
            if state.turn == CHANCE:
                state = rules.play(state, random_deal(rules.spec.pack, dice))
                continue
            view = rules.view(state, state.turn)
            if any(_milder(game, view, move) for move in view.moves):
                yield Asked(f"{name}/{step}", rules, view)
            move = club.choose(view, dice, 1).move if len(view.moves) > 1 else view.moves[0]
            state, step = rules.play(state, move), step + 1


def _milder(game: Game, view: View[Any], move: Move) -> list[Say]:
    """Give what is less daring than a bold word: others, and its own lower numbers; none for what is not bold."""
    daring = game.bots.daring
    if not isinstance(move, Say) or daring.get(move.word) != BOLD:
        return []
    said = [each for each in view.moves if isinstance(each, Say)]
    lower = [each for each in said if each.word == move.word and (each.number or 0) < (move.number or 0)]
    return lower + [each for each in said if daring.get(each.word) != BOLD]


class AnsweringAtRandom:
    """A player who may say anything, and plays cards as another does."""

    def __init__(self, player: Bot[Any]) -> None:
        self._player = player

    def choose(self, view: View[Any], dice: Dice, budget: int) -> Decision:
        if all(isinstance(move, Say) for move in view.moves):
            return Decision(view.moves[int(dice.random() * len(view.moves))], Reason("bold"))
        return self._player.choose(view, dice, budget)


def in_vain(game: Game, asked: Asked, said: Move) -> bool:
    """Tell whether a bold word was beyond what the match could still pay, whatever others may say to it."""
    rules, milder = asked.rules, dict.fromkeys(_milder(game, asked.view, said), 0.0)
    club, seat = game.bot(rules, "club"), asked.view.me
    ways = [Rollouts(rules, player) for player in (club, AnsweringAtRandom(club))]
    likely = (
        game.bots.likely_states(rules, asked.view, Random(f"{asked.name}/layouts"), LAYOUTS) if milder else ()
    )
    for (number, state), way in product(enumerate(likely), ways):

        def worth(
            move: Move, way: Rollouts[Any, Any] = way, state: Any = state, number: int = number
        ) -> float:
            return payoff(rules, way.finish(rules.play(state, move), Random(number)))[seat]

        stands = worth(said)
        leads = {move: worth(move) - stands for move in milder}
        milder = {move: milder[move] + lead for move, lead in leads.items() if lead >= 0}
        if not milder:
            return False
    return any(milder.values())


def words_in_vain(game: Game, rules: Rules[Any, Any], count: int, levels: Sequence[str]) -> Counter[str]:
    """Ask these levels in so many positions, and count by level the bids beyond what the match could still pay."""
    found: Counter[str] = Counter()
    bots = {level: game.bot(rules, level) for level in levels}
    for asked in islice(bold_words(game, rules), count):
        said = {level: bot.choose(asked.view, Random(asked.name), BUDGET).move for level, bot in bots.items()}
        vain = {move: in_vain(game, asked, move) for move in {*said.values()}}
        found.update(level for level, move in said.items() if vain[move])
    return found


def hopeless(rules: Rules[Any, Any], view: View[Any], thrown: Play) -> bool:
    """Tell whether a card that was promised to a later trick may as well go, however the last cards lie."""
    if view.hand.bit_count() > LAST[rules.spec.seats]:
        return False
    asked = Asked("hopeless", rules, view)
    return all(
        values[thrown] >= values[other] for values in islice(valued(asked), LAYOUTS) for other in values
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
