"""Type: measuring, wrapping, figures in cells of one width."""

# ruff: noqa: RUF001 - names of all scripts

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.catalogue import GAMES, Game, rules_for
from game.resources import root
from game.storage.settings import Deck
from game.telling.markup import InlineCards, InlineSuit, InlineText, ParagraphKind, parse
from game.ui.draw import sign_text
from game.ui.draw.faces import Faces, OtherFaces
from game.ui.draw.paragraphs import flow
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import (
    BODY,
    BODY_BOLD,
    BODY_ITALIC,
    HEADING,
    LABEL,
    NUMBER,
    SMALL,
    STRONG,
    SUITS,
    Style,
)
from game.ui.draw.typeset import WIDEST, Typesetter
from tests.ui.kit.context import open_context, scaled

TEXT = "A trick is won by the highest trump, or failing that by the highest card of the suit led."


def look(size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> ResolvedTheme:
    return open_context(size, scaled(scale)).look


@pytest.mark.parametrize("width", [80, 200, 555])
def test_wrapped_lines_fit_and_lose_nothing(width: int) -> None:
    here = look()
    lines = here.wrap(TEXT, BODY, width)
    assert all(here.measure(line, BODY) <= width for line in lines)
    assert " ".join(lines) == TEXT


def test_a_no_break_space_holds_words_together() -> None:
    here = look()
    width = here.measure("Two cards, ×", SMALL)
    apart, whole = (here.wrap(f"Two cards, ×{space}3", SMALL, width) for space in (" ", "\u00a0"))
    assert apart == ("Two cards, ×", "3")
    assert whole == ("Two cards,", "×\u00a03")


def test_a_word_too_long_for_a_line_is_cut() -> None:
    here = look()
    lines = here.wrap("/home/somebody/.local/share/parlour-tricks", SMALL, 90)
    assert len(lines) > 1
    assert "".join(lines) == "/home/somebody/.local/share/parlour-tricks"
    assert all(here.measure(line, SMALL) <= 90 for line in lines)


def test_a_name_too_long_for_a_line_is_broken_at_its_hyphens() -> None:
    here = look()
    width = here.measure("Antoinette-Jo", SMALL)
    lines = here.wrap("Marie-Antoinette-Josephine", SMALL, width)
    assert lines == ("Marie-", "Antoinette-", "Josephine")


def test_drawn_lines_are_as_wide_as_measured() -> None:
    here = look()
    for style in (BODY, LABEL, SMALL):
        assert abs(here.line(TEXT, style, (255, 255, 255)).get_width() - here.measure(TEXT, style)) <= 1


def test_drawn_lines_are_premultiplied() -> None:
    """Else their edges would be too bright, for everything is laid down as premultiplied."""
    line = look().line(TEXT, BODY, (255, 240, 200))
    pixels = [line.get_at((x, y)) for x in range(line.get_width()) for y in range(line.get_height())]
    assert any(0 < pixel.a < 255 for pixel in pixels)
    assert all(max(pixel.r, pixel.g, pixel.b) <= pixel.a for pixel in pixels)


def test_digits_stand_in_cells_of_one_width() -> None:
    here = look()
    assert len({here.measure_figures(digits, NUMBER) for digits in ("1111", "8888", "4070")}) == 1


def test_small_type_has_a_floor_and_body_type_is_large_enough() -> None:
    assert look((960, 600)).font_px(SMALL) >= 12
    assert look((1920, 1080)).font_px(BODY) >= 18
    assert look((3840, 2160)).font_px(BODY) >= 36


def test_the_text_scale_grows_type_and_leaves_lengths_alone() -> None:
    assert look(scale=2.0).font_px(LABEL) == pytest.approx(2 * look().font_px(LABEL), abs=1)
    assert look(scale=2.0).px(100) == look().px(100)


RULES = """# Game

## 7. Trick play
7.1 Lead **any** card; see §7.2,
or [the chapter](#7).

7.2 When {H} is led, {KH} wins.
{cards: KH QH AS}
- first
- second

| Dealt | Paid |
|---|---|
| four | 1 |
"""


def test_rules_are_read_into_numbered_paragraphs() -> None:
    paragraphs = parse(RULES).paragraphs
    assert [each.kind for each in paragraphs] == [
        ParagraphKind.TITLE,
        ParagraphKind.CHAPTER,
        ParagraphKind.NUMBERED,
        ParagraphKind.NUMBERED,
        ParagraphKind.CARDS,
        ParagraphKind.ITEM,
        ParagraphKind.ITEM,
        ParagraphKind.TABLE,
    ]
    assert [each.anchor for each in paragraphs][1:4] == ["7", "7.1", "7.2"]
    first = paragraphs[2].pieces
    assert InlineText("any", bold=True) in first
    assert InlineText("§7.2", link="7.2") in first
    assert InlineText("the chapter", link="7") in first
    assert InlineSuit("H") in paragraphs[3].pieces
    assert InlineCards(("KH",)) in paragraphs[3].pieces
    assert paragraphs[4].pieces == (InlineCards(("KH", "QH", "AS")),)
    assert paragraphs[7].headed
    assert paragraphs[7].plain == "Dealt, Paid. four, 1."


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("width", [300, 700])
def test_set_text_stays_in_its_column_and_nothing_covers_anything(scale: float, width: int) -> None:
    done = flow(parse(RULES), look(scale=scale), width)
    runs = [run for run in done.runs if run.what is not None]
    assert all(run.x >= 0 and run.x + run.width <= width for run in runs)
    assert all(run.y + run.height <= done.height + 2 for run in runs)
    for place, one in enumerate(runs):
        for other in runs[place + 1 :]:
            same_line = abs(one.y - other.y) < 4
            assert not same_line or one.x + one.width <= other.x + 1 or other.x + other.width <= one.x + 1


def test_anchors_go_down_the_page() -> None:
    done = flow(parse(RULES), look(), 500)
    heights = [height for _, height in done.anchors]
    assert heights == sorted(heights)
    assert done.at("7.2") is not None
    assert done.at("9.9") is None


def test_amounts_in_a_table_stand_below_one_another_with_their_last_figure_and_words_with_their_first() -> (
    None
):
    told = "| Card | Marquise | Worth |\n|---|---|---|\n| ace | 2 % | 11 |\n| king | 98 % | 10 each |\n| ten | 100 % | – |"
    done = flow(parse(told), look(), 700)
    placed = [
        (run.what.text, run.x, run.x + run.width) for run in done.runs if isinstance(run.what, InlineText)
    ]
    ends = {text: end for text, _, end in placed}
    starts = {text: start for text, start, _ in placed}
    assert ends["2 %"] == ends["98 %"] == ends["100 %"] == ends["Marquise"]
    assert starts["11"] == starts["10 each"] == starts["Worth"]
    assert starts["ace"] == starts["king"] == starts["Card"]


def test_a_table_below_a_numbered_paragraph_begins_where_its_text_does() -> None:
    table = "| Card | Worth |\n|---|---|\n| ace | 11 |"
    for told, numbered in ((f"7.1 What cards count:\n\n{table}", True), (table, False)):
        runs = [run for run in flow(parse(told), look(), 700).runs if isinstance(run.what, InlineText)]
        starts = {run.what.text.split()[0]: run.x for run in runs if isinstance(run.what, InlineText)}
        assert starts["Card"] == starts["ace"] == (starts["What"] if numbered else 0)


def typesetter(others: OtherFaces = lambda _: ()) -> Typesetter:
    pygame.font.init()
    return Typesetter(root() / "fonts", others)


TYPE = typesetter()
ANY = st.text(st.characters(exclude_categories=()))
"""Texts of all there is, halves of signs included."""


@given(ANY, st.sampled_from((BODY, LABEL, NUMBER, BODY_ITALIC)), st.sampled_from((12, 31, 80)))
def test_any_text_can_be_drawn(text: str, style: Style, px: int) -> None:
    here, white = TYPE, (255, 255, 255)
    assert here.line(text, style.face, px, white).get_width() >= 1
    assert here.figures(text, style.face, px, white).get_width() >= 1
    assert here.measure(text, style.face, px) >= 0
    assert here.widest(text, style.face, px) >= 0
    assert here.wrap(text, style.face, px, 90)
    assert all(here.edge(text, place, style.face, px) >= 0 for place in range(len(text) + 1))
    here.missing(text, style.face)


@pytest.mark.parametrize("sign", ["W", "\0", "\u200b", "\ud800", "ش", "\u0301", "\U0001f600"])
def test_a_text_without_end_can_be_drawn(sign: str) -> None:
    assert TYPE.line(sign * 100_000, LABEL.face, 60, (255, 255, 255)).get_width() <= WIDEST


CARRIED = ("Анна Їжакевич", "Ὀδυσσεύς Ωμέγα", "Nguyễn Đỗ", "Łódź", "דָּוִד המלך", "محمد علي پ")


@pytest.mark.parametrize("name", CARRIED)
@pytest.mark.parametrize(
    "face", sorted({style.face for style in (BODY, BODY_BOLD, BODY_ITALIC, LABEL, STRONG, HEADING)})
)
def test_names_of_these_scripts_need_nothing_of_the_system(name: str, face: str) -> None:
    assert not TYPE.missing(name, face)


def ink(text: str, face: str = LABEL.face) -> list[int]:
    """Count the pixels with ink in each column of a line."""
    line = TYPE.line(text, face, 40, (255, 255, 255))
    return [
        sum(line.get_at((x, y)).a > 128 for y in range(line.get_height())) for x in range(line.get_width())
    ]


def test_hebrew_runs_from_right_to_left() -> None:
    first, last = ink("ו"), ink("ש")
    word = ink("וש")
    assert word[: len(last) - 2] == last[: len(last) - 2]
    assert word[-len(first) + 2 :] == first[2:]
    assert ink("A וש")[: len(ink("A"))] == ink("A")


def test_a_number_stays_beside_what_it_belongs_to() -> None:
    """Else the points of a player with a Hebrew name would stand before the name, after those of another."""
    sentence = "דוד: 7 points"
    name = TYPE.measure("דוד", LABEL.face, 40)
    assert (
        TYPE.edge(sentence, len("דוד: 7"), LABEL.face, 40)
        > TYPE.edge(sentence, len("דוד:"), LABEL.face, 40)
        > name
    )


@pytest.mark.parametrize(
    "parts",
    [
        ("שלם ול", ": ", "0 points", " → ", "−1 point"),
        ("Seat 1", ": ", "−1 point", " · ", "שלום", ": ", "1 point"),
        ("דוד", ": ", "−33 pence", " · ", "שלם ול", ": ", "−13", " · ", "شهد", ": ", "46", " · ", "1 deal"),
        ("Gleek against ", "שלום", " and ", "شهد", " (", "7", ")"),
    ],
)
def test_names_stand_where_the_sentence_has_them(parts: tuple[str, ...]) -> None:
    sentence, places = "".join(parts), []
    for number, part in enumerate(parts):
        start = len("".join(parts[:number]))
        pieces = TYPE.spans(sentence, (start, start + len(part)), LABEL.face, 40)
        places.append((min(left for left, _ in pieces), max(left + wide for left, wide in pieces)))
    assert all(before[1] <= after[0] + 1 for before, after in pairwise(places)), places


def test_arabic_letters_join() -> None:
    """Between letters that join, no column is without ink; standing alone, they leave gaps."""
    joined, apart = ink("ببب"), ink("ب ب ب")
    inside = joined[4:-4]
    assert all(inside)
    assert not all(apart[4:-4])


@pytest.mark.parametrize("text", ["Ada Lovelace", "דוד המלך", "A דוד 12 b"])
def test_a_caret_goes_through_all_of_a_line(text: str) -> None:
    width = TYPE.measure(text, LABEL.face, 20)
    edges = [TYPE.edge(text, place, LABEL.face, 20) for place in range(len(text) + 1)]
    assert min(edges) == 0
    assert max(edges) == width
    first_is_right = text[0] > "z"
    assert (edges[0] == 0) is not first_is_right


def test_what_no_typeface_has_is_told_and_drawn_as_a_box() -> None:
    assert TYPE.missing("Ada 王 😀", LABEL.face) == "王😀"
    assert any(ink("王"))


def test_a_typeface_of_the_system_does_where_the_programs_own_do_not(tmp_path: Path) -> None:
    """Some file, which is none, and one that has the sign, as the system may name them."""
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"no typeface")
    asked: list[str] = []

    def others(sign: str) -> list[Path]:
        asked.append(sign)
        return [broken, tmp_path / "gone.ttf", root() / "fonts" / "SourceSerif4-Bold.ttf"]

    here = typesetter(others)
    sign = next(
        each
        for each in map(chr, range(0x2190, 0x2800))
        if TYPE.missing(each, LABEL.face)
        and not Faces(root() / "fonts", lambda _: ()).missing(each, "SourceSerif4-Bold")
    )
    assert not here.missing(sign, LABEL.face)
    assert here.line(sign, LABEL.face, 40, (255, 0, 0)).get_bounding_rect().width > 4
    assert here.missing(f"{sign}王國王", LABEL.face) == "王國"
    assert asked == [sign, "王", "國"]


@pytest.mark.parametrize("style", [BODY, LABEL])
@pytest.mark.parametrize("px", [20, 31, 44])
def test_arabic_keeps_its_dots(style: Style, px: int) -> None:
    """Without the two below it, the last letter would be another one."""
    white = (255, 255, 255)
    one, other = (TYPE.line(f"{letter} A", style.face, px, white) for letter in "يى")
    assert pygame.mask.from_surface(one).count() > pygame.mask.from_surface(other).count() + 2


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="only Linux tells which files are open")
def test_typefaces_keep_no_file_open() -> None:
    words = Typesetter(root() / "fonts")
    for size in range(12, 40):
        words.measure("Parlour", "Inter-Medium", size)
    links = list(Path("/proc/self/fd").iterdir())
    assert not [each for each in links if each.is_symlink() and each.readlink().suffix == ".ttf"]


def test_no_line_of_several_words_ends_beyond_its_column() -> None:
    """Joined words are measured together, which by rounding may be more than each for itself."""
    here, width = look((3840, 2160), 1.5), 1903
    for page in sorted((root() / "rules").glob("*.md")):
        for run in flow(parse(page.read_text("utf-8")), here, width).runs:
            words = run.what.text if isinstance(run.what, InlineText) else ""
            assert run.x + run.width <= width or " " not in words, words


def test_a_sentence_with_signs_is_broken_within_a_word_only_where_that_is_too_wide() -> None:
    here = look()
    told = f"The picker’s side wins: {'W' * 32} pays you 1 point for {{S}}."
    lines = sign_text.wrap(here, told, SMALL, 180)
    assert all(sign_text.measure(here, line, SMALL) <= 180 for line in lines)
    assert "".join(lines).replace(" ", "") == told.replace(" ", "")
    assert sign_text.wrap(here, "You play {S}.", SMALL, 180) == ("You play {S}.",)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_small_cards_can_be_told_apart(game: Game) -> None:
    here, faces = look(), rules_for(game.id, {}).spec.pack.faces
    cards = [sign_text.small_card(here.paint, here.type, SUITS[Deck.CLASSIC], face, 40) for face in faces]
    assert len({pygame.image.tobytes(card, "RGBA") for card in cards}) == len(faces)
