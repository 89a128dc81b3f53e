import type { GameRoom } from "../room";
import { askedColours } from "./colours";
import { meant, taps } from "./lesson";
import Table from "./Table.svelte";
import { label, moment, played, sentence, sortName } from "./words";

export const room: GameRoom = { Table, words: { label, played, sentence, sortName }, moment, taps, meant, guide: () => import("./guide"), television: () => import("./television.css"), askedColours };
