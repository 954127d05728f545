"""The last trick laid out once more: whoever sits there, no label hides an index or another label."""

from itertools import combinations

import pygame
import pytest

from game.catalogue import rules_for
from game.core.record import replace
from game.core.trick import Trick
from game.session.players import Player
from game.stage.pose import extent
from game.storage.settings import DEFAULTS
from game.telling.captions import Captions
from game.ui.table.areas import areas_for
from game.ui.table.picture import area_of, labels, lying_trick
from tests.stage.views import baize, made_up
from tests.ui.kit.context import SCALES, SIZES, open_context

NAMES = ("You", "Marguerite", "Barthélemy", "Wilhelmina", "Constance", "Maximilian", "Philippa")
CORNER = 0.3
"""Share of a card that its index fills, across and down."""


def corners(card: pygame.Rect) -> list[pygame.Rect]:
    wide, tall = round(card.width * CORNER), round(card.height * CORNER)
    return [
        pygame.Rect(card.left, card.top, wide, tall),
        pygame.Rect(card.right - wide, card.bottom - tall, wide, tall),
    ]


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_no_label_hides_an_index_or_another_label(seats: int, size: tuple[int, int], scale: float) -> None:
    context = open_context(size, replace(DEFAULTS, text_scale=scale))
    players = tuple(Player(name, "club") for name in NAMES[:seats])
    captions = Captions(context.words, "ecarte", rules_for("ecarte", {}).spec, players, 0)
    areas = areas_for(context.look, rules_for("ecarte", {}).spec, DEFAULTS)
    view = replace(made_up(seats, 5), tricks=(Trick(1, tuple(range(seats)), 1),))
    trick = lying_trick(view, baize().slots(view, areas.viewport))
    told = labels(context.look, areas, captions, trick)
    assert [text[:1] for text, _ in told] == [str(number + 1) for number in range(seats)]
    plates = [rect for _, rect in told]
    for one, other in combinations(plates, 2):
        assert not one.colliderect(other)
    for plate in plates:
        assert area_of(areas).contains(plate)
        for laid in trick:
            for corner in corners(areas.rect(extent(laid.pose))):
                assert not plate.colliderect(corner)
