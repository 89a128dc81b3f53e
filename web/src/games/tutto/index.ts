import type { GameRoom } from "../room";
import Table from "./Table.svelte";
import { label, played } from "./words";

export const room: GameRoom = { Table, words: { label, played }, television: () => import("./television.css") };
