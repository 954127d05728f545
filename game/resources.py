"""The one place that knows where the pictures, sounds, words and typefaces lie, and which languages there are."""

import os
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

MARKER = "MANIFEST.txt"
OVERRIDE = "PARLOUR_TRICKS_ASSETS"
LANGUAGE = "PARLOUR_TRICKS_LANGUAGE"
"""The variable that names a language to be tried though it is not whole."""
ENGLISH = "en"
SYSTEM = "system"
"""Instead of a language: the one the system is set to."""


class MissingAsset(FileNotFoundError):
    """A file the program came with is not there; the message names it."""


@cache
def root() -> Path:
    """Find the assets folder: the override, then inside the package (installed, frozen), then beside it (checkout).

    A folder counts only if it holds the marker file. Raises MissingAsset.
    """
    package = Path(__file__).resolve().parent
    override = os.environ.get(OVERRIDE)
    places = [Path(override)] if override else [package / "assets", package.parent / "assets"]
    for place in places:
        if (place / MARKER).is_file():
            return place
    message = f"The assets folder is missing; looked for {MARKER} in {' and '.join(map(str, places))}."
    raise MissingAsset(message)


def asset(*parts: str) -> Path:
    """Give the path of one asset file; raise MissingAsset if it is not there."""
    path = root().joinpath(*parts)
    if not path.is_file():
        message = f"The program's own file {path} is missing."
        raise MissingAsset(message)
    return path


def translated(language: str, folder: str, *parts: str) -> Path:
    """Give the path of a text in a language; where it isn't translated, and in English, that beside the languages."""
    own = root().joinpath(folder, language, *parts)
    return own if own.is_file() else asset(folder, *parts)


def read_text(*parts: str) -> str:
    return asset(*parts).read_text(encoding="utf-8")


# ------------------------------------------------------------------ languages


@cache
def languages() -> Mapping[str, str]:
    """Name the languages there are, each in itself, by their folders; those that are not whole as well."""
    return {code: str(table["name"]) for code, table in _tables().items()}


def offers() -> Mapping[str, str]:
    """Say of every language, in itself, that it may be spoken."""
    return {code: str(table["offer"]) for code, table in _tables().items()}


@cache
def offered() -> tuple[str, ...]:
    """List the languages that are whole, English first."""
    return tuple(sorted((code for code, table in _tables().items() if table["offered"]), key=_english_first))


def letters_of(code: str) -> str:
    """Give the letters that ace, king, queen, cavalier and jack have on the cards in a language, in this order."""
    return str(_tables().get(code, _tables()[ENGLISH])["letters"])


def _english_first(code: str) -> tuple[bool, str]:
    return code != ENGLISH, code


@cache
def _tables() -> Mapping[str, Mapping[str, object]]:
    found = sorted((root() / "words").glob("*/language.toml"))
    return {path.parent.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in found}


def language_of(chosen: str, preferred: Sequence[str]) -> str:
    """Tell which language to speak: the one that is chosen, else the first the system prefers that is offered.

    >>> language_of("en", ("de-AT",)), language_of(SYSTEM, ("xx", "en_GB")), language_of("xx", ())
    ('en', 'en', 'en')
    """
    tried = os.environ.get(LANGUAGE)
    if tried in _tables():
        return str(tried)
    wanted = preferred if chosen == SYSTEM else (chosen,)
    bases = (each.replace("_", "-").partition("-")[0].lower() for each in wanted)
    return next((each for each in bases if each in offered()), ENGLISH)
