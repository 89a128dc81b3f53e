import type { DicetripView } from "../view";
import { PLACES } from "./belgium";
import type { Drawing } from "./drawing";
import type { Box } from "./geometry";
import { placeNames, type Placed, type Writing } from "./labels";

/** The height of a line of text, and the distance between two lines, in font sizes. */
const LINE = 1.15;
const NEXT_LINE = 1.05;
/** The costs of breaking a name into lines and of shortening it, which is only for lack of space. */
const BROKEN = 14;
const SHORTENED = 150;
/** The length from which names may be shortened. */
const LONG = 7;
const BEGINNING = /^\p{L}{3,}?[^aeiouyаеєиіїоуюяэы](?=\p{L})/iu;

/** Return the places of the cities' names. `measure` returns the width of a text; names do not cover `taken`. */
export function writeNames(map: DicetripView["map"], drawing: Drawing, name: (slug: string) => string, measure: (text: string) => number, taken: readonly Box[] = []): Map<string, Placed | null> {
  const { letters, radius } = drawing;
  const written = (lines: readonly string[], loss: number): Writing => ({ lines, width: Math.max(...lines.map(measure)) + 2, height: letters * (LINE + (lines.length - 1) * NEXT_LINE), loss });
  const towns = map.cities.map(({ slug }) => {
    const whole = name(slug);
    const parts = whole.split(/(?<=-)| /);
    const first = (parts[0] ?? whole).replace(/-$/, "");
    const place = map.own ? undefined : PLACES[slug];
    const writings = [written([whole], 0)];
    if (parts.length > 1) writings.push(written(place?.short ? [first] : parts, BROKEN));
    return { at: drawing.places.get(slug) ?? ([0, 0] as const), side: place?.side, writings, beginning: beginningOf(first) };
  });
  const around = { ...drawing, reach: radius * 1.05, half: radius * 0.21, taken };
  let found = placeNames(towns, around);
  for (let more = true; more && found.includes(null); ) {
    more = false;
    for (const [index, town] of towns.entries()) {
      if (found[index] || !town.beginning) continue;
      town.writings.push(written([town.beginning], SHORTENED));
      town.beginning = undefined;
      more = true;
    }
    if (more) found = placeNames(towns, around);
  }
  return new Map(map.cities.map(({ slug }, index) => [slug, found[index] ?? null]));
}

/** Return the first letters of a long name, up to a consonant, with a full stop; undefined if that is impossible. */
function beginningOf(name: string): string | undefined {
  const beginning = name.length < LONG ? undefined : BEGINNING.exec(name)?.[0];
  return beginning && `${beginning}.`;
}
