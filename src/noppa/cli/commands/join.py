"""`noppa join`: plays or watches a game of a Noppa server in the terminal."""

import json
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.fullscreen.start import has_full_screen, open_server_game
from noppa.cli.join.joined_game import JoinedGame
from noppa.cli.join.link import Link, parse_link
from noppa.cli.join.remote_table import RemoteTable
from noppa.cli.join.server import Server
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.play.save_file import is_taken
from noppa.core import record_file
from noppa.core.errors import BadOption
from noppa.core.system_errors import system_reason
from noppa.host.refusal import Refused


@click.command("join", cls=LocalizedCommand)
@click.argument("link")
@click.option("--name", metavar="NAME")
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--plain", is_flag=True)
@click.option("--no-animation", is_flag=True)
@report_errors
def join(link: str, name: str | None, save: Path | None, *, plain: bool, no_animation: bool) -> None:
    """Play a game of a server."""
    target = parse_link(link)
    if save is not None and is_taken(save, by=None):
        raise BadOption("save-taken", path=str(save))
    server = Server(target.server, SAY.language)
    game_id = _sit_down(server, target, name)
    table = RemoteTable(server, game_id, lambda: CONSOLE.print(Text(SAY("join-reconnecting"), style="dim")))
    try:
        if not table.seats:
            CONSOLE.print(SAY("join-watching"))
        joined = JoinedGame(table, CONSOLE, SAY)
        if has_full_screen(plain=plain) and joined.wait_for_start():
            open_server_game(table, animation=not no_animation)
            ended = table.game["status"] == "over"
        else:
            ended = joined.run()
        if not ended:
            CONSOLE.print(SAY("join-left", command=f'noppa join "{target.server}/#game={game_id}"'), soft_wrap=True)
        elif save is not None:
            _save(server, game_id, save)
    finally:
        table.close()


def _sit_down(server: Server, link: Link, name: str | None) -> str:
    """Take the seat of an invitation, or the seats reserved for you; return the game's id."""
    if link.kind == "join":
        invitation = server.post("/api/invites/look", invite=link.value)
        game = invitation["game"]
        _check_content(game)
        if invitation["yours"]:
            return str(game["id"])
        if invitation["taken"]:
            CONSOLE.print(Text(SAY("join-taken"), style="yellow"))
            return str(game["id"])
        _introduce(game)
        body = {"invite": link.value, "name": name or _ask_name(), "seed_hash": server.seed_hash(game)}
        return str(server.post("/api/invites/sit", **body)["game"]["id"])
    response = server.get(f"/api/games/{link.value}")
    _check_content(response["game"])
    for seat in response["you"]["reserved"]:
        if seat not in response["you"]["seats"]:
            body = {"seat": seat, "seed_hash": server.seed_hash(response["game"])}
            server.post(f"/api/games/{link.value}/sit", **body)
    return link.value


def _check_content(game: dict[str, Any]) -> None:
    """Raise `BadOption` for a game with custom content, which the server does not send."""
    if game["own_content"]:
        raise BadOption("join-own-content")


def _introduce(game: dict[str, object]) -> None:
    """Print the game and its edition."""
    name, edition = game["game"], game["edition"]
    title = f"{SAY(f'{name}-name')} · {SAY(f'{name}-edition-{edition}')}"
    CONSOLE.print(Text(title, style="bold"))


def _ask_name() -> str:
    return CONSOLE.input(Text(SAY("join-name") + " ", style="bold")).strip()[:40]


def _save(server: Server, game_id: str, path: Path) -> None:
    """Save the record of the finished game."""
    try:
        record_file.read(json.dumps(server.get(f"/api/games/{game_id}/record"))).save(path)
    except OSError as error:
        raise BadOption("file-not-written", path=str(path), why=system_reason(error)) from None
    except Refused as error:
        CONSOLE.print(Text(SAY.error(error), style="yellow"))
    else:
        CONSOLE.print(SAY("told-saved", path=str(path)))
