import { say, term } from "../../words/messages.svelte";
import type { DicettoView } from "./view";
import type { GameMove, GameView } from "../room";

/** Return a move as a choice. */
export function label(any: GameMove): string {
  const move = any as DicettoView["moves"][number];
  if (move.kind === "done") return say("dicetto-move-done");
  const dice = move.dice.join(" ");
  if (move.kind === "keep") return say("dicetto-move-keep", { dice, count: move.dice.length });
  return say("dicetto-move-place", { effect: move.effect, dice, slot: move.slot, card: term("dicetto", "card", move.asks) });
}

/** Return a move as something that was done. */
export function played(move: string, any: GameView): string {
  const [verb, ...rest] = move.split(" ");
  if (verb === "keep") return rest.length ? say("web-did-keep", { dice: rest.join(" ") }) : say("web-did-keep-none");
  if (verb === "done") return say("web-did-done");
  const card = (any as DicettoView).row.find(({ slot }) => slot === rest[0])?.asks;
  return say("web-did-lay", { dice: rest.slice(1).join(" "), slot: rest[0], card: card ? term("dicetto", "card", card) : "" });
}
