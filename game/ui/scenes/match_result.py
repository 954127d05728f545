"""The result of a match: who won it, the final standings, and the course it took deal by deal."""

from collections.abc import Sequence

from game.catalogue import find
from game.core.cards import Seat
from game.core.outcome import DealOutcome, course
from game.core.record import record
from game.core.score import Ledger
from game.learning.position import table_of
from game.play.deal_story import led_by
from game.play.match_setup import MatchSetup
from game.play.table_session import DealDone
from game.session.match import AnyMatch
from game.stage.moods import Mood
from game.storage.firsts import First
from game.telling.captions import Captions, won_by
from game.ui.blocks import (
    ARROWS,
    BROADEST,
    PASS,
    SMALL,
    SUBHEADING,
    Action,
    Align,
    Balanced,
    Block,
    Button,
    Centre,
    Chart,
    Column,
    Command,
    Curve,
    Gap,
    Grow,
    MinWidth,
    Page,
    Panel,
    Reply,
    Row,
    Scroll,
    Text,
    Tint,
    ToldLine,
    Tone,
    UiContext,
    Wrap,
    eyebrow,
    hints,
    text_px,
)
from game.ui.scenes.cabinet import new_pieces
from game.ui.scenes.holdings import holdings
from game.ui.scenes.labels import IconSign, room_of
from game.ui.scenes.result_page import captions_of, result_page, seen_face
from game.ui.scenes.score_table import ScoreRow, ScoreTable, Side
from game.ui.shell.destinations import ToLookBack, ToPlay, ToRoom, ToRulebook, ToThisDeal
from game.ui.shell.scene import Home

WIDEST = BROADEST
TWO_PANES, TALL = 1180, 820
"""The width and height from which on deals and their course stand side by side below the people."""
WINNER, OTHER, PAIRED, NAMED = 172, 128, 0.72, 210
"""How large faces are, each of several of a side; and the least width of a name."""
MANY = 4
"""From so many sides on, deals need more room than their course."""
NUMBERS = 84
"""Least width of the numbers of deals, before the text scale."""


@record
class MatchResult:
    """What is shown of the match, worked out once, and the ways on."""

    done: DealDone  # its last deal
    again: MatchSetup  # for another match like it
    captions: Captions
    worths: Sequence[Sequence[int]]
    leave: Command
    back: Command  # to where one came from
    earned: Sequence[First]  # what it brought for the first time

    @property
    def match(self) -> AnyMatch:
        return self.done.match

    @property
    def me(self) -> Seat:
        return self.done.me

    @property
    def game(self) -> str:
        return self.match.transcript().header.game

    @property
    def ledger(self) -> Ledger:
        return self.match.view(self.me).ledger


def match_result(
    context: UiContext,
    done: DealDone,
    again: MatchSetup,
    leave: Command,
    back: Command,
    earned: Sequence[First] = (),
) -> Page[MatchResult]:
    """Show how a match ended; Esc goes back to its table, where there is one."""
    captions = captions_of(context, done.match, done.me, done.names)
    worths = course(done.match.rules, done.match.view(done.me).ledger)
    state = MatchResult(done, again, captions, worths, leave, back, earned)
    return Page(
        context,
        state,
        _compose,
        first="again",
        back=lambda _: back(),
        act=_act,
        room=lambda page: room_of(page.state.game),
    )


def _act(page: Page[MatchResult], action: Action) -> Reply:
    """Answer what no control took: the rules open where they tell how a match ends."""
    if action is not Action.RULES:
        return PASS
    end, answer = find(page.state.game).table.end_paragraph, table_of(page.state.match.transcript().header)
    return Reply(taken=True, switch=page.context.go(ToRulebook(page.state.game, end, answer)))


def _compose(page: Page[MatchResult]) -> Block:
    """Lay out the whole screen."""
    state, words = page.state, page.context.words
    won = won_by(words, "result.match", state.captions, state.match.outcome.winners, state.me)
    where = words.get("result.match.eyebrow", game=state.captions.title)
    void = len(state.ledger.thrown_in)
    played = _counted(page, "deals", state.ledger.played)
    if void:
        played = state.captions.table("comma").join((played, _counted(page, "void", void)))
    led = led_by(words, state.captions, state.match.outcome, state.worths, state.me)
    told = [Text(each, SMALL, Tint.MUTED) for each in (led, played) if each]
    return result_page(
        page.context, state.game, where, won, told, back=state.back, body=_middle(page), foot=_foot(page)
    )


def _counted(page: Page[MatchResult], key: str, number: int) -> str:
    return page.context.words.count(f"result.match.{key}", number)


def _middle(page: Page[MatchResult]) -> Block:
    words = page.context.words
    worths = page.state.worths[-1]
    parties = sorted(
        page.state.captions.players.parties, key=lambda party: (-worths[party[0]], page.state.me not in party)
    )
    name = words.get("result.match.standings")
    new = new_pieces(page.context, page.state.game, page.state.earned, centred=True)
    people, deals = _people(page, parties), _deals(page, parties)
    look = page.context.look
    right = Column((eyebrow(words.get("result.match.curve")), Grow(_curve(page))), gap=12)
    if look.width < text_px(look, TWO_PANES) or look.height < text_px(look, TALL):
        both = Column((people, *new, *deals, right), gap=24)
        return Panel(Scroll("match", both, reading=True, name=name), sides=28, ends=24)
    below: Block = Grow(Panel(right, sides=34, ends=24), 1.0)
    if deals:
        one = Panel(Scroll("match", Column(deals), reading=True, name=name), sides=30, ends=24)
        below = Grow(Row((Grow(one, 0.7 if len(parties) < MANY else 1.2), below), gap=24))
    return Column((Panel(Column((*new, people), gap=8), sides=30, ends=16), below), gap=20)


def _people(page: Page[MatchResult], parties: Sequence[Sequence[Seat]]) -> Block:
    """Set the winner in the middle, the others by rank at both sides, their eyes on the winner."""
    ranked = [party for place, party in enumerate(parties) if place % 2][::-1]
    middle = len(ranked)
    ranked += [party for place, party in enumerate(parties) if not place % 2]
    won = [party[0] in page.state.match.outcome.winners for party in ranked]
    looks = [0 if wins else (place < middle) - (place > middle) for place, wins in enumerate(won)]
    return Balanced([_standing(page, party, look) for party, look in zip(ranked, looks, strict=True)], gap=40)


def _standing(page: Page[MatchResult], party: Sequence[Seat], look: int) -> Block:
    """Show a side, glad or sad, with what it holds and how many deals it won."""
    context, captions, winners = page.context, page.state.captions, page.state.match.outcome.winners
    wins = party[0] in winners
    deals = sum(party[0] in deal.winners for deal in page.state.match.outcome.deals)
    mood = Mood.CALM if not winners else Mood.PLEASED if wins else Mood.SAD
    wide = (WINNER if wins else OTHER) * (1.0 if len(party) == 1 else PAIRED)
    faces = [seen_face(context, captions, page.state.me, seat, mood, wide, look) for seat in party]
    crown = (IconSign("crown", SUBHEADING),) if wins else ()
    together, middle = captions.players.together(party), Grow(Gap(0))
    held = captions.holding(page.state.ledger.holdings[party[0]])
    units = page.state.match.rules.spec.units
    counted = holdings(captions, units, page.state.ledger.holdings[party[0]], right=True)
    told = Column(
        (
            Row((middle, *faces, *crown, middle), gap=4),
            Text(together, SUBHEADING, side=Align.CENTRE),
            Row((middle, counted, middle)),
            Text(_counted(page, "deals_won", deals), SMALL, Tint.MUTED, Align.CENTRE),
        ),
        gap=2,
    )
    said = _said(page, together, held, _counted(page, "deals_won", deals))
    broad = NAMED if len(party) == 1 else 1.5 * NAMED
    return MinWidth(ToldLine(told, said), broad * context.look.text_share)


def _said(page: Page[MatchResult], name: str, *told: str) -> str:
    """Tell a line in one sentence."""
    words = page.context.words
    return words.get(
        "aloud.line", name=name, told=page.state.captions.table("comma").join(filter(None, told))
    )


def _deals(page: Page[MatchResult], parties: Sequence[Sequence[Seat]]) -> tuple[Block, ...]:
    """List what each deal brought every side, and who won it."""
    words, deals = page.context.words, page.state.match.outcome.deals
    if not deals:
        return ()
    table = ScoreTable(
        page.context,
        page.state.captions,
        words.get("result.match.by_deal", unit=page.state.captions.gain_unit),
        tuple(Side(page.state.captions.players.together(party)) for party in parties),
        tuple(page.state.worths[0][party[0]] for party in parties),
        tuple(_deal(page, deal, parties) for deal in deals),
        (words.get("result.match.total"), ""),
        NUMBERS,
    )
    return Gap(4), table


def _deal(page: Page[MatchResult], deal: DealOutcome, parties: Sequence[Sequence[Seat]]) -> ScoreRow:
    say = page.context.words.get
    nobody = "" if deal.winners else say(f"result.match.{'thrown_in' if deal.thrown_in else 'nobody'}")
    return ScoreRow(
        say("result.match.deal", number=deal.number),
        tuple(deal.gains[party[0]] for party in parties),
        nobody,
        tuple(party[0] in deal.winners for party in parties),
    )


def _curve(page: Page[MatchResult]) -> Block:
    words = page.context.words
    if len(page.state.worths) < 2:
        return Text(words.get("result.match.no_curve"), SMALL, Tint.MUTED)
    parties = sorted(page.state.captions.players.parties, key=lambda party: page.state.me not in party)
    curves = tuple(
        Curve(
            page.state.captions.players.together(party),
            tuple(float(worths[party[0]]) for worths in page.state.worths),
        )
        for party in parties
    )
    return Chart(
        words.get("result.match.curve"),
        curves,
        words.get("result.match.across", unit=page.state.captions.gain_unit),
        tall=380,
    )


def _foot(page: Page[MatchResult]) -> Block:
    context, done, again = page.context, page.state.done, page.state.again
    say, go = context.words.get, context.go
    tip = say("codes.this_tip")
    leave = Button("title", say("result.match.title"), page.state.leave, icon="home")
    known = Button("this_deal", say("codes.last"), lambda: go(ToThisDeal(done)), tip=tip)
    tip = say("review.enter_tip")
    back = Button("look_back", say("review.enter"), lambda: go(ToLookBack(done, again)), tip=tip, icon="eye")
    another = Button("another", say("result.match.another"), lambda: Home(go(ToRoom())))
    tip = say("result.match.again_tip")
    once_more = Button(
        "again", say("result.match.again"), lambda: go(ToPlay(again)), Tone.PRIMARY, tip=tip, icon="play"
    )
    buttons = (leave, known, back, another, once_more)
    look = context.look
    if look.width < text_px(look, TWO_PANES):
        return Wrap(buttons, gap=16, right=True)
    keys = hints(
        context,
        (ARROWS, say("common.hint.move")),
        (Action.CONFIRM, say("common.hint.select")),
        (Action.BACK, say("common.hint.back")),
    )
    return Row((Grow(Centre(keys, WIDEST)), *buttons), gap=16)
