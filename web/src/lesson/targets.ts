/** Finds the elements to tap for a move: its button, or first the dice, squares, cards or numbers in it. */
import type { GameRoom, GameView } from "../games/room";
import { keptPlaces } from "../table/dice/kept-places";

/** The end of a selector for an element that is selected and has to be deselected. */
const PRESSED = '[aria-pressed="true"]';

/** Return all elements to tap next; none while the table waits for another player. */
export function findTargets(root: ParentNode, move: string, view: GameView, onScreen: readonly (number | null)[], room: GameRoom): Element[] {
  const named = `[data-move="${CSS.escape(move)}"]`;
  const button = root.querySelector(`.act ${named}:not(:disabled)`);
  if (button) return [button];
  const dice = diceOf(root, move, onScreen);
  if (dice.length) return dice;
  for (const group of room.taps?.(move, view) ?? []) {
    const open = group.flatMap((selector) => {
      const element = root.querySelector(selector);
      return element && (selector.endsWith(PRESSED) || !isPressed(element)) ? [element] : [];
    });
    if (open.length) return open;
  }
  const element = root.querySelector(named);
  return element && !(element instanceof HTMLButtonElement && element.disabled) ? [element] : [];
}

/** Return the dice to tap so that exactly those of a move are selected: missing ones and surplus ones.
 *
 * If a move places dice and none is selected, return none: a tap on the place selects them.
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

/** Return whether an element is selected. */
export function isPressed(element: Element): boolean {
  return element.getAttribute("aria-pressed") === "true";
}
