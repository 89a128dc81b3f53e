import type { Point } from "./geometry";

const ROUNDS = 200;

/** Return points stretched over a frame and pushed apart to at least the distance `apart`, if the frame has room. */
export function spread(points: readonly Point[], width: number, height: number, margin: number, apart: number): Point[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const stretch = (values: readonly number[], room: number): number[] => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return values.map((value) => margin + (most > least ? (value - least) / (most - least) : 0.5) * (room - 2 * margin));
  };
  const [right, down] = [stretch(xs, width), stretch(ys, height)];
  const at = points.map((_, index): [number, number] => [right[index] ?? 0, down[index] ?? 0]);
  for (let round = 0; round < ROUNDS; round += 1) {
    let stable = true;
    for (const [index, one] of at.entries()) {
      for (const other of at.slice(index + 1)) {
        const [x, y] = [other[0] - one[0] || 0.01, other[1] - one[1]];
        const distance = Math.hypot(x, y);
        if (distance >= apart) continue;
        stable = false;
        const push = (apart - distance) / 2 / distance + 0.001;
        one[0] -= x * push;
        one[1] -= y * push;
        other[0] += x * push;
        other[1] += y * push;
      }
    }
    for (const point of at) {
      point[0] = Math.min(Math.max(point[0], margin), width - margin);
      point[1] = Math.min(Math.max(point[1], margin), height - margin);
    }
    if (stable) break;
  }
  return at;
}
