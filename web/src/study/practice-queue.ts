/** Which positions to practise in: those that cost one something in a game, those that were missed, and new ones.
 *
 * A position is named by a seed, or by a game and the number of its event: `GAME/57`.
 */
const KEY = "noppa-practice";
const AGAIN_AFTER = 3;
const MOST = 50;

type Kept = Record<string, string[]>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** Keep a position for practice, or forget it. */
export function remember(game: string, key: string, wanted = true): void {
  const kept = read();
  const others = (kept[game] ?? []).filter((each) => each !== key);
  kept[game] = wanted ? [...others, key].slice(-MOST) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // practice without a memory is still practice
  }
}

export class Missed {
  #asked = 0;
  /** Kept from a game or from another day: these come first. */
  #before: string[];
  #again: { due: number; key: string }[] = [];

  constructor(readonly game: string, readonly fresh: () => string = () => String(Math.floor(Math.random() * 2 ** 31))) {
    this.#before = [...(read()[game] ?? [])];
  }

  /** The next position: one that was missed and whose time has come, else a new one. */
  next(): { key: string; before: boolean } {
    this.#asked += 1;
    const due = this.#again.findIndex((each) => each.due <= this.#asked);
    const key = due >= 0 ? this.#again.splice(due, 1)[0]?.key : this.#before.shift();
    return key === undefined ? { key: this.fresh(), before: false } : { key, before: true };
  }

  /** Remember how it went, here and for the next time. */
  note(key: string, good: boolean): void {
    remember(this.game, key, !good);
    if (!good) this.#again.push({ due: this.#asked + AGAIN_AFTER, key });
  }
}
