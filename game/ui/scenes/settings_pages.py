"""The pages of the settings screen that are forms; every control writes one field of the settings at once."""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import Any, TypeVar

from game.catalogue import Game, find
from game.core.record import record, replace
from game.play.match_setup import answer_of
from game.play.portraits import PLAYERS
from game.resources import languages, letters_of, offered
from game.storage.settings import (
    SPEEDS,
    SPOKEN,
    Click,
    Deck,
    EventsBy,
    FeltColour,
    HandEnd,
    Index,
    Liveliness,
    Motion,
    Numerals,
    PadSigns,
    ReaderPace,
    Settings,
    Wood,
)
from game.ui.blocks import (
    Action,
    Block,
    Button,
    Field,
    Picker,
    Slider,
    Stepper,
    Switch,
    Text,
    Tint,
    Toggle,
    UiContext,
    Wrap,
    name_of,
)
from game.ui.scenes.swatches import Sample, back_sample, face_sample, swatches, table_sample, wood_sample
from game.ui.shell.sound import VolumeKind

BACKS = ("blue", "burgundy", "green", "slate")
TEST_CUE, TEST_VOICE = "trick_won", "voice_contessa_raise"
Value = TypeVar("Value", bound=str)


@record
class Forms:
    """Makes the fields of a form."""

    context: UiContext

    @property
    def settings(self) -> Settings:
        """What is chosen now."""
        return self.context.settings

    def say(self, key: str) -> str:
        """Give a caption of this screen."""
        return self.context.words.get(f"settings.{key}")

    def _set(self, name: str, value: object) -> Switch:
        change: dict[str, Any] = {name: value}
        self.context.change(replace(self.settings, **change))
        return None

    def _note(self, name: str) -> str:
        key = f"settings.note.{name}"
        words = self.context.words
        return (
            words.get(
                key,
                confirm=name_of(self.context, Action.CONFIRM),
                voice=name_of(self.context, Action.VOICE),
            )
            if key in words
            else ""
        )

    def choice(self, name: str, values: Sequence[object], captions: Sequence[str]) -> Block:
        """Offer values under their captions; a single value can't be changed."""
        now = self.context.words.language if name == "language" else getattr(self.settings, name)
        at = values.index(now) if now in values else 0
        control = Picker(
            name,
            self.say(name),
            captions,
            at,
            lambda place: self._set(name, values[place]),
            live=len(values) > 1,
            means=self._note(name),
        )
        return Field(self.say(name), control, self._note(name))

    def named(self, name: str, values: Sequence[str | StrEnum]) -> Block:
        """Offer values whose captions are `settings.<name>_is.<value>`."""
        return self.choice(name, values, tuple(self.say(f"{name}_is.{value}") for value in values))

    def _letters(self) -> tuple[Block, ...]:
        """Offer the letters on the cards, where languages have several."""
        several = {letters_of(code): code for code in reversed(offered())}
        shown = {SPOKEN: self.say("letters_spoken")} | {code: _courts(each) for each, code in several.items()}
        return (self.choice("letters", tuple(shown), tuple(shown.values())),) if len(several) > 1 else ()

    def toggle(self, name: str) -> Block:
        """Offer yes and no."""
        words = self.context.words
        on_off = (words.get("common.off"), words.get("common.on"))
        control = Toggle(
            name,
            self.say(name),
            getattr(self.settings, name),
            on_off,
            lambda on: self._set(name, on),
            means=self._note(name),
        )
        return Field(self.say(name), control, self._note(name))

    def percent(self, name: str, low: float, high: float, then: Callable[[], object] | None = None) -> Block:
        """Offer an amount in per cent; `then` is done after each change, as to let a volume be heard."""

        def choose(value: float) -> Switch:
            self._set(name, value)
            if then is not None:
                then()
            return None

        amount = getattr(self.settings, name)
        shown, widest = self._amount(amount), self._amount(high)
        control = Slider(
            name, self.say(name), amount, low, high, 0.05, shown, widest, choose, means=self._note(name)
        )
        return Field(self.say(name), control, self._note(name))

    def _amount(self, share: float) -> str:
        return self.context.words.get("common.percent", amount=round(share * 100))

    def size(self, name: str, low: int, high: int) -> Block:
        """Offer a size in steps: a slider would run away from the pointer as the page grows."""
        control = Stepper(
            name,
            self.say(name),
            round(getattr(self.settings, name) * 100),
            low,
            high,
            lambda chosen: self._set(name, chosen / 100),
            step=10,
            unit=self.context.words.get("common.percent", amount=""),
            means=self._note(name),
        )
        return Field(self.say(name), control, self._note(name))

    def _samples(self, name: str, values: Sequence[Value], sample: Callable[[Value, str], Sample]) -> Block:
        """Offer looks by their pictures."""
        shown = tuple(sample(value, self.say(f"{name}_is.{value}")) for value in values)
        chosen = str(getattr(self.settings, name))
        kinds = {str(value): value for value in values}
        return swatches(name, self.say(name), shown, chosen, lambda value: self._set(name, kinds[value]))

    # ------------------------------------------------------------------ pages

    def table(self) -> tuple[Block, ...]:
        """Table and cards."""
        return (
            self.size("card_size", 70, 115),
            self._samples("felt", tuple(FeltColour), table_sample),
            self._samples("wood", tuple(Wood), wood_sample),
            self._samples("back", BACKS, back_sample),
            self._samples("portrait", PLAYERS, face_sample),
            self.named("deck", tuple(Deck)),
            self.named("index", tuple(Index)),
            self.named("numerals", tuple(Numerals)),
            *self._letters(),
            self.named("trumps", tuple(HandEnd)),
            self.named("click", tuple(Click)),
            self.toggle("hide_running_points"),
            self.named("liveliness", tuple(Liveliness)),
            self.toggle("companion"),
            self.toggle("card_help"),
            self.toggle("keep_mistakes"),
            self.toggle("cabinet"),
            self.toggle("sealed_pack"),
            *self._house_tables(),
        )

    def _house_tables(self) -> Iterator[Block]:
        """Offer for each game that asks at which table it is played to answer otherwise."""
        words = self.context.words
        for game in (find(each) for each in self.context.routes.games):
            if answer := answer_of(self.settings, game):
                yield self._house_table(game, words.get(f"{game.id}.name"), answer)

    def _house_table(self, game: Game, name: str, answer: str) -> Block:
        say = self.context.words.get
        captions = tuple(say(f"{game.id}.table_question.{each}.name") for each in game.answers)

        def choose(place: int) -> Switch:
            self.context.change(self.settings.with_answer(game.id, game.answers[place]))
            return None

        label, note = say("settings.house_table", game=name), say("settings.note.house_table")
        at = game.answers.index(answer)
        return Field(label, Picker(f"table/{game.id}", label, captions, at, choose, means=note), note)

    def sound(self) -> tuple[Block, ...]:
        """Sound; room, music and voices have their volume where there are any."""
        sound = self.context.sound
        heard: dict[VolumeKind, Callable[[], object] | None] = {
            VolumeKind.EFFECT: lambda: sound.cue("card_place"),
            VolumeKind.ROOM: sound.try_room,
            VolumeKind.MUSIC: None,  # it sounds on by itself
            VolumeKind.VOICE: lambda: sound.cue(TEST_VOICE),
        }
        parts = [self.percent(each.value, 0, 1, tried) for each, tried in heard.items() if sound.offers(each)]
        parts.append(Wrap((Button("test_sound", self.say("test_sound"), self._test, icon="sound_on"),)))
        parts += [self.toggle("mute"), self.toggle("mute_on_focus_loss")]
        if not sound.available:
            parts.append(Text(self.context.words.get("screens.about.sound_none"), tint=Tint.BAD))
        return tuple(parts)

    def _test(self) -> Switch:
        """Let the player hear how loud effects are."""
        self.context.sound.cue(TEST_CUE)
        return None

    def motion(self) -> tuple[Block, ...]:
        """Motion and speed."""
        captions = tuple(self.say("instant") if not speed else f"{speed:g}×" for speed in SPEEDS)
        return (
            self.choice("speed", SPEEDS, captions),
            self.named("reduced_motion", tuple(Motion)),
            self.toggle("wait_for_me"),
            self.toggle("auto_only_card"),
            self.toggle("auto_last_card"),
            self.toggle("auto_pause"),
        )

    def _voices(self) -> Iterator[Block]:
        """Offer the voices there are, once that is known."""
        names = self.context.announcer.voices
        if any(names):
            usual = self.say("speech_voice_usual")
            yield self.choice("speech_voice", ("", *names), (usual, *names))

    def _try_voice(self) -> Switch:
        """Let the player hear how the program speaks."""
        self.context.announcer.try_voice(self.say("voice_sample"))
        return None

    def pad(self) -> tuple[Block, ...]:
        """Signs, sticks and shaking of a controller."""
        return (
            self.named("pad_signs", tuple(PadSigns)),
            self.percent("dead_zone", 0.1, 0.9),
            self.toggle("rumble"),
        )

    def access(self) -> tuple[Block, ...]:
        """Text and access."""
        return (
            self.choice("language", offered(), tuple(languages()[each] for each in offered())),
            self.size("text_scale", 100, 200),
            self.toggle("high_contrast"),
            self.toggle("messages_stay"),
            self.toggle("large_targets"),
            self.toggle("screen_keyboard"),
            self.named("reader_pace", tuple(ReaderPace)),
            self.toggle("voice"),
            self.named("events_by", tuple(EventsBy)),
            self.size("speech_rate", 50, 300),
            self.size("speech_pitch", 50, 150),
            self.size("speech_volume", 10, 100),
            *self._voices(),
            Field(
                self.say("how_it_sounds"),
                Wrap((Button("try_voice", self.say("try_voice"), self._try_voice, icon="sound_on"),)),
            ),
            self.toggle("brief"),
            self.toggle("tell_gone"),
        )


def _courts(letters: str) -> str:
    """Write the letters of king, queen, jack and ace."""
    return " ".join(letters[place] for place in (1, 2, 4, 0))
