"""Plays a seat on a server while a test of the terminal runs."""

import _thread
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from server.running import Person, next_act


@contextmanager
def playing(person: Person, created: Any, seat: int = 0, *, undo_at: int = 0, waits_for: int = 0) -> Iterator[None]:
    """Play a seat in the background, always the last move offered, until the game is over.

    After event `undo_at` the player asks to undo it and waits until it is undone; before event `waits_for` they wait.
    """
    game_id, stop = created["game"]["id"], threading.Event()

    def play() -> None:
        undone = False
        while not stop.wait(0.005):
            response = person.look(game_id)
            number = response["game"]["number"]
            if response["game"]["status"] == "over":
                return
            if undo_at and number == undo_at:
                if not undone:
                    person.act(game_id, "undo", seat)
                undone = True
            elif (not waits_for or number >= waits_for) and response["views"] and (act := next_act(response, seat)):
                person.act(game_id, act[0], seat, **act[1])

    def play_or_stop() -> None:
        try:
            play()
        except BaseException:
            _thread.interrupt_main()  # else the terminal would wait for a player who has gone
            raise

    thread = threading.Thread(target=play_or_stop)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()
