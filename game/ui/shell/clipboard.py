"""What the player has copied elsewhere."""

import pygame


def copied() -> str:
    """Give the text on the clipboard in one line; empty when there is none or the system does not say."""
    try:
        return " ".join(pygame.scrap.get_text().split())
    except pygame.error:
        return ""
