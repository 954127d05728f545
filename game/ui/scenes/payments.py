"""What a deal has paid as a table: a row for every reason, a column for every side, and what it comes to."""

from collections.abc import Callable, Sequence

from game.core.cards import TABLE, Seat
from game.core.record import record
from game.core.score import Holding, Holdings
from game.stage.score_entries import ScoreEntry
from game.telling.captions import Captions
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL, SMALL_STRONG, STRONG
from game.ui.kit.block import Block
from game.ui.layout import Centre, Column, Gap, Grow, MinWidth, Pad, Row, text_px
from game.ui.scenes.awards import Awards
from game.ui.scenes.chip_flights import NamedPlace, held_by, line_of
from game.ui.scenes.holdings import holdings
from game.ui.scenes.labels import IconSign
from game.ui.shell.scene import Switch
from game.ui.table.terms import TermText
from game.ui.widgets.panel import Divider
from game.ui.widgets.row import RowButton
from game.ui.widgets.text import Align, Text, Tint, ToldLine, eyebrow
from game.wording import figure

LABEL, CELL, AMPLE = 200, 118, 220
"""Least width of the reasons and of a side's column, and the most such a column takes, before the text scale, unless
its name needs more."""
GAP, SIDES = 14, 14
MOST = 2000
"""Wider than any window: what is centred in height alone."""


@record
class Payment:
    """All that was paid for one reason."""

    places: tuple[int, ...]  # of its entries, in the order they fell
    changes: tuple[
        Holding, ...
    ]  # by party, unit by unit: what it brought or cost, forfeits and exchanges included


def payments(entries: Sequence[ScoreEntry], parties: Sequence[Sequence[Seat]]) -> tuple[Payment, ...]:
    """Gather entries by what they were paid for, in the order in which each was first paid."""
    places: dict[tuple[str, str], list[int]] = {}
    for place, entry in enumerate(entries):
        places.setdefault((entry.award.step, entry.award.rule), []).append(place)
    return tuple(
        Payment(
            tuple(found), tuple(_summed([entries[each] for each in found], party[0]) for party in parties)
        )
        for found in places.values()
    )


def _summed(entries: Sequence[ScoreEntry], seat: Seat) -> Holding:
    changes = [
        [now - then for now, then in zip(each.after[seat], each.before[seat], strict=True)]
        for each in entries
    ]
    return tuple(map(sum, zip(*changes, strict=True)))


@record
class PaymentTable:
    """The payments of one deal; pressing a row opens its working."""

    awards: Awards
    entries: tuple[ScoreEntry, ...]
    shown: tuple[tuple[int, ...], ...]  # by entry, the cards that show it
    holdings: Holdings  # after the deal
    winners: tuple[Seat, ...]
    notes: tuple[tuple[str, ...], ...]  # by party, what the game has to say of it
    units: tuple[str, ...]
    room: int  # pixels from side to side
    opened: frozenset[int]  # rows whose working is shown
    toggle: Callable[[int], Switch]

    @property
    def _captions(self) -> Captions:
        return self.awards.captions

    @property
    def _payments(self) -> tuple[Payment, ...]:
        return payments(self.entries, self._captions.players.parties)

    def fits(self, look: ResolvedTheme) -> bool:
        """Tell whether every side has room for a column."""
        return self._spare(look) >= self._least(look)

    def _spare(self, look: ResolvedTheme) -> int:
        """Give the width each column may have, if all are alike and the reasons keep theirs."""
        sides = len(self._captions.players.parties)
        beside = text_px(look, LABEL) + 2 * look.px(SIDES) + sides * look.px(GAP)
        return (self.room - beside) // sides

    def _wide(self, look: ResolvedTheme) -> int:
        """Give the width of every column."""
        share, spare = self.room // (len(self._captions.players.parties) + 2), self._spare(look)
        names = [self._beside(party).width(look) for party in self._captions.players.parties]
        in_line = [wide for wide in names if wide <= spare]
        return max(self._least(look), min(share, spare, text_px(look, AMPLE)), *in_line)

    def _least(self, look: ResolvedTheme) -> int:
        """Measure the widest word, amount and holding in any column."""
        names = [
            Text(self._captions.players.together(party), STRONG).width(look)
            for party in self._captions.players.parties
        ]
        notes = [Text(note, SMALL).width(look) for notes in self.notes for note in notes]
        held = [self._held(party).width(look) for party in self._captions.players.parties]
        paid = [
            look.measure(line, SMALL_STRONG)
            for changes in (*(each.changes for each in self._payments), self._total())
            for change in changes
            for line in self._amounts(change)
        ]
        return max(text_px(look, CELL), *names, *notes, *held, *paid)

    @property
    def _counted(self) -> tuple[str, ...]:
        """List the units this deal was paid in; the smallest where it paid nothing."""
        changes = [change for each in self._payments for change in each.changes]
        found = tuple(unit for at, unit in enumerate(self.units) if any(change[at] for change in changes))
        return found or self.units[-1:]

    def _total(self) -> tuple[Holding, ...]:
        parties = self._captions.players.parties
        none = (0,) * len(self.units)
        return tuple(_summed(self.entries, party[0]) if self.entries else none for party in parties)

    def block(self, look: ResolvedTheme) -> Block:
        """Set the names above, a row for every reason, and at the foot what it all comes to."""
        return Column((self._head(look), *self._rows(look), self._foot(look)), gap=6)

    def _head(self, look: ResolvedTheme) -> Block:
        counted, parties = self._counted, self._captions.players.parties
        unit = self._captions.own(f"unit.{counted[0]}.many")
        label = eyebrow(self._say("paid_in", unit=unit) if len(counted) == 1 else self._say("paid"))
        named = zip(parties, self.notes, strict=True)
        names = [self._name(look, party, notes) for party, notes in named]
        cells = self._cells(look, Column((Pad(label, 0, 2),)), names)
        return Pad(Row(cells.parts, GAP, top=True), SIDES, 0)

    def _rows(self, look: ResolvedTheme) -> tuple[Block, ...]:
        if not self.entries:
            return (Pad(Text(self._say("nothing_paid"), SMALL, Tint.MUTED), SIDES, 4),)
        return tuple(self._row(look, number, each) for number, each in enumerate(self._payments))

    def _foot(self, look: ResolvedTheme) -> Block:
        label = Text(self._say("total"), STRONG)
        parties = self._captions.players.parties
        sums = self._total()
        total = self._line(look, label, [self._cell(each) for each in sums])
        gained = [self._captions.holding(each) if any(each) else "0" for each in sums]
        owned = [self._captions.holding(self.holdings[party[0]]) for party in parties]
        held = [NamedPlace(held_by(party[0]), self._held(party)) for party in parties]
        score = self._line(look, Text(self._say("score"), SMALL, Tint.MUTED), held)
        lines = (self._told("total", total, gained), self._told("score", score, owned))
        return Column((Divider(), *lines), gap=8)

    def _told(self, key: str, line: Block, amounts: Sequence[str]) -> Block:
        """Have a line say in one sentence what every side has in it."""
        captions = self._captions
        each = zip(map(captions.players.together, captions.players.parties), amounts, strict=True)
        told = "; ".join(f"{name} {amount}" for name, amount in each)
        return ToldLine(line, self.awards.context.words.get("aloud.line", name=self._say(key), told=told))

    def _say(self, key: str, **values: object) -> str:
        return self.awards.context.words.get(f"result.{key}", **values)

    def _line(self, look: ResolvedTheme, label: Block, cells: Sequence[Block]) -> Block:
        return Pad(self._cells(look, label, cells), SIDES, 0)

    def _cells(self, look: ResolvedTheme, label: Block, cells: Sequence[Block]) -> Row:
        wide = self._wide(look) / look.unit
        return Row((Grow(label), *(MinWidth(cell, wide) for cell in cells)), gap=GAP)

    def _name(self, look: ResolvedTheme, party: Sequence[Seat], notes: Sequence[str]) -> Block:
        """Head a column; by ear a side is told with what there is to say of it, as others may have the same."""
        head = self._written(look, party, notes)
        if not notes:
            return head
        told = self._captions.table("comma").join(notes)
        said = {"name": self._captions.players.together(party), "told": told}
        return ToldLine(head, self.awards.context.words.get("aloud.line", **said))

    def _written(self, look: ResolvedTheme, party: Sequence[Seat], notes: Sequence[str]) -> Block:
        won, said = party[0] in self.winners, self._captions.players.together(party)
        noted = [Text(note, SMALL, Tint.MUTED, Align.RIGHT) for note in notes]
        if not won:
            return Column((Text(said, STRONG, side=Align.RIGHT), *noted), gap=1)
        beside = self._beside(party)
        if beside.width(look) <= self._wide(look):
            return Column((beside, *noted), gap=1)
        above = Row((Grow(Gap(0)), IconSign("crown", STRONG)))
        return Column((above, Text(said, STRONG, Tint.GOLD, Align.RIGHT), *noted), gap=1)

    def _beside(self, party: Sequence[Seat]) -> Row:
        """Name a side in one line, with a crown before the winner."""
        named = Text(self._captions.players.together(party), STRONG, Tint.GOLD, one_line=True)
        crown = (IconSign("crown", STRONG),) if party[0] in self.winners else ()
        return Row((Grow(Gap(0)), *crown, named), gap=8)

    def _held(self, party: Sequence[Seat]) -> Block:
        return holdings(self._captions, self.units, self.holdings[party[0]], right=True)

    def _row(self, look: ResolvedTheme, number: int, paid: Payment) -> Block:
        first, opened = self.entries[paid.places[0]].award, number in self.opened
        caption = self._captions.step(first)
        means = self._captions.explained(caption)
        glossary = self._captions.glossary
        texts: list[Block] = [TermText(Text(caption, SMALL), glossary)]
        if first.to == TABLE:
            texts.append(Text(self._into(paid), SMALL, Tint.MUTED))
        label = Row(
            (
                IconSign("chevron_down" if opened else "chevron_right", SMALL),
                Grow(Centre(Column(tuple(texts)), MOST)),
            ),
            gap=8,
        )
        line: Block = self._cells(look, label, [self._cell(each) for each in paid.changes])
        for place in paid.places:
            line = NamedPlace(line_of(place), line)
        button = RowButton(
            f"paid/{number}",
            self._spoken(caption, paid),
            line,
            lambda: self.toggle(number),
            opened,
            tip=f"{means} {self._say('working_tip')}".lstrip(),
            means=means,
            mark="open",
            bare=True,
            sides=SIDES,
            ends=3,
        )
        if not opened:
            return button
        working = self.awards.workings(paid.places, self.entries, self.shown)
        return Column((button, Pad(working, 44, 6)), gap=4)

    def _into(self, paid: Payment) -> str:
        """Say where goes what no side gets, and how much it is where no side pays it either."""
        awards = [self.entries[place].award for place in paid.places]
        into = self._captions.into(awards[0]) or self._say("to_pot")
        if any(award.giver != TABLE for award in awards):
            return into
        amount = self._captions.unit(sum(award.amount for award in awards), awards[0].unit)
        return self._say("into", amount=amount, into=into)

    def _spoken(self, caption: str, paid: Payment) -> str:
        told = [
            f"{self._captions.players.together(party)} {self._captions.table('comma').join(self._amounts(change))}"
            for party, change in zip(self._captions.players.parties, paid.changes, strict=True)
            if any(change)
        ]
        return f"{caption}: {'; '.join(told)}" if told else caption

    def _cell(self, change: Holding) -> Block:
        """Write a change with its signs: green what was won, red what it cost."""
        lines = self._amounts(change)
        worth = next((number for number in change if number), 0)
        tint = Tint.GOOD if worth > 0 else Tint.BAD if worth < 0 else Tint.MUTED
        texts = [Text(line, SMALL_STRONG, tint, Align.RIGHT, one_line=True) for line in lines]
        return Column(tuple(texts)) if texts else Gap(0)

    def _amounts(self, change: Holding) -> list[str]:
        """Write what changed, unit by unit; where there is but one, its name stands at the head."""
        told = [(unit, number) for unit, number in zip(self.units, change, strict=True) if number]
        if len(self._counted) == 1:
            return [figure(number, plus=True) for _, number in told]
        return [self._signed(unit, number) for unit, number in told]

    def _signed(self, unit: str, number: int) -> str:
        amount = self._captions.unit(number, unit)
        return self._say("gain", amount=amount) if number > 0 else amount
