"""Cut the bundled typefaces down to what a card table can say, and players may be called.

Originals: the npm packages `@expo-google-fonts/eb-garamond` 0.4.3, `@expo-google-fonts/inter` 0.4.2,
`@expo-google-fonts/source-serif-4` 0.4.1, `@expo-google-fonts/noto-sans-hebrew` 0.4.1 and
`@expo-google-fonts/noto-sans-arabic` 0.4.3, each fetched with `npm pack` and unpacked side by side:

    python build/art/fonts.py FOLDER

where FOLDER holds the unpacked packages, in any sub-folders. "Source" is a reserved font name, so Source
Serif is copied whole; the others reserve no name and are subset. Every licence text goes along.
Fonts are not redrawn by `make.py`: the originals are not in this repository.
"""

import shutil
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.reorderGlyphs import reorderGlyphs

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"

SUBSET = {
    "EBGaramond-Italic": "EBGaramond_400Regular_Italic.ttf",
    "EBGaramond-Medium": "EBGaramond_500Medium.ttf",
    "EBGaramond-SemiBold": "EBGaramond_600SemiBold.ttf",
    "EBGaramond-Bold": "EBGaramond_700Bold.ttf",
    "Inter-Medium": "Inter_500Medium.ttf",
    "Inter-SemiBold": "Inter_600SemiBold.ttf",
}
SCRIPTS = {
    "NotoSansHebrew-Medium": ("NotoSansHebrew_500Medium.ttf", ((0x0591, 0x05F4),)),
    "NotoSansArabic-Medium": ("NotoSansArabic_500Medium.ttf", ((0x060C, 0x06FF),)),
}
"""Faces for one script only, and its signs."""
WHOLE = {"SourceSerif4-Bold": "SourceSerif4_700Bold.ttf"}
LICENCES = {
    "OFL-EBGaramond": "eb-garamond",
    "OFL-Inter": "inter",
    "OFL-NotoSansArabic": "noto-sans-arabic",
    "OFL-NotoSansHebrew": "noto-sans-hebrew",
    "OFL-SourceSerif4": "source-serif-4",
}

# Latin with all that Vietnamese needs, spacing accents, Greek, old and new, Cyrillic, punctuation, super- and
# subscripts, currency, letterlike signs, fractions and Roman numerals, arrows, the minus and its neighbours, boxes for
# check marks.
RANGES = (
    (0x0020, 0x007E), (0x00A0, 0x024F), (0x02B0, 0x02DD), (0x0300, 0x0328), (0x0342, 0x0345),
    (0x0370, 0x03FF), (0x0400, 0x052F), (0x1E80, 0x1FFE), (0x2010, 0x205E), (0x2070, 0x209C),
    (0x20A0, 0x20BF), (0x2113, 0x2122), (0x2150, 0x218B), (0x2190, 0x2199), (0x21B0, 0x21BB),
    (0x2212, 0x2265), (0x25A0, 0x25CF), (0x2605, 0x2606), (0x2713, 0x2717), (0xFB00, 0xFB04),
)  # fmt: skip
FEATURES = [
    "kern", "liga", "mark", "mkmk", "ccmp", "locl", "calt", "init", "medi", "fina", "isol", "rlig", "curs",
]  # fmt: skip


USUAL = (*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2010, 0x2027), 0x2212)
Ranges = tuple[tuple[int, int], ...]


def cut(original: Path, target: Path, ranges: Ranges) -> None:
    """Write the subset of one font file, keeping its name and copyright records and its time stamp."""
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.recalc_timestamp = False
    font = subset.load_font(str(original), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[point for first, last in ranges for point in range(first, last + 1)])
    cutter.subset(font)
    subset.save_font(font, str(target), options)
    _sort(target)


def _sort(file: Path) -> None:
    """Put the usual letters first: SDL keeps what it drew by number modulo 256, where one drives out another."""
    font = TTFont(file, lazy=False, recalcTimestamp=False)
    named, there = font.getBestCmap(), font.getGlyphOrder()
    first = dict.fromkeys([there[0], *(named[point] for point in USUAL if point in named)])
    reorderGlyphs(font, [*first, *(glyph for glyph in there if glyph not in first)])
    font.save(file)


def find(folder: Path, pattern: str) -> Path:
    """The one file below `folder` that matches; raises FileNotFoundError when it is missing."""
    found = sorted(folder.rglob(pattern))
    if not found:
        message = f"{pattern} is not below {folder}"
        raise FileNotFoundError(message)
    return found[0]


def main(folder: Path) -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    for name, original in SUBSET.items():
        cut(find(folder, original), FONTS / f"{name}.ttf", RANGES)
    for name, (original, ranges) in SCRIPTS.items():
        cut(find(folder, original), FONTS / f"{name}.ttf", ranges)
    for name, original in WHOLE.items():
        shutil.copyfile(find(folder, original), FONTS / f"{name}.ttf")
    for name, package in LICENCES.items():
        shutil.copyfile(find(folder, f"*{package}*/**/LICENSE_FONT"), FONTS / f"{name}.txt")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python build/art/fonts.py FOLDER-OF-UNPACKED-PACKAGES")
    main(Path(sys.argv[1]))
