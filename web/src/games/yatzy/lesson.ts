/** Return the move that a tap on a row of the pad stands for. */
export function meant(thing: Element): string | null {
  const row = thing.closest<HTMLElement>("[data-row]")?.dataset.row;
  return row ? `score ${row}` : null;
}
