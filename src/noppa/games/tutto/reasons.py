"""Why a choice in Tutto is worth what it is: points at risk, odds, and what a Tutto would bring."""

from typing import NamedTuple

from noppa.core.errors import Plain
from noppa.core.rules import Move
from noppa.games.tutto.position import State
from noppa.games.tutto.rules import Tutto


class Reason(NamedTuple):
    """The code and parameters of a sentence."""

    code: str
    params: dict[str, Plain]


def reason_for(rules: Tutto, state: State, seat: int, move: Move) -> Reason:
    return Reason("x", {})

def kind_of(state: State, move: Move, best: Move) -> str:
    return "x"
