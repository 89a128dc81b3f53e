"""The lines of the engine protocol as types: every request, its answer, and the JSON Schema built from them."""

from functools import cache, reduce
from operator import or_
from types import NoneType
from typing import Any, Literal, NotRequired, TypedDict, get_args, get_origin, get_type_hints

from noppa.core.schema import Schema, json_schema
from noppa.core.view import PendingView


class Request(TypedDict):
    """Keys that every request may have; null counts as a missing key."""

    id: NotRequired[str | int | None]
    table: NotRequired[str | None]


class Answer(TypedDict):
    """Keys that every answer copies from its request."""

    id: NotRequired[str | int]


class HelloRequest(Request):
    """Agree on the version of the protocol."""

    do: Literal["hello"]
    protocol: int


class HelloAnswer(Answer):
    """The name and abilities of the answering side; a program that plays needs only `protocol` and `name`."""

    protocol: int
    name: str
    version: NotRequired[str]
    games: NotRequired[list[str]]
    bots: NotRequired[list[str]]


class GamesRequest(Request):
    """Ask for the list of games."""

    do: Literal["games"]


class GameMetadata(TypedDict):
    """The players, editions and options of a game; `content` is the kind of custom file it takes, or nothing."""

    players: list[int]
    rules_version: int
    editions: dict[str, dict[str, bool | int | str]]
    options: dict[str, list[str]]
    content: str


class GamesAnswer(Answer):
    """Every game by its name."""

    games: dict[str, GameMetadata]


class NewRequest(Request):
    """Start a game."""

    do: Literal["new"]
    game: str
    players: int
    edition: NotRequired[str | None]
    options: NotRequired[dict[str, bool | int | str] | None]
    content: NotRequired[dict[str, object] | None]
    seed: NotRequired[int | None]


class NewAnswer(Answer):
    """The seed of the dice, and what happens first."""

    seed: int
    pending: PendingView


class StateRequest(Request):
    """Ask for the state, or continue from another one."""

    do: Literal["state"]
    state: NotRequired[dict[str, object] | None]


class StateAnswer(Answer):
    """The state, and what happens next."""

    state: dict[str, object]
    pending: PendingView


class ActionsRequest(Request):
    """Ask for every move of the game."""

    do: Literal["actions"]


class ActionsAnswer(Answer):
    """Every move of the game, in the order of their numbers."""

    actions: list[str]


class ViewRequest(Request):
    """Ask for the view of a seat."""

    do: Literal["view"]
    seat: NotRequired[int | None]


class ViewAnswer(Answer):
    """The view of the seat; each game declares the shape of its own views."""

    view: dict[str, object]


class MovesRequest(Request):
    """Ask for the legal moves of a seat."""

    do: Literal["moves"]
    seat: NotRequired[int | None]


class MovesAnswer(Answer):
    """The legal moves as texts, and their numbers."""

    seat: int
    moves: list[str]
    actions: list[int]


class PlayRequest(Request):
    """Play a move, by its text or its number."""

    do: Literal["play"]
    move: str | int
    seat: NotRequired[int | None]


class PendingAnswer(Answer):
    """What happens next."""

    pending: PendingView


class RollRequest(Request):
    """Roll these dice, or those of the seed."""

    do: Literal["roll"]
    dice: NotRequired[list[int] | None]


class RollAnswer(Answer):
    """The dice, and what happens next."""

    dice: list[int]
    pending: PendingView


class DrawRequest(Request):
    """Draw this card, or that of the seed."""

    do: Literal["draw"]
    card: NotRequired[str | None]


class DrawAnswer(Answer):
    """The card, and what happens next."""

    card: str
    pending: PendingView


class UndoRequest(Request):
    """Take back the last steps, rolls and cards too; one unless `steps` says more."""

    do: Literal["undo"]
    steps: NotRequired[int | None]


class AdviseRequest(Request):
    """Ask the coach about a seat's moves."""

    do: Literal["advise"]
    seat: NotRequired[int | None]


class AdvisedMove(TypedDict):
    """A move with its value, its loss against the best one, and the reasons in English."""

    move: str
    value: float
    loss: float
    reason: str


class AdviseAnswer(Answer):
    """Every legal move, best first."""

    seat: int
    unit: str
    exact: bool
    advice: list[AdvisedMove]


class ChancesRequest(Request):
    """Ask for every seat's chance to win, estimated by playing that many games to the end."""

    do: Literal["chances"]
    games: NotRequired[int | None]
    seed: NotRequired[int | None]


class SeatChance(TypedDict):
    """A seat's chance to win, and its standard error."""

    seat: int
    win: float
    error: float


class ChancesAnswer(Answer):
    """The chance of each seat."""

    chances: list[SeatChance]


class ChooseRequest(Request):
    """Ask for a bot's move, at a table or in a given state; programs that play get this request too."""

    do: Literal["choose"]
    seat: NotRequired[int | None]
    bot: NotRequired[str | None]
    game: NotRequired[str | None]
    players: NotRequired[int | None]
    edition: NotRequired[str | None]
    options: NotRequired[dict[str, bool | int | str] | None]
    content: NotRequired[dict[str, object] | None]
    seed: NotRequired[int | None]
    state: NotRequired[dict[str, object] | None]
    view: NotRequired[dict[str, object] | None]
    moves: NotRequired[list[str] | None]
    actions: NotRequired[list[int] | None]


class ChooseAnswer(Answer):
    """The move, by its text or its number."""

    move: str | int


class RecordRequest(Request):
    """Ask for the record of the game; `names` are those of the players."""

    do: Literal["record"]
    names: NotRequired[list[str] | None]


class RecordAnswer(Answer):
    """The record, as a file would hold it."""

    record: dict[str, object]


class ReviewRequest(Request):
    """Ask for the review of the game, or of a record."""

    do: Literal["review"]
    record: NotRequired[dict[str, object] | None]


class ReviewAnswer(Answer):
    """The review, as `noppa review --json` prints it."""

    review: dict[str, object]


class CloseRequest(Request):
    """Forget a table."""

    do: Literal["close"]


class QuitRequest(Request):
    """End the session."""

    do: Literal["quit"]


class EmptyAnswer(Answer):
    """Done, with nothing to report."""


class ErrorDetails(TypedDict):
    """What was wrong: a stable code, its parameters, and an English sentence."""

    code: str
    params: dict[str, object]
    text: str


class ErrorAnswer(Answer):
    """The answer to a request that failed."""

    error: ErrorDetails


ANSWERS: dict[Any, Any] = {
    HelloRequest: HelloAnswer,
    GamesRequest: GamesAnswer,
    NewRequest: NewAnswer,
    StateRequest: StateAnswer,
    ActionsRequest: ActionsAnswer,
    ViewRequest: ViewAnswer,
    MovesRequest: MovesAnswer,
    PlayRequest: PendingAnswer,
    RollRequest: RollAnswer,
    DrawRequest: DrawAnswer,
    UndoRequest: PendingAnswer,
    AdviseRequest: AdviseAnswer,
    ChancesRequest: ChancesAnswer,
    ChooseRequest: ChooseAnswer,
    RecordRequest: RecordAnswer,
    ReviewRequest: ReviewAnswer,
    CloseRequest: EmptyAnswer,
    QuitRequest: EmptyAnswer,
}
"""Every request in the order of the docs, and its answer; any request may get an `ErrorAnswer`."""


def name_of(request: Any) -> str:
    """Return the `do` value of a request."""
    return str(get_args(get_type_hints(request)["do"])[0])


@cache
def keys_of(request: Any) -> dict[str, tuple[tuple[type, ...], bool]]:
    """Return the keys of a request: the allowed types of each, and whether it is required."""
    hints = get_type_hints(request, include_extras=True)
    return {key: (_kinds(hint), get_origin(hint) is not NotRequired) for key, hint in hints.items()}


def _kinds(hint: Any) -> tuple[type, ...]:
    """Return the plain types of a declared type: `dict` of `dict[str, int] | None`."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return (type(inner[0]),)
    if origin in (list, dict):
        return (origin,)
    if not inner:
        return () if hint is NoneType else (hint,)
    return tuple(kind for part in inner for kind in _kinds(part))


def schema() -> Schema:
    """Return the JSON Schema of every line, in both directions; `requests` and `answers` map each `do` to its type."""
    everything = json_schema(reduce(or_, (*ANSWERS, *ANSWERS.values(), ErrorAnswer)))
    named = {name_of(request): (request.__name__, answer.__name__) for request, answer in ANSWERS.items()}
    return {
        **everything,
        "title": "Lines of the Noppa engine protocol",
        "requests": {do: {"$ref": f"#/$defs/{request}"} for do, (request, _) in named.items()},
        "answers": {do: {"$ref": f"#/$defs/{answer}"} for do, (_, answer) in named.items()},
    }
