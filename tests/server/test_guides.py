"""The short rules over HTTP: of an edition, and of a game in progress."""

from server.conftest import Meet


def test_the_short_rules_are_those_that_are_played(url: str, meet: Meet) -> None:
    """An edition is found by its name, a game has its own options; an unknown game or edition is refused."""
    person = meet(url)
    plain = {
        edition: {score["id"] for score in person.ask("GET", f"/api/guides/kivi?edition={edition}")["guide"]["scores"]}
        for edition in ("international", "italian")
    }
    assert plain["international"] - plain["italian"] == {"wild_five", "wild_six"}
    created = person.make("tutto", "here", "here", options={"target": 2500})
    guide = person.ask("GET", f"/api/games/{created['game']['id']}/guide")["guide"]
    assert guide["goal"]["line"] == {"id": "tutto-goal", "params": {"target": 2500}, "terms": {}}
    assert person.ask("GET", "/api/guides/chess", 409)["code"] == "game-unknown"
    assert person.ask("GET", "/api/guides/kivi?edition=danish", 409)["code"] == "edition-unknown"
