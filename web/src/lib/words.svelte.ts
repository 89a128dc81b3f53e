/** The sentences people read, by Fluent, in the language that was chosen; what it lacks is said in English. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Params = Record<string, unknown>;
type Load = () => Promise<string>;

const starts = import.meta.glob<string>("../../../src/noppa/locale/*/web.ftl", { query: "?start", import: "default" });
const games = import.meta.glob<string>("../../../src/noppa/locale/*/*.ftl", { query: "?words", import: "default" });

const FALLBACK = "en";
/** The languages there are. */
export const languages = Object.keys(starts).map((path) => path.split("/").at(-2) ?? FALLBACK);

let spoken = $state.raw<FluentBundle[]>([]);
const known = new Set<string>();

/** Speak a language: the one asked for, else the browser's, else English. */
export async function speak(asked: string): Promise<void> {
  const wanted = [asked, ...navigator.languages].flatMap((tag) => [tag, tag.split("-")[0] ?? ""]);
  const language = wanted.find((tag) => languages.includes(tag)) ?? FALLBACK;
  const texts = new Map<string, string>();
  for (const name of new Set([language, FALLBACK])) texts.set(name, (await find(starts, name, "web")?.()) ?? "");
  for (const game of known) for (const name of texts.keys()) await add(texts, name, game);
  spoken = [...texts].map(([name, text]) => bundle(name, text));
  document.documentElement.lang = language;
}

/** Learn a game's own words. */
export async function learn(game: string): Promise<void> {
  if (known.has(game)) return;
  known.add(game);
  await speak(document.documentElement.lang);
}

async function add(texts: Map<string, string>, language: string, game: string): Promise<void> {
  const text = await find(games, language, game)?.();
  if (text) texts.set(language, `${texts.get(language)}\n${text}`);
}

function find(files: Record<string, Load>, language: string, name: string): Load | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))?.[1];
}

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
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
  for (const [key, value] of Object.entries(params)) shown[key] = plain(value);
  for (const each of spoken) {
    const pattern = each.getMessage(id)?.value;
    if (pattern) return each.formatPattern(pattern, shown, []);
  }
  return id;
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
  return new Intl.NumberFormat(language(), { signDisplay: signed ? "exceptZero" : "auto", maximumFractionDigits: 1 }).format(value);
}

/** An id as messages spell it. */
export function slug(value: string): string {
  return value.replaceAll("_", "-");
}

function plain(value: unknown): FluentVariable {
  if (typeof value === "number" || typeof value === "string") return value;
  return Array.isArray(value) ? value.map(plain).join(", ") : String(value);
}
