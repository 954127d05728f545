"""The bars above and below the table with the game, its tools and the keys, and the prompt above the hand."""

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import product
from typing import assert_never

import pygame

from game.core.cards import CHANCE
from game.core.record import field, record, replace
from game.play.phases import Between, Over, Resting, Thinking
from game.play.table.inputs import (
    AskHint,
    OpenMenu,
    Redo,
    SeeRules,
    ToggleDeclared,
    ToggleLog,
    Undo,
)
from game.stage.arrange import between
from game.stage.pose import Zone
from game.telling.by_ear import closed
from game.telling.captions import Captions
from game.telling.glossary import NO_TERMS, Glossary
from game.ui.draw import sign_text
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.stretched import Drawing
from game.ui.draw.theme import HEADING, Style
from game.ui.kit.block import Canvas, Placement
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.node import Node, Role, pixels, rect_of, zone_of
from game.ui.shell.scene import Command
from game.ui.table.areas import LARGE, TableAreas
from game.ui.table.felt_controls import Tool
from game.ui.table.lettering import (
    NOTE,
    PROMPT,
    Send,
    Sends,
    deep,
    explained,
    shortened,
    sizes_of,
    underline,
    write,
)
from game.ui.table.view_model import (
    Busy,
    LeafBlock,
    MyMove,
    PlacedBlock,
    TableViewModel,
    already_moved,
    deal_of,
)
from game.ui.widgets.button import Button
from game.ui.widgets.caps import KeyHints, hints
from game.ui.widgets.frame import unsaved_sign

PROMPTS = sizes_of(PROMPT, 1, 0.86, 0.74)
NAMED = sizes_of(HEADING, 1, 0.85, 0.72, 0.6)
"""The type of the game's name."""
NOTED = sizes_of(NOTE, 0.86, 0.74)
"""That of what stands below it, where it would be cut in its usual one."""
ASTRAY = 12
"""The share of the row’s width by which the prompt may stand beside its middle."""
SLACK = 5
"""Design units by which a row is higher than what is written in it, above and below."""
PILL = 16
"""Design units at either end of the prompt's plate."""


@record
class PromptText:
    """A sentence that says what is waited for or what has happened, and what the rules want.

    Where both have no room in large type, what the rules want is said alone, or the shorter wording.
    """

    text: str
    duty: str  # what the rules want, with signs; empty when nothing
    mine: bool
    spoken: str
    short: str = ""  # another wording where the first has no room
    hidden: bool = False  # something lies over it
    glossary: Glossary = field(default=NO_TERMS, compare=False)

    def width(self, look: ResolvedTheme) -> int:
        """Give the width of the whole sentence."""
        return self._wide(look, self._wordings()[0], PROMPT)

    def least(self, look: ResolvedTheme) -> int:
        """Give the width of the shortest wording in the smallest type."""
        return min(self._wide(look, each, PROMPTS[-1]) for each in self._wordings())

    def _wordings(self) -> tuple[str, ...]:
        """List what may be said, the fullest first."""
        whole = " · ".join(part for part in (self.text, self.duty) if part)
        return tuple(dict.fromkeys(each for each in (whole, self.duty, self.short, self.text) if each))

    @staticmethod
    def _wide(look: ResolvedTheme, said: str, style: Style) -> int:
        return sign_text.measure(look, said, style) + 2 * look.px(PILL) + 2

    def _shown(self, look: ResolvedTheme, width: int) -> tuple[str, Style]:
        """Choose the fullest wording that has room in the largest type, rather than the largest one in small type."""
        ways = [(said, style) for style in PROMPTS for said in self._wordings()]
        fits = (way for way in ways if self._wide(look, *way) <= width)
        return next(fits, (ways[-1][0], PROMPTS[-1]))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sentence on a plate, in gold when it is meant for me."""
        look, rect = canvas.look, canvas.rect
        if self.hidden:
            return
        said, style = self._shown(look, rect.width)
        wide = min(rect.width, self._wide(look, said, style))
        plate = pygame.Rect(0, 0, wide, min(rect.height, look.leading(style) + look.px(12)))
        plate.center = rect.center
        canvas.put(look.paint.shade(plate.size, plate.height // 2, deep(look), 168), plate.topleft)
        colour, left = look.palette.gold if self.mine else look.palette.cream, plate.left + look.px(PILL)
        end = sign_text.write_line(canvas.surface, look, said, style, colour, left, plate.centery)
        box = pygame.Rect(left, plate.y, end - left, plate.height)
        underline(canvas, said, style, colour, box, self.glossary)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look, rect = at.look, at.rect
        said, style = self._shown(look, rect.width)
        needed = (sign_text.measure(look, said, style), look.font_px(style))
        yield Node(Role.HEADING, self.spoken, rect_of(rect), needed=needed)


@record
class Strip:
    """The dark strip behind a bar at the foot of a table, fading into it."""

    def draw(self, canvas: Canvas) -> None:
        canvas.put(strip(canvas.look, canvas.rect.size), canvas.rect.topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


def strip(look: ResolvedTheme, size: tuple[int, int]) -> Drawing:
    """Draw a strip that is dark below and gone above."""
    red, green, blue = (part // 2 for part in look.palette.felt_edge)
    colour = f"#{red:02x}{green:02x}{blue:02x}"
    stops = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{size[1]}">'
        f'<stop offset="0" stop-color="{colour}" stop-opacity="0"/>'
        f'<stop offset="0.45" stop-color="{colour}" stop-opacity="0.66"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0.86"/></linearGradient></defs>'
    )
    return look.paint.framed(
        size, (0, size[1]), lambda w, h: f'{stops}<rect width="{w}" height="{h}" fill="url(#g)"/>'
    )


@record
class Title:
    """The name of the game on the wall, and below it which deal it is."""

    name: str
    remark: str
    more: str = ""  # said after the remark, where there is room for that as well
    brief: tuple[str, ...] = ()  # said in its stead where there is room for neither, the longest first
    asked: bool = False  # it is what I am asked
    short: str = ""  # the name where there is no room for it, if it has a shorter one
    heard: str = ""  # all of it in words, where that is more than name and remark

    def width(self, look: ResolvedTheme) -> int:
        """Give the width of both lines."""
        told = max((look.measure(each, NOTE) for each in self._remarks()), default=0)
        return max(look.measure(self.name, HEADING), told) + 2

    def draw(self, canvas: Canvas) -> None:
        """Draw the two lines."""
        look, rect = canvas.look, canvas.rect
        shown, style = self._named(look, rect.width)
        box = write(canvas, shown, style, look.palette.cream, rect.topleft, "topleft")
        told, style = self._told(look, rect.width)
        colour, at = (
            look.palette.gold if self.asked else look.palette.cream,
            (rect.x + look.px(2), box.bottom),
        )
        if look.text_scale >= LARGE and told:  # it may reach a lamp
            end = look.px(10)
            plate = pygame.Rect(at, (look.measure(told, style), look.leading(style))).inflate(2 * end, 0)
            canvas.put(look.paint.shade(plate.size, plate.height // 2, deep(look), 168), plate.topleft)
        write(canvas, told, style, colour, at, "topleft")

    def _told(self, look: ResolvedTheme, width: int) -> tuple[str, Style]:
        """Choose the fullest remark that has room, else the shortest in smaller type, cut at last."""
        remarks = self._remarks()
        ways = [*((each, NOTE) for each in remarks), *((remarks[-1], style) for style in NOTED)]
        fits = (way for way in ways if look.measure(*way) <= width)
        return next(fits, (shortened(look, remarks[-1], NOTED[-1], width), NOTED[-1]))

    def _remarks(self) -> tuple[str, ...]:
        """List what may be said, the longest first."""
        whole = [f"{self.remark} · {self.more}"] if self.more else []
        return (*whole, self.remark, *self.brief)

    def _named(self, look: ResolvedTheme, width: int) -> tuple[str, Style]:
        """Write the name in the largest type in which it has room."""
        names = (self.name, self.short) if self.short else (self.name,)
        fits = (way for way in product(names, NAMED) if look.measure(*way) <= width)
        return next(fits, (shortened(look, names[-1], NAMED[-1], width), NAMED[-1]))

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell the name and the deal."""
        look = at.look
        shown, style = self._named(look, at.rect.width)
        needed = (look.measure(shown, style), look.font_px(style))
        told = "" if self.heard else self._remarks()[0]
        yield Node(Role.HEADING, self.heard or self.name, rect_of(at.rect), told, needed=needed)


def above(
    look: ResolvedTheme,
    wall: pygame.Rect,
    title: Title,
    tools: Sequence[Tool],
    signs: Sequence[Button] = (),
    people: Sequence[pygame.Rect] = (),
) -> list[PlacedBlock]:
    """Set the title at the upper left on the wall, the tools at the upper right, and signs beside them.

    The title keeps off people's heads; tools make way upwards for those below them.
    """
    side, gap, edge = tools[0].width(look), look.px(8), look.px(18)
    left = wall.right - edge - len(tools) * (side + gap) + gap
    heads = [each.inflate(-each.width // 3, 0) for each in people if each.width]
    under = min((each.top for each in heads if each.right > left), default=wall.bottom)
    high = wall.top + max(look.px(4), min(look.px(13), under - gap - side - wall.top))
    items = [
        PlacedBlock(tool, pygame.Rect(left + place * (side + gap), high, side, side), "tools")
        for place, tool in enumerate(tools)
    ]
    for sign in signs:
        wide, tall = sign.width(look), min(sign.height(look, left), wall.height - look.px(4))
        left -= wide + look.px(16)
        items.insert(0, PlacedBlock(sign, pygame.Rect(left, high, wide, tall), "tools"))
    start = wall.left + look.px(30)
    ends = [each.left for each in heads if each.top < wall.bottom and each.left > start + side]
    wide = min([title.width(look), round(0.4 * wall.width), *(end - start for end in [left, *ends])])
    rect = pygame.Rect(start, wall.top + look.px(8), wide, wall.height - look.px(8))
    return [PlacedBlock(LeafBlock(title), rect), *items]


def below(look: ResolvedTheme, bar: pygame.Rect, prompt: PromptText, keys: KeyHints) -> list[PlacedBlock]:
    """Set the prompt at the left end of the bar below a table, and the keys at its right end where there is room.

    A prompt too long for the whole bar is left out: the keys are of more use than half a sentence.
    """
    start = max(14, look.px(34))
    fits = prompt.least(look) <= bar.width - 2 * start
    wide = min(bar.width - 2 * start, prompt.width(look)) if fits and (prompt.text or prompt.duty) else 0
    said = [PlacedBlock(LeafBlock(prompt), pygame.Rect(start, bar.y, wide, bar.height))] if wide else []
    room = bar.width - 2 * start - wide - look.px(40)
    if keys.width(look) > room:
        return said
    tall = keys.height(look, room)
    rect = pygame.Rect(bar.right - start - room, bar.centery - tall // 2, room, tall)
    return [*said, PlacedBlock(keys, rect)]


def _beside(model: TableViewModel, areas: TableAreas) -> list[pygame.Rect]:
    """List what the prompt may come to lie beside, but not upon."""
    zones = (*model.lying.heaps, *(spot.zone for spot in model.lying.slots.plates))
    return [areas.rect(zone) for zone in zones]


def _hand_top(model: TableViewModel, areas: TableAreas) -> int:
    """Give where my hand begins."""
    tops = (areas.rect(Zone(*each)).top for each in model.lying.strips.values())
    return min(tops, default=areas.bottom.top)


@record
class KeyHelp:
    """Whether the keys are told: for some seconds after one was pressed. The time is given from outside."""

    until: float = 0.0

    def pressed(self, now: float) -> "KeyHelp":
        """Tell them from now on."""
        return KeyHelp(now + KEYS_SHOWN)

    def shown(self, now: float) -> bool:
        """Tell whether they are seen now."""
        return now < self.until


FEWEST = 3
"""Where fewer keys have room, none is told."""
KEYS_SHOWN = 6.0
"""Seconds for which the keys are told."""


class Bars:
    """Lays the bars out."""

    def __init__(self, context: UiContext, captions: Captions, send: Send) -> None:
        """Use these captions, and send what is wanted."""
        self._context = context
        self._captions = captions
        self._send = send

    def wall(
        self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas, *, asked: bool = False
    ) -> list[PlacedBlock]:
        """Set title and tools on the wall; where the prompt has no room on the table, it stands below the title."""
        people = list(map(areas.rect, model.lying.slots.people))
        signs = unsaved_sign(self._context)
        title = self._title(model)
        (text, short), mine = self._prompt(model), isinstance(model.phase, MyMove)
        if asked and mine and text:
            title = replace(title, remark=text, more="", brief=(short,) if short else (), asked=True)
        return above(look, areas.top, title, self._tools(model), signs, people)

    def _title(self, model: TableViewModel) -> Title:
        say = self._captions.table
        seal = say("sealed", digits=f"{model.sealed[:8]} {model.sealed[8:16]}") if model.sealed else ""
        goal, number = self._captions.goal, deal_of(model.view)
        deal, part = say("deal", number=number), "" if model.dealing else self._captions.part(model.view)
        counted = self._captions.deal(number, len(model.view.ledger.thrown_in))
        whole, brief = (say("deal_part", deal=each, part=part) if part else each for each in (counted, deal))
        whole = say("deal_to", number=number, amount=goal) if goal and not part else whole
        name, short = self._captions.title, self._captions.short_title
        return Title(name, model.occasion or whole, seal, (brief, counted, deal), short=short)

    def keys(self, look: ResolvedTheme, model: TableViewModel, room: pygame.Rect) -> list[PlacedBlock]:
        """Tell the keys in a column at the foot of a room, as many as have room there, the first and the last first."""
        lines = [KeyHints((each,)) for each in self._keys(model).hints]
        lines = [each for each in lines if each.width(look) <= room.width]
        gap = look.px(4)
        tall = lines[0].height(look, room.width) + gap if lines else 1
        while lines and len(lines) * tall > room.height:
            del lines[max(0, len(lines) - 2)]
        if len(lines) < FEWEST:
            return []
        top = room.bottom - len(lines) * tall
        return [
            PlacedBlock(each, pygame.Rect(room.x, top + place * tall, room.width, tall - gap))
            for place, each in enumerate(lines)
        ]

    def _tools(self, model: TableViewModel) -> list[Tool]:
        table, send = self._captions.table, partial(Sends, self._send)
        told: tuple[tuple[str, str, Command, bool], ...] = (
            ("hint", "hint", send(AskHint()), isinstance(model.phase, MyMove)),
            ("undo", "undo", send(Undo()), model.tools.undo),
            *([("redo", "redo", send(Redo()), True)] if model.tools.redo else []),
            *([("declared", "eye", send(ToggleDeclared()), True)] if model.tools.declared else []),
            ("log", "clock", send(ToggleLog()), True),
            ("rules", "rules", send(SeeRules()), True),
            ("menu", "menu", send(OpenMenu()), True),
        )
        return [
            Tool(
                f"tool:{key}",
                sign,
                table(f"tool.{key}"),
                table(f"tool_tip.{key}"),
                press,
                live,
                key in model.tools.lit,
            )
            for key, sign, press, live in told
        ]

    def prompt(
        self,
        model: TableViewModel,
        areas: TableAreas,
        written: Sequence[pygame.Rect],
        buttons: Sequence[PlacedBlock] = (),
        packets: Sequence[PlacedBlock] = (),
        over: pygame.Rect | None = None,
    ) -> list[PlacedBlock]:
        """Set the prompt above the hand, where the eye is, or above the buttons there; what lies over it hides it.

        It keeps between packets and hand, and off what is written on the table.
        """
        captions, look = self._captions, self._context.look
        mine = model.phase if isinstance(model.phase, MyMove) else None
        (text, short), duty = self._prompt(model), mine.duty if mine else ""
        if isinstance(model.phase, Resting) and self._taken(model):
            duty = self._captions.table("go_on")
        if not text and not duty:
            return []
        begun = closed(text) if text and duty else text
        said = f"{begun} {captions.cards.aloud(duty)}".strip()
        prompt = PromptText(text, duty, mine is not None, said, short, glossary=captions.glossary)
        row = areas.rect(model.lying.slots.prompt)
        rect = row.copy()
        if buttons:
            strip = buttons[0].rect.unionall([each.rect for each in buttons[1:]])
            rect.midbottom = (strip.centerx, strip.top - look.px(6))
        rect.top = max([rect.top, *(each.rect.bottom + look.px(3) for each in packets)])
        others = list(map(zone_of, [*_beside(model, areas), *written]))
        for line in (rect, rect.inflate(0, -2 * look.px(SLACK))):
            room = pixels(between(zone_of(line), others))
            # where buttons stand beside the middle, a row about them runs beyond the felt
            room = room.clip(pygame.Rect(row.x, room.y, row.width, room.height))
            wide = min(room.width, prompt.width(look))
            place = pygame.Rect(line.centerx - wide // 2, line.y, wide, line.height).clamp(room)
            fits = (
                room.width >= prompt.least(look) and abs(place.centerx - rect.centerx) <= row.width // ASTRAY
            )
            if fits and not (packets and line.bottom > _hand_top(model, areas)):
                break
        else:
            return []
        rect = place
        hidden = over is not None and over.colliderect(rect)
        told = explained(replace(prompt, hidden=hidden), "prompt", (text,), captions, self._send)
        return [PlacedBlock(LeafBlock(told), rect, "prompt")]

    def _prompt(self, model: TableViewModel) -> tuple[str, str]:
        """Say what is waited for, or who takes the trick, and the same shortly; nothing while cards are dealt."""
        taken = self._taken(model)
        first = model.view.turn == CHANCE and not model.view.ledger.finished
        if model.ending or model.dealing or first:
            return "", ""
        match model.phase:
            case Over():
                return self._captions.table("match_over"), ""
            case Resting():
                return taken or self._captions.table("go_on"), ""
            case Busy() | Thinking() | MyMove() | Between():
                if taken or already_moved(model):
                    return taken, ""
                return self._captions.prompt(model.view, model.standing.asks), self._captions.asked_shortly(
                    model.view
                )
            case _:
                assert_never(model.phase)

    def _taken(self, model: TableViewModel) -> str:
        """Tell who takes the trick while it lies there full."""
        full = len(model.view.trick.cards) == len(model.view.sides)
        return self._captions.said_of("takes_trick", model.winning) if full and model.winning >= 0 else ""

    def _keys(self, model: TableViewModel) -> KeyHints:
        say = self._captions.table
        confirms = {Between: "next", Resting: "continue"}.get(type(model.phase), "play")
        finishes = say("key.last_trick")
        if isinstance(model.phase, MyMove) and model.phase.choices.exchanging:
            confirms, finishes = "pick", self._captions.exchange(model.view.public.phase)
        wanted: list[tuple[Action | tuple[Action, ...], str]] = [
            ((Action.LEFT, Action.RIGHT), say("key.choose")),
            (Action.CONFIRM, say(f"key.{confirms}")),
            (Action.HINT, say("key.hint")),
            (Action.UNDO, say("key.undo")),
            (Action.LAST_TRICK, finishes),
            (Action.RULES, say("key.rules")),
            (Action.BACK, say("key.menu")),
        ]
        return KeyHints(hints(self._context, *wanted).hints, right=True)
