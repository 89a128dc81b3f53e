// Made by web/make_types.py; do not edit.
import type { ChooseView, DrawView, KeepView, NoDetail, OverView, RollView } from "../../views";

/**
 * A row of the pad, from top to bottom.
 */
export type Row =
  | "ones"
  | "twos"
  | "threes"
  | "fours"
  | "fives"
  | "sixes"
  | "one_pair"
  | "two_pairs"
  | "three_of_a_kind"
  | "four_of_a_kind"
  | "small_straight"
  | "large_straight"
  | "full_house"
  | "chance"
  | "yatzy";

/**
 * Everything a face draws of Yatzy.
 */
export type YatzyView = {
  game: string;
  edition: string;
  options: {
    [k: string]: boolean | number | string;
  };
  seat: number | null;
  pending: RollView | DrawView | ChooseView | OverView;
  sheets: SheetView[];
  moves: (KeepView | DeclareView | ScoreView)[];
  turn: number | null;
  round: number;
  rounds: number;
  dice: (number | null)[];
  rolls: number;
  rolls_left: number;
  declared: Row | null;
  would: {
    [k: string]: number;
  };
};
/**
 * One seat's score sheet.
 */
export type SheetView = {
  items: (RowItem | BonusItem)[];
  total: number;
};
/**
 * A row of the pad.
 */
export type RowItem = {
  id: Row;
  value: number | null;
  detail: NoDetail;
};
/**
 * The bonus below the upper rows.
 */
export type BonusItem = {
  id: "bonus";
  value: number;
  detail: BonusDetail;
};
/**
 * The sum of the upper rows, where the bonus begins, and how far ahead of three of each they are.
 */
export type BonusDetail = {
  upper: number;
  from: number;
  ahead: number;
};
/**
 * Declare a row before the first roll.
 */
export type DeclareView = {
  move: string;
  kind: "declare";
  row: Row;
};
/**
 * Fill in a row: the points written there, and what the total gains with the bonus.
 */
export type ScoreView = {
  move: string;
  kind: "score";
  row: Row;
  points: number;
  gain: number;
};
