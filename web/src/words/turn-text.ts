/** Whose turn it is, and who won, in words. */
import type { GameTold } from "../schema";
import { dueSeats, type Match } from "../connection/live-game.svelte";
import { refusal, say } from "./messages.svelte";

/** Whose turn it is, as this browser's people would say it. */
export function turnOf(match: Match): string {
  const { game, view, you } = match;
  if (game?.status !== "playing" || !view) return say("web-over");
  if (match.seat !== null) return you.seats.length > 1 ? say("web-turn-of", { name: game.seats[match.seat]?.name }) : say("web-turn-yours");
  const due = dueSeats(view);
  if (due.length > 1) return say("web-turn-several", { count: due.length });
  return say(match.past ? "study-turn" : "web-turn-of", { name: game.seats[due[0] ?? 0]?.name });
}

/** How a game ended, as those who hold these seats would say it. */
export function endOf(game: GameTold, seats: readonly number[]): string {
  if (game.status === "closed") return refusal("game-closed", {});
  if (!game.winners.length) return say("web-log-stopped");
  if (game.seats.length === 1) return say("web-over-alone", { points: game.scores[0] ?? 0 });
  if (game.winners.length === 1 && seats.length === 1 && seats[0] === game.winners[0]) return say("web-won-you");
  const names = game.winners.map((seat) => game.seats[seat]?.name ?? "");
  return say("web-won", { names, count: names.length });
}
