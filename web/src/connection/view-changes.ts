/** Applies the differences between consecutive views that a record (the server's `StepInfo`) or a live game sends. */
type Change = unknown[] | { [key: string]: Change };

/** Return a value with a change applied; unchanged parts are shared with the old value. */
export function applyChange<T>(before: T, change: unknown): T {
  return applied(before, change as Change) as T;
}

/** A list holds the new value, an empty one removes the key, an object changes some keys. */
function applied(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const after = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(change)) {
    if (Array.isArray(part) && !part.length) delete after[key];
    else after[key] = applied(after[key], part);
  }
  return after;
}
