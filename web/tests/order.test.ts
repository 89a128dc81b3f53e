import { expect, test, vi } from "vitest";
import { dateFormat, joinList, languageName, numberLocales } from "../src/words/locale-fallback";

/** Names in each language's dictionary order. */
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
const { formatNumber, sortByName, currentLanguage, setLanguage } = await import("../src/words/messages.svelte");

test.each(Object.entries(ALPHABETS))("names are sorted by the alphabet: %s", async (tag, names) => {
  await setLanguage(tag);
  expect(currentLanguage()).toBe(tag);
  expect(sortByName(names.toReversed(), (name) => name)).toEqual(names);
  expect(sortByName(names.toSorted(), (name) => name)).toEqual(names);
});

test("items without a name keep their order", async () => {
  await setLanguage("fi");
  expect(sortByName(["c 1", "- 2", "b 1", "- 1", "a 1"], (name) => (name.startsWith("-") ? "" : name))).toEqual(["- 2", "- 1", "a 1", "b 1", "c 1"]);
});

test("a browser without Icelandic formats it all the same", async () => {
  const own = [joinList("is", ["a", "b", "c"], "disjunction"), languageName("is")];
  vi.spyOn(Intl.Collator, "supportedLocalesOf").mockReturnValue([]);
  await setLanguage("is");
  const names = ALPHABETS.is ?? [];
  expect(sortByName(names.toReversed(), (name) => name)).toEqual(names);
  expect(sortByName(["íslenska", "українська", "Þýska", "Zoë", "italiano", "2", "Zúri"], (name) => name)).toEqual(["2", "italiano", "íslenska", "Zoë", "Zúri", "Þýska", "українська"]);
  expect([joinList("is", ["a", "b", "c"], "disjunction"), languageName("is")]).toEqual(own);
  expect(joinList("is", ["a", "b", "c"], "conjunction")).toBe("a, b og c");
  expect(own).toEqual(["a, b eða c", "íslenska"]);
  expect(dateFormat("is").format(0)).toBe("1.1.1970");
  expect([formatNumber(-2), formatNumber(-1.5, true)]).toEqual(["−2", "−1,5"]);
  expect([formatNumber(12345.6), new Intl.NumberFormat(numberLocales("is").slice(1)).format(12345.6)]).toEqual(["12.345,6", "12.345,6"]);
});
