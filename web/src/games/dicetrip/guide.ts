/** The symbols in the short rules of Dice Trip, and the current value of each line of the sheet. */
import type { GameView } from "../room";
import type { GameTable } from "../../table/game-table.svelte";
import { say } from "../../words/messages.svelte";
import type { DicetripView } from "./view";

export { default as Symbol } from "./Symbol.svelte";

export function now(id: string, any: GameView, table: GameTable): string {
  const view = any as DicetripView;
  const seat = table.activeSeat ?? view.seat;
  const item = seat === null ? undefined : view.sheets[seat]?.items.find((entry) => entry.id === id);
  return item ? say("dicetrip-now", { points: item.value }) : "";
}
