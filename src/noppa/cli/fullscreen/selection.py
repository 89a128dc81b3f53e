"""The selection at the table: held dice, a place and a tag, and the legal moves that match them."""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

from noppa.terminal.scene import Die, Option


class Selection:
    """The current selection; it is adjusted to each new question and cleared every turn."""

    def __init__(self) -> None:
        self.options: Sequence[Option] = ()
        self.dice: Sequence[Die] = ()
        self.held: set[int] = set()
        self.cursor = ""
        self.tag = ""

    def ask(self, options: Sequence[Option], dice: Sequence[Die], suggested: Sequence[int] | None) -> None:
        """Set the options of a new question; hold the suggested dice, or keep holding the earlier ones."""
        self.options, self.dice = options, dice
        if suggested is not None:
            self.held = set(suggested)
        if options:
            self.held = {place for place in self.held if place < len(dice) and dice[place].free and self.takes_dice}
        if self.cursor not in self.spots:
            self.cursor = ""
        if self.tag not in self.tags:
            self.tag = ""

    def clear(self) -> None:
        """Clear the selection for another turn."""
        self.held, self.cursor, self.tag = set(), "", ""

    @property
    def chosen(self) -> tuple[str, str, frozenset[int]]:
        """The current choice: tag, place and held dice."""
        return self.tag, self.cursor, frozenset(self.held)

    @property
    def takes_dice(self) -> bool:
        """Whether some move is chosen by its dice."""
        return any(option.dice is not None or option.places is not None for option in self.options)

    @property
    def plays_dice(self) -> bool:
        """Whether some move is chosen by its dice alone."""
        return any(
            not option.spot and (option.dice is not None or option.places is not None) for option in self.options
        )

    @property
    def spots(self) -> list[str]:
        """The places of all moves, each once."""
        return list(dict.fromkeys(option.spot for option in self.tagged if option.spot))

    @property
    def tags(self) -> list[str]:
        """The tags of all options, each once."""
        return list(dict.fromkeys(option.tag for option in self.options if option.tag))

    @property
    def tagged(self) -> list[Option]:
        """The options with the chosen tag or without one."""
        return [option for option in self.options if not self.tag or option.tag in ("", self.tag)]

    @property
    def faces(self) -> list[int | None]:
        """The faces of the dice."""
        return [die.face for die in self.dice]

    def toggle(self, place: int) -> bool:
        """Hold or release a die; return whether it can be chosen."""
        if not self.takes_dice or place >= len(self.dice) or not self.dice[place].free:
            return False
        self.held ^= {place}
        return True

    def hold_all_but(self, rolled: Collection[int]) -> None:
        """Hold the dice that were not rolled."""
        kept = set(range(len(self.dice))) - set(rolled)
        self.held = kept if rolled else self.held

    def next_tag(self, step: int) -> None:
        """Choose the next or previous tag; after the last one, none."""
        tags = ["", *self.tags]
        self.tag = tags[(tags.index(self.tag) + step) % len(tags)]
        if self.cursor not in self.spots:
            self.cursor = ""

    def follow_cursor(self) -> None:
        """Hold the dice of the move at the cursor if it can also be chosen by its dice."""
        moves = {option.move for option in self.at_cursor()}
        by_dice = next(
            (option for option in self.options if option.move in moves and not option.spot and option.dice), None
        )
        if by_dice is None or by_dice.dice is None:
            return
        self._hold(by_dice)

    def point_to(self, move: str) -> None:
        """Select the dice and the place of a move."""
        options = [option for option in self.options if option.move == move]
        self.held, self.cursor = set(), ""
        spot = next((option for option in options if option.spot), None)
        if spot is not None:
            self.tag = spot.tag if self.tag else ""
            self.cursor = spot.spot
            self.follow_cursor()
        by_dice = next((option for option in options if option.places is not None or option.dice is not None), None)
        if by_dice is not None:
            self._hold(by_dice)

    def _hold(self, option: Option) -> None:
        """Hold the dice of a move."""
        if option.places is not None:
            self.held = set(option.places)
            return
        missing, self.held = Counter(option.dice or ()), set()
        for place, die in enumerate(self.dice):
            if die.free and die.face is not None and missing[die.face]:
                missing[die.face] -= 1
                self.held.add(place)

    def by_dice(self) -> Option | None:
        """Return the move of the held dice, regardless of the place."""
        matches = (option for option in self.options if not option.spot and option.fits(self.faces, self.held))
        return next(matches, None)

    def dice_move(self) -> str:
        """Return the notation of the held dice as a move, legal or not; empty if dice are not moves."""
        verbs = [option.move.split()[0] for option in self.options if not option.spot and option.dice is not None]
        if not verbs:
            return ""
        return " ".join([verbs[0], *(str(self.dice[place].face) for place in sorted(self.held))])

    def at_cursor(self) -> list[Option]:
        """Return the moves at the chosen place; only those that fit the held dice, if there are any."""
        at_place = [option for option in self.tagged if option.spot and option.spot == self.cursor]
        fitting = [option for option in at_place if option.dice is not None and option.fits(self.faces, self.held)]
        return fitting if self.held and fitting else at_place

    def by_key(self, key: str) -> list[Option]:
        """Return the moves of a key."""
        return [option for option in self.options if option.key == key]

    @property
    def own_keys(self) -> dict[str, str]:
        """The keys that stand for moves, with their labels."""
        return {option.key: option.key_label or option.label for option in reversed(self.options) if option.key}

    @property
    def dice_label(self) -> str:
        """The game's own label for playing chosen dice; empty if it has none."""
        by_dice = (option for option in self.options if not option.spot and not option.key)
        return next((option.key_label for option in by_dice if option.dice or option.places), "")

    @property
    def only(self) -> Option | None:
        """The legal move if there is only one."""
        return self.options[0] if len(self.options) == 1 else None


def suggested_dice(view: dict[str, Any]) -> list[int] | None:
    """Return the dice that a game marks as valid; None in games that mark none."""
    valid = view.get("valid")
    return list(valid) if isinstance(valid, list) and view.get("moves") else None
