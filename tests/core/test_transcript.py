"""The reader of transcripts: what each line must say, and that nothing absurd costs time or memory."""

import tracemalloc

import pytest

from game.core.cards import NOBODY, PIQUET, BadNotation
from game.core.transcript import (
    LONGEST,
    MOST,
    MOST_HEADS,
    SAYING,
    Header,
    NewerFormat,
    Transcript,
    entry_lines,
    read,
    write,
)

HEAD = "parlour-tricks transcript 1\ngame x\n"
MEGABYTE = 1 << 20


def transcript(text: str) -> Transcript:
    return read(text, lambda _: PIQUET)


@pytest.mark.parametrize(
    "first",
    [
        "parlour-tricks transcript",
        "parlour-tricks transcript 0",
        "parlour-tricks transcript 00",
        "parlour-tricks transcript x",
        "parlour-tricks transcript 1x",
        "parlour-tricks transcript -1",
        "parlour-tricks transcript 1 1",
        "parlour-tricks transcript ²",
        "parlour-tricks transcriptX 1",
        "parlour-tricks transcript1",
        f"parlour-tricks transcript {'9' * 5000}",
        "game x",
    ],
)
def test_the_first_line_says_which_edition_of_the_notation_it_is(first: str) -> None:
    with pytest.raises(BadNotation, match="the first line must be 'parlour-tricks transcript 1'"):
        transcript(f"{first}\ngame x\n")


def test_the_first_line_may_stand_below_blanks_and_remarks() -> None:
    assert (
        transcript("\n# a remark\n  parlour-tricks transcript  1  # and another\ngame x").header.game == "x"
    )
    with pytest.raises(NewerFormat):
        transcript("parlour-tricks transcript 2\n")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("player You", "Line 3: 'player You' should name a seat"),
        ("player 0", "Line 3: 'player 0' should name a seat and a player"),
        ("player -1 You", "Line 3.*should name a seat"),
        ("player 100 You", "Line 3.*should name a seat"),
        ("player 0 You\nplayer 0 Ada", "Line 4: Seat 0 is named twice"),
        ("option a 1\noption b 1\noption a 2", "Line 5: Option 'a' is stated twice"),
        ("undone 1 x 3", "Line 3: 'undone 1 x 3' should name deals"),
        ("undone 0", "Line 3: 'undone 0' should name deals"),
        ("undone", "Line 3: .*should name deals"),
        ("undone 1 -2", "Line 3: .*should name deals"),
        ("date yesterday", "Line 3: 'date yesterday' should name a day"),
        ("date 2026-13-01", "Line 3: 'date 2026-13-01' should name a day"),
        ("date 2026-02-29", "should name a day"),
        ("date 2026-04-31", "should name a day"),
        ("date 1900-02-29", "should name a day"),
        ("date 2026-1-1", "should name a day"),
        ("date", "should name a day"),
        ("edition x", "Line 3: 'edition x' should name a number"),
        ("dealer one", "Line 3: 'dealer one' should name a number"),
        (f"dealer {'9' * 5000}", "Line 3: 'dealer 9.*should name a number"),
        ("dealer 1\ndealer 1", "Line 4: 'dealer' is stated twice"),
        ("* deal …\n0 say vie --5", "Line 4: 'say vie --5' is not a move"),
        (f"* deal …\n0 say vie {'9' * 5000}", "Line 4: .*is not a move"),
        (f"{'9' * 5000} say stand", "Line 3: .*does not begin with a seat"),
        ("²  say stand", "Line 3: .*does not begin with a seat"),
        ("0 take ²", "Line 3: .*is not a move"),
    ],
)
def test_a_line_that_says_nothing_sensible_is_refused_by_its_number(line: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint) as refused:
        transcript(HEAD + line)
    assert len(str(refused.value)) < 250


def test_players_sit_where_their_lines_say_in_whatever_order() -> None:
    header = transcript(f"{HEAD}player 2 Teodor, club\nplayer 0 You\nplayer 1 Marguerite, club\n").header
    assert header.players == ("You", "Marguerite, club", "Teodor, club")
    assert transcript(f"{HEAD}player 1 Marguerite, club\n").header.players == ("", "Marguerite, club")


def test_a_header_written_by_hand_is_put_into_lines_that_can_be_read() -> None:
    header = Header("x", 1, players=("", "Ada #2, club", "Ben"), date="2026-02-29", undone=(0, 3))
    told = transcript(write(Transcript(header), PIQUET)).header
    assert told == Header("x", 1, players=("", "Ada 2, club", "Ben"), undone=(3,))


@pytest.mark.parametrize("day", ["2024-02-29", "2000-02-29", "2026-12-31", "2026-11-30"])
def test_days_there_are_can_be_dates(day: str) -> None:
    assert transcript(f"{HEAD}date {day}\nundone 2 5\n").header.date == day


def test_a_header_that_names_no_dealer_leaves_it_open() -> None:
    assert transcript(HEAD).header.dealer == NOBODY
    assert transcript(f"{HEAD}dealer 0").header.dealer == 0


def test_lines_end_as_on_any_system_and_are_numbered_alike() -> None:
    text = f"{HEAD}\n# why not\n0 play KS\n\n1 play AS # taken\n"
    for end in ("\n", "\r\n", "\r"):
        written = text.replace("\n", end)
        assert [entry.seat for entry in transcript(written).entries] == [0, 1]
        assert list(entry_lines(written)) == [5, 7]


def _cost(text: str) -> tuple[str, int]:
    """Give what is said of a text, and how many bytes it took at most to find that out."""
    tracemalloc.start()
    try:
        transcript(text)
    except BadNotation as error:
        said = str(error)
    else:
        said = ""
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return said, peak


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("\n" * 2_000_000, "not a transcript"),
        (HEAD + "\n" * 2_000_000, ""),
        (HEAD + " \t\r\n" * 500_000, ""),
        (HEAD + " " * 2_000_000, ""),
        (f"{HEAD}* deal …\n0 {'word ' * 400_000}", "Line 4: It is longer"),
        (f"{HEAD}* deal {'KS ' * 600_000}", "Line 3: It is longer"),
        (f"{HEAD}undone {'1 ' * 900_000}", "Line 3: It is longer"),
        (f"parlour-tricks transcript 1\ngame {'x' * 2_000_000}", "Line 2: It is longer"),
        (f"{'x' * 2_000_000}", "Line 1: It is longer"),
        (f"{HEAD}# {'remark ' * 250_000}\n", ""),
        (HEAD + "0 play KS\n" * (MOST + 1), "No match has so many entries"),
        (HEAD + "".join(f"option a{n} 1\n" for n in range(MOST_HEADS)), "so many header lines"),
    ],
    ids=lambda value: repr(value[:40]) + str(len(value)),
)
def test_a_huge_text_is_refused_at_small_cost(text: str, says: str) -> None:
    said, peak = _cost(text)
    assert says in said
    assert bool(says) == bool(said)
    assert len(said) < 250
    assert (
        peak < 5 * len(text) + 26 * MEGABYTE
    )  # once more as it is; entries, as far as a match may have them


@pytest.mark.parametrize(("signs", "refused"), [(LONGEST, False), (LONGEST + 1, True)])
def test_only_what_is_longer_than_the_longest_line_is_refused_for_that(signs: int, refused: bool) -> None:
    with pytest.raises(BadNotation) as caught:
        transcript(HEAD + "x" * signs)
    assert ("It is longer" in str(caught.value)) == refused


def test_a_pack_of_cards_is_far_from_too_long() -> None:
    assert len("* deal " + " ".join(PIQUET.faces)) * 20 < LONGEST


def test_blank_lines_and_remarks_are_passed_over_at_once_however_many() -> None:
    """Looking at each of four million took a quarter of a minute."""
    text = "a # b\n\n  # c\n\v d\n\x1c# e\n \n  f\n#\n"
    assert [found[0].strip() for found in SAYING.finditer(text)] == ["a # b", "d", "f"]
