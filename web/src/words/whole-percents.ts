/** Return shares as whole percentages with the same sum, rounding up those with the largest remainders. */
export function wholePercents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const found = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, value) => sum + value, 0)) - found.reduce((sum, value) => sum + value, 0);
  const order = exact.map((value, at) => ({ at, rest: value - Math.floor(value) })).sort((one, other) => other.rest - one.rest);
  for (const { at } of order.slice(0, missing)) found[at] = (found[at] ?? 0) + 1;
  return found;
}
