import type { GameRoom } from "../room";
import { meant, taps } from "./lesson";
import Table from "./Table.svelte";
import { label, played, sentence } from "./words";

export const room: GameRoom = { Table, words: { label, played, sentence }, taps, meant, guide: () => import("./guide"), television: () => import("./television.css") };
