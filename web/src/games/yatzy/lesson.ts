/** What somebody means who taps a row of the pad. */
export function meant(thing: Element): string | null {
  const row = thing.closest<HTMLElement>("[data-row]")?.dataset.row;
  return row ? `score ${row}` : null;
}
