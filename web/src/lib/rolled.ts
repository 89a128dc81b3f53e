/** Which dice moved in a roll, so that only those tumble. Nothing is decided by it. */
import type { EventTold } from "../schema";
import type { AnyView } from "../games";

type Faces = readonly (number | null)[];

/** The places of the dice that were rolled, as far as the view and the last events tell. */
export function rolledPlaces(before: AnyView | null, after: AnyView, events: readonly EventTold[]): number[] {
  const all = after.dice.map((_, place) => place);
  if (before?.pending.kind === "roll" && before.pending.places) return before.pending.places;
  const move = events.findLast(({ text }) => /^\d+: /.test(text))?.text.replace(/^\d+: /, "") ?? "";
  const [verb, ...words] = move.split(" ");
  if (verb === "keep" && before) {
    const kept = keptPlaces(before.dice, words.map(Number));
    return all.filter((place) => !kept.includes(place));
  }
  if ("aside" in after) {
    const aside = after.aside.flatMap((set) => set.places);
    return all.filter((place) => !aside.includes(place));
  }
  if (verb === "reroll" && "colours" in after) return all.filter((place) => words.includes(after.colours[place] ?? ""));
  return all;
}

/** Of equal dice the lowest places stay. */
export function keptPlaces(dice: Faces, values: readonly number[]): number[] {
  const places: number[] = [];
  for (const value of values) {
    const place = dice.findIndex((face, at) => face === value && !places.includes(at));
    if (place >= 0) places.push(place);
  }
  return places.sort((one, other) => one - other);
}
