/** The commands a browser sends to a live game. */
import type { Amend, Answer, EnterCard, EnterDice, Give, Leave, Play, Remove, Return, RollDice, Stop, Undo } from "../schema";

export type Command = Play | RollDice | EnterDice | EnterCard | Amend | Undo | Stop | Remove | Answer | Give | Return | Leave;
type WithoutEnvelope<T> = T extends Command ? Omit<T, "id" | "seen"> : never;
/** A command before the connection adds its id and the number of the last event received. */
export type ClientCommand = WithoutEnvelope<Command>;
