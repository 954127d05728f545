"""What packages say of the game is whole and true: changelog, manual, licences, icons, version information."""

import ast
import gzip
import re
import struct
import tomllib
import xml.etree.ElementTree as ET
from importlib import metadata
from pathlib import Path

import pytest

import deb
import desktop
import iconfiles
import names
import news
import notices
import version_info
from game.catalogue import LEVELS
from game.cli.arguments import read_arguments
from tests.repository import tracked

CHANGELOG = """# Changelog

## Unreleased

### Added

- A *thing* that goes
  on with `care`.

## 0.0.9 – 2026-01-02

- The first.
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put the checkout of a test's own in the place of ours."""
    monkeypatch.setattr(names, "ROOT", tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767398400")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    return tmp_path


def test_what_is_unreleased_counts_as_the_coming_release(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coming, first = news.releases()
    assert coming == news.Release(names.VERSION, "2026-01-03", ("A thing that goes on with care.",))
    assert first == news.Release("0.0.9", "2026-01-02", ("The first.",))
    monkeypatch.setattr(names, "VERSION", "0.0.9")
    assert news.releases() == (first,)
    assert elsewhere.is_dir()


def test_debian_reads_the_changelog(elsewhere: Path) -> None:
    coming, first = deb.changelog().split(f"\n{names.COMMAND} ")
    assert coming.startswith(
        f"{names.COMMAND} ({names.VERSION}) unstable; urgency=medium\n\n  * A thing that"
    )
    assert first.endswith(f" -- {names.MAKER} <{names.MAIL}>  Fri, 02 Jan 2026 00:00:00 +0000\n")
    assert elsewhere.is_dir()


def test_nothing_is_left_to_fill_in() -> None:
    for place, content in desktop.files().items():
        if not place.startswith("share/icons/"):
            text = (gzip.decompress(content) if place.endswith(".gz") else content).decode()
            assert not re.search(r"@[A-Z_]+@", text), place
    assert not re.search(r"@[A-Z_]+@", notices.copyright_text())


def test_the_shop_tells_of_the_newest_release_and_shows_a_picture_that_is_there() -> None:
    page = ET.fromstring(desktop.shop())  # noqa: S314 - nobody's text but ours
    assert page.find("releases/release[1]").attrib["version"] == names.VERSION  # type: ignore[union-attr]  # else it fails
    for image in page.iter("image"):
        address, _, picture = str(image.text).partition("/raw/main/")
        assert address == names.HOME
        assert picture in tracked.files()


NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
WAYS = {"pointing": "mouse", "keyboard": "keyboard", "gamepad": "controller", "touch": "finger"}
"""By what a match of every game is played in tests/ui/whole, as shops name it and as we do."""


def test_levels_and_ways_to_play_are_as_many_as_packages_say() -> None:
    told, readme = " ".join(names.SENTENCES), tracked.text("README.md")
    for text in (told, readme):
        counted = [each for each in re.findall(r"(\w+) levels", text) if each in NUMBERS]
        assert counted == [NUMBERS[len(LEVELS)]]
        assert {way for way in WAYS.values() if not re.search(rf"\b{way}\b", text, re.IGNORECASE)} == set()
    page = ET.fromstring(desktop.shop())  # noqa: S314 - nobody's text but ours
    assert {each.text for each in page.iter("control")} == WAYS.keys()
    (description,) = page.findall("description")
    spoken = [each.attrib.get(desktop.LANGUAGE, "") for each in description]
    assert spoken == ["", *names.TRANSLATED] * len(names.SENTENCES)
    assert " ".join(str(each.text) for each in description if not each.attrib) == told
    assert " ".join(deb.description().partition("\n")[2].replace("\n .\n", " ").split()) == told


def manuals() -> list[str]:
    """Read the manual in each language, English first."""
    places = ("man6", *(f"{code}/man6" for code in names.TRANSLATED))
    packed = (desktop.files()[f"share/man/{each}/parlour-tricks.6.gz"] for each in places)
    return [gzip.decompress(each).decode().replace("\\", "") for each in packed]


def test_the_manual_knows_every_command_and_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert read_arguments(["--help"]) is None
    told = capsys.readouterr().out
    words = set(re.findall(r"--[a-z-]+", told)) | set(re.findall(r"^    ([a-z]+) ", told, re.MULTILINE))
    assert {"play", "simulate", "--selftest", "--data-dir"} <= words
    statuses = re.findall(r"\d+", told.partition("Exit status: ")[2])
    for manual in manuals():
        assert {word for word in words if word not in manual} == set()
        chapter = re.search(r"\.SH (?:EXIT STATUS|RÜCKGABEWERT|CODE DE RETOUR)\n(.*?)\.SH", manual, re.DOTALL)
        assert chapter is not None
        assert re.findall(r"\d+", chapter[1]) == statuses


def test_manual_and_archive_tell_of_every_folder_that_the_readme_does() -> None:
    row = re.search(r"^\| Linux \|.*", tracked.text("README.md"), re.MULTILINE)
    folders = re.findall(r"~/[^`]+", row[0]) if row else []
    assert len(folders) == 4
    for page in (*manuals(), desktop.filled("portable.txt").decode()):
        assert [folder for folder in folders if folder not in page] == []


@pytest.mark.parametrize(
    "stranger", ["_internal/libnew-1a2b.so.3", "_internal/new.dll", "_internal/pygame.libs/n.dylib"]
)
def test_a_library_without_a_licence_is_noticed(tmp_path: Path, stranger: str) -> None:
    for name in (
        "_internal/libSDL2-2-50d19f93.0.so.0.3200.10",
        "_internal/game/assets/fonts/Inter.ttf",
        stranger,
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert list(notices.unnamed(tmp_path)) == [f"{names.COMMAND}/{stranger}"]


def test_every_licence_that_is_named_is_there_in_full() -> None:
    text = notices.copyright_text()
    paragraphs = [part for part in re.split(r"\n\n(?=\S)", text) if part.startswith("License: ")]
    given = {part.splitlines()[0] for part in paragraphs if len(part.splitlines()) > 2}
    named = {
        f"License: {each}"
        for line in re.findall(r"^License: (.+)$", text, re.MULTILINE)
        for each in line.split(" and ")
    }
    assert named == given


def libraries() -> list[str]:
    """Name what the program imports, by its own account and where screen readers are told what is shown."""
    declared = tomllib.loads(tracked.text("pyproject.toml"))["project"]
    needs = declared["dependencies"] + declared["optional-dependencies"]["screen-reader"]
    return [re.split(r"[^\w-]", need)[0] for need in needs]


def test_the_licences_players_read_name_every_library() -> None:
    told = tracked.text("assets/pages/licences.md")
    assert "pygame-ce" in libraries()
    assert [name for name in libraries() if name not in told] == []


def test_whoever_a_library_names_in_its_licences_is_named() -> None:
    told, holders = notices.copyright_text(), set[str]()
    for name in {*libraries()} & {found.name for found in metadata.distributions()}:
        for path in metadata.files(name) or ():
            if ".dist-info/licenses/" in path.as_posix():
                holders |= set(
                    re.findall(
                        r"^\W*Copyright (?:\(c\) )?\d[-\dx, ]*(\w[^.,\n]+)", path.read_text(), re.MULTILINE
                    )
                )
    assert "Jim Crist-Harif" in holders
    assert {holder for holder in holders if holder not in told} == set()


def test_windows_is_told_what_program_this_is() -> None:
    told = ast.dump(ast.parse(version_info.text(), mode="eval"))
    for value in (names.NAME, names.VERSION, f"{names.COMMAND}.exe", names.MAKER):
        assert repr(value) in told


@pytest.mark.package  # drawing so large takes its time
def test_the_sign_comes_in_every_size() -> None:
    ico, icns = iconfiles.ico(), iconfiles.icns()
    assert ico[:6] == struct.pack("<HHH", 0, 1, len(iconfiles.ICO))
    for number in range(len(iconfiles.ICO)):
        length, at = struct.unpack_from("<II", ico, 6 + 16 * number + 8)
        assert ico[at : at + 4] == b"\x89PNG"
        assert at + length <= len(ico)
    assert icns[:8] == b"icns" + struct.pack(">I", len(icns))
    at = 8
    for kind in iconfiles.ICNS:
        assert icns[at : at + 4] == kind.encode()
        assert icns[at + 8 : at + 12] == b"\x89PNG"
        at += struct.unpack_from(">I", icns, at + 4)[0]
    assert at == len(icns)
