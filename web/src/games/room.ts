/** The interface of a game's room: everything that a game adds to the app. */
import type { Component } from "svelte";
import type { GameTable, LogEntry } from "../table/game-table.svelte";
import type { RoomGuide } from "../table/rules/guide";
import type { View } from "../views";

/** What the game waits for: a roll, a card, a player's choice, or nothing because it is over. */
export type Pending = View["pending"];

/** A legal move: its notation and game-specific fields. */
export type GameMove = View["moves"][number];

/** The part of a view that all games share; a room knows its game's own fields. */
export type GameView = View & {
  /** The faces by place; null for a die that has not been rolled. */
  dice?: (number | null)[];
};

/** Formats a game's moves as text. */
/** What a game has to tell of an event besides its text. */
export type Story = Readonly<Record<string, unknown>>;

export type GameWords = {
  /** Return a legal move as a choice: "Full house, 25 points". */
  label: (move: GameMove, view: GameView) => string;
  /** Return a move in notation in the past tense: "filled in Full house". The story is the event's, if it is known. */
  played: (move: string, view: GameView, story?: Story) => string;
  /** Return a sentence about a seat's last move: "Repo wrote 22 in Chance."; empty if not worth mentioning. */
  sentence?: (move: string, name: string, seat: number, view: GameView, story?: Story) => string;
  /** Return the text to sort a move by in an alphabetical list; empty if it keeps its place. */
  sortName?: (move: GameMove, view: GameView) => string;
};

/** A celebration: the tray shows it for 1.4 seconds, and the board may show it too (`frameOf(table).moment`). */
export type Moment = {
  /** The game's own name for it, which selects how it is drawn. */
  kind: string;
  seat: number;
  /** One word in large letters. */
  title: string;
  /** The result: "+50 points". */
  detail?: string;
  /** Dice to draw around the word. */
  dice?: number[];
  /** The colour of those dice, if they have one. */
  tint?: string;
  /** The place on the board: squares, cities, a slot. */
  where?: readonly string[];
};

export type TableProps = { table: GameTable; room: GameRoom };

/** The `room` export of `index.ts` in a game's folder. The picture is separate: the start page loads `Art.svelte`. */
export type GameRoom = {
  /** Draws the game in progress and takes its moves. */
  Table: Component<TableProps>;
  words: GameWords;
  /** Return the celebration for an event, given the views before and after, and the events in between; null if none. */
  moment?: (event: LogEntry, before: GameView, after: GameView, between: readonly LogEntry[]) => Moment | null;
  /** Return what to tap on this table before a move's button is enabled: groups of CSS selectors, in order. */
  taps?: (move: string, view: GameView) => string[][];
  /** Return the move that a tap on an element stands for, legal or not; null if none. */
  meant?: (thing: Element, view: GameView) => string | null;
  /** Load the styles of the table on a television. */
  television?: () => Promise<unknown>;
  /** Load the room's part of the short rules: its symbols and current values. */
  guide?: () => Promise<RoomGuide>;
  /** Return the colours of the dice to be rolled, if this game's dice differ in colour. */
  askedColours?: (view: GameView) => string[];
};
