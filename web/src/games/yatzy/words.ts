import { say, term } from "../../words/messages.svelte";
import { diceCharacters } from "../../table/dice/dice-text";
import type { LogEntry } from "../../table/game-table.svelte";
import type { YatzyView } from "./view";
import type { GameMove, GameView, Moment } from "../room";

/** Return a move as a choice. */
export function label(any: GameMove): string {
  const move = any as YatzyView["moves"][number];
  if (move.kind === "keep") return say("yatzy-move-keep", { dice: move.dice.join(" "), count: move.dice.length });
  const row = term("yatzy", "item", move.row);
  return move.kind === "declare" ? say("yatzy-move-declare", { row }) : say("yatzy-move-score", { row, points: move.points });
}

/** Return a move in the past tense. */
export function played(move: string): string {
  const [verb, ...rest] = move.split(" ");
  if (verb === "keep") return rest.length ? say("web-did-keep", { dice: diceCharacters(rest.map(Number)) }) : say("web-did-keep-none");
  return say(verb === "declare" ? "web-did-declare" : "web-did-write", { item: term("yatzy", "item", rest[0] ?? "") });
}

/** Return a sentence about a seat's last move. */
export function sentence(move: string, name: string, seat: number, view: GameView): string {
  const [verb = "", ...rest] = move.split(" ");
  if (verb === "keep") return say("web-told-keep", { name, dice: diceCharacters(rest.map(Number)), count: rest.length });
  const row = term("yatzy", "item", rest[0] ?? "");
  const points = view.sheets[seat]?.items.find(({ id }) => id === rest[0])?.value ?? 0;
  return verb === "declare" ? say("yatzy-told-declare", { name, row }) : say("yatzy-told-score", { name, row, points });
}

/** Return a celebration for a yatzy that was written and scored; otherwise null. */
export function moment({ text, seat }: LogEntry, before: GameView, after: GameView, between: readonly LogEntry[]): Moment | null {
  if (seat === null || !/^\d+: score yatzy$/.test(text)) return null;
  const points = after.sheets[seat]?.items.find(({ id }) => id === "yatzy")?.value ?? 0;
  if (!points) return null;
  const rolled = between.findLast((event) => /^roll( \d){5}$/.test(event.text))?.text.split(" ").slice(1).map(Number);
  const dice = rolled ?? (before.dice ?? []).filter((die) => die !== null);
  return { kind: "yatzy", seat, title: term("yatzy", "item", "yatzy"), detail: say("web-plus-points", { points }), dice };
}
