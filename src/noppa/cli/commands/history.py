"""`noppa history`: finished games, best scores, averages, and the costliest kinds of choices."""

from collections import Counter
from collections.abc import Sequence

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.fullscreen.start import has_full_screen, open_history
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.output.amounts import amount, bare_amount, in_numbers, share_label
from noppa.cli.output.charts import bars, curves
from noppa.cli.output.pager import paged
from noppa.cli.rule_options import game_argument
from noppa.coach.history import HistoryEntry, history
from noppa.games import metadata_of
from noppa.locale import Messages

RECENT = 15
LEAST_FOR_CURVE = 3


@click.command("history", cls=LocalizedCommand)
@game_argument(required=False)
@click.option("--plain", is_flag=True)
@report_errors
def show_history(game: str | None, *, plain: bool) -> None:
    """Show finished games, then the best and average of each game and edition, then the costs of choices."""
    console, say = CONSOLE, SAY
    if game is not None:
        metadata_of(game)
    if has_full_screen(plain=plain):
        open_history(game)
        return
    played = history(game=game)
    if not played:
        console.print(say("history-none"))
        return
    reviewed = [part for part in played if part.loss is not None and part.decisions]
    with paged(console):
        _show_games(played[-RECENT:], console, say)
        _show_bests(played, console, say)
        for name in dict.fromkeys(part.game for part in reviewed):
            _show_losses([part for part in reviewed if part.game == name], console, say)


def _show_games(played: Sequence[HistoryEntry], console: Console, say: Messages) -> None:
    grid = Grid(box=None, padding=(0, 2, 0, 0), title=say("history-games"), title_justify="left")
    for heading in ("day", "game", "player", "score", "luck", "loss"):
        grid.add_column(say(f"history-{heading}"), justify="right" if heading in ("score", "luck", "loss") else "left")
    for part in played:
        edition = say(f"{part.game}-edition-{part.edition}")
        luck = "" if part.luck is None else bare_amount(part.luck, part.unit, say, sign=True)
        loss = "" if part.loss is None else bare_amount(part.loss, part.unit, say)
        score = f"{part.score}{' ★' if part.won else '  '}"
        grid.add_row(part.day, f"{say(f'{part.game}-name')}, {edition}", part.name, score, luck, loss)
    console.print(grid)


def _show_bests(played: Sequence[HistoryEntry], console: Console, say: Messages) -> None:
    grid = Grid(box=None, padding=(0, 2, 0, 0), title=say("history-records"), title_justify="left")
    for heading in ("game", "player", "games", "best", "average"):
        grid.add_column(say(f"history-{heading}"), justify="left" if heading in ("game", "player") else "right")
    kinds = dict.fromkeys((part.game, part.edition, part.name) for part in played)
    for game, edition, name in kinds:
        scores = [part.score for part in played if (part.game, part.edition, part.name) == (game, edition, name)]
        title = f"{say(f'{game}-name')}, {say(f'{game}-edition-{edition}')}"
        grid.add_row(title, name, str(len(scores)), str(max(scores)), say.figure(sum(scores) / len(scores), decimals=1))
    console.print(grid)


def _show_losses(reviewed: Sequence[HistoryEntry], console: Console, say: Messages) -> None:
    """Print the costs of choices in one game, over time and by kind."""
    unit = reviewed[0].unit
    costs = [part.loss / part.decisions for part in reviewed if part.loss is not None and part.decisions]
    cost = amount(sum(costs) / len(costs), unit, say, decimals=2)
    console.print(Text(say("history-each", game=say(f"{reviewed[0].game}-name"), each=cost), style="bold"))
    if len(costs) >= LEAST_FOR_CURVE:
        console.print(curves([[100 * in_numbers(loss, unit) for loss in costs]], height=8))
        console.print(Text(say("history-each-curve"), style="dim"))
    kinds: Counter[str] = Counter()
    for part in reviewed:
        kinds.update(part.loss_by_kind or {})
    total = sum(kinds.values())
    if total > 0:
        console.print(Text(say("history-kinds"), style="bold"))
        ranked = [(say(f"kind-{kind}"), loss / total) for kind, loss in kinds.most_common() if loss > 0]
        console.print(
            bars(
                [label for label, _ in ranked],
                [share for _, share in ranked],
                tell=share_label(say),
                width=36,
            )
        )
