"""The page of the settings screen where keys are bound: two for each action, conflicts shown, defaults a press away."""

from collections.abc import Callable

from game.core.record import record, replace
from game.ui.blocks import (
    SMALL,
    Action,
    Block,
    Button,
    Divider,
    Field,
    Grid,
    Grow,
    Row,
    Switch,
    Text,
    Tint,
    UiContext,
    name_of,
    subheading,
)
from game.ui.scenes.settings_pages import Forms
from game.ui.shell.action import GROUPS, PICKS, Conflict
from game.ui.shell.context import key_name
from game.ui.shell.pad import BUTTONS, TILTS, PadBindings, PadKind, signs_of
from game.ui.widgets.caps import Cap, KeySlot, button_name, key_cap, pad_cap

KeySlotId = tuple[Action, int]


@record
class KeysPage:
    """What the page needs of its scene: which slot waits for a key, and how to change that."""

    context: UiContext
    waiting: KeySlotId | None
    wait: Callable[[KeySlotId | None], None]

    def compose(self) -> tuple[Block, ...]:
        """Lay the page out."""
        conflicts = self.context.bindings.conflicts
        say = self.context.words.get
        reset = Button(
            "reset_keys", say("settings.keys_reset"), self._reset, live=bool(self.context.settings.keys)
        )
        parts: list[Block] = [Row((Grow(Text(say("settings.keys_text"), SMALL, Tint.MUTED)), reset), gap=24)]
        parts += [Text(self._told(conflict), SMALL, Tint.BAD) for conflict in conflicts]
        parts.append(Text(say("settings.keys_touch"), SMALL, Tint.MUTED))
        clashing = frozenset(conflict.key for conflict in conflicts)
        for name, actions in GROUPS:
            parts += [Divider(), subheading(say(f"settings.keys_{name}"))]
            if (text := f"settings.keys_{name}_text") in self.context.words:
                confirm = name_of(self.context, Action.CONFIRM)
                parts.append(Text(say(text, confirm=confirm), SMALL, Tint.MUTED))
            parts.append(
                Grid(tuple(self._line(action, clashing) for action in actions), least=560, gap=34, most=2)
            )
        return tuple(parts)

    def _told(self, conflict: Conflict) -> str:
        words = self.context.words
        names = " · ".join(words.get(f"settings.action.{action}") for action in conflict.actions)
        key = key_name(words, self.context.keyboard, conflict.key, aloud=True)
        return words.get("settings.keys_conflict", key=key, actions=names)

    def _line(self, action: Action, clashing: frozenset[str]) -> Block:
        caption = self.context.words.get(f"settings.action.{action}")
        slots = tuple(self._slot(action, place, caption, clashing) for place in (0, 1))
        return Field(caption, Grid(slots, least=80, gap=10, most=2))

    def _slot(self, action: Action, place: int, caption: str, clashing: frozenset[str]) -> Block:
        words = self.context.words
        keys = self.context.bindings.of(action)
        key = keys[place] if place < len(keys) else ""
        cap = key_cap(self.context, key) if key else None
        ask, waiting = words.get("settings.keys_ask"), self.waiting == (action, place)
        told = ask if waiting else cap.name if cap else words.get("settings.keys_free")
        return KeySlot(
            f"key/{action}/{place}",
            words.labelled(caption, told),
            cap,
            ask,
            waiting,
            key in clashing,
            lambda: self.wait((action, place)),
            lambda pressed: self._bind((action, place), key, pressed),
        )

    def _bind(self, slot: KeySlotId, old: str, pressed: str | None) -> Switch:
        """Give an action a key, or take one from it; say why where somebody without a mouse couldn't go on then."""
        self.wait(None)
        bindings = self.context.bindings
        if pressed is None:
            return None
        changed = bindings.bound(slot[0], slot[1], pressed) if pressed else bindings.unbound(slot[0], old)
        if lost := [action for action in changed.missing if action not in bindings.missing]:
            words = self.context.words
            told = words.get("settings.keys_needed", action=words.get(f"settings.action.{lost[0]}"))
            self.context.notices.say(told)
            return None
        self.context.change(replace(self.context.settings, keys=changed.changes))
        for conflict in changed.conflicts:
            if conflict not in bindings.conflicts:
                self.context.announcer.say(self._told(conflict), urgent=True)
        return None

    def _reset(self) -> Switch:
        self.context.change(replace(self.context.settings, keys=()))
        return None


PAD_GROUPS = tuple(group for group in GROUPS if group[1] != PICKS)
"""What may have a button; cards are walked to."""


@record
class PadPage:
    """What the page needs of its scene: which slot waits for a button, and how to change that."""

    context: UiContext
    forms: Forms
    waiting: KeySlotId | None
    wait: Callable[[KeySlotId | None], None]

    def compose(self) -> tuple[Block, ...]:
        """Lay the page out."""
        say, changed = self.context.words.get, bool(self.context.settings.pad_buttons)
        reset = Button("reset_pad", say("settings.keys_reset"), self._reset, live=changed)
        names = self.context.controllers.names
        found = say("settings.pad_found", name=" · ".join(names)) if names else say("settings.pad_none")
        parts: list[Block] = [
            Text(found, SMALL),
            *self.forms.pad(),
            Divider(),
            Row((Grow(Text(say("settings.pad_text"), SMALL, Tint.MUTED)), reset), gap=24),
        ]
        for name, actions in PAD_GROUPS:
            slots = tuple(self._slot(action) for action in actions)
            parts += [subheading(say(f"settings.keys_{name}")), Grid(slots, least=440, gap=34, most=2)]
        return tuple(parts)

    @property
    def _kind(self) -> PadKind:
        """The signs to show: of the controller in use, else those chosen, else the usual ones."""
        return self.context.pad or signs_of(self.context.settings.pad_signs, PadKind.XBOX)

    def _cap(self, action: Action) -> Cap | None:
        button = self.context.buttons.bindings.of(action)
        return pad_cap(self.context.words, self._kind, button) if button else None

    def _slot(self, action: Action) -> Block:
        say = self.context.words.get
        caption, cap = say(f"settings.action.{action}"), self._cap(action)
        ask, waiting = say("settings.pad_ask"), self.waiting == (action, 0)
        told = ask if waiting else cap.name if cap else say("settings.pad_free")
        slot = KeySlot(
            f"pad/{action}",
            self.context.words.labelled(caption, told),
            cap,
            ask,
            waiting,
            clash=False,
            press=lambda: self.wait((action, 0)),
            bind=lambda pressed: self._bind(action, pressed),
            pad=True,
        )
        return Field(caption, slot)

    def _bind(self, action: Action, pressed: str | None) -> Switch:
        """Give an action a button, or none; say why where that can't be, and who has got another one."""
        self.wait(None)
        now = self.context.buttons.bindings
        if pressed == "":
            self._keep(now.unbound(action))
        elif pressed in (*BUTTONS, *TILTS) and pressed is not None:
            self._swap(now, action, pressed)
        return None

    def _swap(self, now: PadBindings, action: Action, button: str) -> None:
        say, kind = self.context.words.get, self._kind
        name, other = button_name(self.context.words, kind, button), now.meaning(button)
        if loser := now.loser(action, button):
            told = say("settings.pad_needed", button=name, action=say(f"settings.action.{loser}"))
            self.context.notices.say(told)
            return
        self._keep(now.bound(action, button))
        if other is not None and other is not action and (old := now.of(action)):
            its = button_name(self.context.words, kind, old)
            told = say("settings.pad_swapped", action=say(f"settings.action.{other}"), button=its)
            self.context.notices.say(told)
        elif other is not None and other is not action:
            self.context.notices.say(say("settings.pad_lost", action=say(f"settings.action.{other}")))

    def _keep(self, bindings: PadBindings) -> None:
        self.context.change(replace(self.context.settings, pad_buttons=bindings.changes))

    def _reset(self) -> Switch:
        self.context.change(replace(self.context.settings, pad_buttons=()))
        return None
