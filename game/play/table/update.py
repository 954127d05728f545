"""The one function that leads from a state of the table, and what happens to it, to the next and to effects."""

from game.core.record import replace
from game.play.table.announcements import announce, fade, gain, recall
from game.play.table.effects import Effect
from game.play.table.inputs import DealRecalled, Event, Intent, MomentSeen, ScoreSeen, Shown, TimePassed
from game.play.table.lookups import look_up
from game.play.table.state import TableFacts, TableState


def update(
    facts: TableFacts, state: TableState, happened: Intent | Event
) -> tuple[TableState, tuple[Effect, ...]]:
    """Lead on."""
    match happened:
        case Shown(view, beats):
            return replace(state, view=view, beats=beats), ()
        case MomentSeen():
            return announce(facts, state, happened), ()
        case ScoreSeen(before, after, at):
            return gain(facts, state, before, after, at), ()
        case DealRecalled():
            return recall(facts, state), ()
        case TimePassed(at):
            return fade(state, at), ()
        case _:
            return look_up(state, happened)
