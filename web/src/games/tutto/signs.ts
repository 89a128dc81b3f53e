/** The sign of each card and the colour it is drawn in; bonus cards show their points. */
const SIGNS: Record<string, string> = { clover: "♣", firework: "✺", stop: "■", straight: "1–6", plus_minus: "±", double: "×2" };
const TONES: Record<string, string> = { stop: "var(--red)", clover: "var(--green)", firework: "var(--orange)", plus_minus: "var(--violet)", straight: "var(--blue)" };

export function signOf(card: string): string {
  return SIGNS[card] ?? card.replace("bonus_", "+");
}

export function toneOf(card: string): string {
  return TONES[card] ?? "var(--ink)";
}
