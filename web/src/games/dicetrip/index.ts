import type { GameRoom } from "../room";
import { askedColours } from "./colours";
import Table from "./Table.svelte";
import { label, played, sortName } from "./words";

export const room: GameRoom = { Table, words: { label, played, sortName }, television: () => import("./television.css"), askedColours };
