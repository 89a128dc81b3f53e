/** What happened, in sentences. */
import type { AnyView, GameWords } from "../games";
import type { GameTold } from "../schema";
import { say, term } from "./messages.svelte";

type Happened = { text: string; seat: number | null };

/** An event as a sentence; nothing for one that is withheld. */
export function sentence({ text, seat }: Happened, game: GameTold, view: AnyView, words: GameWords): string {
  const named = (at: number | null) => game.seats[at ?? -1]?.name ?? "";
  const name = named(seat);
  const [verb = "", ...rest] = text.split(" ");
  if (!text) return "";
  if (/^\d+:$/.test(verb)) return say("web-log-move", { name, what: words.did(rest.join(" "), view) });
  switch (verb) {
    case "start":
      return say("web-log-start");
    case "roll":
      return name ? say("web-log-roll", { name, dice: rest.join(" ") }) : say("web-log-dice", { dice: rest.join(" ") });
    case "draw":
      return say("web-log-draw", { card: term(game.game, "card", (rest[0] ?? "").replace(/:.*/, "")) });
    case "undo":
      return say("web-log-undo");
    case "amend":
      return say("web-log-amend");
    case "seat":
      return say(rest[1] === "person" ? "web-log-back" : "web-log-bot", { name: named(Number(rest[0])) });
    case "end":
      return rest[0] === "over" ? say("web-won", { names: game.winners.map(named), count: game.winners.length }) : say("web-log-stopped");
  }
  return text;
}
