/** Finds a game's room: one compiled into the app, one provided by the game, or the generic one. */
import type { Component } from "svelte";
import { api } from "../connection/api";
import GenericArt from "./GenericArt.svelte";
import type { GameRoom } from "./room";

const rooms = import.meta.glob<GameRoom>("./*/index.ts", { import: "room" });
/** Pictures are part of the start page; the rest of a room is loaded when a table opens. */
const pictures = import.meta.glob<Component>("./*/Art.svelte", { import: "default", eager: true });

/** Return a game's room. */
export async function loadRoom(game: string): Promise<GameRoom> {
  const compiled = rooms[`./${game}/index.ts`];
  return compiled ? compiled() : ((await loadOutsideRoom(game)) ?? (await import("./generic-room")).room);
}

/** Return a game's picture, or a generic one. */
export function artOf(game: string): Component {
  return pictures[`./${game}/Art.svelte`] ?? GenericArt;
}

/** Return the room that an outside game provides as an ES module; null if there is none or it fails to load. */
async function loadOutsideRoom(game: string): Promise<GameRoom | null> {
  try {
    const kind = (await api.kind(game)) as { table_url?: string | null } | undefined;
    return kind?.table_url ? await (await import("./outside-room")).loadRoomFrom(kind.table_url) : null;
  } catch (error) {
    console.warn(`The table of ${game} cannot be loaded; the generic one is used.`, error);
    return null;
  }
}
