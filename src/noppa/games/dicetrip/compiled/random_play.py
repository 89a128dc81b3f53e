"""Whole games of random play, as many a second as can be: every legal move as likely as any other.

Every empty city may take the same numbers, so a writing is a city, any of the empty ones, and independently
of it a number or a crossing, any of those that the dice make. Cities are drawn from a list that gets
shorter, numbers from the bits of a word. What a map scores is counted along the way, but for its roads.
"""

from typing import NamedTuple

import numpy as np

from noppa.games.dicetrip.compiled.lengths import longest
from noppa.games.dicetrip.compiled.map_tables import COLOURLESS, CROSS, ROLLS, Integers, Small
from noppa.games.dicetrip.compiled.random_tables import FACE, FACE_BITS, LYING, Trips
from noppa.games.dicetrip.compiled.settling import NO_DIE, bonus_of
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.state import ROUNDS
from noppa.kernels.bits import nth, ones, place_of
from noppa.kernels.compiled import compiled, inlined
from noppa.kernels.streams import GOLDEN, HALF, Words, mixed, share, stream_of

STAND_OR_REROLL = 16
NOTHING, ONE, TEN = np.uint64(0), np.uint64(1), np.uint64((1 << 6) - 1)
TWICE_DIE = np.append(np.arange(CROSS) // 6, NO_DIE)
"""The face of the die that counts twice, by the doubling; of none no face that a die has."""


class Maps(NamedTuple):
    """A line for each seat: cities, the empty ones first; the city of each number; numbers, as bits; points so far.

    `lost` are the zones with a crossed-off city, as bits; the powers are 1 once used.
    """

    cities: Small
    city_of: Small
    holds: Words
    points: Integers
    lost: Integers
    rerolled: Integers
    doubled: Integers


@compiled
def random_games(
    trips: Trips,
    players: int,
    first: int,
    count: int,
    seed: np.uint64,
    scores: Integers,
    lengths: Integers,
    uses: Integers,
) -> None:
    """So many games from a number on, each with a stream of its own: scores, games × seats, and decisions.

    `uses` has one more of each city with a number of a player, who in game g sits at seat (player + g) mod players.
    """
    lists, sums = np.zeros((2, players, CROSS + 1), np.uint8), np.zeros((4, players), np.int64)
    maps = Maps(lists[0], lists[1], np.zeros(players, np.uint64), sums[0], sums[1], sums[2], sums[3])
    road_to = np.zeros(CITIES + 1, np.uint8)
    for game in range(count):
        word, decisions, roller = stream_of(seed, first + game), 0, 0
        sums[:], maps.holds[:] = 0, NOTHING
        for seat in range(players):
            maps.cities[seat, :CITIES] = trips.cities
        for turn in range(ROUNDS):
            word += GOLDEN
            chance = mixed(word)
            faces = trips.faces[share(chance, ROLLS)]
            if not maps.rerolled[roller]:
                decisions += 1
                action = share(chance << HALF, STAND_OR_REROLL)
                if action:
                    maps.rerolled[roller] = 1
                    word += GOLDEN
                    faces ^= (faces ^ trips.faces[share(mixed(word), ROLLS)]) & trips.changed[action]
            roller = roller + 1 if roller + 1 < players else 0
            for seat in range(players):
                made, word = _write(trips, maps, seat, faces, turn, word)
                decisions += made
        lengths[game] = decisions
        for seat in range(players):
            scores[game, seat] = _score(trips, maps, seat, road_to, uses[(seat - first - game) % players])


@inlined
def _write(trips: Trips, maps: Maps, seat: int, faces: int, turn: int, word: np.uint64) -> tuple[int, np.uint64]:
    """All that a seat chooses in a round: how many decisions it was, and where the stream is."""
    some, where = mixed(word + GOLDEN), mixed(word + GOLDEN + GOLDEN)
    word += GOLDEN + GOLDEN
    dice, empty, last = trips.multiset[faces & (LYING - 1)], CITIES - 2 * turn, turn == ROUNDS - 1
    twice, decisions = CROSS, 1
    numbers = trips.plain[dice, CROSS] & ~maps.holds[seat]
    if not (maps.doubled[seat] or last):
        pairs = trips.doublings[dice]
        word += GOLDEN
        chosen = share(mixed(word), ones(pairs) + empty * (ones(numbers) + 1))
        if chosen < ones(pairs):
            maps.doubled[seat] = 1
            twice = place_of(nth(pairs, chosen))
            numbers = trips.made[dice, twice, CROSS] & ~maps.holds[seat]
            decisions = 2
    one, city = _put(trips, maps, seat, numbers, some, where, empty)
    other, city_too = CROSS, city
    if not last:
        numbers = (trips.plain[dice, one] if twice == CROSS else trips.made[dice, twice, one]) & ~maps.holds[seat]
        other, city_too = _put(trips, maps, seat, numbers, some << HALF, where << HALF, empty - 1)
        decisions += 1
    maps.points[seat] += bonus_cities(faces, twice, one, other, trips.want[city], trips.want[city_too])
    return decisions, word


@inlined
def _put(
    trips: Trips, maps: Maps, seat: int, numbers: np.uint64, some: np.uint64, where: np.uint64, empty: int
) -> tuple[int, int]:
    """One of these numbers or a crossing goes to one of the empty cities: both are told."""
    bit = nth(numbers, share(some, ones(numbers) + 1))  # no bit where the city is crossed off
    number, at = min(place_of(bit), CROSS), share(where, empty)
    city = int(np.int64(maps.cities[seat, at]))
    maps.cities[seat, at] = maps.cities[seat, empty - 1]
    maps.city_of[seat, number] = city
    maps.lost[seat] |= trips.zone[city] if number == CROSS else 0
    if trips.tens and _all_tens(maps.holds[seat] | bit) and not _all_tens(maps.holds[seat]):
        for left in range(empty - 1):
            maps.points[seat] += trips.want[maps.cities[seat, left]] != COLOURLESS * FACE_BITS
    maps.holds[seat] |= bit
    return number, city


@inlined
def _all_tens(holds: np.uint64) -> bool:
    """Whether there is a number of each ten."""
    found = True
    for ten in range(6):
        found &= bool(holds >> np.uint64(6 * ten) & TEN)
    return found


@inlined
def bonus_cities(faces: int, twice: int, one: int, other: int, want: int, want_too: int) -> int:
    """How many bonus cities two numbers make in cities that want these colours; a crossing makes none."""
    found = bonus_of(one, other, faces >> want & FACE, faces >> want_too & FACE, want == want_too, TWICE_DIE[twice])
    return (found & 1) + (found >> 1)


@inlined
def _score(trips: Trips, maps: Maps, seat: int, road_to: Small, uses: Integers) -> int:
    """What a seat's map scores; its cities with a number are used once more."""
    held, cities = maps.holds[seat], maps.city_of[seat]
    road, series = longest(trips.near, trips.linked, held, cities, road_to)
    while held:
        uses[cities[place_of(held)]] += 1
        held &= held - ONE
    points = maps.points[seat] - (CITIES - ones(maps.holds[seat])) + road + trips.series_points[series]
    return int(points + trips.zone_points[maps.lost[seat]])
