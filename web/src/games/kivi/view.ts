// Made by web/make_types.py; do not edit.
import type { ChooseView, DrawView, KeepView, OverView, RollView } from "../../views";

/**
 * Which way a line runs.
 */
export type Direction = "across" | "down";
/**
 * What a square asks of a roll.
 */
export type Target =
  | "two_pairs"
  | "three_of_a_kind"
  | "run_of_4"
  | "three_and_two"
  | "four_of_a_kind"
  | "run_of_5"
  | "all_even"
  | "all_odd"
  | "at_most_12"
  | "at_least_30"
  | "three_pairs"
  | "two_triples"
  | "four_and_two";
/**
 * Where a roll may go whatever the targets say.
 */
export type Wild = "none" | "vacant" | "take_over";

/**
 * Everything a face draws of KIVI.
 */
export type KiviView = {
  game: string;
  edition: string;
  options: {
    [k: string]: boolean | number | string;
  };
  seat: number | null;
  pending: RollView | DrawView | ChooseView | OverView;
  sheets: SheetView[];
  moves: (KeepView | PlaceView | TakeOverView | BoxView)[];
  targets: Target[];
  wild: Wild;
  open: string[];
  take_overs: string[];
  turn: number | null;
  round: number;
  rounds: number;
  dice: (number | null)[];
  rolls: number;
  rolls_left: number;
  board: BoardView;
  hands: number[];
  boxes: number[];
};
/**
 * One seat's score sheet.
 */
export type SheetView = {
  items: (LinesItem | SinglesItem)[];
  total: number;
};
/**
 * What the lines of a seat count.
 */
export type LinesItem = {
  id: "lines";
  value: number;
  detail: LinesDetail;
};
/**
 * Every line of a seat.
 */
export type LinesDetail = {
  lines: LineView[];
};
/**
 * A line as a face writes it out: 1 + 2 + 3 = 6, times 3 stones is 18.
 */
export type LineView = {
  direction: Direction;
  squares: string[];
  values: number[];
  sum: number;
  stones: number;
  points: number;
};
/**
 * What the stones in no line count.
 */
export type SinglesItem = {
  id: "singles";
  value: number;
  detail: SinglesDetail;
};
/**
 * The squares of the stones in no line, and their values.
 */
export type SinglesDetail = {
  squares: string[];
  values: number[];
};
/**
 * Put a stone on a vacant square, and what the total gains by it.
 */
export type PlaceView = {
  move: string;
  kind: "place";
  square: string;
  gain: number;
};
/**
 * Take over another seat's square and move its stone: what both totals gain or lose.
 */
export type TakeOverView = {
  move: string;
  kind: "take_over";
  square: string;
  to: string;
  gain: number;
  other: number;
  other_gain: number;
};
/**
 * Put the stone into the box.
 */
export type BoxView = {
  move: string;
  kind: "box";
  gain: number;
};
/**
 * The board, its squares row by row.
 */
export type BoardView = {
  rows: number;
  columns: number;
  squares: SquareView[];
};
/**
 * A square: what it asks for, its value, whose stone lies there, and what a stone of the viewer would make.
 */
export type SquareView = {
  square: string;
  target: Target;
  value: number;
  stone: number | null;
  makes: MakesView | null;
};
/**
 * What a stone on a square would make: the change of the total, and the lines through the square.
 */
export type MakesView = {
  gain: number;
  lines: LineView[];
};
