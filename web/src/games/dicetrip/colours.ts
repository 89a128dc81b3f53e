import type { DicetripView } from "./view";
import type { GameView } from "../room";
import { term } from "../../words/messages.svelte";

const COLOURS = ["red", "yellow", "green", "blue"];

/** Return the initial letters that distinguish a colour from the others in the current language: R, or Gu and Gr. */
export function initialOf(colour: string): string {
  const name = term("dicetrip", "colour", colour);
  const others = COLOURS.filter((other) => other !== colour).map((other) => term("dicetrip", "colour", other));
  const letters = others.some((other) => other[0] === name[0]) ? 2 : 1;
  return name.slice(0, 1).toUpperCase() + name.slice(1, letters);
}

/** Return the colours of the dice to be rolled, in the order in which real dice are entered. */
export function askedColours(any: GameView): string[] {
  const view = any as DicetripView;
  return view.pending.kind === "roll" ? view.pending.places.map((place) => view.colours[place] ?? "") : [];
}
