"""Random matches as beats, for a witness at the table: what the stage is tested on."""

from collections.abc import Iterator
from random import Random
from typing import Any

from game.core.cards import CHANCE
from game.core.rules import Rules
from game.core.transcript import Header
from game.rules import ecarte, gleek, illustrated_tarock, imperiale, imperium, romestecq, sheepshead
from game.session.match import Beat, Match
from game.stage.table import Table
from game.stage.tables import ecarte as ecarte_table
from game.stage.tables import gleek as gleek_table
from game.stage.tables import illustrated_tarock as illustrated_tarock_table
from game.stage.tables import imperiale as imperiale_table
from game.stage.tables import imperium as imperium_table
from game.stage.tables import romestecq as romestecq_table
from game.stage.tables import sheepshead as sheepshead_table

TABLES: dict[str, Table] = {
    "ecarte": ecarte_table.TABLE,
    "imperium": imperium_table.TABLE,
    "gleek": gleek_table.TABLE,
    "imperiale": imperiale_table.TABLE,
    "romestecq": romestecq_table.TABLE,
    "sheepshead": sheepshead_table.TABLE,
    "illustrated_tarock": illustrated_tarock_table.TABLE,
}
VARIANTS: dict[str, tuple[Rules[Any, Any], ...]] = {
    "ecarte": (
        ecarte.Ecarte(ecarte.Options()),
        ecarte.Ecarte(ecarte.Options(target_score=11, king_marking="auto", dealer_min_discard=0)),
        ecarte.Ecarte(ecarte.Options(match_games=3, stake_multiplier=True, allow_concede=True)),
    ),
    "imperium": (
        imperium.Imperium(imperium.Options()),
        imperium.Imperium(imperium.Options(declare_imperiums="choose", imperium_nested=True, target_blues=9)),
    ),
    "gleek": (
        gleek.Gleek(gleek.Options(match_deals=3)),
        gleek.Gleek(
            gleek.Options(
                match_deals=3, eldest_must_open=False, stock_exchange="draw_first", trick_surplus="ruff_pot"
            )
        ),
    ),
    "imperiale": (
        imperiale.Imperiale(imperiale.Options(target_reds=3)),
        imperiale.Imperiale(
            imperiale.Options(
                target_reds=7,
                honours_scoring="trick_winner",
                imperiale_de_retourne=True,
                imperiale_tombee=True,
                trick_bonus="difference",
            )
        ),
    ),
    "romestecq": (
        romestecq.Romestecq(romestecq.Options(target_points=9)),
        romestecq.Romestecq(romestecq.Options(players=2, target_points=9, direction="clockwise")),
        romestecq.Romestecq(
            romestecq.Options(players=6, target_points=12, combination_counting="cumulative")
        ),
        romestecq.Romestecq(romestecq.Options(players=6, target_points=9, six_sides="three_pairs")),
    ),
    "sheepshead": (
        sheepshead.Sheepshead(sheepshead.Options(match_rounds=1)),
        sheepshead.Sheepshead(
            sheepshead.Options(players=4, match_rounds=1, partner_rule="jack_of_diamonds", cracking=True)
        ),
        sheepshead.Sheepshead(
            sheepshead.Options(players=3, match_rounds=1, no_pick="jd_caller", blitzing=True)
        ),
    ),
    "illustrated_tarock": (
        illustrated_tarock.IllustratedTarock(illustrated_tarock.Options(contras="bid_and_bonuses")),
        illustrated_tarock.IllustratedTarock(
            illustrated_tarock.Options(beggar_stock="gifts", trump_discards="last_resort")
        ),
    ),
}
GAMES = [(game, number) for game, rules in VARIANTS.items() for number in range(len(rules))]


def beats(rules: Rules[Any, Any], seed: int, witness: int = 0) -> Iterator[Beat[Any]]:
    """Play a match at random and tell it as the witness sees it."""
    dice = Random(seed)
    names = ("Dawn", "Morning", "Noon", "Afternoon", "Dusk", "Midnight")[: rules.spec.seats]
    match = Match(rules, Header(rules.spec.id, rules.spec.edition, (), names, rules.first(dice)))
    while not match.over:
        if match.turn == CHANCE:
            yield match.shuffle(dice, witness)
        else:
            yield match.submit(match.turn, dice.choice(match.view(match.turn).moves), witness)
