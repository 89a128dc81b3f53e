import type { GameView } from "../room";
import type { DicetripView } from "./view";

/** Return what to tap for a move: a number and its city, the dice to reroll, or the sheet for using a die twice. */
export function taps(move: string, view: GameView): string[][] {
  const [city, number] = move.split("=");
  if (number) return [[`[data-number="${number}"]`], [`[data-city="${city}"] .hit`]];
  const [verb, ...again] = move.split(" ");
  if (verb === "twice") return [["main:not(:has(dialog[open])) [data-twice]"], [`dialog[open] [data-move="${move}"]`]];
  const { colours } = view as DicetripView;
  return verb === "reroll" ? [colours.map((colour, place) => `[data-place="${place}"]${again.includes(colour) ? "" : '[aria-pressed="true"]'}`)] : [];
}

/** Return the move that a tap on a city stands for: writing the chosen number there. */
export function meant(thing: Element): string | null {
  const city = thing.closest<HTMLElement>("[data-city]")?.dataset.city;
  const number = document.querySelector<HTMLElement>('[data-number][aria-pressed="true"]')?.dataset.number;
  return city && number ? `${city}=${number}` : null;
}
