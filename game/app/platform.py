"""The operating system: folders, reports, settings, memory, open files, signals, wishes for little motion, fonts."""

import ctypes
import gc
import os
import platform
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from threading import Thread

from game import CORE, __version__
from game.storage.files import exists, replace_file
from game.storage.settings import Settings, plain
from game.storage.stores import Stores

LONGEST_LOG = 1 << 20
"""Bytes of the log of troubles from which on a new one is begun; the one before is kept."""

MOST_OF_LOG = 1 << 16
"""Characters of it, the last ones, that go into a report."""


class SystemPlatform:
    """Opens folders, writes reports, keeps settings."""

    def __init__(self, stores: Stores, today: Callable[[], date] = date.today) -> None:
        """Keep everything in these stores; the day is the player's own, unless another is given."""
        self._stores = stores
        self.today = today

    @property
    def data_folder(self) -> str:
        """Where the player's files lie."""
        return str(self._stores.folders.data)

    def open_data_folder(self) -> bool:
        """Show the folder in the system's own browser; False when that is impossible."""
        folder = self._stores.folders.data
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if sys.platform == "win32":
                os.startfile(folder)  # noqa: S606 - the system's browser for a folder of our own
                return True
            opener = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen(  # noqa: S603 - a fixed program and a folder of our own
                [opener, str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        except OSError:
            return False
        return True

    def write_report(self) -> str:
        """Write a report for the makers beside the data and give its path; raise OSError."""
        path = self._stores.folders.data / "report.txt"
        replace_file(path, nameless(self._report()), backup=False)
        return str(path)

    def _report(self) -> str:
        running = self._stores.saves.running_file
        lines = [
            f"Parlour Tricks {__version__}",
            f"Python {platform.python_version()} on {platform.platform()}, core: {CORE}",
            f"Settings: {plain(self._stores.settings.load())}",
            "What went wrong:",
            _held(self._log)[-MOST_OF_LOG:] if exists(self._log) else "Nothing.",
        ]
        if running is not None:
            lines += ["The running match:", _held(running)]
        return "\n".join(lines) + "\n"

    @property
    def _log(self) -> Path:
        return self._stores.folders.state / "trouble.log"

    def write_down(self, trouble: str) -> str:
        """Add to the log of troubles, and give its path; "" if that fails, too."""
        try:
            written = self._stores.spare.lent_to(lambda: _added(self._log, trouble))
        except OSError:
            return ""
        return str(self._log) if written else ""

    def keep_settings(self, settings: Settings) -> None:
        """Write settings down; trouble is told by the stores' notices."""
        self._stores.settings.save(settings)


def _added(path: Path, trouble: str) -> bool:
    """Add to a log; False where something else lies there. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file():  # a pipe would be waited for
        return False
    if path.exists() and path.stat().st_size > LONGEST_LOG:
        path.replace(path.with_name("trouble-before.log"))
    with path.open("a", encoding="utf-8", errors="backslashreplace") as log:
        log.write(f"{datetime.now(UTC).isoformat(timespec='seconds')}, core: {CORE}\n{trouble}\n")
    return True


def home_folder() -> Path | None:
    """Give where the player is at home; None where the system does not know."""
    try:
        return Path.home()
    except RuntimeError:
        return None


def nameless(text: str) -> str:
    """Leave out of paths what the player is called on this machine, also where an exception has quoted one."""
    home = home_folder()
    if home is None or not home.name:
        return text
    plain_path = str(home)
    written = "|".join(map(re.escape, (plain_path.replace("\\", "\\\\"), plain_path, home.as_posix())))
    return re.sub(rf"(?:{written}|(?<=/media/){re.escape(home.name)})(?!\w)", "~", text, flags=re.IGNORECASE)


def _held(path: Path) -> str:
    """Give what a file holds, or what keeps it from being read. A pipe or a device is never opened."""
    try:
        return path.read_text("utf-8", "replace") if path.is_file() else "It is no longer there."
    except OSError as trouble:
        return str(trouble)


ENOUGH = 1024


def allow_more_files() -> None:
    """Ask for enough, or for as many as there may be."""
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - not on Windows, where nothing has to be asked for

        given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if most == resource.RLIM_INFINITY else min(ENOUGH, most)
        if given != resource.RLIM_INFINITY and given < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


ENDING = ("SIGTERM", "SIGHUP")
"""Not every system has all of them."""


@contextmanager
def signals_heeded() -> Iterator[Sequence[int]]:
    """Note what is sent meanwhile, instead of ending at once, or asking as if the window had been closed."""
    told: list[int] = []
    numbers = [getattr(signal, name) for name in ENDING if hasattr(signal, name)]
    before = {number: signal.signal(number, lambda sent, _: told.append(sent)) for number in numbers}
    try:
        yield told
    finally:
        for number, handler in before.items():
            signal.signal(number, handler or signal.SIG_DFL)


_LARGE = 256 << 10
"""Bytes from which on a piece of memory goes back as soon as it is free: walls and panels, but hardly a card.

What is new from the system costs a card more than to be drawn, for the system clears it page by page.
"""
_SLACK = 4 << 20
"""Bytes at the end of all smaller pieces that are kept for what may be wanted next."""
_MMAP_THRESHOLD, _TRIM_THRESHOLD, _ARENA_MAX = -3, -1, -8
"""What the library calls these."""


@cache
def _library() -> ctypes.CDLL | None:
    """Find the C library, if it is GNU's."""
    if sys.platform != "linux":
        return None
    try:
        found = ctypes.CDLL(None)
        found.malloc_trim.argtypes = [ctypes.c_size_t]
        found.mallopt.argtypes = [ctypes.c_int, ctypes.c_int]
    except (OSError, AttributeError):
        return None
    return found


def set_memory_limits() -> None:
    """Have large pieces handed back when they are free, whatever there was before, and no thread keep its own."""
    library = _library()
    if library:
        library.mallopt(_MMAP_THRESHOLD, _LARGE)
        library.mallopt(_TRIM_THRESHOLD, _SLACK)
        library.mallopt(_ARENA_MAX, 1)


def hand_back() -> None:
    """Let go of scenes that are closed, which hold on to each other, and hand back what lies free between small pieces.

    That takes a moment: some hundredths of a second.
    """
    gc.collect()
    _freeze_what_stays()
    trim()


def trim() -> None:
    """Hand back what lies free between small pieces, and nothing else: in a millisecond or two."""
    library = _library()
    if library:
        library.malloc_trim(0)


@cache
def _freeze_what_stays() -> None:
    """Have the collector pass over what was there once the program had begun: code, words and rules stay."""
    gc.freeze()


_CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION."""
MOTION_PATIENCE = 1.0
"""Seconds a command may take."""
_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
_READ = "org.freedesktop.portal.Settings"
_WISH = ("org.freedesktop.appearance", "reduced-motion")
_GDBUS = ("--timeout=1", "--dest", _PORTAL[0], "--object-path", _PORTAL[1])
_DESKTOP: Sequence[tuple[Sequence[str], Mapping[str, bool]]] = (
    (
        ("gdbus", "call", "--session", *_GDBUS, "--method", f"{_READ}.Read", *_WISH),
        {"(<<uint32 0>>,)": False, "(<<uint32 1>>,)": True},
    ),
    (
        ("busctl", "--user", "--timeout=1", "call", *_PORTAL, _READ, "Read", "ss", *_WISH),
        {"v v u 0": False, "v v u 1": True},
    ),
    (
        ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"),
        {"true": False, "false": True},
    ),
)
"""What to ask a Linux desktop, in this order, and what each answer means; any other answer means the next is asked."""


def reduced_motion_wanted() -> bool:
    """Tell whether the system asks programs to move as little as possible; False where it can't be found out."""
    try:
        if sys.platform == "win32":
            animated = ctypes.c_int(1)
            ctypes.windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
            return not animated.value
        if sys.platform == "darwin":
            return _told(("/usr/bin/defaults", "read", "com.apple.universalaccess", "reduceMotion")) == "1"
    except (OSError, AttributeError):
        return False
    return _desktop_wish() if _has_session_bus() else False


def _has_session_bus() -> bool:
    """Tell whether there is a desktop to ask; without one, asking would start a message bus that nobody ends."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return "DBUS_SESSION_BUS_ADDRESS" in os.environ or (bool(runtime) and exists(Path(runtime) / "bus"))


def _desktop_wish() -> bool:
    for command, meanings in _DESKTOP:
        meaning = meanings.get(_told(command))
        if meaning is not None:
            return meaning
    return False


def _told(command: Sequence[str]) -> str:
    """Run a command and give what it prints; empty where there is none, or it fails or dawdles."""
    try:
        done = subprocess.run(  # noqa: S603 - the commands are those above, with nothing from outside
            command, capture_output=True, text=True, timeout=MOTION_PATIENCE, check=True
        )
    except (OSError, ValueError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


class MotionPreference:
    """The system's wish, asked in a thread, because a desktop may take its time to answer."""

    def __init__(self) -> None:
        """Ask."""
        self._still: bool | None = None
        Thread(target=self._ask, name="motion", daemon=True).start()

    def _ask(self) -> None:
        self._still = reduced_motion_wanted()

    def take(self) -> bool | None:
        """Give the answer once; None before it has come and after it was taken."""
        still, self._still = self._still, None
        return still


PATIENCE = 2
"""Seconds that a system has to name a typeface."""
WINDOWS = (
    "msyh.ttc",
    "YuGothM.ttc",
    "malgun.ttf",
    "msjh.ttc",
    "meiryo.ttc",
    "msgothic.ttc",
    "simsun.ttc",
    "Nirmala.ttc",
    "Nirmala.ttf",
    "LeelawUI.ttf",
    "seguiemj.ttf",
    "seguisym.ttf",
    "segoeui.ttf",
    "ebrima.ttf",
    "gadugi.ttf",
    "himalaya.ttf",
    "mmrtext.ttf",
)
MAC = (
    "/System/Library/Fonts/PingFang.ttc",
    "/System/Library/Fonts/Hiragino Sans GB.ttc",
    "/System/Library/Fonts/STHeiti Medium.ttc",
    "/System/Library/Fonts/AppleSDGothicNeo.ttc",
    "/System/Library/Fonts/Apple Color Emoji.ttc",
    "/System/Library/Fonts/Apple Symbols.ttf",
    "/System/Library/Fonts/Supplemental/Arial Unicode.ttf",
    "/Library/Fonts/Arial Unicode.ttf",
)
LINUX = (
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/google-noto-cjk/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    "/usr/share/fonts/noto/NotoColorEmoji.ttf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
)


def typefaces_with(sign: str) -> Iterable[Path]:
    """Name files of typefaces that are there and may have a sign, the likeliest first."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("WINDIR", r"C:\Windows")) / "Fonts"
        return [file for file in map(folder.joinpath, WINDOWS) if file.is_file()]
    usual = MAC if sys.platform == "darwin" else (*_fontconfig(sign), *LINUX)
    return [file for file in map(Path, usual) if file.is_file()]


def _fontconfig(sign: str) -> Iterable[str]:
    """Ask the desktop's own list of typefaces; it names the nearest one also where none has the sign."""
    try:
        done = subprocess.run(  # noqa: S603 - a program of the system, asked for a number
            ("fc-match", "--format=%{file}", f":scalable=true:charset={ord(sign):x}"),  # noqa: S607 - wherever it lies
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        )
    except (OSError, ValueError, subprocess.SubprocessError):
        return ()
    return (done.stdout.strip(),)
