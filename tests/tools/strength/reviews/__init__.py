"""Reviews held against a judge who shares nothing with them but the Expert and what he takes for likely."""
