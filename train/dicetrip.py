"""Learn what is still to come on a Dice Trip map: self-play on the compiled plan, then a fit, again and again.

    python train/dicetrip.py --minutes 15 --out src/noppa/games/dicetrip/weights.npz

One seat plays by itself, as in a solo game or as one of several (then it rolls only in its own rounds).
Every map after a round is fitted to the λ-return of what came after it: for the most part what the game
scored in the end, for a little what the next map was thought to be worth. A few writings are random, and
what comes after those says nothing of the maps before. Needs torch, on the CPU; the package does not.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from noppa import rules
from noppa.games.dicetrip.atlas import CROSS, EMPTY, STANDS, Atlas, Integers, atlas_of
from noppa.games.dicetrip.desk import CROSSED, LOST, ROAD, SERIES, Desk, lay
from noppa.games.dicetrip.guess import Guess
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.plan import (
    Array,
    Bench,
    all_last,
    all_pairs,
    all_rolls,
    best_reroll,
    bonus,
    choose,
    choose_last,
    all_last_rows,
    laid_out,
    means,
    workplace,
)
from noppa.games.dicetrip.state import ROUNDS
from noppa.kernels.compiled import compiled
from noppa.kernels.streams import face, mixed, streams, GOLDEN

LANES, INNER, TRACE = 32, 8, 0.85


@compiled
def draw(words, game, below):
    words[game] += GOLDEN
    return int(np.int64(((mixed(words[game]) >> np.uint64(32)) * np.uint64(below)) >> np.uint64(32)))


@compiled
def play_games(
    atlas, guess, desk, bench, words, breadth, again_breadth, random_in, again_in, maps, seen, worth, finals
):
    """maps (games,12,25) int8; seen (games,12,6): road, series, lost, twice, again rolls (-1 spent), base+bonus; worth (games,12): greedy, explored."""
    dice = np.zeros(4, dtype=np.int64)
    best = np.zeros(6, dtype=np.int64)
    stand = np.zeros(25, dtype=np.int64)
    for game in range(len(words)):
        stand[:] = EMPTY
        players = 1 + draw(words, game, 4)
        if players > 2 or players == 2 and draw(words, game, 2):
            players = 1 + draw(words, game, 4)
        seat = draw(words, game, players)
        twice = draw(words, game, 2)
        again = 1 if draw(words, game, again_in) == 0 else 0
        made = 0
        for played in range(ROUNDS):
            rounds = played + 1
            rolls_left = 0
            for later in range(rounds, ROUNDS):
                rolls_left += later % players == seat
            spared = float(guess.again[rounds, rolls_left]) if again else 0.0
            lay(atlas, guess, desk, stand, 0, rounds)
            for place in range(4):
                dice[place] = face(words, game)
            last = rounds == ROUNDS
            if again and played % players == seat:
                if last:
                    all_last(atlas, guess, desk, bench)
                else:
                    all_pairs(atlas, guess, desk, again_breadth, bench)
                    all_rolls(atlas, guess, desk, twice, bench)
                means(bench.rolled, bench.mean)
                taken, most = best_reroll(bench.mean, dice)
                roll = ((dice[0] * 6 + dice[1]) * 6 + dice[2]) * 6 + dice[3]
                if most > bench.rolled[roll] + spared:
                    again = 0
                    spared = 0.0
                    for place in range(4):
                        if taken >> place & 1:
                            dice[place] = face(words, game)
            if last:
                all_last_rows(atlas, guess, desk, bench)
                found = choose_last(atlas, desk, dice, bench, best)
            else:
                found = choose(atlas, guess, desk, dice, twice, breadth, bench, best) + spared
            explored = 0
            if not last and draw(words, game, random_in) == 0:
                explored = 1
                count = laid_out(atlas, desk, dice, 0, bench)
                at = draw(words, game, count)
                one = draw(words, game, desk.facts[0])
                two = draw(words, game, desk.facts[0] - 1)
                if two >= one:
                    two += 1
                best[0], best[1] = desk.empty[one], bench.layouts[at, 0]
                best[2], best[3] = desk.empty[two], bench.layouts[at, 2]
                best[4] = bonus(atlas.want[best[0]], best[1], bench.layouts[at, 1]) + bonus(
                    atlas.want[best[2]], best[3], bench.layouts[at, 3]
                )
                best[5] = 0
            if not last:
                worth[game, played, 0], worth[game, played, 1] = found + made, explored
            stand[best[0]] = best[1]
            if best[2] >= 0:
                stand[best[2]] = best[3]
            made += best[4]
            twice -= min(best[5], 1)
            lay(atlas, guess, desk, stand, 0, rounds)
            facts = desk.facts
            base = facts[ROAD] + atlas.series_points[facts[SERIES]] + atlas.zone_points[facts[LOST]] - facts[CROSSED]
            if last:
                finals[game] = base + made
            else:
                for city in range(25):
                    maps[game, played, city] = stand[city]
                seen[game, played, 0], seen[game, played, 1], seen[game, played, 2] = (
                    facts[ROAD],
                    facts[SERIES],
                    facts[LOST],
                )
                seen[game, played, 3], seen[game, played, 4] = twice, rolls_left if again else -1
                seen[game, played, 5] = base + made


class Net(nn.Module):
    def __init__(self, atlas: Atlas) -> None:
        super().__init__()
        ends = [(a, b) for a in range(CITIES) for b in range(a + 1, CITIES) if atlas.link[a, b] >= 0]
        ends.sort(key=lambda pair: atlas.link[pair])
        self.low = torch.tensor([a for a, _ in ends])
        self.high = torch.tensor([b for _, b in ends])
        links = len(ends)
        ladder = torch.zeros(STANDS, 36)
        for n in range(36):
            ladder[n, : n + 1] = 1.0
        self.ladder = ladder
        p = lambda *shape, scale=0.0: nn.Parameter(torch.randn(*shape) * scale)
        self.low_own, self.high_own = p(links, STANDS, INNER, scale=0.1), p(links, STANDS, INNER, scale=0.1)
        self.low_up, self.high_up = p(links, 36, INNER, scale=0.1), p(links, 36, INNER, scale=0.1)
        self.mix = p(links * INNER, LANES, scale=0.03)
        self.city_own, self.city_up = p(CITIES, STANDS, LANES, scale=0.05), p(CITIES, 36, LANES, scale=0.03)
        self.base, self.out = p(14, LANES), p(14, LANES, scale=0.3)
        self.road, self.series, self.lost = p(14, 26), p(14, 26), p(14, 8)
        self.twice, self.again = p(14), p(14, 14)
        self.level = nn.Parameter(torch.linspace(12.0, 0.0, 14))

    def tables(self):
        low = self.low_own + torch.einsum("su,luk->lsk", self.ladder, self.low_up)
        high = self.high_own + torch.einsum("su,luk->lsk", self.ladder, self.high_up)
        city = self.city_own + torch.einsum("su,cuk->csk", self.ladder, self.city_up)
        return low, high, city

    def forward(self, maps, rounds, road, series, lost, twice, again):
        low, high, city = self.tables()
        links = len(self.low)
        at = torch.arange(links) * STANDS
        x = (
            torch.relu(
                low.reshape(-1, INNER)[at + maps[:, self.low]] + high.reshape(-1, INNER)[at + maps[:, self.high]]
            ).flatten(1)
            @ self.mix
        )
        where = torch.arange(CITIES) * STANDS + maps
        x = x + nn.functional.embedding_bag(where, city.reshape(-1, LANES), mode="sum") + self.base[rounds]
        x = torch.cat((x[:, :1], torch.relu(x[:, 1:])), 1)
        y = (x * self.out[rounds]).sum(1) + self.level[rounds]
        y = y + self.road[rounds, road] + self.series[rounds, series] + self.lost[rounds, lost]
        y = y + self.twice[rounds] * twice
        return y + torch.where(again >= 0, self.again[rounds, again.clamp(min=0)], 0.0)

    def guess(self) -> Guess:
        with torch.no_grad():
            low, high, city = self.tables()
            both = torch.relu(low[:, :, None, :] + high[:, None, :, :])
            mix = self.mix.reshape(len(self.low), INNER, LANES)
            link = torch.einsum("labk,lkh->labh", both, mix)
            f = lambda t: np.ascontiguousarray(t.detach().numpy().astype(np.float32))
            base, out = f(self.base).copy(), f(self.out).copy()
            level = f(self.level)
            road = f(self.road) + level[:, None]
            again = f(self.again).copy()
            twice = np.maximum(f(self.twice), 0)
            again = np.maximum(again, 0)
            for t in (out, road, again):
                t[13] = 0
            series, lost = f(self.series).copy(), f(self.lost).copy()
            series[13] = 0
            lost[13] = 0
            twice[13] = 0
            again[:, 0] = 0
            twice[12] = 0
            return Guess(
                base, out, f(city), f(link), road, series, lost, twice, again, np.zeros((14, 7, 26), dtype=np.float32)
            )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--out", type=Path, default=Path("/tmp/dicetrip.pt"))
    parser.add_argument("--load", type=Path)
    parser.add_argument("--lr", type=float, default=3e-3)
    parser.add_argument("--keep", type=int, default=10)
    parser.add_argument("--steps", type=int, default=80)
    given = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    atlas = atlas_of(rules("dicetrip"))
    net = Net(atlas)
    if given.load:
        net.load_state_dict(torch.load(given.load))
    guess = net.guess()
    desk, bench = workplace(guess)
    optimiser = torch.optim.Adam(net.parameters(), lr=given.lr)
    store = []
    began = time.time()
    at = 0
    while time.time() - began < given.minutes * 60:
        done = (time.time() - began) / (given.minutes * 60)
        for group in optimiser.param_groups:
            group["lr"] = given.lr * (0.03 + 0.97 * (1 - done) ** 1.5)
        g = given.games
        maps = np.zeros((g, 12, 25), dtype=np.int8)
        seen = np.zeros((g, 12, 6), dtype=np.int64)
        worth = np.zeros((g, 12, 2))
        finals = np.zeros(g)
        t0 = time.time()
        words = streams(1000003 * (at + 1) + int(given.lr * 1e7), g)
        play_games(atlas, guess, desk, bench, words, 6, 2, 25, 5, maps, seen, worth, finals)
        t1 = time.time()
        target = np.zeros((g, 12))
        back = finals.copy()
        for t in range(11, -1, -1):
            target[:, t] = back - seen[:, t, 5]
            # the return seen from one round earlier
            back = np.where(worth[:, t, 1] == 1, worth[:, t, 0], (1 - TRACE) * worth[:, t, 0] + TRACE * back)
        clean = worth[:, :, 1].sum(1) == 0
        store.append((maps.reshape(-1, 25), np.tile(np.arange(1, 13), g), seen.reshape(-1, 6), target.reshape(-1)))
        store = store[-given.keep :]
        m = torch.from_numpy(np.concatenate([s[0] for s in store])).long()
        r = torch.from_numpy(np.concatenate([s[1] for s in store]))
        f = torch.from_numpy(np.concatenate([s[2] for s in store]))
        y = torch.from_numpy(np.concatenate([s[3] for s in store])).float()
        total = 0.0
        for _ in range(given.steps):
            pick = torch.randint(len(y), (1024,))
            rows = f[pick]
            guessed = net(m[pick], r[pick], rows[:, 0], rows[:, 1], rows[:, 2], rows[:, 3].float(), rows[:, 4])
            loss = ((guessed - y[pick]) ** 2).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            total += loss.item()
        guess = net.guess()
        at += 1
        if at % 5 == 1:
            torch.save(net.state_dict(), given.out)
        bias = (worth[:, :, 0] - finals[:, None])[clean].mean(0)
        print(
            f"{at:4d} {time.time() - began:6.0f} s  mean {finals[clean].mean():6.2f}  loss {total / given.steps:6.2f}"
            f"  play {t1 - t0:.1f} s fit {time.time() - t1:.1f} s  bias {bias[0]:5.2f} {bias[5]:5.2f} {bias[11]:5.2f}",
            flush=True,
        )
    torch.save(net.state_dict(), given.out)


if __name__ == "__main__":
    main()
