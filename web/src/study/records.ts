/** Finished games, the record opened from a file, and their reviews; each is loaded once while the app is open. */
import type { RecordInfo, ReviewInfo } from "../schema";
import { request, Refusal } from "../connection/api";

/** Stands for the opened file in place of a game's id. */
export const FROM_FILE = "file";
/** What still fits into a request once its quotes are escaped. */
export const MAX_RECORD_KB = 200;
const KEY = "noppa-record";

let text: string | null = null;
let size = 0;
const records = new Map<string, Promise<RecordInfo>>();
const reviews = new Map<string, Promise<ReviewInfo>>();

/** Open a file as the record to look at, until this tab is closed. */
export async function openFile(file: File): Promise<void> {
  size = Math.ceil(file.size / 1000);
  store(size > MAX_RECORD_KB ? "" : await file.text());
}

/** The opened file is too long to be a record. */
export class RecordTooLong extends Error {
  constructor(readonly size: number) {
    super("too long");
  }
}

function store(record: string): void {
  text = record;
  records.delete(FROM_FILE);
  reviews.delete(FROM_FILE);
  try {
    sessionStorage.setItem(KEY, record);
  } catch {
    // without storage, a reload forgets it
  }
}

/** Return the text of the opened file; null if there is none. */
export function openedRecord(): string | null {
  try {
    return text ?? sessionStorage.getItem(KEY);
  } catch {
    return text;
  }
}

/** Return a finished game, or the opened file, as a record to step through. */
export function loadRecord(id: string): Promise<RecordInfo> {
  if (id === FROM_FILE && size > MAX_RECORD_KB) return Promise.reject(new RecordTooLong(size));
  return cached(records, id, () => (id === FROM_FILE ? request("POST", "/api/records", { record: openedRecord() ?? "" }) : request("GET", `/api/games/${id}/steps`)));
}

/** Return the coach's review of a finished game or of the opened file. */
export function loadReview(id: string): Promise<ReviewInfo> {
  return cached(reviews, id, () => (id === FROM_FILE ? request("POST", "/api/records/review", { record: openedRecord() ?? "" }) : request("GET", `/api/games/${id}/review`)));
}

/** Return a review only if it was asked for before: nobody waits for one. */
export function cachedReview(id: string): Promise<ReviewInfo> | undefined {
  return reviews.get(id);
}

/** Return what was loaded before, or load it; a refusal is not cached. */
function cached<T>(cache: Map<string, Promise<T>>, id: string, load: () => Promise<T>): Promise<T> {
  const found = cache.get(id) ?? load();
  cache.set(id, found);
  found.catch((error: unknown) => {
    if (error instanceof Refusal && cache.get(id) === found) cache.delete(id);
  });
  return found;
}
