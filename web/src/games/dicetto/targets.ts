import type { Kind } from "./view";

/** The dice drawn on an empty card as a picture of its requirement. */
export const PICTURES: Record<Kind | "extra_roll", readonly number[]> = {
  ones: [1],
  twos: [2],
  threes: [3],
  fours: [4],
  fives: [5],
  sixes: [6],
  pair: [4, 4],
  two_pairs: [3, 3, 5, 5],
  three_of_a_kind: [2, 2, 2],
  four_of_a_kind: [6, 6, 6, 6],
  small_straight: [3, 4, 5],
  large_straight: [2, 3, 4, 5],
  chance: [0],
  extra_roll: [],
};
/** The rotation of each die on a card in degrees, and its downward shift in per cent of its size. */
export const ASKEW = [[-9, 0], [7, 12], [-4, -9], [10, 6]] as const;
