import { expect, test } from "vitest";
import type { GameView } from "../src/games/room";
import { ScreenPlaces } from "../src/table/dice/screen-places.svelte";
import { GameTable, type LogEntry } from "../src/table/game-table.svelte";

/** Set a table's dice and events. */
function setTable(table: GameTable, dice: (number | null)[], ...events: Partial<LogEntry>[]): void {
  table.views = [{ seat: 0, view: { dice, moves: [], pending: { kind: "choose", seats: [0] } } as unknown as GameView }];
  table.log = events.map((event, number) => ({ number, text: "", seat: 0, at: 0, ...event }) as LogEntry);
}

const FIRST = { text: "roll 5 2 5 1 6", places: [0, 1, 2, 3, 4] };

test("keeping the later of two equal dice rolls the earlier one", () => {
  const table = new GameTable("");
  const places = new ScreenPlaces(table);
  setTable(table, [5, 2, 5, 1, 6], FIRST);
  places.take([2]); // the second five; the engine keeps the first
  expect(places.onScreen([5, 2, 5, 1, 6])).toEqual([5, 2, 5, 1, 6]); // the swap is invisible
  setTable(table, [5, 3, 4, 4, 1], FIRST, { text: "0: keep 5" }, { text: "roll 3 4 4 1", places: [1, 2, 3, 4] });
  expect(places.onScreen([5, 3, 4, 4, 1])).toEqual([4, 3, 5, 4, 1]);
  expect(places.toScreen([1, 2, 3, 4])).toEqual([0, 1, 3, 4]); // the dice that tumble
  expect(places.toScreen([0])).toEqual([2]);
});

test("dice keep their places through two such rolls and are in order after a roll of all dice", () => {
  const table = new GameTable("");
  const places = new ScreenPlaces(table);
  setTable(table, [5, 2, 5, 1, 6], FIRST);
  places.take([2]);
  const second = [FIRST, { text: "0: keep 5" }, { text: "roll 5 4 4 1", places: [1, 2, 3, 4] }];
  setTable(table, [5, 5, 4, 4, 1], ...second);
  expect(places.onScreen([5, 5, 4, 4, 1])).toEqual([4, 5, 5, 4, 1]);
  places.take([1, 3]); // a five and the later four
  const third = [...second, { text: "0: keep 4 5" }, { text: "roll 6 6 6", places: [1, 3, 4] }];
  setTable(table, [5, 6, 4, 6, 6], ...third);
  expect(places.onScreen([5, 6, 4, 6, 6])).toEqual([6, 5, 6, 4, 6]);
  setTable(table, [1, 2, 3, 4, 5], ...third, { text: "roll 1 2 3 4 5", places: [0, 1, 2, 3, 4] });
  expect(places.onScreen([1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5]);
});

test("dice that are out of play are not swapped", () => {
  const table = new GameTable("");
  const places = new ScreenPlaces(table);
  setTable(table, [1, 5, 1, 1, 6, 2], { text: "roll 1 5 1 1 6 2", places: [0, 1, 2, 3, 4, 5] });
  places.take([3], [0]); // place 0 is set aside already; of the other two ones the engine takes place 2
  expect(places.toScreen([2])).toEqual([3]);
  expect(places.toScreen([0])).toEqual([0]);
});
