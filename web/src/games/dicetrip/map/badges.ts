import type { Drawing } from "./drawing";
import { distanceToBox, overlap, type Box, type Point } from "./geometry";

/** The corners of a city where a star may go, best first. */
const CORNERS: readonly Point[] = [[1, -1], [-1, -1], [1, 1], [-1, 1]];
/** The distance of a star from the centre of its city, and its own size, in city radii. */
const DISTANCE = 0.8;
const SIZE = 0.42;

/** Return for each city a corner where its star covers no name or other city; the upper right one if none is free. */
export function badgeCorners({ places, radius, width }: Drawing, taken: readonly Box[]): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const [slug, [x, y]] of places) {
    const isFree = ([right, down]: Point): boolean => {
      const [atX, atY] = [x + right * radius * DISTANCE, y + down * radius * DISTANCE];
      const box = { left: atX - radius * SIZE, top: atY - radius * SIZE, right: atX + radius * SIZE, bottom: atY + radius * SIZE };
      if (box.left < 0 || box.top < 0 || box.right > width || taken.some((other) => overlap(box, other))) return false;
      return [...places].every(([other, at]) => other === slug || distanceToBox(at, box) > radius);
    };
    found.set(slug, CORNERS.find(isFree) ?? [1, -1]);
  }
  return found;
}
