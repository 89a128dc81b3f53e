// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { GameView } from "../src/games/room";
import { deedsSince } from "../src/table/frame/deeds";
import { GameTable, type LogEntry } from "../src/table/game-table.svelte";
import type { GameInfo } from "../src/schema";

/** Return a table with Ann (seat 0, here) and two bots after these events, with the given seat due. */
function tableAfter(due: number, ...events: string[]): GameTable {
  const table = new GameTable("");
  table.game = { status: "playing", seats: [{ bot: "" }, { bot: "hard" }, { bot: "easy" }] } as GameInfo;
  table.you = { seats: [0], reserved: [], creator: true };
  table.views = [{ seat: 0, view: { seat: 0, moves: [], pending: { kind: "choose", seats: [due] } } as unknown as GameView }];
  table.log = events.map((text, number) => ({ number, text, seat: /^\d/.test(text) ? Number(text[0]) : null, at: 0 }) as LogEntry);
  return table;
}

const ROUND = ["start", "0: score ones", "1: keep 5", "1: score fives", "2: score chance"];

test("all other players' moves since the viewer's turn are found, latest first", () => {
  const rows = deedsSince(tableAfter(0, ...ROUND)).map(({ seat, move }) => `${seat} ${move}`);
  expect(rows).toEqual(["2 score chance", "1 score fives", "1 keep 5"]);
});

test("they stay while the viewer keeps dice, and are gone once the viewer's turn is over", () => {
  expect(deedsSince(tableAfter(0, ...ROUND, "0: keep 6"))).toHaveLength(3);
  expect(deedsSince(tableAfter(1, ...ROUND, "0: score sixes"))).toEqual([]);
});

test("an undone move is not mentioned", () => {
  expect(deedsSince(tableAfter(2, ...ROUND, "undo 4"))).toEqual([]);
});
