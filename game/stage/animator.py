"""The animator: where every sprite is at this moment. With the match and the scenes, one of the few things that change.

animator.lay(table.place(view, viewport))         # at once: a new match, another window size
animator.follow(director.direct(beat, viewport))  # one after the other, each worked out when it begins
animator.glide(table.place(view, resized))        # beside the queue: hover, selection, a re-sorted hand
for mark in animator.update(seconds): …           # every frame; sounds, bubbles, the view whose numbers are shown
animator.complete()                               # a press finishes everything under way; marks come with update
"""

from collections import deque
from collections.abc import Collection, Iterator, Mapping
from math import inf

from game.core.record import record
from game.stage.films import ENDS
from game.stage.motion import Ease, Mark, Shot, Timeline, Tween, between, ease_out, faded
from game.stage.pose import Pose, SpriteKey

_FADE = 0.12
"""How long a move takes at most under reduced motion."""


@record
class _Flight:
    tween: Tween
    start: Pose
    begun: float
    span: float

    def pose(self, now: float, *, reduced: bool) -> Pose:
        if now >= self.begun + self.span:
            return self.tween.goal
        share = max(0.0, (now - self.begun) / self.span)
        return (faded if reduced else between)(self.start, self.tween, share)


class _Run:
    """A timeline under way, with what is still to come of it."""

    def __init__(self, timeline: Timeline, begun: float) -> None:
        self.begun = begun
        self.end = begun + timeline.span
        self.wait = timeline.wait
        self.shot = timeline.shot
        self.tweens = deque(sorted(timeline.tweens, key=lambda tween: tween.delay))
        self.marks = deque(sorted(timeline.marks, key=lambda mark: mark.at))
        self.gone = deque(sorted(timeline.gone, key=lambda entry: entry[1]))

    def next_moment(self) -> float:
        """Tell when something of it happens next, at the latest its end."""
        heads = [self.tweens[0].delay] if self.tweens else []
        heads += [self.marks[0].at] if self.marks else []
        heads += [self.gone[0][1]] if self.gone else []
        return self.begun + min(heads) if heads else self.end


class Animator:
    """Sprites on their way, keyed by sprite: a new goal replaces the old one. Time comes from outside."""

    def __init__(self, tempo: float = 1.0, *, reduced: bool = False) -> None:
        """Begin with an empty table. Both values may be changed at any time."""
        self.tempo = tempo  # 2.0 plays twice as fast; 0 jumps to every goal
        self.reduced = reduced  # short fades instead of flights
        self._now = 0.0
        self._poses: dict[SpriteKey, Pose] = {}
        self._flights: dict[SpriteKey, _Flight] = {}
        self._sent_back: set[SpriteKey] = set()  # whose last flight leads back to where they lay
        self._run: _Run | None = None
        self._queue: deque[Iterator[Timeline]] = deque()
        self._due: list[Mark] = []
        self._waiting = False
        self._shot: tuple[Shot, float, float] | None = None  # when its film began, and until when it goes on
        self._hovered = 0.0  # seconds that films before the one under way have stood still

    @property
    def film(self) -> tuple[Shot, float] | None:
        """The film that is shown, and how many seconds of it are gone."""
        if self._shot is None:
            return None
        shot, began, until = self._shot
        return shot, min(self._now, until) - began

    @property
    def hovering(self) -> float:
        """For how many seconds films have stood still, which whoever flies in one must not."""
        return self._hovered + (max(0.0, self._now - self._shot[2]) if self._shot else 0.0)

    @property
    def filming(self) -> bool:
        """Whether a film has not come to its end."""
        return self.film is not None and self.film[1] < ENDS

    @property
    def poses(self) -> Mapping[SpriteKey, Pose]:
        """Where every sprite is now. Draw by rising depth; the topmost one at a point has the greatest."""
        return self._poses

    @property
    def flying(self) -> Collection[SpriteKey]:
        """Which sprites are on their way."""
        return self._flights.keys()

    @property
    def idle(self) -> bool:
        """Whether nothing moves, nothing is queued, and nobody is waited for."""
        return not (self._flights or self._run or self._queue or self._due or self._waiting)

    @property
    def undisturbed(self) -> bool:
        """Whether nothing happens at the table: at most, something goes back to where it lay."""
        happening = self._run or self._queue or self._due or self._waiting
        return not happening and self._flights.keys() <= self._sent_back

    @property
    def homes(self) -> Mapping[SpriteKey, Pose]:
        """Where every sprite is now, and where it will be if it goes back to where it lay."""
        back = self._flights.keys() & self._sent_back
        return {**self._poses, **{key: self._flights[key].tween.goal for key in back}}

    @property
    def waiting(self) -> bool:
        """Whether the player must say to go on, by `complete`, and has been given all that came before."""
        return self._waiting and not self._due

    def lay(self, poses: Mapping[SpriteKey, Pose]) -> None:
        """Put everything where it belongs at once and forget all motion, with the marks that were to come."""
        self._flights.clear()
        self._queue.clear()
        self._due.clear()
        self._run, self._waiting, self._shot = None, False, None
        self._poses = dict(poses)

    def cue(self, *timelines: Timeline) -> None:
        """Queue timelines to be played one after the other."""
        self.follow(iter(timelines))

    def follow(self, timelines: Iterator[Timeline]) -> None:
        """Queue timelines to be played one after the other, each of which is asked for when it is to begin."""
        self._queue.append(timelines)
        if self.tempo == 0:
            self._jump(waits=True)

    def glide(self, goals: Mapping[SpriteKey, Pose], span: float = 0.11, ease: Ease = ease_out) -> None:
        """Send sprites to new poses from where they are, beside the queue; unknown ones appear there."""
        for key, goal in goals.items():
            flight = self._flights.get(key)
            if key not in self._poses or self.tempo == 0:
                self._flights.pop(key, None)
                self._poses[key] = goal
            elif (flight.tween.goal if flight else self._poses[key]) != goal:
                self._take_off(Tween(key, goal, 0.0, span, ease), self._now)

    def put(self, key: SpriteKey, pose: Pose) -> None:
        """Put one sprite somewhere at once; whatever else moves or is to move goes on."""
        self._flights.pop(key, None)
        self._poses[key] = pose

    def send_back(self, key: SpriteKey, start: Pose, span: float) -> None:
        """Let one sprite glide from somewhere to where it lies, or to where it was on its way."""
        flight = self._flights.get(key)
        goal = flight.tween.goal if flight else self._poses[key]
        self.put(key, start)
        self.glide({key: goal}, span)
        self._sent_back.add(key)

    def update(self, seconds: float) -> tuple[Mark, ...]:
        """Let time pass and give the marks that came due, in order."""
        if self.tempo == 0:
            self._jump(waits=True)
        else:
            self._pass(seconds * self.tempo)
        due, self._due = tuple(self._due), []
        return due

    def complete(self) -> None:
        """Finish all that is under way or queued; update then gives the marks."""
        self._waiting = False
        self._jump(waits=False)

    def _jump(self, *, waits: bool) -> None:
        """Finish what is under way or queued, only up to where the player must say to go on if it `waits` for that."""
        while run := self._current():
            self._happen(run, inf)
            self._run, self._waiting, self._shot = None, waits and run.wait, None
        for key, flight in self._flights.items():
            self._poses[key] = flight.tween.goal
        self._flights.clear()

    def _pass(self, seconds: float) -> None:
        """Let time pass from one moment to the next, so that it does not matter how it is cut into frames."""
        end = self._now + seconds
        while run := self._current():
            moment = run.next_moment()
            if moment > end:
                break
            self._now = moment
            self._happen(run, moment)
            if moment >= run.end:
                self._run, self._waiting = None, run.wait
        self._now = end
        if not (self._run or self._queue or self._waiting):
            self._shot = None
        for key, flight in list(self._flights.items()):
            self._poses[key] = flight.pose(end, reduced=self.reduced)
            if end >= flight.begun + flight.span:
                del self._flights[key]

    def _current(self) -> _Run | None:
        """Give the timeline under way, beginning the next one if it may begin."""
        timeline = None if self._run is not None or self._waiting else self._next()
        if timeline is not None:
            self._run = _Run(timeline, self._now)
            shot = timeline.shot
            if shot:
                self._hovered = self.hovering
                self._shot = shot, self._now - shot.since, self._run.end if timeline.wait else inf
            for tween in timeline.tweens:
                if tween.start is not None:
                    self._flights.pop(tween.key, None)
                    self._poses[tween.key] = tween.start
        return self._run

    def _next(self) -> Timeline | None:
        """Ask for the next timeline, if there is any."""
        while self._queue:
            timeline = next(self._queue[0], None)
            if timeline is not None:
                return timeline
            self._queue.popleft()
        return None

    def _happen(self, run: _Run, now: float) -> None:
        """Let everything of a timeline happen that is due."""
        while run.tweens and run.begun + run.tweens[0].delay <= now:
            tween = run.tweens.popleft()
            self._take_off(tween, run.begun + tween.delay)
        while run.gone and run.begun + run.gone[0][1] <= now:
            key, _ = run.gone.popleft()
            self._flights.pop(key, None)
            self._poses.pop(key, None)
        while run.marks and run.begun + run.marks[0].at <= now:
            self._due.append(run.marks.popleft())

    def _take_off(self, tween: Tween, begun: float) -> None:
        """Send a sprite on its way from where it is; one that is not there appears at its goal."""
        flight = self._flights.get(tween.key)
        start = flight.pose(begun, reduced=self.reduced) if flight else self._poses.get(tween.key, tween.goal)
        span = min(tween.span, _FADE) if self.reduced else tween.span
        self._sent_back.discard(tween.key)
        self._poses[tween.key] = start
        self._flights[tween.key] = _Flight(tween, start, begun, span)
