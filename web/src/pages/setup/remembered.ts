/** Who sat at the table of each game the last time, remembered in this browser. */
import type { NewSeat } from "../../schema";

export type Way = "here" | "link" | "bots";
/** A seat that is being set up; one of them is the person's own. */
export type PlannedSeat = Required<Pick<NewSeat, "who" | "name">> & { level?: string; own?: true };
export type Remembered = { way: Way; seats: PlannedSeat[] };

const KEY = "noppa-tables";

function read(): Record<string, Remembered> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Remembered>;
  } catch {
    return {};
  }
}

/** Return who sat at a game's table the last time; undefined on the first time. The first seat is one's own unless another is. */
export function rememberedTable(game: string): Remembered | undefined {
  const found = read()[game];
  if (!found?.seats?.length) return undefined;
  const own = Math.max(0, found.seats.findIndex((seat) => seat.own));
  return { ...found, seats: found.seats.map(({ own: _, ...seat }, at) => (at === own ? { ...seat, own: true } : seat)) };
}

/** Remember who sits at a game's table. */
export function rememberTable(game: string, table: Remembered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: table }));
  } catch {
    // without storage, the next game begins as the first did
  }
}

/** Return the level of the bot that was played against last in a game, else in any; undefined if in none. */
export function rememberedLevel(game: string): string | undefined {
  const tables = read();
  const botOfTable = (table: Remembered | undefined) => table?.seats?.find(({ who }) => who === "bot")?.level;
  return botOfTable(tables[game]) ?? Object.values(tables).map(botOfTable).findLast(Boolean);
}
