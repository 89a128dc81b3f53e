import type { GameRoom } from "../room";
import Table from "./Table.svelte";
import { advice, label, moment, played, sentence } from "./words";

export const room: GameRoom = { Table, words: { label, played, advice, sentence }, moment, television: () => import("./television.css") };
