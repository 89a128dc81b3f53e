/** Finds the rolls of the current turn. */
import type { LogEntry } from "../game-table.svelte";

/** All dice after a roll, and the values that were kept; null while undecided. */
export type PastRoll = { dice: number[]; kept: number[] | null };

/** Return the rolls since all `count` dice were last rolled; empty if the log does not reach back that far. */
export function rollsOfTurn(log: readonly LogEntry[], count: number): PastRoll[] {
  const first = log.findLastIndex(({ text, places }) => text.startsWith("roll ") && places?.length === count);
  if (first < 0) return [];
  const rolls: PastRoll[] = [];
  for (const { text } of log.slice(first)) {
    const values = text.replace(/^\d+: /, "").split(" ").slice(1).map(Number);
    const last = rolls.at(-1);
    if (text.startsWith("roll ")) rolls.push({ dice: [...(last?.kept ?? []), ...values], kept: null });
    else if (/^\d+: keep\b/.test(text) && last) last.kept = values;
    else return []; // the turn has moved past rolling
  }
  return rolls;
}
