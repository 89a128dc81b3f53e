/** Points, boxes and segments, for placing names on a map. */
export type Point = readonly [x: number, y: number];
export type Box = { left: number; top: number; right: number; bottom: number };
export type Segment = readonly [Point, Point];

export function overlap(one: Box, other: Box, gap = 0): boolean {
  return one.left < other.right + gap && other.left < one.right + gap && one.top < other.bottom + gap && other.top < one.bottom + gap;
}

/** Return the distance of a point from a box; 0 inside. */
export function distanceToBox([x, y]: Point, box: Box): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

/** Return whether a segment enters a box (Liang–Barsky clipping). */
export function entersBox([[x, y], [toX, toY]]: Segment, box: Box): boolean {
  let [from, to] = [0, 1];
  for (const [step, room] of [[x - toX, x - box.left], [toX - x, box.right - x], [y - toY, y - box.top], [toY - y, box.bottom - y]] as const) {
    if (step === 0) {
      if (room < 0) return false;
    } else if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
  }
  return from <= to;
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** Return a closed curve through some points as an SVG path (a Catmull–Rom spline). */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const steps = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const bends = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6, to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6, to[0], to[1]];
    return `C${bends.map((value) => Math.round(value * 10) / 10).join(" ")}`;
  });
  return `M${at(0).join(" ")}${steps.join("")}Z`;
}
