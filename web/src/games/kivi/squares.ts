/** Helpers for the board's squares and lines of stones. */
import type { SeatInfo } from "../../schema";
import type { KiviView, LineView } from "./view";

export type Square = KiviView["board"]["squares"][number];
/** A line drawn on the board: its owner, and its points if they are shown. */
export type Drawn = { line: LineView; seat: SeatInfo | undefined; points?: string };

/** Return the lines that a seat scores now. */
export function linesOf(view: KiviView, seat: number): LineView[] {
  return view.sheets[seat]?.items.find((item) => item.id === "lines")?.detail.lines ?? [];
}

/** Return the values of a seat's stones outside any line. */
export function singlesOf(view: KiviView, seat: number): number[] {
  return view.sheets[seat]?.items.find((item) => item.id === "singles")?.detail.values ?? [];
}

/** Return the CSS class of a square's colour: white is worth 1, black 2, red 3 or more. */
export function colourClass(value: number): string {
  return `v${Math.min(Math.max(value, 1), 3)}`;
}

/** Return a move's squares in notation: "place d4 move b2" puts a stone on d4 and moves another one to b2. */
export function squaresOf(move: string): string[] {
  return /^place (\S+)(?: move (\S+))?/.exec(move)?.slice(1).filter(Boolean) ?? [];
}
