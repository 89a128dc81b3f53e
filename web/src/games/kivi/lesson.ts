/** What somebody means who taps a square of the board. */
export function meant(thing: Element): string | null {
  const square = thing.closest<HTMLElement>("[data-square]")?.dataset.square;
  return square ? `place ${square}` : null;
}
