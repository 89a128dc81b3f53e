/** The tables: one component a game, loaded when somebody sits down. */
import type { Component } from "svelte";
import type { DicetripView } from "./dicetrip/view";
import type { DicettoView } from "./dicetto/view";
import type { KiviView } from "./kivi/view";
import type { TuttoView } from "./tutto/view";
import type { YatzyView } from "./yatzy/view";
import type { Match } from "../lib/match.svelte";

export type AnyView = YatzyView | TuttoView | KiviView | DicettoView | DicetripView;
export type AnyMove = AnyView["moves"][number];
export type TableProps = { match: Match; words: GameWords };
/** How a game's moves are put into words: as a choice, and as something that somebody did. */
export type GameWords = { label: (move: AnyMove, view: AnyView) => string; did: (move: string, view: AnyView) => string };

const tables = import.meta.glob<Component<TableProps>>("./*/Table.svelte", { import: "default" });

const words = import.meta.glob<GameWords>("./*/words.ts");

/** The games in the order in which they stand on the start page. */
export const GAMES = ["yatzy", "tutto", "kivi", "dicetto", "dicetrip"];

/** The table of a game; the plain one where there is none of its own. */
export async function tableOf(game: string): Promise<Component<TableProps>> {
  return (await tables[`./${game}/Table.svelte`]?.()) ?? (await import("../table/PlainTable.svelte")).default;
}

/** A game's way with words; a game without one is told in its notation. */
export async function wordsOf(game: string): Promise<GameWords> {
  return (await words[`./${game}/words.ts`]?.()) ?? { label: ({ move }) => move, did: (move) => move };
}
