"""What the player has copied elsewhere, and what may be copied from here."""

import pygame


def copied() -> str:
    """Give the text on the clipboard in one line; empty when there is none or the system does not say."""
    try:
        return " ".join(pygame.scrap.get_text().split())
    except pygame.error:
        return ""


def copy(text: str) -> bool:
    """Put a text on the clipboard; False when the system does not let us."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):  # it holds half a sign, or a zero
        return False
    return True
