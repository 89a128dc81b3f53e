/** The symbols in the short rules of Yatzy, and the current value of each row. */
import type { GameView } from "../room";
import type { GameTable } from "../../table/game-table.svelte";
import { say } from "../../words/messages.svelte";
import type { YatzyView } from "./view";

export { default as Symbol } from "./Symbol.svelte";

export function now(id: string, any: GameView, table: GameTable): string {
  const view = any as YatzyView;
  const seat = table.activeSeat ?? view.seat;
  const item = seat === null ? undefined : view.sheets[seat]?.items.find((entry) => entry.id === id);
  if (!item) return "";
  if (item.id === "bonus") return item.value ? say("yatzy-now-written", { points: item.value }) : say("yatzy-now-bonus", { points: item.detail.upper });
  if (item.value !== null) return say("yatzy-now-written", { points: item.value });
  const points = view.would[id];
  return points === undefined ? say("yatzy-now-free") : say("yatzy-now-would", { points });
}
