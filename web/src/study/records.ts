/** Finished games and opened records, with their reviews: asked for once while the app is open. */
import type { RecordTold, ReviewTold } from "../schema";
import { ask, Refusal } from "../connection/api";

/** Stands in an address for the record that was opened from a file. */
export const FILE = "file";
/** As much as fits into a request with its quotes escaped. */
export const MOST_KB = 200;
const KEPT = "noppa-record";

let text: string | null = null;
let size = 0;
const records = new Map<string, Promise<RecordTold>>();
const reviews = new Map<string, Promise<ReviewTold>>();

/** Take a file as the record to look at; it stays until this tab is closed. */
export async function take(file: File): Promise<void> {
  size = Math.ceil(file.size / 1000);
  keep(size > MOST_KB ? "" : await file.text());
}

/** A file that is no record by its length alone. */
export class TooLong extends Error {
  constructor(readonly size: number) {
    super("too long");
  }
}

function keep(record: string): void {
  text = record;
  records.delete(FILE);
  reviews.delete(FILE);
  try {
    sessionStorage.setItem(KEPT, record);
  } catch {
    // a browser that keeps nothing forgets it on reloading
  }
}

/** The record that was opened from a file, if there is one. */
export function kept(): string | null {
  try {
    return text ?? sessionStorage.getItem(KEPT);
  } catch {
    return text;
  }
}

export function recordOf(id: string): Promise<RecordTold> {
  if (id === FILE && size > MOST_KB) return Promise.reject(new TooLong(size));
  return once(records, id, () => (id === FILE ? ask("POST", "/api/records", { record: kept() ?? "" }) : ask("GET", `/api/games/${id}/steps`)));
}

export function reviewOf(id: string): Promise<ReviewTold> {
  return once(reviews, id, () => (id === FILE ? ask("POST", "/api/records/review", { record: kept() ?? "" }) : ask("GET", `/api/games/${id}/review`)));
}

/** The review of a game if it was asked for already: nobody waits for one. */
export function knownReview(id: string): Promise<ReviewTold> | undefined {
  return reviews.get(id);
}

function once<T>(known: Map<string, Promise<T>>, id: string, asks: () => Promise<T>): Promise<T> {
  const found = known.get(id) ?? asks();
  known.set(id, found);
  found.catch((error: unknown) => {
    if (error instanceof Refusal && known.get(id) === found) known.delete(id);
  });
  return found;
}
