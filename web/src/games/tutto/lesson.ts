import type { GameView } from "../room";
import type { TuttoView } from "./view";

/** What somebody means who taps a die: to set it aside, though it does not count. */
export function meant(thing: Element, view: GameView): string | null {
  const die = thing.closest<HTMLButtonElement>("[data-face]");
  return die?.disabled && (view as TuttoView).moves.length ? `set ${die.dataset.face}` : null;
}
