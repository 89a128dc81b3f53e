/** The symbols in the short rules of KIVI, and the current state of each target. */
import type { GameView } from "../room";
import { say } from "../../words/messages.svelte";
import type { KiviView } from "./view";

export { default as Symbol } from "./Symbol.svelte";

export function now(id: string, any: GameView): string {
  const view = any as KiviView;
  const squares = view.board.squares.filter(({ target }) => target === id);
  if (!squares.length) return "";
  const free = squares.filter(({ stone }) => stone === null).length;
  return say("kivi-now", { free, of: squares.length, met: (view.targets as readonly string[]).includes(id) ? "yes" : "no" });
}
