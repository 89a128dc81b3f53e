import type { GameRoom } from "../room";
import { askedColours } from "./colours";
import Table from "./Table.svelte";
import { advice, label, moment, played, sentence, sortName } from "./words";

export const room: GameRoom = { Table, words: { label, played, advice, sentence, sortName }, moment, television: () => import("./television.css"), askedColours };
