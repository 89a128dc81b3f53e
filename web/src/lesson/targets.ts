/** Finds what to tap on a table to make a move: its button, or first the dice, squares, cards or numbers that it names. */
import type { GameRoom, GameView } from "../games/room";
import { keptPlaces } from "../table/dice/kept-places";

/** The end of a selector for something that is chosen and has to be let go. */
const PRESSED = '[aria-pressed="true"]';

/** Return the things to tap next, all of them together; none while the table waits for somebody else. */
export function findTargets(root: ParentNode, move: string, view: GameView, onScreen: readonly (number | null)[], room: GameRoom): Element[] {
  const named = `[data-move="${CSS.escape(move)}"]`;
  const button = root.querySelector(`.act ${named}:not(:disabled)`);
  if (button) return [button];
  const dice = diceOf(root, move, onScreen);
  if (dice.length) return dice;
  for (const group of room.taps?.(move, view) ?? []) {
    const open = group.flatMap((selector) => {
      const thing = root.querySelector(selector);
      return thing && (selector.endsWith(PRESSED) || !isPressed(thing)) ? [thing] : [];
    });
    if (open.length) return open;
  }
  const thing = root.querySelector(named);
  return thing && !(thing instanceof HTMLButtonElement && thing.disabled) ? [thing] : [];
}

/** Return the dice to tap so that just those of a move are chosen: what is missing, and what is too many.
 *
 * While none is chosen, dice that are laid somewhere are left to the tap on that place, which chooses them.
 */
function diceOf(root: ParentNode, move: string, onScreen: readonly (number | null)[]): Element[] {
  const [, verb, chosen] = /^(keep|set|place \w)((?: [1-6])*)$/.exec(move) ?? [];
  const faces = chosen?.trim().split(" ").filter(Boolean).map(Number);
  if (!faces) return [];
  const buttons = [...root.querySelectorAll<HTMLButtonElement>("[data-place]:not(:disabled)")];
  if (verb?.startsWith("place") && !buttons.some(isPressed)) return [];
  const free = buttons.map(({ dataset }) => Number(dataset.place));
  const wanted = keptPlaces(onScreen.map((face, place) => (free.includes(place) ? face : null)), faces);
  return buttons.filter((button, at) => isPressed(button) !== wanted.includes(free[at] ?? -1));
}

/** Return whether a thing is chosen; one that is to be tapped all the same has to be let go. */
export function isPressed(thing: Element): boolean {
  return thing.getAttribute("aria-pressed") === "true";
}
