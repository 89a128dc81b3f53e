/** The sentences people read, by Fluent, in the language that was chosen; what it lacks is said in English. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { joined, orderOf, tagsOf } from "./locale-fallback";
import { get } from "../connection/prefetched";

export type Params = Record<string, unknown>;
/** A language with the parts of it that have been added. */
type Bundle = { spoken: FluentBundle; parts: Set<string> };

const FALLBACK = "en";
const START = "start";
/** The words of the pages beside a game. */
export const STUDY = "study";
/** Languages that are read by those whose browser asks for another. */
const CLOSE: Record<string, string> = { no: "nb", nn: "nb" };
/** The languages there are. */
export const languages = (document.documentElement.dataset.languages ?? FALLBACK).split(" ");

let spoken = $state.raw<FluentBundle[]>([]);
const known = new Set([START]);
const parts = new Map<string, Promise<FluentResource>>();
const bundles = new Map<string, Bundle>();
let asking = 0;

/** The language for somebody who chose none: the browser's first that is spoken here, else English. */
export function usual(): string {
  return navigator.languages.map(spokenAs).find(Boolean) ?? FALLBACK;
}

/** Speak a language: the one asked for, else the browser's, else English. */
export async function speak(asked: string): Promise<void> {
  const turn = ++asking;
  const language = spokenAs(asked) || usual();
  const made = await Promise.all([...new Set([language, FALLBACK])].map(bundle));
  if (turn !== asking) return;
  spoken = made.filter((each) => each !== null);
  document.documentElement.lang = language;
}

/** Learn a game's own words, or those of the pages beside a game. */
export async function learn(game: string): Promise<void> {
  if (known.has(game) || !(game === STUDY || has(`${game}-name`))) return;
  known.add(game);
  try {
    await speak(document.documentElement.lang);
  } catch (error) {
    known.delete(game);
    throw error;
  }
}

/** The tag under which a language is spoken here; none where it is not. */
function spokenAs(tag: string): string {
  const bare = tag.toLowerCase().split("-")[0] ?? "";
  return [tag, bare, CLOSE[bare] ?? ""].find((each) => languages.includes(each)) ?? "";
}

/** A part of a language's messages: once it is there it is kept. */
function part(language: string, name: string): Promise<FluentResource> {
  const path = `/words/${language}/${name}.ftl`;
  const read = async (answer: Response) => (answer.ok ? new FluentResource(await answer.text()) : Promise.reject(new Error(path)));
  const found = parts.get(path) ?? get(path).then(read);
  parts.set(path, found);
  found.catch(() => parts.delete(path));
  return found;
}

/** Everything that is known in a language; nothing where it cannot be had, unless it is English. */
async function bundle(language: string): Promise<FluentBundle | null> {
  try {
    const learnt = await Promise.all([...known].map(async (name) => [name, await part(language, name)] as const));
    const made = bundles.get(language) ?? { spoken: new FluentBundle(tagsOf(language), { useIsolating: false }), parts: new Set() };
    bundles.set(language, made);
    for (const [name, words] of learnt) {
      if (!made.parts.has(name)) made.spoken.addResource(words, { allowOverrides: true });
      made.parts.add(name);
    }
    return made.spoken;
  } catch (error) {
    if (language === FALLBACK) throw error;
    return null;
  }
}

/** The language in use. */
export function language(): string {
  return spoken[0]?.locales[0] ?? FALLBACK;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return spoken.some((each) => each.hasMessage(id));
}

/** The message of that id with its parameters filled in. */
export function say(id: string, params: Params = {}): string {
  const shown: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(params)) shown[key] = plain(value, key);
  for (const each of spoken) {
    const pattern = each.getMessage(id)?.value;
    const errors: Error[] = [];
    const text = pattern ? each.formatPattern(pattern, shown, errors) : "";
    if (pattern && (!errors.length || each.locales[0] === FALLBACK)) return text;
  }
  return "";
}

/** The word for a row, card, target or city, the game's own first; the value itself where there is none. */
export function term(game: string, kind: string, value: string): string {
  const id = [`${game}-${kind}-${slug(value)}`, `${kind}-${slug(value)}`].find(has);
  return id ? say(id) : value;
}

/** The sentence of a refusal, in the game's own words. */
export function refusal(code: string, params: Params, game = ""): string {
  const shown: Params = {};
  for (const [key, value] of Object.entries(params)) {
    shown[key] = typeof value === "string" && key !== "move" ? term(game, key, value) : value;
  }
  if (params.told && typeof params.told === "object") shown.why = refusal(String(params.cause), params.told as Params, game);
  return has(`error-${code}`) ? say(`error-${code}`, shown) : say("error-unforeseen", { code });
}

/** The coach's reason: a parameter named `other_item` is an item too. */
export function reason(code: string, params: Params, game: string): string {
  const shown: Params = {};
  for (const [key, value] of Object.entries(params)) {
    shown[key] = typeof value === "string" ? term(game, key.replace(/^other_/, ""), value) : value;
  }
  return say(code, shown);
}

/** A number as this language writes it, with its sign where asked. */
export function figure(value: number, signed = false): string {
  const name = `${language()} ${signed}`;
  const made = figures.get(name) ?? new Intl.NumberFormat(tagsOf(language()), { signDisplay: signed ? "exceptZero" : "auto", maximumFractionDigits: 1 });
  figures.set(name, made);
  return made.format(value);
}

/** To make one takes longer than to use it. */
const figures = new Map<string, Intl.NumberFormat>();

/** An id as messages spell it. */
export function slug(value: string): string {
  return value.replaceAll("_", "-");
}

/** Several things as one text: "a, b and c". */
export function listed(items: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
  return joined(language(), items, type);
}

/** Names in the order of the language's alphabet. */
export function inOrder<T>(items: readonly T[], name: (item: T) => string): T[] {
  const order = orderOf(language());
  return items.toSorted((one, other) => order(name(one), name(other)));
}

const AND = ["names"];
const OR = ["games", "like", "nearest", "open"];

function plain(value: unknown, key: string): FluentVariable {
  if (typeof value === "number" || typeof value === "string") return value;
  if (!Array.isArray(value)) return String(value);
  const items = value.map((item) => String(plain(item, key)));
  if (AND.includes(key)) return listed(items);
  return OR.includes(key) ? listed(items, "disjunction") : items.join(", ");
}
