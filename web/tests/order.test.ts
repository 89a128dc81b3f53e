import { expect, test, vi } from "vitest";
import { days, joined, ownName, tagsOf } from "../src/words/locale-fallback";

/** Names as each language's dictionaries have them. */
const ALPHABETS: Record<string, string[]> = {
  da: ["Anders", "Zenia", "Ærø", "Østerbro", "Aabenraa", "Åse"],
  de: ["Adam", "Ännchen", "Anton", "Bernd", "Straßburg", "Stuttgart", "Uwe", "Zoë"],
  en: ["Åsa", "Bo", "Örjan", "Zoë"],
  et: ["Saar", "Šveits", "Zoja", "Žanna", "Tartu", "Õnne", "Ärni", "Öö", "Ülle"],
  fi: ["Aino", "Vilho", "Wilma", "Zeta", "Åke", "Äiti", "Öljy"],
  fr: ["Emma", "Éric", "Fabien", "Liège", "Lille"],
  hu: ["Cvetko", "Csaba", "Dénes", "Gusztáv", "Gyula", "Ottó", "Ödön", "Pál", "Svend", "Szabolcs"],
  is: ["Axel", "Árni", "Daði", "Dagur", "Zóphonías", "Þór", "Ægir", "Össur"],
  it: ["Èlia", "Emma", "Zeno"],
  lt: ["Cecilija", "Česlovas", "Ieva", "Yla", "Jonas", "Saulė", "Šarūnas", "Zita", "Žana"],
  lv: ["Cēsis", "Čaks", "Gatis", "Ģirts", "Zane", "Žanis"],
  nb: ["Anders", "Zakarias", "Ærlig", "Øystein", "Åse", "Aasen"],
  nl: ["Ans", "Écija", "Eva", "Zoë"],
  pl: ["Celina", "Ćma", "Lena", "Lwów", "Łucja", "Maria", "Zofia", "Źródło", "Żaneta"],
  ru: ["Елена", "Ёлка", "Жанна", "Ирина", "Йод"],
  sv: ["Anna", "Zorn", "Åsa", "Ärla", "Örjan"],
  uk: ["Ганна", "Ґалаґан", "Дмитро", "Емма", "Євген", "Жанна", "Ілля", "Їжак", "Йосип"],
};

vi.stubGlobal("window", globalThis);
vi.stubGlobal("document", { documentElement: { dataset: { languages: Object.keys(ALPHABETS).join(" ") } } });
vi.stubGlobal("fetch", () => Promise.resolve(new Response("web-name = Noppa")));
const { figure, inOrder, language, speak } = await import("../src/words/messages.svelte");

test.each(Object.entries(ALPHABETS))("names stand in the order of the alphabet: %s", async (tag, names) => {
  await speak(tag);
  expect(language()).toBe(tag);
  expect(inOrder(names.toReversed(), (name) => name)).toEqual(names);
  expect(inOrder(names.toSorted(), (name) => name)).toEqual(names);
});

test("what has no name of its own stays as it stood", async () => {
  await speak("fi");
  expect(inOrder(["c 1", "- 2", "b 1", "- 1", "a 1"], (name) => (name.startsWith("-") ? "" : name))).toEqual(["- 2", "- 1", "a 1", "b 1", "c 1"]);
});

test("a browser that knows no Icelandic writes it all the same", async () => {
  const own = [joined("is", ["a", "b", "c"], "disjunction"), ownName("is")];
  vi.spyOn(Intl.Collator, "supportedLocalesOf").mockReturnValue([]);
  await speak("is");
  const names = ALPHABETS.is ?? [];
  expect(inOrder(names.toReversed(), (name) => name)).toEqual(names);
  expect(inOrder(["íslenska", "українська", "Þýska", "Zoë", "italiano", "2", "Zúri"], (name) => name)).toEqual(["2", "italiano", "íslenska", "Zoë", "Zúri", "Þýska", "українська"]);
  expect([joined("is", ["a", "b", "c"], "disjunction"), ownName("is")]).toEqual(own);
  expect(joined("is", ["a", "b", "c"], "conjunction")).toBe("a, b og c");
  expect(own).toEqual(["a, b eða c", "íslenska"]);
  expect(days("is").format(0)).toBe("1.1.1970");
  expect([figure(12345.6), new Intl.NumberFormat(tagsOf("is").slice(1)).format(12345.6)]).toEqual(["12.345,6", "12.345,6"]);
});
