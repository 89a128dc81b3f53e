import { createHash, createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { faces, keepsPromise, promised } from "../src/study/fair-dice";
import { hex, hmac, sha256 } from "../src/study/hash";
import { keptPlaces } from "../src/table/dice/kept-places";
import { hull } from "../src/games/dicetrip/hull";

test("our hash is SHA-256, at every length around a block", () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 500]) {
    const content = randomBytes(length);
    expect(hex(sha256(content))).toBe(createHash("sha256").update(content).digest("hex"));
    const key = randomBytes(length);
    expect(hex(hmac(key, content))).toBe(createHmac("sha256", key).update(content).digest("hex"));
  }
});

const dice = {
  kind: "fair" as const, every_roll: false, same: false, scheme: "noppa-dice-1", game_id: "a game", player_seeds: ["one", "two"],
  server_seed: "07".repeat(32), commitment: createHash("sha256").update(Buffer.alloc(32, 7)).digest("hex"),
};
// what noppa.core.fair gives for the same seeds
const ROLLED = "roll 6 1 4 1 6 2";
const CARD = "draw stop";
const roll = { event: 1, text: ROLLED, seat: 0, number: 3, places: [0, 1, 2, 3, 4, 5], deck: {} };
const card = { event: 2, text: CARD, seat: 0, number: 4, places: [], deck: { stop: 10, clover: 1, double: 5 } };

test("dice and cards are those that Python works out", () => {
  expect(keepsPromise(dice)).toBe(true);
  expect(promised(dice, roll)).toBe(ROLLED);
  expect(promised(dice, card)).toBe(CARD);
});

test("an altered byte is caught", () => {
  expect(keepsPromise({ ...dice, server_seed: `06${"07".repeat(31)}` })).toBe(false);
  expect(promised({ ...dice, player_seeds: ["one", "twp"] }, roll)).not.toBe(ROLLED);
});

test("faces are counted", () => {
  expect(faces([roll, card]).dice).toBe(6);
});

test("of equal dice the lowest places stay", () => {
  expect(keptPlaces([6, 1, 6, 6, 2], [6, 6])).toEqual([0, 2]);
});

test("a zone's outline leaves out what lies inside", () => {
  expect(hull([[0, 0], [4, 0], [4, 4], [0, 4], [2, 2]])).toHaveLength(4);
});
