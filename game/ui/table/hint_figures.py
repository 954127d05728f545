"""The figures behind a hint: what every move promises, and where the hidden cards are likely to lie and why."""

from collections.abc import Sequence

from game.core.move import Move
from game.play.figures import ENOUGH, HintFigures
from game.play.table_session import TableSession
from game.search.belief import Belief, Beliefs, Whereabouts
from game.search.master import Advice
from game.search.rollout import Prospect
from game.search.weighing import leveled
from game.stage.table import Table
from game.telling.captions import Captions
from game.telling.log import tell
from game.telling.markup import parse
from game.ui.blocks import (
    BODY,
    Block,
    Button,
    Centre,
    Column,
    Gap,
    Grow,
    Pad,
    Page,
    Panel,
    Pop,
    Rich,
    Scroll,
    Switch,
    Text,
    Tone,
    UiContext,
    Wrap,
    heading,
)
from game.wording import approximate, decimal, percents

WIDEST = 980
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
        if self._figures.listen():
            self.scene.screen.refresh()

    def _compose(self) -> Block:
        say = self._captions.table
        promised = parse(promises(self._captions, self._figures.advice, self._more))
        parts: list[Block] = [
            Text(say("numbers.unit", unit=self._captions.gain_unit), BODY),
            Rich("promises", promised, paper=False),
            Text(self._so_far(), BODY),
        ]
        better = self._figures.better
        if better is not None:
            parts.append(
                Rich("better", parse(say("numbers.better", move=_named(self._captions, better))), paper=False)
            )
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
        return Pad(Centre(Panel(Column(inside, gap=16), sides=36, ends=30), WIDEST), 16, 16)

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
            return Rich("beliefs", parse(self._whereabouts(found)), paper=False)
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
        whose = self._captions.players.within(seat)
        return self._captions.table("numbers.heap_of", heap=self._captions.heap(name), seat=whose)

    def _row(self, belief: Belief) -> tuple[str, ...]:
        most = max(belief.shares)
        told = [f"{percent} %" for percent in percents(belief.shares)]
        marked = [
            f"**{text}**" if share == most else text for text, share in zip(told, belief.shares, strict=True)
        ]
        return self._captions.cards.written(belief.card), *marked, self._since(belief)

    def _since(self, belief: Belief) -> str:
        """Tell what moved a belief most."""
        if belief.since < 0:
            return UNKNOWN
        beat = self._figures.beats[belief.since]
        shown = self._table.announced(beat.after)
        told = " ".join(tell(beat, self._captions, shown)[:1])
        return self._captions.table("numbers.moved", told=told, before=round(100 * belief.before))


def _named(captions: Captions, move: Move) -> str:
    """Name a move within a line."""
    return captions.doing(move).rstrip(".")


def promises(captions: Captions, advice: Advice, more: bool = False) -> str:
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
        name = _named(captions, each.move)
        if each is advised:
            name = f"**{name}** · {say('numbers.advised')}"
        rows.append((name, expected(each, advised, most, known, more), f"{len(each.gains)}"))
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
