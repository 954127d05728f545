"""Fills the blanks of a lesson's texts from the table, so that no lesson can contradict the rules.

A blank is a word in braces, with what it asks about after it: `{whom 1}` names a seat, `{taken 0}` counts its tricks.
Signs of cards and suits, `{KH}` and `{H}`, are no blanks: they are drawn as they stand.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any, TypeAlias

from game.core.cards import TABLE, Card, Seat, members
from game.core.move import Lay, Move, Play, Say
from game.core.options import Value
from game.core.record import record
from game.core.rules import Rules
from game.core.score import Award
from game.core.trick import Contract, Trick, taker
from game.core.view import View
from game.stage.table import LadderCall, TableNote
from game.telling.captions import Captions

_BLANK = re.compile(r"\{([a-z_]+)((?: [^{}\s]+)*)\}")


class BadBlank(ValueError):
    """A text asks for something that the table does not tell."""


@record
class Table:
    """What blanks are filled from: a position as the learner knows it."""

    rules: Rules[Any, Any]
    view: View[Any]
    captions: Captions
    trump: str  # letter of the trump suit; "" where there is none
    options: Mapping[str, Value]  # every house rule as it is in force
    notes: Sequence[TableNote] = ()  # what plates and panel tell beside what every game has
    offers: Mapping[str, TableNote] = field(
        default_factory=dict
    )  # what words would bring if they were said now
    calls: Sequence[LadderCall] = ()  # what was said in the running auction
    figures: Mapping[str, int] = field(default_factory=dict)  # what the game knows by name and does not write
    ahead: Move | None = None  # what the lesson's log tells next

    @property
    def contract(self) -> Contract:
        """Give what governs the tricks; raise BadBlank before that is settled."""
        found = self.rules.contract(self.view)
        if found is None:
            message = "No tricks are governed by anything yet."
            raise BadBlank(message)
        return found

    @property
    def trick(self) -> Trick:
        """Give the trick on the table or, when nothing lies there, the one before."""
        if self.view.trick.cards:
            return self.view.trick
        if not self.view.tricks:
            message = "No card has been played yet."
            raise BadBlank(message)
        return self.view.tricks[-1]

    @property
    def tally(self) -> tuple[Award, ...]:
        """List what has been paid in the deal on the table, or in the last one."""
        awards = self.view.ledger.awards
        return self.view.ledger.tally(awards[-1].deal) if awards else ()

    @property
    def seen(self) -> int:
        """Gather the cards the learner has seen: in hand, laid away, face up, played."""
        view, found = self.view, self.view.hand | self.view.aside | self.view.shown
        for trick in (*view.tricks, view.trick):
            for card in trick.cards:
                found |= 1 << card
        return found


Filler: TypeAlias = Callable[..., str]


def fill(text: str, table: Table) -> str:
    """Fill every blank; raise BadBlank for one that can't be filled."""

    def filled(found: re.Match[str]) -> str:
        return value(found[1] + found[2], table)

    return _BLANK.sub(filled, text)


def value(blank: str, table: Table) -> str:
    """Fill one blank, written without its braces."""
    name, *asked = blank.split()
    filler = _FILLERS.get(name)
    if filler is None:
        message = f"There is no blank '{name}'; there are {', '.join(sorted(_FILLERS))}."
        raise BadBlank(message)
    try:
        return filler(table, *asked)
    except (TypeError, ValueError, IndexError, StopIteration) as trouble:
        message = f"The blank '{blank}' cannot be filled: {trouble}"
        raise BadBlank(message) from trouble


def number(blank: str, table: Table) -> int:
    """Fill a blank that is a number."""
    found = value(blank, table)
    if not found.isdecimal():
        message = f"The blank '{blank}' is not a number, but {found}."
        raise BadBlank(message)
    return int(found)


# ---------------------------------------------------------------------------------------------------- cards


def _turn_up(table: Table) -> str:
    return table.captions.cards(table.view.shown, "and")


def _trump(table: Table) -> str:
    return table.captions.suit(table.trump)


def _lead(table: Table) -> str:
    return table.captions.card(table.trick.cards[0])


def _best(table: Table) -> str:
    trick = table.trick
    return table.captions.card(table.contract.crown(trick.cards, table.contract.order))


def _card_points(table: Table, *faces: str) -> str:
    points = table.contract.points
    return str(sum(points[table.rules.spec.pack.parse(face)] for face in faces))


def _trick_points(table: Table) -> str:
    return str(sum(table.contract.points[card] for card in table.trick.cards) + table.contract.trick)


def _held(table: Table, *faces: str) -> str:
    """Count my cards, or those among them that are named."""
    return str(len(_among(table, members(table.view.hand), faces)))


def _out(table: Table, *faces: str) -> str:
    """Count the cards I have not seen, or those among them that are named."""
    unseen = table.rules.spec.pack.full & ~table.seen
    return str(len(_among(table, members(unseen), faces)))


def _among(table: Table, cards: Sequence[Card], faces: Sequence[str]) -> list[Card]:
    """Pick out cards: `trumps`, a rank such as `K`, a suit such as `S`, or single cards."""
    if not faces:
        return list(cards)
    pack = table.rules.spec.pack
    if tuple(faces) == ("trumps",):
        return [card for card in cards if table.contract.order.trumps >> card & 1]
    return [
        card
        for card in cards
        if any(
            face == pack.spell(card)
            or (len(face) == 1 and face in (pack.spell(card)[0], pack.spell(card)[-1]))
            for face in faces
        )
    ]


def _dealt(table: Table) -> str:
    """Count the cards each hand was dealt, whatever has been played since."""
    me, view = table.view.me, table.view
    seats = len(view.sides)
    played = sum((me - trick.leader) % seats < len(trick.cards) for trick in (*view.tricks, view.trick))
    return str(view.hand.bit_count() + played)


def _pack(table: Table, *faces: str) -> str:
    """Count the cards of the pack, or those among them that are named."""
    return str(len(_among(table, range(table.rules.spec.pack.size), faces)))


def _heap(table: Table, name: str) -> str:
    """Count the cards of a heap that belongs to nobody and lies face down."""
    return str(next(place.size for place in table.view.hidden if place.name == name and place.seat == TABLE))


def _all_points(table: Table) -> str:
    return str(_played_for(table))


def _majority(table: Table) -> str:
    """Give the least that is more than half of what is played for."""
    return str(_played_for(table) // 2 + 1)


def _played_for(table: Table) -> int:
    """Add up what all cards and all tricks are worth."""
    return sum(table.contract.points) + table.contract.trick * int(_dealt(table))


# ---------------------------------------------------------------------------------------------------- players


def _who(table: Table, seat: str) -> str:
    """Name a seat at the beginning of a sentence: its number, or `best` for who is winning the trick."""
    return table.captions.name(_seat(table, seat))


def _whom(table: Table, seat: str) -> str:
    """Name a seat within a sentence."""
    return table.captions.within(_seat(table, seat))


def _seat(table: Table, seat: str) -> Seat:
    return taker(table.trick, table.contract, len(table.view.sides)) if seat == "best" else int(seat)


def _players(table: Table) -> str:
    return str(len(table.view.sides))


# ---------------------------------------------------------------------------------------------------- figures


def _taken(table: Table, seat: str = "") -> str:
    """Count the tricks a seat has taken."""
    who = int(seat) if seat else table.view.me
    return str(sum(trick.taker == who for trick in table.view.tricks))


def _left(table: Table) -> str:
    """Count the tricks still to be played, the one on the table included."""
    me, view = table.view.me, table.view
    on_table = (me - view.trick.leader) % len(view.sides) < len(view.trick.cards)
    return str(view.hand.bit_count() + on_table)


def _score(table: Table, seat: str, unit: str = "") -> str:
    place = table.rules.spec.units.index(unit) if unit else 0
    return str(table.view.ledger.holdings[int(seat)][place])


def _rate(table: Table) -> str:
    """Tell how many of the smallest unit make one of the greatest."""
    nothing = tuple(0 for _ in table.rules.spec.units)
    one = (1, *nothing[1:])
    return str(table.rules.worth((one, *(nothing for _ in table.view.sides[1:])))[0])


def _paid(table: Table, *steps: str) -> str:
    """Sum up what was paid in this deal for these things, with the unit."""
    found = [award for award in table.tally if award.step in steps] if steps else list(table.tally[-1:])
    if not found:
        message = f"nothing has been paid for {' or '.join(steps) or 'anything'} in this deal"
        raise BadBlank(message)
    return table.captions.unit(sum(award.amount for award in found), found[-1].unit)


def _gained(table: Table, *steps: str) -> str:
    """Sum up what I got in this deal, less what I gave, for these things or for all, with the unit."""
    me = table.view.me
    found = [award for award in table.tally if me in (award.to, award.giver)]
    found = [award for award in found if not steps or award.step in steps]
    if not found:
        message = f"nothing has been paid for {' or '.join(steps) or 'anything'} in this deal"
        raise BadBlank(message)
    gained = sum(award.amount * ((award.to == me) - (award.giver == me)) for award in found)
    return table.captions.unit(gained, found[-1].unit)


def _got(table: Table, seat: str, *steps: str) -> str:
    """Sum up what a seat was paid in this deal for these things, or for anything, with the unit."""
    return _summed(table, [award for award in table.tally if award.to == int(seat)], steps)


def _gave(table: Table, seat: str, *steps: str) -> str:
    """Sum up what a seat has paid in this deal for these things, or for anything, with the unit."""
    return _summed(table, [award for award in table.tally if award.giver == int(seat)], steps)


def _summed(table: Table, awards: Sequence[Award], steps: Sequence[str]) -> str:
    found = [award for award in awards if not steps or award.step in steps]
    if not found:
        message = f"nothing has been paid for {' or '.join(steps) or 'anything'} in this deal"
        raise BadBlank(message)
    return table.captions.unit(sum(award.amount for award in found), found[-1].unit)


def _note(table: Table, key: str, seat: str = "") -> str:
    """Give the number of something the plates or the panel tell."""
    found = [note.number for note in table.notes if note.key == key and (not seat or note.seat == int(seat))]
    if not found:
        message = f"the table tells nothing of {key} here"
        raise BadBlank(message)
    return str(found[0])


def _figure(table: Table, name: str) -> str:
    """Give a number the game knows by this name."""
    if name not in table.figures:
        message = f"the game has no figure {name}; it has {', '.join(sorted(table.figures))}"
        raise BadBlank(message)
    return str(table.figures[name])


def _said(table: Table, seat: str) -> str:
    """Give the last number a seat has said in the running auction."""
    found = [call.number for call in table.calls if call.seat == int(seat) and call.number is not None]
    if not found:
        message = "that seat has said no number"
        raise BadBlank(message)
    return str(found[-1])


def _next(table: Table) -> str:
    """Write what the log tells next: a card, or what stands on the button."""
    match table.ahead:
        case Play(card) | Lay(card):
            return table.captions.card(card)
        case Say(word, number):
            return f"“{table.captions.word(word, number)}”"
        case _:
            message = "nothing is played or said next"
            raise BadBlank(message)


def _least(table: Table, word: str) -> str:
    """Give the least number that I may say with a word now."""
    return str(min(_numbers(table, word)))


def _most(table: Table, word: str) -> str:
    """Give the greatest number that I may say with a word now."""
    return str(max(_numbers(table, word)))


def _numbers(table: Table, word: str) -> list[int]:
    found = [
        move.number
        for move in table.view.moves
        if isinstance(move, Say) and move.word == word and move.number is not None
    ]
    if not found:
        message = f"I can't say {word} here with a number"
        raise BadBlank(message)
    return found


def _step(table: Table) -> str:
    """Name what the last award was paid for."""
    if not table.tally:
        message = "nothing has been paid in this deal"
        raise BadBlank(message)
    return table.captions.step(table.tally[-1])


def _plate(table: Table, seat: str) -> str:
    """Give the card points that stand on a seat's plate."""
    return str(next(note.number for note in table.notes if note.running and note.seat == int(seat)))


def _offer(table: Table, word: str) -> str:
    """Give what stands on a word's button as what it would bring: points, or by how much it multiplies."""
    if word not in table.offers:
        message = f"{word} offers nothing now"
        raise BadBlank(message)
    return str(table.offers[word].number)


def _award(table: Table, kind: str) -> str:
    """Name what something is paid for, within a sentence."""
    name = table.captions.own(f"step.{kind}")
    if not name:
        message = f"nothing is paid for {kind}"
        raise BadBlank(message)
    return name[0].lower() + name[1:]


def _option(table: Table, name: str) -> str:
    """Give the value of a house rule as it is in force."""
    if name not in table.options:
        message = f"there is no option {name}"
        raise BadBlank(message)
    return str(table.options[name])


def _word(table: Table, word: str) -> str:
    """Give what stands on the button of a word."""
    return f"“{table.captions.word(word)}”"


_FILLERS: Mapping[str, Filler] = {
    "all_points": _all_points,
    "award": _award,
    "best": _best,
    "card_points": _card_points,
    "dealt": _dealt,
    "figure": _figure,
    "gained": _gained,
    "gave": _gave,
    "got": _got,
    "heap": _heap,
    "held": _held,
    "lead": _lead,
    "least": _least,
    "left": _left,
    "majority": _majority,
    "most": _most,
    "next": _next,
    "note": _note,
    "offer": _offer,
    "option": _option,
    "out": _out,
    "pack": _pack,
    "paid": _paid,
    "plate": _plate,
    "players": _players,
    "rate": _rate,
    "said": _said,
    "score": _score,
    "step": _step,
    "taken": _taken,
    "trick_points": _trick_points,
    "trump": _trump,
    "turn_up": _turn_up,
    "who": _who,
    "whom": _whom,
    "word": _word,
}
