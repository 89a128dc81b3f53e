// @vitest-environment happy-dom
/** The start page's helpers: streaks, bots, and sharing a result. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { share } from "../src/browser/share";
import { streak, weekOf } from "../src/pages/start/week";
import { rememberedLevel, rememberedTable, rememberTable } from "../src/pages/setup/remembered";
import { botOf, BOTS, botsOf, freeName, usualBot } from "../src/table/players/bots";

const SUNDAY = Date.parse("2026-03-01T12:00:00Z");

describe("the dice of the day", () => {
  test("a week goes from Monday to Sunday, across months", () => {
    expect(weekOf(SUNDAY)).toEqual(["2026-02-23", "2026-02-24", "2026-02-25", "2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01"]);
    expect(weekOf(SUNDAY + 86_400_000)[0]).toBe("2026-03-02");
  });

  test("a streak ends today, or yesterday if today was not played yet", () => {
    const days = (...names: string[]) => streak(new Set(names), SUNDAY);
    expect(days()).toBe(0);
    expect(days("2026-03-01")).toBe(1);
    expect(days("2026-02-27", "2026-02-28")).toBe(2);
    expect(days("2026-02-27", "2026-02-28", "2026-03-01")).toBe(3);
    expect(days("2026-02-26", "2026-02-27")).toBe(0);
    expect(days("2026-02-26", "2026-02-28", "2026-03-01")).toBe(2);
  });
});

describe("bots", () => {
  test("play every level except random, unless there is no other", () => {
    expect(botsOf(["random", "simple", "easy", "medium", "hard"]).map(({ level }) => level)).toEqual(["easy", "simple", "medium", "hard"]);
    expect(botsOf(["random"]).map(({ level }) => level)).toEqual(["random"]);
    for (const bot of BOTS) expect(botOf(bot.level)).toBe(bot);
  });

  test("the last chosen one is the default, if the game has it", () => {
    expect(usualBot(["random", "simple", "easy", "medium", "hard"], "hard").name).toBe("Pöllö");
    expect(usualBot(["random", "simple", "easy", "medium", "hard"]).name).toBe("Repo");
    expect(usualBot(["random", "simple"], "hard").level).toBe("simple");
  });

  test("of the same kind have different names", () => {
    const fox = botOf("medium") ?? expect.fail("no fox");
    expect(freeName(fox, ["You"])).toBe("Repo");
    expect(freeName(fox, ["Repo", "Repo 2"])).toBe("Repo 3");
  });
});

test("the seats of a table are stored for each game", () => {
  localStorage.clear();
  expect(rememberedTable("one")).toBeUndefined();
  expect(rememberedLevel("one")).toBeUndefined();
  rememberTable("one", { way: "bots", seats: [{ who: "here", name: "" }, { who: "bot", name: "Jussi", level: "easy" }] });
  rememberTable("two", { way: "link", seats: [{ who: "here", name: "" }, { who: "link", name: "" }] });
  expect(rememberedTable("two")?.way).toBe("link");
  expect(rememberedLevel("one")).toBe("easy");
  expect(rememberedLevel("two")).toBe("easy");
});

describe("sharing", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("uses the device's share sheet, or else the clipboard, or else reports a failure", async () => {
    const sent: unknown[] = [];
    vi.stubGlobal("navigator", { share: async (what: unknown) => void sent.push(what) });
    expect(await share({ text: "243", url: "/x" })).toBe("");
    expect(sent).toEqual([{ text: "243", url: "/x" }]);
    vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void sent.push(text) } });
    expect(await share({ text: "243", url: "/x" })).toBe("web-copied");
    expect(sent[1]).toBe("243\n/x");
    vi.stubGlobal("navigator", {});
    expect(await share({ url: "/x" })).toBe("web-share-failed");
  });
});
