"""A finished deal looked at as a deal: its code, its seal, par, and the ways to play it once more."""

from collections.abc import Callable

from game.app.daily_deals import Ask
from game.catalogue import LEVELS
from game.core.cards import Seat
from game.play.deal_codes import dealt_by, fingerprint_of, playable_seats, turned_to_seat
from game.play.match_setup import USUAL_LEVEL, MatchSetup, Opponent
from game.play.par import RUNS, Par, ahead
from game.play.table_session import DealDone
from game.ui.scenes.result import captions_of
from game.ui.scenes.this_deal import DealFacts, DealRoutes, ParStand, Seal, this_deal
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop, Scene, Switch


def finished_deal(
    context: UiContext, done: DealDone, ask: Ask, begin: Callable[[MatchSetup], Switch]
) -> Scene:
    """Open the page of a deal; `begin` sits down to its cards."""
    search: list[Par] = []

    def ask_par() -> Switch:
        search.append(Par(done.match, done.me, ask, done.deal))
        return None

    def stand() -> ParStand:
        if not search:
            return ParStand()
        par = search[-1]
        return ParStand(par.value, asked=True, runs=(par.runs, RUNS), failed=par.failed)

    def play(seat: Seat) -> Switch:
        return begin(again(done, seat))

    ways = DealRoutes(play, ask_par, Pop)
    return this_deal(context, told(context, done), stand, ways, lambda: bool(search) and search[-1].go_on())


def told(context: UiContext, done: DealDone) -> DealFacts:
    """Tell of a deal that is over."""
    transcript = done.match.transcript()
    code = dealt_by(transcript, done.deal)
    return DealFacts(
        transcript.header.game,
        done.deal,
        code.text if code else "",
        done.names,
        playable_seats(done.match.rules.spec),
        done.me,
        done.deal not in transcript.header.undone,
        captions_of(context, done.match, done.me, done.names).gain_unit,
        ahead(done.match, done.me, done.deal),
        _seal(done),
    )


def _seal(done: DealDone) -> Seal | None:
    transcript, pack = done.match.transcript(), done.match.rules.spec.pack
    salt, cards = transcript.header.shuffle(done.deal).salt, transcript.packs[done.deal - 1]
    if not salt:
        return None
    return Seal(salt, " ".join(map(pack.spell, cards)), fingerprint_of(transcript, done.deal))


def again(done: DealDone, seat: Seat) -> MatchSetup:
    """Set up the same cards once more, with the hand of this seat for the player."""
    transcript = done.match.transcript()
    header, seats = transcript.header, len(done.players)
    others = [done.players[(done.me + place) % seats] for place in range(1, seats)]
    people = tuple(
        Opponent(each.name, each.level if each.level in LEVELS else USUAL_LEVEL) for each in others
    )
    dealer = done.match.review(done.match.span(done.deal).start, done.me).dealer
    code = dealt_by(transcript, done.deal)
    stated = MatchSetup(
        header.game,
        header.options,
        people,
        transcript.packs[done.deal - 1],
        dealer,
        code.text if code else "",
    )
    return turned_to_seat(stated, seat)
