// Made by web/make_types.py; do not edit.
import type { ChooseView, DrawView, OverView, RollView } from "../../views";

/**
 * Everything a face draws of Dice Trip.
 */
export type DicetripView = {
  game: string;
  edition: string;
  options: {
    [k: string]: boolean | number | string;
  };
  seat: number | null;
  pending: RollView | DrawView | ChooseView | OverView;
  sheets: SheetView[];
  moves: (StandView | RerollView | TwiceView | WriteView | CrossView)[];
  phase: "roll" | "decide" | "write" | "over";
  round: number;
  rounds: number;
  roller: number | null;
  dice: (number | null)[];
  colours: string[];
  cities_a_seat: number;
  map: MapView;
  trips: TripView[];
  makes: MakesView[];
};
/**
 * One seat's score sheet.
 */
export type SheetView = {
  items: (CitiesItem | RoadItem | ZonesItem | TensItem)[];
  total: number;
};
/**
 * The bonus cities, or those crossed off.
 */
export type CitiesItem = {
  id: "bonus" | "crossed";
  value: number;
  detail: CitiesDetail;
};
/**
 * The cities that a line of the sheet counts.
 */
export type CitiesDetail = {
  cities: string[];
};
/**
 * The longest road, or the longest series.
 */
export type RoadItem = {
  id: "road" | "series";
  value: number;
  detail: RoadDetail;
};
/**
 * The cities of the longest road or series from its lowest number up, and how many they are.
 */
export type RoadDetail = {
  cities: string[];
  length: number;
};
/**
 * The clean zones.
 */
export type ZonesItem = {
  id: "zones";
  value: number;
  detail: ZonesDetail;
};
/**
 * The zones full of numbers.
 */
export type ZonesDetail = {
  clean: string[];
};
/**
 * The points of the `tens` variant.
 */
export type TensItem = {
  id: "tens";
  value: number;
  detail: TensDetail;
};
/**
 * Whether the variant is played, which tens stand on the map, and whether its points are earned.
 */
export type TensDetail = {
  counts: boolean;
  held: number[];
  reached: boolean;
};
/**
 * Let the dice lie.
 */
export type StandView = {
  move: string;
  kind: "stand";
};
/**
 * Roll the dice of these colours, at these places, again.
 */
export type RerollView = {
  move: string;
  kind: "reroll";
  colours: string[];
  places: number[];
};
/**
 * Count one die twice and leave another out: the numbers that makes.
 */
export type TwiceView = {
  move: string;
  kind: "twice";
  die: number;
  drop: number;
  numbers: number[];
};
/**
 * Write a number into a city: the points it adds, in all and to each line of the sheet.
 */
export type WriteView = {
  move: string;
  kind: "write";
  city: string;
  number: number;
  gain: number;
  changes: Changes;
};
/**
 * What a writing adds to each line of the score sheet.
 */
export type Changes = {
  bonus: number;
  crossed: number;
  road: number;
  series: number;
  zones: number;
  tens: number;
};
/**
 * Cross off a city: the points it costs, in all and in each line of the sheet.
 */
export type CrossView = {
  move: string;
  kind: "cross";
  city: string;
  gain: number;
  changes: Changes;
};
/**
 * The map; `own` if it is not the built-in one.
 */
export type MapView = {
  name: string;
  own: boolean;
  zones: ZoneView[];
  cities: CityView[];
  links: string[][];
};
/**
 * A zone of the map.
 */
export type ZoneView = {
  id: string;
  name: string;
};
/**
 * A city: where it is drawn, its zone, the dice colour that makes it a bonus city, and its links.
 */
export type CityView = {
  slug: string;
  name: string;
  x: number;
  y: number;
  zone: string;
  colour: string | null;
  links: string[];
};
/**
 * A seat's map with what it has chosen in the open round.
 */
export type TripView = {
  numbers: {
    [k: string]: number | "x" | null;
  };
  bonus: string[];
  road: string[];
  series: string[];
  zones: ZoneStatus[];
  tens: number[];
  powers: PowersView;
  twice: DoublingView | null;
  written: WritingView[];
  done: boolean;
};
/**
 * How a zone stands on a seat's map.
 */
export type ZoneStatus = {
  id: string;
  cities: number;
  empty: number;
  crossed: number;
  clean: boolean;
};
/**
 * Which powers a seat still has.
 */
export type PowersView = {
  reroll: boolean;
  twice: boolean;
};
/**
 * The die that counts twice, and the one left out.
 */
export type DoublingView = {
  die: number;
  drop: number;
};
/**
 * A city, and what is written there.
 */
export type WritingView = {
  city: string;
  number: number | "x";
};
/**
 * A number that the dice make: the colours that may go into it, where it stands already, and what is left then.
 */
export type MakesView = {
  number: number;
  double: boolean;
  colours: string[][];
  city: string | null;
  then: number[];
};
