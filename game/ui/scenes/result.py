"""The result of a deal: who won it, what each line of the score came from, every hand, every trick."""

from collections.abc import Callable, Sequence

from game.catalogue import find
from game.core.cards import TABLE, Seat
from game.core.record import record
from game.core.trick import Trick
from game.play.deal_summary import SeatCards, deal_summary
from game.play.table_session import AnyMatch
from game.session.players import Player
from game.telling.captions import Captions
from game.ui.draw.theme import HEADING, SMALL, STRONG
from game.ui.kit.block import PASS, Block, Reply
from game.ui.kit.screen import Screen
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Column, Grid, Grow, Pad, Region, Row, Wrap, grown
from game.ui.scenes.awards import Awards
from game.ui.scenes.card_rows import CardRow
from game.ui.scenes.chip_flights import ChipFlights, Flight, NamedPlace, flights, held_by, looks_of
from game.ui.scenes.holdings import holdings
from game.ui.scenes.keyed_scene import Keyed
from game.ui.scenes.labels import IconSign
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import Press
from game.ui.shell.scene import Pop, Push, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.hints import hints
from game.ui.widgets.panel import Divider, Panel, Stuff
from game.ui.widgets.text import Text, Tint, eyebrow, subheading, title
from game.wording import Words

WIDEST = 1680
TWO_PANES = 1180
ROW = 230
"""Least width of a hand before the text scale; those of one seat stand side by side where they fit."""
NEXT_KEY = "n"


@record
class ResultRoutes:
    """The ways on from a finished deal."""

    following: Callable[[], Switch]  # deals the next hand
    leave: Callable[[], Switch]  # gets up from the table
    look_back: Callable[[], Switch]


def captions_of(context: UiContext, match: AnyMatch, me: Seat, names: Sequence[str]) -> Captions:
    """Speak for the players of a match."""
    players = tuple(Player(name) for name in names)
    return Captions(context.words, match.transcript().header.game, match.rules.spec, players, me)


def deal_result(
    context: UiContext,
    match: AnyMatch,
    deal: int,
    me: Seat,
    names: Sequence[str],
    ways: ResultRoutes,
) -> Keyed:
    """Show a finished deal; Esc goes back to the table."""
    made = _Result(context, match, deal, me, captions_of(context, match, me, names))
    screen = Screen(context, lambda: made.compose(ways), back=Pop, on_action=made.act, first="next")

    def keys(press: Press) -> Reply:
        following = press.key == NEXT_KEY and not press.repeated
        return Reply(taken=True, switch=ways.following()) if following else PASS

    return Keyed(screen, keys, ChipFlights(context, made.flights(), made.digits))


def won_by(words: Words, key: str, captions: Captions, winners: Sequence[Seat], me: Seat) -> str:
    """Say who has won, in the captions that begin with a key; several are all named, the reader first."""
    if not winners:
        return words.get(f"{key}.won_by_nobody")
    by = "won_by_several" if len(winners) > 1 else "won_by_me" if me in winners else "won_by"
    return words.get(f"{key}.{by}", name=captions.together(first(me, winners)))


def first(me: Seat, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Put one of the seats before the others."""
    return tuple(sorted(seats, key=lambda seat: seat != me))


class _Result:
    """Composes the screen of one deal; the story is told once."""

    def __init__(self, context: UiContext, match: AnyMatch, deal: int, me: Seat, captions: Captions) -> None:
        self._context = context
        self._game = match.transcript().header.game
        self._spec = match.rules.spec
        self._me = me
        self._captions = captions
        table = find(self._game).table
        self._story = deal_summary(match, find(self._game), deal, me)
        self._chips = tuple(dict.fromkeys(look for look, _ in table.chips(match.view(me))))
        self.digits = table.digits

    def flights(self) -> tuple[Flight, ...]:
        """Plan which chips are seen to be paid."""
        keeper = {seat: party[0] for party in self._captions.parties for seat in party}
        looks = looks_of(self._spec.units, self._chips, self._is_drawn)
        return flights(self._story.entries, looks, keeper)

    def _is_drawn(self, unit: str) -> bool:
        return self._context.look.paint.has(f"chips/{unit}_top.svg")

    def act(self, action: Action) -> Reply:
        """Answer what no control took."""
        return Reply(taken=True, switch=self._rules()) if action is Action.RULES else PASS

    def _rules(self) -> Switch:
        return Push(self._context.routes.rules(self._context, self._game, ""))

    def compose(self, ways: ResultRoutes) -> Block:
        """Lay out the whole screen."""
        foot = Region("foot", self._foot(ways))
        whole = Column((self._top(), Grow(self._middle()), foot), gap=16)
        return Pad(Centre(whole, WIDEST, tall=False), 40, 26)

    def _top(self) -> Block:
        words, told = self._context.words, self._story
        won = won_by(words, "result", self._captions, told.winners, self._me)
        where = words.get("result.deal", game=self._captions.title, number=told.number)
        parts: list[Block] = [eyebrow(where), title(won)]
        said = " · ".join(self._captions.note(note) for note in told.notes if note.seat == TABLE)
        if said:
            parts.append(Text(said, SMALL, Tint.GOLD))
        return Column(tuple(parts), gap=0)

    def _middle(self) -> Block:
        look = self._context.look
        awards = Awards(self._context, self._captions, self._spec.pack.faces, self._game, self._me)
        left = Column(
            (self._standings(), Divider(), awards.block(self._story.entries, self._story.cards)), gap=18
        )
        right = Column((self._hands(), Divider(), self._tricks()), gap=18)
        if look.width < grown(look, TWO_PANES):
            both = Column((left, Divider(), right), gap=18)
            return Panel(Region("story", Scroll("story", both, reading=True)), sides=26, ends=22)
        one = Panel(Region("awards", Scroll("awards", left, reading=True)), sides=28, ends=26)
        other = Panel(Region("cards", Scroll("cards", right, reading=True)), sides=28, ends=26)
        return Row((Grow(one, 0.7), Grow(other, 1.0)), gap=28)

    def _standings(self) -> Block:
        return Column(tuple(self._standing(party) for party in self._captions.parties), gap=8)

    def _standing(self, party: Sequence[Seat]) -> Block:
        won = party[0] in self._story.winners
        mark = (IconSign("crown", HEADING),) if won else ()
        name: Block = Row((*mark, Grow(subheading(self._captions.together(party)))), gap=10)
        said = " · ".join(self._captions.note(note) for note in self._story.notes if note.seat in party)
        if said:
            name = Column((name, Text(said, SMALL, Tint.MUTED)), gap=2)
        held = holdings(
            self._context.look, self._captions, self._spec.units, self._story.holdings[party[0]], right=True
        )
        parts = Row((Grow(name), Grow(Centre(NamedPlace(held_by(party[0]), held), WIDEST))), gap=20)
        return Panel(parts, Stuff.INSET, sides=18, ends=10, lit=won)

    def _hands(self) -> Block:
        words, told = self._context.words, self._story
        parts: list[Block] = [eyebrow(words.get("result.hands"))]
        if told.shown:
            parts.append(self._shown("result.shown", told.shown))
        if told.opened:
            parts.append(self._shown("result.opened", told.opened))
        parts += [self._holder(holder) for holder in told.holders]
        return Column(tuple(parts), gap=16)

    def _shown(self, key: str, cards: tuple[str, ...]) -> Block:
        spoken = self._spoken(cards)
        label = Text(self._context.words.get(key, cards=spoken), SMALL, Tint.MUTED)
        return Row(
            (CardRow(self._context.words.get("result.face_up"), cards, tall=78, spoken=spoken), Grow(label)),
            gap=16,
        )

    def _spoken(self, cards: tuple[str, ...]) -> str:
        return ", ".join(self._captions.spoken_card(self._spec.pack.parse(card)) for card in cards)

    def _holder(self, holder: SeatCards) -> Block:
        words = self._context.words
        rows = [self._row(words.get("result.dealt"), holder.dealt)]
        if holder.played:
            rows.append(self._row(words.get("result.played"), holder.played, holder.drawn))
        if holder.aside:
            rows.append(self._row(self._captions.heap("discard"), holder.aside))
        return Column(
            (Text(self._captions.name(holder.seat), STRONG), Grid(tuple(rows), ROW, gap=26, most=3)), gap=6
        )

    def _row(self, label: str, cards: tuple[str, ...], marked: frozenset[str] = frozenset()) -> Block:
        hand = CardRow(label, cards, marked, tall=112, spoken=self._spoken(cards))
        return Column((Text(label, SMALL, Tint.MUTED, one_line=True), Grow(Column(())), hand), gap=4)

    def _tricks(self) -> Block:
        words, tricks = self._context.words, self._story.tricks
        head = eyebrow(words.get("result.tricks"))
        if not tricks:
            return Column((head, Text(words.get("result.no_tricks"), SMALL, Tint.MUTED)), gap=8)
        return Column(
            (head, Wrap(tuple(self._trick(number, each) for number, each in enumerate(tricks, 1)), gap=24)),
            gap=8,
        )

    def _trick(self, number: int, trick: Trick) -> Block:
        words, pack = self._context.words, self._spec.pack
        cards = tuple(pack.spell(card) for card in trick.cards)
        best = frozenset[str]()
        told = words.get("result.trick_open")
        if trick.taker >= 0:
            best = frozenset((cards[(trick.taker - trick.leader) % self._spec.seats],))
            name = self._captions.name(trick.taker)
            mine = trick.taker == self._me
            told = words.get("result.trick_mine") if mine else words.get("result.trick_taken", name=name)
        label = words.get("result.trick", number=number)
        shown = CardRow(label, cards, best, tall=92, spoken=self._spoken(cards), exposed=1.08)
        return Column((Text(label, SMALL, Tint.MUTED, one_line=True), shown, Text(told, SMALL)), gap=4)

    def _foot(self, ways: ResultRoutes) -> Block:
        words = self._context.words
        keys = hints(
            self._context,
            (Action.CONFIRM, words.get("result.next")),
            (Action.NEXT, words.get("common.hint.region")),
            (Action.RULES, words.get("common.hint.rules")),
        )
        buttons = (
            Button(
                "leave", words.get("result.leave"), ways.leave, tip=words.get("result.leave_tip"), icon="home"
            ),
            Button("rules", words.get("result.rules"), self._rules, icon="rules"),
            Button(
                "look_back",
                words.get("review.enter"),
                ways.look_back,
                tip=words.get("review.enter_tip"),
                icon="eye",
            ),
            Button(
                "next",
                words.get("result.next"),
                ways.following,
                Tone.PRIMARY,
                tip=words.get("result.next_tip"),
                icon="play",
            ),
        )
        look = self._context.look
        if look.width < grown(look, TWO_PANES):
            return Wrap(buttons, gap=16, right=True)
        return Row((Grow(Centre(keys, WIDEST)), *buttons), gap=16)
