/** Puts the coach's advice into words. */
import type { GameRoom } from "../../games/room";
import type { AdviceInfo } from "../../schema";
import { formatAmount, formatPercent } from "../../words/amounts";
import { hasMessage, reasonText, say } from "../../words/messages.svelte";
import type { GameTable } from "../game-table.svelte";

/** Return a move in the coach's words; `brief` for a list. */
export function adviceLabel(move: string, table: GameTable, room: GameRoom, brief = false): string {
  const { view } = table;
  const found = view?.moves.find((each) => each.move === move);
  if (!view || !found) return move;
  return room.words.advice?.(found, view, brief) ?? room.words.label(found, view);
}

/** Return whether a loss is below half of the last digit shown. */
export function isNoDifference(loss: number, unit: string): boolean {
  return (unit === "chance" ? loss * 100 : loss) < 0.05;
}

/** Return what a choice costs compared with the best one; chances to win are given as they are. */
export function costOf(choice: AdviceInfo, isBest: boolean): string {
  if (choice.unit === "chance") return formatPercent(choice.value);
  if (isBest) return say("web-coach-is-best");
  return isNoDifference(choice.loss, choice.unit) ? say("web-coach-same") : `−${formatAmount(choice.loss, choice.unit)}`;
}

/** Return the coach's reason for a move. */
export function reasonOf({ code, params, reason }: AdviceInfo, game: string): string {
  return hasMessage(code) ? reasonText(code, params, game) : reason;
}
