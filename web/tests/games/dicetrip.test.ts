import { expect, test } from "vitest";
import { hull } from "../../src/games/dicetrip/hull";

test("a zone's outline leaves out what lies inside", () => {
  expect(hull([[0, 0], [4, 0], [4, 4], [0, 4], [2, 2]])).toHaveLength(4);
});
