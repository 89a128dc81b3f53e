import { expect, test } from "vitest";
import type { LogEntry } from "../src/table/game-table.svelte";
import { rollsOfTurn } from "../src/table/frame/turn-history";

const log = (...events: [text: string, places?: number[]][]): LogEntry[] => events.map(([text, places = []], number) => ({ number, text, places, seat: 0, at: 0 }));
const ALL = [0, 1, 2, 3, 4];

test("a turn's rolls are listed with all dice and the kept ones", () => {
  const events = log(["roll 1 1 1 1 1", ALL], ["0: score ones"], ["roll 5 2 5 1 6", ALL], ["0: keep 5 5"], ["roll 3 4 5", [1, 3, 4]]);
  expect(rollsOfTurn(events, 5)).toEqual([
    { dice: [5, 2, 5, 1, 6], kept: [5, 5] },
    { dice: [5, 5, 3, 4, 5], kept: null },
  ]);
});

test("a finished turn has no rolls", () => {
  expect(rollsOfTurn(log(["roll 5 2 5 1 6", ALL], ["0: score chance"]), 5)).toEqual([]);
  expect(rollsOfTurn([], 5)).toEqual([]);
});
