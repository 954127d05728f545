"""Blanks that tell of points, prices and words: `{score 0}`, `{paid point}`, `{word propose}`."""

from collections.abc import Mapping, Sequence

from game.core.move import Lay, Play, Say
from game.core.score import Award
from game.learning.position import BadBlank, Filler, KnownPosition


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
            return f"“{position.captions.word(word, number)}”"
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
    """Name what something is paid for, within a sentence."""
    name = position.captions.own(f"step.{kind}")
    if not name:
        message = f"nothing is paid for {kind}"
        raise BadBlank(message)
    return name[0].lower() + name[1:]


def _option(position: KnownPosition, name: str) -> str:
    """Give the value of a house rule as it is in force."""
    if name not in position.options:
        message = f"there is no option {name}"
        raise BadBlank(message)
    return str(position.options[name])


def _word(position: KnownPosition, word: str) -> str:
    return f"“{position.captions.word(word)}”"


FILLERS: Mapping[str, Filler] = {
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
