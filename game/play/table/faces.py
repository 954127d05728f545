"""What the faces at a table show of each moment of it."""

from game.core.bot import BOLD
from game.core.cards import Seat
from game.core.record import replace
from game.play.table.inputs import MomentSeen
from game.play.table.state import TableFacts, TableState
from game.session.players import players_of
from game.stage.moods import RESTING, Happening, Sitters, felt
from game.stage.motion import MarkKind
from game.storage.settings import Liveliness

_FELT = (
    MarkKind.SHUFFLE,
    MarkKind.SAY,
    MarkKind.PLAY,
    MarkKind.LAY,
    MarkKind.TAKE,
    MarkKind.TRICK,
    MarkKind.AWARD,
    MarkKind.DEAL_OVER,
)


def show_in_faces(facts: TableFacts, state: TableState, seen: MomentSeen) -> TableState:
    """Let those at the table show what they think of a moment, unless the player wants no faces."""
    mark = seen.mark
    if state.settings.liveliness is Liveliness.OFF:
        return state if state.faces == RESTING else replace(state, faces=RESTING)
    if mark.kind not in _FELT or mark.event is None:
        return state
    beats = (beat for _, beat in reversed(state.beats) if mark.event in beat.events)
    beat = next(beats, None)
    contract = facts.rules.contract(beat.after) if beat else None
    after = seen.known if mark.view is None else mark.view
    happened = Happening(mark.event, seen.known, after, contract)
    return replace(state, faces=felt(sitters_of(facts, seen.known.me), state.faces, happened, seen.at))


def sitters_of(facts: TableFacts, me: Seat) -> Sitters:
    """Tell who may show a face at this table, and what about its game moves them; the player's own face rests."""
    game, rules = facts.game, facts.rules
    players = players_of(facts.header, rules.spec.seats)
    return Sitters(
        rules,
        game.table.calls,
        game.given.declarer,
        frozenset(word for word, temper in game.bots.daring.items() if temper == BOLD),
        game.given.sounds,
        frozenset(seat for seat, player in enumerate(players) if player.temperament == "bold"),
        (me,),
    )
