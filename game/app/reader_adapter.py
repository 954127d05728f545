"""Opens what hands our tree to the accessibility service of the system, and hides how each system wants it done.

On Linux and its relatives that is AT-SPI, which wants nothing of the window. UI Automation on Windows and
NSAccessibility on a Mac want the window before it is shown for the first time. Windows tells of its focus by itself.
"""

import ctypes
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

SDL_WINDOW_CLASS = "SDLWindow"
"""What SDL calls its windows on a Mac: they hold the focus themselves, and must pass the question for it on."""
GET_SCREEN_READER = 0x0046
"""Asks Windows whether a screen reader has said that it runs."""


class ReaderAdapter(Protocol):
    """One window's way to whoever reads the screen."""

    def tell(self, update: Callable[[], Any]) -> None:
        """Hand on a tree, if anybody listens."""
        ...

    def tell_focus(self, focused: bool) -> None:
        """Hand on whether the window has the focus."""
        ...

    def reads(self) -> bool:
        """Tell whether whoever listens reads the screen aloud, as far as the system tells."""
        ...


class AtSpiAdapter:
    """AT-SPI."""

    def __init__(
        self, library: Any, wake: Callable[[], None], ask: Callable[[Any], None], sleep: Any
    ) -> None:
        """Wait for somebody who listens."""
        self._inner = library.unix.Adapter(wake, ask, sleep)

    def tell(self, update: Callable[[], Any]) -> None:
        """Hand on a tree."""
        self._inner.update_if_active(update)

    def tell_focus(self, focused: bool) -> None:
        """Hand on the focus of the window."""
        self._inner.update_window_focus_state(focused)

    def reads(self) -> bool:
        """Take whoever listens for a screen reader: hardly anything else asks."""
        return True


class UiAutomationAdapter:
    """UI Automation."""

    def __init__(
        self, library: Any, handle: int, wake: Callable[[], None], ask: Callable[[Any], None]
    ) -> None:
        """Answer what the window is asked."""
        self._inner = library.windows.SubclassingAdapter(handle, wake, ask)

    def tell(self, update: Callable[[], Any]) -> None:
        """Hand on a tree."""
        raise_events(self._inner.update_if_active(update))

    def tell_focus(self, focused: bool) -> None:
        """Hand on nothing: the window tells that itself."""

    def reads(self) -> bool:
        """Ask the system: much that is no screen reader listens as well."""
        found = ctypes.c_int(0)
        with suppress(AttributeError, OSError):
            ctypes.windll.user32.SystemParametersInfoW(  # type: ignore[attr-defined,unused-ignore]  # only there
                GET_SCREEN_READER, 0, ctypes.byref(found), 0
            )
        return bool(found.value)


class NsAccessibilityAdapter:
    """NSAccessibility."""

    def __init__(
        self, library: Any, handle: int, wake: Callable[[], None], ask: Callable[[Any], None]
    ) -> None:
        """Answer what the window is asked."""
        library.macos.add_focus_forwarder_to_window_class(SDL_WINDOW_CLASS)
        self._inner = library.macos.SubclassingAdapter.for_window(handle, wake, ask)

    def tell(self, update: Callable[[], Any]) -> None:
        """Hand on a tree."""
        raise_events(self._inner.update_if_active(update))

    def tell_focus(self, focused: bool) -> None:
        """Hand on the focus of the window."""
        raise_events(self._inner.update_view_focus_state(focused))

    def reads(self) -> bool:
        """Take whoever listens for a screen reader: the system does not say."""
        return True


def raise_events(events: Any) -> None:
    """Let what a change has brought about be heard; there is nothing to be heard where nobody listens."""
    if events is not None:
        events.raise_events()


def open_adapter(
    library: Any,
    handle: Callable[[], int],
    wake: Callable[[], None],
    ask: Callable[[Any], None],
    sleep: Callable[[], None],
) -> ReaderAdapter | None:
    """Open the way this system has, if any. The library holds the module of the system it was built for only."""
    if hasattr(library, "unix"):
        return AtSpiAdapter(library, wake, ask, sleep)
    if hasattr(library, "windows"):
        return UiAutomationAdapter(library, _known(handle()), wake, ask)
    if hasattr(library, "macos"):
        return NsAccessibilityAdapter(library, _known(handle()), wake, ask)
    return None


def _known(handle: int) -> int:
    """Pass a handle on; the library would follow a wrong one anywhere."""
    if not handle:
        message = "the system does not tell what it calls the window"
        raise LookupError(message)
    return handle
