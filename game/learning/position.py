"""A position as somebody at the table knows it: what the blanks of a text are filled from."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from game.catalogue import find
from game.core.cards import Cards
from game.core.move import Move
from game.core.options import Value, declared
from game.core.record import field, record
from game.core.rules import Rules
from game.core.score import Award
from game.core.transcript import Header, Transcript
from game.core.trick import Contract, Trick, cards_of
from game.core.view import View
from game.stage.table import LadderCall, Table, TableNote
from game.telling.captions import Captions


class BadBlank(ValueError):
    """A text asks for something that the table does not tell."""


@record
class KnownPosition:
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
    def seen(self) -> Cards:
        """Gather the cards the learner has seen: in hand, laid away, face up, played."""
        view = self.view
        return view.hand | view.aside | view.shown | cards_of((*view.tricks, view.trick))


Filler: TypeAlias = Callable[..., str]
"""Fills one blank: from a position, and what stands after its name."""


def in_force(header: Header) -> Mapping[str, Value]:
    """Give every house rule of a match as it is in force."""
    return {each.id: each.default for each in declared(find(header.game).options)} | dict(header.options)


def table_of(header: Header) -> str:
    """Tell at which of the game's tables a match is played; empty where there is no question of that."""
    return find(header.game).answer_in(dict(header.options))


def under_house_rules(name: str, options: Mapping[str, Value]) -> Iterator[str]:
    """Name a sentence as it is called under each house rule, for where the usual one would be wrong under it.

    >>> list(under_house_rules("reply", {"must_head": False}))
    ['reply_must_head_false']
    """
    return (f"{name}_{option}_{value}".lower() for option, value in options.items())


def known(
    rules: Rules[Any, Any], view: View[Any], captions: Captions, stage: Table, options: Mapping[str, Value]
) -> KnownPosition:
    """Gather what a view tells, by the rules and the table of its game, with every house rule as it is in force."""
    return KnownPosition(
        rules,
        view,
        captions,
        stage.trump(view),
        options,
        stage.notes(view),
        stage.offers(view),
        stage.calls(view),
        stage.figures(view),
    )


def state_after(rules: Rules[Any, Any], transcript: Transcript) -> Any:
    """Play a log that is known to be legal; give the state of the game after it."""
    state = rules.start(transcript.header.dealer)
    for entry in transcript.entries:
        state = rules.play(state, entry.move)
    return state
