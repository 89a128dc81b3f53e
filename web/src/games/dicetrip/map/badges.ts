import type { Drawing } from "./drawing";
import { distanceToBox, overlap, type Box, type Point } from "./geometry";

/** The corners of a city where a star may be pinned, best first. */
const CORNERS: readonly Point[] = [[1, -1], [-1, -1], [1, 1], [-1, 1]];
/** How far a star is from the middle of its city, and how far it reaches from there, in radii. */
const AWAY = 0.8;
const REACH = 0.42;

/** Return for each city the corner whose star covers no name and no other city; the upper right one if none is free. */
export function badgeCorners({ places, radius, width }: Drawing, taken: readonly Box[]): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const [slug, [x, y]] of places) {
    const isFree = ([right, down]: Point): boolean => {
      const [atX, atY] = [x + right * radius * AWAY, y + down * radius * AWAY];
      const box = { left: atX - radius * REACH, top: atY - radius * REACH, right: atX + radius * REACH, bottom: atY + radius * REACH };
      if (box.left < 0 || box.top < 0 || box.right > width || taken.some((other) => overlap(box, other))) return false;
      return [...places].every(([other, at]) => other === slug || distanceToBox(at, box) > radius);
    };
    found.set(slug, CORNERS.find(isFree) ?? [1, -1]);
  }
  return found;
}
