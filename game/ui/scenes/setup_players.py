"""Who sits at the table and what is dealt: opponents, the first dealer, a stated deal."""

from collections.abc import Callable

from game.catalogue import LEVELS
from game.core.cards import Seat
from game.core.record import record, replace
from game.play.deal_codes import is_code
from game.play.match_setup import LONGEST_NAME, ME, Opponent
from game.play.portraits import person_of, portrait_of, stored_name, temperament_of
from game.play.setup_draft import Draft
from game.stage.sorting import sort_hand
from game.telling.captions import told_name
from game.ui.blocks import (
    LABEL,
    SMALL,
    SMALL_STRONG,
    Block,
    Button,
    Column,
    Command,
    Divider,
    Field,
    Gap,
    Grow,
    MinWidth,
    Picker,
    Picture,
    Row,
    RowButton,
    Switch,
    Text,
    TextField,
    Tint,
    Tone,
    UiContext,
    Wrap,
    eyebrow,
)
from game.ui.draw.portraits import portrait
from game.ui.scenes.card_rows import CardRow
from game.ui.scenes.labels import IconSign, no_typeface
from game.ui.shell.editing import copied
from game.wording import fault

LONGEST_DEAL = 260
"""Letters of a stated deal: the largest pack, generously spaced."""
DEAL = "deal"
"""Key of the field a deal is stated in."""
EXAMPLE = 4
FACE = 76
"""Design units of a portrait."""


@record
class Company:
    """The part of the set-up screen about people and cards."""

    context: UiContext
    draft: Draft
    change: Callable[[Draft], Switch]
    count: Block | None  # the control for how many play; None where that is fixed

    def opponents(self) -> Block:
        """List the opponents, and how many there are where that can be chosen."""
        words, parts = self.context.words, list[Block]()
        if self.count is not None:
            parts += [self.count, Divider()]
        if len(self.draft.opponents) > 1:
            parts += [self._everybody(), Divider()]
        for place in range(len(self.draft.opponents)):
            parts.append(self._opponent(place))
        company = words.get("setup.company_partnered" if self.draft.partnered else "setup.company")
        return Column((eyebrow(company), *parts), gap=14)

    def _everybody(self) -> Block:
        """Choose one level for all others at once."""
        say, mine = self.context.words.get, self.draft.level
        offered = LEVELS if mine else ("", *LEVELS)
        captions = tuple(
            say(f"setup.level.{each}.name") if each else say("setup.levels_mixed") for each in offered
        )
        name = say("setup.levels_partnered" if self.draft.partnered else "setup.levels")

        def choose(at: int) -> Switch:
            return self.change(self.draft.with_level(offered[at])) if offered[at] else None

        return Field(name, Picker("levels", name, captions, offered.index(mine), choose))

    def _opponent(self, place: int) -> Block:
        words, mine = self.context.words, self.draft.opponents[place]

        def put(opponent: Opponent) -> Switch:
            return self.change(self.draft.with_opponent(place, opponent))

        name = TextField(
            f"name/{place}",
            words.get("setup.number", number=place + 1),
            told_name(words, mine.name),
            lambda text: put(replace(mine, name=stored_name(text, words))),
            hint=words.get("setup.opponent_hint"),
            most=LONGEST_NAME,
        )
        level = Picker(
            f"level/{place}",
            words.get("setup.opponent_level"),
            tuple(words.get(f"setup.level.{each}.name") for each in LEVELS),
            LEVELS.index(mine.level),
            lambda at: put(replace(mine, level=LEVELS[at])),
        )
        note = Text(words.get(f"setup.level.{mine.level}.text"), SMALL, Tint.MUTED)
        who = Column((name, *no_typeface(self.context, mine.name), *self._manner(mine.name)), gap=6)
        return Column(
            (
                Row((MinWidth(self._face(place), FACE + 12), Grow(who)), gap=14, top=True),
                Field(words.get("setup.opponent_level"), level),
                note,
            ),
            gap=8,
        )

    def _face(self, place: int) -> Block:
        """Show a portrait; pressed, somebody else sits down."""
        words, name = self.context.words, self.draft.opponents[place].name
        face = portrait_of(name, words)

        def another() -> Switch:
            return self.change(self.draft.with_another(place))

        said = words.get("setup.person_another", number=place + 1)
        picture = Picture(told_name(words, name), lambda _, size: portrait(face, min(size)), FACE, FACE)
        return RowButton(f"person/{place}", said, picture, another, tip=said, sides=6, ends=6)

    def _manner(self, name: str) -> tuple[Block, ...]:
        """Tell what an opponent is known for, and the temperament where this game lets it show."""
        words, person = self.context.words, person_of(name, self.context.words)
        about = words.get(f"setup.person.{person}") if person else words.get("setup.person_other")
        parts: tuple[Block, ...] = (Text(about, SMALL, Tint.MUTED),)
        if not self.draft.game.bots.daring:
            return parts
        mood = words.get(f"setup.temperament.{temperament_of(name, words) or 'even'}")
        return (*parts, Text(mood, SMALL_STRONG, Tint.GOLD))

    def dealer(self) -> Block | None:
        """Ask who deals first; None where a house rule of the game says so."""
        if not self.draft.asks_dealer:
            return None
        words = self.context.words
        seats: tuple[Seat | None, ...] = (None, ME, *range(1, len(self.draft.opponents) + 1))
        captions = (words.get("setup.dealer_chance"), *self._names())

        def choose(at: int) -> Switch:
            return self.change(replace(self.draft, dealer=seats[at]))

        name = words.get("setup.dealer")
        return Field(name, Picker("dealer", name, captions, seats.index(self.draft.dealer), choose))

    def _names(self) -> tuple[str, ...]:
        numbered = enumerate(self.draft.opponents, 1)
        return (
            self.context.words.get("setup.you"),
            *(
                told_name(self.context.words, each.name)
                or self.context.words.get("setup.number", number=number)
                for number, each in numbered
            ),
        )

    def deal(self, code: Command) -> Block:
        """Let the player state a deal, with a verdict on what stands there so far."""
        words = self.context.words
        faces = self.draft.spec.pack.faces
        example = " ".join(faces[: -EXAMPLE - 1 : -1])
        text = Text(words.get("setup.deal_text", example=f"{example} …"), SMALL, Tint.MUTED)
        field = TextField(
            DEAL,
            words.get("setup.deal"),
            self.draft.deal,
            lambda typed: self.change(replace(self.draft, deal=typed)),
            hint=words.get("setup.deal_hint"),
            most=LONGEST_DEAL,
            signs="".join(sorted({sign for face in faces for sign in face})),
        )
        head = eyebrow(words.get("setup.deal"))
        return Column((head, text, field, self._deal_buttons(code), *self._verdict()), gap=10)

    def _deal_buttons(self, code: Command) -> Block:
        words = self.context.words
        paste = Button(
            "paste",
            words.get("setup.deal_paste"),
            lambda: self.change(replace(self.draft, deal=copied()[:LONGEST_DEAL])),
            Tone.QUIET,
            tip=words.get("setup.deal_paste_tip"),
        )
        clear = Button(
            "clear",
            words.get("setup.deal_clear"),
            lambda: self.change(replace(self.draft, deal="")),
            Tone.QUIET,
            live=bool(self.draft.deal),
        )
        named = Button(
            "deal_code", words.get("codes.open"), code, Tone.QUIET, tip=words.get("codes.open_tip")
        )
        return Wrap((paste, clear, named), gap=8)

    def _verdict(self) -> tuple[Block, ...]:
        words, draft = self.context.words, self.draft
        if not draft.deal.split():
            return ()
        if is_code(draft.deal):
            told = Text(words.get("codes.is_code", button=words.get("codes.open")), SMALL, Tint.GOLD)
            return (Row((IconSign("info", SMALL), Grow(told)), gap=10),)
        if (wrong := draft.deal_fault) is not None:
            told = Text(words.get("setup.deal_wrong", fault=fault(words, wrong)), SMALL, Tint.BAD)
            return (Row((IconSign("warning", SMALL, Tint.BAD), Grow(told)), gap=10),)
        good = Row(
            (IconSign("check", SMALL, Tint.GOOD), Grow(Text(words.get("setup.deal_good"), SMALL, Tint.GOOD))),
            gap=10,
        )
        return (good, Gap(2), *self._hands())

    def _hands(self) -> tuple[Block, ...]:
        hands = self.draft.hands()
        if not hands:
            return (
                (Text(self.context.words.get("setup.deal_whose"), SMALL, Tint.MUTED),)
                if self.draft.asks_dealer
                else ()
            )
        pack, named = self.draft.rules().spec.pack, zip(self._names(), hands, strict=True)
        return tuple(
            Column(
                (
                    Text(name, LABEL),
                    CardRow(name, tuple(pack.spell(card) for card in sort_hand(hand, pack, None)), tall=84),
                ),
                gap=4,
            )
            for name, hand in named
        )
