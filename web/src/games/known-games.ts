/** The names of the games in catalogue order, stored so that the start page opens without waiting for a server. */
import { api } from "../connection/api";

const KEY = "noppa-games";
let names = read();

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

/** Return the names from the last visit; empty on the first. */
export function knownGames(): string[] {
  return names;
}

/** Fetch the names from the server's catalogue, store them and return them. */
export async function loadGames(): Promise<string[]> {
  names = (await api.catalogue()).games.map(({ name }) => name);
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // without storage, the next visit waits for the catalogue
  }
  return names;
}
