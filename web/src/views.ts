// Made by web/make_types.py; do not edit.

/**
 * What every game's view has: the variant, the seat it is for, what is pending, the sheets, the legal moves.
 */
export type View = {
  game: string;
  edition: string;
  options: {
    [k: string]: boolean | number | string;
  };
  seat: number | null;
  pending: RollView | DrawView | ChooseView | OverView;
  sheets: SheetView[];
  moves: MoveView[];
};
/**
 * Dice are to be rolled for a seat, at these places.
 */
export type RollView = {
  kind: "roll";
  seat: number;
  dice: number;
  places: number[];
  waits: boolean;
};
/**
 * A card is to be turned for a seat, from a pile of known contents: the card's text to its count.
 */
export type DrawView = {
  kind: "draw";
  seat: number;
  deck: {
    [k: string]: number;
  };
  waits: boolean;
};
/**
 * These seats are due to choose a move.
 */
export type ChooseView = {
  kind: "choose";
  seats: number[];
};
/**
 * The game is over; several seats win when they are tied.
 */
export type OverView = {
  kind: "over";
  scores: number[];
  winners: number[];
};
/**
 * One seat's score sheet.
 */
export type SheetView = {
  items: ItemView[];
  total: number;
};
/**
 * One line of any game's score sheet; the value is None while nothing is written there.
 */
export type ItemView = {
  id: string;
  value: number | null;
  detail: {
    [k: string]: unknown;
  };
};
/**
 * What every legal move has, whatever the game: its text, and the kind that tells the game's moves apart.
 */
export type MoveView = {
  move: string;
  kind: string;
};
/**
 * Keep these dice and roll the rest.
 */
export type KeepView = {
  move: string;
  kind: "keep";
  dice: number[];
};
/**
 * The detail of a line that has none.
 */
export type NoDetail = {};
