import { say, term } from "../../words/messages.svelte";
import type { YatzyView } from "./view";
import type { GameMove } from "../room";

/** Return a move as a choice. */
export function label(any: GameMove): string {
  const move = any as YatzyView["moves"][number];
  if (move.kind === "keep") return say("yatzy-move-keep", { dice: move.dice.join(" "), count: move.dice.length });
  const row = term("yatzy", "item", move.row);
  return move.kind === "declare" ? say("yatzy-move-declare", { row }) : say("yatzy-move-score", { row, points: move.points });
}

/** Return a move as something that was done. */
export function played(move: string): string {
  const [verb, ...rest] = move.split(" ");
  if (verb === "keep") return rest.length ? say("web-did-keep", { dice: rest.join(" ") }) : say("web-did-keep-none");
  return say(verb === "declare" ? "web-did-declare" : "web-did-write", { item: term("yatzy", "item", rest[0] ?? "") });
}
