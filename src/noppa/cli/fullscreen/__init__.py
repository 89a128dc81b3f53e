"""The terminal, full screen: the games drawn with Textual, by keys and by mouse.

Screens are fed by a *session* (`session.py`): it has the views of a table, says what happened, and takes moves. A game
on this computer is a `LocalSession`; one on a server plugs in the same way:

    class ServerSession:                # everything that `Session` lists; `LocalSession` is the example
        ...

    NoppaApp(GameScreen(ServerSession(...))).run()

The screen starts `session.run(show)` and draws after every `Change` that it is shown. A session raises `NoppaError`
for what is refused; the screen shows its sentence. Nothing here knows a rule: what can be chosen comes from the view,
and how it is chosen from the game's `scene.py` (see `noppa.terminal.scene`).

This package is imported only when a full screen opens, because Textual takes a moment to import.
"""
