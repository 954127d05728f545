"""House rules on the screen: presets to choose at one stroke, and every option as the control that suits its kind."""

from collections.abc import Callable
from functools import partial

from game.core.options import Option, Value
from game.core.record import record
from game.play.match_setup import answer_of, first_preset, first_text
from game.play.setup_draft import Draft
from game.telling.glossary import glossary_of
from game.ui.blocks import (
    SMALL,
    STRONG,
    Beside,
    Block,
    Button,
    Centre,
    Column,
    Command,
    Divider,
    Field,
    Grid,
    Grow,
    Material,
    MinWidth,
    Panel,
    Picker,
    Row,
    RowButton,
    Stepper,
    Switch,
    Text,
    Tint,
    Toggle,
    Tone,
    UiContext,
    Wrap,
    eyebrow,
)
from game.ui.scenes.labels import IconSign
from game.ui.shell.destinations import ToRulebook
from game.ui.table.lettering import term_text
from game.wording import Words


@record
class HouseRules:
    """The part of the set-up screen about house rules."""

    context: UiContext
    draft: Draft
    change: Callable[[Draft], Switch]

    def presets(self) -> Block:
        """Offer the named sets, the usual one first."""
        chosen = self.draft.preset
        cards = [self._preset(name, selected=name == chosen) for name in self.draft.game.presets]
        if not chosen:
            cards.append(self._own())
        head = eyebrow(self.context.words.get("setup.presets"))
        return Column((head, Grid(tuple(cards), 270, gap=12, most=3)), gap=10)

    def newcomer(self, start: Command) -> Block | None:
        """Offer who has never set this game up its easiest rules; None for others, or where the usual ones serve."""
        game, words = self.draft.game, self.context.words
        preset = first_preset(game, answer_of(self.context.settings, game))
        if not preset or self.context.settings.setup_of(game.id) is not None:
            return None
        name, text = self._say(f"preset.{preset}.name"), first_text(game, words, preset)
        told = Column(
            (
                Text(words.get("setup.newcomer", game=self._say("name")), STRONG, Tint.GOLD),
                Text(words.get("setup.newcomer_text", preset=name, text=text), SMALL),
            ),
            gap=3,
        )
        button = Button(
            "first_steps",
            words.get("setup.first_steps"),
            start,
            tip=words.get("setup.first_steps_tip"),
            icon="play",
        )
        both = Beside(told, Centre(button, 300), 0.68, 520, gap=18)
        return Panel(both, Material.INSET, sides=18, ends=12)

    def _preset(self, name: str, *, selected: bool) -> Block:
        game = self.draft.game
        caption = self._say(f"preset.{name}.name")
        text = self._say(f"preset.{name}.text")

        def choose() -> Switch:
            return self.change(self.draft.with_options(game.presets[name]))

        return RowButton(
            f"preset/{name}", caption, _titled(caption, text, selected), choose, selected, sides=18
        )

    def _own(self) -> Block:
        words = self.context.words
        part = _titled(words.get("setup.own"), words.get("setup.own_text"), selected=True)
        return RowButton("preset/", words.get("setup.own"), part, lambda: None, selected=True, sides=18)

    def options(self) -> Block:
        """List every house rule but the number of players."""
        words = self.context.words
        parts: list[Block] = []
        listed = [option for option in self.draft.declared if option.id != self.draft.game.given.players]
        links = {option.id: self._paragraph(option) for option in listed}
        look = self.context.look
        # all alike, so that controls align
        wide = max(link.width(look) for link in links.values()) / look.unit
        for option in listed:
            row = self._option(option, MinWidth(links[option.id], wide))
            parts += [Divider(), row] if parts else [row]
        head: Block = eyebrow(words.get("setup.options"))
        return Column((head, *parts), gap=14)

    def players(self) -> Block | None:
        """Ask how many play; None where that can't be chosen."""
        declared = (option for option in self.draft.declared if option.id == self.draft.game.given.players)
        return next((self._below(option) for option in declared), None)

    def _below(self, option: Option) -> Block:
        """Set a house rule out in a narrow pane: what it is about stands below it."""
        field = Field(self._say(f"option.{option.id}.name"), self._control(option))
        row = Row((Grow(field), self._paragraph(option)), gap=10)
        return Column((row, self._explained(option.id), *self._told(option)), gap=6)

    def _option(self, option: Option, paragraph: Block) -> Block:
        name, about = self._say(f"option.{option.id}.name"), self._explained(option.id)
        first = Row((Grow(Field(name, self._control(option), about)), paragraph), gap=10)
        told = self._told(option)
        return Column((first, *told), gap=2) if told else first

    def _told(self, option: Option) -> tuple[Block, ...]:
        """Say what a house rule was changed to, and that more than this match follows it."""
        if self.draft.value(option) == self.draft.usual(option):
            return ()
        return self._changed(option), *self._other_table(option)

    def _other_table(self, option: Option) -> tuple[Block, ...]:
        """Say that more than this match follows, where it is what the game asks about."""
        if option.id != self.draft.game.given.table_question:
            return ()
        name = self._say("name")
        return (Text(self.context.words.get("setup.other_table", game=name), SMALL, Tint.MUTED),)

    def _explained(self, option: str) -> Block:
        """Say what a house rule is about; the terms in it explain themselves."""
        words, game = self.context.words, self.draft.game.id
        text = Text(self._say(f"option.{option}.text"), SMALL, Tint.MUTED)
        return term_text(text, f"option/{option}", glossary_of(game, words), self.context, ToRulebook(game))

    def _paragraph(self, option: Option) -> Block:
        words = self.context.words
        return Button(
            f"rule/{option.id}",
            words.get("setup.paragraph", rule=option.rule),
            partial(self.context.go, ToRulebook(self.draft.game.id, option.rule)),
            Tone.QUIET,
            tip=words.get("setup.paragraph_tip"),
        )

    def _changed(self, option: Option) -> Block:
        words, usual = self.context.words, self.caption(option, self.draft.usual(option))
        note = Text(words.get("setup.usually", value=usual), SMALL, Tint.GOLD)
        reset = Button(
            f"reset/{option.id}",
            words.get("setup.reset"),
            lambda: self.change(self.draft.choose(option, self.draft.usual(option))),
            Tone.QUIET,
            tip=words.get("setup.reset_tip", value=usual),
            icon="undo",
        )
        return Row((IconSign("dot"), Grow(note), reset), gap=8)

    def _control(self, option: Option) -> Block:
        key, name = f"option/{option.id}", self._say(f"option.{option.id}.name")
        value, words = self.draft.value(option), self.context.words
        means = self._say(f"option.{option.id}.text")

        def choose(picked: Value) -> Switch:
            return self.change(self.draft.choose(option, picked))

        if option.kind == "flag":
            no_yes = words.get("common.no"), words.get("common.yes")
            return Toggle(key, name, bool(value), no_yes, choose, means=means)
        if option.kind == "number":
            told = self.caption(option, value)
            special = "" if told == str(value) else told
            return Stepper(
                key, name, int(value), option.low, option.high, choose, caption=special, means=means
            )
        captions = tuple(self.caption(option, each) for each in option.values)
        at = option.values.index(value)
        return Picker(key, name, captions, at, lambda place: choose(option.values[place]), means=means)

    def caption(self, option: Option, value: Value) -> str:
        """Say a value in words."""
        return value_caption(self.context.words, self.draft.game.id, option, value)

    def reset_all(self) -> Block:
        """Offer to go back to the usual rules."""
        words = self.context.words
        return Wrap(
            (
                Button(
                    "reset_all",
                    words.get("setup.reset_all"),
                    lambda: self.change(self.draft.with_options(self.draft.table)),
                    Tone.QUIET,
                    live=dict(self.draft.options) != self.draft.table,
                    tip=words.get("setup.reset_all_tip"),
                    icon="undo",
                ),
            ),
            right=True,
        )

    def _say(self, key: str) -> str:
        return self.context.words.get(f"{self.draft.game.id}.{key}")


def value_caption(words: Words, game: str, option: Option, value: Value) -> str:
    """Say the value of a house rule in words."""
    if option.kind == "flag":
        return words.get("common.yes" if value else "common.no")
    named = f"{game}.option.{option.id}.value.{value}"
    return str(value) if option.kind == "number" and named not in words else words.get(named)


def _titled(caption: str, text: str, selected: bool) -> Block:
    mark = (IconSign("check", STRONG),) if selected else ()
    top = Row((Grow(Text(caption, STRONG)), *mark), gap=8)
    return Column((top, Text(text, SMALL, Tint.MUTED)), gap=4)
