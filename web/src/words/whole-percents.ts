/** Return shares of a whole as whole per cents that add up to 100: the largest remainders are rounded up. */
export function wholePercents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const found = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, each) => sum + each, 0)) - found.reduce((sum, each) => sum + each, 0);
  const order = exact.map((each, at) => ({ at, rest: each - Math.floor(each) })).sort((one, other) => other.rest - one.rest);
  for (const { at } of order.slice(0, missing)) found[at] = (found[at] ?? 0) + 1;
  return found;
}
