"""The page of the settings screen about controllers: signs, sticks, shaking, and what each button does."""

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
    subheading,
)
from game.ui.scenes.settings_keys import GROUPS, KeySlotId
from game.ui.scenes.settings_pages import Forms
from game.ui.shell.action import PICKS
from game.ui.shell.pad import BUTTONS, TILTS, PadBindings, PadKind, signs_of
from game.ui.widgets.caps import Cap, KeySlot, button_name, pad_cap

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
        caption = say(f"settings.action.{action}")
        slot = KeySlot(
            f"pad/{action}",
            caption,
            self._cap(action),
            say("settings.pad_ask"),
            self.waiting == (action, 0),
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
