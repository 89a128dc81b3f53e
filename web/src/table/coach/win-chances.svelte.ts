/** Everybody's chance to win after each turn, if the players allowed a coach and the viewer wants to see it. */
import { settings } from "../../browser/settings.svelte";
import { request } from "../../connection/api";
import type { OddsInfo } from "../../schema";
import { loadMessages, say, STUDY } from "../../words/messages.svelte";
import { wholePercents } from "../../words/whole-percents";
import type { GameTable } from "../game-table.svelte";

const BEST_LEVEL = "hard";
const NO_LEVEL = "random";

export class WinChances {
  #percents = $state.raw<number[]>([]);
  #table: GameTable;
  #asking = false;
  #seen = -1;

  constructor(table: GameTable) {
    this.#table = table;
  }

  /** The chances in whole per cent by seat; empty until they are known, or if nobody wants to see them. */
  get percents(): number[] {
    return settings.chances ? this.#percents : [];
  }

  /** The number of the last event if a turn begins with it, else -1. */
  get #turn(): number {
    const { view, game } = this.#table;
    return view && "waits" in view.pending && view.pending.waits ? (game?.number ?? -1) : -1;
  }

  #isWanted(hasCoach: boolean): boolean {
    const { game } = this.#table;
    const unequal = game?.seats.some(({ bot }) => bot === NO_LEVEL); // the server has no chances for that
    return hasCoach && settings.chances && game?.status === "playing" && game.seats.length > 1 && !unequal;
  }

  /** Ask for the chances if a turn has begun since the last answer. Call it whenever the table changes. */
  follow(hasCoach: boolean): void {
    if (this.#isWanted(hasCoach) && (this.#turn > this.#seen || this.#seen < 0)) void this.#update(hasCoach);
  }

  /** Ask, one request at a time; if the game went on meanwhile, ask again. */
  async #update(hasCoach: boolean): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      await loadMessages(STUDY);
      const answer = await request<OddsInfo>("GET", `/api/games/${this.#table.id}/odds`);
      this.#seen = answer.number;
      this.#percents = wholePercents(answer.odds.map(({ win }) => win));
    } catch {
      this.#seen = Math.max(this.#seen, this.#turn, 0); // the next turn asks again
    }
    this.#asking = false;
    if (this.#isWanted(hasCoach) && this.#turn > this.#seen) void this.#update(hasCoach);
  }

  /** Whether the chances flatter a bot: they are those of players who always do the best thing. */
  get assumesMore(): boolean {
    return this.percents.length > 0 && (this.#table.game?.seats.some(({ bot }) => bot && bot !== BEST_LEVEL) ?? false);
  }

  /** Return a seat's chance as a sentence; empty if it is not known. */
  sentence(seat: number): string {
    const percent = this.percents[seat];
    return percent === undefined ? "" : say("web-chance-of", { name: this.#table.game?.seats[seat]?.name, percent });
  }
}
