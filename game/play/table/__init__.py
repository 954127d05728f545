"""One player's table: a state, what may happen to it, and one function from the one to the next and to effects.

The way of a press:

1. A control on the screen sends an intent, such as `UseCard(card)`; the hand under the pointer sends the same.
2. `TableDriver.send` takes in what is shown (`Shown`), and asks `update(facts, state, intent)`.
3. `update` gives the next state and effects, such as `LiftOff(card)`, `Submit(Play(card))`, or `Shake` and `TellAloud`.
   It has no clock, no match and no screen; a test hands it states and looks at what it gives (tests/play).
4. The driver carries out what concerns the match; its screen carries out the rest, and tells where it leads.
5. The scene composes its chrome from the new state and from where things lie, and draws once.

Time comes the same way: each frame the driver lets the playback go on, and sends what was seen (`MomentSeen`), that the
clock has gone on, and what was answered. Whatever else a table comes to remember belongs into its state: nothing
beside it is asked how the chrome looks but where cards lie, what is pointed at, and the clock.

A new intent: a record in `inputs`, its place in one of the groups there, a case in the module that answers the group.
A new effect: a record in `effects`, a case in the driver or in the scene's `perform`. The type checker names both.
"""
