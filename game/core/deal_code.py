"""A deal in twelve to sixteen signs: its game, house rules, dealer and shuffle, and a sign that finds slips of the pen.

The daily deal, the same for everybody on its day, has a code of another form, in which the day stands.

How a code is made up is told in NOTATION.md. It is never to be changed: codes are written down, sent and printed. A
game that gets house rules says so under another first sign (`GameRules.later`), and what the old one meant is kept.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import prod
from typing import TypeAlias

from game.core.cards import BadNotation, Card, Seat
from game.core.letters import visible
from game.core.options import Option, Value, changed, chosen, declared, values_of
from game.core.record import record, replace
from game.core.rules import GameRules, OptionsT, PublicT, StateT
from game.core.shuffle import shuffled

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no letter that looks like a digit, and no U."""
SHORTEST, LONGEST = 12, 16
DAY = "D"
"""The first sign of codes that name a daily deal; the second is the game."""
LATEST = 10**8
"""Above the figures of any day."""
ENOUGH = 1 << 32
"""Shuffles that a code should leave room for; where it would not, it gets longer."""
FIELD = 37
"""What a number of the check is reduced by: x⁵ + x² + 1 in bits."""
_GROUP = 5
_FORGIVEN = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})
_DASHES = "\u00ad\u2010\u2011\u2012\u2013\u2014\u2212_.\t\r\n\u00a0\u202f"

Digit: TypeAlias = tuple[int, int]
"""A number and the base it is written in: how many numbers could stand there."""


@record
class DealCode:
    """What a deal code says."""

    game: str  # id
    options: tuple[tuple[str, Value], ...]  # those that differ from the default
    seats: int
    dealer: Seat
    seed: int  # of a daily deal its figures, as in 20261122
    text: str  # the code itself, without hyphens
    day: str = ""  # whose deal it is, as in 2026-11-22; empty for any other deal

    def pack(self, size: int) -> tuple[Card, ...]:
        """Shuffle the pack, the top card first; the same cards whatever the house rules, whoever deals."""
        return coded_pack(self.game, self.seed, size) if not self.day else day_pack(self.game, self.day, size)


@record
class RuleList:
    """A list of house rules, and the sign of the codes that are read by it."""

    sign: str
    options: tuple[Option, ...]


def coded_pack(game: str, seed: int, size: int) -> tuple[Card, ...]:
    return shuffled(size, f"parlour-tricks deal {game} {seed}")


def day_pack(game: str, day: str, size: int) -> tuple[Card, ...]:
    return shuffled(size, f"parlour-tricks {game} {day}")


def seeds(game: GameRules[OptionsT, StateT, PublicT], options: OptionsT) -> int:
    """Count the shuffles that can be coded with these house rules: seeds are numbered from 0."""
    return _frame(game, options)[1]


def encode(
    game: GameRules[OptionsT, StateT, PublicT], options: OptionsT, dealer: Seat, seed: int
) -> DealCode:
    """Write a deal as a code; raise ValueError for a seed there is no room for."""
    length, most = _frame(game, options)
    spec = game.rules(options).spec
    if not (0 <= seed < most and 0 <= dealer < spec.seats):
        message = f"A deal with seed {seed} and dealer {dealer} has no code."
        raise ValueError(message)
    rules = _said_by(game, options)
    digits = [*_rules(options, rules.options), (dealer, spec.seats)]
    number = seed
    for digit, base in reversed(digits):
        number = number * base + digit
    signs = [SIGNS.index(rules.sign), *(number >> 5 * place & 31 for place in reversed(range(length - 2)))]
    return DealCode(spec.id, tuple(changed(options).items()), spec.seats, dealer, seed, _closed(signs))


def encode_day(game: GameRules[OptionsT, StateT, PublicT], dealer: Seat, day: str) -> DealCode:
    """Write a daily deal as a code: by the usual house rules, and the same cards whoever deals."""
    spec = game.rules(game.options()).spec
    figures = int(day.replace("-", ""))
    number = figures * spec.seats + dealer
    places = reversed(range(SHORTEST - 3))
    signs = [SIGNS.index(DAY), SIGNS.index(game.sign), *(number >> 5 * place & 31 for place in places)]
    return DealCode(spec.id, (), spec.seats, dealer, figures, _closed(signs), day)


def decode(text: str, games: Iterable[GameRules[OptionsT, StateT, PublicT]]) -> DealCode:
    """Read a code, however it was typed; raise BadNotation with what is wrong with it."""
    plain = _plain(text)
    signs = [SIGNS.index(each) for each in plain]
    if _checked(signs):
        message = "This deal code has a slip in it: a sign is wrong, or two have changed places."
        raise BadNotation(message, "codes.fault.slip")
    of_day = plain[0] == DAY
    known = ((game, rules) for game in games for rules in rule_lists(game)[: 1 if of_day else None])
    game, rules = next((pair for pair in known if pair[1].sign == plain[of_day]), (None, None))
    if game is None or rules is None:
        message = "This deal code comes from a newer version of Parlour Tricks; please update the program."
        raise BadNotation(message, "codes.fault.newer")
    number = 0
    for sign in signs[1 + of_day : -1]:
        number = number << 5 | sign
    found = _of_day(game, number) if of_day else _stated(game, rules, number)
    if found is None or found.text != plain:
        message = "No deal has this code."
        raise BadNotation(message, "codes.fault.none")
    return found


def _of_day(game: GameRules[OptionsT, StateT, PublicT], number: int) -> DealCode | None:
    """Find a daily deal; None where its figures are not those of one. The calendar is left to others."""
    figures, dealer = divmod(number, game.rules(game.options()).spec.seats)
    day = f"{figures // 10000:04}-{figures // 100 % 100:02}-{figures % 100:02}"
    return encode_day(game, dealer, day) if figures < LATEST else None


def _stated(game: GameRules[OptionsT, StateT, PublicT], rules: RuleList, number: int) -> DealCode | None:
    """Find the deal that a number says by a list of house rules; None where there is none."""
    reader = _Reader(number)
    options = chosen(game.options, reader.rules(rules.options))
    dealer = reader.digit(game.rules(options).spec.seats)
    if reader.number < seeds(game, options) and _agreed(game, options, dealer):
        return encode(game, options, dealer, reader.number)
    return None


def grouped(text: str) -> str:
    """Part the signs of a code with hyphens, as people read and type them.

    >>> grouped("E0123456789A"), grouped("E0123456789AB")
    ('E012-3456-789A', 'E0123-4567-89AB')
    """
    groups = -(-len(text) // _GROUP)
    ends = [len(text) - len(text) * (groups - each) // groups for each in range(groups + 1)]
    return "-".join(text[start:end] for start, end in pairwise(ends))


def _plain(text: str) -> str:
    """Leave the signs alone; raise BadNotation where there is another, too few or too many."""
    short = visible(text[:200]).upper().translate(_FORGIVEN)
    plain = "".join(sign for sign in short if sign not in _DASHES)
    wrong = next((sign for sign in plain if sign not in SIGNS), "")
    if wrong:
        message = f"“{wrong}” is in no deal code: they have digits and letters, without I, L, O and U."
        raise BadNotation(message, "codes.fault.sign", sign=wrong)
    if not SHORTEST <= len(plain) <= LONGEST:
        message = f"A deal code has {SHORTEST} to {LONGEST} signs; this one has {len(plain)}."
        raise BadNotation(message, "codes.fault.length", number=len(plain), least=SHORTEST, most=LONGEST)
    return plain


def _checked(signs: Iterable[int]) -> int:
    """Reckon the check over signs; 0 for a whole code.

    Each sign is multiplied by another power of x in the field of 32 numbers, so that no single wrong sign and no two
    signs that have changed places leave it as it was.
    """
    found = 0
    for sign in signs:
        found = _double(found) ^ sign
    return found


def _closed(signs: Sequence[int]) -> str:
    return "".join(SIGNS[each] for each in (*signs, _double(_checked(signs))))


def _double(number: int) -> int:
    """Multiply by x in the field of 32 numbers."""
    return number << 1 ^ (FIELD if number & 16 else 0)


def _frame(game: GameRules[OptionsT, StateT, PublicT], options: OptionsT) -> tuple[int, int]:
    """Tell how long codes with these house rules are, and how many shuffles they have room for."""
    digits = _rules(options, _said_by(game, options).options)
    taken = prod(base for _, base in digits) * game.rules(options).spec.seats
    for length in range(SHORTEST, LONGEST):
        found = 32 ** (length - 2) // taken
        if found >= ENOUGH:
            return length, found
    return LONGEST, 32 ** (LONGEST - 2) // taken


def _agreed(game: GameRules[OptionsT, StateT, PublicT], options: OptionsT, dealer: Seat) -> bool:
    """Tell whether this seat may deal first by the house rules."""
    agreed = game.first_dealer.seat(options) if game.first_dealer else None
    return agreed in (None, dealer)


# ---------------------------------------------------------------------- house rules


def rule_lists(game: GameRules[OptionsT, StateT, PublicT]) -> tuple[RuleList, ...]:
    """Give the lists of house rules a game has had, each with the sign of its codes, the first list first."""
    known, found = declared(game.options), list[RuleList]()
    for later in reversed(game.later):
        found.append(RuleList(later.sign, known))
        known = tuple(_without(known, later.added))
    return (RuleList(game.sign, known), *reversed(found))


def _without(known: Sequence[Option], added: Mapping[str, tuple[Value, ...]]) -> Iterator[Option]:
    """Leave out values, and options that would have nothing left to choose."""
    for option in known:
        new = added.get(option.id, ())
        values = tuple(value for value in _values(option) if value not in new)
        if len(values) > 1:
            yield replace(option, values=values) if new else option


def _said_by(game: GameRules[OptionsT, StateT, PublicT], options: OptionsT) -> RuleList:
    """Find the first list that has these house rules, so that a code stays the same whatever comes later."""
    wanted = changed(options).items()
    for rules in rule_lists(game):
        known = {option.id: _values(option) for option in rules.options}
        if all(value in known.get(name, ()) for name, value in wanted):
            return rules
    message = "A list of house rules lacks what it has itself."
    raise AssertionError(message)


def _rules(options: object, known: Sequence[Option]) -> tuple[Digit, ...]:
    """Write house rules in whichever of two ways takes less room: what differs from the defaults, or all of them."""
    few, all_of_them = tuple(_differing(options, known)), tuple(_every(options, known))
    return min(few, all_of_them, key=lambda digits: prod(base for _, base in digits))


def _differing(options: object, known: Sequence[Option]) -> Iterator[Digit]:
    """Say which options differ from the default, each by how far it stands behind the one before, and how."""
    yield 0, 2
    made, at = changed(options), 0
    for place, option in enumerate(known):
        if option.id in made:
            others = _others(option)
            yield place - at + 1, len(known) - at + 1
            yield others.index(made[option.id]), len(others)
            at = place + 1
    yield 0, len(known) - at + 1


def _every(options: object, known: Sequence[Option]) -> Iterator[Digit]:
    yield 1, 2
    made = values_of(options)
    for option in known:
        values = _values(option)
        yield values.index(made[option.id]), len(values)


def _values(option: Option) -> Sequence[Value]:
    """List what an option may be, in the order in which `games --json` has it."""
    return option.values or range(option.low, option.high + 1)


def _others(option: Option) -> Sequence[Value]:
    return [value for value in _values(option) if value != option.default]


class _Reader:
    """Takes digits off a number, each in its own base, the first written first."""

    def __init__(self, number: int) -> None:
        self.number = number  # what is left

    def digit(self, base: int) -> int:
        self.number, found = divmod(self.number, base)
        return found

    def rules(self, known: Sequence[Option]) -> Mapping[str, Value]:
        if self.digit(2):
            return {option.id: (values := _values(option))[self.digit(len(values))] for option in known}
        found: dict[str, Value] = {}
        at = 0
        while step := self.digit(len(known) - at + 1):
            option = known[at + step - 1]
            others = _others(option)
            found[option.id] = others[self.digit(len(others))]
            at += step
        return found
