"""Formats the standing of a match, as a table with sentences and as plain data."""

from math import isinf
from statistics import fmean
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from noppa.cli.output.amounts import share_text
from noppa.engine.match import Match
from noppa.engine.standing import BOUND
from noppa.locale import Messages
from noppa.locale.figures import counted

HEADINGS = ("player", "wins", "ties", "losses", "score", "points")


def match_table(match: Match, wanted: int, sprt: tuple[float, float] | None, say: Messages) -> RenderableType:
    """Return the results, the Elo difference with its interval, and the state of the stop rule."""
    standing, names = match.standing, match.names
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in HEADINGS:
        grid.add_column(say(f"match-{heading}"), justify="left" if heading == "player" else "right")
    for player, name in enumerate(names):
        won, lost = standing.count(1.0 - player), standing.count(float(player))
        score = standing.score if player == 0 else 1 - standing.score
        points = standing.points[player]
        mean = say.figure(fmean(points), decimals=1) if points else "–"
        grid.add_row(name, str(won), str(standing.count(0.5)), str(lost), share_text(score, say, 1), mean)
    title = say("match-title", game=say(f"{match.rules.game.name}-name"), games=standing.games, wanted=wanted)
    parts: list[RenderableType] = [Text(title, style="bold"), grid, Text(_elo_line(match, say))]
    for player, name in enumerate(names):
        if standing.failures[player]:
            line = say("match-failures", name=name, count=standing.failures[player])
            parts.append(Text(line, style="red"))
    if sprt is not None:
        parts.append(Text(_verdict_line(match, sprt, say), style="dim"))
    return Group(*parts)


def plain_match(match: Match, sprt: tuple[float, float] | None) -> dict[str, Any]:
    """Return the standing as plain data for JSON; an infinite Elo difference is null."""
    standing = match.standing
    elo, low, high = (None if isinf(value) else value for value in standing.elo)
    plain: dict[str, Any] = {
        "game": match.rules.game.name,
        "edition": match.rules.edition,
        "options": dict(match.rules.options),
        "players": list(match.names),
        "games": standing.games,
        "wins": standing.count(1.0),
        "ties": standing.count(0.5),
        "losses": standing.count(0.0),
        "failures": [standing.failures[player] for player in range(len(match.names))],
        "score": standing.score,
        "interval": list(standing.interval),
        "elo": elo,
        "elo_interval": [low, high],
        "points": [fmean(points) if points else None for points in standing.points],
    }
    if sprt is not None:
        ratio, verdict = standing.log_likelihood_ratio(*sprt), standing.verdict(*sprt)
        plain["sprt"] = {"elo0": sprt[0], "elo1": sprt[1], "llr": ratio, "bound": BOUND, "verdict": verdict}
    return plain


def _elo_line(match: Match, say: Messages) -> str:
    elo, low, high = match.standing.elo
    ends = [_elo(value) for value in (low, high)]
    return say("match-elo", name=match.names[0], elo=_elo(elo), low=ends[0], high=ends[1])


def _elo(value: float) -> str | float:
    if isinf(value):
        return "∞" if value > 0 else "−∞"
    return counted(value, 1, sign=True)


def _verdict_line(match: Match, sprt: tuple[float, float], say: Messages) -> str:
    standing, (low, high) = match.standing, sprt
    ratio, bound = (
        counted(standing.log_likelihood_ratio(low, high), 2, sign=True),
        counted(BOUND, 2),
    )
    ends = {"low": _elo(low), "high": _elo(high)}
    return say(f"match-{standing.verdict(low, high)}", name=match.names[0], ratio=ratio, bound=bound, **ends)
