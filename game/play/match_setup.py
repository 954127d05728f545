"""What a match is set up with: game, house rules, opponents; and the text in which the last set-up is kept."""

import json
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Annotated

from msgspec import Meta

from game.catalogue import LEVELS, Game
from game.core.cards import BadNotation, Card, Seat
from game.core.letters import cut, one_line
from game.core.options import Value, changed, chosen
from game.core.record import record, replace
from game.play.portraits import stored_name, temperament_of
from game.session.players import KNOWN, YOU, Player, player_text
from game.storage.checked import Id, OptionValue, SeatNumber, ShortText, checked, plain
from game.storage.settings import Settings
from game.wording import Words

ME: Seat = 0
"""Where the person at this screen sits; the opponents follow clockwise."""
USUAL_LEVEL = "club"
LONGEST_NAME = 32
UNFIT = str.maketrans(dict.fromkeys("#,{}", " "))
"""What no name may hold, and what stands there instead."""


@record
class Opponent:
    """Somebody to play against."""

    name: ShortText
    level: Id  # one of catalogue.LEVELS


@record
class MatchSetup:
    """Everything that is settled before the first card is dealt."""

    game: str
    options: tuple[tuple[str, Value], ...]  # those that differ from the default
    opponents: tuple[Opponent, ...]  # seat 1 first
    stated: tuple[Card, ...] = ()  # the pack of the first deal from the top; empty for a shuffle
    dealer: Seat | None = None  # who deals first; None leaves it to the rules
    code: str = ""  # the deal code that the stated pack was dealt by


@record
class _Kept:
    """A set-up as the settings have it."""

    game: Id
    options: Annotated[Mapping[Id, OptionValue], Meta(max_length=100)]
    opponents: Annotated[tuple[Opponent, ...], Meta(max_length=7)]
    stated: Annotated[tuple[Annotated[int, Meta(ge=0, le=77)], ...], Meta(max_length=78)]
    dealer: SeatNumber | None


def setup_text(match_setup: MatchSetup) -> str:
    """Write a set-up as JSON text."""
    mine = match_setup
    kept = _Kept(mine.game, dict(mine.options), mine.opponents, mine.stated, mine.dealer)
    return json.dumps(plain(kept), ensure_ascii=False)


def parse_setup(text: str) -> MatchSetup | None:
    """Read what `setup_text` wrote; None when it is something else.

    >>> (
    ...     parse_setup("{}"),
    ...     parse_setup("[1, 2"),
    ...     parse_setup(setup_text(MatchSetup("whist", (), (Opponent("Ada", "club"),)))).opponents[0].name,
    ... )
    (None, None, 'Ada')
    """
    try:
        kept: _Kept = checked(json.loads(text), _Kept)
    except (ValueError, RecursionError):
        return None
    opponents = tuple(Opponent(proper(each.name), each.level) for each in kept.opponents)
    if not all(each.name and each.level in LEVELS for each in opponents):
        return None
    return MatchSetup(kept.game, tuple(kept.options.items()), opponents, kept.stated, kept.dealer)


def answer_of(settings: Settings, game: Game) -> str:
    """Tell how the player has answered the game's question; empty where nobody has asked, or nothing is asked."""
    answer = settings.answer_of(game.id)
    return answer if answer in game.answers else ""


def agreeing(game: Game, options: Mapping[str, Value], answer: str) -> Mapping[str, Value]:
    """Have house rules agree with an answer to the game's question; with none they stay."""
    if answer not in game.answers:
        return options
    others = {name: value for name, value in options.items() if name != game.given.table_question}
    return {**others, **game.answered(answer)}


def usual_setup(game: Game, answer: str) -> MatchSetup:
    """Make the set-up of a player who has never set this game up, and has answered its question so."""
    options = tuple(game.answered(answer).items())
    return MatchSetup(game.id, options, company(seats_of(game, {}) - 1))


def first_preset(game: Game, answer: str) -> str:
    """Name the easiest house rules of a game at a table; empty where the usual ones serve, or none are called so."""
    easiest = game.given.easiest
    if not easiest or answer not in game.answers:
        return easiest or ""
    wanted = agreeing(game, game.presets[easiest], answer)
    return next((name for name, options in game.presets.items() if options == wanted), "")


def first_text(game: Game, words: Words, preset: str) -> str:
    """Say of the easiest house rules what somebody needs who doesn't know the words of the game yet."""
    plain = f"{game.id}.preset.{preset}.first"
    return words.get(plain if plain in words else f"{game.id}.preset.{preset}.text")


def first_setup(game: Game, answer: str) -> MatchSetup:
    """Make the set-up of somebody who plays this game for the first time: its easiest house rules, novices."""
    easiest = game.presets[game.given.easiest] if game.given.easiest else {}
    options = offered_options(game, agreeing(game, easiest, answer))
    seats = seats_of(game, dict(options))
    novices = tuple(replace(each, level=LEVELS[0]) for each in company(seats - 1))
    return MatchSetup(game.id, options, novices)


def header_players(match_setup: MatchSetup, words: Words) -> tuple[str, ...]:
    """Write who plays as the header of a match has them, opponents with the temperament they are known for.

    Who has no name, as may be in a match from elsewhere, is called after the seat.
    """
    opponents = (
        player_text(
            Player(
                stored_name(each.name, words) or words.get("table.seat", number=seat),
                each.level,
                temperament_of(each.name, words),
            )
        )
        for seat, each in enumerate(match_setup.opponents, 1)
    )
    return (YOU, *opponents)


def company(count: int, there: Sequence[Opponent] = ()) -> tuple[Opponent, ...]:
    """Bring so many opponents to the table: those already there, and others whose names nobody bears yet."""
    taken = {each.name for each in there[:count]}
    fresh = (Opponent(name, USUAL_LEVEL) for name in KNOWN if name not in taken)
    return (*there[:count], *islice(fresh, max(0, count - len(there))))


def seats_of(game: Game, options: Mapping[str, Value]) -> int:
    """Count the seats of a game with these options: as many as are chosen, where it can be chosen how many play."""
    chosen_by = game.given.players
    return int(options.get(chosen_by, game.seats[0])) if chosen_by else game.seats[0]


def last_setup(settings: Settings, game: Game) -> MatchSetup:
    """Give the last set-up of a game, as far as the game still offers what it says; else the usual one.

    Where the player has answered the game's question since, the answer holds.
    """
    kept, answer = settings.setup_of(game.id), answer_of(settings, game)
    found = parse_setup(kept) if kept else None
    if found is None or found.game != game.id:
        return usual_setup(game, answer)
    options = offered_options(game, agreeing(game, dict(found.options), answer))
    opponents = company(seats_of(game, dict(options)) - 1, found.opponents)
    dealer = found.dealer if found.dealer is not None and found.dealer <= len(opponents) else None
    return MatchSetup(game.id, options, opponents, (), dealer)


def offered_options(game: Game, options: Mapping[str, Value]) -> tuple[tuple[str, Value], ...]:
    """Keep the choices this game knows, and of them those that differ from the default."""
    known: dict[str, Value] = {}
    for name, value in options.items():
        try:
            known |= changed(chosen(game.options, {name: value}))
        except BadNotation:
            continue
    return tuple(known.items())


def lasting(match_setup: MatchSetup) -> MatchSetup:
    """Leave out what is for once only: nobody wants the same cards for ever."""
    return replace(match_setup, stated=(), code="")


def proper(name: str) -> str:
    """Make a name fit for a transcript, where # begins a remark and a comma parts the name from the level.

    Braces go, too: what stands in them would be told as a card. So does what can't be seen.

    >>> proper("  Ada,  the #1 "), proper("{KC} Max")
    ('Ada the 1', 'KC Max')
    """
    return one_line(cut(one_line(name.translate(UNFIT)), LONGEST_NAME))
