"""Figures: a name, a unit, and how several timings become one line of a table."""

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time

from game.core.record import record


@record
class Figure:
    """One measured quantity."""

    name: str
    value: float
    unit: str
    remark: str = ""


@record
class Part:
    """Something to be measured in one go."""

    name: str
    work: Callable[[], list[Figure]]


@record
class Effort:
    """How much is done for every figure."""

    rounds: int  # timings of which the median counts
    moves: int  # in a round of random matches
    positions: int  # looked at in a round
    entries: int  # of logs that are taken up again
    decisions: int  # of every level
    frames: int  # in which something moves, of which the first fifth warms up
    sizes: tuple[tuple[int, int], ...]  # of windows
    starts: int
    patient: (
        bool  # also what takes its time: whole hands, a master thinking beside the frames, a title left alone
    )


WHOLE = Effort(5, 20_000, 2000, 1000, 120, 600, ((1920, 1080), (2560, 1600)), 7, patient=True)
QUICK = Effort(3, 2000, 400, 400, 10, 200, ((1920, 1080), (2560, 1600)), 1, patient=False)


def rate(name: str, work: Callable[[], int], unit: str, rounds: int) -> Figure:
    """Time some work several times, by the processor; it answers how many things it did. The median round counts."""
    rates = []
    for _ in range(rounds):
        start = process_time()
        done = work()
        rates.append(done / (process_time() - start))
    return Figure(name, median(rates), unit, f"median of {rounds}")


def share(values: Sequence[float], part: float) -> float:
    """Give the value below which this part of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def spread(name: str, seconds: Sequence[float]) -> list[Figure]:
    """Give median, 95th and 99th percentile and maximum of timings, in milliseconds."""
    milli = [1e3 * value for value in seconds]
    parts = (
        ("p50", share(milli, 0.50)),
        ("p95", share(milli, 0.95)),
        ("p99", share(milli, 0.99)),
        ("max", max(milli)),
    )
    return [Figure(f"{name} {label}", value, "ms", f"of {len(milli)}") for label, value in parts]


def table(figures: Sequence[Figure]) -> str:
    """Lay figures out in columns."""
    width = max(len(figure.name) for figure in figures)
    return "\n".join(
        f"{figure.name:<{width}}  {figure.value:>14,.2f} {figure.unit:<12} {figure.remark}".rstrip()
        for figure in figures
    )
