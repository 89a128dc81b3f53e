import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cells } from "../../src/games/dicetrip/map/cells";
import { draw } from "../../src/games/dicetrip/map/drawing";
import { distanceToBox, entersBox, grown, overlap, type Point } from "../../src/games/dicetrip/map/geometry";
import { writeNames } from "../../src/games/dicetrip/map/names";
import { spread } from "../../src/games/dicetrip/map/spread";
import type { DicetripView } from "../../src/games/dicetrip/view";

const GAME = join(import.meta.dirname, "../../../src/noppa/games/dicetrip/belgium.toml");
const TOML = readFileSync(GAME, "utf8");
const cities = [...TOML.matchAll(/slug = "([\w-]+)", name = "(.*?)", at = \[([\d.]+), ([\d.]+)\], zone = "(\w)"/g)].map(([, slug = "", name = "", x, y, zone = ""]) => ({ slug, name, x: Number(x), y: 200 - Number(y), zone, colour: null, links: [] }));
const links = [...(TOML.split("links = [")[1] ?? "").matchAll(/\["([\w-]+)", "([\w-]+)"\]/g)].map(([, one = "", other = ""]) => [one, other]);
const map = (own: boolean): DicetripView["map"] => ({ name: "Belgium", own, zones: ["V", "B", "W"].map((id) => ({ id, name: id })), cities, links });
/** Measures text with letters 0.6 wide; those of Inter are about 0.58 on average. */
const measure = (size: number) => (text: string) => text.length * size * 0.6;
const SIZES = [[304, 520], [374, 450], [376, 486], [476, 327], [776, 808], [804, 700]] as const;

test("the whole map is parsed", () => {
  expect([cities.length, links.length]).toEqual([25, 37]);
});

describe.each([false, true])("a custom map: %s", (own) => {
  test.each(SIZES)("has circles of at least 36 pixels that do not touch, within %i × %i", (width, height) => {
    const { places, radius } = draw(map(own), width, height);
    expect(radius).toBeGreaterThanOrEqual(18);
    const all = [...places.entries()];
    for (const [index, [, [x, y]]] of all.entries()) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(radius * 0.8);
      for (const [other, at] of all.slice(index + 1)) expect(Math.hypot(x - at[0], y - at[1]), other).toBeGreaterThan(2 * radius);
    }
  });

  test.each(SIZES)("writes no name over another name, a city or a road, within %i × %i", (width, height) => {
    const drawing = draw(map(own), width, height);
    const named = new Map(cities.map(({ slug, name }) => [slug, name]));
    const names = [...writeNames(map(own), drawing, (slug) => named.get(slug) ?? "", measure(drawing.letters)).values()].flatMap((name) => name ?? []);
    for (const [index, { box, lines }] of names.entries()) {
      for (const other of names.slice(index + 1)) expect(overlap(box, other.box), `${lines} ${other.lines}`).toBe(false);
      for (const at of drawing.places.values()) expect(distanceToBox(at, box), String(lines)).toBeGreaterThanOrEqual(drawing.radius);
      for (const road of drawing.roads) expect(entersBox(road, grown(box, drawing.radius * 0.2)), String(lines)).toBe(false);
    }
    expect(names.length).toBeGreaterThan(own ? 12 : 20);
  });
});

test("crowded points are pushed apart, and stay in their frame", () => {
  const found = spread([[0, 0], [1, 0], [0, 1], [1, 1], [500, 500]], 300, 300, 20, 50);
  for (const [index, [x, y]] of found.entries()) {
    expect(Math.min(x, y, 300 - x, 300 - y)).toBeGreaterThanOrEqual(20);
    for (const other of found.slice(index + 1)) expect(Math.hypot(x - other[0], y - other[1])).toBeGreaterThan(49);
  }
});

test("the cell of a point is the area nearer to it than to any other", () => {
  const points: Point[] = [[20, 20], [80, 30], [50, 80]];
  const found = cells(points, 100, 100);
  const area = (outline: readonly Point[]): number => Math.abs(outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0)) / 2;
  expect(found.reduce((sum, { outline }) => sum + area(outline), 0)).toBeCloseTo(10_000);
  for (const [index, { outline, borders }] of found.entries()) {
    const far = (corner: Point) => points.map(([x, y]) => Math.hypot(corner[0] - x, corner[1] - y));
    for (const corner of outline) expect(far(corner)[index]).toBeCloseTo(Math.min(...far(corner)));
    expect(borders.map((border) => border.with).toSorted()).toEqual([0, 1, 2].filter((other) => other !== index));
  }
});
