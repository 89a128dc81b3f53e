import type { Point, Segment } from "./geometry";

/** The area nearer to one point than to any other, and the edges that it shares with other cells. */
export type Cell = { outline: Point[]; borders: { with: number; line: Segment }[] };
type Corner = { at: Point; /** The cell beyond the edge from here to the next corner; -1 outside the frame. */ beyond: number };

/** Return the cell of each point within a frame: a Voronoi diagram by cutting the frame once for each other point. */
export function cells(points: readonly Point[], width: number, height: number): Cell[] {
  return points.map((point, index) => {
    let corners: Corner[] = ([[0, 0], [width, 0], [width, height], [0, height]] as Point[]).map((at) => ({ at, beyond: -1 }));
    for (const [other, there] of points.entries()) if (other !== index) corners = cut(corners, point, there, other);
    const borders = corners.flatMap(({ at, beyond }, step) => {
      const next = corners[(step + 1) % corners.length];
      return beyond < 0 || !next ? [] : [{ with: beyond, line: [at, next.at] as Segment }];
    });
    return { outline: corners.map(({ at }) => at), borders };
  });
}

/** Return the part of a polygon that is nearer to one point than to another. */
function cut(corners: readonly Corner[], here: Point, there: Point, beyond: number): Corner[] {
  const [x, y] = [there[0] - here[0], there[1] - here[1]];
  const half = (there[0] ** 2 + there[1] ** 2 - here[0] ** 2 - here[1] ** 2) / 2;
  const over = ([atX, atY]: Point): number => atX * x + atY * y - half;
  return corners.flatMap((corner, step) => {
    const next = corners[(step + 1) % corners.length] ?? corner;
    const [from, to] = [over(corner.at), over(next.at)];
    const part = from / (from - to);
    const meeting: Point = [corner.at[0] + (next.at[0] - corner.at[0]) * part, corner.at[1] + (next.at[1] - corner.at[1]) * part];
    if (from <= 0) return to <= 0 ? [corner] : [corner, { at: meeting, beyond }];
    return to < 0 ? [{ at: meeting, beyond: corner.beyond }] : [];
  });
}
