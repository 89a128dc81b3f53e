/** Says whose turn it is and who won. */
import type { GameInfo } from "../schema";
import { dueSeats, type GameTable } from "../table/game-table.svelte";
import { refusalText, say } from "./messages.svelte";

/** Return whose turn it is, from the side of this device's players. */
export function describeTurn(table: GameTable): string {
  const { game, view, you } = table;
  if (game?.status !== "playing" || !view) return say("web-over");
  if (table.activeSeat !== null) return you.seats.length > 1 ? say("web-turn-of", { name: game.seats[table.activeSeat]?.name }) : say("web-turn-yours");
  const due = dueSeats(view);
  if (due.length > 1) return say("web-turn-several", { count: due.length });
  return say(table.isReplay ? "study-turn" : "web-turn-of", { name: game.seats[due[0] ?? 0]?.name });
}

/** Return how a game ended, from the side of whoever holds these seats. */
export function describeResult(game: GameInfo, seats: readonly number[]): string {
  if (game.status === "closed") return refusalText("game-closed", {});
  if (!game.winners.length) return say("web-log-stopped");
  if (game.seats.length === 1) return say("web-over-alone", { points: game.scores[0] ?? 0 });
  if (game.winners.length === 1 && seats.length === 1 && seats[0] === game.winners[0]) return say("web-won-you");
  const names = game.winners.map((seat) => game.seats[seat]?.name ?? "");
  return say("web-won", { names, count: names.length });
}
