/** Return the places of the dice with these values, ascending; of equal dice, those at the lowest places. */
export function keptPlaces(dice: readonly (number | null)[], values: readonly number[]): number[] {
  const places: number[] = [];
  for (const value of values) {
    const place = dice.findIndex((face, at) => face === value && !places.includes(at));
    if (place >= 0) places.push(place);
  }
  return places.sort((one, other) => one - other);
}
