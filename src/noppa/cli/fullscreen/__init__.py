"""The full screen of the terminal: the games drawn with Textual, played with keys or the mouse.

Screens use a *session* (`session.py`): it provides the views of a table, reports changes, and accepts moves. A game
on this computer is a `LocalSession`; a game on a server plugs in the same way:

    class ServerSession:                # everything that `Session` lists; `LocalSession` is the example
        ...

    NoppaApp(GameScreen(ServerSession(...))).run()

The screen starts `session.run(show)` and redraws after every `Change`. A session raises `NoppaError` when it refuses
something; the screen shows its sentence. No rules are implemented here: the legal moves come from the view, and the
way to choose them from the game's `scene.py` (see `noppa.terminal.scene`).

This package is imported only when a full screen opens, because Textual is slow to import.
"""
