"""Games over the network, as people play them."""

from noppa.core.fair import seed_hash
from server.conftest import Meet

MINE, YOURS = "a seed of my own", "another seed of yours"


def test_two_people_meet_by_link(url: str, meet: Meet) -> None:
    """One creates a game, the other opens the link and sits down, and both see each other's moves."""
    one, two = meet(url), meet(url)
    created = one.make("yatzy", "here", "link", own_seeds=True)
    game_id, invite = created["game"]["id"], created["invites"][0]["invite"]
    assert created["game"]["status"] == "waiting"
    assert created["invites"][0]["url"] == f"{url}/#join={invite}"
    looked = two.ask("POST", "/api/invites/look", invite=invite)
    assert looked["seat"] == 1
    assert one.look(game_id)["game"]["seats"][1]["taken"] is False
    with one.socket(game_id) as here:
        here.receive("snapshot")
        commitment = looked["game"]["dice"]["commitment"]
        response = two.sit(invite, name="  Ei\u202eno ", seed_hash=seed_hash(YOURS))
        assert response["game"]["dice"]["awaits_hashes"] == [0]
        one.ask("POST", f"/api/games/{game_id}/seed_hash", seed_hash=seed_hash(MINE))
        one.ask("POST", f"/api/games/{game_id}/seed", seed=MINE)
        response = two.ask("POST", f"/api/games/{game_id}/seed", seed=YOURS)
        assert response["game"]["dice"]["player_seeds"] == [MINE, YOURS]
        assert response["game"]["dice"]["commitment"] == commitment == created["game"]["dice"]["commitment"]
        assert response["game"]["seats"][1]["name"] == "Eino"
        assert response["you"]["seats"] == [1]
        assert here.receive("events")["events"][0]["text"] == "start"
        with two.socket(game_id, seen=0) as there:
            assert there.receive("events")["events"] == []
            sent = here.send("roll", seat=0, seen=0)
            assert there.receive("events")["events"][0]["text"].startswith("roll ")
            assert here.receive("done")["id"] == sent
            there.send("play", seat=1, seen=1, moves=["score chance"])
            assert there.receive("refused")["code"] == "move-out-of-turn"
            there.send("roll", seat=0, seen=1)
            assert there.receive("refused")["code"] == "seat-not-yours"
    with two.socket(game_id, seen=0) as again:
        assert [event["number"] for event in again.receive("events")["events"]] == [1]


def test_a_bot_plays_by_itself(url: str, meet: Meet) -> None:
    """The bot takes its turn after the person's."""
    one = meet(url)
    created = one.make("yatzy", "here", "bot")
    game_id = created["game"]["id"]
    with one.socket(game_id) as line:
        message = line.receive("snapshot")
        line.send("roll", seat=0, seen=message["number"])
        message = line.receive("events")
        assert line.receive("done")["last"] == message["number"] == 1
        line.send("play", seat=0, seen=1, moves=["score chance"])
        while not (message["views"][0]["view"]["pending"].get("seat") == 0 and message["number"] > 2):
            message = line.receive("events")
        texts = [event["text"] for event in one.ask("GET", f"/api/games/{game_id}/events")["events"]]
        assert texts[2] == "0: score chance"
        assert any(text.startswith("1: score") for text in texts)
