import { say } from "../../words/messages.svelte";
import type { TuttoView } from "./view";
import type { GameMove } from "../room";

export type TuttoMove = TuttoView["moves"][number];

/** Return a chance in whole per cent, never 0 or 100 unless it is certain. */
export function percent(chance: number): number {
  return chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Return a move as a choice. */
export function label(any: GameMove): string {
  const move = any as TuttoMove;
  if (move.kind === "stop") return say("tutto-label-stop", { points: move.banks });
  if (move.kind === "go") return say("tutto-label-go");
  return say("tutto-label-set", { dice: move.dice?.join(" ") ?? "" });
}

/** Return what a choice leads to, in a few words. */
export function outlook(move: TuttoMove): string {
  if (move.kind === "stop") return say(move.tutto ? "tutto-choice-stop-tutto" : "tutto-choice-stop", { points: move.banks, total: move.total });
  if (move.kind === "go") return say("tutto-choice-go", { ends: move.ends, of: move.of, percent: percent(move.loses ?? 0) });
  if (move.wins) return say("tutto-choice-wins");
  if (move.ends) return say("tutto-choice-ends", { collected: move.collected });
  const facts = { points: move.points, collected: move.collected, left: move.left, percent: percent(move.null?.chance ?? 0) };
  if (move.tutto) return move.null ? say("tutto-choice-again", facts) : say("tutto-choice-tutto", facts);
  return say(move.points ? "tutto-choice-set" : "tutto-choice-faces", facts);
}

/** Return a move as something that was done. */
export function played(move: string): string {
  const [verb, ...rest] = move.split(" ");
  if (verb === "set") return say("web-did-set", { dice: rest.join(" ") });
  return say(verb === "go" ? "web-did-go" : "web-did-stop");
}
