/** The rolls of a turn so far. */
import type { LogEntry } from "../game-table.svelte";

/** A roll as all dice lay after it, and the values that were kept of it; null while that is not decided. */
export type PastRoll = { dice: number[]; kept: number[] | null };

/** Return the rolls since all dice were last rolled, given how many dice there are; empty if the log does not reach back to that. */
export function rollsOfTurn(log: readonly LogEntry[], count: number): PastRoll[] {
  const first = log.findLastIndex(({ text, places }) => text.startsWith("roll ") && places?.length === count);
  if (first < 0) return [];
  const rolls: PastRoll[] = [];
  for (const { text } of log.slice(first)) {
    const values = text.replace(/^\d+: /, "").split(" ").slice(1).map(Number);
    const last = rolls.at(-1);
    if (text.startsWith("roll ")) rolls.push({ dice: [...(last?.kept ?? []), ...values], kept: null });
    else if (/^\d+: keep\b/.test(text) && last) last.kept = values;
    else return []; // the turn has gone on to something else
  }
  return rolls;
}
