"""Tells a match in words: each move, what every seat is told of it, and how every seat's view changes by it."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import groupby
from typing import Any, TypeAlias

from game.core.cards import CHANCE, NOBODY, TABLE, Card, Cards, Pack, Seat, members
from game.core.event import (
    Awarded,
    DealOver,
    Dealt,
    Drew,
    Event,
    Laid,
    MatchOver,
    Played,
    Said,
    Took,
    TrickTaken,
    narrate,
)
from game.core.move import Deal, Move, seen_by, spell
from game.core.rules import Rules
from game.core.score import Award
from game.core.transcript import Entry, Transcript, entry_text
from game.core.trick import Trick
from game.core.view import Place, View

SEATS = {CHANCE: "chance", NOBODY: "nobody", TABLE: "table"}
CARD_FIELDS = ("turn_up", "under", "stock", "card")
"""Fields of public records that name cards by number; others of theirs are numbers as they stand."""
SET_FIELDS = ("cards", "ruffs")
"""Fields of public records that hold sets of cards."""

CLOSELY, EVERY = 100, 10
"""So many moves of a match are followed in every view; later the views are told after every tenth, and at the end."""

Sheet: TypeAlias = dict[str, str]
"""What a view says, line by line, with the sets of cards in notation."""


def story(rules: Rules[Any, Any], transcript: Transcript) -> str:
    """Tell a whole match; far into it, views are looked at from time to time only."""
    state = rules.start(transcript.header.dealer)
    views = _views(rules, state)
    sheets = [sheet(view, rules.spec.pack) for view in views]
    lines = ["start", *_changes([{} for _ in views], sheets)]
    for number, entry in enumerate(transcript.entries, 1):
        state = rules.play(state, entry.move)
        after = _views(rules, state)
        lines.append(f"{number}. {_done(entry, rules.spec.pack)}")
        lines += _told(views, entry, after, rules.spec.pack)
        if number <= CLOSELY or number % EVERY == 0 or number == len(transcript.entries):
            now = [sheet(view, rules.spec.pack) for view in after]
            lines += _changes(sheets, now)
            sheets = now
        views = after
    return "\n".join(lines) + "\n"


def _views(rules: Rules[Any, Any], state: Any) -> list[View[Any]]:
    return [rules.view(state, seat) for seat in range(rules.spec.seats)]


def _done(entry: Entry, pack: Pack) -> str:
    return "* deal" if isinstance(entry.move, Deal) else entry_text(entry, pack)


# --- what is told ----------------------------------------------------------------------------------------------------


def _told(before: list[View[Any]], entry: Entry, after: list[View[Any]], pack: Pack) -> Iterator[str]:
    """Tell the events, once for all the seats that are told the same."""
    heard = [
        "; ".join(event_text(event, pack) for event in _events(before[seat], entry, after[seat]))
        for seat in range(len(after))
    ]
    for text in dict.fromkeys(heard):
        yield f"   {_who([seat for seat, each in enumerate(heard) if each == text], len(heard))} told: {text}"


def _events(before: View[Any], entry: Entry, after: View[Any]) -> tuple[Event, ...]:
    return narrate(before, entry.seat, seen_by(entry.move, entry.seat, after.me), after)


def event_text(event: Event, pack: Pack) -> str:
    """Write one event."""
    match event:
        case Dealt(dealer):
            return f"{dealer} dealt"
        case Awarded(award):
            return award_text(award, pack)
        case DealOver(deal):
            return f"deal {deal} over"
        case MatchOver():
            return "match over"
        case _:
            return f"{event.seat} {_deed(event, pack)}"


def _deed(event: Said | Played | Laid | Took | Drew | TrickTaken, pack: Pack) -> str:
    match event:
        case Said(_, word, number):
            return f"said {word}" + ("" if number is None else f" {number}")
        case Played(_, card):
            return f"played {pack.spell(card)}"
        case Laid(_, card):
            return f"laid {'a card' if card is None else pack.spell(card)}"
        case Took(_, packet):
            return f"took packet {packet}"
        case Drew(_, count, cards):
            return f"drew {count}" + (f": {spelt(cards, pack)}" if cards else "")
        case TrickTaken(_, cards):
            return f"took the trick {spelt(cards, pack)}"


def award_text(award: Award, pack: Pack) -> str:
    """Write what was paid, for what, by which paragraph and by whom."""
    giver = "" if award.giver == TABLE else f" from {award.giver}"
    shown = f" for {spelt(award.cards, pack)}" if award.cards else ""
    paid = f"{award.amount:+} {award.unit} to {_seat(award.to)}{giver}{shown}"
    return f"deal {award.deal} §{award.rule} {award.step}: {paid}"


# --- what is seen ----------------------------------------------------------------------------------------------------


def sheet(view: View[Any], pack: Pack) -> Sheet:
    """Write all that a view says, each thing under its name; things that say nothing are left out."""
    lines = {
        "turn": _seat(view.turn),
        "dealer": _seat(view.dealer),
        "hand": spelt(view.hand, pack),
        "aside": spelt(view.aside, pack),
        "shown": spelt(view.shown, pack),
        "trick": _trick(view.trick, pack),
        "sides": " ".join(map(str, view.sides)),
        "holds": " ".join(",".join(map(str, holding)) for holding in view.ledger.holdings),
        "deals": f"{view.ledger.finished} over, {len(view.ledger.thrown_in)} of them thrown in",
        "moves": _moves(view.moves, pack),
    }
    lines |= {f"trick {n}": _trick(trick, pack) for n, trick in enumerate(view.tricks, 1)}
    lines |= _public("public", view.public, pack)
    lines |= _hidden(view.hidden, pack)
    return {name: text for name, text in lines.items() if text}


def _hidden(places: Iterable[Place], pack: Pack) -> Iterator[tuple[str, str]]:
    met: dict[str, int] = defaultdict(int)
    for place in places:
        name = place.name if place.seat == TABLE else f"{place.name} of {place.seat}"
        met[name] += 1
        name += f" ({met[name]})" if met[name] > 1 else ""
        yield f"size {name}", str(place.size) if place.size else ""
        yield f"may {name}", spelt(place.may, pack)
        yield f"sure {name}", spelt(place.sure, pack)


def _public(path: str, value: Any, pack: Pack) -> dict[str, str]:
    """Write a public record field by field, records within it with theirs."""
    lines: dict[str, str] = {}
    for field in type(value).__match_args__:
        inner, name = getattr(value, field), f"{path}.{field}"
        if hasattr(type(inner), "__match_args__"):
            lines |= _public(name, inner, pack)
        else:
            lines[name] = _plain(field, inner, pack)
    return lines


def _plain(name: str, value: Any, pack: Pack) -> str:
    if isinstance(value, tuple):
        return f"({' '.join(_plain(name, each, pack) for each in value)})" if value else ""
    if isinstance(value, Enum):
        return str(value.value)
    if hasattr(type(value), "__match_args__"):
        inside = (_plain(field, getattr(value, field), pack) for field in type(value).__match_args__)
        return f"[{' '.join(inside)}]"
    if name in SET_FIELDS:
        return "{" + spelt(value, pack) + "}"
    if name in CARD_FIELDS and isinstance(value, int):
        return pack.spell(value) if value >= 0 else _seat(value)
    return str(value)


def _trick(trick: Trick, pack: Pack) -> str:
    if not trick.cards:
        return "" if trick.leader == NOBODY else f"{trick.leader} leads"
    taker = "" if trick.taker == NOBODY else f", {trick.taker} takes"
    return f"{trick.leader} led {' '.join(map(pack.spell, trick.cards))}{taker}"


def _moves(moves: Iterable[Move], pack: Pack) -> str:
    words = (spell(move, pack).split(" ", 1) for move in moves)
    return "; ".join(
        f"{verb} {', '.join(rest for _, rest in each)}"
        for verb, each in groupby(words, key=lambda word: word[0])
    )


def spelt(cards: Cards, pack: Pack) -> str:
    """Write a set of cards."""
    return " ".join(map(pack.spell, members(cards)))


def _seat(seat: Seat | Card) -> str:
    return SEATS.get(seat, str(seat))


# --- what changes ----------------------------------------------------------------------------------------------------


def _changes(before: list[Sheet], after: list[Sheet]) -> Iterator[str]:
    """Tell how the views change, once for all the seats that see the same change."""
    seen: dict[str, list[Seat]] = defaultdict(list)
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        for change in _changed(old, new):
            seen[change].append(seat)
    together: dict[tuple[Seat, ...], list[str]] = defaultdict(list)
    for change, seats in seen.items():
        together[tuple(seats)].append(change)
    for those, changes in sorted(together.items(), key=lambda each: (-len(each[0]), each[0])):
        yield f"   {_who(those, len(after))}: {' | '.join(changes)}"


def _changed(old: Mapping[str, str], new: Mapping[str, str]) -> Iterator[str]:
    gone = [name for name in old if name not in new and name != "moves"]
    if gone:
        yield f"no more: {_listed(gone)}"
    lost = _possible(old) - _possible(new)
    if lost and _possible(new):
        yield f"in no heap: {' '.join(sorted(lost))}"
    places: dict[str, list[str]] = defaultdict(list)
    for name, text in new.items():
        before, (kind, _, place) = old.get(name, ""), name.partition(" ")
        if kind == "may":
            before = " ".join(card for card in before.split() if card not in lost)
        if before == text:
            continue
        if kind in ("may", "sure"):
            places[f"{kind} {_difference(before, text)}"].append(place)
        else:
            yield f"{name}: {_difference(before, text) if name == 'hand' else text}"
    every = sum(name.startswith("may ") for name in new)
    for change, named in places.items():
        yield f"{change} in {'all heaps' if len(named) == every > 1 else ', '.join(named)}"


def _possible(sheet: Mapping[str, str]) -> set[str]:
    """Gather the cards that may lie in any heap one can't look into."""
    return {card for name, text in sheet.items() if name.startswith("may ") for card in text.split()}


def _listed(names: list[str]) -> str:
    """Name what is gone; of heaps and tricks, each kind once."""
    return ", ".join(dict.fromkeys("tricks" if name.startswith("trick ") else name for name in names))


def _difference(old: str, new: str) -> str:
    """Tell a set of cards by what is new in it and what is not there any more, unless it is shorter as it stands."""
    had, has = old.split(), new.split()
    signed = [f"-{card}" for card in had if card not in has] + [f"+{card}" for card in has if card not in had]
    return " ".join(signed) if len(signed) < len(has) else f"= {new}"


def _who(seats: Sequence[Seat], count: int) -> str:
    return "all" if len(seats) == count else "seat " + ", ".join(map(str, seats))
