"""How many files the program may have open at a time: as many as the system allows, where that has to be asked for."""

from contextlib import suppress

ENOUGH = 1024


def allow_more_files() -> None:
    """Ask for enough, or for as many as there may be."""
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - not on Windows, where nothing has to be asked for

        given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if most == resource.RLIM_INFINITY else min(ENOUGH, most)
        if given != resource.RLIM_INFINITY and given < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
