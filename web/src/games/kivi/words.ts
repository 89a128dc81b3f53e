import { say, signed, term } from "../../words/messages.svelte";
import type { GameMove, GameView, Moment } from "../room";
import type { LogEntry } from "../../table/game-table.svelte";
import { diceCharacters } from "../../table/dice/dice-text";
import { linesOf, squaresOf } from "./squares";
import type { KiviView } from "./view";

/** The length from which a line is celebrated. */
const LONG_LINE = 4;

/** Return a move as a choice. */
export function label(any: GameMove): string {
  const move = any as KiviView["moves"][number];
  if (move.kind === "keep") return say("kivi-move-keep", { dice: move.dice.join(" "), count: move.dice.length });
  if (move.kind === "box") return say("kivi-move-box");
  const gain = signed(move.gain);
  if (move.kind === "place") return say("kivi-move-place", { square: move.square, gain });
  return say("kivi-move-take-over", { square: move.square, gain, to: move.to, change: signed(move.other_gain) });
}

/** Return a move in the past tense. */
export function played(move: string): string {
  const [verb, ...rest] = move.split(" ");
  if (verb === "keep") return rest.length ? say("web-did-keep", { dice: diceCharacters(rest.map(Number)) }) : say("web-did-keep-none");
  if (verb === "box") return say("web-did-box");
  return rest.length > 1 ? say("web-did-take-over", { square: rest[0], to: rest[2] }) : say("web-did-stone", { square: rest[0] });
}

/** Return a sentence about a seat's move; empty for rolling again. */
export function sentence(move: string, name: string, _seat: number, any: GameView): string {
  if (move === "box") return say("kivi-did-box", { name });
  const [square, to] = squaresOf(move);
  if (!square) return "";
  const target = (any as KiviView).board.squares.find((candidate) => candidate.square === square)?.target ?? "";
  return to ? say("kivi-did-take-over", { name, square, to }) : say("kivi-did-place", { name, square, target: term("kivi", "target", target) });
}

/** Return a celebration for a line of four stones or more, or for a roll that fits anywhere; otherwise null. */
export function moment(event: LogEntry, before: GameView, after: GameView): Moment | null {
  const rolled = after as KiviView;
  if (event.text.startsWith("roll ") && event.seat != null && rolled.wild_roll && rolled.turn === event.seat) {
    const title = say("kivi-moment-wild", { roll: rolled.wild_roll });
    return { kind: "wild", seat: event.seat, title, detail: say("kivi-moment-wild-more") };
  }
  const [square] = squaresOf(/^\d+: (.*)$/.exec(event.text)?.[1] ?? "");
  if (!square || event.seat == null) return null;
  const line = linesOf(after as KiviView, event.seat).find(({ squares, stones }) => stones >= LONG_LINE && squares.includes(square));
  if (!line) return null;
  const gain = (after.sheets[event.seat]?.total ?? 0) - (before.sheets[event.seat]?.total ?? 0);
  return { kind: "line", seat: event.seat, title: say("kivi-moment", { stones: line.stones }), detail: say("kivi-moment-points", { gain }), where: line.squares };
}
