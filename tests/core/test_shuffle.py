"""The shuffle of today's deal: the same for ever, and fair."""

from collections import Counter
from hashlib import sha256

import pytest

from game.core.shuffle import shuffled

VECTORS = {
    (8, "Parlour Tricks"): (1, 6, 5, 0, 3, 7, 2, 4),
    (32, "ecarte 2026-11-22"): (
        *(30, 8, 13, 24, 25, 12, 10, 5, 17, 26, 16, 9, 23, 15, 7, 19),
        *(31, 6, 3, 20, 11, 0, 27, 22, 28, 29, 21, 2, 4, 1, 18, 14),
    ),
    (3, ""): (0, 2, 1),
    (1, "x"): (0,),
    (0, "x"): (),
}
"""Never to be changed: a deal of some day would become another."""


@pytest.mark.parametrize(("size", "text"), VECTORS)
def test_a_text_gives_the_same_order_for_ever(size: int, text: str) -> None:
    assert shuffled(size, text) == VECTORS[size, text]


def test_the_order_follows_from_the_documented_digits() -> None:
    digest = sha256(b"two/0").digest()
    change = int.from_bytes(digest[:4], "big") % 2 == 0
    assert shuffled(2, "two") == ((1, 0) if change else (0, 1))


def test_every_order_is_as_likely_as_any_other() -> None:
    found = Counter(shuffled(4, str(number)) for number in range(4800))
    assert len(found) == 24
    assert all(140 <= count <= 260 for count in found.values())


def test_nothing_is_lost() -> None:
    assert sorted(shuffled(78, "tarock")) == list(range(78))
