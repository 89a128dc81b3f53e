import { diceCharacters } from "../../table/dice/dice-text";
import { say, term } from "../../words/messages.svelte";
import type { GameMove, GameView, Moment, Story } from "../room";
import type { DicettoStory, DicettoView, PlaceStory } from "./view";

/** Return the slot where a move in notation places dice; null for other moves. */
export function slotOf(move: string): string | null {
  return /^place (\S+)/.exec(move)?.[1] ?? null;
}

/** Return a move as a choice. */
export function label(any: GameMove): string {
  const move = any as DicettoView["moves"][number];
  if (move.kind === "done") return say("dicetto-move-done");
  const dice = move.dice.join(" ");
  if (move.kind === "keep") return say("dicetto-move-keep", { dice, count: move.dice.length });
  return say("dicetto-move-place", { effect: move.effect, dice, slot: move.slot, card: term("dicetto", "card", move.asks) });
}

/** Return a move in the past tense. */
export function played(move: string, any: GameView, story?: Story): string {
  const [verb, ...rest] = move.split(" ");
  if (verb === "keep") return rest.length ? say("web-did-keep", { dice: diceCharacters(rest.map(Number)) }) : say("web-did-keep-none");
  if (verb === "done") return say("web-did-done");
  return say("web-did-lay", { dice: diceCharacters(rest.slice(1).map(Number)), slot: rest[0], card: cardName(rest[0], any, story) });
}

/** Return a sentence about a seat's move; empty for rolling again. */
export function sentence(move: string, name: string, _seat: number, view: GameView, story?: Story): string {
  const [verb, slot, ...dice] = move.split(" ");
  if (verb !== "place") return "";
  return say("dicetto-did-lay", { name, dice: diceCharacters(dice.map(Number)), card: cardName(slot, view, story) });
}

/** Return a celebration if the challenger won a battle for a card; otherwise null. */
export function battleMoment(story: DicettoStory, view: DicettoView, tint: string): Moment | null {
  if (story.winner === null || story.winner !== story.challenger) return null;
  const detail = say("dicetto-moment-card", { card: cardName(story.slot, view) });
  return { kind: "battle", seat: story.winner, title: say("dicetto-moment"), detail, dice: story.challenge, tint, where: [story.slot] };
}

/** Return the name of the card that lay in a slot: the event's story knows, the view only if it still lies there. */
function cardName(slot: string | undefined, view: GameView, story?: Story): string {
  const asks = (story as Partial<PlaceStory> | undefined)?.asks ?? (view as DicettoView).row.find((place) => place.slot === slot)?.asks;
  return asks ? term("dicetto", "card", asks) : "";
}
