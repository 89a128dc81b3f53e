// @vitest-environment happy-dom
/** Celebrations of the games. */
import { expect, test } from "vitest";
import type { GameView } from "../../src/games/room";
import { moment as roadMoment } from "../../src/games/dicetrip/words";
import { moment as lineMoment } from "../../src/games/kivi/words";
import { moment as tuttoMoment } from "../../src/games/tutto/words";
import type { LogEntry } from "../../src/table/game-table.svelte";

function entry(text: string, seat: number | null = 0): LogEntry {
  return { number: 1, text, seat } as LogEntry;
}

function tutto(turn: number, tuttos: number, past: { seat: number; cards: { tuttos: number }[] }[] = []): GameView {
  return { turn, tuttos, past, dice: [1, 1, 1, 5, 5, 5], sheets: [] } as unknown as GameView;
}

test("a Tutto is celebrated, whether the turn continues or is banked", () => {
  expect(tuttoMoment(entry("0: set 5 5 5"), tutto(0, 0), tutto(0, 1))?.kind).toBe("tutto");
  expect(tuttoMoment(entry("0: stop 5 5 5"), tutto(0, 0), tutto(1, 0, [{ seat: 0, cards: [{ tuttos: 1 }] }]))?.kind).toBe("tutto");
});

test("setting dice aside without a Tutto is not celebrated", () => {
  expect(tuttoMoment(entry("0: set 5"), tutto(0, 0), tutto(0, 0))).toBeNull();
  expect(tuttoMoment(entry("0: set 5"), tutto(0, 1), tutto(0, 1))).toBeNull();
  expect(tuttoMoment(entry("roll 1 1 1 5 5 5", null), tutto(0, 0), tutto(0, 1))).toBeNull();
});

function trip(...road: string[]): GameView {
  return { trips: [{ road }], sheets: [{ total: road.length }] } as unknown as GameView;
}

test("a road that grows by two cities or more is celebrated along its cities", () => {
  const grown = roadMoment(entry("0: gent=21"), trip("brugge", "oostende"), trip("oostende", "brugge", "gent", "aalst"));
  expect(grown).toMatchObject({ kind: "road", seat: 0, where: ["oostende", "brugge", "gent", "aalst"] });
});

test("the first road, and one that grows by a single city, are not celebrated", () => {
  expect(roadMoment(entry("0: gent=21"), trip(), trip("gent", "brugge"))).toBeNull();
  expect(roadMoment(entry("0: gent=21"), trip("brugge"), trip("brugge", "gent"))).toBeNull();
});

test("a roll that fits every free square is celebrated for the seat that rolled it, other rolls are not", () => {
  const rolled = (roll: string | null, turn = 0): GameView => ({ turn, wild_roll: roll, sheets: [] }) as unknown as GameView;
  expect(lineMoment(entry("roll 1 2 3 4 5 6"), rolled(null), rolled("run"))).toMatchObject({ kind: "wild", seat: 0 });
  expect(lineMoment(entry("roll 1 2 3 4 5 5"), rolled(null), rolled(null))).toBeNull();
  expect(lineMoment(entry("roll 1 2 3 4 5 6", 1), rolled(null), rolled("run"))).toBeNull();
});
