"""The fingerprint of a pack is reckoned as the chapter says, and its salt is random."""

from hashlib import sha256
from pathlib import Path
from random import Random

from game import core
from game.core.cards import IMPERIUM
from game.core.seal import fingerprint, fresh_salt, sealed_text

SALT = "000102030405060708090a0b0c0d0e0f"
CHAPTER = (Path(core.__file__).parent / "NOTATION.md").read_text("utf-8")


def test_the_example_of_the_chapter_is_true() -> None:
    text = sealed_text(SALT, range(17), IMPERIUM)
    assert f"\n    {text}\n" in CHAPTER
    print_of_it = sha256(text.encode("ascii")).hexdigest()
    assert f"`{print_of_it}`" in CHAPTER
    assert fingerprint(SALT, range(17), IMPERIUM) == print_of_it
    assert fingerprint(SALT, (1, 0, *range(2, 17)), IMPERIUM) != print_of_it


def test_salt_has_32_digits() -> None:
    assert {len(fresh_salt(Random(seed))) for seed in range(200)} == {32}
    assert len({fresh_salt(Random(seed)) for seed in range(200)}) == 200
