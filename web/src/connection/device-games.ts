/** A list of the games on this device, so that the app knows them before it has loaded the host. */
import type { GameList } from "../schema";

const KEY = "noppa-device-games";
type Remembered = {
  /** Ids of the games that this device hosts. */
  ids: string[];
  /** Ids of those that a server has as well. */
  handed: string[];
  /** The last known list of these games, as the start page shows it. */
  list: GameList["games"];
};

function read(): Remembered {
  try {
    return { ids: [], handed: [], list: [], ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ids: [], handed: [], list: [] };
  }
}

function write(change: Partial<Remembered>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...change }));
  } catch {
    // without storage, this device's games are known only while its host runs
  }
}

/** Return whether a game is hosted on this device; games handed over to a server are not while that can be reached. */
export function isOnDevice(id: string, by: "server" | "device"): boolean {
  const { ids, handed } = read();
  return ids.includes(id) && !(by === "server" && handed.includes(id));
}

/** Remember a game that was created on this device. */
export function addDeviceGame(id: string): void {
  const { ids } = read();
  if (!ids.includes(id)) write({ ids: [...ids, id] });
}

/** Remember the list of this device's games, keeping ids that it lacks: it may be older than a new game. */
export function setDeviceGames(list: GameList["games"]): void {
  write({ list, ids: [...new Set([...read().ids, ...list.map(({ id }) => id)])] });
}

/** Remember that a server has this game now. */
export function markHanded(id: string): void {
  write({ handed: [...new Set([...read().handed, id])] });
}

/** Return whether a server has a game. */
export function isHanded(id: string): boolean {
  return read().handed.includes(id);
}

/** Return whether this device may store games. */
export function hasDeviceGames(): boolean {
  return read().ids.length > 0;
}

/** Return whether games were finished here that the server may not have yet. */
export function hasGamesToHandOver(): boolean {
  const { ids, handed, list } = read();
  const running = list.filter(({ status }) => status !== "over").map(({ id }) => id);
  return ids.some((id) => !handed.includes(id) && !running.includes(id));
}

/** Return a server's list of games with this device's own games in front. */
export async function withDeviceGames(response: Response): Promise<Response> {
  const { list, handed } = read();
  const own = list.filter(({ id }) => !handed.includes(id));
  if (!own.length || !response.ok) return response;
  const { games, ...rest } = (await response.json()) as GameList;
  const others = games.filter(({ id }) => !own.some((game) => game.id === id));
  return Response.json({ ...rest, games: [...own, ...others] });
}
