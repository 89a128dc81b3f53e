"""Real dice: entering, previewing, and correcting older entries."""

from typing import Any

import pytest

from host.world import Host, in_a_loop, texts
from noppa import IllegalMove, ImpossibleChance
from noppa.host.live_game import LiveGame
from noppa.host.play.real_dice import past_entry, preview
from noppa.host.refusal import Refused
from noppa.host.seating.seats import Guest, Invite, sit_down


async def table_for_two(host: Host, **agreed: Any) -> LiveGame:
    """Start Yatzy with real dice for Aino and Eino."""
    live = await host.game("yatzy", "here", "link", dice="real", **agreed)
    return await sit_down(host.registry, Invite(live.game.id, 1, 1), Guest(identity="eino"))


@in_a_loop
async def test_anybody_at_the_table_enters_dice_and_only_the_owner_moves() -> None:
    """Only the final dice are typed; the rolls between are filled in."""
    host = Host()
    live = await table_for_two(host)
    await host.act(live, "eino", "dice", seat=0, dice=[6, 6, 6, 5, 5])
    with pytest.raises(Refused, match="seat-not-yours"):
        await host.act(live, "eino", "play", seat=0, moves=["score sixes"])
    with pytest.raises(Refused, match="players-only"):
        await host.act(live, "venla", "dice", seat=0, dice=[1, 1, 1, 1, 1])
    with pytest.raises(IllegalMove, match="table-no-chance"):
        await host.act(live, "aino", "dice", seat=0, dice=[1, 1, 1, 1, 1])
    await host.act(live, "aino", "play", moves=["score sixes"])
    assert live.scores == (18, 0)


@in_a_loop
async def test_dice_and_moves_together_are_entered_all_or_none() -> None:
    """An impossible die or an illegal move leaves the table unchanged."""
    host = Host()
    live = await table_for_two(host)
    with pytest.raises(ImpossibleChance, match="roll-face"):
        await host.act(live, "aino", "dice", dice=[7, 1, 1, 1, 1], moves=["score ones"])
    with pytest.raises(IllegalMove):
        await host.act(live, "aino", "dice", dice=[1, 1, 1, 1, 1], moves=["score ones", "score twos"])
    with pytest.raises(Refused, match="seat-not-yours"):
        await host.act(live, "eino", "dice", seat=0, dice=[1, 1, 1, 1, 1], moves=["score ones"])
    assert texts(live) == ["start"]
    await host.act(live, "aino", "dice", dice=[1, 1, 1, 1, 1], moves=["score ones"])
    assert live.scores == (5, 0)


@in_a_loop
async def test_a_preview_enters_nothing() -> None:
    """It shows the scores of these dice, to players only."""
    host = Host()
    live = await table_for_two(host)
    (shown,) = preview(live, "aino", [2, 2, 2, 2, 2])
    assert shown.seat == 0
    assert any(move["move"] == "score twos" for move in shown.view["moves"])
    with pytest.raises(Refused, match="players-only"):
        preview(live, "venla", [2, 2, 2, 2, 2])
    assert texts(live) == ["start"]
    fair = await host.game("yatzy", "here")
    with pytest.raises(Refused, match="dice-not-real"):
        preview(fair, "aino", [2, 2, 2, 2, 2])


@in_a_loop
async def test_the_creator_amends_an_older_entry() -> None:
    """The following events are replayed, and the first entry that no longer fits is named."""
    host = Host()
    live = await table_for_two(host, every_roll=True)
    await host.act(live, "aino", "dice", dice=[6, 6, 6, 5, 5])
    await host.act(live, "aino", "play", moves=["keep 6 6 6"])
    await host.act(live, "aino", "dice", dice=[6, 1])
    await host.act(live, "aino", "play", moves=["score sixes"])
    assert live.scores == (24, 0)
    with pytest.raises(Refused, match="creator-only"):
        await host.act(live, "eino", "amend", seat=1, number=1, text="roll 6 6 6 4 4")
    entry = past_entry(live, "aino", 3)
    assert (entry.entry.text, entry.entry.seat) == ("roll 6 1", 0)
    done = await host.act(live, "aino", "amend", number=3, text="roll 6 6")
    assert (done.first_conflict, live.scores) == (None, (30, 0))
    done = await host.act(live, "aino", "amend", number=1, text="roll 6 6 1 5 5")
    assert (done.first_conflict, live.scores) == (2, (0, 0))
    with pytest.raises(IllegalMove, match="step-unknown"):
        past_entry(live, "aino", 3)


@in_a_loop
async def test_fair_dice_are_never_entered() -> None:
    """Neither dice nor cards are entered, and nothing is amended."""
    host = Host()
    live = await host.game("tutto", "here", "here")
    for kind, fields in (("dice", {"dice": [1]}), ("card", {"card": "bonus_200"})):
        with pytest.raises(Refused, match="dice-not-real"):
            await host.act(live, "aino", kind, **fields)
    with pytest.raises(IllegalMove, match="amend-needs-real-dice"):
        await host.act(live, "aino", "amend", number=0, text="roll 1")
