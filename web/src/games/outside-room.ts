/** Rooms that outside games provide as ES modules, written with any framework. */
import type { Component } from "svelte";
import OutsideTable from "./OutsideTable.svelte";
import { room as generic } from "./generic-room";
import type { GameRoom, GameWords, TableProps } from "./room";

/** A drawn table: `update` is called when the game has changed, `destroy` when the table is closed. */
export type DrawnTable = { update: () => void; destroy: () => void };

/** The `room` export of such a module: a `GameRoom` whose table is drawn by a function instead of a Svelte component,
 * because two copies of Svelte's runtime do not see each other's changes. Missing parts come from the generic room.
 */
export type OutsideRoom = Partial<Pick<GameRoom, "television" | "askedColours">> & {
  words?: Partial<GameWords>;
  drawTable?: (target: HTMLElement, props: TableProps) => DrawnTable;
};

/** An outside game's room after loading. */
export type LoadedRoom = GameRoom & Pick<OutsideRoom, "drawTable">;

/** Load a room from the address in the catalogue. */
export async function loadRoomFrom(address: string): Promise<LoadedRoom> {
  const { room } = (await import(/* @vite-ignore */ address)) as { room: OutsideRoom };
  return completed(room);
}

/** Return an outside room with its gaps filled by the generic room. */
export function completed(room: OutsideRoom): LoadedRoom {
  const Table: Component<TableProps> = room.drawTable ? OutsideTable : generic.Table;
  return { ...generic, ...room, words: { ...generic.words, ...room.words }, Table };
}
