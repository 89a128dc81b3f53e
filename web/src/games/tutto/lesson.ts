import type { GameView } from "../room";
import type { TuttoView } from "./view";

/** Return the move that a tap on a disabled die stands for: setting it aside. */
export function meant(thing: Element, view: GameView): string | null {
  const die = thing.closest<HTMLButtonElement>("[data-face]");
  return die?.disabled && (view as TuttoView).moves.length ? `set ${die.dataset.face}` : null;
}
