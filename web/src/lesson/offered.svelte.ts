/** The games whose lesson was offered, taken or declined on this device: it is offered once. */
const KEY = "noppa-lessons";

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

let known = $state.raw(read());

/** Return whether a game's lesson is still to be offered. */
export function isNew(game: string): boolean {
  return !known.includes(game);
}

/** Offer a game's lesson no more. */
export function settle(game: string): void {
  if (!isNew(game)) return;
  known = [...known, game];
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // without storage it is offered again the next time
  }
}
