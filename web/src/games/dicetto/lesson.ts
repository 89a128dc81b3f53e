import type { GameView } from "../room";
import type { DicettoView } from "./view";

/** Dice are laid by tapping a card, which chooses those that fit it best. */
export function taps(move: string): string[][] {
  const slot = /^place (\w)/.exec(move)?.[1];
  return slot ? [[`[data-slot-card="${slot}"]`]] : [];
}

/** What somebody means who taps a card that their dice do not fit: to lay all of them there. */
export function meant(thing: Element, view: GameView): string | null {
  const slot = thing.closest<HTMLElement>("[data-slot-card]")?.dataset.slotCard;
  const { dice, laid, moves } = view as DicettoView;
  if (!slot || moves.some((move) => move.kind === "place" && move.slot === slot)) return null;
  const hand = dice.filter((_, place) => laid[place] === null).sort();
  return hand.length ? `place ${slot} ${hand.join(" ")}` : null;
}
