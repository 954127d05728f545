"""The packages for Linux: small, made alike twice, without a complaint, installed, played, updated and gone again."""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import appimage
import flatpak
import forms
import names
from game.catalogue import GAMES
from game.ui import APP_ID
from tests.package import making
from tests.package.roots import RELEASES, WHOLE, Root, root
from tests.ui.whole.player import Mouse, deal_over
from tests.ui.window.desktop import START, Desktop, Window, desktop, seated_player, window

pytestmark = [
    pytest.mark.package,
    pytest.mark.skipif(sys.platform != "linux", reason="these are the packages for Linux"),
]
MOST = {"work/frozen": 80e6, "*.deb": 20e6}
"""Bytes."""
CHECKS = {
    "desktop-file-validate": ("usr/share/applications/*.desktop",),
    "appstreamcli": ("validate", "--no-net", "usr/share/metainfo/*.xml"),
    "lintian": ("--allow-root", "--fail-on=error,warning", "*.deb"),
}
NEWER = "9.9.9"


@pytest.fixture(scope="module")
def deb(shelf: Path) -> Path:
    (made,) = shelf.glob("*.deb")
    return made


@pytest.fixture(scope="module")
def unpacked(shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpack the portable archive; give the program in it."""
    (archive,) = shelf.glob("*.tar.xz")
    folder = tmp_path_factory.mktemp("portable")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    (top,) = folder.iterdir()
    return top / APP_ID


@pytest.fixture(scope="module")
def there() -> Iterator[Desktop]:
    with desktop() as opened:
        yield opened


def size(path: Path) -> int:
    return sum(
        each.stat().st_size for each in (path, *path.rglob("*")) if each.is_file() and not each.is_symlink()
    )


@pytest.mark.parametrize("pattern", MOST)
def test_it_is_no_larger_than_promised(shelf: Path, pattern: str) -> None:
    (made,) = shelf.glob(pattern)
    assert size(made) <= MOST[pattern]


def digests(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_two_makings_are_alike(shelf: Path, deb: Path, tmp_path: Path) -> None:
    making.make(tmp_path, "wheel", "tar", "deb")
    assert digests(tmp_path / "work" / "frozen") == digests(shelf / "work" / "frozen")
    again = [each for each in tmp_path.iterdir() if each.is_file()]
    assert deb.name in {each.name for each in again}
    assert [each.name for each in again if each.read_bytes() != (shelf / each.name).read_bytes()] == []


@pytest.mark.parametrize("program", CHECKS)
def test_nothing_is_found_wanting(deb: Path, tmp_path: Path, program: str) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not on this machine")
    subprocess.run(["dpkg-deb", "--extract", str(deb), str(tmp_path)], check=True)
    shutil.copy(deb, tmp_path)
    words = [path for word in CHECKS[program] for path in [*map(str, tmp_path.glob(word))] or [word]]
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("known", [("HOME",), ("HOME", "XDG_RUNTIME_DIR")], ids=["console", "session"])
def test_without_a_display_it_says_so_and_ends(
    unpacked: Path, tmp_path: Path, known: tuple[str, ...]
) -> None:
    env = dict.fromkeys(known, str(tmp_path))
    done = subprocess.run([str(unpacked)], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 3
    (line,) = done.stderr.splitlines()
    assert "No display was found" in line


def test_bots_of_the_frozen_program_think_in_processes_of_their_own(unpacked: Path) -> None:
    told = [
        subprocess.check_output(
            [str(unpacked), "simulate", GAMES[0].id, "--seats", "novice,club", "--deals", "4", "--jobs", jobs]
        )
        for jobs in ("1", "2")
    ]
    assert told[0] == told[1] != b""


def test_what_becomes_an_appimage_starts_and_is_described(shelf: Path, tmp_path: Path) -> None:
    (archive,) = shelf.glob("*.tar.xz")
    appimage.lay_out(archive, tmp_path / "AppDir")
    told = subprocess.check_output([str(tmp_path / "AppDir" / "AppRun"), "--version"], text=True)
    assert "core: compiled" in told


@pytest.mark.window
def test_play_goes_on_where_no_process_can_be_made(unpacked: Path, there: Desktop, tmp_path: Path) -> None:
    with window(there, tmp_path, command=[str(unpacked)]) as opened:
        assert opened.wait(lambda _: len(bots(opened)) == 1, START)
        unpacked.chmod(0o644)  # so nothing can be started from it any more
        try:
            os.kill(bots(opened)[0], 9)
            play_a_deal(opened)
            assert bots(opened) == []
        finally:
            unpacked.chmod(0o755)


def bots(opened: Window) -> list[int]:
    """Find the processes in which bots think."""
    told = Path(f"/proc/{opened.program.pid}/task").glob("*/children")
    children = (int(child) for each in told for child in _read(each).split())
    return [child for child in children if b"--multiprocessing-fork" in _read(Path(f"/proc/{child}/cmdline"))]


def _read(told: Path) -> bytes:
    """Read what the system tells of a thread or a process; nothing once it has gone."""
    try:
        return told.read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def play_a_deal(opened: Window) -> None:
    player = seated_player(opened, Mouse())
    player.use("play", f"quick/{GAMES[0].id}")
    player.play(deal_over)


@pytest.fixture(params=RELEASES)
def clean(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Root]:
    with root(tmp_path / "root", request.param) as made:
        yield made


@pytest.mark.window
def test_installed_played_updated_and_purged(deb: Path, clean: Root, there: Desktop, tmp_path: Path) -> None:
    home = tmp_path / "home"
    clean.install(deb)
    assert clean.test_itself().startswith("Core: compiled\n")
    clean.home(home)
    with window(there, home, command=clean.entry()) as opened:
        play_a_deal(opened)
        opened.photograph("installed")
    clean.install(renewed(deb, tmp_path / "newer"))
    assert clean.version() == NEWER
    with window(there, home, command=clean.entry()) as opened:
        seated_player(opened, Mouse()).use("continue")
        opened.photograph("updated")
    clean.purge()
    assert clean.version() == ""
    assert list(clean.left()) == []
    assert list((home / "data" / "matches").glob("*.json"))


def renewed(deb: Path, folder: Path) -> Path:
    """Give the package a later version."""
    subprocess.run(["dpkg-deb", "--raw-extract", str(deb), str(folder)], check=True)
    control = folder / "DEBIAN" / "control"
    lines = control.read_text("utf-8").splitlines(keepends=True)
    control.write_text(
        "".join(f"Version: {NEWER}\n" if line.startswith("Version:") else line for line in lines), "utf-8"
    )
    made = folder.with_suffix(".deb")
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(folder), str(made)], check=True
    )
    return made


# ------------------------------------------------------ what others make of the archive


RUNTIME_NEEDS = (
    *(
        "libx11-6",
        "libxext6",
        "libxcursor1",
        "libxfixes3",
        "libxi6",
        "libxrandr2",
        "libxss1",
        "libxkbcommon0",
    ),
    *("appstream-compose", "appstream-util"),
)
RUNTIME = """[Runtime]
name=org.freedesktop.{kind}
runtime=org.freedesktop.Platform/{machine}/{version}
sdk=org.freedesktop.Sdk/{machine}/{version}
"""


def run(*command: str | Path, user: str | None = None, cwd: Path | None = None) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, user=user, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr


def stand_in(folder: Path) -> None:
    """Install an empty Debian in the place of the Flatpak's runtime, which is in no package index."""
    made = folder / "runtime"
    made.mkdir()
    with root(folder / "debian", "trixie", *RUNTIME_NEEDS) as debian:
        (debian.folder / "usr").rename(made / "files")
        (debian.folder / "etc").rename(made / "files" / "etc")
    for kind in ("Platform", "Sdk"):
        told = RUNTIME.format(kind=kind, machine=platform.machine(), version=flatpak.RUNTIME)
        (made / "metadata").write_text(told, "utf-8")
        run("flatpak", "build-export", "--runtime", "--files=files", folder / "shop", made, flatpak.RUNTIME)
    shutil.rmtree(made)
    run("flatpak", "remote-add", "--user", "--no-gpg-verify", "stand-in", folder / "shop")
    kinds = (f"org.freedesktop.{kind}//{flatpak.RUNTIME}" for kind in ("Platform", "Sdk"))
    run("flatpak", "install", "--user", "--noninteractive", "stand-in", *kinds)


@pytest.mark.window
@pytest.mark.skipif(
    not (WHOLE and shutil.which("flatpak-builder")), reason="no flatpak-builder or no Debian for it"
)
def test_a_flatpak_is_built_installed_played_and_removed(
    shelf: Path, there: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (archive,) = shelf.glob("*.tar.xz")
    monkeypatch.setenv("FLATPAK_USER_DIR", str(tmp_path / "user"))
    stand_in(tmp_path)
    written = flatpak.write(archive, tmp_path)
    state = f"--state-dir={tmp_path / 'state'}"
    run(
        "flatpak-builder", "--user", "--install", "--disable-rofiles-fuse", state, tmp_path / "built", written
    )
    home = tmp_path / "home"
    ours = (f"--filesystem={home}", f"--env=SDL_VIDEO_X11_WMCLASS={APP_ID}")
    command = ("flatpak", "run", "--user", *ours, names.APP_ID)
    assert subprocess.check_output([*command, "--selftest"], text=True).startswith("Core: compiled\n")
    with window(there, home, command=command) as opened:
        play_a_deal(opened)
        opened.photograph("flatpak")
    exported = tmp_path / "user" / "exports" / "share"
    assert (exported / "applications" / f"{names.APP_ID}.desktop").is_file()
    run("flatpak", "uninstall", "--user", "--noninteractive", names.APP_ID)
    assert [each for each in exported.rglob(f"{names.APP_ID}*") if each.is_file()] == []
    assert list((home / "data" / "matches").glob("*.json"))


@pytest.mark.skipif(
    not all(map(shutil.which, ("makepkg", "pacman", "fakeroot", "bsdtar"))),
    reason="makepkg, pacman, fakeroot and bsdtar are not all on this machine",
)
def test_arch_makes_installs_and_removes_its_package(shelf: Path) -> None:
    (archive,) = shelf.glob("*.tar.xz")
    user = "nobody" if os.geteuid() == 0 else None  # makepkg refuses root
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for name in forms.ARCHIVES.values():
            (folder / name).touch()
        shutil.copy(archive, folder)
        forms.main(folder)
        scripts = folder / "forms" / "aur"
        shutil.copy(archive, scripts)
        for each in (folder, scripts):
            each.chmod(0o777)
        listed = subprocess.check_output(["makepkg", "--printsrcinfo"], user=user, cwd=scripts, text=True)
        assert listed == (scripts / ".SRCINFO").read_text("utf-8")
        run("makepkg", "--nodeps", user=user, cwd=scripts)
        (made,) = scripts.glob("*.pkg.*")
        system = folder / "arch"
        books = system / "var" / "lib" / "pacman"
        books.mkdir(parents=True)
        quiet = ("--config", os.devnull, "--logfile", os.devnull, "--noconfirm", "-dd")
        pacman = ("fakeroot", "pacman", "--root", system, "--dbpath", books, "--cachedir", folder, *quiet)
        run(*pacman, "--upgrade", made)
        told = subprocess.check_output([system / "usr" / "bin" / APP_ID, "--selftest"], text=True)
        assert told.startswith("Core: compiled\n")
        run(*pacman, "--remove", f"{APP_ID}-bin")
        assert [each for each in (system / "usr").rglob("*") if each.is_file()] == []
