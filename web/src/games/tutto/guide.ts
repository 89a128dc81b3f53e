/** The symbols in the short rules of Tutto, and what is at stake with a card now. */
import type { GameView } from "../room";
import { say } from "../../words/messages.svelte";
import type { TuttoView } from "./view";

export { default as Symbol } from "./Symbol.svelte";

export function now(id: string, any: GameView): string {
  const view = any as TuttoView;
  const left = view.pile[id] ?? 0;
  if (id.startsWith("single") || id.startsWith("triple")) return "";
  if (view.card === id && view.pending.kind !== "over") return say("tutto-now-risk", { points: Math.max(view.would_bank ?? 0, view.points) });
  return say("tutto-now-left", { left, cards: view.pile_left });
}
