from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import noppa.rl
from noppa import BadOption, IllegalMove, rules
from noppa.core.rules import Over, Roll
from noppa.games import games
from noppa.rl.episode import Episode
from noppa.rl.vector import Batch

VARIANTS = [(edition, players) for edition in games()["yatzy"].editions for players in (1, 3)]


def rolled(episode: Episode, faces: np.ndarray) -> None:
    """Roll the batch's dice in the readable rules."""
    pending = episode.rules.pending(episode.state)
    if isinstance(pending, Roll):
        kept = list(episode.state.dice)
        fresh = [face for face in range(1, 7) for _ in range(int(faces[face - 1]) - kept.count(face))]
        episode.state = episode.rules.roll(episode.state, fresh)


def same(episode: Episode, seen: np.ndarray, mask: np.ndarray) -> None:
    """Check that the readable rules observe and allow the same."""
    seat = episode.due
    assert seat is not None
    np.testing.assert_array_equal(episode.observe(seat), seen)
    np.testing.assert_array_equal(episode.mask(seat), mask)


@pytest.mark.parametrize(("edition", "players"), VARIANTS)
def test_a_batch_of_yatzy_plays_by_the_readable_rules(edition: str, players: int) -> None:
    """Observations, masks, rewards and ends agree at every step, on the same dice."""
    env = Batch("yatzy", 4, players=players, edition=edition)
    faces = env.layout.slices["faces"]
    episodes = [Episode(rules("yatzy", edition), players, "score") for _ in range(4)]
    seen, infos = env.reset(seed=7)
    for at, episode in enumerate(episodes):
        rolled(episode, seen[at, faces])
    ends = 0
    for _ in range(70 * players):
        for at, episode in enumerate(episodes):
            same(episode, seen[at], infos["action_mask"][at])
        actions = env.sample()
        movers = [episode.due for episode in episodes]
        seen, rewards, ended, cut, infos = env.step(actions)
        assert not cut.any()
        for at, episode in enumerate(episodes):
            mover = movers[at]
            assert mover is not None
            before = episode.rules.sheet(episode.state)
            episode.state = episode.rules.play(episode.state, mover, episode.rules.actions[actions[at]])
            after = episode.rules.sheet(episode.state)
            assert rewards[at] == after[mover].total - before[mover].total
            assert ended[at] == isinstance(episode.rules.pending(episode.state), Over)
            if ended[at]:
                np.testing.assert_array_equal(episode.observe(mover), infos["final_obs"][at])
                assert infos["_final_obs"][at]
                episode.state = episode.rules.start(players)
                ends += 1
            rolled(episode, seen[at, faces])
    assert ends >= 4


def test_a_seed_fixes_what_happens() -> None:
    """The same seed and actions give the same games, whatever the size of the batch."""
    runs = []
    for size in (8, 8, 3):
        env = Batch("yatzy", size)
        seen, infos = env.reset(seed=11)
        collected = [seen[:3]]
        for _ in range(60):
            first = infos["action_mask"].argmax(axis=1)
            seen, rewards, _, _, infos = env.step(first)
            collected += [seen[:3], rewards[:3, None]]
        runs.append(np.concatenate(collected, axis=1))
    np.testing.assert_array_equal(runs[0], runs[1])
    np.testing.assert_array_equal(runs[0], runs[2])


@pytest.mark.parametrize("game", list(games()))
def test_threads_change_nothing(game: str) -> None:
    """One thread, three with unequal parts and more than needed all give the same games."""
    runs = []
    for threads in (1, 3, 40):
        env = Batch(game, 50, threads=threads)
        seen, infos = env.reset(seed=5)
        collected = [seen, infos["action_mask"]]
        for _ in range(120):
            seen, rewards, ended, _, infos = env.step(env.sample())
            collected += [seen, rewards[:, None], ended[:, None], infos["action_mask"]]
        env.close()
        runs.append(np.concatenate(collected, axis=1))
    np.testing.assert_array_equal(runs[0], runs[1])
    np.testing.assert_array_equal(runs[0], runs[2])


@pytest.mark.parametrize(
    "hold", [lambda array: array, lambda array: array[3:], memoryview], ids=["array", "view", "memory"]
)
def test_what_a_step_returned_stays_as_it_was(hold: Callable[[Any], Any]) -> None:
    """A stored array, or a part of it, stays as it was at that step."""
    env = Batch("kivi", 32)
    env.reset(seed=2)
    stored: list[tuple[Any, Any]] = []
    for _ in range(40):
        seen, reward, ended, _, infos = env.step(env.sample())
        step = (seen, reward, ended, infos["action_mask"], infos["seat"], infos["rewards"])
        stored += [(hold(array), np.array(hold(array))) for array in step]
    for held, copied in stored:
        np.testing.assert_array_equal(np.asarray(held), copied)


def test_without_copies_a_step_writes_over_the_one_before() -> None:
    """The same arrays are returned every time, with the same numbers as in copies."""
    copied, reused = Batch("yatzy", 16), Batch("yatzy", 16, copy=False)
    copied.reset(seed=4)
    reused.reset(seed=4)
    before: Any = None
    for _ in range(60):
        one, other = copied.step(copied.sample()), reused.step(reused.sample())
        for left, right in zip((*one[:4], one[4]["action_mask"]), (*other[:4], other[4]["action_mask"]), strict=True):
            np.testing.assert_array_equal(left, right)
        assert before is None or other[0] is before
        before = other[0]


def test_random_play_scores_as_by_the_readable_rules() -> None:
    """The means of thousands of games here and hundreds there are within four standard errors."""
    env = Batch("yatzy", 1024)
    env.reset(seed=3)
    total, count = np.zeros(1024), []
    for _ in range(150):
        _, rewards, ended, _, _ = env.step(env.sample())
        total += rewards
        count += list(total[ended])
        total[ended] = 0
    scores = np.array(count)
    episode = Episode(rules("yatzy"), 1, "score")
    generator = np.random.default_rng(1)
    readable = []
    for _ in range(300):
        episode.begin(generator)
        points = 0.0
        while episode.due is not None:
            points += episode.play(int(generator.choice(np.flatnonzero(episode.mask(0)))), generator)[0]
        readable.append(points)
    error = np.sqrt(np.var(readable) / len(readable) + scores.var() / len(scores))
    assert abs(scores.mean() - np.mean(readable)) < 4 * error


def test_what_was_handed_out_stays_as_it_was() -> None:
    """Arrays of one step are not reused in the next, and writing into a mask makes nothing legal."""
    env = Batch("yatzy", 4)
    seen, infos = env.reset(seed=1)
    copies = seen.copy(), infos["action_mask"].copy()
    infos["action_mask"][:] = 1
    with pytest.raises(IllegalMove):
        env.step(np.zeros(4, dtype=np.int64))
    infos["action_mask"][:] = copies[1]
    env.step(env.sample())
    np.testing.assert_array_equal(seen, copies[0])
    np.testing.assert_array_equal(infos["action_mask"], copies[1])


@pytest.mark.parametrize("bad", [0, -1, 240, 10**9])
def test_an_illegal_action_is_named_and_nothing_is_played(bad: int) -> None:
    """The error names the game, the action, and the legal ones."""
    env = Batch("yatzy", 4)
    env.reset(seed=1)
    rows = env._games.rows.copy()
    actions = env.sample()
    actions[2] = bad
    with pytest.raises(IllegalMove) as refused:
        env.step(actions)
    assert refused.value.params["game_number"] == 2
    assert refused.value.params["legal"]
    np.testing.assert_array_equal(env._games.rows, rows)


def test_bad_batches_are_refused() -> None:
    """Bad sizes, players, seeds and action shapes are refused."""
    for size in (0, -3, 1.5):
        with pytest.raises(BadOption, match="rl-envs"):
            Batch("yatzy", size)  # type: ignore[arg-type]
    for threads in (0, -1, 1.5):
        with pytest.raises(BadOption, match="rl-threads"):
            Batch("yatzy", 4, threads=threads)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="players"):
        Batch("yatzy", 2, players=21)
    with pytest.raises(BadOption, match="game-unknown"):
        Batch("chess", 2)
    env = Batch("yatzy", 2)
    with pytest.raises(BadOption, match="rl-seeds"):
        env.reset(seed=[1, 2])
    env.reset(seed=1)
    for actions in (np.zeros(3, dtype=int), np.zeros((2, 1), dtype=int), np.zeros(2)):
        with pytest.raises(IllegalMove, match="rl-actions"):
            env.step(actions)


@pytest.mark.parametrize("name", noppa.rl.SOLITAIRES)
def test_make_vec_gives_the_compiled_batch(name: str) -> None:
    """It has the name and spaces of the single environment; Gymnasium's wrappers work with it."""
    env = gymnasium.make_vec(name, num_envs=16)
    assert isinstance(env.unwrapped, Batch)
    alone = gymnasium.make(name)
    assert env.single_observation_space == alone.observation_space
    assert env.single_action_space.n == alone.action_space.n  # type: ignore[attr-defined]
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    seen, _ = wrapped.reset(seed=1)
    assert env.observation_space.contains(seen)
    lengths = []
    for _ in range(120):
        seen, _, ended, _, infos = wrapped.step(env.unwrapped.sample())
        assert env.observation_space.contains(seen)
        lengths += list(infos["episode"]["l"][ended]) if ended.any() else []
    assert min(lengths) >= 15


@pytest.mark.parametrize("reward", ["score", "win"])
@pytest.mark.parametrize("name", noppa.rl.BATCHES)
def test_every_game_is_played_in_batches(name: str, reward: str) -> None:
    """Rewards of all seats add up to the points of a game, or to its one win."""
    env = gymnasium.make_vec(name, num_envs=8, players=2, reward=reward)
    batch = env.unwrapped
    assert isinstance(batch, Batch)
    seen, infos = batch.reset(seed=2)
    got, wins = np.zeros((8, 2)), 0
    totals = batch.layout.slices["total"]
    while wins < 8:
        movers = infos["seat"]
        seen, rewards, ended, _, infos = batch.step(batch.sample())
        assert batch.observation_space.contains(seen)
        assert (rewards == infos["rewards"][np.arange(8), movers]).all()
        got += infos["rewards"]
        for at in np.flatnonzero(ended):
            final = infos["final_obs"][at][totals]
            own = got[at][[movers[at], 1 - movers[at]]]
            assert own.tolist() == final.tolist() if reward == "score" else own.sum() == 1
            got[at], wins = 0, wins + 1
