"""What a Mac is told of the game: the property list of the bundle, beyond what PyInstaller writes by itself."""

import plistlib
from pathlib import Path

import names

NAME = f"{names.NAME}.app"
IDENTIFIER = names.APP_ID.replace("_", "-")
"""As APP_ID, but a Mac allows no underscores."""
MATCH = f"{IDENTIFIER}.match"
"""How a Mac calls a saved match."""
OLDEST = "11.0"
"""The first macOS that runs on both kinds of processors."""

CALLED = {
    "en": f"{names.NAME} match",
    "de": f"Match von {names.NAME}",
    "fr": f"Partie de {names.NAME}",
}
"""What a saved match is called, by language."""

INFO: dict[str, object] = {
    "CFBundleDisplayName": names.NAME,
    "CFBundleName": names.NAME,
    "CFBundleShortVersionString": names.VERSION,
    "CFBundleVersion": names.VERSION,
    "CFBundleDevelopmentRegion": "en",
    "CFBundleLocalizations": ["en", *names.TRANSLATED],
    "LSApplicationCategoryType": "public.app-category.card-games",
    "LSMinimumSystemVersion": OLDEST,
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": f"© {names.COPYRIGHT}",
    "NSPrincipalClass": "NSApplication",
    "NSSupportsAutomaticGraphicsSwitching": True,  # cards need no second graphics card
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": CALLED["en"],
            "CFBundleTypeRole": "Viewer",  # a match that is opened is copied among the player's own
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [MATCH],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": MATCH,
            "UTTypeDescription": CALLED["en"],
            "UTTypeConformsTo": ["public.utf8-plain-text"],
            "UTTypeTagSpecification": {
                "public.filename-extension": [names.MATCH_SUFFIX.removeprefix(".")],
                "public.mime-type": [names.MATCH_TYPE],
            },
        }
    ],
}


def translated(folder: Path) -> list[tuple[str, str]]:
    """Write what the property list says to people in each language; give each folder, and its own in the bundle.

    A Mac looks for the words of the list in `InfoPlist.strings`, by what stands in the list itself.
    """
    found = []
    for language, called in CALLED.items():
        there = folder / f"{language}.lproj"
        there.mkdir(parents=True)
        (there / "InfoPlist.strings").write_bytes(plistlib.dumps({CALLED["en"]: called}))
        found.append((str(there), there.name))
    return found
