/** What somebody has practised, and on which days they solved a puzzle, as this browser remembers it.
 *
 * The server chooses what comes next from this and sends it back changed; nothing of it is stored there.
 */
import type { CostlyInfo, PracticeProgress } from "../schema";

const KEY = "noppa-progress";
/** Where older versions stored the keys of missed positions, game by game. */
const OLD_KEY = "noppa-practice";
const DAYS_KEY = "noppa-puzzles";
/** The days that are remembered: more than a year in a row is still counted. */
const MOST_DAYS = 800;

/** The puzzles answered, by day and game, and whether the answer was good. */
export type PuzzleDays = Record<string, Record<string, boolean>>;

function read<T>(key: string): Record<string, T> {
  try {
    const data = JSON.parse(localStorage.getItem(key) ?? "{}") as unknown;
    return data && typeof data === "object" ? (data as Record<string, T>) : {};
  } catch {
    return {};
  }
}

function store(key: string, data: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(data));
  } catch {
    // without storage, practice just starts afresh each time
  }
}

/** Return the progress in a game. */
export function readProgress(game: string): PracticeProgress {
  const found = read<PracticeProgress>(KEY)[game];
  if (found) return found;
  const missed = read<string[]>(OLD_KEY)[game] ?? [];
  return { asked: 0, kinds: {}, positions: Object.fromEntries(missed.map((key) => [key, { box: 0, due: 0 }])) };
}

export function storeProgress(game: string, progress: PracticeProgress): void {
  store(KEY, { ...read(KEY), [game]: progress });
}

/** Remember a mistake from a game: it is due at once. */
export function rememberMistake(game: string, key: string): void {
  const progress = readProgress(game);
  storeProgress(game, { ...progress, positions: { ...progress.positions, [key]: { box: 0, due: progress.asked ?? 0 } } });
}

/** Remember the mistakes that the review of a finished game found for a seat; those remembered before keep their place. */
export function rememberMistakes(game: string, id: string, costly: readonly CostlyInfo[], seat: number): void {
  const known = readProgress(game).positions ?? {};
  for (const each of costly) if (each.seat === seat && !known[`${id}/${each.number}`]) rememberMistake(game, `${id}/${each.number}`);
}

/** Return the puzzles that were answered. */
export function readPuzzleDays(): PuzzleDays {
  return read<Record<string, boolean>>(DAYS_KEY);
}

/** Remember how a day's puzzle was answered; the first answer counts. */
export function rememberPuzzle(day: string, game: string, good: boolean): void {
  const days = readPuzzleDays();
  const all = { ...days, [day]: { [game]: good, ...days[day] } };
  store(DAYS_KEY, Object.fromEntries(Object.entries(all).sort().slice(-MOST_DAYS)));
}
