"""Expert: lays out the hidden cards in many likely ways and plays each of them to its end."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypeAlias

from game.bots.romestecq.club import weigh
from game.bots.romestecq.reasons import because, in_words
from game.bots.romestecq.reckoning import Held, Layout, Setting
from game.bots.romestecq.situation import situation
from game.core.bot import Decision
from game.core.cards import Card, bit, mask, members
from game.core.move import PLAYS
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.romestecq import Playing, Public, Romestecq
from game.rules.romestecq.combinations import combinations
from game.search.worlds import imagined

_SAME = 1e-6
_NEAR = 16  # points that a deal brings a side at most, but for freaks
Depths: TypeAlias = Mapping[int, tuple[int, int]]
"""By seats: how many tricks are played in every way there is, and in how many before them every lead is tried."""

_ROUNDS = ((12, 99), (24, 3), (60, 2))
"""How many layouts are tried in turn, and with how many of the cards that did best so far."""
DEPTHS: Depths = {2: (5, 0), 4: (2, 2), 6: (2, 1)}
THUMB = 0.2  # how much the Club player's opinion counts: it steadies what few layouts leave open

Tries: TypeAlias = Mapping[Card, Sequence[float]]
"""What each card came to, layout by layout; the earlier layouts are common to all cards."""


class Expert:
    """A player who reckons."""

    def __init__(self, rules: Romestecq) -> None:
        """Play under these house rules."""
        self._rules = rules
        self._likely = partial(imagined, rules)
        self._options = rules.options
        self._depth = DEPTHS[rules.options.players]

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Play the card that does best over the layouts."""
        seen = situation(view)
        if not seen.legal & (seen.legal - 1):
            return Decision(view.moves[0], partial(because, self._rules, view, members(seen.legal)[0]))
        opinions = {each.card: THUMB * each.value for each in weigh(seen, self._options)}
        tries = self._reckon(view, opinions, dice, budget)
        longest = max(map(len, tries.values()))
        finalists = [card for card, values in tries.items() if len(values) == longest]
        card = max(finalists, key=lambda each: _promise(tries[each], opinions[each]))
        return Decision(PLAYS[card], partial(in_words, self._rules, view, counted(card, tries)))

    def _reckon(self, view: View[Public], opinions: dict[Card, float], dice: Dice, budget: int) -> Tries:
        """Value the legal cards in many layouts, those that do badly in fewer of them."""
        tries: dict[Card, list[float]] = {card: [] for card in opinions}
        cards = list(tries)
        for layouts, most in _ROUNDS:
            cards.sort(key=lambda card: -_promise(tries[card], opinions[card]))
            del cards[most:]
            for world in self._likely(view, dice, min(layouts, budget)):
                if isinstance(world, Playing):
                    layout = lay_out(world, view.me, self._rules, self._depth)
                    for card in cards:
                        tries[card].append(layout.value(card))
            budget = max(0, budget - layouts)
        return tries


def _promise(values: Sequence[float], opinion: float) -> float:
    """Average what a card came to, and hear the Club player's opinion of it."""
    return (sum(values) / len(values) if values else 0.0) + opinion


def lay_out(world: Playing, me: int, rules: Romestecq, depth: tuple[int, int]) -> Layout:
    """Prepare an imagined position for being played out, so deep as these depths tell."""
    options = rules.options
    sides = options.sides
    held = [
        Held(seat, sides[seat], each)
        for seat, hand in enumerate(world.play.began)
        for each in combinations(hand, options)
    ]
    of_card: dict[Card, list[Held]] = {}
    for each in held:
        for card in members(each.what.cards):
            of_card.setdefault(card, []).append(each)
    got = [0] * len(set(sides))
    for trick in world.play.tricks:
        got[sides[trick.taker]] |= mask(trick.cards)
    scores = [
        max(p for (p,), s in zip(world.ledger.holdings, sides, strict=True) if s == side)
        for side in range(len(got))
    ]
    near = max(scores) + _NEAR >= options.target
    play, trick = world.play, world.play.trick
    setting = Setting(sides, sides[me], options, of_card, held, *depth, near)
    at = (sum(play.hands), trick.leader, trick.cards)
    return Layout(setting, play.hands, (at, tuple(got), tuple(scores) if near else ()))


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
