import type { DicetripView } from "./view";
import type { GameView } from "../room";

/** Return the colours of the dice that are asked for: they are entered in this order. */
export function askedColours(any: GameView): string[] {
  const view = any as DicetripView;
  return view.pending.kind === "roll" ? view.pending.places.map((place) => view.colours[place] ?? "") : [];
}
