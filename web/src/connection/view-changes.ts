/** Views told by what changes from one to the next, as the server's `StepTold` describes it. */
type Part = unknown[] | { [key: string]: Part };

/** What a change makes of a value; what stays the same is shared. */
export function changed<T>(before: T, change: unknown): T {
  return made(before, change as Part) as T;
}

function made(before: unknown, change: Part): unknown {
  if (Array.isArray(change)) return change[0];
  const after = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(change)) {
    if (Array.isArray(part) && !part.length) delete after[key];
    else after[key] = made(after[key], part);
  }
  return after;
}
