"""Values: what comes of one in which some fields are others, and fields that are worked out when they are read."""

import pickle
from collections.abc import Callable
from dataclasses import replace as standard
from functools import partial

import pytest

from game.core.record import Lazy, record, replace


@record
class Pair:
    """Two numbers."""

    one: int
    other: int = 2


@record
class Single:
    """A number."""

    number: int


def test_altered_records_are_what_the_standard_library_makes_of_them() -> None:
    """Fields that are not named stay, whether there are many or one, and the record altered is untouched."""
    pair = Pair(1)
    assert replace(pair) == standard(pair) == pair
    assert replace(pair, other=3) == standard(pair, other=3) == Pair(1, 3)
    assert replace(Single(1), number=2) == Single(2)
    assert pair == Pair(1, 2)


def test_a_record_has_no_fields_but_its_own() -> None:
    """A field that a record does not have can't be given."""
    with pytest.raises((TypeError, KeyError)):
        replace(Pair(1), third=3)  # type: ignore[call-arg]  # it is refused here already


@record
class Sum:
    """Two numbers and their sum."""

    one: int
    other: int
    total: Lazy[int]


CALLS: list[tuple[int, int]] = []


def add(one: int, other: int) -> int:
    """Add, and write down that it was asked for."""
    CALLS.append((one, other))
    return one + other


def added(one: int, other: int) -> Sum:
    """Leave the sum for whoever reads it."""
    return Sum(one, other, partial(add, one, other))


def test_what_nobody_reads_is_not_worked_out_and_the_rest_once() -> None:
    """Making the record calls nothing, reading the field twice calls once."""
    CALLS.clear()
    made = added(1, 2)
    assert not CALLS
    assert (made.total, made.total, CALLS) == (3, 3, [(1, 2)])


@pytest.mark.parametrize(
    "read", [repr, hash, pickle.dumps, replace, standard, lambda made: made == Sum(1, 2, 3)]
)
def test_a_field_still_to_be_worked_out_reads_as_its_value(read: Callable[[Sum], object]) -> None:
    """Written, hashed, pickled, altered and compared, a record is what it is with the value itself."""
    assert read(added(1, 2)) == read(Sum(1, 2, 3))
    assert added(1, 2) == Sum(1, 2, 3) != added(1, 3)


def test_pickles_hold_the_value() -> None:
    """A pickle holds the value and nothing that would still have to be called."""
    CALLS.clear()
    read_back = pickle.loads(pickle.dumps(added(1, 2)))  # noqa: S301 - it was made here
    assert (read_back, CALLS) == (Sum(1, 2, 3), [(1, 2)])
