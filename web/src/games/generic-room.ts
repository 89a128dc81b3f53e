/** The room of a game without its own table: dice, score sheets and a list of moves, with the server's messages. */
import GenericTable from "../table/GenericTable.svelte";
import { hasMessage, say, term } from "../words/messages.svelte";
import type { GameMove, GameRoom, GameView } from "./room";

/** Return a move as the message `<game>-move-<kind>` with the move's fields as parameters, or else its notation. */
function label(move: GameMove, { game }: GameView): string {
  const { move: notation, kind = notation.split(" ")[0] ?? "", ...facts } = move;
  const words = Object.entries(facts).map(([key, value]) => [key, typeof value === "string" ? term(game, key, value) : value]);
  return messageFor(game, "move", kind, Object.fromEntries(words)) || notation;
}

/** Return a move as the message `<game>-did-<verb>` with the rest of the notation as `what`, or else its notation. */
function played(move: string, { game }: GameView): string {
  const [verb = "", ...rest] = move.split(" ");
  return messageFor(game, "did", verb, { what: rest.join(" "), count: rest.length }) || move;
}

function messageFor(game: string, role: string, kind: string, params: Record<string, unknown>): string {
  const id = `${game}-${role}-${kind.replaceAll("_", "-")}`;
  return hasMessage(id) ? say(id, params) : "";
}

export const room: GameRoom = { Table: GenericTable, words: { label, played } };
