/** Values of the coach as people read them: points with a decimal, chances in per cent. */
import { figure, say } from "./words.svelte";

function scaled(value: number, unit: string): number {
  return unit === "chance" ? value * 100 : value;
}

/** A value with its unit, in words. */
export function amount(value: number, unit: string): string {
  return say(`study-amount-${unit}`, { amount: figure(scaled(value, unit)) });
}

/** A value as a number only. */
export function bare(value: number, unit: string, signed = false): string {
  const shown = Math.round(scaled(value, unit) * 10) / 10;
  return unit === "chance" ? `${figure(shown, signed)} %` : figure(shown, signed);
}
