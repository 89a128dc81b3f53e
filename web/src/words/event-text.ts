/** Formats the events of a game as sentences. */
import type { GameRoom, GameView, Story } from "../games/room";
import type { GameInfo } from "../schema";
import { diceCharacters } from "../table/dice/dice-text";
import { say, term } from "./messages.svelte";

/** Return an event as a sentence with dice as characters; empty if it is still hidden. */
export function describeEvent({ text, seat, story }: { text: string; seat: number | null; story?: Story }, game: GameInfo, view: GameView, words: GameRoom["words"]): string {
  const nameOf = (at: number | null) => game.seats[at ?? -1]?.name ?? "";
  const name = nameOf(seat);
  const [verb = "", ...rest] = text.split(" ");
  if (!text) return "";
  if (/^\d+:$/.test(verb)) return say("web-log-move", { name, what: words.played(rest.join(" "), view, story) });
  switch (verb) {
    case "start":
      return say("web-log-start");
    case "roll": {
      const dice = diceCharacters(rest.map(Number));
      return name ? say("web-log-roll", { name, dice }) : say("web-log-dice", { dice });
    }
    case "draw":
      return say("web-log-draw", { card: term(game.game, "card", (rest[0] ?? "").replace(/:.*/, "")) });
    case "undo":
      return say("web-log-undo");
    case "amend":
      return say("web-log-amend");
    case "seat":
      return say(rest[1] === "person" ? "web-log-back" : "web-log-bot", { name: nameOf(Number(rest[0])) });
    case "end":
      return rest[0] === "over" ? say("web-won", { names: game.winners.map(nameOf), count: game.winners.length }) : say("web-log-stopped");
  }
  return text;
}
