"""The figures behind a hint: what every move promises, and where the hidden cards are likely to lie and why."""

from collections.abc import Sequence
from typing import assert_never

from game.play.table_session import Answered, Awaited, BrokeDown, Inquiry, TableSession
from game.search.belief import Belief, Beliefs, LookCount, Whereabouts, beliefs, due, merged
from game.search.master import Advice
from game.search.rollout import Prospect
from game.stage.table import Table
from game.telling.captions import Captions
from game.telling.log import tell
from game.telling.markup import Document, parse
from game.ui.draw.theme import BODY
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Column, Gap, Grow, Pad, Wrap
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop, Scene, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.panel import Panel
from game.ui.widgets.rich import Rich
from game.ui.widgets.text import Text, heading
from game.wording import decimal

WIDEST = 980
UNKNOWN = "–"


class Numbers:
    """A dialog over the table; what is believed of the hidden cards comes bit by bit, and grows finer meanwhile."""

    def __init__(
        self, context: UiContext, captions: Captions, table: Table, session: TableSession, advice: Advice
    ) -> None:
        """Show what led to this advice."""
        self._captions = captions
        self._table = table
        self._session = session
        self._beats = session.match.told(session.me)
        self._advice = advice
        self._more = False  # how sure the averages are is shown, too
        self._counts: list[LookCount | None] = [None] * len(self._beats)
        self._asked: tuple[int, ...] = ()  # the looks that are being asked about
        self._inquiry = self._ask()
        self._beliefs: Awaited | Document | BrokeDown = Awaited()
        self._screen = Screen(context, self._compose, back=Pop, first="back", backdrop=False)
        self.scene: Scene = ScreenScene(self._screen, over=True, listen=self._take_in)

    def _ask(self) -> Inquiry[tuple[LookCount, ...]] | None:
        """Ask about the next looks at the table; about none once the figures are fine enough."""
        self._asked, positions = due(self._counts)
        looks = tuple(self._beats[number].after for number in self._asked)
        return self._session.ask_beliefs(looks, positions) if looks else None

    def _take_in(self) -> None:
        """Take in what has been found, show it, and ask for more."""
        if self._inquiry is None:
            return
        outcome = self._inquiry.poll()
        match outcome:
            case Awaited():
                return
            case Answered(found):
                for number, counted in zip(self._asked, found, strict=True):
                    self._counts[number] = merged(self._counts[number], counted)
                self._beliefs = parse(self._whereabouts(beliefs(self._counts)))
                self._inquiry = self._ask()
            case BrokeDown():
                self._inquiry = None
                if isinstance(self._beliefs, Awaited):
                    self._beliefs = outcome
            case _:
                assert_never(outcome)
        self._screen.refresh()

    def _compose(self) -> Block:
        say = self._captions.table
        promised = parse(promises(self._captions, self._advice, self._more))
        parts: list[Block] = [
            Text(say("numbers.unit", unit=self._captions.smallest), BODY),
            Rich("promises", promised, paper=False),
        ]
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

    def _believed(self) -> Block:
        match self._beliefs:
            case Awaited():
                return Text(self._captions.table("numbers.thinking"), BODY)
            case BrokeDown():
                return Text(self._captions.table("no_advice"), BODY)
            case Document():
                return Rich("beliefs", self._beliefs, paper=False)
            case _:
                assert_never(self._beliefs)

    def _whereabouts(self, found: Beliefs) -> str:
        """Write a table of the unseen cards as marked-up text."""
        say = self._captions.table
        if not found.cards:
            return say("numbers.all_seen")
        homes = [self._home(home) for home in found.homes]
        rows = [(say("numbers.card"), *homes, say("numbers.since"))]
        rows += [self._row(each) for each in found.cards]
        return _written(rows)

    def _home(self, home: Whereabouts) -> str:
        name, seat = home
        if seat < 0:
            return self._captions.heap(name)
        if name == "hand":
            return self._captions.name(seat)
        whose = self._captions.within(seat)
        return self._captions.table("numbers.heap_of", heap=self._captions.heap(name), seat=whose)

    def _row(self, belief: Belief) -> tuple[str, ...]:
        most = max(belief.shares)
        told = [f"{round(100 * share)} %" for share in belief.shares]
        marked = [
            f"**{text}**" if share == most else text for text, share in zip(told, belief.shares, strict=True)
        ]
        return self._captions.card(belief.card), *marked, self._since(belief)

    def _since(self, belief: Belief) -> str:
        """Tell what moved a belief most."""
        if belief.since < 0:
            return UNKNOWN
        beat = self._beats[belief.since]
        shown = self._table.announced(beat.after)
        told = " ".join(tell(beat, self._captions, shown)[:1])
        return self._captions.table("numbers.moved", told=told, before=round(100 * belief.before))


def promises(captions: Captions, advice: Advice, more: bool = False) -> str:
    """Write a table of the moves and what they promise as marked-up text; `more` says how sure that is."""
    say = captions.table
    rows = [(say("numbers.move"), say("numbers.expected"), say("numbers.worlds"))]
    for each in advice.prospects:
        name = captions.doing(each.move).rstrip(".")
        if each.move == advice.decision.move:
            name = f"**{name}** · {say('numbers.advised')}"
        rows.append((name, expected(each, more), f"{len(each.gains)}"))
    return _written([row if more else row[:2] for row in rows])


def expected(prospect: Prospect, more: bool = False) -> str:
    """Write expected points; `more` adds their standard error."""
    if not prospect.gains:
        return UNKNOWN
    if len(prospect.gains) < 2 or not more:
        return decimal(prospect.mean, plus=True)
    amount = decimal(prospect.mean, plus=True, beside=prospect.error)
    return f"{amount} ± {decimal(prospect.error, beside=prospect.mean)}"


def _written(rows: Sequence[Sequence[str]]) -> str:
    """Write rows under their head as a marked-up table; a column in which nothing is known is left out."""
    columns = [column for column in zip(*rows, strict=True) if any(cell != UNKNOWN for cell in column[1:])]
    head, *rest = zip(*columns, strict=True)
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ("---",) * len(head), *rest))
