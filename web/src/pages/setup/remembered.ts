/** The seats of each game's last table, stored in this browser. */
import type { NewSeat } from "../../schema";

export type Way = "here" | "link" | "bots";
/** A seat during setup; one of them is `own`, the player's. */
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

/** Return the seats of a game's last table; undefined if there is none. If no seat is marked as own, the first is. */
export function rememberedTable(game: string): Remembered | undefined {
  const found = read()[game];
  if (!found?.seats?.length) return undefined;
  const own = Math.max(0, found.seats.findIndex((seat) => seat.own));
  return { ...found, seats: found.seats.map(({ own: _, ...seat }, at) => (at === own ? { ...seat, own: true } : seat)) };
}

/** Store the seats of a game's table. */
export function rememberTable(game: string, table: Remembered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: table }));
  } catch {
    // without storage, the next game starts from the defaults
  }
}

/** Return the level of the last bot opponent in a game, or else in any game; undefined if there was none. */
export function rememberedLevel(game: string): string | undefined {
  const tables = read();
  const botOfTable = (table: Remembered | undefined) => table?.seats?.find(({ who }) => who === "bot")?.level;
  return botOfTable(tables[game]) ?? Object.values(tables).map(botOfTable).findLast(Boolean);
}
