"""What a card brings: reckoned over hands the other seat may hold, by what the tricks are worth at this score."""

from functools import partial

from game.bots.imperium.belief import Belief, beliefs
from game.bots.imperium.foresight import Foresight, Solver, World
from game.bots.imperium.playing import pick
from game.bots.imperium.prospects import Payoff, payoff
from game.bots.imperium.reasons import because, in_words
from game.bots.imperium.situation import Situation, situation
from game.core.bot import Decision
from game.core.cards import Card, Cards, mask, members
from game.core.move import PLAYS
from game.core.record import record
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.imperium import Imperium, Options, Public, State
from game.rules.imperium.combinations import PAYS, declared, pool, steps
from game.search.opponents import Choice

_SAME = 1e-9
_MAJORITY = 3


@record
class Thinking:
    """How somebody weighs what he finds, and how much of it he looks for."""

    solved: int  # worlds that are solved for each of the budget: at a table, every one there is
    played_out: int  # worlds played out for each of the budget …
    most: int  # … and at most
    opened: float  # how much the open-handed solution counts beside the play against a Club player


@record
class Judgement:
    """What a card promises."""

    chance: float  # to win the match
    majority: float  # to take three tricks or more, both hands open


def weighed_card(choice: Choice[Imperium, State, Public], thinking: Thinking) -> Decision:
    """Play the card with the best chance to win the match."""
    rules, view, dice = choice.rules, choice.view, choice.dice
    seen = situation(view)
    if not seen.legal & (seen.legal - 1):
        card = pick(seen)
        return Decision(PLAYS[card], partial(because, rules, view, card))
    every = _worlds(view, rules.options)
    worlds = _some(every, dice, thinking.solved * choice.budget)
    foreseen = _some(worlds, dice, min(thinking.played_out * choice.budget, thinking.most))
    judged = _judge(view, seen, worlds, foreseen, thinking.opened)
    card = _best(seen, judged)
    reckoned = _told(card, judged[card].majority, exact=len(worlds) == len(every))
    return Decision(PLAYS[card], partial(in_words, rules, view, reckoned))


def _worlds(view: View[Public], options: Options) -> list[World]:
    """Give every hand the other seat may hold, with its weight and what the tricks are then worth."""
    every = beliefs(view, options)
    total = sum((belief.weight for belief in every), 0.0)
    return [(each.theirs, each.weight / total, _payoff(view, each, options)) for each in every]


def _payoff(view: View[Public], belief: Belief, options: Options) -> Payoff:
    """Tell what tricks are worth after what the dealer is still to be paid for such a hand."""
    pending: tuple[tuple[str, int], ...] = ()
    if view.me != view.dealer and not view.tricks and options.declare_imperiums == "auto":
        turn_up = view.public.turn_up
        cards = pool(belief.theirs, turn_up, True, options)
        found = declared(cards, turn_up, options)
        pending = tuple((PAYS[step][0], 1) for each in found for step in steps(each, options))
    return payoff(view.ledger.holdings, view.me, view.dealer, pending, options)


def _some(worlds: list[World], dice: Dice, budget: int) -> list[World]:
    """Draw as many worlds as the budget allows."""
    if len(worlds) <= budget:
        return worlds
    numbers = list(range(len(worlds)))
    dice.shuffle(numbers)
    return [worlds[number] for number in sorted(numbers[:budget])]


def _judge(
    view: View[Public], seen: Situation, worlds: list[World], some: list[World], share: float
) -> dict[Card, Judgement]:
    """Judge each card: open-handed over all worlds, with this share, and as it will really be played over some."""
    solver = Solver(seen.order)
    ahead = Foresight(seen.order, view.shown)
    gone = mask(card for trick in (*view.tricks, view.trick) for card in trick.cards)

    def solved(card: Card, theirs: Cards) -> int:
        """Count my tricks in the deal with both hands open."""
        if seen.led:
            return seen.taken[0] + solver.answered(seen.led[0], card, theirs, seen.mine)
        return seen.taken[0] + solver.led(card, seen.mine, theirs)

    total, part = (sum((weight for _, weight, _ in each), 0.0) for each in (worlds, some))
    judgements = {}
    for card in members(seen.legal):
        if seen.led:
            played = ahead.answer(seen.led[0], card, seen.mine, some, gone, seen.taken[0])
        else:
            played = ahead.lead(card, seen.mine, some, gone, seen.taken[0])
        counts = [(solved(card, theirs), weight, pays) for theirs, weight, pays in worlds]
        opened = sum((weight * pays[count] for count, weight, pays in counts), 0.0) / total
        majority = sum((weight for count, weight, _ in counts if count >= _MAJORITY), 0.0) / total
        judgements[card] = Judgement(share * opened + (1 - share) * played / part, majority)
    return judgements


def _best(seen: Situation, judged: dict[Card, Judgement]) -> Card:
    """Take the best card; between equals, what a Club player would play."""
    best = max(judgement.chance for judgement in judged.values())
    usual = pick(seen)
    equal = [card for card, judgement in judged.items() if judgement.chance >= best - _SAME]
    return usual if usual in equal else equal[0]


def _told(card: Card, majority: float, *, exact: bool) -> Reason:
    """Say in how many of a hundred worlds a card takes three tricks or more."""
    share = round(100 * majority)
    if exact and majority > 1 - _SAME:
        return Reason("counted_sure", cards=1 << card, number=share)
    if exact and majority < _SAME:
        return Reason("counted_lost", cards=1 << card, number=share)
    return Reason("counted", cards=1 << card, number=min(99, max(1, share)))
