"""An invitation to a match: which game, by which house rules, against whom; and the text in which the last is kept."""

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import TypeAlias

from game.catalogue import LEVELS, Game
from game.core.cards import BadNotation, Card, Seat
from game.core.options import Value, changed, chosen, declared
from game.core.record import record
from game.storage.settings import Settings
from game.ui.house import House
from game.ui.scene import Switch
from game.wording import Words

ME: Seat = 0
"""Where the person at this screen sits; the opponents follow clockwise."""
USUAL_LEVEL = "club"
LONGEST_NAME = 32
PLAYERS = "players"
"""The option of games whose number of players can be chosen; the opponents follow it."""
MOST_OPPONENTS = 5


@record
class Opponent:
    """Somebody to play against."""

    name: str
    level: str  # one of catalogue.LEVELS


@record
class Invitation:
    """Everything that is settled before the first card is dealt."""

    game: str
    options: tuple[tuple[str, Value], ...]  # those that differ from the default
    opponents: tuple[Opponent, ...]  # seat 1 first
    stated: tuple[Card, ...] = ()  # the pack of the first deal from the top; empty for a shuffle
    dealer: Seat | None = None  # who deals first; None leaves it to the rules


Begin: TypeAlias = Callable[[House, Invitation], Switch]
"""Sits down to a match: says what is to happen to the scenes."""


def written(invitation: Invitation) -> str:
    """Write an invitation as JSON text."""
    plain = {
        "game": invitation.game,
        "options": dict(invitation.options),
        "opponents": [{"name": each.name, "level": each.level} for each in invitation.opponents],
        "stated": list(invitation.stated),
        "dealer": invitation.dealer,
    }
    return json.dumps(plain, ensure_ascii=False)


def read(text: str) -> Invitation | None:
    """Read what `written` wrote; None when it is something else.

    >>> (
    ...     read("{}"),
    ...     read("[1, 2"),
    ...     read(written(Invitation("whist", (), (Opponent("Ada", "club"),)))).opponents[0].name,
    ... )
    (None, None, 'Ada')
    """
    try:
        plain = json.loads(text)
        return Invitation(
            _text(plain["game"]),
            tuple((_text(name), _value(value)) for name, value in plain["options"].items()),
            tuple(_opponent(each) for each in plain["opponents"]),
            tuple(_whole(card) for card in plain["stated"]),
            None if plain["dealer"] is None else _whole(plain["dealer"]),
        )
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def usual(game: Game, words: Words) -> Invitation:
    """Make the invitation somebody gets who has never set this game up."""
    return Invitation(game.id, (), company(words, seats_of(game, {}) - 1))


def company(words: Words, count: int, there: Sequence[Opponent] = ()) -> tuple[Opponent, ...]:
    """Bring so many opponents to the table: those already there, and others whose names nobody bears yet."""
    taken = {each.name for each in there[:count]}
    known = (words.get(f"setup.opponent.{place}") for place in range(MOST_OPPONENTS))
    fresh = (Opponent(name, USUAL_LEVEL) for name in known if name not in taken)
    return (*there[:count], *islice(fresh, max(0, count - len(there))))


def seats_of(game: Game, options: Mapping[str, Value]) -> int:
    """Count the seats of a game with these options: those of its option `players`, else what its rules say."""
    for each in declared(game.options):
        if each.id == PLAYERS:
            return int(options.get(PLAYERS, each.default))
    return game.seats[0]


def last(settings: Settings, game: Game, words: Words) -> Invitation:
    """Give the last set-up of a game, as far as the game still offers what it says; else the usual one."""
    kept = settings.setup_of(game.id)
    found = read(kept) if kept else None
    if found is None or found.game != game.id:
        return usual(game, words)
    options = offered(game, dict(found.options))
    opponents = company(words, seats_of(game, dict(options)) - 1, found.opponents)
    dealer = found.dealer if found.dealer is not None and found.dealer <= len(opponents) else None
    return Invitation(game.id, options, opponents, (), dealer)


def offered(game: Game, options: Mapping[str, Value]) -> tuple[tuple[str, Value], ...]:
    """Keep the choices this game knows, and of them those that differ from the default."""
    known: dict[str, Value] = {}
    for name, value in options.items():
        try:
            known |= changed(chosen(game.options, {name: value}))
        except BadNotation:
            continue
    return tuple(known.items())


def remember(house: House, invitation: Invitation) -> None:
    """Keep an invitation for the next time. A stated deal is for once only: nobody wants the same cards for ever."""
    lasting = Invitation(invitation.game, invitation.options, invitation.opponents, (), invitation.dealer)
    house.change(house.settings.with_setup(invitation.game, written(lasting)))


def proper(name: str) -> str:
    """Make a name fit for a transcript, where # begins a remark and a comma parts the name from the level.

    >>> proper("  Ada,  the #1 ")
    'Ada the 1'
    """
    return " ".join(name.replace("#", " ").replace(",", " ").split())[:LONGEST_NAME]


def _opponent(plain: Mapping[str, object]) -> Opponent:
    name, level = proper(_text(plain["name"])), _text(plain["level"])
    if not name or level not in LEVELS:
        raise ValueError
    return Opponent(name, level)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise TypeError
    return value


def _value(value: object) -> Value:
    if not isinstance(value, bool | int | str):
        raise TypeError
    return value
