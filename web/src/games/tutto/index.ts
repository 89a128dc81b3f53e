import type { GameRoom } from "../room";
import { meant } from "./lesson";
import Table from "./Table.svelte";
import { label, moment, played, sentence } from "./words";

export const room: GameRoom = { Table, words: { label, played, sentence }, moment, meant, guide: () => import("./guide"), television: () => import("./television.css") };
