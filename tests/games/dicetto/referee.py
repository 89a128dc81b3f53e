"""An independent implementation of the whole game as a generator, to compare the rules with.

`story` yields what must happen next and is sent what did:

        ("draw", seat)              is sent the text of a card
        ("roll", seat, dice)        is sent the dice
        ("move", seat, {texts})     is sent the text of a move; the texts are all legal ones
        ("over", cards, points)     is sent nothing: what each seat has in the end
"""

from collections import Counter
from collections.abc import Generator, Sequence
from itertools import combinations
from typing import Any

from games.dicetto.test_cards import ALLOWED

Question = tuple[Any, ...]
ROW = "1234"
PRINTED = {
    "fewest_logos": 3,
    "most_logos": 3,
    "fewest_cards": 4,
    "most_straights": 3,
    "most_chances": 3,
    "fewest_points": 5,
    "most_numbers": 3,
}


class Layout:
    """The cards and dice during a game."""

    def __init__(self, players: int, deck: int) -> None:
        self.pile = deck
        self.table: dict[str, str] = {}
        self.on: dict[str, tuple[int, list[int]]] = {}
        self.won: list[list[str]] = [[] for _ in range(players)]

    def collect(self, seat: int) -> list[str]:
        """Return the slots of a seat's dice, and remove those dice and cards."""
        mine = [slot for slot in "1234x" if slot in self.on and self.on[slot][0] == seat]
        for slot in mine:
            del self.on[slot]
            if slot in self.table:
                self.won[seat].append(self.table.pop(slot))
        return mine

    def refill(self, seat: int) -> Generator[Question, Any, None]:
        """Draw new cards for empty slots while there are any."""
        for slot in ROW:
            if slot not in self.table and self.pile:
                self.table[slot] = yield ("draw", seat)
                self.pile -= 1


def story(players: int, deck: int, options: dict[str, Any]) -> Generator[Question, Any, None]:
    """Yield a game from the deal to the end."""
    layout = Layout(players, deck)
    yield from layout.refill(0)
    bonus: list[str] = []
    while options["bonus"] and len(bonus) < 4:
        bonus += [(yield ("draw", 0))]
    seat = 0
    while True:
        extra = "x" in layout.collect(seat)
        if len(layout.won[seat]) >= options["cards_to_win"] or not (layout.table or layout.pile):
            break
        yield from layout.refill(seat)
        yield from _turn(layout, seat, 4 if extra else 3, at_once=options["battle"] == "at_once")
        seat = (seat + 1) % players
    for other in range(players):
        layout.collect(other)
    points = [sum(_points(card) for card in cards) for cards in layout.won]
    for kind in bonus:
        _award(kind, layout.won, points, options["most_cards_points"])
    yield ("over", layout.won, points)


def _turn(layout: Layout, seat: int, rolls: int, *, at_once: bool) -> Generator[Question, Any, None]:
    dice: list[int] = list((yield ("roll", seat, 4)))
    rolls -= 1
    closed: set[str] = set()
    open_battles: dict[str, list[int]] = {}
    while True:
        may = _placings(layout, seat, dice, closed) | {"done"}
        if rolls and not closed:
            may |= {" ".join(["keep", *map(str, kept)]) for size in range(4) for kept in _choices(dice, size)}
        verb, *words = (yield ("move", seat, may)).split()
        if verb == "done":
            break
        if verb == "keep":
            kept = list(map(int, words))
            dice = kept + list((yield ("roll", seat, 4 - len(kept))))
            rolls -= 1
            continue
        slot, laid = words[0], list(map(int, words[1:]))
        for die in laid:
            dice.remove(die)
        closed.add(slot)
        if slot in layout.on and sum(layout.on[slot][1]) == sum(laid):
            open_battles[slot] = laid
            if at_once:
                yield from _fight(layout, seat, open_battles)
        else:
            layout.on[slot] = (seat, laid)
    yield from _fight(layout, seat, open_battles)


def _fight(layout: Layout, seat: int, battles: dict[str, list[int]]) -> Generator[Question, Any, None]:
    for slot in sorted(battles):
        laid = battles.pop(slot)
        mine = theirs = 0
        while mine == theirs:
            mine, theirs = yield ("roll", seat, 2)
        if mine > theirs:
            layout.on[slot] = (seat, laid)


def _placings(layout: Layout, seat: int, dice: list[int], closed: set[str]) -> set[str]:
    cards = {slot: card.split(":")[0] for slot, card in layout.table.items()} | {"x": "chance"}
    found = set()
    for slot, kind in cards.items():
        if slot in closed:
            continue
        there = sum(layout.on[slot][1]) if slot in layout.on else 0
        assert slot not in layout.on or layout.on[slot][0] != seat
        for size in range(1, 5):
            for some in _choices(dice, size):
                if some in ALLOWED[kind] and sum(some) >= there:
                    found.add(" ".join(["place", slot, *map(str, some)]))
    return found


def _choices(dice: list[int], size: int) -> set[tuple[int, ...]]:
    return {tuple(sorted(some)) for some in combinations(dice, size)}


def _points(card: str) -> int:
    return int(card.split(":")[1].rstrip("*"))


def _award(kind: str, won: Sequence[list[str]], points: list[int], most_cards: int) -> None:
    """Add a bonus card to the points of its winner."""
    which, what = kind.split("_")
    numbers = ("ones", "twos", "threes", "fours", "fives", "sixes")
    ranked = Counter[int]()
    for seat, cards in enumerate(won):
        kinds = [card.split(":")[0] for card in cards]
        ranked[seat] = {
            "logos": sum(card.endswith("*") for card in cards),
            "cards": len(cards),
            "straights": sum(name.endswith("straight") for name in kinds),
            "chances": kinds.count("chance"),
            "points": sum(_points(card) for card in cards),
            "numbers": sum(name in numbers for name in kinds),
        }[what]
    order = ranked.most_common()
    if which == "fewest":
        order.reverse()
    if order[0][1] != order[1][1]:
        points[order[0][0]] += PRINTED.get(kind, most_cards)
