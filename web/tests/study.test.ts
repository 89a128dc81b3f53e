import { beforeEach, expect, test, vi } from "vitest";
import { applyChange } from "../src/connection/view-changes";
import { PracticeQueue, rememberPosition } from "../src/study/practice-queue";
import { wholePercents } from "../src/words/whole-percents";

test("a change names what differs, and the rest is shared", () => {
  const before = { dice: [1, 2, 3], pending: { kind: "roll", seat: 0 }, sheets: [{ total: 4 }] };
  const after = applyChange(before, { dice: { "1": [6] }, pending: { kind: ["over"], seat: [], winners: [[0, 1]] } });
  expect(after).toEqual({ dice: [1, 6, 3], pending: { kind: "over", winners: [0, 1] }, sheets: [{ total: 4 }] });
  expect(after.sheets).toBe(before.sheets);
  expect(before.dice).toEqual([1, 2, 3]);
  expect(applyChange({ dice: [1] as number[] | null }, { dice: [[2, 3]] })).toEqual({ dice: [2, 3] });
  expect(applyChange({ dice: [1] as number[] | null }, { dice: [null] })).toEqual({ dice: null });
});

test("per cents add up to a hundred", () => {
  expect(wholePercents([1 / 3, 1 / 3, 1 / 3]).reduce((sum, each) => sum + each, 0)).toBe(100);
  expect(wholePercents([0.5055, 0.4945])).toEqual([51, 49]);
  expect(wholePercents([0.996, 0.004])).toEqual([100, 0]);
  expect(wholePercents([0.005, 0.005, 0.99])).toEqual([1, 0, 99]);
  expect(wholePercents([1, 0])).toEqual([100, 0]);
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("a missed position comes back three questions later, and the next time, until it is answered well", () => {
  let seed = 100;
  const fresh = () => String((seed += 1));
  const today = new PracticeQueue("yatzy", fresh);
  expect(today.next()).toEqual({ key: "101", seenBefore: false });
  today.recordAnswer("101", false);
  expect([today.next().key, today.next().key, today.next()]).toEqual(["102", "103", { key: "101", seenBefore: true }]);
  today.recordAnswer("101", false);
  expect(new PracticeQueue("kivi", fresh).next().seenBefore).toBe(false);
  const tomorrow = new PracticeQueue("yatzy", fresh);
  expect(tomorrow.next()).toEqual({ key: "101", seenBefore: true });
  tomorrow.recordAnswer("101", true);
  expect(new PracticeQueue("yatzy", fresh).next().seenBefore).toBe(false);
});

test("what cost something in a game is asked first, once, and can be forgotten", () => {
  rememberPosition("kivi", "abc/57");
  rememberPosition("kivi", "abc/57");
  rememberPosition("kivi", "abc/60");
  rememberPosition("kivi", "abc/60", false);
  const practice = new PracticeQueue("kivi", () => "1");
  expect([practice.next(), practice.next()]).toEqual([{ key: "abc/57", seenBefore: true }, { key: "1", seenBefore: false }]);
});

test("practice without a memory is still practice", () => {
  vi.stubGlobal("localStorage", { getItem: () => "not JSON", setItem: () => { throw new Error("full"); } });
  const practice = new PracticeQueue("yatzy", () => "5");
  practice.recordAnswer(practice.next().key, false);
  expect(practice.next().key).toBe("5");
});
