"""The chrome kept as a picture: nobody can tell it from the chrome drawn anew, and it is not drawn anew in vain."""

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise
from random import Random

import pygame
import pytest

from game.catalogue import GAMES
from game.core.record import record, replace
from game.play.phases import Between
from game.play.table.inputs import NextDeal, TimePassed, ToggleLog, UseCard
from game.play.table.state import Toast
from game.stage.pose import extent
from game.storage.settings import DEFAULTS
from game.ui.draw.composition import joined, lay
from game.ui.kit.block import Canvas, Placement
from game.ui.kit.screen import Screen
from game.ui.shell.node import Node
from game.ui.table.renderer import ChromeCache, merged, tiles_of
from game.ui.table.view_model import FreeLayout, LeafBlock, PlacedBlock
from tests.ui.kit.context import open_context
from tests.ui.table.pixels import NEAR, difference
from tests.ui.table.seated import FRAME, Seat

IDS = [game.id for game in GAMES]
CHANGES = 40


def drawn(seat: Seat, chrome_cache: ChromeCache) -> pygame.Surface:
    canvas = pygame.Surface(seat.context.look.size)
    canvas.fill((30, 90, 60))
    chrome_cache.refresh(canvas.get_size(), seat.table.screen)
    lay(canvas, None, chrome_cache.layers, [canvas.get_rect()])
    seat.table.screen.draw_animated(canvas)
    return canvas


@pytest.mark.parametrize("game", IDS)
def test_a_picture_brought_up_to_date_looks_like_one_taken_anew(game: str, thorough: bool) -> None:
    seat, dice = Seat(game, size=(960, 600)), Random(2)
    chrome_cache, table = ChromeCache(seat.context), seat.table
    compared = 0
    while compared < (CHANGES if thorough else CHANGES // 2):
        seat.table.update(FRAME)
        if isinstance(table.driver.playback.phase, Between):
            table.send(NextDeal())
        if table.driver.playback.ready:
            table.driver.playback.submit([dice.choice(table.driver.session.view().moves)])
            table.send(TimePassed(table.driver.clock.now))
        if seat.table.screen.dirty:
            assert difference(drawn(seat, chrome_cache), drawn(seat, ChromeCache(seat.context))) <= NEAR
            compared += 1


@pytest.mark.parametrize("game", IDS)
def test_the_picture_looks_like_the_chrome(game: str) -> None:
    seat = Seat(game, size=(960, 600))
    seat.my_turn()
    chrome_cache = ChromeCache(seat.context)
    seat.table.screen.refresh()
    anew, kept = drawn(seat, chrome_cache), drawn(seat, chrome_cache)
    assert difference(anew, kept) <= NEAR


def test_a_change_is_seen_at_once() -> None:
    seat = Seat("ecarte", size=(960, 600))
    seat.my_turn()
    chrome_cache = ChromeCache(seat.context)
    seat.table.screen.refresh()
    before = [drawn(seat, chrome_cache), drawn(seat, chrome_cache)][-1]
    seat.table.send(ToggleLog())
    assert difference(drawn(seat, chrome_cache), before) > NEAR
    after = drawn(seat, chrome_cache)
    seat.table.screen.refresh()
    assert difference(drawn(seat, chrome_cache), after) <= NEAR


class Counted:
    """A screen that counts how often what stays as it is was drawn."""

    def __init__(self, screen: Screen, patch: pytest.MonkeyPatch) -> None:
        self._draw = screen.draw_still
        self.times = self.pixels = 0
        patch.setattr(screen, "draw_still", self)

    def __call__(self, canvas: pygame.Surface, boxes: Sequence[pygame.Rect]) -> None:
        self.times += 1
        self.pixels = sum(box.width * box.height for box in boxes)
        self._draw(canvas, boxes)


def test_the_chrome_is_drawn_once_until_it_is_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat("imperium", size=(960, 600))
    seat.my_turn()
    chrome_cache, counted = ChromeCache(seat.context), Counted(seat.table.screen, monkeypatch)
    for _ in range(3):
        drawn(seat, chrome_cache)
    assert counted.times == 1
    seat.table.screen.refresh()
    drawn(seat, chrome_cache)
    assert counted.times == 2


def test_what_is_not_seen_in_the_chrome_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat("ecarte", size=(960, 600))
    seat.my_turn()
    seat.go(2.0)  # until no change of the score is on the move, and no face
    chrome_cache, screen, hand = ChromeCache(seat.context), seat.table.screen, seat.table.places.hand
    drawn(seat, chrome_cache)
    counted = Counted(screen, monkeypatch)
    hand.cards = (*reversed(hand.cards),)
    screen.refresh()
    drawn(seat, chrome_cache)
    assert (counted.times, counted.pixels) == (1, 0), "the cards of the hand are drawn by the stage"


def test_pictures_that_get_better_elsewhere_are_looked_for_once() -> None:
    seat = Seat("ecarte", size=(960, 600))
    seat.my_turn()
    seat.go(1.0)
    chrome_cache, screen = ChromeCache(seat.context), seat.table.screen
    drawn(seat, chrome_cache)
    seat.context.redraw()
    assert screen.dirty
    assert not chrome_cache.refresh((960, 600), screen)
    assert not screen.dirty


def test_what_never_rests_is_drawn_at_every_frame_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat("imperium", size=(960, 600))
    seat.my_turn()
    seat.go(5.0)  # until no change of the score is on the move, and nothing is said
    seat.until(lambda: not seat.table.driver.state.said)
    chrome_cache, counted = ChromeCache(seat.context), Counted(seat.table.screen, monkeypatch)
    rested = drawn(seat, chrome_cache)
    table = seat.table
    seat.change(gains={0: Toast("+3", table.driver.clock.now)})
    frames = [drawn(seat, chrome_cache)]
    for _ in range(3):
        table.driver.clock.now += 0.15
        table.send(TimePassed(table.driver.clock.now))
        frames.append(drawn(seat, chrome_cache))
    assert counted.times == 2
    assert all(difference(here, there) > NEAR for here, there in pairwise([rested, *frames]))
    table.driver.clock.now += 0.6
    table.send(TimePassed(table.driver.clock.now))
    drawn(seat, chrome_cache)
    assert counted.times == 3


def test_cards_fly_over_a_chrome_that_is_not_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat("imperium", size=(960, 600))
    seat.my_turn()
    canvas = pygame.Surface(seat.context.look.size)
    counted = Counted(seat.table.screen, monkeypatch)
    seat.go(2.0)  # until no change of the score is on the move, and no face
    seat.table.send(UseCard(seat.table.places.hand.cards[0]))
    frames, whole = 0, canvas.get_width() * canvas.get_height()
    seat.table.draw(canvas)
    while not seat.table.driver.shown.animator.idle and frames < 600:
        seat.table.update(FRAME)
        seat.table.draw(canvas)
        frames += 1
    assert 1 < counted.times < frames
    assert 0 < counted.pixels < whole


def test_tiles_become_few_boxes_that_hold_them_all_and_never_overlap() -> None:
    size, dice = (1001, 600), Random(5)
    tiles = tiles_of(size)
    assert sum((right - left) * (bottom - top) for left, top, right, bottom in tiles) == 1001 * 600
    assert list(merged(tiles)) == [pygame.Rect((0, 0), size)]
    for _ in range(50):
        some = dice.sample(tiles, dice.randint(1, len(tiles)))
        boxes = list(merged(some))
        assert all(not here.colliderect(there) for here, there in combinations(boxes, 2))
        area = sum((right - left) * (bottom - top) for left, top, right, bottom in some)
        assert sum(each.width * each.height for each in boxes) == area
        assert len(boxes) <= len(some)


def test_only_what_anything_lies_on_is_laid_over_the_cards() -> None:
    seat = Seat("imperium", size=(960, 600))
    seat.my_turn()
    chrome_cache = ChromeCache(seat.context)
    drawn(seat, chrome_cache)
    parts = [rect for each in chrome_cache.layers.values() for _, rect in each]
    middle = seat.table.places.hand.cards[2]
    hand = seat.table.areas.rect(
        extent(seat.table.places.held(middle, seat.table.driver.shown.animator.poses)[1])
    )
    assert hand.inflate(-60, -60).collidelist(parts) < 0
    assert sum(each.width * each.height for each in parts) < 0.6 * 960 * 600


def test_what_changed_is_drawn_once_and_two_boxes_do_not_become_a_far_larger_one() -> None:
    dice = Random(3)
    for _ in range(200):
        boxes = [
            pygame.Rect(dice.randrange(900), dice.randrange(500), dice.randint(1, 400), dice.randint(1, 300))
            for _ in range(dice.randint(1, 8))
        ]
        apart = joined(boxes)
        assert all(not here.colliderect(there) for here, there in combinations(apart, 2))
        for box in boxes:
            inside = [each.clip(box) for each in apart]
            assert sum(each.width * each.height for each in inside) == box.width * box.height
    cross = [pygame.Rect(0, 280, 1000, 40), pygame.Rect(480, 0, 40, 600)]
    assert sum(each.width * each.height for each in joined(cross)) == 1000 * 40 + 40 * 560


def test_no_pictures_are_kept_where_another_table_draws() -> None:
    seat, told = Seat("ecarte", size=(960, 600)), list[bool]()
    first = ChromeCache(seat.context, lambda: told.append(True))
    drawn(seat, first)
    assert first.layers
    assert not told
    drawn(seat, ChromeCache(seat.context))
    assert told
    assert not first.layers
    assert difference(drawn(seat, first), drawn(seat, ChromeCache(seat.context))) <= NEAR


@record
class Pane:
    """A coloured pane one can see through, so that it shows what it is laid over."""

    colour: tuple[int, int, int]
    animated: bool

    def draw(self, canvas: Canvas) -> None:
        drawn = pygame.Surface(canvas.rect.size, pygame.SRCALPHA)
        drawn.fill((*(channel // 2 for channel in self.colour), 128))
        canvas.surface.blit(drawn, canvas.rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


def test_what_begins_or_ends_to_move_is_neither_missing_nor_drawn_twice() -> None:
    context, size = open_context((960, 600)), (960, 600)
    pane, rect = Pane((200, 0, 0), animated=False), pygame.Rect(300, 100, 200, 300)
    screen = Screen(context, lambda: FreeLayout([PlacedBlock(LeafBlock(pane), rect, "")]), backdrop=False)
    kept, anew = ChromeCache(context), ChromeCache(open_context(size))

    def colour(chrome_cache: ChromeCache) -> pygame.Color:
        canvas = pygame.Surface(size)
        canvas.fill((30, 90, 60))
        chrome_cache.refresh(size, screen)
        lay(canvas, None, chrome_cache.layers, [canvas.get_rect()])
        screen.draw_animated(canvas)
        return canvas.get_at(rect.center)

    seen = {tuple(colour(kept))}
    for paint, animated in (((0, 200, 0), True), ((0, 0, 200), True), ((200, 200, 0), False)):
        pane = Pane(paint, animated=animated)
        screen.refresh()
        seen.add(tuple(colour(kept)))
        pane = replace(pane)
        screen.refresh()
        assert colour(kept) == colour(anew)
    assert len(seen) == 4


@pytest.mark.parametrize("game", IDS)
def test_what_is_on_the_screen_is_always_one_whole_state(game: str) -> None:
    """While cards fly, too, nothing of the chrome is older than the rest."""
    seat, dice, canvas = Seat(game, size=(960, 600), settings=DEFAULTS), Random(4), pygame.Surface((960, 600))
    table, frames, compared = seat.table, 0, 0
    picture = seat.table._picture._renderer._chrome_cache  # noqa: SLF001 - what it shows, nobody else tells
    while compared < CHANGES:
        if isinstance(table.driver.playback.phase, Between):
            table.send(NextDeal())
        if table.driver.playback.ready:
            table.driver.playback.submit([dice.choice(table.driver.session.view().moves)])
            table.send(TimePassed(table.driver.clock.now))
        seat.table.update(FRAME)
        stale = seat.table.screen.dirty
        seat.table.draw(canvas)
        frames += 1
        if stale and frames > 3 and not table.driver.shown.animator.idle:  # the picture is brought up to date
            assert difference(drawn(seat, picture), drawn(seat, ChromeCache(seat.context))) <= NEAR
            compared, frames = compared + 1, 0
