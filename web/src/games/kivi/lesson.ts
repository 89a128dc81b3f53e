/** Return the move that a tap on a square stands for. */
export function meant(thing: Element): string | null {
  const square = thing.closest<HTMLElement>("[data-square]")?.dataset.square;
  return square ? `place ${square}` : null;
}
