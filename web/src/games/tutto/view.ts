// Made by web/make_types.py; do not edit.
import type { ChooseView, DrawView, NoDetail, OverView, RollView } from "../../views";

/**
 * How a turn came to its end.
 */
export type Ending = "null" | "stop_card" | "leader" | "stopped" | "burnt_out" | "straight" | "clover";

/**
 * Everything a face draws of Tutto.
 */
export type TuttoView = {
  game: string;
  edition: string;
  options: {
    [k: string]: boolean | number | string;
  };
  seat: number | null;
  pending: RollView | DrawView | ChooseView | OverView;
  sheets: SheetView[];
  moves: (SetView | StopView | GoView)[];
  turn: number | null;
  turns: number[];
  round: number;
  target: number;
  last_round: boolean;
  leaders: number[];
  card: string | null;
  cards: TurnedView[];
  tuttos: number;
  points: number;
  would_bank: number | null;
  would_take: number[];
  dice: (number | null)[];
  aside: AsideView[];
  valid: number[];
  null: NullView | null;
  pile: {
    [k: string]: number;
  };
  pile_left: number;
  past: PastView[];
  clover: number | null;
  pays: number[];
};
/**
 * One seat's score sheet.
 */
export type SheetView = {
  items: SheetItem[];
  total: number;
};
/**
 * What a seat banked, or what plus/minus took of it.
 */
export type SheetItem = {
  id: "banked" | "lost";
  value: number;
  detail: NoDetail;
};
/**
 * Set dice aside: their points, the turn's points after them, and the null of the dice rolled next.
 */
export type SetView = {
  move: string;
  kind: "set";
  dice: number[];
  points: number;
  gift: number;
  tutto: boolean;
  ends: boolean;
  collected: number;
  left: number;
  null: NullView | null;
  wins: boolean;
};
/**
 * The exact chance that none of so many dice counts.
 */
export type NullView = {
  dice: number;
  ways: number;
  of: number;
  chance: number;
};
/**
 * Stop: what is banked, the total it makes, and what plus/minus takes from each seat.
 */
export type StopView = {
  move: string;
  kind: "stop";
  banks: number;
  tutto: boolean;
  total: number;
  reaches: boolean;
  takes: number[];
};
/**
 * Turn the next card: the points at risk, how many cards end the turn, and the chance to lose it at once.
 */
export type GoView = {
  move: string;
  kind: "go";
  at_risk: number;
  ends: number;
  of: number;
  loses: number;
};
/**
 * A card of a turn: the points of the dice under it, what it gave itself, and its Tuttos.
 */
export type TurnedView = {
  card: string;
  dice: number;
  gift: number;
  points: number;
  tuttos: number;
};
/**
 * A set that lies aside, with the places of its dice.
 */
export type AsideView = {
  dice: number[];
  places: number[];
  points: number;
};
/**
 * The last turn of a seat; `dice` did not count in its last roll.
 */
export type PastView = {
  seat: number;
  ending: Ending;
  cards: TurnedView[];
  dice: number[];
  points: number;
  banked: number;
  took: number[];
};
