/** The player's practice progress and solved puzzles, stored in this browser.
 *
 * The server uses the progress to choose the next position and returns it updated, but does not store it.
 */
import type { CostlyInfo, PracticeProgress } from "../schema";

const KEY = "noppa-progress";
/** The key under which older versions stored missed positions, by game. */
const OLD_KEY = "noppa-practice";
const DAYS_KEY = "noppa-puzzles";
/** The number of days stored, enough to count a streak of two years. */
const MOST_DAYS = 800;

/** Answered puzzles by day and game, with whether the answer was good. */
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
    // without storage, practice starts from scratch each time
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

/** Store a mistake from a game; it is due at once. */
export function rememberMistake(game: string, key: string): void {
  const progress = readProgress(game);
  storeProgress(game, { ...progress, positions: { ...progress.positions, [key]: { box: 0, due: progress.asked ?? 0 } } });
}

/** Store a seat's mistakes from the review of a finished game; known ones keep their schedule. */
export function rememberMistakes(game: string, id: string, costly: readonly CostlyInfo[], seat: number): void {
  const known = readProgress(game).positions ?? {};
  for (const mistake of costly) if (mistake.seat === seat && !known[`${id}/${mistake.number}`]) rememberMistake(game, `${id}/${mistake.number}`);
}

/** Return the answered puzzles. */
export function readPuzzleDays(): PuzzleDays {
  return read<Record<string, boolean>>(DAYS_KEY);
}

/** Store the result of a day's puzzle; only the first answer counts. */
export function rememberPuzzle(day: string, game: string, good: boolean): void {
  const days = readPuzzleDays();
  const all = { ...days, [day]: { [game]: good, ...days[day] } };
  store(DAYS_KEY, Object.fromEntries(Object.entries(all).sort().slice(-MOST_DAYS)));
}
