import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { countFaces, hexHash, matchesCommitment, matchesMemory, expectedEvent } from "../src/study/fair-dice";

const dice = {
  kind: "fair" as const, every_roll: false, same: false, scheme: "noppa-dice-1", game_id: "a game", player_seeds: ["one", "two"],
  seed_hashes: ["", ""], awaits_hashes: [], awaits_seeds: [],
  server_seed: "07".repeat(32), commitment: createHash("sha256").update(Buffer.alloc(32, 7)).digest("hex"),
};
// the results of noppa.core.fair for the same seeds
const ROLLED = "roll 6 1 4 1 6 2";
const CARD = "draw stop";
const roll = { event: 1, text: ROLLED, seat: 0, number: 3, places: [0, 1, 2, 3, 4, 5], deck: {} };
const card = { event: 2, text: CARD, seat: 0, number: 4, places: [], deck: { stop: 10, clover: 1, double: 5 } };

test("dice and cards match Python's results", () => {
  expect(matchesCommitment(dice)).toBe(true);
  expect(expectedEvent(dice, roll)).toBe(ROLLED);
  expect(expectedEvent(dice, card)).toBe(CARD);
});

test("an altered byte is detected", () => {
  expect(matchesCommitment({ ...dice, server_seed: `06${"07".repeat(31)}` })).toBe(false);
  expect(expectedEvent({ ...dice, player_seeds: ["one", "twp"] }, roll)).not.toBe(ROLLED);
});

test("faces are counted", () => {
  expect(countFaces([roll, card]).dice).toBe(6);
});

test("the second scheme matches Python's results, regardless of the order of seats", () => {
  const second = { ...dice, scheme: "noppa-dice-2", player_seeds: ["two", "", "one"] };
  expect(expectedEvent(second, roll)).toBe("roll 3 1 4 5 4 5");
  expect(expectedEvent(second, card)).toBe("draw double");
  expect(expectedEvent({ ...second, player_seeds: ["one", "two", ""] }, roll)).toBe("roll 3 1 4 5 4 5");
});

test("a check uses this browser's stored data, not what the server claims later", () => {
  const second = { ...dice, scheme: "noppa-dice-2", player_seeds: ["one", "two", ""] };
  const seen = { seed: "one", commitment: dice.commitment, hashes: [hexHash("one"), hexHash("two"), hexHash("never sent")], sent: true };
  expect(matchesMemory(second, [0], seen)).toBe(true);
  expect(matchesMemory({ ...second, commitment: "0".repeat(64) }, [0], seen)).toBe(false);
  expect(matchesMemory({ ...second, player_seeds: ["one", "another", ""] }, [0], seen)).toBe(false);
  expect(matchesMemory({ ...second, player_seeds: ["another", "two", ""] }, [0], seen)).toBe(false);
});
