"""Fills the blanks of a lesson's texts from the table, so that no lesson can contradict the rules.

A blank is a word in braces, with what it asks about after it: `{whom 1}` names a seat, `{taken 0}` counts its tricks.
Signs of cards and suits, `{KH}` and `{H}`, are no blanks: they are drawn as they stand.
"""

import re
from collections.abc import Mapping, Sequence
from functools import partial

from game.core.cards import TABLE, Card, Seat, members
from game.core.move import Lay, Play, Say
from game.core.score import Award
from game.core.trick import taker
from game.learning.position import BadBlank, Filler, KnownPosition
from game.wording import WITHIN, Formed, begun, formed

# ------------------------------------------------------------------ points and words: `{score 0}`, `{word propose}`


def _taken(position: KnownPosition, seat: str = "") -> str:
    who = int(seat) if seat else position.view.me
    return str(sum(trick.taker == who for trick in position.view.tricks))


def _left(position: KnownPosition) -> str:
    """Count the tricks still to be played, the one on the table included."""
    me, view = position.view.me, position.view
    on_table = (me - view.trick.leader) % len(view.sides) < len(view.trick.cards)
    return str(view.hand.bit_count() + on_table)


def _score(position: KnownPosition, seat: str, unit: str = "") -> str:
    place = position.rules.spec.units.index(unit) if unit else 0
    return str(position.view.ledger.holdings[int(seat)][place])


def _rate(position: KnownPosition) -> str:
    """Tell how many of the smallest unit make one of the greatest."""
    nothing = tuple(0 for _ in position.rules.spec.units)
    one = (1, *nothing[1:])
    return str(position.rules.worth((one, *(nothing for _ in position.view.sides[1:])))[0])


def _paid(position: KnownPosition, *steps: str) -> str:
    """Sum up what was paid in this deal for these things, or what the last award paid, with the unit."""
    return _summed(position, position.tally if steps else position.tally[-1:], steps)


def _gained(position: KnownPosition, *steps: str) -> str:
    """Sum up what I got in this deal, less what I gave, for these things or for all, with the unit."""
    me = position.view.me
    found = _paid_for([award for award in position.tally if me in (award.to, award.giver)], steps)
    gained = sum(award.amount * ((award.to == me) - (award.giver == me)) for award in found)
    return position.captions.unit(gained, found[-1].unit)


def _got(position: KnownPosition, seat: str, *steps: str) -> str:
    """Sum up what a seat was paid in this deal for these things, or for anything, with the unit."""
    return _summed(position, [award for award in position.tally if award.to == int(seat)], steps)


def _gave(position: KnownPosition, seat: str, *steps: str) -> str:
    """Sum up what a seat has paid in this deal for these things, or for anything, with the unit."""
    return _summed(position, [award for award in position.tally if award.giver == int(seat)], steps)


def _summed(position: KnownPosition, awards: Sequence[Award], steps: Sequence[str]) -> str:
    found = _paid_for(awards, steps)
    return position.captions.unit(sum(award.amount for award in found), found[-1].unit)


def _paid_for(awards: Sequence[Award], steps: Sequence[str]) -> Sequence[Award]:
    """Pick out the awards for these things, or take all; raise BadBlank where there are none."""
    found = [award for award in awards if not steps or award.step in steps]
    if not found:
        message = f"nothing has been paid for {' or '.join(steps) or 'anything'} in this deal"
        raise BadBlank(message)
    return found


def _note(position: KnownPosition, key: str, seat: str = "") -> str:
    """Give the number of something the plates or the panel tell."""
    found = [
        note.number for note in position.notes if note.key == key and (not seat or note.seat == int(seat))
    ]
    if not found:
        message = f"the table tells nothing of {key} here"
        raise BadBlank(message)
    return str(found[0])


def _figure(position: KnownPosition, name: str) -> str:
    """Give a number the game knows by this name."""
    if name not in position.figures:
        message = f"the game has no figure {name}; it has {', '.join(sorted(position.figures))}"
        raise BadBlank(message)
    return str(position.figures[name])


def _said(position: KnownPosition, seat: str) -> str:
    """Give the last number a seat has said in the running auction."""
    found = [call.number for call in position.calls if call.seat == int(seat) and call.number is not None]
    if not found:
        message = "that seat has said no number"
        raise BadBlank(message)
    return str(found[-1])


def _next(position: KnownPosition) -> str:
    """Write what the log tells next: a card, or what stands on the button."""
    match position.ahead:
        case Play(card) | Lay(card):
            return position.captions.cards.written(card)
        case Say(word, number):
            return position.captions.quoted(position.captions.word(word, position.view.public.phase, number))
        case _:
            message = "nothing is played or said next"
            raise BadBlank(message)


def _least(position: KnownPosition, word: str) -> str:
    return str(min(_numbers(position, word)))


def _most(position: KnownPosition, word: str) -> str:
    """Give the greatest number that I may say with a word now."""
    return str(max(_numbers(position, word)))


def _numbers(position: KnownPosition, word: str) -> list[int]:
    found = [
        move.number
        for move in position.view.moves
        if isinstance(move, Say) and move.word == word and move.number is not None
    ]
    if not found:
        message = f"I can't say {word} here with a number"
        raise BadBlank(message)
    return found


def _step(position: KnownPosition) -> str:
    """Name what the last award was paid for."""
    if not position.tally:
        message = "nothing has been paid in this deal"
        raise BadBlank(message)
    return position.captions.step(position.tally[-1])


def _plate(position: KnownPosition, seat: str) -> str:
    """Give the card points that stand on a seat's plate."""
    return str(next(note.number for note in position.notes if note.running and note.seat == int(seat)))


def _offer(position: KnownPosition, word: str) -> str:
    """Give what stands on a word's button as what it would bring: points, or by how much it multiplies."""
    if word not in position.offers:
        message = f"{word} offers nothing now"
        raise BadBlank(message)
    return str(position.offers[word].number)


def _award(position: KnownPosition, kind: str) -> str:
    """Name what something is paid for."""
    name = position.captions.step_named(kind)
    if not name:
        message = f"nothing is paid for {kind}"
        raise BadBlank(message)
    return name


def _option(position: KnownPosition, name: str) -> str:
    """Give the value of a house rule as it is in force."""
    if name not in position.options:
        message = f"there is no option {name}"
        raise BadBlank(message)
    return str(position.options[name])


def _word(position: KnownPosition, word: str, phase: str = "") -> str:
    return position.captions.quoted(position.captions.word(word, phase or position.view.public.phase))


_SCORES: dict[str, Filler] = {
    "award": _award,
    "figure": _figure,
    "gained": _gained,
    "gave": _gave,
    "got": _got,
    "least": _least,
    "left": _left,
    "most": _most,
    "next": _next,
    "note": _note,
    "offer": _offer,
    "option": _option,
    "paid": _paid,
    "plate": _plate,
    "rate": _rate,
    "said": _said,
    "score": _score,
    "step": _step,
    "taken": _taken,
    "word": _word,
}


# ------------------------------------------------------------------ cards and players: `{held trumps}`, `{whom 1}`


def _turn_up(position: KnownPosition) -> str:
    return position.captions.cards.listed(position.view.shown, "and")


def _trump(position: KnownPosition) -> str:
    return position.captions.cards.suit(position.trump)


def _lead(position: KnownPosition) -> str:
    return position.captions.cards.written(position.trick.cards[0])


def _best(position: KnownPosition) -> str:
    trick = position.trick
    return position.captions.cards.written(position.contract.crown(trick.cards, position.contract.order))


def _card_points(position: KnownPosition, *faces: str) -> str:
    points = position.contract.points
    return str(sum(points[position.rules.spec.pack.parse(face)] for face in faces))


def _trick_points(position: KnownPosition) -> str:
    return str(sum(position.contract.points[card] for card in position.trick.cards) + position.contract.trick)


def _held(position: KnownPosition, *faces: str) -> str:
    """Count my cards, or those among them that are named."""
    return str(len(_among(position, members(position.view.hand), faces)))


def _count(position: KnownPosition, *faces: str) -> str:
    """Count my cards of one name, with that name: trumps, or those of a rank, of which `side` leaves the trumps out."""
    cards, named = position.view.hand, "_".join(faces)
    if faces[0] == "side":
        cards, faces = cards & ~position.contract.order.trumps, faces[1:]
    number = len(_among(position, members(cards), faces))
    return position.captions.counted(named, number)


def _out(position: KnownPosition, *faces: str) -> str:
    """Count the cards I have not seen, or those among them that are named."""
    unseen = position.rules.spec.pack.full & ~position.seen
    return str(len(_among(position, members(unseen), faces)))


def _among(position: KnownPosition, cards: Sequence[Card], faces: Sequence[str]) -> list[Card]:
    """Pick out cards: `trumps`, a rank such as `K`, a suit such as `S`, or single cards."""
    if not faces:
        return list(cards)
    pack = position.rules.spec.pack
    if tuple(faces) == ("trumps",):
        return [card for card in cards if position.contract.order.trumps >> card & 1]
    return [
        card
        for card in cards
        if any(
            face == pack.spell(card)
            or (len(face) == 1 and face in (pack.spell(card)[0], pack.spell(card)[-1]))
            for face in faces
        )
    ]


def _dealt(position: KnownPosition) -> str:
    """Count the cards each hand was dealt, whatever has been played since."""
    me, view = position.view.me, position.view
    seats = len(view.sides)
    played = sum((me - trick.leader) % seats < len(trick.cards) for trick in (*view.tricks, view.trick))
    return str(view.hand.bit_count() + played)


def _pack(position: KnownPosition, *faces: str) -> str:
    """Count the cards of the pack, or those among them that are named."""
    return str(len(_among(position, range(position.rules.spec.pack.size), faces)))


def _heap(position: KnownPosition, name: str) -> str:
    """Count the cards of a heap that belongs to nobody and lies face down."""
    return str(
        next(place.size for place in position.view.hidden if place.name == name and place.seat == TABLE)
    )


def _all_points(position: KnownPosition) -> str:
    return str(_played_for(position))


def _majority(position: KnownPosition) -> str:
    """Give the least that is more than half of what is played for."""
    return str(_played_for(position) // 2 + 1)


def _played_for(position: KnownPosition) -> int:
    """Add up what all cards and all tricks are worth."""
    return sum(position.contract.points) + position.contract.trick * int(_dealt(position))


def _who(position: KnownPosition, seat: str) -> str:
    """Name a seat at the beginning of a sentence: its number, or `best` for who is winning the trick."""
    return position.captions.players.name(_seat(position, seat))


def _whom(position: KnownPosition, seat: str) -> str:
    name = position.captions.players.name(_seat(position, seat))
    return Formed(name.form(WITHIN), name.form)


def _seat(position: KnownPosition, seat: str) -> Seat:
    return taker(position.trick, position.contract, len(position.view.sides)) if seat == "best" else int(seat)


def _players(position: KnownPosition) -> str:
    return str(len(position.view.sides))


_CARDS: dict[str, Filler] = {
    "all_points": _all_points,
    "best": _best,
    "card_points": _card_points,
    "count": _count,
    "dealt": _dealt,
    "heap": _heap,
    "held": _held,
    "lead": _lead,
    "majority": _majority,
    "out": _out,
    "pack": _pack,
    "players": _players,
    "trick_points": _trick_points,
    "trump": _trump,
    "turn_up": _turn_up,
    "who": _who,
    "whom": _whom,
}


# ------------------------------------------------------------------ filling

_BLANK = re.compile(r"\{([a-z_]+)(?::([A-Za-z]+))?((?: [^{}\s]+)*)\}")
"""What is asked, in which form, and of what."""
_FILLERS: Mapping[str, Filler] = _CARDS | _SCORES

_ENDS = (". ", "! ", "? ")

AS_THEY_STAND: Mapping[str, str] = {
    name: Formed(f"{{{name}}}", partial("{{{}:{}}}".format, name)) for name in _FILLERS
}
"""For a caption with blanks of this kind in it, as the values of its own: it leaves them to be filled here."""


def fill(text: str, position: KnownPosition) -> str:
    """Fill every blank, with a capital where it begins a sentence; raise BadBlank for one that can't be filled."""

    def filled(found: re.Match[str]) -> str:
        words = formed(value(found[1] + found[3], position), found[2] or "")
        begins = not found.start() or text[: found.start()].endswith(_ENDS)
        return begun(words) if begins else words

    return _BLANK.sub(filled, text)


def value(blank: str, position: KnownPosition) -> str:
    """Fill one blank, written without its braces."""
    name, *asked = blank.split()
    filler = _FILLERS.get(name)
    if filler is None:
        message = f"There is no blank '{name}'; there are {', '.join(sorted(_FILLERS))}."
        raise BadBlank(message)
    try:
        return filler(position, *asked)
    except (TypeError, ValueError, IndexError, StopIteration) as trouble:
        message = f"The blank '{blank}' cannot be filled: {trouble}"
        raise BadBlank(message) from trouble


def number(blank: str, position: KnownPosition) -> int:
    found = value(blank, position)
    if not found.isdecimal():
        message = f"The blank '{blank}' is not a number, but {found}."
        raise BadBlank(message)
    return int(found)
