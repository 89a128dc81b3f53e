import { say, signed, term } from "../../words/messages.svelte";
import { diceCharacters } from "../../table/dice/dice-text";
import type { LogEntry } from "../../table/game-table.svelte";
import type { GameMove, GameView, Moment } from "../room";
import type { DicetripView } from "./view";

/** The number of cities that a road must grow by at once to be celebrated. */
const LONG_STEP = 2;

/** Return a city's name in the current language, or else as on the map. */
export function city(view: DicetripView, slug: string): string {
  const nameOnMap = view.map.cities.find((candidate) => candidate.slug === slug)?.name ?? slug;
  const translated = view.map.own ? slug : term("dicetrip", "city", slug);
  return translated === slug ? nameOnMap : translated;
}

/** Return the city that a move in notation writes in; null for other moves. */
export function cityOf(move: string): string | null {
  return /^([^ =]+)=/.exec(move)?.[1] ?? null;
}

/** Return a move as a choice. */
export function label(any: GameMove, view: GameView): string {
  const move = any as DicetripView["moves"][number];
  switch (move.kind) {
    case "stand":
      return say("dicetrip-move-stand");
    case "reroll":
      return say("dicetrip-move-reroll", { colours: move.colours.map((colour) => term("dicetrip", "colour", colour)) });
    case "twice":
      return say("dicetrip-move-twice", { die: move.die, drop: move.drop });
  }
  const number = move.kind === "cross" ? "×" : String(move.number);
  return say("dicetrip-move-write", { city: city(view as DicetripView, move.city), number, gain: signed(move.gain) });
}

/** Return a move in the past tense. */
export function played(move: string, view: GameView): string {
  const [verb, ...rest] = move.split(" ");
  if (verb === "stand") return say("web-did-stand");
  if (verb === "reroll") return say("web-did-reroll", { colours: rest.map((colour) => term("dicetrip", "colour", colour)) });
  if (verb === "twice") return say("web-did-twice", { die: diceCharacters([Number(rest[0])]), drop: diceCharacters([Number(rest[2])]) });
  const [slug = "", number = ""] = move.split("=");
  const name = city(view as DicetripView, slug);
  return number === "x" ? say("web-did-cross", { city: name }) : say("web-did-number", { city: name, number });
}

/** Return a sentence about a seat's move; empty for keeping the dice. */
export function sentence(move: string, name: string, _seat: number, view: GameView): string {
  const slug = cityOf(move);
  if (!slug) return move === "stand" ? "" : say("web-log-move", { name, what: played(move, view) });
  const number = move.split("=")[1] ?? "";
  const place = city(view as DicetripView, slug);
  return number === "x" ? say("dicetrip-did-cross", { name, city: place }) : say("dicetrip-did-write", { name, number, city: place });
}

/** Return a celebration if one number made a road longer by two cities or more; otherwise null. */
export function moment(event: LogEntry, any: GameView, after: GameView): Moment | null {
  const { seat } = event;
  if (seat == null || !cityOf(/^\d+: (.*)$/.exec(event.text)?.[1] ?? "")) return null;
  const [was, now] = [any, after].map((view) => (view as DicetripView).trips[seat]?.road ?? []);
  if (!was?.length || !now || now.length < was.length + LONG_STEP) return null;
  const gain = (after.sheets[seat]?.total ?? 0) - (any.sheets[seat]?.total ?? 0);
  return { kind: "road", seat, title: say("dicetrip-moment", { cities: now.length }), detail: say("dicetrip-moment-points", { gain }), where: now };
}

/** Return the text to sort a move by, which starts with its city; empty for moves without one. */
export function sortName(any: GameMove, view: GameView): string {
  return "city" in any ? label(any, view) : "";
}
