/** Values of the coach as people read them: points with a decimal, chances in per cent. */
import { tagsOf } from "./locale-fallback";
import { figure, language, say } from "./messages.svelte";

/** The number that is shown: with one decimal at most, chances in per cent. */
function shown(value: number, unit: string): number {
  return Math.round((unit === "chance" ? value * 100 : value) * 10) / 10;
}

/** A value with its unit, in words. */
export function amount(value: number, unit: string): string {
  return say(`study-amount-${unit}`, { amount: shown(value, unit) });
}

/** A value as a number only. */
export function bare(value: number, unit: string, signed = false): string {
  return unit === "chance" ? percent(value, signed) : figure(shown(value, unit), signed);
}

/** A share as per cent, as this language writes it. */
export function percent(share: number, signed = false): string {
  const style = { style: "percent", signDisplay: signed ? "exceptZero" : "negative", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(tagsOf(language()), style).format(share);
}
