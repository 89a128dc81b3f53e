// @vitest-environment happy-dom
/** Loading messages part by part: whoever asks for a part has it when the promise is kept. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

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

test("a part that somebody else has asked for is waited for", async () => {
  let answer: (response: Response) => void = () => undefined;
  files["words/en/kivi.ftl"] = new Promise((resolve) => (answer = resolve));
  const first = words.loadMessages("kivi");
  const said = words.loadMessages("kivi").then(() => words.say("kivi-turn"));
  answer(new Response("kivi-turn = Your turn"));
  expect(await said).toBe("Your turn");
  await first;
});

test("a part that is asked for while the language changes does not change it back", async () => {
  files["words/fi/kivi.ftl"] = Promise.resolve(new Response("kivi-turn = Sinun vuorosi"));
  await Promise.all([words.setLanguage("fi"), words.loadMessages("kivi")]);
  expect([words.currentLanguage(), document.documentElement.lang, words.say("kivi-turn")]).toEqual(["fi", "fi", "Sinun vuorosi"]);
});
