import { expect, test } from "vitest";
import { diceCharacters, spokenDice } from "../src/table/dice/dice-text";
import { keptPlaces } from "../src/table/dice/kept-places";

test("of equal dice the lowest places stay", () => {
  expect(keptPlaces([6, 1, 6, 6, 2], [6, 6])).toEqual([0, 2]);
});

test("screen readers say drawn dice as numbers", () => {
  expect(diceCharacters([6, 6, 1])).toBe("⚅⚅⚀");
  expect(spokenDice("You kept ⚅⚅. Roll ⚀.")).toBe("You kept 6 6. Roll 1.");
});
