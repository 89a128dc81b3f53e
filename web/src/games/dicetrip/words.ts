import { formatNumber, say, term } from "../../words/messages.svelte";
import type { DicetripView } from "./view";
import type { GameMove, GameView } from "../room";

/** Return a city's name: in the reader's language if it has one, else as the map has it. */
export function city(view: DicetripView, slug: string): string {
  const own = view.map.cities.find((each) => each.slug === slug)?.name ?? slug;
  const known = view.map.own ? slug : term("dicetrip", "city", slug);
  return known === slug ? own : known;
}

/** Return a move as a choice. */
export function label(any: GameMove, view: GameView): string {
  const move = any as DicetripView["moves"][number];
  switch (move.kind) {
    case "stand":
      return say("dicetrip-move-stand");
    case "reroll":
      return say("dicetrip-move-reroll", { colours: move.colours.map((each) => term("dicetrip", "colour", each)) });
    case "twice":
      return say("dicetrip-move-twice", { die: move.die, drop: move.drop });
  }
  const number = move.kind === "cross" ? "×" : String(move.number);
  return say("dicetrip-move-write", { city: city(view as DicetripView, move.city), number, gain: formatNumber(move.gain, true) });
}

/** Return a move as something that was done. */
export function played(move: string, view: GameView): string {
  const [verb, ...rest] = move.split(" ");
  if (verb === "stand") return say("web-did-stand");
  if (verb === "reroll") return say("web-did-reroll", { colours: rest.map((each) => term("dicetrip", "colour", each)) });
  if (verb === "twice") return say("web-did-twice", { die: rest[0], drop: rest[2] });
  const [slug = "", number = ""] = move.split("=");
  const name = city(view as DicetripView, slug);
  return number === "x" ? say("web-did-cross", { city: name }) : say("web-did-number", { city: name, number });
}

/** Return the name by which a move is found in a list: its city. */
export function sortName(any: GameMove, view: GameView): string {
  return "city" in any ? label(any, view) : "";
}
