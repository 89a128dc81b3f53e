/** Lists the events of a game as lines for the log. */
import type { GameRoom } from "../../games/room";
import { describeEvent } from "../../words/event-text";
import type { GameTable, LogEntry } from "../game-table.svelte";

export type LogLine = { number: number; seat: number | null; text: string };

/** Return an event as a sentence. */
export function describe(entry: Pick<LogEntry, "text" | "seat"> & Partial<Pick<LogEntry, "story">>, table: GameTable, room: GameRoom): string {
  return table.game && table.view ? describeEvent(entry, table.game, table.view, room.words) : "";
}

/** Return the lines of all events so far. A secret choice of one player at this device is hidden from the others until
 * the round is over. */
export function visibleLines(table: GameTable, room: GameRoom): LogLine[] {
  const visible = table.log.filter(({ withheld }) => withheld == null || (withheld === table.view?.seat && !table.isHandingOver));
  return visible.map((entry) => ({ number: entry.number, seat: entry.seat, text: describe(entry, table, room) })).filter(({ text }) => text);
}
