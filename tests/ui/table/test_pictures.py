"""Cards, chips and cloth: size, colours, indices, and pictures that are never waited for."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.catalogue import rules_for
from game.core.cards import TABLE
from game.core.record import replace
from game.rules.illustrated_tarock import cards as tarock
from game.stage.pose import Pose, back, card, chip
from game.storage.settings import Deck, Numerals
from game.telling.signs import TRUMP, reading
from game.ui.draw import paint, shadows, sprites, vector
from game.ui.draw.card_pictures import PictureCache, PictureKey
from game.ui.draw.cloth import CLOTHS, cloth
from game.ui.draw.pack_art import (
    ART,
    BACK,
    LARGE,
    SHAPE,
    SMALLEST,
    STANDARD,
    UNITS,
    Corner,
    PackArt,
    PackStyle,
    art_text,
    glyph,
    inks,
    rank_height,
    recoloured,
    set_indices,
)
from game.ui.draw.paint import Painter, box, downward, svg
from game.ui.draw.picture_transforms import dimmed, faded
from game.ui.draw.shadows import KEPT, glow, shadow
from game.ui.draw.sprites import Sprites
from game.ui.draw.stretched import flattened
from game.ui.draw.surface_cache import SurfaceCache
from game.ui.draw.theme import SUITS
from game.ui.draw.vector import Rasteriser, raster
from game.ui.table.painter import MOVING, PLAIN, TALLEST, SpritePainter, stack, step
from tests.ui.kit.context import open_context
from tests.ui.table.pixels import at_the_time, difference

open_context()

NEAR = 6
"""Levels by which a channel may be off where a picture is laid over itself part by part."""


@pytest.mark.parametrize("height", [60, 90, 140, 220, 400])
def test_a_rank_is_large_enough_to_read(height: int) -> None:
    assert rank_height(height, STANDARD) >= max(SMALLEST, round(0.14 * height))
    assert rank_height(height, LARGE) >= max(SMALLEST, round(0.2 * height) - 1)
    drawn = glyph("K", rank_height(height, STANDARD), 999, "#000000")
    assert abs(drawn.get_height() - rank_height(height, STANDARD)) <= 2
    assert STANDARD.rank / UNITS >= 0.14


@pytest.mark.parametrize("number", range(1, 22))
def test_roman_rows_add_up_to_the_number_of_the_trump(number: int) -> None:
    worth = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "IX": 9, "X": 10}
    rows, sign = reading(f"T{number}", roman=True)
    assert (sum(worth[row] for row in rows), sign) == (number, TRUMP)
    assert reading(f"T{number}", roman=False) == ((str(number),), TRUMP)
    assert len(rows) <= len(STANDARD.rows)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("numerals", list(Numerals))
def test_every_trump_is_told_by_24_pixels_of_its_edge(numerals: Numerals, large: bool) -> None:
    pack = Sprites(PackStyle(numerals=numerals, large=large))
    edges = {
        pygame.image.tobytes(pack.card(code, 150).subsurface((0, 0, 24, 75)), "RGBA")
        for code in tarock.PACK.faces
    }
    assert len(edges) == tarock.PACK.size


@pytest.mark.parametrize("corner", [STANDARD, LARGE])
@pytest.mark.parametrize("code", ["QC", "JD", "TS", "CH", "T4", "FOOL"])
def test_the_sign_stands_below_the_rank_whatever_the_letter(corner: Corner, code: str) -> None:
    asked: list[str] = []

    def sign(suit: str, height: int) -> pygame.Surface:
        asked.append(suit)
        mark = pygame.Surface((height, height), pygame.SRCALPHA)
        mark.fill((0, 255, 0, 255))
        return mark

    card = pygame.Surface((250, 350), pygame.SRCALPHA)
    set_indices(card, reading(code, roman=True), corner, "#000000", sign, "#ffffff")
    green = pygame.mask.from_threshold(card, (0, 255, 0, 255), (2, 2, 2, 255)).count()
    assert asked == [reading(code, roman=True)[1]]
    assert green > 2 * 0.9 * corner.suit**2


@pytest.mark.parametrize("deck", list(Deck))
def test_a_deck_colours_its_suits_as_the_theme_says(deck: Deck) -> None:
    pack = PackArt(PackStyle(deck))
    for suit in ART:
        middle = pack.sign(suit, 40).get_at((20, 20))
        inked = SUITS[deck].ink(suit, on_paper=True)
        assert max(abs(one - other) for one, other in zip(middle, inked, strict=False)) <= 6, suit


@pytest.mark.parametrize("deck", list(Deck))
def test_no_suit_takes_the_ink_of_another(deck: Deck) -> None:
    drawn = recoloured(" ".join(ART.values()), inks(deck))
    assert drawn.split() == list(inks(deck).values())


def test_a_card_is_as_large_as_asked_and_turned_about_its_middle() -> None:
    pack = Sprites(PackStyle())
    plain = pack.card("KH", 210)
    assert plain.get_size() == (150, 210)
    pack.work(10)
    turned = pack.card("KH", 210, 8.0)
    assert turned.get_height() > 210


def test_a_picture_of_another_size_stands_in_until_its_own_is_drawn() -> None:
    pack = Sprites(PackStyle())
    pack.card("7S", 200)
    assert pack.card("7S", 120).get_height() == 120
    waited = (pack.settled, pack.work(10), pack.settled)
    assert waited == (False, True, True)
    assert pack.card("7S", 120) is pack.card("7S", 120)


def test_toil_stops_when_its_time_is_over() -> None:
    pack = Sprites(PackStyle())
    pack.want(["7S", "8S", "9S"], 100)
    ticks = iter(range(100))
    with at_the_time(lambda: float(next(ticks))):
        pack.work(1.5)
    assert not pack.settled


def test_in_a_hurry_only_what_nothing_stands_in_for_is_drawn() -> None:
    pack = Sprites(PackStyle())
    pack.card("7S", 200)
    pack.want(["7S", "8S"], 120)
    with at_the_time(lambda: 5.0):
        pack.defer_finer()
    with at_the_time(lambda: 5.1):
        pack.work(10)
    assert not pack.settled
    with at_the_time(lambda: 5.2):
        pack.work(10)
    assert pack.settled


def test_only_what_another_stood_in_for_asks_to_be_seen_and_it_comes_first() -> None:
    pack = Sprites(PackStyle())
    pack.card("7S", 200)
    pack.want(["8S", "7S"], 120)
    pack.card("7S", 120)
    ticks = iter((*[0.0] * 7, 2.0))
    with at_the_time(lambda: next(ticks)):
        assert pack.work(1)
    assert not pack.settled
    assert not pack.work(10)
    assert pack.settled


def test_what_stands_in_for_pictures_nobody_draws_is_kept_within_bounds() -> None:
    pack = Sprites(PackStyle())
    pack.fit(400 * 400)
    pack.card("7S", 400)
    for height in range(150, 200):
        assert pack.card("7S", height).get_height() == height
        assert pack.kept <= 12 * 400 * 400 * 9 // 8
    pack.work(60)
    assert pack.settled
    assert pack.kept <= 12 * 400 * 400


def test_a_passing_size_is_not_waited_for() -> None:
    pack = Sprites(PackStyle())
    pack.card("7S", 200)
    pack.card("7S", 171, moving=True)
    assert pack.settled


def test_pictures_stay_within_their_room() -> None:
    pack = Sprites(PackStyle())
    pack.fit(400_000 // sprites.SHARE)
    for height in range(100, 140, 4):
        pack.card("7S", height)
        pack.work(10)
    assert pack.kept <= 400_000


@pytest.mark.parametrize("code", ["KH", "JOK", "back_navy"])
def test_a_picture_drawn_in_parts_looks_like_one_drawn_at_once(code: str) -> None:
    drawing, drawn, pauses = art_text(code), list[pygame.Surface](), 0

    def draw() -> Iterator[None]:
        drawn.append((yield from vector.rastered(drawing, 90, 126)))

    for _ in draw():
        pauses += 1
    assert pauses > 1
    cut = pygame.image.tobytes(drawn[0], "RGBA")
    whole = pygame.image.tobytes(vector.raster(drawing, 90, 126), "RGBA")
    assert max(abs(one - other) for one, other in zip(cut, whole, strict=True)) <= NEAR


def test_what_stands_in_is_kept_until_the_finer_picture_is_there() -> None:
    pack = Sprites(PackStyle())
    pack.card("7S", 200)
    makeshift = pack.card("7S", 200, 8.0)
    assert pack.card("7S", 200, 8.0) is makeshift
    pack.work(10)
    assert pack.card("7S", 200, 8.0) is not makeshift


@pytest.mark.parametrize("size", [(268, 700), (400, 71)])
def test_long_sides_are_drawn_out_and_nobody_sees_it(size: tuple[int, int]) -> None:
    paint = Painter(Path("nowhere"))
    for drawn, body in (
        (paint.shade(size, 12, (10, 60, 40), 214), (12, "#0a3c28", 'fill-opacity="0.839"', 0.0)),
        (paint.ring(size, 12, (200, 160, 60), 2.0), (12, "none", 'stroke="#c8a03c" stroke-width="2"', 1.0)),
    ):
        radius, fill, more, inset = body
        wide, tall = size[0] - 2 * inset, size[1] - 2 * inset
        rect = f'<rect x="{inset}" y="{inset}" width="{wide}" height="{tall}" rx="{radius}" fill="{fill}" {more}/>'
        whole = vector.raster(svg(rect, *size), *size)
        pairs = zip(
            pygame.image.tobytes(flattened(drawn), "RGBA"), pygame.image.tobytes(whole, "RGBA"), strict=True
        )
        assert max(abs(one - other) for one, other in pairs) <= NEAR


def test_another_style_draws_everything_again() -> None:
    pack = Sprites(PackStyle())
    before = pygame.image.tobytes(pack.card(BACK, 120), "RGBA")
    pack.restyle(PackStyle(back="burgundy"))
    assert pygame.image.tobytes(pack.card(BACK, 120), "RGBA") != before


def test_a_faded_picture_loses_colour_and_cover_alike() -> None:
    pack = Sprites(PackStyle())
    half = faded(pack.card(BACK, 120), 0.5).get_at((40, 60))
    whole = pack.card(BACK, 120).get_at((40, 60))
    assert abs(half.a - whole.a / 2) <= 2
    assert half.r <= half.a


@pytest.mark.parametrize("name", list(CLOTHS))
def test_a_cloth_is_lit_in_the_middle(name: str) -> None:
    spread = cloth(name, 640, 400)
    middle, corner = spread.get_at((320, 180)), spread.get_at((4, 396))
    assert sum(middle[:3]) > 1.6 * sum(corner[:3])


def test_a_stack_grows_by_a_chip_at_a_time() -> None:
    one, ten = stack("blue", 1, 64), stack("blue", TALLEST, 64)
    assert ten.get_height() - one.get_height() == round(step(64) * (TALLEST - 1))
    assert stack("blue", TALLEST + 5, 64).get_height() == ten.get_height()


def test_what_is_rasterised_lies_in_memory_like_the_window() -> None:
    window = pygame.Surface((8, 8))
    for drawn in (Sprites(PackStyle()).card("KH", 120), Sprites(PackStyle()).card("QS", 90, turn=10)):
        assert drawn.get_masks()[:3] == window.get_masks()[:3]


def test_shadows_of_every_size_and_turn_do_not_pile_up() -> None:
    first = shadow(700, 1, 0)
    assert shadow(700, 1, 0) is first
    for turn in range(2, 40):
        shadow(700, turn, 0)
        glow(700, turn, (255, 200, 90))
    assert KEPT.held <= shadows.MOST
    assert shadow(700, 1, 0) is not first


@pytest.mark.parametrize("turn", [0, 6, 30])
@pytest.mark.parametrize("lift", [0, 40])
def test_a_shadow_has_hardly_a_clear_rim_and_lies_around_its_middle(turn: int, lift: int) -> None:
    for drawn in (shadow(288, turn, lift), glow(288, turn, (255, 200, 90))):
        inked, whole = drawn.get_bounding_rect(), drawn.get_rect()
        assert max(whole.width - inked.width, whole.height - inked.height) <= 24
        assert abs(inked.centerx - whole.centerx) <= 4
        assert abs(inked.centery - whole.centery) <= 4


def test_only_what_can_be_drawn_better_is_told_of() -> None:
    pack, spell = Sprites(PackStyle()), rules_for("ecarte", {}).spec.pack.spell
    drawn = SpritePainter(pack, rules_for("ecarte", {}).spec.pack, {})
    lying, hidden, flat = back(("talon", -3), 2), Pose(0, 0, face=0.0), Pose(0, 0)
    for code in (spell(3), spell(4), BACK):
        pack.card(code, 200)
    pack.want([spell(4)], 120)
    pack.card(spell(3), 120)
    draw_all(pack)
    told = [drawn.improved(key, flat) for key in (card(3), card(4), lying, chip(("white", 0), 2))]
    assert told == [True, False, False, False]
    assert not drawn.improved(card(3), hidden)
    pack.work(10)
    assert drawn.improved(card(3), flat), "nothing came meanwhile"
    pack.card(BACK, 120)
    draw_all(pack)
    told = [drawn.improved(key, pose) for key, pose in ((card(3), flat), (card(3), hidden), (lying, flat))]
    assert told == [False, True, True]
    pack.want([BACK], round(sprites.FINER * 200))
    draw_all(pack)
    for turn in (6.0, 7.0):
        pack.card(BACK, 200, turn)
    draw_all(pack)
    turned = [drawn.improved(lying, Pose(0, 0, -turn)) for turn in (0.0, 6.0, 7.0)]
    assert turned == [False, False, True], "of the others there was a picture"


def test_a_moving_card_is_shown_by_one_that_is_nearly_as_large_and_as_much_turned() -> None:
    pack = Sprites(PackStyle())
    pack.card("7S", 200)
    first = pack.card("7S", 150, 20.0, moving=True)
    assert pack.card("7S", 152, 21.0, moving=True) is first
    assert pack.card("7S", 160, 20.0, moving=True) is not first
    assert pack.card("7S", 150, 24.0, moving=True) is not first
    assert pack.card("7S", 150, 20.0, dim=True, moving=True) is not first


def test_a_card_that_lies_still_a_little_differently_turned_is_drawn_when_there_is_time() -> None:
    pack = Sprites(PackStyle())
    pack.want(["7S"], round(sprites.FINER * 200))
    pack.work(10)
    first = pack.card("7S", 200, 6.0)
    for_now = pack.card("7S", 200, 7.0)
    assert for_now is first
    assert pack.work(10)
    assert pack.card("7S", 200, 7.0) is not first
    assert pack.settled


def test_what_a_card_is_turned_from_is_drawn_where_another_turn_stands_in_for_it() -> None:
    pack = Sprites(PackStyle())
    pack.card("7S", 100)
    passing = pack.card("7S", 200, 20.0, moving=True)
    assert pack.card("7S", 200, 19.0) is passing
    assert pack.card("7S", 200, 19.0) is passing
    draw_all(pack)
    assert pack.card("7S", 200, 19.0) is not passing


def test_cards_on_their_way_do_not_pile_up() -> None:
    pack = Sprites(PackStyle())
    pack.fit(400 * 400)
    for height in range(100, 300, 3):
        pack.card("7S", height, 5.0, moving=True)
        assert pack.kept <= 1.5 * sprites.SHARE * 400 * 400


@pytest.mark.parametrize("moving", [True, False])
@pytest.mark.parametrize("share", [0.04, 0.2, 0.8])
def test_a_card_being_turned_over_is_as_wide_as_it_is_seen(share: float, moving: bool) -> None:
    pack = Sprites(PackStyle())
    pack.card("7S", 260)
    drawn = pack.flipping("7S", 200, 30.0, share, moving)
    ink = drawn.get_bounding_rect()
    wide, tall = 200 * SHAPE * share, 200.0
    assert abs(ink.width - (wide * 0.866 + tall * 0.5)) <= 6
    assert abs(ink.height - (wide * 0.5 + tall * 0.866)) <= 6


@pytest.mark.parametrize("moving", [True, False])
@pytest.mark.parametrize("larger", [200, 230])
def test_what_a_slender_card_uncovers_as_it_turns_is_clear(larger: int, moving: bool) -> None:
    pack = Sprites(PackStyle())
    pack.card("7S", larger)
    drawn = pack.flipping("7S", 200, 2.0, 0.02, moving)
    right, low = drawn.get_width() - 1, drawn.get_height() - 1
    assert not any(drawn.get_at(at).a for at in ((0, 0), (right, 0), (0, low), (right, low)))


def draw_all(pack: Sprites) -> None:
    while not pack.settled:
        pack.work(0.01)


def all_taken(rasteriser: Rasteriser) -> None:
    while rasteriser.waiting:
        list(rasteriser.take())


def test_what_is_drawn_beside_the_frames_looks_the_same_and_is_taken_when_it_is_ready() -> None:
    rasteriser = Rasteriser()
    pack, alone = Sprites(PackStyle(), rasteriser), Sprites(PackStyle())
    pack.want(["KH", "7S", BACK], 120)
    draw_all(pack)
    pack.restyle(PackStyle(back="burgundy"))
    pack.want(["KH"], 120)
    pack.restyle(PackStyle())
    pack.want(["KH"], 120)
    draw_all(pack)
    rasteriser.close()
    for code in ("KH", BACK):
        assert difference(pack.card(code, 120), alone.card(code, 120)) <= NEAR


def test_what_goes_wrong_beside_the_frames_is_raised_where_the_picture_is_taken() -> None:
    rasteriser = Rasteriser()
    rasteriser.ask("broken", "<svg", 10, 10)
    with pytest.raises(pygame.error):
        all_taken(rasteriser)
    rasteriser.close()


@pytest.mark.parametrize("size", [(900, 60), (300, 240)])
def test_a_wide_plate_is_drawn_out_and_nobody_sees_it(size: tuple[int, int]) -> None:
    paint = Painter(Path("nowhere"))
    drawn = paint.plate(size, 14, (40, 90, 60), (20, 50, 30), (200, 160, 60), 2.0)
    wide, tall = size
    body = downward("g", (40, 90, 60), (20, 50, 30), tall) + box(
        (1, 1, wide - 2, tall - 2), 14, "url(#g)", "#c8a03c", 2.0
    )
    whole = vector.raster(svg(body, *size), *size)
    pairs = zip(
        pygame.image.tobytes(flattened(drawn), "RGBA"), pygame.image.tobytes(whole, "RGBA"), strict=True
    )
    assert max(abs(one - other) for one, other in pairs) <= NEAR


@pytest.mark.parametrize("fine", [True, False])
def test_what_cards_are_turned_from_is_asked_for_once(fine: bool) -> None:
    pack = Sprites(PackStyle())
    for height in (150, 162, 197):
        pack.want_turned(["7S"], height, fine=fine)
        pack.work(60)
        pack.want_turned(["7S"], height, fine=fine)
        assert pack.settled
        pack.card("7S", height, 3.0)
        assert pack.settled, "it is turned at once from what was asked for"


def test_upright_pictures_that_others_stood_in_for_are_counted_and_no_turned_ones() -> None:
    pack = Sprites(PackStyle())
    pack.card("7S", 200)
    pack.card("7S", 120)
    pack.card("7S", 100, 8.0)
    draw_all(pack)
    assert pack.upright == 1
    pack.want(["8S"], 120)
    draw_all(pack)
    assert pack.upright == 1, "nobody has seen it yet"
    pack.want(["7S"], 100)
    draw_all(pack)
    assert pack.upright == 1, "what stood there was turned"


def test_cards_are_turned_ahead_of_time_as_they_will_lie() -> None:
    pack = Sprites(PackStyle())
    pack.want_turned(["7S"], 200)
    pack.want_lying([("7S", 200, 6.2), ("7S", 200, 0.0)])
    while not pack.settled:
        assert not pack.work(60), "nobody has seen it yet"
    assert pack.card("7S", 200, 6.0, moving=True) is pack.card("7S", 200, 6.0)


def test_a_plain_picture_of_every_card_stays_while_there_is_room() -> None:
    cache = PictureCache(10 * 40 * 56 * 4)
    for code in "abcd":
        cache.keep(PictureKey(code, 56), pygame.Surface((40, 56)))
    for turn in range(1, 40):
        cache.keep(PictureKey("a", 56, float(turn)), pygame.Surface((40, 56)))
    assert all(list(cache.sizes(code)) == [56] for code in "abcd")
    assert cache.held <= 10 * 40 * 56 * 4
    cache.hold(2 * 40 * 56 * 4)
    assert cache.held <= 2 * 40 * 56 * 4


def test_a_picture_that_was_let_go_is_found_again_while_it_is_shown() -> None:
    cache, shown = PictureCache(2 * 40 * 56 * 4), pygame.Surface((40, 56))
    key = PictureKey("a", 56, 7.0)
    cache.keep(key, shown)
    for turn in (1.0, 2.0, 3.0):
        cache.keep(PictureKey("b", 56, turn), pygame.Surface((40, 56)))
    assert list(cache.of("a")) == [key]
    assert len(cache.of("b")) == 2
    assert cache.get(key) is shown
    assert cache.held <= 2 * 40 * 56 * 4
    cache.drop(key)
    assert key not in cache, "it was dropped for good"
    cache.keep(key, shown)
    for turn in (4.0, 5.0, 6.0):
        cache.keep(PictureKey("b", 56, turn), pygame.Surface((40, 56)))
    del shown
    assert key not in cache
    assert not cache.of("a")


@pytest.mark.parametrize("size", [(900, 420), (168, 63), (420, 30), (40, 900)])
def test_a_shadow_drawn_out_looks_like_one_of_the_whole_size(size: tuple[int, int]) -> None:
    drawn = pygame.Surface((size[0] + 160, size[1] + 160), pygame.SRCALPHA)
    rect = pygame.Rect((80, 80), size)
    Painter(Path("nowhere")).shadow(drawn, rect, 12, 16, 120, 4)
    soft = paint._shadow(size, 12, 16, 120)  # noqa: SLF001 - what was drawn before there were frames
    whole = pygame.Surface(drawn.get_size(), pygame.SRCALPHA)
    paint.put(whole, soft, (80 - 32, 80 - 32 + 4))
    pairs = zip(pygame.image.tobytes(drawn, "RGBA"), pygame.image.tobytes(whole, "RGBA"), strict=True)
    assert max(abs(one - other) for one, other in pairs) <= 2 * NEAR


def test_a_drawing_drawn_out_is_laid_within_the_clip_alone() -> None:
    drawing = Painter(Path("nowhere")).ring((300, 200), 12, (200, 160, 60), 2.0)
    whole, part = (pygame.Surface((400, 300), pygame.SRCALPHA) for _ in range(2))
    paint.put(whole, drawing, (50, 40))
    for left in range(0, 400, 67):
        part.set_clip((left, 0, 67, 300))
        paint.put(part, drawing, (50, 40))
    part.set_clip(None)
    assert pygame.image.tobytes(part, "RGBA") == pygame.image.tobytes(whole, "RGBA")


def test_few_shadows_are_made_in_a_frame_for_what_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = SurfaceCache(shadows.MOST)
    monkeypatch.setattr(shadows, "KEPT", kept)
    painter = SpritePainter(Sprites(PackStyle()), rules_for("ecarte", {}).spec.pack, {})
    pose = Pose(400.0, 300.0, lift=8.0)
    painter.begin(moving=True)
    for turn in (0.0, 12.0, 18.0, 24.0):
        painter.pieces(card(1), replace(pose, turn=turn), MOVING)
        assert painter.rough == (turn > 0)
    assert len(list(kept)) == 1
    painter.begin(moving=True)
    painter.pieces(card(1), replace(pose, turn=24.0), MOVING)
    assert len(list(kept)) == 2
    painter.begin(moving=False)
    for turn in (4.0, 7.0, 10.0):
        painter.pieces(card(1), replace(pose, turn=turn), PLAIN)
        assert not painter.rough
    assert len(list(kept)) == 5, "where nothing moves, all have their own"


def test_no_wide_shadow_stands_in_for_that_of_a_card_turned_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shadows, "KEPT", SurfaceCache(shadows.MOST))
    wide = shadows.slim_shadow(200, 0, 0.9)
    assert shadows.passing(200, 0, 0, 0.8) is wide
    assert shadows.passing(200, 0, 0, 0.2) is None


def test_a_card_in_the_shade_is_ready_for_the_light() -> None:
    pack = Sprites(PackStyle())
    pack.want(["7S"], round(sprites.FINER * 200))
    pack.work(60)
    shaded = pack.card("7S", 200, 5.0, dim=True)
    assert pack.card("7S", 200, 5.0, dim=True) is shaded
    lit = pack.card("7S", 200, 5.0)
    assert pack.card("7S", 200, 5.0) is lit
    assert pygame.image.tobytes(dimmed(lit), "RGBA") == pygame.image.tobytes(shaded, "RGBA")


@pytest.mark.parametrize("height", [90, 200, 440])
def test_a_language_prints_its_own_names_on_numbered_cards(height: int) -> None:
    pictures = []
    for printed in ((), (("T1", "PAGAT"),)):
        pack = PackArt(PackStyle(printed=printed))
        card = raster(pack.svg("T1", height), round(height * SHAPE), height)
        for _ in pack.set_indices(card, "T1", height):
            pass
        pictures.append(card)
    wide, tall = pictures[0].get_size()
    differs = [
        (x, y)
        for y in range(tall)
        for x in range(wide)
        if pictures[0].get_at((x, y)) != pictures[1].get_at((x, y))
    ]
    assert differs
    assert all(abs(y - tall / 2) < tall * 21 / 350 for _, y in differs)
    assert {y > tall / 2 for _, y in differs} == {False, True}


@pytest.mark.parametrize("lift", [0.0, 12.0])
def test_a_shadow_lies_under_what_throws_it(lift: float) -> None:
    painter = SpritePainter(Sprites(PackStyle()), rules_for("ecarte", {}).spec.pack, {})
    pose = Pose(300, 200, 0.0, 1.0, lift=lift)
    for key in (card(5), chip(("counter", TABLE), 0)):
        dark, *_, drawn = (place for _, place in painter.pieces(key, pose, PLAIN))
        assert 0 < dark.centery - drawn.centery < drawn.height / 2
        assert abs(dark.centerx - drawn.centerx) < drawn.width / 4
