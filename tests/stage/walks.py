"""Random matches as beats, for a witness at the table: what the stage is tested on."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from game import catalogue
from game.core.cards import CHANCE
from game.core.options import Value
from game.core.rules import Rules
from game.core.transcript import Header
from game.session.match import Beat, Match
from game.stage.table import Table

CHOSEN: Mapping[str, tuple[Mapping[str, Value], ...]] = {
    "ecarte": (
        {},
        {"target_score": 11, "king_marking": "auto", "dealer_min_discard": 0},
        {"match_games": 3, "stake_multiplier": True, "allow_concede": True},
    ),
    "imperium": ({}, {"declare_imperiums": "choose", "imperium_nested": True, "target_blues": 9}),
    "gleek": (
        {"match_deals": 3},
        {
            "match_deals": 3,
            "eldest_must_open": False,
            "stock_exchange": "draw_first",
            "trick_surplus": "ruff_pot",
        },
    ),
    "imperiale": (
        {"target_reds": 3},
        {
            "target_reds": 7,
            "honours_scoring": "trick_winner",
            "imperiale_de_retourne": True,
            "imperiale_tombee": True,
            "trick_bonus": "difference",
        },
    ),
    "romestecq": (
        {"target_points": 9},
        {"players": 2, "target_points": 9, "direction": "clockwise"},
        {"players": 6, "target_points": 12, "combination_counting": "cumulative"},
        {"players": 6, "target_points": 9, "six_sides": "three_pairs"},
    ),
    "sheepshead": (
        {"match_rounds": 1},
        {"players": 4, "match_rounds": 1, "partner_rule": "jack_of_diamonds", "cracking": True},
        {"players": 3, "match_rounds": 1, "no_pick": "jd_caller", "blitzing": True},
        {"players": 7, "match_rounds": 1, "jd_call_up": True},
    ),
    "illustrated_tarock": (
        {"contras": "bid_and_bonuses"},
        {"beggar_stock": "gifts", "trump_discards": "last_resort"},
    ),
}
"""House rules under which most comes up; a game that is not named here is played by its presets."""

TABLES: dict[str, Table] = {each.id: each.table for each in catalogue.GAMES}
VARIANTS: dict[str, tuple[Rules[Any, Any], ...]] = {
    each.id: tuple(
        catalogue.rules_for(each.id, options) for options in CHOSEN.get(each.id, tuple(each.presets.values()))
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
