"""Of each frame only what has changed is drawn, and nobody can tell: the picture is that of a table drawn whole."""

from collections.abc import Sequence
from itertools import product
from random import Random

import pygame
import pytest

from game.play.phases import Between
from game.play.table.inputs import NextDeal, OpenMenu, TimePassed, UseCard
from game.storage.settings import DEFAULTS
from game.ui.draw.composition import Composition, Layers, differences, lay, tiled
from game.ui.draw.pack_art import BACK
from game.ui.table.painter import SpritePainter, digits_of
from game.ui.table.picture import TablePicture
from game.ui.table.renderer import open_places
from tests.ui.kit.context import scaled
from tests.ui.table.pixels import NEAR, difference
from tests.ui.table.seated import FRAME, Seat, TableWindow
from tests.ui.whole.tables import one_game

SIZE = (960, 600)
FRAMES = 20


def whole(seat: Seat) -> pygame.Surface:
    """Draw the table as it stands on a canvas that holds nothing yet."""
    table, rules = seat.table, seat.session.match.rules
    painter = SpritePainter(seat.context.sprites, rules.spec.pack, digits_of(rules))
    painter.unit = table.areas.unit
    canvas = pygame.Surface(seat.context.look.size)
    picture = TablePicture(seat.context, table.driver, table.places, painter)
    picture.people = table._picture.people  # noqa: SLF001 - who have been seated
    picture.draw(canvas, table.areas, table.screen)
    return canvas


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return difference(one, other) <= NEAR


def finish(window: TableWindow) -> None:
    """Let time pass until every picture has been drawn, however long that takes, and shown."""
    window.until(lambda: window.seat.context.sprites.settled)
    window.step(1.0)


def some_move(seat: Seat, dice: Random) -> None:
    """Make some move where it is mine to make, and begin the next deal."""
    table = seat.table
    if isinstance(table.driver.playback.phase, Between):
        table.send(NextDeal())
    if table.driver.playback.ready:
        table.driver.playback.submit([dice.choice(table.driver.session.view().moves)])
        table.send(TimePassed(table.driver.clock.now))


@pytest.mark.parametrize("game", one_game(2))
def test_a_table_drawn_in_part_looks_like_one_drawn_whole(game: str) -> None:
    seat, dice, compared = Seat(game, size=SIZE), Random(4), 0
    canvas = pygame.Surface(SIZE)
    for number in range(1500):
        seat.table.update(FRAME)
        some_move(seat, dice)
        if number % 7 == 0:
            seat.table.places.hand.hovered = next(iter(seat.table.places.hand.cards), None)
        while seat.context.sprites.work(10):
            seat.context.redraw()
        if seat.table.dirty:
            seat.table.draw(canvas)
            if number % 5 == 0:
                seat.table.draw(canvas)  # what may follow a frame later is drawn now
                while seat.table._picture.unfinished:  # noqa: SLF001 - shadows that others stand in for
                    seat.table.draw(canvas)
            if number % 10 == 0:
                in_part = canvas.copy()
                seat.table._picture._renderer.forget()  # noqa: SLF001 - as when somebody else has drawn on the canvas
                seat.table.draw(canvas)
                assert difference(in_part, canvas) == 0
                compared += 1
            if seat.table.driver.playback.ready and number % 10 == 5:
                assert same(canvas, whole(seat))
        if compared == FRAMES:
            return
    assert compared > FRAMES // 2


def test_what_was_said_over_the_table_leaves_no_trace() -> None:
    window = TableWindow(Seat("ecarte", size=SIZE))
    seat, loop = window.seat, window.loop
    window.until(lambda: seat.table.driver.playback.ready)
    seat.context.notices.say("Nothing of this is left.")
    window.step(0.5)
    said = window.window.canvas.copy()
    window.step(20.0)
    assert not seat.context.notices.sentences
    assert not same(said, window.window.canvas)
    finish(window)
    loop.draw()
    assert same(window.window.canvas, whole(seat))
    window.window.close()


def test_a_screen_over_the_table_leaves_no_trace() -> None:
    window = TableWindow(Seat("ecarte", size=SIZE))
    seat, loop = window.seat, window.loop
    window.until(lambda: seat.table.driver.playback.ready)
    window.step(1.0)
    loop.stack.turn(seat.table.send(OpenMenu()))
    window.step(1.0)
    loop.stack.drop(loop.stack.top)
    finish(window)
    assert same(window.window.canvas, whole(seat))
    window.window.close()


def test_a_frame_in_which_nothing_has_changed_draws_nothing() -> None:
    """Of a canvas that somebody has painted over unseen, all stays as it is but for what moves."""
    seat = Seat("imperium", size=SIZE)
    seat.my_turn()
    seat.go(1.0)
    canvas = pygame.Surface(SIZE)
    seat.table.draw(canvas)
    canvas.fill((255, 0, 255))
    seat.table.draw(canvas)
    assert canvas.get_at((SIZE[0] // 3, SIZE[1] // 2)) == pygame.Color(255, 0, 255)
    seat.table.send(UseCard(seat.table.places.hand.cards[0]))
    seat.go(0.1)
    seat.table.draw(canvas)
    pink = pygame.mask.from_threshold(canvas, (255, 0, 255), (1, 1, 1, 255)).count()
    assert 0.3 * SIZE[0] * SIZE[1] < pink < 0.99 * SIZE[0] * SIZE[1]


def piece(colour: str, *rect: int) -> tuple[pygame.Surface, pygame.Rect]:
    drawn = pygame.Surface(rect[2:], pygame.SRCALPHA)
    drawn.fill(colour)
    return drawn, pygame.Rect(rect)


def test_what_changes_places_with_what_lies_below_is_drawn_anew() -> None:
    one, other = (piece("red", 0, 0, 20, 20),), (piece("blue", 10, 10, 20, 20),)
    before: Layers = {"one": one, "other": other}
    after: Layers = {"other": other, "one": one}
    assert list(differences(before, before)) == []
    assert list(differences(before, after)) == [one[0][1]]
    canvas, ground, composition = pygame.Surface((60, 60)), pygame.Surface((60, 60)), Composition()
    for layers in (before, after):
        lay(canvas, ground, layers, composition.changed(canvas, ground, layers, ()))
    assert canvas.get_at((15, 15)) == pygame.Color("red")
    assert canvas.get_at((25, 25)) == pygame.Color("blue")


def test_tiles_hold_every_box_and_never_overlap() -> None:
    dice = Random(3)
    for _ in range(100):
        boxes = [
            pygame.Rect(dice.randrange(900), dice.randrange(500), dice.randint(1, 400), dice.randint(1, 300))
            for _ in range(dice.randint(1, 30))
        ]
        tiles = tiled(boxes)
        assert all(tile.collidelist(tiles[:place]) < 0 for place, tile in enumerate(tiles))
        for box in boxes:
            inside = [each.clip(box) for each in tiles]
            assert sum(each.width * each.height for each in inside) == box.width * box.height


def test_few_boxes_begin_and_end_where_lines_of_the_cache_do() -> None:
    canvas, ground, composition = pygame.Surface((300, 200)), pygame.Surface((300, 200)), Composition()
    layers: Layers = {}
    composition.changed(canvas, ground, layers, ())
    also = [pygame.Rect(21, 30, 40, 50), pygame.Rect(100, 20, 16, 60), pygame.Rect(108, 70, 60, 40)]
    boxes = composition.changed(canvas, ground, layers, [*also, pygame.Rect(290, 0, 30, 9)])
    assert all(box.left % 16 == 0 and (box.right % 16 == 0 or box.right == 300) for box in boxes)
    assert all(box.collidelist(boxes[:place]) < 0 for place, box in enumerate(boxes))
    for each in also:
        inside = [box.clip(each) for box in boxes]
        assert sum(box.width * box.height for box in inside) == each.width * each.height


def test_the_first_card_dealt_does_not_wait_for_its_back() -> None:
    seat = Seat("illustrated_tarock", settings=DEFAULTS, size=SIZE)
    seat.until(lambda: bool(seat.table.driver.shown.beats))
    seat.table.update(FRAME)
    assert next(iter(seat.context.sprites._wanted))[0] == BACK  # noqa: SLF001 - what is drawn beside the frames next


def average(picture: pygame.Surface) -> Sequence[int]:
    return pygame.transform.average_color(picture)[:3]


def test_while_the_size_of_the_window_changes_the_picture_is_stretched() -> None:
    window = TableWindow(Seat("ecarte", size=SIZE))
    seat = window.seat
    window.until(lambda: seat.table.driver.playback.ready)
    window.step(1.0)
    before = window.window.canvas.copy()
    for size in ((1000, 640), (1040, 660)):
        window.window._window.size = size  # noqa: SLF001 - as a hand at its corner would
        window.step()
        assert seat.context.look.size == SIZE
        pairs = zip(average(before), average(window.window.canvas), strict=True)
        assert max(abs(one - other) for one, other in pairs) <= NEAR
    window.step()
    assert seat.context.look.size == (1040, 660)
    finish(window)
    assert same(window.window.canvas, whole(seat))
    window.window.close()


def test_places_of_others_are_marked_where_mine_is_not_amid_the_table() -> None:
    for game, others in (("imperium", 1), ("gleek", 0), ("sheepshead", 0)):
        seat = Seat(game, size=SIZE)
        seat.my_turn()
        slots, facts = seat.table.places.layout.slots, seat.table.driver.facts
        view = seat.table.driver.state.view
        there = open_places(view, slots, facts.captions)
        assert len(there) == 1 + others - len(view.trick.cards) * bool(others)
        assert there[view.me][0] == slots.trick[view.me]


def test_the_place_of_my_card_is_named_in_its_middle_where_no_prompt_lies_over_it() -> None:
    seat = Seat("ecarte", size=SIZE, settings=scaled(2.0))
    drawing, areas = seat.table._picture._renderer, seat.table.areas  # noqa: SLF001 - what is drawn on the felt
    there = dict(enumerate(product(seat.table.places.layout.slots.trick, (("The Grand Marquise", "You"),))))
    for (_, place), (_, name) in drawing.slots(areas, there, 0).values():
        assert place.contains(name)
        assert abs(name.centery - place.centery) <= 1
