/** Return dice as characters ⚀ to ⚅, which `DiceText` draws. */
export function diceCharacters(values: readonly number[]): string {
  return values.map((value) => "⚀⚁⚂⚃⚄⚅"[value - 1] ?? "").join("");
}
