"""An invitation to a match: which game, by which house rules, against whom; and the text in which the last is kept."""

import json
from collections.abc import Callable, Mapping
from typing import TypeAlias

from game.catalogue import LEVELS, Game
from game.core.cards import BadNotation, Card, Seat
from game.core.options import Value, changed, chosen
from game.core.record import record
from game.storage.settings import Settings
from game.ui.house import House
from game.ui.scene import Switch
from game.wording import Words

ME: Seat = 0
"""Where the person at this screen sits; the opponents follow clockwise."""
USUAL_LEVEL = "club"
LONGEST_NAME = 32


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
    return Invitation(game.id, (), company(words, game.seats[0] - 1))


def company(words: Words, count: int) -> tuple[Opponent, ...]:
    """Bring so many opponents to the table."""
    return tuple(Opponent(words.get(f"setup.opponent.{place}"), USUAL_LEVEL) for place in range(count))


def last(settings: Settings, game: Game, words: Words) -> Invitation:
    """Give the last set-up of a game, as far as the game still offers what it says; else the usual one."""
    kept = settings.setup_of(game.id)
    found = read(kept) if kept else None
    if found is None or found.game != game.id:
        return usual(game, words)
    seats = len(found.opponents) + 1
    opponents = found.opponents if seats in game.seats else company(words, game.seats[0] - 1)
    dealer = found.dealer if found.dealer is not None and found.dealer <= len(opponents) else None
    return Invitation(game.id, offered(game, dict(found.options)), opponents, (), dealer)


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
