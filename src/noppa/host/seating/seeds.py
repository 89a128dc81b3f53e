"""The players' seeds: hashes when people sit down, seeds once all are seated, then the draw for who starts.

Nobody can choose a seed after seeing another: until every hash is in, only hashes are known.
"""

from dataclasses import replace

from noppa.core.fair import FairDice
from noppa.host.storage import PROMISED, StoredGame, StoredSeat

DRAW = 2**32 - 1
"""The chance number of the roll for who starts; further rounds count down from it."""


def awaited_hashes(game: StoredGame) -> list[int]:
    """Return the seats that promised the hash of a seed and have not sent it."""
    return [seat.seat for seat in game.seats if seat.seed_hash == PROMISED]


def awaited_seeds(game: StoredGame) -> list[int]:
    """Return the seats whose seeds are due: once every seat is taken and every hash is in."""
    if game.status != "waiting" or awaited_hashes(game) or not _all_sit(game):
        return []
    return [seat.seat for seat in game.seats if _owes_seed(seat)]


def seated_to_start(game: StoredGame) -> StoredGame:
    """Return a game with its seats in the order of play; everybody's seeds decide if the starter is drawn."""
    setup = game.setup
    if setup.get("scheme", 1) == 1 or setup["start"] == "chosen" or (setup["start"] == "loser" and game.previous):
        return game
    seeds = tuple(seat.seed for seat in game.seats)
    dice = FairDice(bytes.fromhex(game.server_seed), game.id, seeds, version=setup["scheme"])
    first, rounds = draw_starter(dice, len(game.seats))
    drawn = setup.copy()
    drawn["draw"], drawn["first"] = rounds, first
    invite = max(seat.invite for seat in game.seats) + bool(first)  # invalidates old invitations, as seats have moved
    order = game.seats[first:] + game.seats[:first]
    seats = tuple(replace(seat, seat=number, invite=invite) for number, seat in enumerate(order))
    return replace(game, setup=drawn, seats=seats if first else game.seats)


def draw_starter(dice: FairDice, seats: int) -> tuple[int, list[list[int]]]:
    """Return the seat with the highest die, and the dice of each round, 0 for none; ties roll again."""
    rounds: list[list[int]] = []
    tied = list(range(seats))
    while len(tied) > 1:
        rolled = [dice.die(DRAW - len(rounds), seat) if seat in tied else 0 for seat in range(seats)]
        rounds.append(rolled)
        tied = [seat for seat in tied if rolled[seat] == max(rolled)]
    return tied[0], rounds


def _all_sit(game: StoredGame) -> bool:
    return all(seat.kind == "bot" or seat.holder is not None for seat in game.seats)


def _owes_seed(seat: StoredSeat) -> bool:
    return seat.seed_hash not in ("", PROMISED) and not seat.seed
