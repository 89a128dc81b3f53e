import { say, term } from "../../words/messages.svelte";
import { diceCharacters } from "../../table/dice/dice-text";
import type { GameTable, LogEntry } from "../../table/game-table.svelte";
import type { TuttoView } from "./view";
import type { GameMove, GameView, Moment } from "../room";

export type TuttoMove = TuttoView["moves"][number];

/** Return a chance in whole per cent; 0 and 100 only if it is certain. */
export function percent(chance: number): number {
  return chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Return a move as a choice. */
export function label(any: GameMove): string {
  const move = any as TuttoMove;
  if (move.kind === "stop") return say("tutto-label-stop", { points: move.banks });
  if (move.kind === "go") return say("tutto-label-go");
  return say("tutto-label-set", { dice: move.dice?.join(" ") ?? "" });
}

/** Return the consequences of a choice, in a few words. */
export function outlook(move: TuttoMove): string {
  if (move.kind === "stop") return say(move.tutto ? "tutto-choice-stop-tutto" : "tutto-choice-stop", { points: move.banks, total: move.total });
  if (move.kind === "go") return say("tutto-choice-go", { ends: move.ends, of: move.of, percent: percent(move.loses ?? 0) });
  if (move.wins) return say("tutto-choice-wins");
  if (move.ends) return say("tutto-choice-ends", { collected: move.collected });
  const facts = { points: move.points, collected: move.collected, left: move.left, percent: percent(move.null?.chance ?? 0) };
  if (move.tutto) return move.null ? say("tutto-choice-again", facts) : say("tutto-choice-tutto", facts);
  return say(move.points ? "tutto-choice-set" : "tutto-choice-faces", facts);
}

/** Return a move in the past tense. */
export function played(move: string): string {
  const [verb, ...rest] = move.split(" ");
  if (verb === "set") return say("web-did-set", { dice: diceCharacters(rest.map(Number)) });
  return say(verb === "go" ? "web-did-go" : "web-did-stop");
}

/** Return a sentence about a seat's last move or, once its turn is over, about how the turn ended. */
export function sentence(move: string, name: string, seat: number, any: GameView): string {
  const view = any as TuttoView;
  const past = view.turn === seat ? undefined : view.past.findLast((turn) => turn.seat === seat);
  if (past?.ending === "clover") return say("tutto-clover-won", { name });
  if (past?.banked) return say("tutto-told-banked", { name, points: past.banked });
  if (past) return say(past.points ? "tutto-told-lost" : "tutto-told-nothing", { name, ending: term("tutto", "ending", past.ending), points: past.points });
  const [verb, ...rest] = move.split(" ");
  if (verb === "set") return say("tutto-told-set", { name, dice: diceCharacters(rest.map(Number)) });
  return verb === "go" ? say("tutto-told-go", { name }) : "";
}

/** Return how the viewer's last turn ended, while others play; empty if there is nothing to say. */
export function ownResult(table: GameTable): string {
  const view = table.view as TuttoView;
  const past = view.past.at(-1);
  if (!past || past.ending === "clover" || !table.ownSeats.includes(past.seat)) return "";
  if (past.banked) return say("tutto-own-banked", { points: past.banked });
  return say("tutto-own-lost", { ending: past.ending, points: past.points });
}

/** Return a celebration for a Tutto, with all six dice set aside; otherwise null. */
export function moment({ text, seat }: LogEntry, before: GameView, after: GameView): Moment | null {
  if (seat === null || !/^\d+: (set|stop)/.test(text)) return null;
  const count = tuttosOf(after as TuttoView, seat) - ((before as TuttoView).turn === seat ? (before as TuttoView).tuttos : 0);
  const previous = before as TuttoView;
  if (count < 1 || previous.turn !== seat) return null;
  const dice = previous.dice.map((die) => die ?? 1);
  return { kind: "tutto", seat, title: say("tutto-name"), detail: say("tutto-all-six"), dice };
}

function tuttosOf(view: TuttoView, seat: number): number {
  if (view.turn === seat) return view.tuttos;
  return view.past.findLast((turn) => turn.seat === seat)?.cards.reduce((sum, { tuttos }) => sum + tuttos, 0) ?? 0;
}
