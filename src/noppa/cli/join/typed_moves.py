"""Parses typed moves, dice and cards for a game whose state only the server has."""

from typing import Any

from noppa.cli.join.remote_table import RemoteTable, View
from noppa.cli.play.drawings import card_name, drawing
from noppa.cli.play.parse_input import parse_card, parse_dice, parse_label
from noppa.core.errors import IllegalMove
from noppa.core.rules import Move, Rules
from noppa.locale import Messages


def parse_typed_move(rules: Rules[Any], view: View, typed: str, say: Messages) -> Move:
    """Return the move that a text means, even if it is not legal: the server explains why.

    Raises `UnreadableMove` for a text that is not a move.
    """
    label, illegal = drawing(rules.game.name).label, list[Move]()
    labels = {rules.parse(entry["move"]): label(entry, say) for entry in view["moves"]}

    def refuse(move: Move) -> None:
        illegal.append(move)
        raise IllegalMove("move-illegal", move=str(move), legal=())

    try:
        return parse_label(rules, labels, typed, refuse)
    except IllegalMove:
        return illegal[0]


def enter_chance(table: RemoteTable, rules: Rules[Any], seat: int, typed: str, say: Messages) -> None:
    """Send the typed dice or card of a real table."""
    view = table.views[seat]
    if view["pending"]["kind"] == "roll":
        table.do("dice", seat, dice=parse_dice(typed))
        return
    labels = {card: card_name(rules.game.name, str(card), say) for card in rules.cards}
    table.do("card", seat, card=str(parse_card(rules, labels, typed)))
