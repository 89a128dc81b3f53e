import type { DicetripView } from "../view";
import { PLACES } from "./belgium";
import type { Drawing } from "./drawing";
import type { Box } from "./geometry";
import { placeNames, type Placed, type Writing } from "./labels";

/** How high a line of letters is, and how far apart two are, in parts of their size. */
const LINE = 1.15;
const NEXT_LINE = 1.05;

/** Return where the cities' names are written. `measure` says how wide a text is; nothing is written on `taken`. */
export function writeNames(map: DicetripView["map"], drawing: Drawing, name: (slug: string) => string, measure: (text: string) => number, taken: readonly Box[] = []): Map<string, Placed | null> {
  const { letters, radius } = drawing;
  const written = (lines: readonly string[]): Writing => ({ lines, width: Math.max(...lines.map(measure)) + 2, height: letters * (LINE + (lines.length - 1) * NEXT_LINE) });
  const towns = map.cities.map(({ slug }) => {
    const whole = name(slug);
    const parts = whole.split(/(?<=-)| /);
    const first = (parts[0] ?? whole).replace(/-$/, "");
    const place = map.own ? undefined : PLACES[slug];
    const shorter = parts.length < 2 ? [] : [place?.short ? [first] : parts];
    return { at: drawing.places.get(slug) ?? ([0, 0] as const), side: place?.side, writings: [[whole], ...shorter].map(written) };
  });
  const around = { ...drawing, reach: radius * 1.05, half: radius * 0.21, taken };
  const found = placeNames(towns, around);
  return new Map(map.cities.map(({ slug }, index) => [slug, found[index] ?? null]));
}
