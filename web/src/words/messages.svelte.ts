/** The app's messages, by Fluent, in the language that was chosen; what a language lacks is said in English. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { getFile } from "../connection/prefetched";
import { joinList, nameOrder, numberLocales } from "./locale-fallback";

export type MessageParams = Record<string, unknown>;
/** A language's bundle, and the parts that have been added to it. */
type LoadedBundle = { bundle: FluentBundle; parts: Set<string> };

const FALLBACK = "en";
/** The part that every page needs. */
export const START = "start";
/** The part with the messages of the study pages (replay, review, practice, history). */
export const STUDY = "study";
/** The part with the messages of the pages about the server (limits, a player's data, the host's page). */
export const HOST = "host";
/** Languages offered to those whose browser asks for a close relative. */
const RELATIVES: Record<string, string> = { no: "nb", nn: "nb" };
/** The languages there are. */
export const languages = (document.documentElement.dataset.languages ?? FALLBACK).split(" ");

/** The bundles to look a message up in, best first. */
let bundles = $state.raw<FluentBundle[]>([]);
const wantedParts = new Set([START]);
/** The parts that were asked for beside it: each is there, or on its way. */
const requestedParts = new Map<string, Promise<void>>();
const loadedParts = new Map<string, Promise<FluentResource>>();
const loadedBundles = new Map<string, LoadedBundle>();
/** The language that was asked for last, which may still be on its way. */
let askedLanguage = "";
let latestRequest = 0;

/** Return the language for somebody who chose none: the browser's first that there is, else English. */
export function defaultLanguage(): string {
  return navigator.languages.map(supportedTag).find(Boolean) ?? FALLBACK;
}

/** Switch to a language: the one asked for, else the browser's, else English. Throws if not even English can be loaded. */
export async function setLanguage(asked: string): Promise<void> {
  const turn = ++latestRequest;
  askedLanguage = asked;
  const language = supportedTag(asked) || defaultLanguage();
  const found = await Promise.all([...new Set([language, FALLBACK])].map(loadBundle));
  if (turn !== latestRequest) return;
  bundles = found.filter((each) => each !== null);
  document.documentElement.lang = language;
}

/** Load a game's own messages, its rules and lesson (`<game>-guide`), or the messages of the study pages or of those about the server; nothing happens for a game the server has no messages for. */
export async function loadMessages(part: string): Promise<void> {
  if (![STUDY, HOST].includes(part) && !hasMessage(`${part.replace(/-guide$/, "")}-name`)) return;
  const found = requestedParts.get(part) ?? addPart(part);
  requestedParts.set(part, found);
  await found;
}

/** Add a part to the language in use. A part that cannot be loaded can be asked for again. */
async function addPart(part: string): Promise<void> {
  wantedParts.add(part);
  try {
    await setLanguage(askedLanguage);
  } catch (error) {
    wantedParts.delete(part);
    requestedParts.delete(part);
    throw error;
  }
}

/** Return the tag under which a language is offered here; empty if it is not. */
function supportedTag(tag: string): string {
  const bare = tag.toLowerCase().split("-")[0] ?? "";
  return [tag, bare, RELATIVES[bare] ?? ""].find((each) => languages.includes(each)) ?? "";
}

/** Load one part of a language's messages, once. A part that a language does not have is empty. */
function loadPart(language: string, name: string): Promise<FluentResource> {
  const path = `words/${language}/${name}.ftl`;
  const read = async (response: Response) => {
    if (response.ok) return new FluentResource(await response.text());
    return response.status === 404 && name !== START ? new FluentResource("") : Promise.reject(new Error(path));
  };
  const found = loadedParts.get(path) ?? getFile(path).then(read);
  loadedParts.set(path, found);
  found.catch(() => loadedParts.delete(path));
  return found;
}

/** Return a language's bundle with every wanted part; null if it cannot be loaded. Throws if that language is English. */
async function loadBundle(language: string): Promise<FluentBundle | null> {
  try {
    const parts = await Promise.all([...wantedParts].map(async (name) => [name, await loadPart(language, name)] as const));
    const loaded = loadedBundles.get(language) ?? { bundle: new FluentBundle(numberLocales(language), { useIsolating: false }), parts: new Set() };
    loadedBundles.set(language, loaded);
    for (const [name, resource] of parts) {
      if (!loaded.parts.has(name)) loaded.bundle.addResource(resource, { allowOverrides: true });
      loaded.parts.add(name);
    }
    return loaded.bundle;
  } catch (error) {
    if (language === FALLBACK) throw error;
    return null;
  }
}

/** Return the language in use. */
export function currentLanguage(): string {
  return bundles[0]?.locales[0] ?? FALLBACK;
}

/** Return whether there is such a message. */
export function hasMessage(id: string): boolean {
  return bundles.some((each) => each.hasMessage(id));
}

/** Return the message of that id with its parameters filled in; empty if there is none. */
export function say(id: string, params: MessageParams = {}): string {
  const values: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(params)) values[key] = toFluentValue(value, key);
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value;
    const errors: Error[] = [];
    const text = pattern ? bundle.formatPattern(pattern, values, errors) : "";
    if (pattern && (!errors.length || bundle.locales[0] === FALLBACK)) return text;
  }
  return "";
}

/** Return a game's name; the name it has in the catalogue if there is no message for it. */
export function gameName(game: string): string {
  return say(`${game}-name`) || game;
}

/** Return the word for a row, card, target or city, the game's own first; the value itself if there is none. */
export function term(game: string, kind: string, value: string): string {
  const id = [`${game}-${kind}-${slug(value)}`, `${kind}-${slug(value)}`].find(hasMessage);
  return id ? say(id) : value;
}

/** Return the sentence of a refusal, in the game's own words. */
export function refusalText(code: string, params: MessageParams, game = ""): string {
  const words: MessageParams = {};
  for (const [key, value] of Object.entries(params)) {
    words[key] = typeof value === "string" && key !== "move" ? term(game, key, value) : value;
  }
  if (params.told && typeof params.told === "object") words.why = refusalText(String(params.cause), params.told as MessageParams, game);
  return hasMessage(`error-${code}`) ? say(`error-${code}`, words) : say("error-unforeseen", { code });
}

/** Return the sentence of a coach's reason; a parameter named `other_item` is an item too, and so are `items`. */
export function reasonText(code: string, params: MessageParams, game: string): string {
  const words: MessageParams = {};
  for (const [key, value] of Object.entries(params)) words[key] = inGameWords(game, key.replace(/^other_/, ""), value);
  return say(code, words);
}

function inGameWords(game: string, key: string, value: unknown): unknown {
  if (typeof value === "string") return term(game, key, value);
  return Array.isArray(value) ? value.map((item) => inGameWords(game, key.replace(/s$/, ""), item)) : value;
}

/** Return a number as this language writes it, with its sign if asked. */
export function formatNumber(value: number, signed = false): string {
  const key = `${currentLanguage()} ${signed}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(numberLocales(currentLanguage()), { signDisplay: signed ? "exceptZero" : "auto", maximumFractionDigits: 1 });
  numberFormats.set(key, format);
  return realMinus(format.format(value));
}

/** Return formatted digits with a minus sign in place of a hyphen; what else a language writes there stays. */
export function realMinus(text: string): string {
  return text.replaceAll("-", "−");
}

/** Making a format takes longer than using it. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Return an id as messages spell it. */
export function slug(value: string): string {
  return value.replaceAll("_", "-");
}

/** Return several things as one text: "a, b and c". */
export function formatList(items: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
  return joinList(currentLanguage(), items, type);
}

/** Return items sorted by name, in the order of the language's alphabet. */
export function sortByName<T>(items: readonly T[], name: (item: T) => string): T[] {
  const order = nameOrder(currentLanguage());
  return items.toSorted((one, other) => order(name(one), name(other)));
}

/** Parameters whose lists are joined by "and", and those joined by "or". */
const AND = ["colours", "names"];
const OR = ["games", "like", "nearest", "open"];

/** A number in a message, with a minus sign where it is below zero. */
class MessageNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    const text = realMinus(super.toString(...scope));
    return this.value === 0 && this.opts.signDisplay === "exceptZero" ? `±${text}` : text;
  }
}

/** Return a number that a message writes with its sign, ±0 for none. */
export function signed(value: number): FluentNumber {
  return new MessageNumber(value, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
}

function toFluentValue(value: unknown, key: string): FluentVariable {
  if (value instanceof FluentNumber || typeof value === "string") return value;
  if (typeof value === "number") return new MessageNumber(value);
  if (!Array.isArray(value)) return String(value);
  const items = value.map((item) => String(toFluentValue(item, key)));
  if (AND.includes(key)) return formatList(items);
  return OR.includes(key) ? formatList(items, "disjunction") : items.join(", ");
}
