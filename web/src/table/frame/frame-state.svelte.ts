/** The state shared by the parts of a table: places of dice, the coach, the chances, and the current celebration. */
import type { Snippet } from "svelte";
import type { GameRoom, GameView, Moment } from "../../games/room";
import { Coach } from "../coach/coach.svelte";
import { WinChances } from "../coach/win-chances.svelte";
import { ScreenPlaces } from "../dice/screen-places.svelte";
import type { GameTable } from "../game-table.svelte";

/** How long a celebration is in the tray, how long it may take to get there, and how long a notice is in the slot, in
 * milliseconds. */
const MOMENT = 1400;
const MOMENT_LOADING = 8000;
const NOTICE = 6000;

export class FrameState {
  readonly places: ScreenPlaces;
  readonly coach: Coach;
  readonly chances: WinChances;
  /** The current celebration. */
  moment = $state.raw<Moment | null>(null);
  /** A sentence that the slot shows for a short time. */
  notice = $state("");
  /** The seat whose column or map is shown beside the viewer's; null lets the table choose. */
  comparedSeat = $state<number | null>(null);
  /** Whether the page has a rail beside the table, which shows the coach. */
  hasRail = $state(false);
  /** A replacement for the message slot, as in a lesson. */
  slot = $state.raw<Snippet | null>(null);
  /** Shows the result of a finished game; null if the page cannot. */
  showResult = $state.raw<(() => void) | null>(null);
  /** Explains an item on the table by its id in the short rules; null if the page cannot. */
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

  /** Show a sentence in the slot for a short time. */
  say(sentence: string): void {
    clearTimeout(this.#noticeTimer);
    this.notice = sentence;
    this.#noticeTimer = setTimeout(() => (this.notice = ""), NOTICE);
  }

  /** Show a celebration; any tap or key ends it. */
  celebrate(moment: Moment): void {
    this.moment = moment;
    this.#endMomentIn(MOMENT_LOADING);
  }

  /** The celebration, whose code is loaded at the first one, is on the screen now. */
  startMoment(): void {
    this.#endMomentIn(MOMENT);
  }

  endMoment(): void {
    clearTimeout(this.#momentTimer);
    this.moment = null;
  }

  #endMomentIn(milliseconds: number): void {
    clearTimeout(this.#momentTimer);
    this.#momentTimer = setTimeout(() => this.endMoment(), milliseconds);
  }

  /** Celebrate the latest notable event since the last call, unless part of the game was skipped. Call this whenever
   * the table changes. */
  follow(room: GameRoom, jumped = false): void {
    const { log, view } = this.#table;
    const seen = this.#seen ?? this.#table.game?.number ?? 0;
    const before = this.#before ?? view;
    this.#seen = Math.max(seen, log.at(-1)?.number ?? 0);
    this.#before = view;
    if (!view || !before || !room.moment || jumped) return;
    const fresh = log.filter(({ number, text }) => number > seen && text);
    const moment = fresh.map((event) => room.moment?.(event, before, view, fresh)).findLast(Boolean);
    if (moment) this.celebrate(moment);
  }
}

const states = new WeakMap<GameTable, FrameState>();

/** Return the shared state of a table, creating it at the first call. */
export function frameOf(table: GameTable): FrameState {
  const found = states.get(table) ?? new FrameState(table);
  states.set(table, found);
  return found;
}
