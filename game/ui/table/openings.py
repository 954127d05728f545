"""What is opened over a table, or in its place: rules, figures, a card in large, the menu, the result of a deal."""

from collections.abc import Callable, Iterator, Sequence
from typing import assert_never

import pygame

from game.core.cards import Card
from game.core.move import Move
from game.core.record import record
from game.learning.position import table_of
from game.play.figures import ENOUGH, HintFigures
from game.play.phases import Between, Over
from game.play.table.effects import OpenClaim, OpenFigures, OpeningEffect, OpenResult, OpenRules
from game.play.table.inputs import (
    ClaimRest,
    Intent,
    Leave,
    NextDeal,
    OpenCard,
    OpenMenu,
    PlayOn,
    Restart,
    SeeResult,
    SeeRules,
    SwitchCompanion,
)
from game.play.table.state import TableFacts, TableState
from game.play.table_session import DealDone, TableSession
from game.search.belief import Belief, Beliefs, Whereabouts
from game.search.master import Advice
from game.search.rollout import Prospect
from game.search.weighing import leveled
from game.stage.table import Table
from game.telling.captions import Captions
from game.telling.card_facts import facts as told_of
from game.telling.log import tell
from game.telling.markup import Document, InlineCards, Paragraph, ParagraphKind, parse
from game.ui.blocks import (
    BODY,
    PASS,
    Action,
    Block,
    Button,
    Centre,
    Column,
    Command,
    Gap,
    Grow,
    Home,
    Pad,
    Page,
    Panel,
    Picture,
    Pop,
    Push,
    Reply,
    Rich,
    Row,
    Scene,
    Scroll,
    Switch,
    Text,
    Tone,
    UiContext,
    Wrap,
    eyebrow,
    heading,
)
from game.ui.draw.pack_art import SHAPE
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.shell.destinations import ToRulebook
from game.ui.table.lettering import Send, Sends
from game.wording import BARE, approximate, begun, decimal, percents

FIGURES_WIDE = 980
UNKNOWN = "–"
LEAST = 12
"""Layouts from which on an average is told, and how sure it is: fewer may agree by chance."""


class HintFiguresDialog:
    """A dialog over the table; what is believed of the hidden cards comes bit by bit, and grows finer meanwhile."""

    def __init__(
        self, context: UiContext, captions: Captions, table: Table, session: TableSession, advice: Advice
    ) -> None:
        """Show what led to this advice."""
        self._captions = captions
        self._table = table
        self._view = session.view()
        self._more = False  # how sure the averages are is shown, too
        self._figures = HintFigures(session, advice)
        self.scene = Page(
            context, None, lambda _: self._compose(), first="back", every=lambda _: self._take_in(), over=True
        )

    def _take_in(self) -> None:
        """Take in what has been found, and show it."""
        if self._figures.poll():
            self.scene.screen.refresh()

    def _compose(self) -> Block:
        say, heard = self._captions.table, self._captions.cards.in_words
        promised = parse(promises(self._captions, self._figures.advice, self._view.public.phase, self._more))
        parts: list[Block] = [
            Text(say("numbers.unit", unit=self._captions.gain_unit), BODY),
            Rich("promises", promised, paper=False, heard=heard),
            Text(self._so_far(), BODY),
        ]
        better = self._figures.better
        if better is not None:
            told = parse(say("numbers.better", move=_named(self._captions, better, self._view.public.phase)))
            parts.append(Rich("better", told, paper=False, heard=heard))
        parts += [Text(say("numbers.unit_more"), BODY)] if self._more else []
        parts += [Gap(8), Text(say("numbers.where"), BODY)]
        parts.append(self._believed())
        more = Button("more", say("numbers.less" if self._more else "numbers.more"), self._toggle, Tone.QUIET)
        inside = (
            heading(say("numbers.title")),
            Grow(Scroll("numbers", Column(tuple(parts), gap=14))),
            Gap(2),
            Wrap((more, Button("back", say("numbers.back"), Pop, Tone.PRIMARY)), gap=14, right=True),
        )
        return Pad(Centre(Panel(Column(inside, gap=16), sides=36, ends=30), FIGURES_WIDE), 16, 16)

    def _toggle(self) -> Switch:
        self._more = not self._more
        return None

    def _so_far(self) -> str:
        """Say in how many layouts the moves have been tried."""
        if self._figures.broken:
            return self._captions.table("no_advice")
        worlds = self._figures.worlds
        key = "numbers.too_few" if worlds < LEAST else "numbers.so_far"
        return self._captions.table(key, number=worlds, least=LEAST, all=ENOUGH)

    def _believed(self) -> Block:
        found = self._figures.beliefs
        if found is not None:
            heard = self._captions.cards.in_words
            return Rich("beliefs", parse(self._whereabouts(found)), paper=False, heard=heard)
        key = "no_advice" if self._figures.broken else "numbers.thinking"
        return Text(self._captions.table(key), BODY)

    def _whereabouts(self, found: Beliefs) -> str:
        """Write a table of the unseen cards as marked-up text."""
        say = self._captions.table
        if not found.cards:
            return say("numbers.all_seen")
        homes = [self._home(home) for home in found.homes]
        rows = [(say("numbers.card"), *homes, say("numbers.since"))]
        lying = self._table.arranged(self._view, sum(1 << each.card for each in found.cards))
        rows += [self._row(each) for each in sorted(found.cards, key=lambda each: lying.index(each.card))]
        return _written(rows)

    def _home(self, home: Whereabouts) -> str:
        name, seat = home
        if seat < 0:
            return self._captions.heap(name)
        if name == "hand":
            return self._captions.players.name(seat)
        whose = self._captions.players.name(seat)
        return self._captions.table("numbers.heap_of", heap=self._captions.heap(name), seat=whose)

    def _row(self, belief: Belief) -> tuple[str, ...]:
        most = max(belief.shares)
        told = [self._captions.percent(each) for each in percents(belief.shares)]
        marked = [
            f"**{text}**" if share == most else text for text, share in zip(told, belief.shares, strict=True)
        ]
        return self._captions.cards.written(belief.card).form(BARE), *marked, self._since(belief)

    def _since(self, belief: Belief) -> str:
        """Tell what moved a belief most."""
        if belief.since < 0:
            return UNKNOWN
        beat = self._figures.beats[belief.since]
        shown = self._table.announced(beat.after)
        told = " ".join(tell(beat, self._captions, shown)[:1])
        return self._captions.table("numbers.moved", told=told, before=round(100 * belief.before))


def _named(captions: Captions, move: Move, phase: str) -> str:
    """Name a move within a line."""
    return captions.doing(move, phase).rstrip(".")


def promises(captions: Captions, advice: Advice, phase: str, more: bool = False) -> str:
    """Write a table of the moves and what they promise as marked-up text; `more` says how sure that is."""
    say = captions.table
    rows = [(say("numbers.move"), say("numbers.expected"), say("numbers.worlds"))]
    advised = next(each for each in advice.prospects if each.move == advice.decision.move)
    told = [each for each in advice.prospects if len(each.gains) >= LEAST]
    most = max((abs(leveled(each, advised)) for each in told), default=0.0)
    known = min(
        (error for each in told if each is not advised and (error := advised.lead(each)[1])), default=0.0
    )
    for each in advice.prospects:
        name = _named(captions, each.move, phase)
        if each is advised:
            name = f"**{name}** · {say('numbers.advised')}"
        promised = captions.pointed(expected(each, advised, most, known, more))
        rows.append((name, promised, f"{len(each.gains)}"))
    return _written([row if more else row[:2] for row in rows])


def expected(prospect: Prospect, advised: Prospect, most: float, known: float, more: bool = False) -> str:
    """Write expected points, as they are beside those of the advised move; `more` adds their standard error.

    All are written no more finely than the difference of two moves is known at best; with `more`, as the most that any
    promises.
    """
    if len(prospect.gains) < LEAST:
        return UNKNOWN
    mean = leveled(prospect, advised)
    if not more:
        return approximate(mean, known, plus=True, beside=most)
    amount = decimal(mean, plus=True, beside=max(most, prospect.error))
    return f"{amount} ± {decimal(prospect.error, beside=max(most, abs(mean)))}"


def _written(rows: Sequence[Sequence[str]]) -> str:
    """Write rows under their head as a marked-up table."""
    head, *rest = rows
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ("---",) * len(head), *rest))


WIDEST = 660


def ask(
    context: UiContext,
    captions: Captions,
    cards: Sequence[Card],
    send: Send,
) -> Push:
    """Show what takes the rest, and ask whether it is to be played out."""
    say = captions.table
    names = tuple(captions.cards.face(card) for card in cards)
    shown = Document((Paragraph(ParagraphKind.CARDS, (InlineCards(names),)),))

    def play_on() -> Switch:
        return Pop(send(PlayOn()))

    def compose(_: object) -> Block:
        named = Rich("cards", shown, paper=False, heard=captions.cards.in_words)
        told = Column((Text(say("claim.text"), BODY), named), gap=18)
        yes = Button("yes", say("claim.yes"), lambda: Pop(send(ClaimRest())), Tone.PRIMARY)
        no = Button("no", say("claim.no"), play_on, Tone.PLAIN)
        parts = (
            heading(say("claim.title")),
            Scroll("words", told),
            Gap(4),
            Wrap((no, yes), gap=16, right=True),
        )
        return Centre(Panel(Column(parts, gap=18), sides=40, ends=34), WIDEST)

    return Push(Page(context, None, compose, first="yes", back=lambda _: play_on(), over=True))


TALL = 620
"""Design units of the card, where the window is high enough."""
WIDE = 980


def close_up(context: UiContext, code: str, name: str, told: Sequence[str], close: str) -> Scene:
    """Open it as a dialog over the table; any key that closes or confirms puts it away."""

    def paint(look: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
        del look
        return context.sprites.card(code, min(size[1], round(size[0] / SHAPE)))

    def compose(_: object) -> Block:
        look = context.look
        tall = min(TALL, 0.62 * look.height / look.unit)
        picture = Picture(name, paint, tall * SHAPE, tall)
        lines: list[Block] = [heading(name), *(Text(begun(each), BODY) for each in told)]
        words = Column((*lines, Gap(12), Wrap((Button("close", close, Pop, Tone.PRIMARY),))), gap=10)
        return Pad(Centre(Panel(Row((picture, Grow(words)), gap=36), sides=36, ends=30), WIDE), 16, 16)

    def act(action: Action) -> Reply:
        return Reply(taken=True, switch=Pop()) if action is Action.ENLARGE else PASS

    return Page(context, None, compose, first="close", act=lambda _, action: act(action), over=True)


@record
class TableRoutes:
    """Where one can go from the table, hung by whoever opens it."""

    settings: Callable[[], Scene]
    deal_result: Callable[[DealDone, Command, Command], Scene]  # … next deal, leave
    match_result: Callable[[DealDone, Command], Scene]  # … leave
    new_match: Command | None  # None at a table of which nothing is kept
    seal: Callable[[], Scene] | None = None  # the fingerprint of the pack
    leave: Command = Home
    occasion: str = ""  # what the first deal is, where that is more than its number
    saved: Callable[[], bool] = lambda: True  # whether the disk took all that was played


def table_menu(
    context: UiContext,
    captions: Captions,
    state: TableState,
    routes: TableRoutes,
    send: Send,
    *,
    accompanied: bool,
) -> Scene:
    """Open the menu as a dialog over the table as it stands; not everybody has a companion."""
    say, behind = captions.table, context.words.get("storage.saved.behind")
    begun = state.match.can_undo or state.match.can_redo  # before that, nothing is kept

    def going(intent: Intent) -> Command:
        """Put the menu away, and do something at the table."""
        return lambda: Pop(send(intent))

    def save() -> Switch:
        context.notices.say(say("menu.saved") if routes.saved() else behind)
        return Pop()

    def here() -> Iterator[Button]:
        """Offer what concerns this deal."""
        if isinstance(state.phase, Between | Over):
            yield Button("result", say("menu.result"), going(SeeResult()))
        if accompanied:
            key, named = f"companion.{'hide' if state.companion_speaks else 'show'}", context.words.get
            yield Button("companion", named(key), going(SwitchCompanion()), note=named(f"{key}_note"))
        yield Button("rules", say("menu.rules"), Sends(send, SeeRules()))
        yield Button("settings", say("menu.settings"), lambda: Push(routes.settings()))
        if (seal := routes.seal) is not None:
            yield Button("seal", say("menu.seal"), lambda: Push(seal()))

    def kept() -> Iterator[Button]:
        """Offer what there is to do with a match that is kept."""
        if (new := routes.new_match) is not None:
            yield Button("new_match", say("menu.new_match"), new, note=say("menu.new_match_note"))
            yield Button("restart", say("menu.restart"), going(Restart()), note=say("menu.restart_note"))
            yield Button("save", say("menu.save"), save, live=begun)

    def compose(_: object) -> Block:
        note = say("menu.leave_note" if begun else "menu.leave_unbegun") if routes.saved() else behind
        leave = Button("leave", say("menu.leave"), going(Leave()), note=note if routes.new_match else "")
        resume = Button("resume", say("menu.resume"), Pop, Tone.PRIMARY)
        table, match = (Column((Gap(6), eyebrow(say(f"menu.{key}"))), gap=4) for key in ("table", "match"))
        listed = Scroll("menu", Column((resume, table, *here(), match, *kept(), leave), gap=10))
        return Pad(Centre(Panel(Column((heading(say("menu.title")), Grow(listed)), gap=12)), 520), 16, 16)

    return Page(context, None, compose, first="resume", over=True)


class TableOpenings:
    """Opens things over one table."""

    def __init__(
        self,
        context: UiContext,
        facts: TableFacts,
        session: TableSession,
        routes: TableRoutes,
        send: Send,
        *,
        accompanied: bool,
    ) -> None:
        """Go along these routes; what is pressed there is sent to the table. Not everybody has a companion."""
        self._context = context
        self._facts = facts
        self._session = session
        self._routes = routes
        self._send = send
        self._companion = accompanied

    def open(self, opening: OpeningEffect, state: TableState) -> Switch:
        """Open something over the table as it stands."""
        context, captions, session = self._context, self._facts.captions, self._session
        match opening:
            case OpenRules(paragraph):
                return context.go(ToRulebook(session.game, paragraph, table_of(self._facts.header)))
            case OpenFigures(advice):
                return Push(HintFiguresDialog(context, captions, self._facts.table, session, advice).scene)
            case OpenClaim(cards):
                return ask(context, captions, cards, self._send)
            case OpenCard(card):
                return Push(self._close_up(card, state))
            case OpenMenu():
                return Push(
                    table_menu(
                        context, captions, state, self._routes, self._send, accompanied=self._companion
                    )
                )
            case OpenResult(deal):
                return Push(self._result(deal))
            case Leave():
                return self._routes.leave()
            case _:
                assert_never(opening)

    def _close_up(self, card: Card, state: TableState) -> Scene:
        """Show a card as large as the window allows, with what there is to say of it."""
        captions = self._facts.captions
        name, told = captions.cards.spoken(card), told_of(state.view, self._facts.table, card, captions)
        title = begun(name)
        return close_up(self._context, captions.cards.face(card), title, told, captions.table("fact.close"))

    def _result(self, deal: int) -> Scene:
        """Show the result of a deal, or of the match where that is over."""
        session, leave = self._session, self._routes.leave
        done = DealDone(session.match, deal, session.players, session.me)
        if session.match.over:
            return self._routes.match_result(done, leave)
        return self._routes.deal_result(done, lambda: Pop(self._send(NextDeal())), leave)
