"""What is written under the heaps keeps to its room in every game, and is read in full at the usual size of type."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

import pygame
import pytest

from game.catalogue import rules_for
from game.core.cards import NOBODY
from game.core.rules import Rules
from game.core.view import View
from game.stage.table import Note
from game.storage.settings import DEFAULTS
from game.ui.block import Glance, Memo
from game.ui.house import House
from game.ui.node import flaws
from game.ui.table.captions import Captions
from game.ui.table.ground import ground_for
from game.ui.table.labels import Labels
from game.ui.table.moment import Lone, Moment
from game.ui.table.pieces import Caption
from game.ui.table.sitting import Player
from game.ui.table.type import CAPTION
from tests.stage.walks import GAMES, TABLES, VARIANTS, beats
from tests.ui.kit.house import SCALES, SIZES, open_house

GLANCE = Glance(False, False, 0.0, 0.0, Memo())


class Nobody:
    def put_away(self) -> None:
        """Nothing is declared here."""


def views(rules: Rules[Any, Any]) -> list[View[Any]]:
    """Give what each seat sees in turn of a few matches at random, at every seventh step."""
    return [
        beat.after for seed in range(4) for beat in [*beats(rules, seed, seed % rules.spec.seats)][seed::7]
    ]


def captions(
    house: House, rules: Rules[Any, Any], seen: Sequence[View[Any]]
) -> Iterator[tuple[Caption, pygame.Rect]]:
    """Give what is written under the heaps, and where."""
    ground = ground_for(house.look, clockwise=rules.spec.clockwise)
    players = (Player("You"),) * rules.spec.seats
    for view in seen:
        slots = TABLES[rules.spec.id].slots(view, ground.felt)
        moment = Moment(view, slots, NOBODY, {}, (), "", None, None, (), ())
        said = Captions(house.words, rules.spec.id, rules.spec, players, view.me)
        for item in Labels(house, said, Nobody()).lying(house.look, moment, ground):
            if isinstance(item.part, Lone) and isinstance(item.part.leaf, Caption):
                yield item.part.leaf, item.rect


@pytest.mark.parametrize(("game", "number"), GAMES)
def test_no_caption_needs_more_than_it_has(game: str, number: int) -> None:
    rules = VARIANTS[game][number]
    seen = views(rules)
    for size, scale in product(SIZES[:2], SCALES[::2]):
        house = open_house(size, replace(DEFAULTS, text_scale=scale))
        written = list(captions(house, rules, seen))
        assert written
        for caption, rect in written:
            told = tuple(caption.nodes(house.look, rect, GLANCE))
            assert flaws(told, size) == ()
            if scale == 1.0:
                whole = [house.look.measure(each, CAPTION) for each in caption.choices]
                assert all(node.needed and node.needed[0] in whole for node in told), told


def test_a_caption_is_cut_short_while_it_can_be_guessed_and_then_left_out() -> None:
    look = open_house((1280, 720)).look
    shown = []
    for width in range(120, 0, -1):
        rect = pygame.Rect(0, 0, width, 20)
        (told,) = Caption(("Laid away",)).nodes(look, rect, GLANCE)
        assert flaws([told], look.size) == ()
        shown.append(told.needed[0] if told.needed else 0)
    assert shown == sorted(shown, reverse=True)
    assert len(set(shown)) > 3
    assert shown[-1] == 0


@pytest.mark.parametrize(("points", "told"), [(0, "0 points"), (1, "1 point"), (8, "8 points")])
def test_one_is_told_in_the_singular(points: int, told: str) -> None:
    spec = rules_for("illustrated_tarock", {}).spec
    people = tuple(Player(name) for name in ("You", "One", "Two"))
    captions = Captions(open_house(SIZES[0]).words, "illustrated_tarock", spec, people, 0)
    assert captions.note(Note("taken", 0, points)) == told
