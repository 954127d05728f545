"""Values: what comes of one in which some fields are others."""

from dataclasses import replace as standard

import pytest

from game.core.record import record, replace


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
