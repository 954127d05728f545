"""What is wrong with a file that a player hands in is told in the language, and alike on the command line."""

import errno
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from game.app.matches import import_match
from game.catalogue import UnknownGame
from game.core.cards import BadNotation
from game.core.record import replace
from game.resources import offered, root
from game.session.match import StaleSave
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


HEAD = "parlour-tricks transcript 1\ngame ecarte\n"
DEALT = f"{HEAD}dealer 1\n* deal …\n"
WRITTEN: Mapping[str, str] = {
    "line": f"{HEAD}edition one\n",
    "no_number": f"{HEAD}edition one\n",
    "entry": f"{DEALT}0 say accept\n",
    "forbidden": f"{DEALT}0 say accept\n",
    "edition": f"{HEAD}edition 99\n",
    "no_transcript": "Dear diary\n",
    "game_unsaid": "parlour-tricks transcript 1\n",
    "no_game": "parlour-tricks transcript 1\ngame bridge\n",
    "no_option": f"{HEAD}option chess true\n",
    "option_value": f"{HEAD}option vulnerability often\n",
    "option_number": f"{HEAD}option max_exchanges 99\n",
    "option_twice": f"{HEAD}option match_games 1\noption match_games 2\n",
    "field_twice": f"{HEAD}dealer 0\ndealer 1\n",
    "no_day": f"{HEAD}date yesterday\n",
    "no_deals": f"{HEAD}undone all\n",
    "no_player": f"{HEAD}player Anna\n",
    "seat_twice": f"{HEAD}player 0 Anna\nplayer 0 Ben\n",
    "seat_named": f"{HEAD}player 0 Anna\nplayer 1 Ben\nplayer 2 Cleo\n",
    "seat_left_out": f"{HEAD}player 1 Ben\n",
    "dealer": f"{HEAD}dealer 9\n",
    "first_dealer": "parlour-tricks transcript 1\ngame imperium\noption first_dealer seat1\ndealer 0\n",
    "many_heads": HEAD + "option match_games 1\n" * 1001,
    "many_entries": HEAD + "* deal …\n" * 100_001,
    "long_line": f"{HEAD}{'word ' * 3000}\n",
    "no_seat": f"{HEAD}north play KS\n",
    "no_move": f"{HEAD}0 sing\n",
    "no_deal": f"{DEALT}* deal …\n",
    "turn": f"{HEAD}0 play KS\n",
    "to_deal": f"{HEAD}* play KS\n",
    "no_word": f"{DEALT}0 say boo\n",
    "numbered": f"{DEALT}0 say propose 3\n",
    "unfit": f"{HEAD}player 0 {'Anna' * 100}\n",
}
"""By what is wrong with it, a transcript that the program refuses."""


def first_named(trouble: BaseException, key: str) -> Exception | None:
    """Find a complaint by its key, in another one or by itself."""
    if getattr(trouble, "key", "") == key:
        return trouble if isinstance(trouble, Exception) else None
    inner = [each for each in getattr(trouble, "values", {}).values() if isinstance(each, Exception)]
    return next(filter(None, (first_named(each, key) for each in inner)), None)


@pytest.mark.parametrize("key", WRITTEN)
def test_what_is_wrong_with_a_transcript_is_told_in_the_language(key: str, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(WRITTEN[key], encoding="utf-8")
    with pytest.raises((BadNotation, StaleSave, UnknownGame)) as refused:
        import_match(str(file))
    assert first_named(refused.value, f"storage.fault.{key}")
    english, *others = (load(root() / "words" / each, strict=True) for each in offered())
    assert fault(english, refused.value) == in_curly(refused.value)
    for words in others:
        for known in ("Line ", "Entry ", "There ", "should", " is "):
            assert known not in fault(words, refused.value)


@pytest.mark.parametrize("code", [errno.ENOENT, errno.EACCES, errno.ENOSPC, errno.EISDIR, errno.EXDEV])
def test_what_the_system_refuses_is_told_in_the_language(code: int) -> None:
    told = {fault(load(root() / "words" / each), OSError(code, os.strerror(code))) for each in offered()}
    assert len(told) == len(offered())
    assert not any(os.strerror(code) in each for each in told)


@pytest.mark.parametrize("key", TROUBLES)
def test_a_fault_has_a_caption_that_says_what_the_program_says(key: str, tmp_path: Path) -> None:
    with pytest.raises((BadNotation, NotLearned)) as refused:
        TROUBLES[key](tmp_path)
    assert getattr(refused.value, "key", "") == key
    english, german = load(root() / "words" / "en", strict=True), load(root() / "words" / "de", strict=True)
    assert fault(english, refused.value) == in_curly(refused.value)
    assert fault(german, refused.value) not in (in_curly(refused.value), "")


UNWRITTEN = ("at_entry", "long_entry", "no_pack", "not_now", "over", "too_much")
"""Faults of saved matches, and of moves that no transcript can hold."""


def test_every_caption_of_a_fault_is_said() -> None:
    words = load(root() / "words" / "en")
    captions = [key for subject in ("storage", "learn") for key in words.of(subject) if ".fault." in key]
    transcripts = [f"storage.fault.{each}" for each in (*WRITTEN, *UNWRITTEN)]
    assert sorted(captions) == sorted((*TROUBLES, *transcripts))
