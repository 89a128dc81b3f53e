/** Chooses the positions to practise in: mistakes from own games, positions answered wrong before, and new ones.
 *
 * A position's key is a seed, or a game and the number of an event: `GAME/57`.
 */
const KEY = "noppa-practice";
/** How many questions later a wrong answer comes back. */
const RETRY_AFTER = 3;
const MOST_STORED = 50;

type StoredKeys = Record<string, string[]>;

function read(): StoredKeys {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as StoredKeys;
  } catch {
    return {};
  }
}

/** Store a position for practice, or forget it. */
export function rememberPosition(game: string, key: string, wanted = true): void {
  const stored = read();
  const others = (stored[game] ?? []).filter((each) => each !== key);
  stored[game] = wanted ? [...others, key].slice(-MOST_STORED) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // without storage, practice just starts afresh each time
  }
}

export class PracticeQueue {
  #asked = 0;
  /** From a game or an earlier visit: these come first. */
  #stored: string[];
  #retries: { due: number; key: string }[] = [];

  constructor(readonly game: string, readonly fresh: () => string = () => String(Math.floor(Math.random() * 2 ** 31))) {
    this.#stored = [...(read()[game] ?? [])];
  }

  /** Return the next position: a retry that is due, else a stored one, else a new one. */
  next(): { key: string; seenBefore: boolean } {
    this.#asked += 1;
    const due = this.#retries.findIndex((each) => each.due <= this.#asked);
    const key = due >= 0 ? this.#retries.splice(due, 1)[0]?.key : this.#stored.shift();
    return key === undefined ? { key: this.fresh(), seenBefore: false } : { key, seenBefore: true };
  }

  /** Record how a position was answered, for this visit and the next. */
  recordAnswer(key: string, good: boolean): void {
    rememberPosition(this.game, key, !good);
    if (!good) this.#retries.push({ due: this.#asked + RETRY_AFTER, key });
  }
}
