"""The calendar of daily deals: month by month the days that were played, and what became of each."""

from calendar import Calendar, monthrange
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta

import pygame

from game.core.record import record
from game.storage.daily import FirstTry
from game.ui.blocks import (
    SMALL,
    SMALL_STRONG,
    Action,
    Align,
    Block,
    Button,
    Centre,
    Column,
    Gap,
    Grid,
    Grow,
    Pad,
    Row,
    RowButton,
    Switch,
    Text,
    Tint,
    ToldLine,
    Tone,
    UiContext,
    eyebrow,
)
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import LayoutPass
from game.ui.scenes.labels import IconSign
from game.wording import Words

CELL = 66
"""Design units of a day."""
DAY = "day/"
"""What the keys of days begin with; the day follows."""
LEVEL = 0.005
"""Less beside par than this is par."""


def verdict(words: Words, ahead: float | None, par: float | None) -> str:
    """Say how a score compares with par; empty where either is not known."""
    if ahead is None or par is None:
        return ""
    beside = round(ahead - par, 2)
    if abs(beside) < LEVEL:
        return words.get("daily.even")
    return words.get("daily.better" if beside > 0 else "daily.worse", amount=words.decimal(abs(beside)))


def day_told(words: Words, day: date) -> str:
    """Write a day for the player."""
    return words.get("saves.day", **date_parts(words, day))


def date_parts(words: Words, day: date) -> Mapping[str, object]:
    """Give what a date is written with; the language may have its own word for a day of the month: "1er"."""
    named = words.grammar(f"day.{day.day}", str(day.day))
    return {"day": named, "month": words.get(f"saves.month.{day.month}"), "year": day.year}


def _month_of(day: date) -> date:
    return day.replace(day=1)


def _beside(days: Sequence[date], day: date, step: int) -> date:
    """Give the neighbour of a day among others, or the day itself at their end."""
    return days[min(max(0, days.index(day) + step), len(days) - 1)]


@record
class _Ticked:
    """A number with a tick at its right; the number keeps the middle where there is room for both."""

    number: Text
    tick: IconSign = IconSign("check")

    def width(self, look: ResolvedTheme) -> int:
        return self.number.width(look) + self.tick.width(look) + look.px(2)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(self.number.height(look, width), self.tick.height(look, width))

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        wide = self.tick.width(look)
        left = max(0, min(wide, rect.width - wide - self.number.width(look)))
        middle = pygame.Rect(rect.x + left, rect.y, rect.width - wide - left, rect.height)
        Centre(self.number, CELL).place(look, middle, layout)
        tall = self.tick.height(look, wide)
        self.tick.place(look, pygame.Rect(rect.right - wide, rect.centery - tall // 2, wide, tall), layout)


class DaysPlayed:
    """Shows one month at a time, and tells of one day."""

    def __init__(self, context: UiContext, today: date) -> None:
        """Begin with the month of a day, and with that day."""
        self._context = context
        self._today = today
        self._month = _month_of(today)
        self._told = today

    def block(self, tries: Mapping[str, FirstTry]) -> Block:
        """Lay out the month: days that were played stand on plates and can be pressed."""
        words = self._context.words
        played = {each.day: each for each in tries.values() if each.ahead is not None}
        names = tuple(
            Text(words.get(f"daily.weekday.{n}"), SMALL, Tint.MUTED, Align.CENTRE) for n in range(7)
        )
        days = tuple(
            self._day(played.get(day.isoformat()), day) if day.month == self._month.month else Gap(1)
            for day in Calendar().itermonthdates(self._month.year, self._month.month)
        )
        month = Column((Grid(names, CELL, gap=5, most=7), Grid(days, CELL, gap=5, most=7, even=True)), gap=5)
        grid = ToldLine(month, self._days_told(played))
        found = played.get(self._told.isoformat())
        told = (Text(self._telling(found, self._told), SMALL),) if found else ()
        return Centre(
            Column((self._head(min(played, default="")), grid, *told), gap=10), CELL * 7 + 90, tall=False
        )

    @property
    def _month_told(self) -> str:
        words, month = self._context.words, self._month
        return words.get("daily.month", month=words.get(f"saves.month.{month.month}"), year=month.year)

    def _days_told(self, played: Iterable[str]) -> str:
        """Say of the month what its figures show: on which days something was played."""
        words, within = self._context.words, f"{self._month:%Y-%m}-"
        days = [str(int(day.removeprefix(within))) for day in sorted(played) if day.startswith(within)]
        key = "daily.days" if days else "daily.no_days"
        return words.get(key, month=self._month_told, days=words.get("table.comma").join(days))

    def _head(self, first: str) -> Block:
        """Name the month, between the ways to earlier and later ones."""
        words = self._context.words
        head = eyebrow(self._month_told)
        start = self._month.isoformat()
        earlier = Button(
            "earlier",
            words.get("daily.earlier"),
            self._earlier,
            Tone.QUIET,
            live=bool(first) and first < start,
        )
        last = self._month.replace(day=monthrange(self._month.year, self._month.month)[1])
        later = Button("later", words.get("daily.later"), self._later, Tone.QUIET, live=last < self._today)
        return Row((Grow(head), earlier, later), gap=8)

    def walk(self, tries: Mapping[str, FirstTry], key: str, action: Action) -> str:
        """Show the day to which an action leads from the one that has the focus, and give its key; "" for none.

        Left and right go from day to day, Home and End to the ends of the month, page keys to another month.
        """
        if not key.startswith(DAY):
            return ""
        here = date.fromisoformat(key.removeprefix(DAY))
        days = sorted(date.fromisoformat(each.day) for each in tries.values() if each.ahead is not None)
        within = [day for day in days if _month_of(day) == _month_of(here)]
        match action:
            case Action.LEFT | Action.RIGHT:
                goal = _beside(days, here, 1 if action is Action.RIGHT else -1)
                if goal == here:
                    return ""
            case Action.FIRST | Action.LAST:
                goal = within[0 if action is Action.FIRST else -1]
            case Action.PAGE_UP | Action.PAGE_DOWN:
                months = sorted({_month_of(day) for day in days})
                month = _beside(months, _month_of(here), 1 if action is Action.PAGE_DOWN else -1)
                there = (day for day in days if _month_of(day) == month)
                goal = min(there, key=lambda day: abs(day.day - here.day))
            case _:
                return ""
        self._month = _month_of(goal)
        return f"{DAY}{goal.isoformat()}"

    def _earlier(self) -> Switch:
        self._month = (self._month - timedelta(days=1)).replace(day=1)
        return None

    def _later(self) -> Switch:
        self._month = (self._month + timedelta(days=31)).replace(day=1)
        return None

    def _day(self, found: FirstTry | None, day: date) -> Block:
        tint = Tint.GOLD if day == self._today else Tint.CREAM if found else Tint.MUTED
        number = Text(str(day.day), SMALL_STRONG if found else SMALL, tint, Align.CENTRE, one_line=True)
        if not found:
            return Centre(Pad(number, 0, 9), CELL)

        def tell() -> Switch:
            self._told = day
            return None

        name, chosen = self._telling(found, day), day == self._told
        return RowButton(f"{DAY}{day.isoformat()}", name, _Ticked(number), tell, chosen, sides=3, ends=4)

    def _telling(self, found: FirstTry | None, day: date) -> str:
        """Say what became of a day."""
        words = self._context.words
        if found is None:
            return ""
        game, told = words.get(f"{found.game}.name"), verdict(words, found.ahead, found.par)
        where = day_told(words, day)
        return (
            words.get("daily.played", day=where, game=game, told=told)
            if told
            else words.get("daily.open_day", day=where, game=game)
        )
