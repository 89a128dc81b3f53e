/** Finds other players' latest moves. */
import type { GameRoom, Story } from "../../games/room";
import { say } from "../../words/messages.svelte";
import type { GameTable } from "../game-table.svelte";

export type Deed = { seat: number; text: string; move: string };

/** Return the other players' moves since the active seat's last turn, latest first, without the seat prefix. */
export function deedsSince(table: GameTable): { seat: number; move: string; story?: Story }[] {
  const found: { seat: number; move: string; story?: Story }[] = [];
  const own = table.activeSeat ?? (table.ownSeats.length === 1 ? (table.ownSeats[0] ?? null) : null);
  for (const { text, seat, story } of table.log.toReversed()) {
    if (/^(undo|amend|start)/.test(text)) break;
    const move = /^\d+: (.*)$/.exec(text)?.[1];
    if (move === undefined || seat === null) continue;
    if (seat === own) {
      if (found.length || table.activeSeat === null) break;
    } else found.push({ seat, move, ...(story && { story }) });
    if (own === null && found.length) break; // spectators have no own turn to count from
  }
  return found;
}

/** Return the latest move of another player as a sentence; null if there is none since the viewer's turn. */
export function latestDeed(table: GameTable, room: GameRoom): Deed | null {
  const { game, view } = table;
  if (!game || !view || table.isHandingOver || table.isReplay) return null;
  if (table.log.at(-1)?.text.startsWith("undo")) return { seat: -1, text: say("web-log-undo"), move: "" };
  for (const { seat, move, story } of deedsSince(table)) {
    const name = game.seats[seat]?.name ?? "";
    const text = room.words.sentence ? room.words.sentence(move, name, seat, view, story) : say("web-log-move", { name, what: room.words.played(move, view, story) });
    if (text) return { seat, text, move };
  }
  return null;
}
