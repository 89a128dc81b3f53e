"""An outsider can check every die and card with the server's data and the seed revealed at the end."""

import random

import pytest

from noppa.core.chance import nth_card
from noppa.core.fair import FairDice
from noppa.core.rules import Choose, Over
from noppa.core.table import Seat, Table
from noppa.games import games, rules
from noppa.host.play.views import chance_infos
from server.conftest import Meet


@pytest.mark.parametrize("same", [False, True], ids=["each its own", "same for all"])
@pytest.mark.parametrize("game", list(games()))
def test_every_chance_follows_from_the_seeds(game: str, same: bool) -> None:  # noqa: FBT001 - a case
    """Places, pile and number are enough to compute each roll and card again."""
    rng = random.Random(game)
    fair = FairDice(rng.randbytes(32), "a game", ("one", "two"), same=same)
    law = rules(game)
    table = Table(law, [Seat("One"), Seat("Two")], fair)
    while not isinstance(pending := table.pending, Over):
        if isinstance(pending, Choose):
            table.play(pending.seats[0], rng.choice(law.moves(table.state, pending.seats[0])))
        else:
            table.roll()
    listed = chance_infos(table, same=same)
    assert len(listed) == sum(str(event).startswith(("roll", "draw")) for event in table.events)
    for chance in listed:
        verb, *rest = chance.text.split()
        if verb == "roll":
            assert [fair.die(chance.number, place) for place in chance.places] == [int(die) for die in rest]
        else:
            deck = {law.card(text): left for text, left in chance.deck.items()}
            index = fair._below(chance.number, 0, sum(deck.values()), size=4)
            assert str(nth_card(deck, index)) == rest[0]


def test_the_list_grows_with_the_game(url: str, meet: Meet) -> None:
    """It is refused before the start; after a roll it contains the roll."""
    person = meet(url)
    waiting = person.make("yatzy", "here", "link")["game"]["id"]
    assert person.ask("GET", f"/api/games/{waiting}/chances", 409)["code"] == "game-not-started"
    playing = person.make("yatzy", "here")["game"]["id"]
    assert person.ask("GET", f"/api/games/{playing}/chances")["chances"] == []
    person.act(playing, "roll")
    response = person.ask("GET", f"/api/games/{playing}/chances")["chances"]
    assert [(chance["number"], chance["places"]) for chance in response] == [(0, [0, 1, 2, 3, 4])]
