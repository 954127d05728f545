"""Nothing clipped, nothing overlapping, every card on the felt: at every size and text scale, at many moments."""

from itertools import product

import pygame
import pytest

from game.catalogue import GAMES, rules_for
from game.core.cards import CHANCE
from game.core.deal import stacked
from game.core.move import Deal, Say
from game.core.record import replace
from game.core.transcript import Entry
from game.play.phases import Between, Mine
from game.play.table.inputs import AskHint, Confirm, SayWord, TakePacket, UseCard
from game.stage.pose import CHIP, SpriteKey, extent
from game.ui.shell.action import Action
from game.ui.shell.node import Role, flaws
from game.ui.table.bars import PromptText, below
from game.ui.widgets.caps import hints
from tests.ui.kit.context import SCALES, SHAPES, SIZES, open_context
from tests.ui.table.seated import QUICK, Seat

EVERY_DAY = {(SIZES[0], SCALES[2]), (SIZES[1], SCALES[0]), (SIZES[2], SCALES[1]), ((600, 1024), SCALES[2])}
"""Sizes of the window and of the type that are tried every day: the tightest, the usual, the widest, an upright one."""


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.parametrize(
    ("size", "scale"),
    [
        pytest.param(*each, marks=() if each in EVERY_DAY else pytest.mark.slow)
        for each in product((*SIZES, *SHAPES), SCALES)
    ],
)
def test_the_table_is_tidy_through_a_deal(game: str, size: tuple[int, int], scale: float) -> None:
    seat = Seat(game, size, replace(QUICK, text_scale=scale, speed=0.0), seed=6)
    for turn in range(40):
        seat.until(lambda: isinstance(seat.table.driver.playback.phase, Mine | Between), 20)
        assert not flaws(seat.table.nodes(), size), turn
        assert not off_the_cloth(seat), turn
        if isinstance(seat.table.driver.playback.phase, Between):
            return
        if turn == 2:
            seat.table.send(AskHint())
            seat.go(0.1)
            assert not flaws(seat.table.nodes(), size), "hint"
        move(seat)


def off_the_cloth(seat: Seat) -> list[SpriteKey]:
    """Name the cards that reach over an edge of the cloth."""
    areas = seat.table.areas
    poses = seat.table.poses().items()
    return [
        key for key, pose in poses if key[0] != CHIP and not areas.cloth.contains(areas.rect(extent(pose)))
    ]


def move(seat: Seat) -> None:
    table = seat.table
    moves = seat.session.view().moves
    first = moves[0]
    if hasattr(first, "card"):
        table.send(UseCard(first.card))
        if table.driver.state.turn.choices.exchanging:
            table.send(Confirm())
    elif hasattr(first, "packet"):
        table.send(TakePacket(first.packet))
    else:
        finish = table.driver.session.match.rules.spec.roles.finish
        words = [each.word for each in moves if hasattr(each, "word")]
        table.send(SayWord(next((word for word in words if word != finish), words[0])))


def test_many_words_leave_the_hand_free_however_little_room_there_is() -> None:
    rules = rules_for("illustrated_tarock", {})
    pack, held = rules.spec.pack, "T17 T16 T14 T12 T8 T5 T4 T3 T2 TS CH 9H JD QC TC 8C"
    cards = stacked(rules.spec.packets, 0, pack, {0: pack.parse_all(held)}, {})
    said = (Entry(1, Say("pass")), Entry(2, Say("pass")), Entry(0, Say("three")))
    settings = replace(QUICK, text_scale=max(SCALES), speed=0.0)
    seat = Seat("illustrated_tarock", min(SIZES), settings, entries=(Entry(CHANCE, Deal(cards)), *said))
    seat.my_turn()
    nodes = seat.table.nodes()
    words = [node.visible for node in nodes if node.key.startswith("say:")]
    assert len(words) == 8  # seven bonuses, and that is all
    assert all(word.collidelist([node.box for node in nodes if node.role is Role.CARD]) < 0 for word in words)


def test_a_sentence_too_long_for_the_bar_leaves_the_keys_their_place() -> None:
    context, bar = open_context((1280, 720)), pygame.Rect(0, 680, 1280, 40)
    keys = hints(context, (Action.BACK, "Back"))
    short, long = (
        below(context.look, bar, PromptText("", told, False, told), keys)
        for told in ("You deal.", "You deal. " * 99)
    )
    assert [len(short), len(long)] == [2, 1]
    assert long[0].part is keys
