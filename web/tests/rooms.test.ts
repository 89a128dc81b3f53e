// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { describe, expect, test } from "vitest";
import type { GameRoom } from "../src/games/room";

const SOURCE = join(import.meta.dirname, "..", "src");
const ROOMS = readdirSync(join(SOURCE, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const FILES = ["index.ts", "Table.svelte", "words.ts", "Art.svelte", "television.css"];
/** Generated from the server's schema and the games' views, for all games in one file. */
const GENERATED = ["schema.ts", "views.ts"];

/** Return a pattern that matches a game's name in any spelling: yatzy, Yatzy, YatzyView, Dice Trip, dice-trip. */
function pattern(name: string): RegExp {
  return new RegExp([...name].join("[ _-]?"), "i");
}

/** Return the places in web/src that name a game outside its room, as "file:line". */
function strays(game: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const inRoom = file.startsWith(join("games", game) + sep) || GENERATED.includes(file);
    const lines = inRoom ? [] : [file, ...readFileSync(join(SOURCE, file), "utf8").split("\n")];
    return lines.flatMap((line, number) => (pattern(game).test(line) ? [`${file}:${number}`] : []));
  });
}

const all = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(SOURCE, join(parentPath, name)));

test("rooms are found, and the pattern matches names", () => {
  expect(ROOMS.length).toBeGreaterThanOrEqual(5);
  expect(all.length).toBeGreaterThan(80);
  for (const text of ["dicetrip", "DicetripView", "Dice Trip", "dice-trip"]) expect(pattern("dicetrip").test(text)).toBe(true);
  expect(pattern("dicetrip").test("a trip with dice")).toBe(false);
});

describe.each(ROOMS)("the room of %s", (game) => {
  test("is the only place that names the game", () => {
    expect(strays(game, all)).toEqual([]);
  });

  test("has the agreed files", () => {
    expect(readdirSync(join(SOURCE, "games", game))).toEqual(expect.arrayContaining(FILES));
  });

  test("exports a table, words and television styles", async () => {
    const { room } = (await import(`../src/games/${game}/index.ts`)) as { room: GameRoom };
    expect(room).toMatchObject({ Table: expect.any(Function), words: { label: expect.any(Function), played: expect.any(Function) }, television: expect.any(Function) });
  });

  test("styles nothing but its own table on a television", () => {
    const rules = readFileSync(join(SOURCE, "games", game, "television.css"), "utf8").replace(/\/\*[^]*?\*\//g, "").trim().split("\n");
    for (const rule of rules) for (const selector of (rule.split("{")[0] ?? "").split(/,(?![^(]*\))/)) expect(selector.trim()).toMatch(new RegExp(`^\\.tv \\.stage\\.${game} `));
  });
});
