"""What is wrong with a file that a player hands in is told in the language, and alike on the command line."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from game.core.cards import BadNotation
from game.core.record import replace
from game.resources import root
from game.storage import learned, match_file
from game.storage.files import document
from game.storage.learned import NotLearned
from game.storage.match_file import transcript_from
from game.wording import fault, in_curly, load
from tests.storage.small_match import pack_of

LATER = 99


class Sealed:
    """Documents of a later version."""

    def sealed(self, _path: Path) -> bool:
        return True


def _spoilt(_body: Mapping[str, Any]) -> object:
    raise ValueError


def handed_in(raw: bytes) -> Callable[[Path], object]:
    return lambda _folder: transcript_from(raw, pack_of)


def joined(text: str) -> Callable[[Path], object]:
    def join(folder: Path) -> object:
        (folder / "file").write_text(text, encoding="utf-8")
        return learned.join({}, folder / "file")

    return join


TROUBLES: Mapping[str, Callable[[Path], object]] = {
    "storage.fault.newer": handed_in(document(replace(match_file.KIND, version=LATER), {}).encode()),
    "storage.fault.newer_transcript": handed_in(f"parlour-tricks transcript {LATER}\n".encode()),
    "storage.fault.no_match": handed_in(b"{}"),
    "storage.fault.no_text": handed_in(b"\0"),
    "storage.fault.too_long": handed_in(b" " * (match_file.LARGEST + 1)),
    "learn.transfer.fault.newer": joined(document(replace(learned.KIND, version=LATER), {})),
    "learn.transfer.fault.none": joined("{}"),
    "learn.transfer.fault.sealed": lambda folder: learned.require_read(Sealed(), folder / "file"),  # type: ignore[arg-type]  # all that is asked
    "learn.transfer.fault.too_much": lambda _folder: learned.require_readable(learned.KIND, {}, _spoilt),
}


@pytest.mark.parametrize("key", TROUBLES)
def test_a_fault_has_a_caption_that_says_what_the_program_says(key: str, tmp_path: Path) -> None:
    with pytest.raises((BadNotation, NotLearned)) as refused:
        TROUBLES[key](tmp_path)
    assert getattr(refused.value, "key", "") == key
    english, german = load(root() / "words" / "en", strict=True), load(root() / "words" / "de", strict=True)
    assert fault(english, refused.value) == in_curly(refused.value)
    assert fault(german, refused.value) not in (in_curly(refused.value), "")


def test_every_caption_of_a_fault_is_said() -> None:
    words = load(root() / "words" / "en")
    captions = [key for subject in ("storage", "learn") for key in words.of(subject) if ".fault." in key]
    assert sorted(captions) == sorted(TROUBLES)
