"""What a Mac is told of the game: the property list of the bundle, beyond what PyInstaller writes by itself."""

import names

NAME = f"{names.NAME}.app"
IDENTIFIER = names.APP_ID.replace("_", "-")
"""As APP_ID, but a Mac allows no underscores."""
MATCH = f"{IDENTIFIER}.match"
"""How a Mac calls a saved match."""
OLDEST = "11.0"
"""The first macOS that runs on both kinds of processors."""

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
            "CFBundleTypeName": f"{names.NAME} match",
            "CFBundleTypeRole": "Viewer",  # a match that is opened is copied among the player's own
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [MATCH],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": MATCH,
            "UTTypeDescription": f"{names.NAME} match",
            "UTTypeConformsTo": ["public.utf8-plain-text"],
            "UTTypeTagSpecification": {
                "public.filename-extension": [names.MATCH_SUFFIX.removeprefix(".")],
                "public.mime-type": [names.MATCH_TYPE],
            },
        }
    ],
}
