"""Values: what comes of one in which some fields are others, and fields that are worked out when they are read."""

import gc
import pickle
from collections.abc import Callable
from dataclasses import KW_ONLY
from functools import partial
from typing import ClassVar, Generic, TypeVar

import pytest

from game.core.record import Lazy, field, record, replace

T = TypeVar("T")


@record
class Pair:
    """Two numbers."""

    one: int
    other: int = 2


@record
class Single:
    """A number."""

    number: int


@record
class Described:
    """Two numbers of which one does not count."""

    one: int
    other: int = field(default=2, compare=False)


@record
class Held(Generic[T]):
    """Whatever it is."""

    kind: ClassVar[str] = "held"
    value: T


class House:
    """Has records of its own."""

    @record
    class Door:
        """One of them."""

        number: int = 1


def test_fields_that_are_not_named_stay() -> None:
    """So it is whether there are many or one, and the record altered is untouched."""
    pair, described = Pair(1), Described(1)
    assert replace(pair) == pair == Pair(1, 2)
    assert replace(pair, other=3) == Pair(1, 3)
    assert replace(Single(1), number=2) == Single(2)
    assert replace(described, one=3).one == 3
    assert (pair, described) == (Pair(1, 2), Described(1))


def test_records_are_values() -> None:
    """They are the same where their fields are, in sets, in pickles and in patterns, too; nothing can be added."""
    for one, same, other in (
        (Pair(1), Pair(1, 2), Pair(1, 3)),
        (Described(1), Described(1, 5), Described(2)),
        (Held(1), Held(1), Held("1")),
        (House.Door(), House.Door(1), House.Door(2)),
    ):
        assert one == same != other
        assert len({one, same, other}) == 2
        assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301 - it was made here
        assert "object at" not in repr(one)
        with pytest.raises((AttributeError, TypeError)):
            one.more = 1  # type: ignore[union-attr]  # it is refused here already
    assert Held.kind == "held"
    match Pair(1):
        case Pair(first, second):
            assert [first, second] == [1, 2]


def test_a_field_can_not_be_given_another_value() -> None:
    """Whoever has a record can rely on it, whatever its fields are like."""
    value: Pair | Described | Sum
    for value in (Pair(1), Described(1), added(1, 2)):
        with pytest.raises(AttributeError):
            value.one = 2  # type: ignore[misc]  # it is refused here already
    with pytest.raises(AttributeError):
        added(1, 2).total = 4  # type: ignore[misc]  # it is refused here already


def test_a_field_that_does_not_count_is_not_compared() -> None:
    """Neither by == nor by !=; nor is it hashed."""
    one, other = Described(1, 2), Described(1, 3)
    assert one == other
    assert not one != other  # noqa: SIM202 - the other of the two methods
    assert hash(one) == hash(other)
    assert one != Described(2, 2)
    pair: object = Pair(1, 2)
    assert one != pair


@record
class Named:
    """Fields that are only given by name."""

    _: KW_ONLY
    one: int = 1
    other: int


def test_fields_below_the_mark_are_given_by_name() -> None:
    """A field that must be given may then stand below one that need not."""
    assert (Named(other=2).one, replace(Named(other=2), one=3)) == (1, Named(one=3, other=2))
    with pytest.raises(TypeError):
        Named(1, 2)  # type: ignore[call-arg]  # it is refused here already


def test_a_record_is_not_built_on_another() -> None:
    """What a struct stands on would have to be one, and so on; and nobody wonders where a field comes from."""
    with pytest.raises(TypeError, match="_Triple is built on another record"):

        @record
        class _Triple(Pair):
            third: int = 3

    with pytest.raises(TypeError, match="_More is built on another record"):

        @record
        class _More(Described):
            third: int = 3


@record
class Nested:
    """Texts and records, in tuples or not at all."""

    pairs: tuple[tuple[Pair, ...], ...]
    single: Single | None = None
    text: str = ""


@record
class Calling:
    """A function, which may know whatever holds the record."""

    function: Callable[[], object]


@record
class Around:
    """A record that may lead back to whatever holds it."""

    inner: Calling


def test_the_collector_looks_through_what_may_be_part_of_a_cycle() -> None:
    """Numbers, texts and records of such never lead back; functions may, and so may all that leads to one."""
    calling = Calling(int)
    for each in (Single(1), Nested(((Pair(1),),)), House.Door()):
        assert not gc.is_tracked(each)
    for other in (calling, Around(calling), Held([1]), added(1, 2)):
        assert gc.is_tracked(other)


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


@pytest.mark.parametrize("read", [repr, hash, pickle.dumps, replace, lambda made: made == Sum(1, 2, 3)])
def test_a_field_still_to_be_worked_out_reads_as_its_value(read: Callable[[Sum], object]) -> None:
    """Written, hashed, pickled, altered and compared, a record is what it is with the value itself."""
    assert read(added(1, 2)) == read(Sum(1, 2, 3))
    assert added(1, 2) == Sum(1, 2, 3) != added(1, 3)


def test_pickles_hold_the_value() -> None:
    """A pickle holds the value and nothing that would still have to be called."""
    CALLS.clear()
    read_back = pickle.loads(pickle.dumps(added(1, 2)))  # noqa: S301 - it was made here
    assert (read_back, CALLS) == (Sum(1, 2, 3), [(1, 2)])
