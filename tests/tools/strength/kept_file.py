"""Files of what was played or found so far, read again or refused in a sentence."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from game.cli.report import Refused
from game.storage.files import DocumentKind, body_of

T = TypeVar("T")


def read_again(path: Path, kind: DocumentKind, make: Callable[[dict[str, Any]], T]) -> T:
    """Make a value of what a file holds; raise Refused where it is spoilt or out of reach."""
    try:
        return make(body_of(path.read_text("utf-8"), kind))
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        message = f"{path} can't be read or is spoilt; move it away to begin anew."
        raise Refused(message) from None
