/** The events of a game as lines that may be shown here. */
import type { GameRoom } from "../../games/room";
import { describeEvent } from "../../words/event-text";
import type { GameTable, LogEntry } from "../game-table.svelte";

export type LogLine = { number: number; seat: number | null; text: string };

/** Return an event as a sentence. */
export function describe(entry: Pick<LogEntry, "text" | "seat">, table: GameTable, room: GameRoom): string {
  return table.game && table.view ? describeEvent(entry, table.game, table.view, room.words) : "";
}

/** Return what happened so far. A choice that somebody at this device made in secret is hidden from the others here until the round is over. */
export function visibleLines(table: GameTable, room: GameRoom): LogLine[] {
  const visible = table.log.filter(({ withheld }) => withheld == null || (withheld === table.view?.seat && !table.isHandingOver));
  return visible.map((entry) => ({ number: entry.number, seat: entry.seat, text: describe(entry, table, room) })).filter(({ text }) => text);
}
