"""Cut the bundled typefaces down to what a card table can say.

Originals: the npm packages `@expo-google-fonts/eb-garamond` 0.4.3, `@expo-google-fonts/inter` 0.4.2 and
`@expo-google-fonts/source-serif-4` 0.4.1, each fetched with `npm pack` and unpacked side by side:

    python build/art/fonts.py FOLDER

where FOLDER holds the unpacked packages, in any sub-folders. "Source" is a reserved font name, so Source
Serif is copied whole; EB Garamond and Inter reserve no name and are subset. Every licence text goes along.
Fonts are not redrawn by `make.py`: the originals are not in this repository.
"""

import shutil
import sys
from pathlib import Path

from fontTools import subset

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"

SUBSET = {
    "EBGaramond-Italic": "EBGaramond_400Regular_Italic.ttf",
    "EBGaramond-Medium": "EBGaramond_500Medium.ttf",
    "EBGaramond-SemiBold": "EBGaramond_600SemiBold.ttf",
    "EBGaramond-Bold": "EBGaramond_700Bold.ttf",
    "Inter-Medium": "Inter_500Medium.ttf",
    "Inter-SemiBold": "Inter_600SemiBold.ttf",
}
WHOLE = {"SourceSerif4-Bold": "SourceSerif4_700Bold.ttf"}
LICENCES = {
    "OFL-EBGaramond": "eb-garamond",
    "OFL-Inter": "inter",
    "OFL-SourceSerif4": "source-serif-4",
}

# Latin with both extensions, spacing accents, punctuation, super- and subscripts, currency, letterlike
# signs, fractions and Roman numerals, arrows, the minus and its neighbours, boxes for check marks.
RANGES = (
    (0x0020, 0x007E), (0x00A0, 0x024F), (0x02B0, 0x02DD), (0x0300, 0x0328), (0x1E80, 0x1E9E),
    (0x2010, 0x205E), (0x2070, 0x209C), (0x20A0, 0x20BF), (0x2113, 0x2122), (0x2150, 0x218B),
    (0x2190, 0x2199), (0x21B0, 0x21BB), (0x2212, 0x2265), (0x25A0, 0x25CF), (0x2605, 0x2606),
    (0x2713, 0x2717), (0xFB00, 0xFB04),
)  # fmt: skip
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "calt"]


def wanted() -> list[int]:
    """Every code point kept in a subset."""
    return [point for first, last in RANGES for point in range(first, last + 1)]


def cut(original: Path, target: Path) -> None:
    """Write the subset of one font file, keeping its name and copyright records and its time stamp."""
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.recalc_timestamp = False
    font = subset.load_font(str(original), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted())
    cutter.subset(font)
    subset.save_font(font, str(target), options)


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
        cut(find(folder, original), FONTS / f"{name}.ttf")
    for name, original in WHOLE.items():
        shutil.copyfile(find(folder, original), FONTS / f"{name}.ttf")
    for name, package in LICENCES.items():
        shutil.copyfile(find(folder, f"*{package}*/**/LICENSE_FONT"), FONTS / f"{name}.txt")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python build/art/fonts.py FOLDER-OF-UNPACKED-PACKAGES")
    main(Path(sys.argv[1]))
