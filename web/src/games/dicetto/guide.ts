/** The symbols in the short rules of Dicetto, and the current holder of each card. */
import type { GameView } from "../room";
import type { GameTable } from "../../table/game-table.svelte";
import { say } from "../../words/messages.svelte";
import type { DicettoView } from "./view";

export { default as Symbol } from "./Symbol.svelte";

export function now(id: string, any: GameView, table: GameTable): string {
  const view = any as DicettoView;
  const nameOf = (seat: number) => table.game?.seats[seat]?.name ?? "";
  const bonus = view.bonus.find(({ kind }) => kind === id);
  if (bonus) return bonus.holder === null ? say("dicetto-now-tied") : say("dicetto-now-leads", { name: nameOf(bonus.holder), count: bonus.counts[bonus.holder] });
  const lying = view.row.filter((place) => place.card !== null && place.asks === id);
  return lying
    .map((place) => (place.card === null || place.owner === null ? say("dicetto-now-free") : say("dicetto-now-held", { name: nameOf(place.owner), sum: place.sum })))
    .join(" ");
}
