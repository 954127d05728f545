"""The widgets: values that measure themselves, draw themselves and answer, one module a kind."""
