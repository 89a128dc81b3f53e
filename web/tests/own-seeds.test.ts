// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { contribute, hashOf, isAwaited, ownSeed, recall } from "../src/connection/own-seeds";
import type { GameAnswer } from "../src/schema";

/** Return a response about a game that waits for these hashes and seeds; the viewer has seat 0. */
function answer(awaitsHashes: number[], awaitsSeeds: number[], others: "link" | "bot" = "link"): GameAnswer {
  const dice = { commitment: "c".repeat(64), seed_hashes: ["", "hash of the other"], awaits_hashes: awaitsHashes, awaits_seeds: awaitsSeeds };
  const seats = [{ seat: 0, who: "here" }, { seat: 1, who: others }];
  return { game: { id: `game ${id}`, dice, seats }, you: { seats: [0], reserved: [], creator: true }, views: [], invites: [] } as unknown as GameAnswer;
}

/** Return a fake server that gives these responses in turn and records the requests. */
function server(...answers: GameAnswer[]): { post: (path: string, body: unknown) => Promise<GameAnswer>; sent: [string, Record<string, string>][] } {
  const sent: [string, Record<string, string>][] = [];
  return {
    sent,
    post: async (path, body) => {
      sent.push([path, body as Record<string, string>]);
      return answers[sent.length - 1] ?? answer([], []);
    },
  };
}

let id = 0;
beforeEach(() => {
  id += 1;
  localStorage.clear();
});

test("with other people, the hash is sent first, and the seed when all hashes are known", async () => {
  const { post, sent } = server(answer([], [0, 1]), answer([], []));
  await contribute(answer([0], []), post);
  const seed = recall(`game ${id}`)?.seed ?? "";
  expect(sent).toEqual([
    [`/api/games/game ${id}/seed_hash`, { seed_hash: await hashOf(seed) }],
    [`/api/games/game ${id}/seed`, { seed }],
  ]);
  expect(recall(`game ${id}`)).toEqual({ seed, commitment: "c".repeat(64), hashes: ["", "hash of the other"], sent: true });
});

test("the seed is not sent while others have not published their hashes", async () => {
  const { post, sent } = server(answer([1], []));
  await contribute(answer([0, 1], []), post);
  expect(sent.map(([path]) => path)).toEqual([`/api/games/game ${id}/seed_hash`]);
});

test("a sent seed is no longer secret: if a hash is awaited again, a new seed is drawn", async () => {
  const { post, sent } = server(answer([], []), answer([], []));
  await contribute(answer([], [0]), post);
  const first = recall(`game ${id}`)?.seed;
  await contribute(answer([0], []), post);
  const second = recall(`game ${id}`);
  expect(second?.seed).not.toBe(first);
  expect(second?.commitment).toBe("c".repeat(64));
  expect(sent[1]?.[1]).toEqual({ seed_hash: await hashOf(second?.seed ?? "") });
});

test("with bots only, the seed is sent at once", async () => {
  const { post, sent } = server();
  await contribute(answer([0], [], "bot"), post);
  expect(sent).toEqual([[`/api/games/game ${id}/seed`, { seed: recall(`game ${id}`)?.seed }]]);
});

test("a seed is drawn once, and stored with the commitment at that time", () => {
  const seed = ownSeed(`game ${id}`, { commitment: "first" });
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(ownSeed(`game ${id}`, { commitment: "second" })).toBe(seed);
  expect(recall(`game ${id}`)?.commitment).toBe("first");
  expect(ownSeed("another game", { commitment: "first" })).not.toBe(seed);
});

test("nothing is sent when nothing is awaited", async () => {
  const { post, sent } = server();
  await contribute(answer([], []), post);
  expect(sent).toEqual([]);
  expect(isAwaited(answer([1], [1]).game, [0])).toBe(false);
});

test("concurrent contributions are sent once, and the table refetches after that", async () => {
  const { post, sent } = server(answer([1], []), answer([], []));
  let fetches = 0;
  const refetch = async () => {
    fetches += 1;
    return answer([], [0, 1]);
  };
  await Promise.all([contribute(answer([0, 1], []), post), contribute(answer([0, 1], []), post), contribute(answer([], [0, 1]), post, refetch)]);
  expect(sent.map(([path]) => path.split("/").at(-1))).toEqual(["seed_hash", "seed"]);
  expect(fetches).toBe(1);
});

test("an outdated response after the seed was sent causes no second contribution and no new seed", async () => {
  const { post, sent } = server();
  await contribute(answer([], [0]), post);
  const seed = recall(`game ${id}`)?.seed;
  for (const old of [answer([0], []), answer([], [0])]) await contribute(old, post, async () => answer([], []));
  expect(sent).toHaveLength(1);
  expect(recall(`game ${id}`)?.seed).toBe(seed);
});

test("a refusal still returns the game, and the seed is sent at the next update", async () => {
  const refuse = () => Promise.reject(new Error("refused"));
  const created = answer([0], []);
  expect(await contribute(created, refuse)).toBe(created);
  const { post, sent } = server(answer([1], []));
  await contribute(created, post);
  expect(sent).toHaveLength(1);
});
