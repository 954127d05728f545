"""What a card brings: the hidden cards are laid out in many ways, and each of them is played to its end."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from game.bots.romestecq.layout import lay_out
from game.bots.romestecq.playing import weigh
from game.bots.romestecq.reasons import because, in_words
from game.bots.romestecq.situation import Situation, situation
from game.core.bot import Decision
from game.core.cards import Card, bit
from game.core.move import PLAYS, Play
from game.core.rules import Reason
from game.rules.romestecq import Options, Playing, Public, Romestecq, State
from game.search.opponents import Choice
from game.search.second_look import Rounds, second_look

Depths: TypeAlias = Mapping[int, tuple[int, int]]
"""By seats: how many tricks are played in every way there is, and in how many before them every lead is tried."""
Tries: TypeAlias = Mapping[Card, Sequence[float]]
"""What each card came to, layout by layout; the earlier layouts are common to all cards."""

_SAME = 1e-6
_THUMB = 0.2  # how much the Club player's opinion counts: it steadies what few layouts leave open
_ROUNDS = ((12, 99), (24, 3), (60, 2))
"""How many layouts are tried in turn, and with how many of the cards that did best so far."""
DEPTHS: Depths = {2: (5, 0), 4: (2, 2), 6: (2, 1)}
DEEPER: Depths = {2: (5, 0), 4: (4, 0), 6: (2, 2)}
DEEPER_AT_FIRST: Depths = {**DEEPER, 4: (3, 1)}
"""The same at the first trick, where four players have too much before them."""
_MORE_ROUNDS: Rounds = ((16, 9), (32, 4), (72, 3), (160, 2))
_FEWER_ROUNDS = _MORE_ROUNDS[:3]
"""Those of four players: a layout looked into so deep tells more, and takes longer."""
_LEAST = 0.06
"""Points by which another card must be ahead: for less, too much hangs on how layouts are valued."""


def weighed_card(choice: Choice[Romestecq, State, Public]) -> Decision:
    """Play the card that does best over the layouts."""
    rules, view = choice.rules, choice.view
    seen = situation(view)
    if not seen.legal & (seen.legal - 1):
        return Decision(view.moves[0], partial(because, rules, view, seen.legal.bit_length() - 1))
    opinions = _opinions(seen, rules.options)
    tries = _tried(choice, opinions)
    longest = max(map(len, tries.values()))
    finalists = [card for card, values in tries.items() if len(values) == longest]
    card = max(finalists, key=lambda each: _promise(tries[each], opinions[each]))
    return Decision(PLAYS[card], partial(in_words, rules, view, counted(card, tries)))


def weighed_again(choice: Choice[Romestecq, State, Public]) -> Decision:
    """Play that card, unless in more layouts, looked into deeper, another one is clearly better."""
    rules, view = choice.rules, choice.view
    first = weighed_card(choice)
    if len(view.moves) == 1:
        return first
    assert isinstance(first.move, Play)
    players = rules.options.players
    depth = (DEEPER if view.tricks else DEEPER_AT_FIRST)[players]

    def tried(cards: Sequence[Card], count: int) -> Iterator[Sequence[float]]:
        for state in choice.likely(view, choice.dice, count):
            assert isinstance(state, Playing)
            layout = lay_out(state, view.me, rules, depth)
            yield [layout.value(card) for card in cards]

    rounds = _FEWER_ROUNDS if players == 4 else _MORE_ROUNDS
    opinions = _opinions(situation(view), rules.options)
    found = second_look(first.move.card, opinions, tried, rounds, _LEAST, choice.budget)
    if found.card == first.move.card:
        return first
    return Decision(PLAYS[found.card], partial(in_words, rules, view, counted(found.card, found.gains)))


def _opinions(seen: Situation, options: Options) -> dict[Card, float]:
    return {each.card: _THUMB * each.value for each in weigh(seen, options)}


def _tried(choice: Choice[Romestecq, State, Public], opinions: Mapping[Card, float]) -> Tries:
    """Value the legal cards in many layouts, those that do badly in fewer of them."""
    rules, view, budget = choice.rules, choice.view, choice.budget
    tries: dict[Card, list[float]] = {card: [] for card in opinions}
    cards = list(tries)
    for layouts, most in _ROUNDS:
        cards.sort(key=lambda card: -_promise(tries[card], opinions[card]))
        del cards[most:]
        for world in choice.likely(view, choice.dice, min(layouts, budget)):
            if isinstance(world, Playing):
                layout = lay_out(world, view.me, rules, DEPTHS[rules.options.players])
                for card in cards:
                    tries[card].append(layout.value(card))
        budget = max(0, budget - layouts)
    return tries


def _promise(values: Sequence[float], opinion: float) -> float:
    """Average what a card came to, and hear the Club player's opinion of it."""
    return (sum(values, 0.0) / len(values) if values else 0.0) + opinion


def counted(card: Card, tries: Tries) -> Reason:
    """Tell in how many of 100 layouts that were tried with it no other card does better."""
    mine = tries[card]
    best = sum(
        value >= max(values[number] for values in tries.values() if number < len(values)) - _SAME
        for number, value in enumerate(mine)
    )
    if best == len(mine):
        return Reason("counted_sure", cards=bit(card), number=100)
    return Reason("counted", cards=bit(card), number=min(99, round(100 * best / len(mine))))
