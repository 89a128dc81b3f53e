/** Lays out a map in a frame of any size: the places and size of its cities, and the land around them. */
import type { DicetripView } from "../view";
import { AREAS, FRAME, LAND, PLACES, REST, SEA } from "./belgium";
import { cells } from "./cells";
import { curve, distanceToBox, entersBox, overlap, type Box, type Point, type Segment } from "./geometry";
import { spread } from "./spread";

type Map_ = DicetripView["map"];
export type Caption = { text: string; x: number; y: number };
export type Land = {
  /** The coast and border; null if the land is just a band around the cities. */
  outline: string | null;
  sea: string | null;
  /** The zones, by index, back to front. */
  areas: { zone: number; path: string; outlined: boolean }[];
  /** The borders between zones, if the areas' outlines do not show them. */
  borders: string;
  captions: Caption[];
};
export type Drawing = { width: number; height: number; radius: number; letters: number; places: Map<string, Point>; roads: Segment[]; land: Land };

const SMALLEST = 18;
const LARGEST = 30;

/** Return the layout of a map in a frame. */
export function draw(map: Map_, width: number, height: number): Drawing {
  const scale = Math.sqrt((width / FRAME.width) * (height / FRAME.height));
  const radius = Math.min(LARGEST, Math.max(SMALLEST, 8.3 + 10.2 * scale));
  const letters = Math.max(11, radius * 0.62);
  const builtIn = !map.own && map.cities.every(({ slug }) => slug in PLACES);
  const places = builtIn ? builtInPlaces(map, width, height) : customPlaces(map, width, height, radius);
  const roads = map.links.map(([one = "", other = ""]): Segment => [places.get(one) ?? [0, 0], places.get(other) ?? [0, 0]]);
  const land = builtIn ? belgium(map, width, height, letters) : customLand(map, places, width, height);
  return { width, height, radius, letters, places, roads, land };
}

/** Return the captions that overlap nothing else: neighbouring countries are named only where there is room. */
export function freeCaptions({ land, letters, radius, places, roads }: Drawing, taken: readonly Box[]): Caption[] {
  return land.captions.filter(({ text, x, y }) => {
    const box = { left: x, top: y - letters * 0.8, right: x + text.length * letters * 0.74, bottom: y + letters * 0.2 };
    const isFree = !taken.some((other) => overlap(box, other, 2)) && !roads.some((road) => entersBox(road, box));
    return isFree && [...places.values()].every((at) => distanceToBox(at, box) > radius * 1.3);
  });
}

function builtInPlaces(map: Map_, width: number, height: number): Map<string, Point> {
  return new Map(map.cities.map(({ slug }) => [slug, stretched(PLACES[slug]?.at ?? [0, 0], width, height)]));
}

function customPlaces(map: Map_, width: number, height: number, radius: number): Map<string, Point> {
  const found = spread(map.cities.map(({ x, y }): Point => [x, y]), width, height, radius * 2, radius * 2.4);
  return new Map(map.cities.map(({ slug }, index) => [slug, found[index] ?? [0, 0]]));
}

function stretched([x, y]: Point, width: number, height: number): Point {
  return [(x * width) / FRAME.width, (y * height) / FRAME.height];
}

function belgium(map: Map_, width: number, height: number, letters: number): Land {
  const path = (points: readonly Point[]): string => curve(points.map((point) => stretched(point, width, height)));
  const index = (zone: string): number => Math.max(0, map.zones.findIndex(({ id }) => id === zone));
  const caption = (text: string, x: number, y: number): Caption => ({ text, x: (x * width) / FRAME.width, y: (y * height) / FRAME.height });
  const whole = `M0 0H${width}V${height}H0Z`;
  const captions = [caption("NOORDZEE", 14, 20), caption("FRANCE", 20, 322), { ...caption("LUX.", 0, 448), x: width - letters * 3.2 }];
  return {
    outline: path(LAND),
    sea: path(SEA),
    areas: [{ zone: index(REST), path: whole, outlined: false }, ...AREAS.map(({ zone, outline }) => ({ zone: index(zone), path: path(outline), outlined: true }))],
    borders: "",
    captions,
  };
}

/** Return the land of a custom map: every zone is the area nearest to its cities. */
function customLand(map: Map_, places: ReadonlyMap<string, Point>, width: number, height: number): Land {
  const zones = map.cities.map(({ zone }) => Math.max(0, map.zones.findIndex(({ id }) => id === zone)));
  const grounds = cells(map.cities.map(({ slug }) => places.get(slug) ?? [0, 0]), width, height);
  const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
  const areas = map.zones.map((_, zone) => ({ zone, path: grounds.flatMap(({ outline }, city) => (zones[city] === zone ? [`${line(outline)}Z`] : [])).join(""), outlined: false }));
  const borders = grounds.flatMap(({ borders: all }, city) => all.flatMap((border) => (border.with > city && zones[border.with] !== zones[city] ? [line(border.line)] : [])));
  return { outline: null, sea: null, areas, borders: borders.join(""), captions: [] };
}
