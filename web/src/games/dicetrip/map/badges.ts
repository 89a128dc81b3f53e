import type { Drawing } from "./drawing";
import { distanceToBox, overlap, type Box, type Point } from "./geometry";

/** The corners of a city where a star or a gain may be pinned, best first. */
const CORNERS: readonly Point[] = [[1, -1], [-1, -1], [1, 1], [-1, 1]];

/** Return for each city the corner whose badge covers no name and no other city; the upper right one if none is free. */
export function badgeCorners({ places, radius, width }: Drawing, taken: readonly Box[]): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const [slug, [x, y]] of places) {
    const isFree = ([right, down]: Point): boolean => {
      const [atX, atY] = [x + right * radius * 0.95, y + down * radius * 0.95];
      const box = { left: atX - radius * 0.68, top: atY - radius * 0.5, right: atX + radius * 0.68, bottom: atY + radius * 0.5 };
      if (box.left < 0 || box.top < 0 || box.right > width || taken.some((other) => overlap(box, other))) return false;
      return [...places].every(([other, at]) => other === slug || distanceToBox(at, box) > radius);
    };
    found.set(slug, CORNERS.find(isFree) ?? [1, -1]);
  }
  return found;
}
