/** Formats the coach's values: points with at most one decimal, chances in per cent. */
import { numberLocales } from "./locale-fallback";
import { currentLanguage, formatNumber, realMinus, say } from "./messages.svelte";

function rounded(value: number, unit: string): number {
  return Math.round((unit === "chance" ? value * 100 : value) * 10) / 10;
}

/** Return a value with its unit. */
export function formatAmount(value: number, unit: string): string {
  return say(`study-amount-${unit}`, { amount: rounded(value, unit) });
}

/** Return a value as a number only. */
export function formatValue(value: number, unit: string, signed = false): string {
  return unit === "chance" ? formatPercent(value, signed) : formatNumber(rounded(value, unit), signed);
}

/** Return a share in per cent, formatted for the current language. */
export function formatPercent(share: number, signed = false): string {
  const style = { style: "percent", signDisplay: signed ? "exceptZero" : "negative", maximumFractionDigits: 1 } as const;
  return realMinus(new Intl.NumberFormat(numberLocales(currentLanguage()), style).format(share));
}
