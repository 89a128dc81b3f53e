import { expect, test } from "vitest";
import { keptPlaces } from "../src/table/dice/kept-places";

test("of equal dice the lowest places stay", () => {
  expect(keptPlaces([6, 1, 6, 6, 2], [6, 6])).toEqual([0, 2]);
});
