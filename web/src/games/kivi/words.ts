import { figure, say } from "../../lib/words.svelte";
import type { KiviView } from "./view";
import type { AnyMove } from "..";

export function label(any: AnyMove): string {
  const move = any as KiviView["moves"][number];
  if (move.kind === "keep") return say("kivi-move-keep", { dice: move.dice.join(" "), count: move.dice.length });
  if (move.kind === "box") return say("kivi-move-box");
  const gain = figure(move.gain, true);
  if (move.kind === "place") return say("kivi-move-place", { square: move.square, gain });
  return say("kivi-move-take-over", { square: move.square, gain, to: move.to, change: figure(move.other_gain, true) });
}

export function did(move: string): string {
  const [verb, ...rest] = move.split(" ");
  if (verb === "keep") return rest.length ? say("web-did-keep", { dice: rest.join(" ") }) : say("web-did-keep-none");
  if (verb === "box") return say("web-did-box");
  return rest.length > 1 ? say("web-did-take-over", { square: rest[0], to: rest[2] }) : say("web-did-stone", { square: rest[0] });
}
