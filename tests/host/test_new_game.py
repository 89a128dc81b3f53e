"""New games and rematches: who starts, whose seats are reserved, and how names are cleaned."""

from dataclasses import replace

from host.world import make_world
from noppa.core.fair import FairDice
from noppa.host.seating.new_game import NewGame, NewSeat, clean_name, make_game
from noppa.host.seating.rematch import make_rematch
from noppa.host.seating.seeds import draw_starter, seated_to_start
from noppa.host.storage import PROMISED

SIX = tuple(NewSeat(who="here", name=name) for name in "ABCDEF")


def test_the_chosen_seat_starts_and_turns_go_round_from_there() -> None:
    """The starter gets seat 0, so the seats are rotated."""
    stored = make_game(NewGame(game="yatzy", seats=SIX, first=4), "aino", make_world())
    assert "".join(seat.name for seat in stored.seats) == "EFABCD"
    assert [seat.seat for seat in stored.seats] == list(range(6))


def test_who_starts_is_drawn_by_the_committed_dice() -> None:
    """The highest die starts; ties roll again; every seat is drawn sooner or later."""
    starters = set()
    for number in range(200):
        dice = FairDice(bytes([number]) * 32, f"{number}")
        first, rounds = draw_starter(dice, 4)
        tied = range(4)
        for rolled in rounds:
            assert [seat for seat in range(4) if rolled[seat]] == list(tied)
            tied = [seat for seat in tied if rolled[seat] == max(rolled)]  # type: ignore[assignment]
        assert list(tied) == [first]
        starters.add(first)
    assert starters == {0, 1, 2, 3}
    stored = make_game(NewGame(game="yatzy", seats=SIX, start="drawn"), "aino", make_world())
    drawn = set()
    for number in range(40):
        seats = (*stored.seats[:5], replace(stored.seats[5], seed=f"seed {number}"))
        started = seated_to_start(replace(stored, seats=seats))
        dice = FairDice(bytes.fromhex(stored.server_seed), stored.id, (f"seed {number}",), version=2)
        first, rounds = draw_starter(dice, 6)
        assert started.seats[0].name == "ABCDEF"[first]
        assert (started.setup["draw"], started.setup["first"]) == (rounds, first)
        assert [seat.seat for seat in started.seats] == list(range(6))
        drawn.add(first)
    assert drawn == set(range(6))


def test_the_loser_starts_the_next_game_and_seats_are_kept() -> None:
    """The player who asks is seated, the others' seats are reserved, and the bots return."""
    world = make_world()
    seats = (NewSeat(who="here"), NewSeat(who="link"), NewSeat(who="bot"))
    stored = make_game(NewGame(game="yatzy", seats=seats, start="loser"), "aino", world)
    kinds = {seat.kind: seat.seat for seat in stored.seats}
    sat = tuple(replace(seat, holder="eino") if seat.kind == "link" else seat for seat in stored.seats)
    scores = [9, 9, 9]
    scores[kinds["link"]] = 3
    following = make_rematch(replace(stored, seats=sat), scores, "aino", world, own_seeds=True)
    assert following.seats[0].kind == "link"
    assert (following.seats[0].holder, following.seats[0].reserved) == (None, "eino")
    here = next(seat for seat in following.seats if seat.kind == "here")
    assert (here.holder, here.seed, here.seed_hash) == ("aino", "", PROMISED)
    assert following.previous == stored.id
    assert following.server_seed != stored.server_seed


def test_names_are_cleaned() -> None:
    """Control and direction marks are removed, spaces collapsed, and the rest stays."""
    assert clean_name("  Ai\u0000no \u202e\t Väinö  ") == "Aino Väinö"
    assert clean_name("\u200b\u200f") == ""
    assert clean_name("x" * 60) == "x" * 24
