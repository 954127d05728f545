"""Looking something up: lines of the score, the log, the last trick, what was declared."""

from typing import assert_never

from game.core.record import replace
from game.play.table.effects import ShowNotice, Step, TellAloud, Topic
from game.play.table.inputs import (
    CloseDeclared,
    CloseLastTrick,
    Lookup,
    ShowLastTrick,
    ToggleDeclared,
    ToggleLine,
    ToggleLog,
)
from game.play.table.state import TableState


def look_up(state: TableState, wanted: Lookup) -> Step:
    """Open or close what is wanted."""
    opened = state.lookups
    match wanted:
        case ToggleLine(key):
            return replace(state, lookups=replace(opened, lines=opened.lines ^ {key})), ()
        case ToggleLog():
            told = TellAloud(Topic.SCORE if opened.log else Topic.LOG)
            return replace(state, lookups=replace(opened, log=not opened.log)), (told,)
        case ShowLastTrick():
            if not state.view.tricks:
                return state, (ShowNotice("no_last_trick"),)
            shown = replace(state, lookups=replace(opened, last_trick=True))
            return shown, (TellAloud(Topic.LAST_TRICK),)
        case CloseLastTrick():
            return replace(state, lookups=replace(opened, last_trick=False)), ()
        case ToggleDeclared():
            return _toggle_declared(state)
        case CloseDeclared():
            return replace(state, put_away=len(state.declared)), ()
        case _:
            assert_never(wanted)


def _toggle_declared(state: TableState) -> Step:
    if not state.declared:
        return state, (ShowNotice("none_declared"),)
    if state.put_away:
        return replace(state, put_away=0), (TellAloud(Topic.DECLARED),)
    return replace(state, put_away=len(state.declared)), (TellAloud(Topic.DECLARED_PUT_AWAY),)
