/** The app's Fluent messages in the chosen language, with English for missing ones. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { getFile } from "../connection/prefetched";
import { joinList, nameOrder, numberLocales } from "./locale-fallback";

export type MessageParams = Record<string, unknown>;
/** A language's bundle, and the parts added to it. */
type LoadedBundle = { bundle: FluentBundle; parts: Set<string> };

const FALLBACK = "en";
/** The part that every page needs. */
export const START = "start";
/** The part with the messages of the study pages (replay, review, practice, history). */
export const STUDY = "study";
/** The part with the messages of the pages about the server (limits, a player's data, the host's page). */
export const HOST = "host";
/** Supported languages to use for close relatives. */
const RELATIVES: Record<string, string> = { no: "nb", nn: "nb" };
/** The supported languages. */
export const languages = (document.documentElement.dataset.languages ?? FALLBACK).split(" ");

/** The bundles to look up messages in, best first. */
let bundles = $state.raw<FluentBundle[]>([]);
const wantedParts = new Set([START]);
/** The other parts that were requested, loaded or still loading. */
const requestedParts = new Map<string, Promise<void>>();
const loadedParts = new Map<string, Promise<FluentResource>>();
const loadedBundles = new Map<string, LoadedBundle>();
/** The language requested last, which may still be loading. */
let requestedLanguage = "";
let latestRequest = 0;

/** Return the default language: the browser's first supported one, or else English. */
export function defaultLanguage(): string {
  return navigator.languages.map(supportedTag).find(Boolean) ?? FALLBACK;
}

/** Switch to a language, or else the browser's, or else English. Rejects if not even English can be loaded. */
export async function setLanguage(requested: string): Promise<void> {
  const request = ++latestRequest;
  requestedLanguage = requested;
  const language = supportedTag(requested) || defaultLanguage();
  const found = await Promise.all([...new Set([language, FALLBACK])].map(loadBundle));
  if (request !== latestRequest) return;
  bundles = found.filter((bundle) => bundle !== null);
  document.documentElement.lang = language;
}

/** Load a part of the messages: a game's own, its rules and lesson (`<game>-guide`), `STUDY` or `HOST`. Does nothing
 * for a game without messages on the server. */
export async function loadMessages(part: string): Promise<void> {
  if (![STUDY, HOST].includes(part) && !hasMessage(`${part.replace(/-guide$/, "")}-name`)) return;
  const found = requestedParts.get(part) ?? addPart(part);
  requestedParts.set(part, found);
  await found;
}

/** Add a part to the current language. Rejects if it cannot be loaded; it can be requested again. */
async function addPart(part: string): Promise<void> {
  wantedParts.add(part);
  try {
    await setLanguage(requestedLanguage);
  } catch (error) {
    wantedParts.delete(part);
    requestedParts.delete(part);
    throw error;
  }
}

/** Return the supported tag for a language; empty if there is none. */
function supportedTag(tag: string): string {
  const bare = tag.toLowerCase().split("-")[0] ?? "";
  return [tag, bare, RELATIVES[bare] ?? ""].find((candidate) => languages.includes(candidate)) ?? "";
}

/** Load a part of a language's messages, once. A part that the language does not have is empty. */
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

/** Return a language's bundle with every wanted part; null if it cannot be loaded, except that English rejects. */
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

/** Return the current language. */
export function currentLanguage(): string {
  return bundles[0]?.locales[0] ?? FALLBACK;
}

/** Return whether a message exists. */
export function hasMessage(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/** Return a message with its parameters filled in; empty if there is none. */
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

/** Return a game's name, or its name in the catalogue if there is no message for it. */
export function gameName(game: string): string {
  return say(`${game}-name`) || game;
}

/** Return the word for a row, card, target or city, preferably the game's own; the value itself if there is none. */
export function term(game: string, kind: string, value: string): string {
  const id = [`${game}-${kind}-${slug(value)}`, `${kind}-${slug(value)}`].find(hasMessage);
  return id ? say(id) : value;
}

/** Return the sentence for a refusal, in the game's own words. */
export function refusalText(code: string, params: MessageParams, game = ""): string {
  const words: MessageParams = {};
  for (const [key, value] of Object.entries(params)) {
    words[key] = typeof value === "string" && key !== "move" ? term(game, key, value) : value;
  }
  if (params.told && typeof params.told === "object") words.why = refusalText(String(params.cause), params.told as MessageParams, game);
  return hasMessage(`error-${code}`) ? say(`error-${code}`, words) : say("error-unforeseen", { code });
}

/** Return the sentence for a coach's reason; parameters named `other_item` and `items` are treated like `item`. */
export function reasonText(code: string, params: MessageParams, game: string): string {
  const words: MessageParams = {};
  for (const [key, value] of Object.entries(params)) words[key] = inGameWords(game, key.replace(/^other_/, ""), value);
  return say(code, words);
}

function inGameWords(game: string, key: string, value: unknown): unknown {
  if (typeof value === "string") return term(game, key, value);
  return Array.isArray(value) ? value.map((item) => inGameWords(game, key.replace(/s$/, ""), item)) : value;
}

/** Return a number formatted for the current language, optionally with a sign. */
export function formatNumber(value: number, signed = false): string {
  const key = `${currentLanguage()} ${signed}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(numberLocales(currentLanguage()), { signDisplay: signed ? "exceptZero" : "auto", maximumFractionDigits: 1 });
  numberFormats.set(key, format);
  return realMinus(format.format(value));
}

/** Return formatted digits with hyphens replaced by minus signs. */
export function realMinus(text: string): string {
  return text.replaceAll("-", "−");
}

/** A cache, because creating a number format is slow. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Return an id as spelled in message ids. */
export function slug(value: string): string {
  return value.replaceAll("_", "-");
}

/** Return items as one text: "a, b and c". */
export function formatList(items: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
  return joinList(currentLanguage(), items, type);
}

/** Return items sorted by name in the alphabetical order of the current language. */
export function sortByName<T>(items: readonly T[], name: (item: T) => string): T[] {
  const order = nameOrder(currentLanguage());
  return items.toSorted((one, other) => order(name(one), name(other)));
}

/** Names of parameters whose lists are joined by "and" or by "or". */
const AND = ["colours", "names"];
const OR = ["games", "like", "nearest", "open"];

/** A number in a message, written with a real minus sign. */
class MessageNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    const text = realMinus(super.toString(...scope));
    return this.value === 0 && this.opts.signDisplay === "exceptZero" ? `±${text}` : text;
  }
}

/** Return a number that a message writes with a sign, including ±0. */
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
