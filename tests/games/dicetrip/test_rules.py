import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from games.dicetrip.brute import all_roads, legal_numbers, most_bonus, play, random_game, trip_rules
from games.dicetrip.example import COLOURED, SLUGS, example_map, example_steps
from noppa import Choose, IllegalMove, Over, Roll, UnreadableMove
from noppa.games.dicetrip.moves import Cross, Reroll, Twice, Write
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import State
from noppa.games.dicetrip.trip import Trip, Turn

GAME = trip_rules()
TENS = trip_rules(tens=True)
CITIES = tuple(GAME.map.cities)


def values(variant: DiceTrip, state: State, seat: int = 0) -> dict[str, int]:
    """Return a seat's score sheet by its lines."""
    return {item.id: item.value or 0 for item in variant.sheet(state)[seat].items}


def texts(variant: DiceTrip, state: Any, seat: int = 0) -> set[str]:
    """Return the legal moves of a seat as texts."""
    return {str(move) for move in variant.moves(state, seat)}


def refused(variant: DiceTrip, state: Any, step: str) -> str:
    """Return the code with which a step is refused; the position must not change."""
    with pytest.raises(IllegalMove) as caught:
        play(variant, state, step)
    return caught.value.code


def position(numbers: dict[str, int], round_: int) -> State:
    """Return a solo position before a round's roll with these numbers (0 crosses off)."""
    return State((Trip(tuple(numbers.get(slug) for slug in CITIES)),), (Turn(),), round_)


# The booklet's example ---------------------------------------------------------------------


def test_the_booklets_example() -> None:
    """It has ten bonus cities, two crossed off, a road of nine, 61 to 66, one clean zone: 25 points."""
    variant = trip_rules(map=example_map())
    state = play(variant, variant.start(1), *example_steps())
    assert variant.pending(state) == Over((25,), (0,))
    assert values(variant, state) == {"bonus": 10, "crossed": -2, "road": 9, "series": 4, "zones": 4, "tens": 0}
    detail: dict[str, Any] = {item.id: dict(item.detail) for item in variant.sheet(state)[0].items}
    coloured = [slug for slug in detail["bonus"]["cities"] if SLUGS.index(slug) in {0, 5, 15, 18, 20}]
    assert len(coloured) == 5
    assert len(COLOURED) > 5, "some coloured cities missed their die"
    assert detail["road"]["cities"] == SLUGS[:9]
    assert detail["series"]["cities"] == SLUGS[3:9]
    assert detail["zones"]["clean"] == ["W"]


# A round -----------------------------------------------------------------------------------


def test_a_round_from_roll_to_roll() -> None:
    """After the roll the roller decides, everyone writes twice in any order, and the next seat rolls."""
    state = GAME.start(2)
    assert GAME.pending(state) == Roll(0, 4, (0, 1, 2, 3), waits=True)
    state = play(GAME, state, "1466")
    assert GAME.pending(state) == Choose((0,))
    state = play(GAME, state, "stand")
    assert GAME.pending(state) == Choose((0, 1))
    state = play(GAME, state, "1: gent=14", "0: gent=66", "1: brugge=66")
    assert GAME.pending(state) == Choose((0,))
    assert GAME.moves(state, 1) == ()
    state = play(GAME, state, "0: brugge=41")
    assert GAME.pending(state) == Roll(1, 4, (0, 1, 2, 3), waits=True)
    assert GAME.view(state)["round"] == 2


def test_a_number_and_the_rest_of_the_dice() -> None:
    """After 16 from 1 4 6 6 the other dice make 46 and 64; used cities and numbers are not offered."""
    state = play(GAME, GAME.start(1), "1466", "stand")
    assert len(texts(GAME, state)) == 7 + 25 * 8, "seven doublings, seven numbers and a crossing for each city"
    state = play(GAME, state, "gent=16")
    free = [slug for slug in CITIES if slug != "gent"]
    assert texts(GAME, state) == {f"{slug}={what}" for slug in free for what in ("46", "64", "x")}
    assert refused(GAME, state, "gent=46") == "dicetrip-city-taken"
    assert refused(GAME, state, "gent=x") == "dicetrip-city-taken"
    assert refused(GAME, state, "brugge=66") == "dicetrip-number-not-made"
    assert refused(GAME, state, "brugge=16") == "dicetrip-number-taken"


def test_after_a_crossing_any_two_dice_are_free() -> None:
    """This holds whether the city is crossed off first or last."""
    state = play(GAME, GAME.start(1), "1234", "stand", "gent=x")
    assert {text for text in texts(GAME, state) if text.startswith("brugge=")} == {
        *(f"brugge={number}" for number in legal_numbers((1, 2, 3, 4), None, None)),
        "brugge=x",
    }
    first = play(GAME, GAME.start(1), "1234", "stand", "gent=x", "brugge=13")
    last = play(GAME, GAME.start(1), "1234", "stand", "brugge=13", "gent=x")
    assert first.trips == last.trips
    both = play(GAME, GAME.start(1), "1234", "stand", "brugge=x", "gent=x")
    assert values(GAME, both) == {"bonus": 0, "crossed": -2, "road": 0, "series": 0, "zones": 0, "tens": 0}


def test_two_equal_numbers_leave_a_crossing() -> None:
    """With 1 4 1 4, 14 cannot be written twice, so 41 or a crossed-off city follows it."""
    state = play(GAME, GAME.start(1), "1414", "stand", "gent=14")
    assert {text for text in texts(GAME, state) if text.startswith("brugge=")} == {"brugge=41", "brugge=x"}
    state = play(GAME, position({"gent": 11}, 3), "1111", "stand")
    assert {text for text in texts(GAME, state) if "=" in text} == {f"{slug}=x" for slug in CITIES if slug != "gent"}


def test_the_last_round_has_one_city_and_any_two_dice() -> None:
    """It offers twelve numbers less those on the map, or a crossing; no doubling, but the roller may roll again."""
    variant = trip_rules(map=example_map())
    steps = example_steps()
    state = play(variant, variant.start(1), *steps[:-3])
    assert variant.view(state, 0)["cities_a_seat"] == 1
    state = play(variant, state, "5216")
    assert "reroll red" in texts(variant, state)
    state = play(variant, state, "stand")
    written = {int(step.split("=")[1]) for step in steps if "=" in step and "x" not in step.split("=")[1]}
    left = legal_numbers((5, 2, 1, 6), None, None) - (written - {54})
    assert texts(variant, state) == {f"stop-24={number}" for number in left} | {"stop-24=x"}
    assert refused(variant, state, "twice 5 drop 2") == "dicetrip-twice-last-round"
    state = play(variant, state, "stop-24=x")
    assert isinstance(variant.pending(state), Over)
    assert values(variant, state)["crossed"] == -3


def test_a_map_with_everything_crossed_off() -> None:
    """The total is 25 times −1."""
    state = GAME.start(1)
    while not isinstance(pending := GAME.pending(state), Over):
        if isinstance(pending, Roll):
            state = play(GAME, state, "1234", "stand")
        crossings = [move for move in GAME.moves(state, 0) if isinstance(move, Cross)]
        state = GAME.play(state, 0, crossings[0])
    assert pending.scores == (-25,)
    assert values(GAME, state) == {"bonus": 0, "crossed": -25, "road": 0, "series": 0, "zones": 0, "tens": 0}


# Rolling again -----------------------------------------------------------------------------


def test_rolling_again_holds_for_everyone_and_happens_once() -> None:
    """The named dice are rolled at once, at their places; then everyone writes, without another decision."""
    red, yellow, green, blue = GAME.colours
    state = play(GAME, GAME.start(2), "1466", f"reroll {blue} {red}")
    assert GAME.pending(state) == Roll(0, 2, (0, 3), waits=False)
    assert GAME.view(state)["dice"] == [None, 4, 6, None]
    state = play(GAME, state, "52")
    assert GAME.view(state)["dice"] == [5, 4, 6, 2]
    assert GAME.pending(state) == Choose((0, 1))
    assert refused(GAME, state, f"reroll {green}") == "dicetrip-reroll-used"
    assert refused(GAME, state, f"1: reroll {yellow}") == "dicetrip-not-the-roller"
    state = play(GAME, state, "0: gent=54", "0: brugge=62", "1: gent=52", "1: brugge=64", "1234")
    assert GAME.pending(state) == Choose((1,)), "the other seat still has its power"
    state = play(GAME, state, "1: stand", "0: namur=12", "0: mons=34", "1: namur=12", "1: mons=34", "6543")
    assert GAME.pending(state) == Choose((0, 1)), "seat 0 has used it and is not asked"


def test_all_four_dice_can_be_rolled_again() -> None:
    """It is still not a roll that a seat requests."""
    state = play(GAME, GAME.start(1), "1466", "reroll red yellow green blue")
    assert GAME.pending(state) == Roll(0, 4, (0, 1, 2, 3), waits=False)
    assert GAME.pending(play(GAME, state, "1466")) == Choose((0,))
    assert not any(isinstance(move, Reroll) for move in GAME.moves(play(GAME, state, "1466"), 0))


def test_only_the_roller_decides_and_first() -> None:
    """Nobody writes before, nobody else rolls again, and standing applies to this round."""
    state = play(GAME, GAME.start(2), "1466")
    assert texts(GAME, state, 0) == {"stand", *(str(move) for move in GAME.actions if isinstance(move, Reroll))}
    assert len(texts(GAME, state, 0)) == 16
    assert refused(GAME, state, "1: reroll red") == "move-out-of-turn"
    assert refused(GAME, state, "1: gent=14") == "move-out-of-turn"
    assert refused(GAME, state, "0: gent=14") == "dicetrip-stand-first"
    assert refused(GAME, state, "0: twice 6 drop 1") == "dicetrip-stand-first"
    state = play(GAME, state, "stand")
    assert refused(GAME, state, "0: reroll red") == "dicetrip-reroll-too-late"
    assert refused(GAME, state, "0: stand") == "dicetrip-reroll-too-late"
    assert refused(GAME, state, "1: stand") == "dicetrip-not-the-roller"


# A die twice -------------------------------------------------------------------------------


def test_a_die_used_twice_is_in_both_numbers() -> None:
    """With 5 2 3 4, the five doubled and the two unused, 53 or 35 and 54 or 45 are possible."""
    state = play(GAME, GAME.start(1), "5234", "stand", "twice 5 drop 2")
    assert {text.partition("=")[2] for text in texts(GAME, state)} == {"35", "53", "45", "54", "x"}
    assert refused(GAME, state, "gent=55") == "dicetrip-twice-double"
    assert refused(GAME, state, "gent=34") == "dicetrip-twice-missing"
    assert refused(GAME, state, "gent=52") == "dicetrip-number-not-made"
    assert refused(GAME, state, "twice 5 drop 3") == "dicetrip-twice-used"
    state = play(GAME, state, "gent=35")
    assert {text.partition("=")[2] for text in texts(GAME, state)} == {"45", "54", "x"}
    state = play(GAME, state, "brugge=54", "6612", "stand")
    assert not any(isinstance(move, Twice) for move in GAME.moves(state, 0))
    assert refused(GAME, state, "twice 6 drop 1") == "dicetrip-twice-used"


def test_after_a_crossing_the_doubled_die_goes_with_either_other_die() -> None:
    """With 5 2 3 4, the five doubled without the two, and a city crossed off: 53, 35, 54 or 45."""
    state = play(GAME, GAME.start(1), "5234", "stand", "twice 5 drop 2", "gent=x")
    assert {text.partition("=")[2] for text in texts(GAME, state)} == {"35", "53", "45", "54", "x"}


def test_doubling_one_of_two_equal_dice() -> None:
    """With 5 5 2 3 the other five is unused, or it is in the way and a city must be crossed off."""
    start = play(GAME, GAME.start(1), "5523", "stand")
    offered = {text for text in texts(GAME, start) if text.startswith("twice")}
    assert offered == {f"twice {pair[0]} drop {pair[1]}" for pair in ("55", "52", "53", "25", "23", "35", "32")}
    state = play(GAME, start, "twice 5 drop 5")
    assert {text.partition("=")[2] for text in texts(GAME, state)} == {"25", "52", "35", "53", "x"}
    state = play(GAME, start, "twice 5 drop 2")
    assert {text.partition("=")[2] for text in texts(GAME, state)} == {"35", "53", "x"}
    state = play(GAME, state, "gent=53")
    assert {text.partition("=")[2] for text in texts(GAME, state)} == {"x"}
    assert refused(GAME, start, "twice 2 drop 2") == "dicetrip-twice-not-there"
    assert refused(GAME, start, "twice 1 drop 5") == "dicetrip-twice-not-there"


def test_a_doubling_comes_before_the_first_writing() -> None:
    """It affects one seat only."""
    state = play(GAME, GAME.start(2), "5234", "stand", "0: gent=52")
    assert refused(GAME, state, "0: twice 5 drop 2") == "dicetrip-twice-too-late"
    state = play(GAME, state, "1: twice 5 drop 2")
    assert {text.partition("=")[2] for text in texts(GAME, state, 0)} == {"34", "43", "x"}
    state = play(GAME, state, "1: gent=x", "1: brugge=x", "0: brugge=34")
    assert [trip.doubled for trip in state.trips] == [False, True]


# Bonus cities ------------------------------------------------------------------------------


def test_the_second_writing_settles_the_dice_of_both() -> None:
    """Red 4, yellow 1, green 4, blue 2: 14 in a green city and 24 in a red one are both bonus cities."""
    by_colour = {city.colour: slug for slug, city in GAME.map.cities.items()}
    state = play(GAME, GAME.start(1), "4142", "stand", f"{by_colour['green']}=14")
    assert values(GAME, state)["bonus"] == 1
    both = play(GAME, state, f"{by_colour['red']}=24")
    assert values(GAME, both)["bonus"] == 2
    state = play(GAME, GAME.start(1), "4142", "stand", f"{by_colour['yellow']}=24")
    assert values(GAME, state)["bonus"] == 0, "the yellow die shows 1"


def test_a_number_says_which_dice_make_it_and_which_are_spent() -> None:
    """Of two equal dice the one that brings a bonus is used; the other makes the next number, or they swap."""

    def dice_of(state: State, number: int) -> list[tuple[list[str], list[str]]]:
        found = next(entry for entry in GAME.view(state, 0)["makes"] if entry["number"] == number)
        return list(zip(found["colours"], found["spent"], strict=True))

    start = play(GAME, GAME.start(1), "1321", "stand")
    assert dice_of(start, 13) == [(["red", "yellow"], []), (["yellow", "blue"], [])]
    for city, spent, left in (("antwerpen", "red", "blue"), ("mons", "blue", "red")):
        after = dice_of(play(GAME, start, f"{city}=13"), 21)
        first = sorted([left, "green"], key=GAME.colours.index), sorted([spent, "yellow"], key=GAME.colours.index)
        other = sorted([spent, "green"], key=GAME.colours.index), sorted([left, "yellow"], key=GAME.colours.index)
        assert after == [first, other]
    doubled = play(GAME, start, "twice 2 drop 3", "gent=12")
    assert dice_of(doubled, 21) == [(["green", "blue"], ["red", "green"]), (["red", "green"], ["green", "blue"])]


def test_the_doubled_dies_colour_counts_in_both() -> None:
    """The red five is doubled, in two red cities."""
    one, other = (slug for slug, city in GAME.map.cities.items() if city.colour == "red")
    state = play(GAME, GAME.start(1), "5234", "stand", "twice 5 drop 2", f"{one}=53", f"{other}=45")
    assert values(GAME, state)["bonus"] == 2


# Zones and tens ----------------------------------------------------------------------------


def test_a_zone_counts_once_it_is_full() -> None:
    """Five of six cities give nothing, the sixth 4 points; a crossing in it gives nothing."""
    zone = [slug for slug, city in GAME.map.cities.items() if city.zone == "B"]
    most = dict(zip(zone[1:], (12, 13, 14, 15, 16), strict=True))
    start = play(GAME, position(most, 3), "2134", "stand")
    assert values(GAME, start)["zones"] == 0
    assert values(GAME, play(GAME, start, f"{zone[0]}=21"))["zones"] == 4
    assert values(GAME, play(GAME, start, f"{zone[0]}=x"))["zones"] == 0


def test_two_and_three_clean_zones() -> None:
    """They score 7 and 9 points."""
    every = dict(zip(CITIES, [number for number in range(11, 67) if 1 <= number % 10 <= 6], strict=False))
    assert values(GAME, position(every, 13))["zones"] == 9
    assert values(GAME, position(every | {"gent": 0}, 13))["zones"] == 7


def test_tens_count_the_coloured_cities_still_empty_after_that_writing() -> None:
    """The city just filled is not empty, nor is a crossed-off one; it is earned once."""
    coloured = [slug for slug, city in GAME.map.cities.items() if city.colour]
    plain = [slug for slug, city in GAME.map.cities.items() if not city.colour]
    five = dict(zip(plain, (12, 23, 34, 45, 56), strict=False))
    start = play(TENS, position(five, 3), "6123", "stand")
    assert values(TENS, start)["tens"] == 0
    assert values(TENS, play(TENS, start, f"{plain[7]}=61"))["tens"] == len(coloured)
    assert values(TENS, play(TENS, start, f"{coloured[0]}=61"))["tens"] == len(coloured) - 1
    assert values(TENS, play(TENS, start, f"{coloured[0]}=x", f"{plain[7]}=61"))["tens"] == len(coloured) - 1
    after = play(TENS, start, f"{plain[7]}=61", f"{coloured[0]}=32")
    assert values(TENS, after)["tens"] == len(coloured), "what comes later changes nothing"
    after = play(TENS, after, "6523", "stand", f"{coloured[1]}=65")
    assert values(TENS, after)["tens"] == len(coloured)
    assert values(GAME, play(GAME, position(five, 3), "6123", "stand", f"{plain[7]}=61"))["tens"] == 0


# Whole games -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_random_games_agree_with_an_independent_reading(seed: int) -> None:
    """Moves offered, bonus cities, road, series, zones and tens of every map are computed again from the steps."""
    draw = random.Random(seed)
    variant = TENS if seed % 2 else GAME
    retold: list[dict[str, Any]] = [{"bonus": 0, "tens": None} for _ in range(3)]
    for before, after in pairwise(random_game(variant, 3, draw)):
        for seat in range(3):
            if before.writing:
                check_offers(variant, before, seat)
            if before.writing and after.round > before.round:
                closing = after.trips[seat].numbers
                new = [
                    (city, number) for city, number in enumerate(closing) if before.trips[seat].numbers[city] is None
                ]
                fresh = len(after.trips[seat].bonus) - len(before.trips[seat].bonus)
                turn = before.turns[seat]
                written = [(number, tuple(variant.map.cities.values())[city].colour) for city, number in new if number]
                if written:
                    assert fresh == most_bonus(before.dice, turn.twice, written)
                retold[seat]["bonus"] += fresh
    sheets = variant.sheet(after)
    for seat, sheet in enumerate(sheets):
        numbers = after.trips[seat].numbers
        assert None not in numbers
        assert sheet.value("bonus") == retold[seat]["bonus"]
        assert sheet.value("crossed") == -numbers.count(0)
        assert sheet.value("road") == max(map(len, all_roads(variant.map, numbers, consecutive=False)), default=0)
        longest = max(map(len, all_roads(variant.map, numbers, consecutive=True)), default=0)
        assert sheet.value("series") == {4: 2, 5: 3, 6: 4, 7: 6, 8: 6, 9: 6}.get(longest, 9 if longest > 9 else 0)
        spoilt = {city.zone for city, number in zip(variant.map.cities.values(), numbers, strict=True) if not number}
        assert sheet.value("zones") == {0: 0, 1: 4, 2: 7, 3: 9}[3 - len(spoilt)]
        assert max(Counter(number for number in numbers if number).values(), default=1) == 1


def check_offers(variant: DiceTrip, state: State, seat: int) -> None:
    """Check the legal writings of a seat in the writing part of a round."""
    turn = state.turns[seat]
    if turn.done:
        assert variant.moves(state, seat) == ()
        return
    numbers = list(state.trips[seat].numbers)
    for city, number in turn.writings:
        numbers[city] = number
    first = next((number for _, number in turn.writings if number), None)
    dice = tuple(die for die in state.dice if die is not None)
    able = legal_numbers(dice, turn.twice, first) - {number for number in numbers if number}
    free = [slug for slug, number in zip(CITIES, numbers, strict=True) if number is None]
    expected = {f"{slug}={what}" for slug in free for what in (*able, "x")}
    assert {text for text in texts(variant, state, seat) if "=" in text} == expected


@pytest.mark.parametrize("variant", [GAME, TENS], ids=["plain", "tens"])
def test_what_a_writing_is_said_to_change_is_what_it_changes(variant: DiceTrip) -> None:
    """The changes and the gain of each move in the view equal the difference of the sheets."""
    draw = random.Random(8)
    for state in random_game(variant, 2, draw):
        if state.writing and not state.over:
            for seat in range(2):
                listed = variant.view(state, seat)["moves"]
                for entry in draw.sample(listed, min(5, len(listed))):
                    if entry["kind"] in ("write", "cross"):
                        alone = State(
                            state.trips[seat : seat + 1], state.turns[seat : seat + 1], state.round, state.dice
                        )
                        alone = State(alone.trips, alone.turns, state.round, state.dice, settled=True)
                        after = values(variant, variant.play(alone, 0, variant.parse(entry["move"])))
                        before = values(variant, alone)
                        assert entry["changes"] == {line: after[line] - before[line] for line in before}
                        assert entry["gain"] == sum(entry["changes"].values())


def test_the_lead_of_rolling_goes_round() -> None:
    """Seat 0 rolls first, then the others in turn."""
    rollers = [
        GAME.pending(state).seat  # type: ignore[union-attr] # those that wait are rolls
        for state in random_game(GAME, 3, random.Random(2))
        if getattr(GAME.pending(state), "waits", False)
    ]
    assert rollers == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]


# Notation ----------------------------------------------------------------------------------


def test_actions_are_in_their_order() -> None:
    """Stand is first, then rerolls, doublings, then each city's numbers and its crossing."""
    listed = [str(move) for move in GAME.actions]
    assert len(listed) == 1 + 15 + 36 + 25 * 37
    assert listed[:6] == ["stand", "reroll red", "reroll yellow", "reroll green", "reroll blue", "reroll red yellow"]
    assert listed[15:18] == ["reroll red yellow green blue", "twice 1 drop 1", "twice 1 drop 2"]
    assert listed[51:53] == ["twice 6 drop 6", f"{CITIES[0]}=11"]
    assert listed[52 + 36] == f"{CITIES[0]}=x"
    assert listed[-1] == f"{CITIES[-1]}=x"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("atlantis=14", "dicetrip-city-unknown"),
        ("Gent=14", "dicetrip-city-unknown"),
        ("gent=17", "dicetrip-number-unknown"),
        ("gent=", "dicetrip-number-unknown"),
        ("gent=14=x", "dicetrip-number-unknown"),
        ("reroll", "dicetrip-colour-unknown"),
        ("reroll red pink", "dicetrip-colour-unknown"),
        ("reroll pink", "move-unreadable"),
        ("reroll red red", "dicetrip-colour-unknown"),
        ("twice 5 drop 7", "move-unreadable"),
        ("twice 5", "move-unreadable"),
        ("drop 5 twice 2", "move-unreadable"),
        ("gent 14", "move-unreadable"),
        ("stand up", "move-unreadable"),
        ("", "move-unreadable"),
    ],
)
def test_other_texts_are_unreadable(text: str, code: str) -> None:
    """An unknown city, number or colour is refused with the existing ones."""
    with pytest.raises(UnreadableMove) as caught:
        GAME.parse(text)
    assert caught.value.code == code


def test_colours_are_read_in_any_order() -> None:
    """They are written in the order of the dice."""
    assert str(GAME.parse("reroll blue red")) == "reroll red blue"


def test_moves_of_another_map_are_refused() -> None:
    """Covers a city, a number and a colour that this game does not have."""
    state = play(GAME, GAME.start(1), "1466")
    for move, code in (
        (Reroll(("pink",)), "dicetrip-colour-unknown"),
        (Write("atlantis", 14), "dicetrip-city-unknown"),
        (Cross("atlantis"), "dicetrip-city-unknown"),
    ):
        with pytest.raises(IllegalMove) as caught:
            GAME.play(state, 0, move)
        assert caught.value.code == code
    state = play(GAME, state, "stand")
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, 0, Write("gent", 70))
    assert caught.value.code == "dicetrip-number-unknown"
