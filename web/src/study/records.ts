/** Loads finished games, the record from a file, and their reviews, and caches them while the app is open. */
import type { RecordInfo, ReviewInfo } from "../schema";
import { request, Refusal } from "../connection/api";

/** The id of the opened file, instead of a game's id. */
export const FROM_FILE = "file";
/** The largest record that fits into a request after its quotes are escaped. */
export const MAX_RECORD_KB = 200;
const KEY = "noppa-record";

let text: string | null = null;
let size = 0;
const records = new Map<string, Promise<RecordInfo>>();
const reviews = new Map<string, Promise<ReviewInfo>>();

/** Open a file as the current record, until this tab is closed. */
export async function openFile(file: File): Promise<void> {
  size = Math.ceil(file.size / 1000);
  store(size > MAX_RECORD_KB ? "" : await file.text());
}

/** The opened file is too large. */
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

/** Return the opened file's text; null if no file was opened. */
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

/** Return a review if it was requested before, without requesting one. */
export function cachedReview(id: string): Promise<ReviewInfo> | undefined {
  return reviews.get(id);
}

/** Return the cached entry, or load it; refusals are not cached. */
function cached<T>(cache: Map<string, Promise<T>>, id: string, load: () => Promise<T>): Promise<T> {
  const found = cache.get(id) ?? load();
  cache.set(id, found);
  found.catch((error: unknown) => {
    if (error instanceof Refusal && cache.get(id) === found) cache.delete(id);
  });
  return found;
}
