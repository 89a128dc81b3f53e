/** The shape of a game's room: everything that a game brings to the app. */
import type { Component } from "svelte";
import type { GameTable, LogEntry } from "../table/game-table.svelte";
import type { RoomGuide } from "../table/rules/guide";
import type { View } from "../views";

/** A question that the game waits for: a roll, a card, somebody's choice, or none because the game is over. */
export type Pending = View["pending"];

/** A legal move: its notation, and whatever the game tells about it. */
export type GameMove = View["moves"][number];

/** The part of a view that every game has; a room knows the rest of its own. */
export type GameView = View & {
  /** The faces by place; null for a die that has not been rolled. */
  dice?: (number | null)[];
};

/** How a game's moves are put into words. */
export type GameWords = {
  /** Return a legal move as a choice: "Full house, 25 points". */
  label: (move: GameMove, view: GameView) => string;
  /** Return a move in notation as something that was done: "filled in Full house". */
  played: (move: string, view: GameView) => string;
  /** Return what a seat just did as a sentence with its result: "Repo wrote 22 in Chance."; empty if it is not worth a line. */
  sentence?: (move: string, name: string, seat: number, view: GameView) => string;
  /** Return the name by which a move is found in an alphabetical list; empty if it keeps its place. */
  sortName?: (move: GameMove, view: GameView) => string;
};

/** Something to celebrate: it has the tray for 1.4 seconds, and the board may show it too (`frameOf(table).moment`). */
export type Moment = {
  /** The game's own name for it, which says how it is drawn. */
  kind: string;
  seat: number;
  /** One word in large letters. */
  title: string;
  /** What it brings: "+50 points". */
  detail?: string;
  /** Dice to draw around the word. */
  dice?: number[];
  /** The colour of those dice, if they have one. */
  tint?: string;
  /** Where on the board it happened: squares, cities, a slot. */
  where?: readonly string[];
};

export type TableProps = { table: GameTable; room: GameRoom };

/** What `index.ts` of a game's folder exports as `room`. Its picture is not part of it: the start page finds `Art.svelte`. */
export type GameRoom = {
  /** Draws the game in progress and takes its moves. */
  Table: Component<TableProps>;
  words: GameWords;
  /** Return what is to be celebrated about an event, given the views before and after it and all events in between; null for most. */
  moment?: (event: LogEntry, before: GameView, after: GameView, between: readonly LogEntry[]) => Moment | null;
  /** Return what is tapped on this table to make a move, before its button can be pressed: groups of CSS selectors, in their order. */
  taps?: (move: string, view: GameView) => string[][];
  /** Return the move that somebody means who taps a thing on the table, whether it is legal or not; null if they mean none. */
  meant?: (thing: Element, view: GameView) => string | null;
  /** Load the styles of the table on a television. */
  television?: () => Promise<unknown>;
  /** Load what the room adds to the short rules: its symbols, and what things are worth now. */
  guide?: () => Promise<RoomGuide>;
  /** Return the colours of the dice that are asked for, if this game's dice differ in colour. */
  askedColours?: (view: GameView) => string[];
};
