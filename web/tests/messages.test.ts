// @vitest-environment happy-dom
/** Loading messages in parts: a part is available once its promise resolves. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unbroken } from "../src/table/rules/guide";

type Words = typeof import("../src/words/messages.svelte");
let words: Words;
let files: Record<string, Promise<Response>>;

beforeEach(async () => {
  document.documentElement.dataset.languages = "en fi";
  vi.resetModules();
  words = await import("../src/words/messages.svelte");
  files = {
    "words/en/start.ftl": Promise.resolve(new Response("kivi-name = KIVI")),
    "words/fi/start.ftl": Promise.resolve(new Response("kivi-name = KIVI")),
    "words/en/kivi.ftl": Promise.resolve(new Response("kivi-turn = Your turn")),
  };
  vi.stubGlobal("fetch", (path: string) => files[path]);
  await words.setLanguage("en");
});
afterEach(() => vi.unstubAllGlobals());

test("a second request for a part waits for the first", async () => {
  let answer: (response: Response) => void = () => undefined;
  files["words/en/kivi.ftl"] = new Promise((resolve) => (answer = resolve));
  const first = words.loadMessages("kivi");
  const second = words.loadMessages("kivi").then(() => words.say("kivi-turn"));
  answer(new Response("kivi-turn = Your turn"));
  expect(await second).toBe("Your turn");
  await first;
});

test("loading a part during a change of language does not change it back", async () => {
  files["words/fi/kivi.ftl"] = Promise.resolve(new Response("kivi-turn = Sinun vuorosi"));
  await Promise.all([words.setLanguage("fi"), words.loadMessages("kivi")]);
  expect([words.currentLanguage(), document.documentElement.lang, words.say("kivi-turn")]).toEqual(["fi", "fi", "Sinun vuorosi"]);
});

test("no line ends within a calculation", () => {
  expect(unbroken("A line scores 6 × 3 = 18. Two in all.")).toBe("A line scores 6\u00a0×\u00a03\u00a0=\u00a018. Two in all.");
  expect(unbroken("(1 + 2) × 2 = 6")).toBe("(1 + 2)\u00a0×\u00a02\u00a0=\u00a06");
});
