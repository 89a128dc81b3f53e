/** Formats whose turn it is and who won. */
import type { GameInfo } from "../schema";
import { dueSeats, type GameTable } from "../table/game-table.svelte";
import { refusalText, say } from "./messages.svelte";

/** Return whose turn it is, from the perspective of this device's players. */
export function describeTurn(table: GameTable): string {
  const { game, view, you } = table;
  if (game?.status !== "playing" || !view) return say("web-over");
  if (table.activeSeat !== null && table.namesTurn) return say("study-turn", { name: game.seats[table.activeSeat]?.name });
  if (table.activeSeat !== null) return you.seats.length > 1 ? say("web-turn-of", { name: game.seats[table.activeSeat]?.name }) : say("web-turn-yours");
  const due = dueSeats(view);
  if (due.length === 1 && you.seats.length === 1 && due[0] === you.seats[0]) return say("web-turn-yours");
  if (due.length > 1) return say("web-turn-several", { count: due.length });
  return say(table.isReplay ? "study-turn" : "web-turn-of", { name: game.seats[due[0] ?? 0]?.name });
}

/** Return how a game ended, from the perspective of these seats. */
export function describeResult(game: GameInfo, seats: readonly number[]): string {
  if (game.status === "closed") return refusalText("game-closed", {});
  if (!game.winners.length) return say("web-log-stopped");
  if (game.seats.length === 1) return say("web-over-alone", { points: game.scores[0] ?? 0 });
  const names = game.winners.map((seat) => game.seats[seat]?.name ?? "");
  if (names.length > 1) return say("web-won", { names, count: names.length });
  const [winner = 0] = game.winners;
  const others = game.scores.filter((_, seat) => seat !== winner);
  const points = (game.scores[winner] ?? 0) - Math.max(...others);
  const mine = seats.length === 1 && seats[0] === winner;
  if (points > 0) return say(mine ? "web-won-you-by" : "web-won-by", { name: names[0], points }); // otherwise points did not decide it
  return mine ? say("web-won-you") : say("web-won", { names, count: 1 });
}
