"""F1 at the table: in every phase of every game the rules open where that phase is told.

What each game expects was checked against the rules by hand: what stands beside a paragraph is said in it.
"""

import re
from random import Random

import pytest

from game import resources
from game.catalogue import find
from game.core.cards import NOBODY
from game.core.options import chosen
from game.core.record import replace
from tests.games.expected import EXPECTED
from tests.laws.test_texts import english
from tests.laws.walks import IDS, random_options, walk

OVER = "over"
"""Stands there for a match that is decided, whatever its last phase."""
RARE = {("settled", "8.8"), ("settled", "10.18"), ("settled", "3.7")}
"""Ends of a deal that chance hardly ever brings about."""
WALKS, STEPS, ENOUGH = 200, 260, 20
"""Walks through a game, the steps of each, and the walks after which nothing more is looked for than is missing."""
GAMES = pytest.mark.parametrize("game_id", IDS)


def said(game_id: str, place: str) -> str:
    """Give a paragraph of the rules, or the title of a chapter."""
    text = resources.read_text("rules", f"{game_id}.md")
    start = rf"^{re.escape(place)} (.*)" if "." in place else rf"^## {place}\. (.*)"
    found = re.search(start, text, re.MULTILINE)
    assert found is not None, place
    return found[1]


@GAMES
def test_every_phase_has_its_paragraph(game_id: str) -> None:
    captions = [
        key
        for key in english()
        if key.startswith(f"{game_id}.phase.") and not key.endswith("_short")  # the same in fewer words
    ]
    phases = {key.rpartition(".")[2].removesuffix("_wait").partition("_after_")[0] for key in captions}
    assert {*phases, OVER} == EXPECTED[game_id].told.keys()
    for places in EXPECTED[game_id].told.values():
        for place, words in places.items():
            assert words in said(game_id, place), place


@GAMES
def test_at_the_table_the_rules_open_where_the_phase_is_told(game_id: str) -> None:
    game, dice, special = find(game_id), Random(7), EXPECTED[game_id].special
    wanted = {(phase, place) for phase, places in EXPECTED[game_id].told.items() for place in places}
    seen = set[tuple[str, str]]()
    for number in range(WALKS):
        if number >= ENOUGH and wanted - seen <= RARE:
            break
        rules = game.rules(chosen(game.options, random_options(game, dice)))
        for step in walk(rules, dice, STEPS):
            for state in (step.before, step.after):
                view = rules.view(state, dice.choice((0, max(0, state.turn))))
                phase = OVER if view.turn == NOBODY else view.public.phase
                place = game.table.paragraph(view)
                assert place in EXPECTED[game_id].told[phase], (phase, place)
                if len(EXPECTED[game_id].told[phase]) > 1:
                    due = {
                        each
                        for each in EXPECTED[game_id].told[phase]
                        if each in special and special[each](view)
                    }
                    assert {place} & special.keys() == due, (phase, place)
                seen.add((phase, place))
    assert wanted - seen <= RARE


@pytest.mark.parametrize(
    ("game_id", "end", "place"),
    [
        ("illustrated_tarock", {"thrown": "no_trump"}, "10.18"),
        ("illustrated_tarock", {"thrown": "all_pass"}, "10.15"),
        ("illustrated_tarock", {"drawn_out": True}, "8.8"),
        ("sheepshead", {"thrown": "demand"}, "3.7"),
        ("sheepshead", {"thrown": "redeal"}, "8.8"),
    ],
)
def test_a_deal_that_ended_before_its_time_has_its_own_paragraph(
    game_id: str, end: dict[str, object], place: str
) -> None:
    game = find(game_id)
    rules = game.rules(game.options())
    view = rules.view(rules.start(0), 0)
    ended = replace(view, public=replace(view.public, phase="settled", **end))
    assert game.table.paragraph(ended) == place
