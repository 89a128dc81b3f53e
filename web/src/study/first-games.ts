/** The first game of each kind on this device, in which beginners are not told about mistakes. */
const KEY = "noppa-first-games";

/** Return whether a game is the first of its kind here; the first one checked becomes it. */
export function isFirstGame(game: string, id: string): boolean {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const known: Record<string, unknown> = typeof found === "object" && found ? { ...found } : {};
    if (known[game] === undefined) localStorage.setItem(KEY, JSON.stringify({ ...known, [game]: id }));
    return (known[game] ?? id) === id;
  } catch {
    return false; // unknown without storage
  }
}
