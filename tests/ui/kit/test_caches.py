"""What has been drawn is kept within bounds that suit the window, and typefaces are not held open without end."""

from collections.abc import Callable, Iterator
from itertools import product
from weakref import ref

import pygame
import pytest

from game.ui.draw import faces, paint, shadows, sprites, typeset
from game.ui.draw.paint import put, svg
from game.ui.draw.surface_cache import SurfaceCache
from game.ui.shell.context import UiContext
from tests.ui.kit.context import open_context

WINDOWS = ((1280, 720), (1920, 1080), (7680, 4320))
WHITE = (255, 255, 255)


def lines(context: UiContext) -> Iterator[int]:
    """Set ever new lines."""
    for number in range(120):
        context.look.type.line(f"The {number}th deal of a long evening", "Inter-Medium", 72, WHITE)
        yield context.look.type.held


def plates(context: UiContext) -> Iterator[int]:
    """Draw ever new plates."""
    for number in range(80):
        context.look.paint.vector(svg("", 1, 1), (1000, 120 + number))
        yield context.look.paint.held


def cards(context: UiContext) -> Iterator[int]:
    """Draw cards in ever new sizes."""
    for number in range(26):
        context.sprites.card("7S", 900 + number)
        context.sprites.work(10)
        yield context.sprites.kept


def halos(_context: UiContext) -> Iterator[int]:
    """Lay ever new shadows."""
    for number in range(60):
        shadows.shadow(400, number, 0)
        yield shadows.KEPT.held * 4


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize(
    ("draw", "share", "most"),
    [
        (lines, 4 * typeset.SHARE, 4 * typeset.MOST),
        (plates, 4 * paint.SHARE, 4 * paint.MOST),
        (cards, sprites.SHARE, sprites.MOST),
        (halos, 4 * shadows.SHARE, 4 * shadows.MOST),
    ],
)
def test_pictures_are_kept_in_proportion_to_the_window(
    draw: Callable[[UiContext], Iterator[int]], share: float, most: int, size: tuple[int, int]
) -> None:
    bound = min(most, share * size[0] * size[1])
    held = list(draw(open_context(size)))
    assert max(held) <= bound
    assert max(held) > 0.6 * bound


def test_in_a_window_made_smaller_less_is_kept_at_once() -> None:
    context = open_context((1920, 1080))
    for draw in (lines, plates, cards):
        list(draw(context))
    before = (context.look.type.held, context.look.paint.held, context.sprites.kept)
    context.resize((960, 540))
    after = (context.look.type.held, context.look.paint.held, context.sprites.kept)
    most = [held / 3 for held in before]
    most[1] = max(most[1], 4 * paint.LEAST)  # what a screen of controls needs in any window
    assert all(now <= allowed for now, allowed in zip(after, most, strict=True))
    assert after[1] < before[1]


def test_few_typefaces_are_open_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    context, opened = open_context((1280, 720)), list[ref[pygame.font.Font]]()
    font = pygame.font.Font

    def counted(path: object, size: int) -> pygame.font.Font:
        found = font(path, size)  # type: ignore[arg-type]  # handed on as it came
        opened.append(ref(found))
        return found

    monkeypatch.setattr(pygame.font, "Font", counted)
    setting = context.look.type
    first = pygame.image.tobytes(setting.line("Écarté", "Inter-Medium", 20, WHITE), "RGBA")
    for px in range(20, 45):
        setting.line("Impériale", "Inter-Medium", px, WHITE)
        assert sum(each() is not None for each in opened) <= faces.OPEN
    for px in range(20, 45):
        assert setting.height("Inter-Medium", px) > setting.ascent("Inter-Medium", px) > 0
    assert sum(each() is not None for each in opened) <= faces.OPEN
    counts = len(opened)
    for px in range(20, 45):
        setting.height("Inter-Medium", px)
        setting.measure("Impériale", "Inter-Medium", px)
    assert len(opened) <= counts + 25  # heights are remembered; only the texts are measured anew
    again = open_context((1280, 720)).look.type.line("Écarté", "Inter-Medium", 20, WHITE)
    assert pygame.image.tobytes(again, "RGBA") == first


def test_pictures_do_not_give_way_to_plates() -> None:
    context = open_context((1280, 720))
    emblem = context.look.paint.picture("pictures/title.svg", (500, 293))
    list(plates(context))
    assert context.look.paint.picture("pictures/title.svg", (500, 293)) is emblem


def test_a_frame_is_drawn_out_alike_whole_and_in_parts_at_every_size() -> None:
    look, drawn = open_context((1280, 720)).look, []
    for _ in range(2):
        for size in ((200, 90), (90, 200), (200, 91), (300, 300)):
            whole, parts = (pygame.Surface((320, 320), pygame.SRCALPHA) for _ in range(2))
            frame = look.paint.shade(size, 12, (200, 40, 40), 130)
            put(whole, frame, (7, 9))
            for left, top in product((0, 160), repeat=2):
                parts.set_clip((left, top, 160, 160))
                put(parts, frame, (7, 9))
            assert pygame.image.tobytes(whole, "RGBA") == pygame.image.tobytes(parts, "RGBA")
            assert whole.get_bounding_rect() == pygame.Rect((7, 9), size)
            drawn.append(pygame.image.tobytes(whole, "RGBA"))
    assert drawn[:4] == drawn[4:]


def test_what_fills_the_window_gives_way_before_the_next_is_made() -> None:
    kept, held = SurfaceCache(100), list[int]()

    def wall() -> pygame.Surface:
        held.append(kept.held)
        return pygame.Surface((10, 10))

    for name in ("room", "table", "room"):
        kept.get(name, wall, 100)
    assert held == [0, 0, 0]
    assert kept.held == 100


def test_the_sheet_of_a_window_made_a_little_smaller_is_a_part_of_the_one_there_is() -> None:
    paint, owner = open_context((960, 600)).look.paint, Owner()
    whole, _ = paint.sheet(owner, (960, 600))
    whole.fill((9, 9, 9, 9))
    part, still = paint.sheet(owner, (920, 575))
    assert not still
    assert part.get_abs_parent() is whole.get_abs_parent()
    assert part.get_size() == (920, 575)
    assert not pygame.mask.from_surface(part, 0).count(), "it is clear again"
    for size in ((480, 300), (970, 600)):
        assert paint.sheet(owner, size)[0].get_abs_parent().get_size() == size


class Owner:
    """Somebody who draws on the sheet."""

    def __init__(self) -> None:
        self.told = 0

    def drop_pictures(self) -> None:
        self.told += 1


def test_whoever_drew_before_is_told_to_keep_no_pictures() -> None:
    sheet, one, other = open_context((960, 600)).look.paint.sheet, Owner(), Owner()
    assert not sheet(one, (960, 600))[1]
    assert sheet(one, (960, 600))[1]
    assert not sheet(other, (960, 600))[1]
    assert (one.told, other.told) == (1, 0)
