/** How a language that the browser does not know writes: Chromium knows no Icelandic. */
type Ways = { numbers: string; lists: string; or: string; name: string; letters: string };

/** One that writes numbers alike, one that writes days and "a, b and c" alike, the word for "or", the name, the letters. */
const WAYS: Record<string, Ways> = {
  is: { numbers: "nl", lists: "da", or: "eða", name: "íslenska", letters: "aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæö" },
};

/** Those ways, where the browser has none of its own. */
function waysOf(tag: string): Ways | undefined {
  return Intl.Collator.supportedLocalesOf(tag).length ? undefined : WAYS[tag];
}

/** The tags by which to ask for numbers: the language, and one that writes them alike. */
export function tagsOf(tag: string): string[] {
  return [tag, WAYS[tag]?.numbers ?? tag];
}

/** What a language is called by those who speak it. */
export function ownName(tag: string): string {
  return waysOf(tag)?.name ?? new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
}

/** Several things as one text: "a, b and c", "a, b or c". */
export function joined(tag: string, items: readonly string[], type: Intl.ListFormatType): string {
  const ways = waysOf(tag);
  const parts = new Intl.ListFormat(ways?.lists ?? tag, { type }).formatToParts(items);
  const or = type === "disjunction" ? ways?.or : undefined;
  return parts.map(({ type, value }) => (or && type === "literal" ? value.replace(/\p{L}+/u, or) : value)).join("");
}

/** Which of two names comes first. */
export function orderOf(tag: string): (one: string, other: string) => number {
  const letters = waysOf(tag)?.letters;
  if (!letters) return new Intl.Collator(tag).compare;
  const place = (sign: string): number => Math.max(letters.indexOf(sign), letters.indexOf(sign.normalize("NFD")[0] ?? sign));
  const placed = (sign: string): string => (place(sign) < 0 ? sign : String.fromCharCode(0x100 + place(sign)));
  const key = (name: string): string => [...name.toLowerCase()].map(placed).join("");
  return (one, other) => (key(one) < key(other) ? -1 : Number(key(one) > key(other)));
}

/** A day in a few signs; in figures alone where the names of the months are not known. */
export function days(tag: string): Intl.DateTimeFormat {
  const ways = waysOf(tag);
  if (!ways) return new Intl.DateTimeFormat(tag, { dateStyle: "medium" });
  return new Intl.DateTimeFormat(ways.lists, { day: "numeric", month: "numeric", year: "numeric" });
}
