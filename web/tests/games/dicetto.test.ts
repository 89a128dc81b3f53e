// @vitest-environment happy-dom
/** Dicetto's sentences about moves. */
import { expect, test, vi } from "vitest";
import type { GameRoom, GameView } from "../../src/games/room";
import type { LogEntry } from "../../src/table/game-table.svelte";
import type { GameInfo } from "../../src/schema";

const MESSAGES = `
web-did-lay = placed { $dice } on card { $slot } ({ $card })
dicetto-did-lay = { $name } placed { $dice } on { $card }.
dicetto-card-pair = Pair
dicetto-card-fives = Fives
`;
vi.stubGlobal("fetch", () => Promise.resolve(new Response(MESSAGES)));
const { played, sentence } = await import("../../src/games/dicetto/words");
const { latestDeed } = await import("../../src/table/frame/deeds");
const { GameTable } = await import("../../src/table/game-table.svelte");
const { setLanguage } = await import("../../src/words/messages.svelte");
await setLanguage("en");

const VIEW = { seat: 0, row: [{ slot: "2", asks: "fives" }], moves: [], pending: { kind: "choose", seats: [0] } } as unknown as GameView;

test("a card is named as it was when dice were placed on it, also when another lies there", () => {
  expect(played("place 2 4 4", VIEW, { asks: "pair" })).toContain("(Pair)");
  expect(played("place 2 5 5", VIEW)).toContain("(Fives)");
});

test("the story of a move reaches the sentence about it", () => {
  const table = new GameTable("");
  table.game = { status: "playing", seats: [{ name: "You" }, { name: "Ann" }] } as unknown as GameInfo;
  table.you = { seats: [0], reserved: [], creator: true };
  table.views = [{ seat: 0, view: VIEW }];
  table.log = [{ number: 1, text: "1: place 2 4 4", seat: 1, at: 0, story: { asks: "pair" } } as unknown as LogEntry];
  expect(latestDeed(table, { words: { played, sentence, label: () => "" } } as unknown as GameRoom)?.text).toContain("on Pair.");
});
