import type { GameRoom } from "../room";
import Table from "./Table.svelte";
import { advice, label, played, sentence } from "./words";

export const room: GameRoom = { Table, words: { label, played, advice, sentence }, television: () => import("./television.css") };
