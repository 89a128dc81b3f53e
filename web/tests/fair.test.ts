import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { countFaces, matchesCommitment, expectedEvent } from "../src/study/fair-dice";

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
  expect(matchesCommitment(dice)).toBe(true);
  expect(expectedEvent(dice, roll)).toBe(ROLLED);
  expect(expectedEvent(dice, card)).toBe(CARD);
});

test("an altered byte is caught", () => {
  expect(matchesCommitment({ ...dice, server_seed: `06${"07".repeat(31)}` })).toBe(false);
  expect(expectedEvent({ ...dice, player_seeds: ["one", "twp"] }, roll)).not.toBe(ROLLED);
});

test("faces are counted", () => {
  expect(countFaces([roll, card]).dice).toBe(6);
});
