"""Tells the forms of all that is stored, a line for each kind of file: what may stand in it, as one digest.

`make` writes them beside a specimen. Once they differ from those beside the newest one, a form has changed since.
"""

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from game.coach import review_file
from game.core.digest import sha256
from game.core.outcome import DealOutcome
from game.storage import daily, firsts, match_file, mistakes, progress, settings, stats_file, stores
from game.storage.files import DocumentKind, body_of, document

FILE = "forms.txt"
WINDOW = "window"
"""Where the window stood: its bounds follow from what screens need, and nobody misses it."""
_BOOK = stats_file.Book(
    (
        stats_file.MatchRecord(
            "m", "club", "2026-11-27", 0, (0,), True, (DealOutcome(1, (1, 0), (0,)),), (), None
        ),
    ),
    (("m", 1),),
)
_WRITTEN = body_of(document(stats_file.KIND, stats_file.BookWriter().plain(_BOOK)), stats_file.KIND)
"""The statistics are not written as they are declared, for they are declared as every edition had them."""


def forms() -> str:
    """Tell the form of every kind of file, on a line each."""
    chosen = {name: kind for name, kind in settings.FORMS.items() if name != WINDOW}
    kinds: tuple[tuple[DocumentKind, tuple[Any, ...]], ...] = (
        (settings.KIND, tuple(kind for _, kind in sorted(chosen.items()))),
        (match_file.KIND, (match_file.SavedSummary, match_file.SavedHeader, match_file._Log)),  # noqa: SLF001 - its form
        (stats_file.KIND, (stats_file._Book,)),  # noqa: SLF001 - its form
        (stores.REVIEW_KIND, (review_file._Kept,)),  # noqa: SLF001 - its form
        (progress.KIND, (progress.Progress,)),
        (mistakes.KIND, (mistakes._Kept,)),  # noqa: SLF001 - its form
        (daily.KIND, (daily._Kept,)),  # noqa: SLF001 - its form
        (firsts.KIND, (firsts.KnownFirsts,)),
    )
    return "".join(f"{kind.name} {kind.version} {_digest(kind, types)}\n" for kind, types in kinds)


def _digest(kind: DocumentKind, types: tuple[Any, ...]) -> str:
    schemas, named = msgspec.json.schema_components(types)
    told = [_plain(each, named) for each in schemas]
    told += [sorted(settings.FORMS)] if kind == settings.KIND else []
    told += [_WRITTEN] if kind == stats_file.KIND else []
    return sha256(json.dumps(told, sort_keys=True).encode()).hex()[:16]


def _plain(schema: Any, named: Mapping[str, Any]) -> Any:
    """Put what is named in its place, and leave out what classes are called and what is said of them."""
    if isinstance(schema, list | tuple):
        return [_plain(each, named) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return _plain(named[schema["$ref"].rpartition("/")[2]], named)
    return {key: _plain(each, named) for key, each in schema.items() if key not in ("title", "description")}
