import { formatNumber, say } from "../../words/messages.svelte";
import type { KiviView } from "./view";
import type { GameMove } from "../room";

/** Return a move as a choice. */
export function label(any: GameMove): string {
  const move = any as KiviView["moves"][number];
  if (move.kind === "keep") return say("kivi-move-keep", { dice: move.dice.join(" "), count: move.dice.length });
  if (move.kind === "box") return say("kivi-move-box");
  const gain = formatNumber(move.gain, true);
  if (move.kind === "place") return say("kivi-move-place", { square: move.square, gain });
  return say("kivi-move-take-over", { square: move.square, gain, to: move.to, change: formatNumber(move.other_gain, true) });
}

/** Return a move as something that was done. */
export function played(move: string): string {
  const [verb, ...rest] = move.split(" ");
  if (verb === "keep") return rest.length ? say("web-did-keep", { dice: rest.join(" ") }) : say("web-did-keep-none");
  if (verb === "box") return say("web-did-box");
  return rest.length > 1 ? say("web-did-take-over", { square: rest[0], to: rest[2] }) : say("web-did-stone", { square: rest[0] });
}
