import itertools
import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env

import noppa.rl
from noppa import BadOption, IllegalMove, rules
from noppa.batches.layout import layout
from noppa.core.rules import Over
from noppa.games import games
from noppa.rl.episode import Episode

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests import deprecated classics
    from pettingzoo.test import api_test, seed_test

Variant = tuple[str, int, str | None, dict[str, Any]]
VARIANTS: list[Variant] = [
    (game.name, players, edition, {})
    for game in games().values()
    for players in sorted({game.least_players, min(3, game.most_players), min(6, game.most_players)})
    for edition in game.editions
]
OPTIONS: list[Variant] = [
    ("tutto", 2, None, {"target": 1000, "floor_at_zero": False}),
    ("dicetrip", 2, None, {"tens": True}),
    ("dicetto", 2, None, {"cards_to_win": 3, "bonus": False}),
    (
        "kivi",
        2,
        None,
        {"board": {"size": {"rows": 2, "columns": 3}, "targets": [["all_odd"] * 3] * 2, "values": [[1] * 3] * 2}},
    ),
]


def quiet(check: Any, *args: Any, **kwargs: Any) -> None:
    """Run a check of PettingZoo's, which prefers a box to the dict that it documents for masks."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        check(*args, **kwargs)


def test_every_game_is_there_by_name_and_version() -> None:
    """An unknown name is refused with the known ones."""
    assert sorted(noppa.rl.TURN_BASED.values()) == sorted(games())
    for game in games().values():
        created = pettingzoo.make("aec", f"noppa/{game.name}-v1", players=game.most_players)
        assert len(created.possible_agents) == game.most_players
    with pytest.raises(BadOption, match="rl-unknown"):
        noppa.rl.turn_based_env("chess_v1")
    with pytest.raises(BadOption, match="rl-reward"):
        noppa.rl.turn_based_env("yatzy_v1", reward="fame")
    with pytest.raises(BadOption, match="players"):
        noppa.rl.turn_based_env("kivi_v1", players=9)
    with pytest.raises(BadOption, match="option-unknown"):
        noppa.rl.turn_based_env("yatzy_v1", options={"colour": 1})
    with pytest.raises(BadOption, match="rl-illegal"):
        gymnasium.make("noppa/Yatzy-v1", illegal="shrug")


@pytest.mark.parametrize("name", list(noppa.rl.TURN_BASED))
@pytest.mark.parametrize("reward", ["score", "win"])
def test_pettingzoos_own_tests(name: str, reward: str) -> None:
    """`api_test` and `seed_test` pass."""
    quiet(api_test, noppa.rl.turn_based_env(name, reward=reward), num_cycles=200)
    quiet(seed_test, lambda: noppa.rl.turn_based_env(name, players=3, reward=reward), num_cycles=50)


@pytest.mark.parametrize("name", list(noppa.rl.SOLITAIRES))
def test_gymnasiums_own_test(name: str) -> None:
    """`check_env` passes on the environment from `make`."""
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize(("game", "players", "edition", "options"), VARIANTS + OPTIONS)
def test_a_random_game_adds_up(game: str, players: int, edition: str | None, options: dict[str, Any]) -> None:
    """Score rewards add up to the final scores, observations are in their space, masks are the legal moves."""
    env = noppa.rl.turn_based_env(f"{game}_v1", players=players, edition=edition, options=options)
    variant = rules(game, edition, **options)
    pick = random.Random(f"{game}{players}{edition}")
    env.reset(seed=3)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    looked = itertools.cycle([True] + [False] * 10)
    for agent in env.agent_iter():
        seen, _, ended, _, _ = env.last(observe=next(looked) or game != "dicetto")
        if ended:
            env.step(None)
            continue
        seat = int(agent.removeprefix("seat_"))
        mask = env.episode.mask(seat)
        legal = variant.moves(env.episode.state, seat)
        assert {variant.actions[at] for at in np.flatnonzero(mask)} == set(legal)
        if seen is not None:
            assert env.observation_space(agent).contains(seen)
            assert seen["observation"][0] == 1, "the seat that is asked is due"
        env.step(int(pick.choice(np.flatnonzero(mask))))
        for other, reward in env.rewards.items():
            earned[other] += reward
    over = variant.pending(env.episode.state)
    assert isinstance(over, Over)
    assert list(earned.values()) == list(over.scores)


@pytest.mark.parametrize("game", list(games()))
def test_a_win_is_shared_out_once(game: str) -> None:
    """The rewards of `win` are 1 in total, and go to the winners."""
    episode = Episode(rules(game), max(2, games()[game].least_players), "win")
    generator = np.random.default_rng(5)
    episode.begin(generator)
    total = np.zeros(episode.players)
    while (seat := episode.due) is not None:
        total += episode.play(int(generator.choice(np.flatnonzero(episode.mask(seat)))), generator)
    over = episode.rules.pending(episode.state)
    assert isinstance(over, Over)
    assert total.sum() == 1
    assert tuple(np.flatnonzero(total)) == over.winners


@pytest.mark.parametrize("game", list(games()))
def test_parts_of_a_layout_fill_it(game: str) -> None:
    """Every part has its place, and the bounds are as long as an observation."""
    variant = rules(game)
    known = layout(variant, 3)
    assert len(known.slices) == len(known.parts), "no name stands twice"
    assert list(known.slices.values())[-1].stop == known.size == len(known.low) == len(known.high)


def test_writings_of_an_open_round_are_hidden() -> None:
    """In Dice Trip nobody's observation changes while the others write, except for who is done."""
    env = noppa.rl.turn_based_env("dicetrip_v1", players=3)
    env.reset(seed=1)
    done = env.layout.slices["done"]
    before = env.observe("seat_2")["observation"]
    state = env.episode.state
    while env.episode.due == 0 and env.episode.state.round == state.round:
        env.step(int(np.flatnonzero(env.episode.mask(0))[-1]))
        after = env.observe("seat_2")["observation"]
        if env.episode.state.dice == state.dice:
            after[env.layout.slices["deciding"]] = before[env.layout.slices["deciding"]]
            after[env.layout.slices["due"]] = before[env.layout.slices["due"]]
            after[done] = before[done]
            assert (after == before).all()
    assert env.agent_selection == "seat_1"
    assert env.observe("seat_0")["observation"][env.layout.slices["writings"]] == 2


def test_an_illegal_action_changes_nothing() -> None:
    """At a table it raises; alone it earns nothing with a reason in `info`, or raises on request."""
    env = noppa.rl.turn_based_env("yatzy_v1", players=2)
    env.reset(seed=1)
    before = env.episode.state
    for action in (-1, 0, 10**6):
        with pytest.raises(IllegalMove):
            env.step(action)
    assert env.episode.state == before
    alone = gymnasium.make("noppa/Yatzy-v1").unwrapped
    first, _ = alone.reset(seed=1)
    seen, reward, ended, cut, info = alone.step(0)
    assert (seen == first).all()
    assert (reward, ended, cut) == (0, False, False)
    assert "yatzy-declares-after" in info["illegal"]
    strict = gymnasium.make("noppa/Yatzy-v1", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(0)


def test_a_solitaire_samples_only_what_is_legal() -> None:
    """Its action space knows the position, so a random agent needs no mask."""
    env = gymnasium.make("noppa/DiceTrip-v1", illegal="raise")
    env.reset(seed=4)
    env.action_space.seed(4)
    total, ended = 0.0, False
    while not ended:
        _, reward, ended, _, _ = env.step(env.action_space.sample())
        total += float(reward)
    unwrapped = env.unwrapped
    assert isinstance(unwrapped, noppa.rl.Solitaire)
    over = unwrapped.episode.rules.pending(unwrapped.episode.state)
    assert isinstance(over, Over)
    assert total == over.scores[0]
