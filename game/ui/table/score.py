"""The score panel of a view: every number in it is read from the ledger, and every line can say how it came about."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.core.cards import TABLE, Card, Seat
from game.core.record import record
from game.core.rules import Rules
from game.core.score import Award, LedgerLine, lines
from game.core.view import View
from game.play.table.inputs import SeeRules, ShowLastTrick, ToggleLine
from game.stage.table import Table
from game.telling.captions import Captions
from game.ui.draw.sprites import Sprites
from game.ui.draw.theme import SMALL
from game.ui.kit.block import Block
from game.ui.layout import Column, Pad
from game.ui.table.painter import has_chip
from game.ui.table.panel import Amount, Gain, Head, ScoreLine, panel, section
from game.ui.table.score_sections import (
    FOLDED,
    Paid,
    Thumbs,
    announced_section,
    ladder,
    noted,
    orders_section,
)
from game.ui.table.view_model import Send, Sends, ToRules, deal_of
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.text import Text, Tint


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
    ) -> None:
        """Keep score for a game."""
        self._rules = rules
        self._captions = captions
        self._sprites = sprites
        self._send = send
        self._table = table
        self._goal = rules.spec.goal

    def block(
        self,
        view: View[Any],
        gains: Callable[[Seat], Gain],
        opened: frozenset[str],
        wanted: Wanted | None = None,
    ) -> Block:
        """Put the panel of a view together."""
        captions, wanted = self._captions, wanted or Wanted()
        standings = [self._standing(view, party, gains) for party in captions.players.parties]
        goal = self._goal
        head = Head(
            captions.table("score"),
            captions.table("goal", amount=captions.unit(goal.amount, goal.unit)) if goal else "",
        )
        table, seats = self._table, len(view.sides)
        known = announced_section(table.announced(view), captions, ToRules(self._send))
        rules = ToRules(self._send)
        notes = [each for each in table.notes(view) if wanted.running or not each.running]
        calls = [
            *noted(notes, captions, rules),
            *ladder(table.calls(view), seats, captions, rules),
        ]
        order = (
            orders_section(view, table, captions, FOLDED not in opened, Sends(self._send, ToggleLine(FOLDED)))
            if wanted.orders
            else []
        )
        paid = [*order, *known, *self._awards(view, opened), *self._last(view)]
        return panel(head, calls, standings, paid)

    def _standing(self, view: View[Any], party: tuple[Seat, ...], gains: Callable[[Seat], Gain]) -> ScoreLine:
        units, holding = self._rules.spec.units, view.ledger.holdings[party[0]]
        goal, several = self._goal, len(units) > 1
        holds = tuple(
            Amount(number, unit if several and has_chip(unit) else "", self._captions.unit(number, unit))
            for unit, number in zip(units, holding, strict=True)
        )
        if several and not all(each.chip for each in holds):
            holds = tuple(each for each in holds if each.number) or holds[-1:]
        players = tuple((seat, self._captions.players.name(seat)) for seat in party)
        widest = max((self._captions.players.name(each) for each in range(len(view.sides))), key=len)
        share = max(0.0, holding[units.index(goal.unit)] / goal.amount) if goal else -1.0
        gain = partial(gains, party[0])
        return ScoreLine(players, holds, share, gain, view.me in party, widest, gain().text)

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
        amount = captions.unit(award.amount, award.unit)
        seat, sign = (award.giver, "−") if award.to == TABLE else (award.to, "+")
        sign = "" if seat == TABLE else sign
        step, terms = captions.step(award), captions.glossary
        row = Paid(
            key,
            seat,
            "" if seat == TABLE else captions.players.within(seat),
            step,
            sign + amount,
            opened,
            Sends(self._send, ToggleLine(key)),
            captions.explained(step),
            terms,
        )
        if not opened:
            return [row]
        told = [captions.how(award), figures, *self._payer(award)]
        if cards:
            told.append(captions.table("shown_by", cards=", ".join(map(captions.cards.spoken, cards))))
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
        taker = captions.players.within(trick.taker)
        cards = ", ".join(captions.cards.spoken(card) for card in trick.cards)
        told = captions.table("last_trick_told", seat=taker, cards=cards)
        winner = (trick.taker - trick.leader) % seats
        thumbs = Thumbs(codes, names, winner, told, self._sprites.card, Sends(self._send, ShowLastTrick()))
        return [section(captions.table("last_trick"), [Pad(thumbs, 8, 0)])]
