/** Places every city's name beside its city, without covering another name, a city or a road. */
import { distanceToBox, entersBox, grown, overlap, type Box, type Point, type Segment } from "./geometry";
import type { Side } from "./belgium";

/** A way to write a name: its lines, their size, and a penalty. */
export type Writing = { lines: readonly string[]; width: number; height: number; loss: number };
export type Town = { at: Point; side: Side | undefined; writings: readonly Writing[] };
export type Placed = { box: Box; lines: readonly string[]; anchor: "start" | "middle" | "end" };
export type Surroundings = {
  width: number;
  height: number;
  /** The radius of a city, with its ring. */
  reach: number;
  roads: readonly Segment[];
  /** Half of a road's width. */
  half: number;
  /** Boxes that names must not cover. */
  taken: readonly Box[];
};

type Candidate = Placed & { cost: number };
const SIDES: readonly Side[] = ["N", "S", "E", "W"];
/** Shifts of a name along its side, as fractions of its width or height. */
const SHIFTS = [0, 0.1, 0.2, 0.3, 0.4, 0.55, 0.7, 0.9, 1.2].flatMap((shift) => [shift, -shift]).slice(1);
/** Gaps between a name and its city, in pixels. */
const GAPS = [1, 4, 9, 15];
/** The cost of being nearer to another city than to its own. */
const MISLEADING = 40;
const BLOCKED = 1000;
const CLASH = 400;
const ROUNDS = 60;

/** Return the place of each name; null where the map has no room for it. */
export function placeNames(towns: readonly Town[], around: Surroundings): (Placed | null)[] {
  const choices = towns.map((town) => candidates(town, towns, around));
  const chosen = choices.map((all) => all[0] as Candidate);
  const order = choices.map((all, index) => ({ index, free: all.filter(({ cost }) => cost < BLOCKED).length })).sort((one, other) => one.free - other.free);
  const weights = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    let stable = true;
    for (const { index } of order) {
      const price = (candidate: Candidate): number =>
        chosen.reduce((sum, other, at) => (at !== index && overlap(candidate.box, other.box, 1) ? sum + CLASH * (weights.get(`${index} ${at}`) ?? 1) : sum), candidate.cost);
      const current = chosen[index] as Candidate;
      let [best, least] = [current, price(current)];
      for (const candidate of choices[index] ?? []) {
        if (candidate.cost >= least) break;
        const cost = price(candidate);
        if (cost < least) [best, least] = [candidate, cost];
      }
      if (best !== current) stable = false;
      chosen[index] = best;
    }
    const clashes = chosen.flatMap((one, index) => chosen.flatMap((other, at) => (at !== index && overlap(one.box, other.box, 1) ? [`${index} ${at}`] : [])));
    if (!clashes.length && stable) break;
    for (const pair of clashes) weights.set(pair, (weights.get(pair) ?? 1) * 1.5);
  }
  return chosen.map((one, index) => (one.cost >= BLOCKED || chosen.slice(0, index).some((other) => other.cost < BLOCKED && overlap(one.box, other.box)) ? null : one));
}

/** Return the possible places of a town's name, best first. */
function candidates(town: Town, towns: readonly Town[], everything: Surroundings): Candidate[] {
  const found: Candidate[] = [];
  const { near, around } = nearby(town, towns, everything);
  for (const writing of town.writings) {
    for (const side of SIDES) {
      for (const shift of SHIFTS) {
        for (const gap of GAPS) {
          const { box, anchor } = boxAt(town.at, side, shift, gap, writing, around.reach);
          const sideCost = side === town.side ? 0 : 12;
          const cost = sideCost + writing.loss + Math.abs(shift) * 12 + gap * 1.5 + (isNearerToAnother(box, town, near) ? MISLEADING : 0) + BLOCKED * blocks(box, town, near, around);
          found.push({ box, anchor, lines: writing.lines, cost });
        }
      }
    }
  }
  return found.sort((one, other) => one.cost - other.cost);
}

/** Return the towns and roads that a town's name could touch, because most of the map is too far away. */
function nearby(town: Town, towns: readonly Town[], around: Surroundings): { near: Town[]; around: Surroundings } {
  const [x, y] = town.at;
  const [wide, high] = [Math.max(...town.writings.map(({ width }) => width)) * 1.3, Math.max(...town.writings.map(({ height }) => height))];
  const margin = around.reach * 2.5 + Math.max(...GAPS);
  const area = { left: x - wide - margin, top: y - high - margin, right: x + wide + margin, bottom: y + high + margin };
  const near = towns.filter(({ at }) => distanceToBox(at, area) < around.reach);
  return { near, around: { ...around, roads: around.roads.filter((road) => entersBox(road, grown(area, around.half))) } };
}

function boxAt([x, y]: Point, side: Side, shift: number, gap: number, { width, height }: Writing, reach: number): Pick<Candidate, "box" | "anchor"> {
  if (side === "N" || side === "S") {
    const left = x - width / 2 + shift * width * 0.6;
    const top = side === "N" ? y - reach - gap - height : y + reach + gap;
    return { box: { left, top, right: left + width, bottom: top + height }, anchor: "middle" };
  }
  const top = y - height / 2 + shift * reach * 1.3;
  const bend = Math.sqrt(Math.max(0, reach ** 2 - Math.max(0, Math.abs(shift * reach * 1.3) - height / 2) ** 2)); // closer where the circle curves away
  const left = side === "E" ? x + bend + gap : x - bend - gap - width;
  return { box: { left, top, right: left + width, bottom: top + height }, anchor: side === "E" ? "start" : "end" };
}

function isNearerToAnother(box: Box, town: Town, towns: readonly Town[]): boolean {
  const own = distanceToBox(town.at, box);
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const distance = ({ at: [x, y] }: Town): number => Math.hypot(x - middle[0], y - middle[1]);
  return towns.some((other) => other !== town && (distanceToBox(other.at, box) < own - 1 || distance(other) < distance(town) - 1));
}

/** Return how many cities, roads and taken boxes a name would touch; leaving the map counts as two. */
function blocks(box: Box, town: Town, towns: readonly Town[], { width, height, reach, roads, half, taken }: Surroundings): number {
  let count = 0;
  if (box.left < 2 || box.top < 2 || box.right > width - 2 || box.bottom > height - 2) count += 2;
  for (const { at } of towns) if (distanceToBox(at, box) < (at === town.at ? reach * 0.98 : reach)) count += 1;
  for (const road of roads) if (entersBox(road, grown(box, half))) count += 1;
  for (const other of taken) if (overlap(box, other)) count += 1;
  return count;
}
