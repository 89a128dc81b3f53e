"""Shared dice: the same for all seats, and the dice of the day."""

from datetime import UTC, datetime

import pytest

from host.world import Host, SeededRandomness, in_a_loop, log_of
from noppa.core.record import Record
from noppa.games import games, rules_of
from noppa.host.play import views
from noppa.host.refusal import Refused
from noppa.host.seating.daily_dice import day_is_over, day_of, dice_of_day, has_begun
from noppa.host.seating.open_game import open_daily_game

NIGHT = datetime(2026, 11, 16, 23, 59, 59, tzinfo=UTC).timestamp()


@in_a_loop
async def test_every_seat_meets_the_same_dice() -> None:
    """Equal turns and rolls have equal dice; the record says so and verifies."""
    host = Host()
    live = await host.game("yatzy", "here", "here", same=True)
    for row in ("chance", "ones"):
        for seat in (0, 1):
            await host.act(live, "aino", "roll", seat=seat)
            await host.act(live, "aino", "play", seat=seat, moves=["keep"])
            await host.act(live, "aino", "play", seat=seat, moves=["keep"])
            await host.act(live, "aino", "play", seat=seat, moves=[f"score {row}"])
    assert live.scores[0] == live.scores[1] > 0
    numbers = [chance.number for chance in views.chance_infos(log_of(live).table, same=True)]
    assert numbers[:3] == numbers[3:6] == [0, 1, 2]
    await host.act(live, "aino", "stop")
    record: Record = await host.registry.finished_record(live)
    assert record.verify(rules_of(record)) == 12


@in_a_loop
async def test_the_same_dice_must_be_fair_ones() -> None:
    """Nobody can repeat a roll of real dice."""
    with pytest.raises(Refused, match="same-needs-fair-dice"):
        await Host().game("yatzy", "here", dice="real", same=True)


def test_days_are_counted_in_utc() -> None:
    """One second after 23:59:59 UTC it is another day."""
    assert day_of(NIGHT) == "2026-11-16"
    assert day_of(NIGHT + 1) == "2026-11-17"
    assert has_begun("2026-11-16", NIGHT)
    assert not has_begun("2026-11-17", NIGHT)
    assert not has_begun("2026-02-30", NIGHT)
    assert not day_is_over("2026-11-16", NIGHT)
    assert day_is_over("2026-11-16", NIGHT + 1)


def test_each_game_has_dice_of_its_own_each_day() -> None:
    """All are different, and each is reproducible."""
    seeds = {
        (game, day): dice_of_day(SeededRandomness(), game, day).server_seed
        for game in games()
        for day in ("2026-11-16", "2026-11-17")
    }
    assert len(set(seeds.values())) == len(seeds)
    for (game, day), seed in seeds.items():
        assert dice_of_day(SeededRandomness(7), game, day).server_seed == seed


@in_a_loop
async def test_the_dice_of_the_day_are_played_once_each_and_shown_when_it_is_over() -> None:
    """A second request continues the game; the secret seed is shown after midnight, not after the game."""
    host = Host()
    host.clock.forward(NIGHT - 3600 - host.clock.now())
    one = await open_daily_game(host.registry, "yatzy", "aino", "Aino")
    two = await open_daily_game(host.registry, "yatzy", "eino", "Eino")
    assert (await open_daily_game(host.registry, "yatzy", "aino", "x")) is one
    assert one is not two
    assert views.dice_info(one).commitment == views.dice_info(two).commitment
    for live, who in ((one, "aino"), (two, "eino")):
        await host.act(live, who, "roll")
        await host.act(live, who, "play", moves=["score chance"])
    assert one.scores == two.scores
    with pytest.raises(Refused, match="undo-not-agreed"):
        await host.act(one, "aino", "undo")
    await host.act(one, "aino", "stop")
    assert one.ended
    assert views.dice_info(one).server_seed is None
    host.clock.forward(3601)
    assert views.dice_info(one).server_seed == one.game.server_seed
    assert views.dice_info(two).server_seed is None  # that game goes on
    tomorrow = await open_daily_game(host.registry, "yatzy", "aino", "Aino")
    assert tomorrow is not one
    with pytest.raises(Refused, match="day-unknown"):
        await open_daily_game(host.registry, "chess", "aino", "Aino")
