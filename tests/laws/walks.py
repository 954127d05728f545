"""Random walks through any game of the catalogue: the material every law is tested on."""

from collections.abc import Iterator
from random import Random
from typing import Any

from game.catalogue import GAMES, Game, find
from game.core.cards import CHANCE, NOBODY, Cards, Seat, mask
from game.core.move import Deal, Lay, Move, Play
from game.core.options import Value, chosen, declared
from game.core.record import record
from game.core.rules import Rules
from game.core.shuffle import random_deal
from game.core.transcript import Entry, Header
from game.core.view import View

IDS = [game.id for game in GAMES]
BUDGETS = {"master": 1}
"""Worlds for levels that make much of each; a law holds with few as with many."""


@record
class Step:
    """One move of a walk, with the positions on both sides of it."""

    before: Any
    entry: Entry
    after: Any


def random_options(game: Game, dice: Random) -> dict[str, Value]:
    """Choose every house rule at random."""
    options: dict[str, Value] = {}
    for option in declared(game.options):
        options[option.id] = (
            dice.choice(option.values) if option.values else dice.randint(option.low, option.high)
        )
    return options


def tables(game_id: str, dice: Random, count: int) -> Iterator[tuple[dict[str, Value], Rules[Any, Any]]]:
    """Give the game with its presets first, then with options chosen at random, count tables in all."""
    game = find(game_id)
    wanted: list[dict[str, Value]] = [dict(options) for options in game.presets.values()]
    wanted += [random_options(game, dice) for _ in range(max(0, count - len(wanted)))]
    for options in wanted[:count]:
        yield options, game.rules(chosen(game.options, options))


def random_move(rules: Rules[Any, Any], state: Any, dice: Random) -> Move:
    """Choose any move; deal when it is chance's turn."""
    if state.turn == CHANCE:
        return random_deal(rules.spec.pack, dice)
    return dice.choice(rules.moves(state))


def walk(rules: Rules[Any, Any], dice: Random, most: int = 4000) -> Iterator[Step]:
    """Play a random match, step by step, to its end or to so many moves."""
    state = rules.start(rules.first(dice))
    for _ in range(most):
        if state.turn == NOBODY:
            return
        move = random_move(rules, state, dice)
        after = rules.play(state, move)
        yield Step(state, Entry(state.turn, move), after)
        state = after


def header(game_id: str, rules: Rules[Any, Any], options: dict[str, Value], dealer: Seat) -> Header:
    """Write the header of a test match."""
    return Header(
        game_id, rules.spec.edition, tuple(options.items()), ("South", "North"), dealer, "2026-01-01"
    )


def known(view: View[Any]) -> Cards:
    """Give every card whose place this seat knows for sure."""
    cards = view.hand | view.aside | view.shown | mask(view.trick.cards)
    for trick in view.tricks:
        cards |= mask(trick.cards)
    for place in view.hidden:
        cards |= place.sure
    return cards


def swap(entry: Entry, witness: Seat, one: int, other: int) -> Entry:
    """Exchange two cards in a shuffle, or in what another seat laid face down."""

    def changed(card: int) -> int:
        return other if card == one else one if card == other else card

    match entry.move:
        case Deal(cards):
            return Entry(entry.seat, Deal(tuple(changed(card) for card in cards)))
        case Lay(card, False) if entry.seat != witness:
            return Entry(entry.seat, Lay(changed(card)))
        case _:
            return entry


def played(entry: Entry) -> int | None:
    """Give the card an entry plays to a trick, if it does."""
    return entry.move.card if isinstance(entry.move, Play) else None
