import type { GameView } from "../room";
import type { DicetripView } from "./view";

/** A number is written by tapping it and then its city; dice are rolled again by tapping them; a die is used twice from a sheet. */
export function taps(move: string, view: GameView): string[][] {
  const [city, number] = move.split("=");
  if (number) return [[`[data-number="${number}"]`], [`[data-city="${city}"] .hit`]];
  const [verb, ...again] = move.split(" ");
  if (verb === "twice") return [["main:not(:has(dialog[open])) [data-twice]"], [`dialog[open] [data-move="${move}"]`]];
  const { colours } = view as DicetripView;
  return verb === "reroll" ? [colours.map((colour, place) => `[data-place="${place}"]${again.includes(colour) ? "" : '[aria-pressed="true"]'}`)] : [];
}

/** What somebody means who taps a city: to write the number that is chosen there. */
export function meant(thing: Element): string | null {
  const city = thing.closest<HTMLElement>("[data-city]")?.dataset.city;
  const number = document.querySelector<HTMLElement>('[data-number][aria-pressed="true"]')?.dataset.number;
  return city && number ? `${city}=${number}` : null;
}
