"""The pack, the chips and the sounds are whole, drawable, quiet, and what their scripts make."""

import io
import json
import re
import wave
from array import array
from math import log10
from pathlib import Path

import pygame
import pytest

import chips
import pips
import signs
from game import resources
from game.catalogue import GAMES
from game.learning.reading import PRIMER
from game.play.portraits import OPPONENTS
from game.play.table.announcements import CALLS, voice
from game.resources import ENGLISH, languages, letters_of
from game.rules.illustrated_tarock import cards as tarock
from game.stage.tables.gleek import WORTH
from game.ui.draw.faces import Faces
from game.ui.scenes.posters import WHOLE
from palette import SUIT
from tests.repository import tracked

SUITS, RANKS = "SHDC", "AKQCJT98765432"
SUITED = [rank + suit for suit in SUITS for rank in RANKS]
TRUMPS = [*(f"T{number}" for number in range(1, 22)), "FOOL"]
PACK = [*SUITED, *TRUMPS, "JOK"]
BACKS = ["back_navy", "back_burgundy", "back_green", "back_slate"]
LARGE = PACK
FORBIDDEN = ("<text", "<use", "clipPath", "mask", "filter", "rgba(", "currentColor", "objectBoundingBox")
FONTS = ("EBGaramond-Italic", "EBGaramond-Medium", "EBGaramond-SemiBold", "EBGaramond-Bold", "Inter-Medium",
    "Inter-SemiBold", "SourceSerif4-Bold")  # fmt: skip
CHARACTERS = "AaZzÄäÉéŐőŁłŠš—–…«»“”‘’„×−÷±§½¼¾←→↑↓•·№€£"
LENGTHS = {"card": (0.08, 0.3), "deal_1": (0.1, 0.4), "chip_1": (0.08, 0.3), "press": (0.03, 0.15), "shuffle": (0.6, 1.5), "your_turn": (0.3, 1.2), "match_won": (1.0, 2.5)}  # fmt: skip
QUIETEST = {"press": -18}  # decibels, where it is not -12: a press is heard often


def asset(name: str) -> Path:
    return resources.root() / name


def raster(path: Path, width: int, height: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(str(path), (width, height))


def upset(card: pygame.Surface) -> int:
    """Count places, of some 8,500, where a card turned half round shows another colour."""
    turned = pygame.transform.rotate(card, 180)
    return sum(
        max(abs(a - b) for a, b in zip(card.get_at((x, y)), turned.get_at((x, y)), strict=True)) > 60
        for x in range(10, 240, 3)
        for y in range(10, 340, 3)
    )


@pytest.mark.parametrize("height", [60, 600])
def test_every_card_and_back_can_be_drawn(height: int) -> None:
    width = height * 250 // 350
    for code in PACK + BACKS:
        drawn = raster(asset(f"cards/{code}.svg"), width, height)
        assert abs(drawn.get_width() - width) <= 1
        assert abs(drawn.get_height() - height) <= 1
        assert drawn.get_at((width // 2, 3)).a == 255, f"{code} has no paper"
        assert drawn.get_at((0, 0)).a < 100, f"{code} has square corners"


def test_every_drawing_keeps_to_what_the_rasteriser_knows() -> None:
    drawings = sorted(resources.root().rglob("*.svg"))
    assert len(drawings) > 150
    for path in drawings:
        text = path.read_text(encoding="utf-8")
        assert not [word for word in FORBIDDEN if word in text], path.name
        names = set(re.findall(r'id="(\w+)"', text))
        assert set(re.findall(r"url\(#(\w+)\)", text)) <= names, path.name
        assert text.count("Gradient id=") == text.count('gradientUnits="userSpaceOnUse"'), path.name


@pytest.mark.parametrize(
    ("folder", "codes", "zone"),
    [("cards", PACK, (46, 100)), ("cards/large", LARGE, (64, 125))],
)
def test_the_corners_are_left_to_the_index(folder: str, codes: list[str], zone: tuple[int, int]) -> None:
    blank = corners(pygame.image.load_sized_svg(io.BytesIO(pips.card("").encode()), (250, 350)), zone)
    for code in codes:
        drawn = corners(raster(asset(f"{folder}/{code}.svg"), 250, 350), zone)
        strange = max(abs(a - b) for a, b in zip(drawn, blank, strict=True))
        assert strange <= 6, f"{code} draws in its corners"


def corners(card: pygame.Surface, zone: tuple[int, int]) -> bytes:
    """Give the channels of all pixels in the corner of the index, and in the one across."""
    width, height = zone[0] - 3, zone[1] - 3
    first = card.subsurface(2, 2, width, height)
    other = card.subsurface(248 - width, 348 - height, width, height)
    return pygame.image.tobytes(first, "RGBA") + pygame.image.tobytes(other, "RGBA")


def test_suit_colours_can_be_exchanged() -> None:
    for code in SUITED:
        text = asset(f"cards/{code}.svg").read_text(encoding="utf-8")
        assert SUIT[code[1]] in text, code
        assert not [colour for suit, colour in SUIT.items() if suit != code[1] and colour in text], code
    for code in TRUMPS:
        text = asset(f"cards/{code}.svg").read_text(encoding="utf-8")
        assert not [colour for colour in SUIT.values() if colour in text], code
    for suit in SUITS:
        assert asset(f"cards/suits/{suit}.svg").read_text(encoding="utf-8").count("<path") == 1


def test_backs_are_the_same_upside_down() -> None:
    for code in BACKS:
        assert upset(raster(asset(f"cards/{code}.svg"), 250, 350)) < 80, code


def test_every_trump_of_the_pack_has_a_picture_of_its_own() -> None:
    drawn = {code: asset(f"cards/{code}.svg").read_bytes() for code in TRUMPS}
    assert set(TRUMPS) == set(tarock.PACK.faces) - set(SUITED)
    assert len(set(drawn.values())) == len(TRUMPS)


@pytest.mark.parametrize("folder", ["cards", "cards/large"])
def test_tarock_cards_read_from_both_sides(folder: str) -> None:
    for code in (*TRUMPS, *(f"C{suit}" for suit in SUITS)):
        assert upset(raster(asset(f"{folder}/{code}.svg"), 250, 350)) < 80, code


def test_chips_stack_as_their_geometry_says() -> None:
    facts = json.loads(asset("chips/geometry.json").read_text(encoding="utf-8"))
    assert facts["thickness"] > 0
    for kind in [*chips.STYLES, "counter"]:
        for part in ("top", "side"):
            drawn = raster(asset(f"chips/{kind}_{part}.svg"), *(round(side) for side in facts["box"]))
            x, y = (round(value) for value in facts["face_centre"])
            assert (drawn.get_at((x, y)).a == 255) == (part == "top")
            low = round(y + facts["face_radii"][1] + facts["thickness"] / 2)
            assert (drawn.get_at((x, low)).a == 255) == (part == "side")
    patterns = {tuple(chips.bands(colour)) for colour in chips.STYLES}
    assert len(patterns) == len(chips.STYLES), "two values share an edge pattern"


def test_every_sign_and_chip_is_asked_for_by_name() -> None:
    text = "".join(map(tracked.text, (name for name in tracked.sources() if name.startswith("game/"))))
    asked = {
        *re.findall(r'"([a-z_]+)"', text),
        *(f"pad_{arrow}" for arrow in ("up", "down", "left", "right")),
    }
    assert {"pad_view", "crown"} < asked
    assert {*signs.ICONS} - asked == set()
    assert {*chips.STYLES} - {*WORTH} == set()


def test_signs_and_pictures_are_there() -> None:
    for name in signs.ICONS:
        drawn = raster(asset(f"icons/{name}.svg"), 48, 48)
        assert drawn.get_bounding_rect(1).width > 8, name
    for size in (16, 32, 48, 256, 512):
        assert pygame.image.load(asset(f"icons/app_{size}.png")).get_size() == (size, size)
    pictures = {path.stem: (480, 300) for path in asset("pictures").glob("*.svg")} | {"title": (600, 352)}
    assert len(pictures) > 2
    for name, (width, height) in pictures.items():
        drawn = raster(asset(f"pictures/{name}.svg"), width, height)
        assert abs(drawn.get_width() - width) <= 1
        assert drawn.get_at((width // 2, height // 2)).a == 255


def test_every_game_and_the_first_lessons_have_a_small_poster() -> None:
    letters = {letters_of(code) for code in languages()} - {letters_of(ENGLISH)}
    for folder in (asset("posters"), *(asset(f"posters/{each}") for each in letters)):
        files = {path.stem: path for path in folder.iterdir() if path.is_file()}
        assert set(files) == {PRIMER, *(game.id for game in GAMES)}
        assert sum(path.stat().st_size for path in files.values()) <= 400_000
        for path in files.values():
            width, height = pygame.image.load(path).get_size()
            assert width >= 720
            assert abs(height - width * WHOLE) < 1


def test_sounds_are_short_and_quiet() -> None:
    total = 0
    quiet = "room", "music", "voice"
    files = [path for path in sorted(asset("sounds").glob("*.wav")) if not path.stem.startswith(quiet)]
    assert len(files) >= 38
    for path in files:
        name = path.stem
        total += path.stat().st_size
        with wave.open(str(path)) as sound:
            assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, 44100)
            seconds = sound.getnframes() / 44100
            samples = array("h", sound.readframes(sound.getnframes()))
        peak = max(abs(sample) for sample in samples) / 32768
        assert 10 ** ((QUIETEST.get(name, -12) - 0.1) / 20) <= peak <= 10 ** (-6.9 / 20), name
        assert max(abs(samples[0]), abs(samples[-1])) < 200, f"{name} clicks"
        least, most = LENGTHS.get(name, LENGTHS["card"] if name.startswith("card") else (0.03, 2.0))
        assert least <= seconds <= most, name
    assert total < 2_250_000


def heard(person: str, act: str) -> list[float]:
    """Give the samples of a voice, from -1 to 1."""
    with wave.open(str(asset(f"sounds/voice_{person}_{act}.wav"))) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, 22050)
        return [each / 32768 for each in array("h", sound.readframes(sound.getnframes()))]


def loudest(samples: list[float], span: int = 2205) -> float:
    """Give the power of the loudest tenth of a second, in decibels."""
    parts = (samples[at : at + span] for at in range(0, len(samples) - span, span // 2))
    return max(10 * log10(sum(each * each for each in part) / span) for part in parts)


def test_every_opponent_has_a_voice_for_all_that_can_be_said() -> None:
    files = {path.stem for path in asset("sounds").glob("voice_*.wav")}
    assert files == {voice(person, act) for person in OPPONENTS for act in CALLS}
    assert sum(asset(f"sounds/{name}.wav").stat().st_size for name in files) < 1_000_000


@pytest.mark.parametrize("person", OPPONENTS)
def test_a_voice_is_short_and_no_louder_than_others(person: str) -> None:
    for act in CALLS:
        samples = heard(person, act)
        assert 0.25 <= len(samples) / 22050 <= 0.5, act
        assert max(abs(samples[0]), abs(samples[-1])) < 0.006, f"{act} clicks"
        assert max(map(abs, samples)) <= 10 ** (-11.9 / 20), act
        least, most = (-31, -24) if act == "remark" else (-26.5, -19.5)
        assert least <= loudest(samples) <= most, act


@pytest.mark.parametrize("name", FONTS)
def test_fonts_can_say_what_the_game_says(name: str) -> None:
    assert not Faces(asset("fonts"), lambda _: ()).missing(CHARACTERS, name)


def test_every_font_has_its_licence() -> None:
    for file in asset("fonts").glob("*.ttf"):
        licence = file.with_name(f"OFL-{file.stem.partition('-')[0]}.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in licence.upper()
