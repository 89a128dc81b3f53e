/** Formatting for languages that a browser does not support, such as Icelandic in Chromium. */
type Fallback = {
  /** A language that writes numbers the same way. */
  numbers: string;
  /** A language that writes dates and "a, b and c" the same way. */
  lists: string;
  /** The word for "or". */
  or: string;
  /** The language's native name. */
  name: string;
  /** The alphabet, in order. */
  letters: string;
};

const FALLBACKS: Record<string, Fallback> = {
  is: { numbers: "nl", lists: "da", or: "eða", name: "íslenska", letters: "aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæö" },
};

/** Return a language's fallback; undefined if the browser supports the language or there is none. */
function fallbackOf(tag: string): Fallback | undefined {
  return Intl.Collator.supportedLocalesOf(tag).length ? undefined : FALLBACKS[tag];
}

/** Return the tags for formatting numbers: the language, and one that writes them the same way. */
export function numberLocales(tag: string): string[] {
  return [tag, FALLBACKS[tag]?.numbers ?? tag];
}

/** Return a language's native name. */
export function languageName(tag: string): string {
  return fallbackOf(tag)?.name ?? new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
}

/** Return items as one text: "a, b and c", "a, b or c". */
export function joinList(tag: string, items: readonly string[], type: Intl.ListFormatType): string {
  const fallback = fallbackOf(tag);
  const parts = new Intl.ListFormat(fallback?.lists ?? tag, { type }).formatToParts(items);
  const or = type === "disjunction" ? fallback?.or : undefined;
  return parts.map(({ type, value }) => (or && type === "literal" ? value.replace(/\p{L}+/u, or) : value)).join("");
}

/** Return a comparison function that sorts names by the language's alphabet. */
export function nameOrder(tag: string): (one: string, other: string) => number {
  const letters = fallbackOf(tag)?.letters;
  if (!letters) return new Intl.Collator(tag).compare;
  const place = (sign: string): number => Math.max(letters.indexOf(sign), letters.indexOf(sign.normalize("NFD")[0] ?? sign));
  const placed = (sign: string): string => (place(sign) < 0 ? sign : String.fromCharCode(0x100 + place(sign)));
  const key = (name: string): string => [...name.toLowerCase()].map(placed).join("");
  return (one, other) => (key(one) < key(other) ? -1 : Number(key(one) > key(other)));
}

/** Return the date format; digits only if the browser does not know the names of the months. */
export function dateFormat(tag: string): Intl.DateTimeFormat {
  const fallback = fallbackOf(tag);
  if (!fallback) return new Intl.DateTimeFormat(tag, { dateStyle: "medium" });
  return new Intl.DateTimeFormat(fallback.lists, { day: "numeric", month: "numeric", year: "numeric" });
}

/** Return the format for weekdays as single letters. */
export function weekdayFormat(tag: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(fallbackOf(tag)?.lists ?? tag, { weekday: "narrow", timeZone: "UTC" });
}
