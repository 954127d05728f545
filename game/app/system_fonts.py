"""Which of the system's typefaces may have a sign that those of the program don't: names in Chinese, emoji."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

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
