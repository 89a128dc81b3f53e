/** Return dice as characters ⚀ to ⚅, which `DiceText` draws. */
export function diceCharacters(values: readonly number[]): string {
  return values.map((value) => "⚀⚁⚂⚃⚄⚅"[value - 1] ?? "").join("");
}

/** Return a sentence for screen readers, with the characters ⚀ to ⚅ as numbers. */
export function spokenDice(text: string): string {
  return text.replace(/[⚀-⚅]+/g, (dice) => [...dice].map((die) => "⚀⚁⚂⚃⚄⚅".indexOf(die) + 1).join(" "));
}
