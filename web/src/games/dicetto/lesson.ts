import type { GameView } from "../room";
import type { DicettoView } from "./view";

/** Return what to tap for a move: a card, which chooses the best dice for it. */
export function taps(move: string): string[][] {
  const slot = /^place (\w)/.exec(move)?.[1];
  return slot ? [[`[data-slot-card="${slot}"]`]] : [];
}

/** Return the move that a tap on a card without a legal move stands for: placing all dice there. */
export function meant(thing: Element, view: GameView): string | null {
  const slot = thing.closest<HTMLElement>("[data-slot-card]")?.dataset.slotCard;
  const { dice, laid, moves } = view as DicettoView;
  if (!slot || moves.some((move) => move.kind === "place" && move.slot === slot)) return null;
  const hand = dice.filter((_, place) => laid[place] === null).sort();
  return hand.length ? `place ${slot} ${hand.join(" ")}` : null;
}
