/** The games whose lesson was taken or declined on this device, so that it is not offered again. */
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

/** Return whether to offer a game's lesson. */
export function isNew(game: string): boolean {
  return !known.includes(game);
}

/** Stop offering a game's lesson. */
export function settle(game: string): void {
  if (!isNew(game)) return;
  known = [...known, game];
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // without storage, it is offered again next time
  }
}
