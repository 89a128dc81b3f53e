import { say } from "../../lib/words.svelte";
import type { TuttoView } from "./view";
import type { AnyMove } from "..";

export type TuttoMove = TuttoView["moves"][number];

/** A chance in whole per cent, never 0 or 100 for what may yet go the other way. */
export function percent(chance: number): number {
  return chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
}

export function label(any: AnyMove): string {
  const move = any as TuttoMove;
  if (move.kind === "stop") return say("tutto-label-stop", { points: move.banks });
  if (move.kind === "go") return say("tutto-label-go");
  return say("tutto-label-set", { dice: move.dice?.join(" ") ?? "" });
}

/** What a choice brings, in a few words. */
export function outlook(move: TuttoMove): string {
  if (move.kind === "stop") return say(move.tutto ? "tutto-choice-stop-tutto" : "tutto-choice-stop", { points: move.banks, total: move.total });
  if (move.kind === "go") return say("tutto-choice-go", { ends: move.ends, of: move.of, percent: percent(move.loses ?? 0) });
  if (move.wins) return say("tutto-choice-wins");
  if (move.ends) return say("tutto-choice-ends", { collected: move.collected });
  const told = { points: move.points, collected: move.collected, left: move.left, percent: percent(move.null?.chance ?? 0) };
  if (move.tutto) return move.null ? say("tutto-choice-again", told) : say("tutto-choice-tutto", told);
  return say(move.points ? "tutto-choice-set" : "tutto-choice-faces", told);
}

export function did(move: string): string {
  const [verb, ...rest] = move.split(" ");
  if (verb === "set") return say("web-did-set", { dice: rest.join(" ") });
  return say(verb === "go" ? "web-did-go" : "web-did-stop");
}
