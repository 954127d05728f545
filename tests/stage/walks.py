"""Random matches as beats, for a witness at the table: what the stage is tested on."""

from collections.abc import Iterator
from random import Random
from typing import Any

from game import catalogue
from game.core.cards import CHANCE
from game.core.rules import Rules
from game.core.transcript import Header
from game.session.match import Beat, Match
from game.stage.table import Table
from tests.games.expected import EXPECTED

TABLES: dict[str, Table] = {each.id: each.table for each in catalogue.GAMES}
VARIANTS: dict[str, tuple[Rules[Any, Any], ...]] = {
    each.id: tuple(
        catalogue.rules_for(each.id, options)
        for options in (EXPECTED[each.id].walks or each.presets.values())
    )
    for each in catalogue.GAMES
}
GAMES = [(game, number) for game, rules in VARIANTS.items() for number in range(len(rules))]


def beats(rules: Rules[Any, Any], seed: int, witness: int = 0) -> Iterator[Beat[Any]]:
    """Play a match at random and tell it as the witness sees it."""
    dice = Random(seed)
    names = ("Dawn", "Morning", "Noon", "Afternoon", "Evening", "Dusk", "Midnight")[: rules.spec.seats]
    match = Match(rules, Header(rules.spec.id, rules.spec.edition, (), names, rules.first(dice)))
    while not match.over:
        if match.turn == CHANCE:
            yield match.shuffle(dice, witness)
        else:
            yield match.submit(match.turn, dice.choice(match.view(match.turn).moves), witness)
