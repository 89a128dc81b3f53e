/** What the parts of one table share: where its dice lie, what the coach said, the chances, and the moment being celebrated. */
import type { Snippet } from "svelte";
import type { GameRoom, GameView, Moment } from "../../games/room";
import { Coach } from "../coach/coach.svelte";
import { WinChances } from "../coach/win-chances.svelte";
import { ScreenPlaces } from "../dice/screen-places.svelte";
import type { GameTable } from "../game-table.svelte";

/** Milliseconds for which a moment has the tray, and a short notice the slot. */
const MOMENT = 1400;
const NOTICE = 6000;

export class FrameState {
  readonly places: ScreenPlaces;
  readonly coach: Coach;
  readonly chances: WinChances;
  /** The moment that is being celebrated. */
  moment = $state.raw<Moment | null>(null);
  /** A sentence for the slot, said for a short while. */
  notice = $state("");
  /** The seat whose column or map is shown beside one's own; null lets the table choose. */
  comparedSeat = $state<number | null>(null);
  /** Whether the page has a rail beside the table, where the coach speaks. */
  hasRail = $state(false);
  /** What stands in the place of the slot that speaks, on a page that says something else there: a lesson. */
  slot = $state.raw<Snippet | null>(null);
  /** Shows the result of a game that is over, on pages that can. */
  showResult = $state.raw<(() => void) | null>(null);
  /** Tells what a thing on the table is, by its id in the short rules, on pages that can. */
  explain = $state.raw<((thing: string) => void) | null>(null);

  #table: GameTable;
  #seen: number | null = null;
  #before: GameView | null = null;
  #momentTimer: ReturnType<typeof setTimeout> | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: GameTable) {
    this.#table = table;
    this.places = new ScreenPlaces(table);
    this.coach = new Coach(table);
    this.chances = new WinChances(table);
  }

  /** Say something in the slot for a short while. */
  say(sentence: string): void {
    clearTimeout(this.#noticeTimer);
    this.notice = sentence;
    this.#noticeTimer = setTimeout(() => (this.notice = ""), NOTICE);
  }

  /** Celebrate a moment; any tap or key ends it. */
  celebrate(moment: Moment): void {
    clearTimeout(this.#momentTimer);
    this.moment = moment;
    this.#momentTimer = setTimeout(() => this.endMoment(), MOMENT);
  }

  endMoment(): void {
    clearTimeout(this.#momentTimer);
    this.moment = null;
  }

  /** Look at the events since the last call, and celebrate what the game finds worth it, unless part of the game was passed over. Call it whenever the table changes. */
  follow(room: GameRoom, jumped = false): void {
    const { log, view } = this.#table;
    const seen = this.#seen ?? this.#table.game?.number ?? 0;
    const before = this.#before ?? view;
    this.#seen = Math.max(seen, log.at(-1)?.number ?? 0);
    this.#before = view;
    if (!view || !before || !room.moment || jumped) return;
    const fresh = log.filter(({ number, text }) => number > seen && text);
    const moment = fresh.map((event) => room.moment?.(event, before, view, fresh)).findLast((each) => each);
    if (moment) this.celebrate(moment);
  }
}

const states = new WeakMap<GameTable, FrameState>();

/** Return the state that the parts of a table share. */
export function frameOf(table: GameTable): FrameState {
  const found = states.get(table) ?? new FrameState(table);
  states.set(table, found);
  return found;
}
