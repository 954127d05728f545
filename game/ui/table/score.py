"""The score of a view: every number in it is read from the ledger, and every line can say how it came about."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from game.core.cards import NOBODY, TABLE, Card, Seat
from game.core.record import record, replace
from game.core.rules import Rules
from game.core.score import Award, LedgerLine, lines
from game.core.view import View
from game.play.table.driver import TableClock
from game.play.table.inputs import SeeRules, ShowLastTrick, ToggleLine, ToggleLog, ToggleScore
from game.play.table.state import TableState
from game.stage.table import Contender, Table, TableNote
from game.telling.captions import Captions
from game.ui.draw.sprites import Sprites
from game.ui.draw.theme import SMALL
from game.ui.kit.block import Block
from game.ui.layout import Column, Pad
from game.ui.table.corner import CornerPanel, CornerTab, ScoreMore, ScoreTab, score_sheet
from game.ui.table.felt_controls import Tool
from game.ui.table.lettering import Send, Sends
from game.ui.table.painter import has_chip
from game.ui.table.panel import Amount, Head, ScoreLine, section
from game.ui.table.score_sections import (
    FOLDED,
    Known,
    Paid,
    Thumbs,
    announced_section,
    ladder,
    noted,
    orders_section,
)
from game.ui.table.view_model import ScoreShown, deal_of
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.text import Text, Tint
from game.wording import WITHIN, figure

ALL = "score:all"
"""The key of what opens all of the score, and closes it."""
MOST = 4
"""So many payments of a deal are told in the corner."""
ROOMY = 3
"""So many lines of those who score have room in the corner with bars towards the goal."""


@record
class Wanted:
    """What of the panel a player wants to see."""

    orders: bool = True  # unusual orders of the cards
    running: bool = True  # what whoever follows the tricks can count


class ScoreBuilder:
    """Builds the panel."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        captions: Captions,
        sprites: Sprites,
        send: Send,
        table: Table,
        clock: TableClock,
    ) -> None:
        """Keep score for a game."""
        self._rules = rules
        self._captions = captions
        self._sprites = sprites
        self._send = send
        self._table = table
        self._clock = clock
        self._goal = rules.spec.goal

    def shown(self, state: TableState, sheet: Block | None, wanted: Wanted) -> ScoreShown:
        """Put the score together, with what is opened over the table if anything is."""
        return ScoreShown(self._corner(state, wanted), self._tab(state.view, wanted), sheet)

    def sheet(self, state: TableState, wanted: Wanted) -> Block:
        """Put together all there is to say of the score."""
        captions, view, opened = self._captions, state.view, state.lookups.lines
        standings = self._standings(state)
        called = ladder(self._table.calls(view), len(view.sides), captions, self._send)
        calls = [
            *noted(self._notes(view, wanted), captions, self._send),
            *([section(captions.table("calls"), called)] if called else []),
        ]
        known = announced_section(self._table.announced(view), captions, self._send)
        toggle = Sends(self._send, ToggleLine(FOLDED))
        orders = (
            orders_section(view, self._table, captions, FOLDED not in opened, toggle) if wanted.orders else []
        )
        paid = [*orders, *known, *self._awards(view, opened), *self._last(view)]
        return score_sheet(self._head(), self.ways(log=False), calls, standings, paid)

    def ways(self, *, log: bool) -> list[Block]:
        """Give the buttons of a sheet: to the other one, and to close it."""
        say = self._captions.table
        other = (
            Tool(
                "sheet:score",
                "statistics",
                say("score"),
                say("tool_tip.score"),
                Sends(self._send, ToggleScore()),
            )
            if log
            else Tool("sheet:log", "clock", say("log"), say("tool_tip.log"), Sends(self._send, ToggleLog()))
        )
        close = Sends(self._send, ToggleLog() if log else ToggleScore())
        return [other, Tool(ALL, "close", say("sheet.close"), say("sheet.close_tip"), close)]

    def _head(self) -> Head:
        return Head(self._captions.table("score"), self._to_goal())

    def _to_goal(self) -> str:
        goal = self._captions.goal
        return self._captions.table("goal", amount=goal) if goal else ""

    def _notes(self, view: View[Any], wanted: Wanted) -> list[TableNote]:
        return [each for each in self._table.notes(view) if wanted.running or not each.running]

    def _corner(self, state: TableState, wanted: Wanted) -> CornerPanel:
        """Give what matters now first: an auction while it lasts, else what everybody holds."""
        captions, send, table = self._captions, self._send, self._table
        view, opened, standings = state.view, state.lookups.lines, self._standings(state)
        forms = [[replace(each, dense=dense) for each in standings] for dense in range(3)]
        held = [Column(each, gap=3 - dense) for dense, each in enumerate(forms)]
        held = held if len(standings) <= ROOMY else held[1:]
        called = ladder(table.calls(view), len(view.sides), captions, send, brief=True)
        bids = (Column(called, gap=1),) if called else ()
        race, telling = self._race(view, wanted), self._notes(view, wanted)
        telling = [each for each in telling if each.goal is None] if race else telling
        notes = tuple(Column((each,)) for each in noted(telling, captions, self._send))
        known = announced_section(table.announced(view), captions, send, brief=True)
        toggle = Sends(self._send, ToggleLine(FOLDED))
        ranks = orders_section(view, table, captions, FOLDED not in opened, toggle) if wanted.orders else []
        bidding = bool(called) and not view.tricks and not view.trick.cards
        paid = self._paid(view)
        parts = [bids, held, notes, ranks] if bidding else [held, notes, known, bids, paid, ranks]
        if race:
            wins = captions.table("race.wins", number=table.contenders(view)[0].goal)
            head = Head(captions.table("race.title"), wins)
            return CornerPanel(head, [race, notes, known, bids, paid, ranks], self._more(view))
        head = Head(captions.table("auction"), "") if bidding else self._head()
        return CornerPanel(head, parts, self._more())

    def _race(self, view: View[Any], wanted: Wanted) -> tuple[Block, ...]:
        """Set the two sides of a deal against each other while tricks decide between them, with or without bars."""
        both = self._table.contenders(view) if wanted.running else ()
        if not both:
            return ()
        say = self._captions.table
        names = [self._side(view, each, known=place == 0) for place, each in enumerate(both)]
        held = [
            (Amount(each.number, "", say("race.of", number=each.number, goal=each.goal)),) for each in both
        ]
        rows = [
            ScoreLine(
                ((each.seats[0], name),),
                holds,
                min(1.0, each.number / each.goal),
                None,
                self._clock,
                view.me in each.seats,
                max(names, key=len),
                every=tuple(held),
            )
            for name, each, holds in zip(names, both, held, strict=True)
        ]
        return tuple(
            Column([replace(each, dense=dense) for each in rows], gap=3 - dense) for dense in range(3)
        )

    def _side(self, view: View[Any], side: Contender, *, known: bool) -> str:
        """Name a side: by its players, or as all the others."""
        say = self._captions
        if known or len(side.seats) == 1:
            return say.players.together(tuple(sorted(side.seats, key=lambda seat: seat != view.me)))
        return say.table("race.you_and_others" if view.me in side.seats else "race.others")

    def _more(self, view: View[Any] | None = None) -> ScoreMore:
        """Lead to all of the score, of which the corner tells in a race what I have in the match."""
        say = self._captions.table
        brief = say("sheet.open")
        held = self._captions.holding(view.ledger.holdings[view.me]) if view is not None else ""
        label = say("race.match", held=held) if held else brief
        return ScoreMore(label, Sends(self._send, ToggleScore()), ALL, brief, tip=say("sheet.open_tip"))

    def _tab(self, view: View[Any], wanted: Wanted) -> Block:
        """Give the score in figures, and below it the way to all of it."""
        say, goal, units = self._captions, self._goal, self._rules.spec.units
        place = units.index(goal.unit) if goal else len(units) - 1
        held, told = [], []
        both = self._table.contenders(view) if wanted.running else ()
        for side in both:
            held.append((side.seats, figure(side.number), view.me in side.seats))
            told.append(
                say.labelled(
                    self._side(view, side, known=side is both[0]),
                    say.table("race.of", number=side.number, goal=side.goal),
                )
            )
        for party in () if both else say.players.parties:
            number = view.ledger.holdings[party[0]][place]
            held.append((party, figure(number), view.me in party))
            told.append(say.labelled(say.players.together(party), say.unit(number, units[place])))
        goal_told = say.table("race.wins", number=both[0].goal) if both else self._to_goal()
        figures = ScoreTab(tuple(held), goal_told, say.table("comma").join(told))
        more = CornerTab(
            ALL,
            "clock",
            (say.table("sheet.tab"), say.table("score")),
            Sends(self._send, ToggleScore()),
            tip=say.table("sheet.open_tip"),
        )
        return Column((figures, more), gap=10)

    def _standings(self, state: TableState) -> list[ScoreLine]:
        view, goal, players = state.view, self._goal, self._captions.players
        every = tuple(self._holds(view.ledger.holdings[party[0]]) for party in players.parties)
        widest = max((players.name(each) for each in range(len(view.sides))), key=len)
        found = list[ScoreLine]()
        for party, holds in zip(players.parties, every, strict=True):
            held = view.ledger.holdings[party[0]]
            share = max(0.0, held[self._rules.spec.units.index(goal.unit)] / goal.amount) if goal else -1.0
            named, gained = tuple((seat, players.name(seat)) for seat in party), state.gains.get(party[0])
            line = ScoreLine(named, holds, share, gained, self._clock, view.me in party, widest, every=every)
            found.append(line)
        return found

    def _holds(self, holding: Sequence[int]) -> tuple[Amount, ...]:
        """Give what somebody holds, with its chips; where some units have none, only of what there is any."""
        units = self._rules.spec.units
        several = len(units) > 1
        holds = tuple(
            Amount(number, unit if several and has_chip(unit) else "", self._captions.unit(number, unit))
            for unit, number in zip(units, holding, strict=True)
        )
        if several and not all(each.chip for each in holds):
            return tuple(each for each in holds if each.number) or holds[-1:]
        return holds

    def _paid(self, view: View[Any]) -> list[Block]:
        """Tell what was paid last in this deal, in as many lines as there is room for."""
        captions, found = self._captions, list[Block]()
        mine = (each for each in view.ledger.awards if each.deal == deal_of(view))
        for _, alike in groupby(mine, key=_alike):
            first, *more = alike
            whole = first.amount + sum(each.amount for each in more)
            seat, amount = self._booked(replace(first, amount=whole))
            text = f"{captions.step(first)} {amount}"
            whose = "" if seat == TABLE else captions.players.name(seat).form(WITHIN)
            found.append(Known(seat, text, whose, text, settled=False, brief=True))
        title = captions.table("this_deal")
        return [section(title, found[-count:]) for count in range(min(MOST, len(found)), 0, -1)]

    def _booked(self, award: Award) -> tuple[Seat, str]:
        """Tell whom an award concerns, and what it adds or takes."""
        seat, sign = (award.giver, "−") if award.to == TABLE else (award.to, "+")
        return seat, ("" if seat == TABLE else sign) + self._captions.unit(award.amount, award.unit)

    def _awards(self, view: View[Any], opened: frozenset[str]) -> list[Block]:
        told = lines(view.ledger, self._rules.opening(), self._rules.credit)
        mine = [(place, line) for place, line in enumerate(told) if line.award.deal == deal_of(view)]
        if not mine:
            return []
        parts, captions = list[Block](), self._captions
        for place, line in mine:
            cards = self._table.arranged(view, line.award.cards)
            figures = captions.figures(self._table.workings(view, line.award))
            parts += self._award(f"award:{place}", line, cards, figures, f"award:{place}" in opened)
        return [section(self._captions.table("this_deal"), parts)]

    def _award(
        self, key: str, line: LedgerLine, cards: tuple[Card, ...], figures: str, opened: bool
    ) -> list[Block]:
        captions, award = self._captions, line.award
        seat, amount = self._booked(award)
        step, terms = captions.step(award), captions.glossary
        row = Paid(
            key,
            seat,
            "" if seat == TABLE else captions.players.name(seat).form(WITHIN),
            step,
            amount,
            opened,
            Sends(self._send, ToggleLine(key)),
            captions.explained(step),
            terms,
        )
        if not opened:
            return [row]
        told = [captions.how(award), figures, *self._payer(award)]
        if cards:
            told.append(
                captions.table(
                    "shown_by", cards=captions.table("comma").join(map(captions.cards.spoken, cards))
                )
            )
        told += self._changes(line)
        texts: list[Block] = [Text(text, SMALL, Tint.MUTED) for text in told if text]
        jump = Button(
            f"{key}:rule",
            captions.table("paragraph", number=award.rule),
            Sends(self._send, SeeRules(award.rule)),
            Tone.QUIET,
        )
        return [row, Pad(Column((*texts, jump), gap=4), 14, 3)]

    def _payer(self, award: Award) -> list[str]:
        """Say who pays, where somebody does, and whether it goes into a pot."""
        if award.giver == TABLE or self._captions.into(award):
            return []
        paid = self._captions.said_of("paid_by", award.giver)
        return [f"{paid} {self._captions.table('into_pot')}" if award.to == TABLE else paid]

    def _changes(self, line: LedgerLine) -> list[str]:
        captions = self._captions
        return [
            captions.table(
                "change",
                seat=captions.players.together(party),
                before=captions.holding(line.before[party[0]]),
                after=captions.holding(line.after[party[0]]),
            )
            for party in captions.players.parties
            if line.before[party[0]] != line.after[party[0]]
        ]

    def _last(self, view: View[Any]) -> list[Block]:
        if not view.tricks:
            return []
        trick = view.tricks[-1]
        captions, seats = self._captions, len(view.sides)
        codes = tuple(self._rules.spec.pack.spell(card) for card in trick.cards)
        names = tuple(
            captions.players.name((trick.leader + place) % seats) for place in range(len(trick.cards))
        )
        taker = captions.players.name(trick.taker)
        cards = captions.table("comma").join(map(captions.cards.spoken, trick.cards))
        told = captions.table("last_trick_told", seat=taker, cards=cards)
        winner = (trick.taker - trick.leader) % seats
        thumbs = Thumbs(codes, names, winner, told, self._sprites.card, Sends(self._send, ShowLastTrick()))
        return [section(captions.table("last_trick"), [Pad(thumbs, 8, 0)])]


def _alike(award: Award) -> object:
    """Give what awards have in common that are told as one: the same to one player, whoever pays, or from one."""
    return award.step, award.unit, award.to, award.giver if award.to == TABLE else NOBODY
