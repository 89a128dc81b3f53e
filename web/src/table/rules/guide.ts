/** Loads the short rules of a game, once for each game or edition, and formats their lines. */
import type { Component } from "svelte";
import { request } from "../../connection/api";
import { loadRoom } from "../../games";
import type { GameView } from "../../games/room";
import type { Guide, GuideAnswer, Line } from "../../schema";
import { loadMessages, say, term } from "../../words/messages.svelte";
import type { GameTable } from "../game-table.svelte";

export type GuideSymbol = { [key: string]: unknown };

/** A room's part of the short rules: how to draw its symbols, and the current value of items. */
export type RoomGuide = {
  Symbol: Component<{ symbol: GuideSymbol; /** The height of a small symbol in pixels. */ size: number }>;
  /** Return a sentence about an item's current state at the table; empty if there is none. */
  now?: (id: string, view: GameView, table: GameTable) => string;
};

/** Everything that a sheet of short rules needs. */
export type LoadedGuide = { guide: Guide; room: RoomGuide | undefined };

const loaded = new Map<string, Promise<LoadedGuide | null>>();

/** Return the short rules at a path of the server, with the room's part; null if the game has none. */
export function loadGuide(game: string, path: string): Promise<LoadedGuide | null> {
  const found = loaded.get(path) ?? load(game, path);
  loaded.set(path, found);
  found.catch(() => loaded.delete(path));
  return found;
}

async function load(game: string, path: string): Promise<LoadedGuide | null> {
  const [{ guide }, room] = await Promise.all([request<GuideAnswer>("GET", path), loadRoom(game).then((room) => room.guide?.()), loadMessages(`${game}-guide`)]);
  return guide && { guide, room };
}

/** Return a line of the short rules, with its terms in the game's own words. */
export function lineText(game: string, line: Line): string {
  const terms = Object.entries(line.terms ?? {}).map(([name, { kind, id }]) => [name, term(game, kind, id)]);
  return unbroken(say(line.id, { ...line.params, ...Object.fromEntries(terms) }));
}

/** Return a sentence in which no line ends within a calculation such as 6 × 3 = 18. */
export function unbroken(sentence: string): string {
  return sentence.replace(/(\d\)?) ([×=]) (?=\d)/g, "$1\u00a0$2\u00a0");
}
