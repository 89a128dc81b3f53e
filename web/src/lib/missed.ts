/** Which positions to practise in: new ones, and those that were missed until they are answered well. */
const KEY = "noppa-practice";
const AGAIN_AFTER = 3;
const MOST = 50;

type Kept = Record<string, number[]>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export class Missed {
  #asked = 0;
  /** Missed on another day: these come first. */
  #before: number[];
  #again: { due: number; seed: number }[] = [];

  constructor(readonly game: string, readonly fresh: () => number = () => Math.floor(Math.random() * 2 ** 31)) {
    this.#before = [...(read()[game] ?? [])];
  }

  /** The next position: one that was missed and whose time has come, else a new one. */
  next(): { seed: number; before: boolean } {
    this.#asked += 1;
    const due = this.#again.findIndex((each) => each.due <= this.#asked);
    const seed = due >= 0 ? this.#again.splice(due, 1)[0]?.seed : this.#before.shift();
    return seed === undefined ? { seed: this.fresh(), before: false } : { seed, before: true };
  }

  /** Remember how it went, here and for the next time. */
  note(seed: number, good: boolean): void {
    const kept = read();
    const others = (kept[this.game] ?? []).filter((each) => each !== seed);
    kept[this.game] = good ? others : [...others, seed].slice(-MOST);
    if (!good) this.#again.push({ due: this.#asked + AGAIN_AFTER, seed });
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // practice without a memory is still practice
    }
  }
}
