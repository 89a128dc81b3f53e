export type Point = readonly [number, number];

/** Return the corners of the smallest convex shape around some points, by Andrew's monotone chain. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (along: readonly Point[]): Point[] => {
    const corners: Point[] = [];
    for (const point of along) {
      while (corners.length > 1 && turn(corners.at(-2) as Point, corners.at(-1) as Point, point) <= 0) corners.pop();
      corners.push(point);
    }
    return corners.slice(0, -1);
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.toReversed())];
}

/** Return whether the way from, by, to turns left (positive) or right (negative). */
function turn(from: Point, by: Point, to: Point): number {
  return (by[0] - from[0]) * (to[1] - from[1]) - (by[1] - from[1]) * (to[0] - from[0]);
}
