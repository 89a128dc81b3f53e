import { beforeEach, expect, test, vi } from "vitest";
import { applyChange } from "../src/connection/view-changes";
import { endedStreak, streak } from "../src/pages/start/week";
import { readProgress, readPuzzleDays, rememberMistake, rememberPuzzle, storeProgress } from "../src/study/practice-progress";
import { wholePercents } from "../src/words/whole-percents";

test("a change is applied, and unchanged parts are shared", () => {
  const before = { dice: [1, 2, 3], pending: { kind: "roll", seat: 0 }, sheets: [{ total: 4 }] };
  const after = applyChange(before, { dice: { "1": [6] }, pending: { kind: ["over"], seat: [], winners: [[0, 1]] } });
  expect(after).toEqual({ dice: [1, 6, 3], pending: { kind: "over", winners: [0, 1] }, sheets: [{ total: 4 }] });
  expect(after.sheets).toBe(before.sheets);
  expect(before.dice).toEqual([1, 2, 3]);
  expect(applyChange({ dice: [1] as number[] | null }, { dice: [[2, 3]] })).toEqual({ dice: [2, 3] });
  expect(applyChange({ dice: [1] as number[] | null }, { dice: [null] })).toEqual({ dice: null });
});

test("percentages add up to a hundred", () => {
  expect(wholePercents([1 / 3, 1 / 3, 1 / 3]).reduce((sum, percent) => sum + percent, 0)).toBe(100);
  expect(wholePercents([0.5055, 0.4945])).toEqual([51, 49]);
  expect(wholePercents([0.996, 0.004])).toEqual([100, 0]);
  expect(wholePercents([0.005, 0.005, 0.99])).toEqual([1, 0, 99]);
  expect(wholePercents([1, 0])).toEqual([100, 0]);
});

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
});

test("a mistake is due at once in its own game, and positions stored by older versions are still used", () => {
  localStorage.setItem("noppa-practice", JSON.stringify({ yatzy: ["101", "abc/57"] }));
  expect(Object.keys(readProgress("yatzy").positions ?? {})).toEqual(["101", "abc/57"]);
  storeProgress("kivi", { asked: 7, kinds: { keep: 3 }, positions: {}, repeated: false });
  rememberMistake("kivi", "abc/60");
  expect(readProgress("kivi")).toEqual({ asked: 7, kinds: { keep: 3 }, positions: { "abc/60": { box: 0, due: 7 } }, repeated: false });
  expect(readProgress("tutto").positions).toEqual({});
});

test("only the first answer to a puzzle counts, and the number of stored days is limited", () => {
  rememberPuzzle("2026-03-01", "yatzy", false);
  rememberPuzzle("2026-03-01", "yatzy", true);
  rememberPuzzle("2026-03-01", "kivi", true);
  expect(readPuzzleDays()).toEqual({ "2026-03-01": { yatzy: false, kivi: true } });
  for (let day = 0; day < 900; day += 1) rememberPuzzle(new Date(Date.parse("2027-01-01") + day * 86_400_000).toISOString().slice(0, 10), "yatzy", true);
  const days = Object.keys(readPuzzleDays());
  expect([days.length, days.includes("2026-03-01")]).toEqual([800, false]);
});

test("a clock set back or a change to summer time breaks no streak, but a missed day does", () => {
  const played = new Set(["2026-03-28", "2026-03-29", "2026-03-30"]);
  const at = (day: string) => Date.parse(`${day}T21:30:00Z`);
  expect([streak(played, at("2026-03-30")), streak(played, at("2026-03-31")), streak(played, at("2026-03-27"))]).toEqual([3, 3, 3]);
  expect([streak(played, at("2026-04-02")), endedStreak(played, at("2026-04-02")), endedStreak(played, at("2026-03-31"))]).toEqual([0, 3, 0]);
  expect([streak(new Set(), at("2026-04-02")), endedStreak(new Set(), at("2026-04-02"))]).toEqual([0, 0]);
});

test("practice works without storage", () => {
  vi.stubGlobal("localStorage", { getItem: () => "not JSON", setItem: () => { throw new Error("full"); } });
  rememberMistake("yatzy", "5");
  expect(readProgress("yatzy")).toEqual({ asked: 0, kinds: {}, positions: {} });
});
