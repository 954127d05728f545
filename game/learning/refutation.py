"""What a wrong answer costs: the hidden cards dealt anew, as they may lie by all that is known, and played to the end.

A deal in which a mistake happened to do no harm would teach the wrong thing. So of the worlds the solver must reckon
with one is chosen in which the mistake costs about what it costs on average.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from game.catalogue import Game, find, rules_for
from game.core.bot import Bot
from game.core.cards import Card, Cards, members
from game.core.deal import HAND
from game.core.move import Deal, IllegalMove, Lay, Move
from game.core.record import record, replace
from game.core.rules import Rules
from game.core.transcript import Entry, Transcript
from game.core.view import Place, View
from game.learning.position import state_after
from game.learning.problem import Line, Problem

PLAYERS = "club"
"""The level of those who play on."""
BATCH = 6
TRIED = 36
"""Worlds that are looked at before the dearest of them has to do."""
AVERAGE = 0.8
"""So much of the average cost is enough."""


@record
class Refutation:
    """A deal that looks to the solver like that of the problem, in which a wrong answer costs something."""

    transcript: Transcript  # to the end of the deal, the wrong answer and what the bots did then included
    lost: float  # what the answer would have brought more, with the same cards and players, in the game's smallest unit


def refuted(problem: Problem, line: Line) -> Refutation | None:
    """Deal the hidden cards so that a wrong way costs something; None where no such deal was found."""
    game = find(problem.game)
    rules: Any = rules_for(problem.game, dict(problem.transcript.header.options))
    judged = problem.found(line)
    wanted = AVERAGE * (problem.judged[0].mean - judged.mean) if judged else 0.0
    found: Refutation | None = None
    for deal in _deals(game, rules, problem):
        each = _cost(rules, game.bot(rules, PLAYERS), problem, deal, line)
        if each.lost > 0 and (found is None or each.lost > found.lost):
            found = each
        if found is not None and found.lost >= wanted:
            break
    return found


def _deals(game: Game, rules: Rules[Any, Any], problem: Problem) -> Iterator[Transcript]:
    """Deal the problem in ways its solver can't tell apart, the likelier ones more often."""
    view = rules.view(state_after(rules, problem.transcript), problem.me)
    draw, dice = game.likely(rules), Random(problem.id)
    for _ in range(TRIED // BATCH):
        for world in draw(view, dice, BATCH):
            deal = redealt(rules, problem.transcript, problem.me, world)
            if deal is not None:
                yield deal


def redealt(rules: Rules[Any, Any], transcript: Transcript, me: int, world: Any) -> Transcript | None:
    """Change the cards of the last deal so that it comes to a world; None where this seat would notice."""
    state = state_after(rules, transcript)
    view = rules.view(state, me)
    changed = dict(_moved(rules, view, state, world))
    begun = max(place for place, entry in enumerate(transcript.entries) if isinstance(entry.move, Deal))
    entries = tuple(
        Entry(entry.seat, _exchanged(entry.move, changed)) for entry in transcript.entries[begun:]
    )
    deal = replace(transcript, entries=(*transcript.entries[:begun], *entries))
    try:
        if not _legal(rules, deal) or rules.view(state_after(rules, deal), me) != view:
            return None
    except IllegalMove:
        return None
    return deal


def _legal(rules: Rules[Any, Any], transcript: Transcript) -> bool:
    """Tell whether everything that was done in a deal may be done."""
    state = rules.start(transcript.header.dealer)
    for entry in transcript.entries:
        if not isinstance(entry.move, Deal) and entry.move not in rules.moves(state):
            return False
        state = rules.play(state, entry.move)
    return True


def _moved(rules: Rules[Any, Any], view: View[Any], state: Any, world: Any) -> Iterator[tuple[Card, Card]]:
    """Pair the cards a seat does not see with those that lie in their places in another world."""
    unseen = 0
    for place in view.hidden:
        unseen |= place.may | place.sure
    here, there = unseen, unseen  # what lies in nobody's hand
    for place in view.hidden:
        if place.seat >= 0:
            old, new = _held(rules, state, place), _held(rules, world, place)
            here, there = here & ~old, there & ~new
            yield from _paired(old, new)
    yield from _paired(here, there)


def _paired(old: Cards, new: Cards) -> Iterator[tuple[Card, Card]]:
    return zip(members(old & ~new), members(new & ~old), strict=False)


def _held(rules: Rules[Any, Any], state: Any, place: Place) -> Cards:
    view = rules.view(state, place.seat)
    return view.hand if place.name == HAND else view.aside


def _exchanged(move: Move, changed: dict[Card, Card]) -> Move:
    match move:
        case Deal(cards):
            return Deal(tuple(changed.get(card, card) for card in cards))
        case Lay(card, shown):
            return Lay(changed.get(card, card), shown)
        case _:
            return move


def _cost(
    rules: Rules[Any, Any], bot: Bot[Any], problem: Problem, deal: Transcript, line: Line
) -> Refutation:
    """Play a deal to its end with the wrong way and with the best."""
    wrong, gained = _played(rules, bot, problem, deal, line)
    _, best = _played(rules, bot, problem, deal, problem.best)
    return Refutation(replace(deal, entries=wrong), best - gained)


def _played(
    rules: Rules[Any, Any], bot: Bot[Any], problem: Problem, deal: Transcript, line: Sequence[Move]
) -> tuple[tuple[Entry, ...], float]:
    """Go a way and play on; every bot is shown its own view alone. Give the log, and what the solver has gained."""
    state, entries, dice = state_after(rules, deal), list(deal.entries), Random(problem.id)
    before = _share(rules, state, problem.me)
    ahead = list(line)
    while state.turn >= 0:
        move = ahead.pop(0) if ahead else bot.choose(rules.view(state, state.turn), dice, BATCH).move
        entries.append(Entry(state.turn, move))
        state = rules.play(state, move)
    return tuple(entries), _share(rules, state, problem.me) - before


def _share(rules: Rules[Any, Any], state: Any, seat: int) -> float:
    worth = rules.worth(state.ledger.holdings)
    return worth[seat] - sum(worth) / len(worth)
