// @vitest-environment happy-dom
/** Celebrations at a table, and first games, in which mistakes are not mentioned. */
import { beforeEach, expect, test } from "vitest";
import type { GameRoom, GameView, Moment } from "../src/games/room";
import { isFirstGame } from "../src/study/first-games";
import { frameOf } from "../src/table/frame/frame-state.svelte";
import { GameTable } from "../src/table/game-table.svelte";

beforeEach(() => localStorage.clear());

const moment: Moment = { kind: "line", seat: 0, title: "Line of 4" };
const room = { moment: () => moment } as unknown as GameRoom;

function tableAfter(...texts: string[]): GameTable {
  const table = new GameTable("");
  const view = { seat: 0, pending: { kind: "choose", seats: [0] }, moves: [], sheets: [] } as unknown as GameView;
  table.views = [{ seat: 0, view } as unknown as GameTable["views"][number]];
  table.log = texts.map((text, at) => ({ number: at + 1, text, at: 0, seat: 0 }));
  return table;
}

test("a moment is celebrated when it is played, but not when part of the game was skipped", () => {
  for (const [jumped, shown] of [[false, moment], [true, null]] as const) {
    const table = tableAfter("0: place b4");
    const frame = frameOf(table);
    frame.follow(room);
    frame.endMoment();
    table.log = [...table.log, { number: 2, text: "0: place c4", at: 0, seat: 0 }];
    frame.follow(room, jumped);
    expect(frame.moment).toEqual(shown);
    frame.endMoment();
  }
});

test("the first game of each kind is remembered", () => {
  expect(isFirstGame("kivi", "one")).toBe(true);
  expect(isFirstGame("kivi", "one")).toBe(true);
  expect(isFirstGame("kivi", "two")).toBe(false);
  expect(isFirstGame("tutto", "two")).toBe(true);
});
