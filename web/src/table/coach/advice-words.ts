/** Formats the coach's advice with the same messages as the terminal, and dice as ⚀ to ⚅. */
import type { GameMove, GameRoom, GameView } from "../../games/room";
import type { AdviceInfo, ReasonInfo } from "../../schema";
import { hasMessage, reasonText, say } from "../../words/messages.svelte";

/** Return a sentence of the coach; `brief` prefers a shorter version for lists. Empty if there is no such message. */
export function inWords({ code, params }: ReasonInfo, game: string, brief = false): string {
  const id = brief && hasMessage(`${code}-brief`) ? `${code}-brief` : code;
  return hasMessage(id) ? reasonText(id, params, game) : "";
}

/** Return a move in the coach's words, or else the game's label. */
export function moveInWords(instruction: ReasonInfo, move: string, view: GameView, room: GameRoom, brief = false): string {
  const found = view.moves.find((legal) => legal.move === move) as GameMove | undefined;
  return inWords(instruction, view.game, brief) || (found ? room.words.label(found, view) : move);
}

/** Return a value rounded for display: one decimal, chances in per cent. */
export function shownNumber(value: number, unit: string): number {
  return Math.round((unit === "chance" ? value * 100 : value) * 10) / 10;
}

/** Return the value of the first choice: its chance, or its lead over the second; empty if there is no second. */
export function worthOf(choices: readonly AdviceInfo[]): string {
  const [best, second] = choices;
  if (!best) return "";
  if (best.unit === "chance") return say("study-coach-win", { percent: shownNumber(best.value, best.unit) });
  if (!second) return "";
  const amount = shownNumber(second.loss, best.unit);
  return amount ? say(`study-coach-ahead-${best.unit}`, { amount }) : say("study-coach-even");
}

/** Return the difference between a choice and the best one. */
export function costOf({ loss, unit }: Pick<AdviceInfo, "loss" | "unit">): string {
  const amount = shownNumber(loss, unit);
  return amount ? say(`study-coach-less-${unit}`, { amount }) : say("study-coach-same");
}

/** Return the coach's reasons for a move as sentences. */
export function reasonsOf({ why, reason }: Pick<AdviceInfo, "why" | "reason">, game: string): string[] {
  const sentences = why.map((part) => inWords(part, game)).filter(Boolean);
  return sentences.length ? sentences : [reason].filter(Boolean);
}
