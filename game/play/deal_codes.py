"""The deal codes of a match: shuffles that have one, the code of a deal that was dealt, and deals begun from codes."""

from collections.abc import Callable
from datetime import date
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from game.catalogue import GAMES, Game, find, pack_of, rules_for
from game.core.cards import CHANCE, BadNotation, Card, Seat
from game.core.deal_code import DealCode, coded_pack, day_pack, decode, encode, encode_day, seeds
from game.core.move import Deal
from game.core.options import Value, changed, chosen
from game.core.record import record, replace
from game.core.rules import Spec
from game.core.seal import fingerprint, fresh_salt
from game.core.transcript import Header, Transcript
from game.play.match_setup import MatchSetup, answer_of, company, last_setup
from game.storage.settings import Settings

if TYPE_CHECKING:  # the first picture asks for the deal of the day, and needs no match
    from game.session.match import AnyBeat, AnyMatch

DEALER: Seat = 1
"""Who deals, so that the player always leads or speaks early."""
CHECKED = (date(2026, 11, 1), date(2036, 12, 31))
"""The first and the last day of which a test has found whether there is anything to play."""
OVER_AT_ONCE = frozenset(
    (
        "2026-11-26",
        "2026-12-03",
        "2027-02-18",
        "2027-08-26",
        "2028-02-03",
        "2028-03-02",
        "2029-03-15",
        "2029-06-14",
        "2029-09-20",
        "2029-12-27",
        "2030-07-25",
        "2030-09-19",
        "2030-11-15",
        "2030-11-28",
        "2032-03-11",
        "2032-07-22",
        "2032-12-09",
        "2033-05-19",
        "2033-08-11",
        "2034-06-22",
        "2034-12-28",
        "2035-03-29",
        "2035-07-19",
        "2036-10-23",
        "2036-12-18",
    )
)
"""Days whose cards would end the deal of their game as they are dealt, as a hand of Imperium can; a test finds them."""


def game_of(day: date) -> Game:
    """Choose the game of a day: another each day, and the next one where there would be nothing to play."""
    return GAMES[(day.toordinal() + (day.isoformat() in OVER_AT_ONCE)) % len(GAMES)]


def day_of(transcript: Transcript, size: int) -> date | None:
    """Tell of which day's daily deal a match is a try; None when it is any other match."""
    header = transcript.header
    first = transcript.entries[0].move if transcript.entries else None
    try:
        day = date.fromisoformat(header.date)
    except ValueError:
        return None
    usual = not header.options or _answered(header)
    plain = usual and header.dealer == DEALER and 1 in header.undone
    same = isinstance(first, Deal) and plain and first.cards == day_pack(header.game, header.date, size)
    return day if same else None


def _answered(header: Header) -> bool:
    """Tell whether the house rules are those of a table at which the game is usually played."""
    game = find(header.game)
    return any(dict(header.options) == game.answered(each) for each in game.answers)


def read_code(text: str) -> DealCode:
    """Read a deal code, however it was typed; raise BadNotation with what is wrong with it."""
    code = decode(text, (game.given for game in GAMES))
    try:
        if code.day:
            date.fromisoformat(code.day)
    except ValueError:
        message = "There is no such day as the one in this deal code."
        raise BadNotation(message, "codes.fault.no_day") from None
    return code


def is_code(text: str) -> bool:
    """Tell whether a text is a whole deal code."""
    try:
        read_code(text)
    except BadNotation:
        return False
    return True


@record
class CodingShuffler:
    """Takes every shuffle from the seed of a code, so that each deal can be handed on; seals packs where wanted."""

    dice: Random
    sealing: Callable[[], bool]

    def deal(self, match: "AnyMatch", witness: Seat, stated: tuple[Card, ...]) -> "AnyBeat":
        """Deal, and keep code and salt with the match."""
        header, number = match.transcript().header, match.shuffles + 1
        options, salt = dict(header.options), fresh_salt(self.dice) if self.sealing() else ""
        if stated:
            code = header.shuffle(number).code
            beat = match.submit(CHANCE, Deal(stated), witness)
        else:
            game = find(header.game)
            seed = self.dice.randrange(seeds(game.given, chosen(game.options, options)))
            pack = coded_pack(game.id, seed, match.rules.spec.pack.size)
            beat = match.submit(CHANCE, Deal(pack), witness)
            code = coded(game.id, options, match.view(witness).dealer, seed).text
        match.note_shuffle(code, salt)
        return beat


def coded(game_id: str, options: dict[str, Value], dealer: Seat, seed: int) -> DealCode:
    """Write a deal as a code; where the house rules agree on another dealer, that agreement is left out."""
    game = find(game_id)
    return encode(game.given, chosen(game.options, seatable(game_id, options, dealer)), dealer, seed)


def code_of_day(game_id: str, day: date) -> DealCode:
    """Write the daily deal of a day as a code."""
    return encode_day(find(game_id).given, DEALER, day.isoformat())


def seatable(game_id: str, options: dict[str, Value], dealer: Seat) -> dict[str, Value]:
    """Leave out of house rules an agreement by which another seat deals first."""
    game = find(game_id)
    by_rule = game.given.first_dealer
    if by_rule is None or by_rule.seat(chosen(game.options, options)) in (None, dealer):
        return options
    return {name: value for name, value in options.items() if name != by_rule.option}


def dealt_by(transcript: Transcript, number: int) -> DealCode | None:
    """Give the code of a shuffle, 1 for the first; None where nothing is kept that deals these cards."""
    packs = transcript.packs[number - 1 : number]
    try:
        code = read_code(transcript.header.shuffle(number).code)
    except BadNotation:
        day = day_of(transcript, len(packs[0])) if packs and number == 1 else None
        return code_of_day(transcript.header.game, day) if day else None
    same = code.game == transcript.header.game and packs == (code.pack(len(packs[0])),) if packs else False
    return code if same else None


def fingerprint_of(transcript: Transcript, number: int) -> str:
    """Take the fingerprint of a shuffle, 1 for the first; empty where the pack was not sealed."""
    salt, packs = transcript.header.shuffle(number).salt, transcript.packs[number - 1 : number]
    return fingerprint(salt, packs[0], pack_of(transcript.header)) if salt and packs else ""


def setup_from(code: DealCode, settings: Settings) -> MatchSetup:
    """Make a set-up of a code: the people of the last match of this game, and the cards of the code.

    The deal of a day is played at the player's own table.
    """
    game = find(code.game)
    options = tuple(game.answered(answer_of(settings, game)).items()) if code.day else code.options
    friends = company(code.seats - 1, last_setup(settings, game).opponents)
    size = rules_for(code.game, dict(code.options)).spec.pack.size
    return MatchSetup(code.game, options, friends, code.pack(size), code.dealer, code.text)


def playable_seats(spec: Spec) -> tuple[Seat, ...]:
    """List the seats from which the same deal can be played: all where nobody has a partner for the whole match.

    The player sits at seat 0, and the rules say by seat who are partners, so a table can be turned by whole sides only.
    By one seat more, the hands would come to other partners, and neither results nor par could be compared. Moving
    seat 0 to the other end of its side instead would have the hands play in another order, which is another deal, too.

    >>> (
    ...     playable_seats(rules_for("romestecq", {}).spec),
    ...     playable_seats(rules_for("romestecq", {"players": 6}).spec),
    ... )
    ((0, 2), (0, 3))
    """
    seats = range(spec.seats)

    def kept(turned: Seat) -> bool:
        return all(
            spec.allies(one, other) == spec.allies((one + turned) % spec.seats, (other + turned) % spec.seats)
            for one, other in combinations(seats, 2)
        )

    return tuple(filter(kept, seats))


def turned_to_seat(match_setup: MatchSetup, seat: Seat) -> MatchSetup:
    """Turn the table of a stated deal so that the hand of this seat, one of `playable_seats`, comes to seat 0."""
    game = find(match_setup.game)
    seats = len(match_setup.opponents) + 1
    dealer = ((match_setup.dealer or 0) - seat) % seats
    options = seatable(game.id, dict(match_setup.options), dealer)
    made = tuple(changed(chosen(game.options, options)).items())
    code = read_code(match_setup.code) if match_setup.code else None
    turned = _turned(code, dict(made), dealer).text if code else ""
    return replace(match_setup, options=made, dealer=dealer, code=turned)


def _turned(code: DealCode, options: dict[str, Value], dealer: Seat) -> DealCode:
    """Write a deal with another dealer."""
    if code.day:
        return encode_day(find(code.game).given, dealer, code.day)
    return coded(code.game, options, dealer, code.seed)
