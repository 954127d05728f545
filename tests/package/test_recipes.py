"""What is written down for systems that are not at hand: property list, setup script, Flatpak, AppImage, workflow."""

import ast
import io
import plistlib
import re
import runpy
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import appimage
import bundle
import disk_image
import flatpak
import installer
import names
import page
import signing
import windows_python
from game.storage.match_file import SUFFIX
from tests.repository import tracked

SETUP = tracked.text("build/package/windows/installer.nsi")
WORDS = tracked.text("build/package/windows/words.nsh")
SHIPPED = ("accesskit", "fsrs", "msgspec", "platformdirs", "pygame-ce", "typing-extensions")
"""Libraries that are in every package."""
WORKFLOW = tracked.text(".github/workflows/release.yml")


# ---------------------------------------------------------------------- macOS


def test_a_mac_can_read_what_it_is_told() -> None:
    told = plistlib.loads(plistlib.dumps(bundle.INFO))
    assert told["CFBundleDisplayName"] == names.NAME
    assert told["CFBundleShortVersionString"] == names.VERSION
    assert told["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert told["NSHighResolutionCapable"] is True
    assert re.fullmatch(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", bundle.IDENTIFIER)


def test_a_mac_knows_saved_matches() -> None:
    told = plistlib.loads(plistlib.dumps(bundle.INFO))
    (kind,) = told["CFBundleDocumentTypes"]
    (declared,) = told["UTExportedTypeDeclarations"]
    assert kind["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == [SUFFIX[1:]]


def test_a_mac_calls_saved_matches_as_its_language_does(tmp_path: Path) -> None:
    """By what stands in the property list, in a folder for each language, as other systems call them."""
    (kind,) = plistlib.loads(plistlib.dumps(bundle.INFO))["CFBundleDocumentTypes"]
    linux = ET.fromstring(names.fill(tracked.text("build/package/linux/parlour-tricks.xml")))  # noqa: S314 - nobody's text but ours
    told = {
        each.get("{http://www.w3.org/XML/1998/namespace}lang", "en"): each.text
        for each in linux.iter()
        if each.tag.endswith("}comment")
    }
    assert {"en", *names.TRANSLATED} == set(told) == set(bundle.CALLED)
    for source, place in bundle.translated(tmp_path):
        language, dot, kept = place.partition(".")
        assert dot + kept == ".lproj"
        words = plistlib.loads((Path(source) / "InfoPlist.strings").read_bytes())
        assert words == {kind["CFBundleTypeName"]: told[language]}


def test_the_spec_is_python_and_makes_the_bundle() -> None:
    tree = ast.parse(tracked.text("build/package/game.spec"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    (call,) = [node for node in calls if ast.unparse(node.func) == "BUNDLE"]
    assert {"info_plist", "bundle_identifier", "version", "icon"} <= {each.arg for each in call.keywords}


def test_the_entitlements_are_a_property_list() -> None:
    path = tracked.ROOT / "build" / "package" / "macos" / "entitlements.plist"
    assert set(plistlib.loads(path.read_bytes()).values()) == {True}


def test_the_image_shows_the_game_and_where_to_drag_it() -> None:
    told: Any = disk_image.settings(Path("somewhere") / bundle.NAME, Path("game.icns"))
    places, (_, (wide, tall)) = told["icon_locations"], told["window_rect"]
    assert set(places) == {bundle.NAME, *told["symlinks"]}
    assert [place for place in places.values() if not (0 < place[0] < wide and 0 < place[1] < tall)] == []


@pytest.mark.package  # asks the package index
@pytest.mark.parametrize("processor", ["arm64", "x86_64"])
def test_every_library_comes_for_the_oldest_mac_that_is_promised(processor: str, tmp_path: Path) -> None:
    frozen_by = re.findall(r'PYTHON: "([\d.]+)"', WORKFLOW)[0]
    pins = re.findall(
        r"^[\w-]+==[\w.]+", tracked.text("build/package/windows/requirements.txt"), re.MULTILINE
    )
    shipped = [pin for pin in pins if pin.split("==")[0] in {*SHIPPED}]
    assert len(shipped) == len(SHIPPED)
    system = f"macosx_{bundle.OLDEST.replace('.', '_')}_{processor}"
    kind = ["--only-binary", ":all:", "--platform", system, "--python-version", frozen_by]
    words = ["install", "--quiet", "--dry-run", "--no-deps", *kind, "--target", str(tmp_path), *shipped]
    done = subprocess.run([sys.executable, "-m", "pip", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# -------------------------------------------------------------------- Windows


def test_the_setup_asks_for_nothing_nobody_gives() -> None:
    asked = set(re.findall(r"\$\{([A-Z_]+)\}", re.sub(r"(?:MUI|LANG)_\w+", "", SETUP + WORDS)))
    own = set(re.findall(r"!define (\w+)", SETUP)) | {"NSIS_PTR_SIZE"}
    given = {*installer.said(), "VERSION", "CONTENTS", "FROZEN", "GOAL", "ICON", "BANNER", "TARGET", "SIGN"}
    assert asked - own == given


def test_the_setup_says_everything_in_every_language() -> None:
    said = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\} ", WORDS, re.MULTILINE)
    names, spoken = {name for name, _ in said}, {"ENGLISH", "GERMAN", "FRENCH"}
    assert sorted(said) == sorted((name, language) for name in names for language in spoken)
    assert names == set(re.findall(r"\$\((\w+)\)", SETUP))


def test_the_setup_needs_no_administrator() -> None:
    assert "RequestExecutionLevel user" in SETUP
    assert not re.search(r"HKLM|HKCR|SHCTX|SetShellVarContext all", SETUP)


def test_a_silent_setup_never_asks() -> None:
    questions = re.findall(r"^.*MessageBox.*$", SETUP, re.MULTILINE)
    assert questions
    assert all(" /SD ID" in line for line in questions)


def test_removal_without_an_answer_keeps_the_saves() -> None:
    (question,) = [line for line in SETUP.splitlines() if "$(KeepSaves)" in line]
    assert "/SD IDYES" in question
    assert "MB_DEFBUTTON2" not in question


def test_only_what_the_program_brought_is_taken_away(tmp_path: Path) -> None:
    (tmp_path / "_internal").mkdir()
    (tmp_path / "game.exe").touch()
    assert installer.take_away(tmp_path).splitlines()[1:-1] == [
        'RMDir /r "$INSTDIR\\_internal"',
        'Delete "$INSTDIR\\game.exe"',
    ]


def test_without_a_certificate_nothing_is_signed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SIGN_CERTIFICATE", raising=False)
    assert not signing.wanted()
    assert "SIGN" not in installer.said()
    monkeypatch.setenv("SIGN_CERTIFICATE", "some.p12")
    assert "signing.py" in installer.said()["SIGN"]


def test_windows_gets_the_versions_that_everybody_gets() -> None:
    pin = re.compile(r"^([\w-]+)==([\w.]+)", re.MULTILINE)
    pinned = pin.findall(tracked.text("build/package/windows/requirements.txt"))
    others = [each for each in pinned if each[0] != windows_python.CARRIER]
    assert len(others) == len(pinned) - 1
    assert set(others) - set(pin.findall(tracked.text("build/constraints.txt"))) == set()


def test_a_python_for_windows_brings_its_libraries_and_no_part_of_windows(tmp_path: Path) -> None:
    carrier = tmp_path / "carrier.whl"
    inside = [f"deploy_libs/{name}" for name in ("python311.dll", "api-ms-win-crt-heap-l1-1-0.dll")]
    with zipfile.ZipFile(carrier, "w") as packed:
        for name in (*inside, "panda3d/core.pyd"):
            packed.writestr(name, name)
    with zipfile.ZipFile(carrier) as packed:
        windows_python.take_libraries(packed, tmp_path)
    assert {each.name for each in tmp_path.iterdir()} == {carrier.name, "python311.dll"}


# ---------------------------------------------------- Flatpak, AppImage, the page


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Pack what the portable archive holds, in small."""
    path, top = tmp_path / "some.tar.xz", f"{names.COMMAND}-1-linux"
    share = f"{top}/share"
    inside = (
        f"{top}/{names.COMMAND}",
        f"{share}/applications/{names.COMMAND}.desktop",
        f"{share}/icons/hicolor/256x256/apps/{names.COMMAND}.png",
    )
    with tarfile.open(path, "w:xz") as packed:
        for name in inside:
            packed.addfile(tarfile.TarInfo(name), io.BytesIO())
    return path


def test_an_appdir_has_at_its_top_what_is_looked_for_there(archive: Path, tmp_path: Path) -> None:
    goal = tmp_path / "AppDir"
    appimage.lay_out(archive, goal)
    top = {"AppRun", f"{names.COMMAND}.desktop", f"{names.COMMAND}.png", ".DirIcon"}
    assert {each.name for each in goal.iterdir() if each.is_file()} == top
    assert {each.readlink().is_absolute() for each in goal.iterdir() if each.is_symlink()} == {False}


def test_a_flatpak_may_show_and_sound_but_not_reach_out(archive: Path, tmp_path: Path) -> None:
    path = flatpak.write(archive, tmp_path)
    told = flatpak.manifest(archive)
    assert path.stem == told["id"] == names.APP_ID
    assert "--share=network" not in flatpak.MAY
    assert [each for each in flatpak.MAY if "filesystem" in each] == [
        "--filesystem=xdg-run/speech-dispatcher:ro"
    ]
    assert {"--socket=wayland", "--socket=pulseaudio"} <= set(flatpak.MAY)


Script = Callable[..., tuple[int, str]]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Script:
    """Run a script with these words; give its exit status and what it complains of."""

    def run(script: str, *words: str | Path) -> tuple[int, str]:
        path = str(tracked.ROOT / "build" / "package" / script)
        monkeypatch.setattr(sys, "argv", [path, *map(str, words)])
        try:
            runpy.run_path(path, run_name="__main__")
        except SystemExit as end:
            return int(end.code or 0), capsys.readouterr().err
        return 0, capsys.readouterr().err

    return run


@pytest.mark.parametrize("words", [(), ("a", "b", "c")])
@pytest.mark.parametrize("script", ["appimage.py", "flatpak.py", "page.py", "desktop.py", "banner.py"])
def test_a_script_says_in_one_line_what_to_name(told: Script, script: str, words: tuple[str, ...]) -> None:
    code, complaint = told(script, *words)
    assert code == 2
    assert re.fullmatch(rf"Name [^:]+: python build/package/{re.escape(script)} [A-Z ]+\n", complaint)


def test_what_is_no_archive_or_no_folder_is_refused_in_one_line(
    told: Script, archive: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.txt"
    other.touch()
    refused: dict[tuple[str | Path, ...], tuple[int, str]] = {
        (script, *words): told(script, *words)
        for script in ("appimage.py", "flatpak.py")
        for words in ((other, tmp_path / "new"), (tmp_path / "none", tmp_path / "new"), (archive, other))
    }
    refused["page.py", other] = told("page.py", other)
    refused["appimage.py", archive, tmp_path] = told("appimage.py", archive, tmp_path)  # not empty
    assert [each for each, (code, said) in refused.items() if code != 2 or said.count("\n") != 1] == []
    assert told("flatpak.py", archive, tmp_path / "new") == (0, "")
    assert told("appimage.py", archive, tmp_path / "AppDir") == (0, "")


def test_the_page_tells_what_is_new_and_which_file_is_whose() -> None:
    written = page.page()
    assert "\n- " in written
    assert all(system in written for system, _, _ in page.SYSTEMS)


# --------------------------------------------------------------- the workflow


@pytest.mark.parametrize("name", ["ci.yml", "release.yml"])
def test_actions_are_pinned_and_rights_are_asked_for_one_by_one(name: str) -> None:
    workflow = tracked.text(f".github/workflows/{name}")
    used = [action for action in re.findall(r"uses: (\S+)", workflow) if not action.startswith("./")]
    assert used
    assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action) for action in used)
    assert "\npermissions: {}\n" in workflow
    assert workflow.count("actions/checkout@") == workflow.count("persist-credentials: false")


def test_one_version_of_each_action() -> None:
    pins = re.findall(r"uses: ([\w/-]+)@(\w+) # (\S+)", WORKFLOW + tracked.text(".github/workflows/ci.yml"))
    assert len({name for name, _, _ in pins}) == len(set(pins))


def test_secrets_and_variables_are_told_of() -> None:
    told = tracked.text("build/package/RELEASING.md")
    wanted = set(re.findall(r"(?:secrets|vars)\.(\w+)", WORKFLOW))
    assert wanted
    assert {name for name in wanted if name not in told} == set()


def test_only_the_last_job_may_write() -> None:
    before, draft = WORKFLOW.split("\n  draft:\n")
    assert ": write" not in before
    assert "contents: write" in draft
    assert "refs/tags/v" in draft
