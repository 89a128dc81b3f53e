/** What is sent: the server's commands, and the same without what the connection adds. */
import type { Answer, Give, Leave, Play, Return, RollDice, Stop, Undo, EnterDice, EnterCard, Amend } from "../schema";

export type Command = Play | RollDice | EnterDice | EnterCard | Amend | Undo | Stop | Answer | Give | Return | Leave;
type Without<T> = T extends Command ? Omit<T, "id" | "seen"> : never;
export type ClientMessage = Without<Command>;
