"""What is worked out for a view is given again while it is one of the last, and never for another."""

from typing import Any

from game.catalogue import GAMES, rules_for
from game.core.move import Deal
from game.stage.pose import viewport_for


def views() -> list[Any]:
    rules = rules_for(GAMES[0].id, {})
    state = rules.play(rules.start(0), Deal(tuple(range(rules.spec.pack.size))))
    return [rules.view(state, seat) for seat in (0, 1)]


def test_the_same_view_is_placed_once_in_the_same_room() -> None:
    (one, other), table = views(), GAMES[0].table
    room, wider = viewport_for(1600, 1000), viewport_for(1920, 1000)
    first = table.place(one, room)
    assert table.place(one, room) is first
    assert table.slots(one, room) is table.slots(one, room)
    assert table.place(other, room) != first
    assert table.place(one, wider) != first
    assert table.laid_open().place(one, room) is not first


def test_few_are_remembered() -> None:
    (one, _), table = views(), GAMES[0].table
    first = table.place(one, viewport_for(1600, 1000))
    for width in range(1700, 1710):
        table.place(one, viewport_for(width, 1000))
    assert table.place(one, viewport_for(1600, 1000)) is not first
