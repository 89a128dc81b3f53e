/** All players' chances to win after each turn, if the players allowed a coach and the viewer wants to see them. */
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
  #isLoading = false;
  #seen = -1;

  constructor(table: GameTable) {
    this.#table = table;
  }

  /** The chances in whole per cent by seat; empty if unknown or switched off. */
  get percents(): number[] {
    return settings.chances ? this.#percents : [];
  }

  /** The number of the last event if a turn starts with it, else -1. */
  get #turn(): number {
    const { view, game } = this.#table;
    return view && "waits" in view.pending && view.pending.waits ? (game?.number ?? -1) : -1;
  }

  #isWanted(hasCoach: boolean): boolean {
    const { game } = this.#table;
    const hasRandomBot = game?.seats.some(({ bot }) => bot === NO_LEVEL); // the server has no chances for random play
    return hasCoach && settings.chances && game?.status === "playing" && game.seats.length > 1 && !hasRandomBot;
  }

  /** Update the chances if a turn has started since the last response. Call this whenever the table changes. */
  follow(hasCoach: boolean): void {
    if (this.#isWanted(hasCoach) && (this.#turn > this.#seen || this.#seen < 0)) void this.#update(hasCoach);
  }

  /** Fetch the chances, one request at a time, and again if the game went on meanwhile. */
  async #update(hasCoach: boolean): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      await loadMessages(STUDY);
      const answer = await request<OddsInfo>("GET", `/api/games/${this.#table.id}/odds`);
      this.#seen = answer.number;
      this.#percents = wholePercents(answer.odds.map(({ win }) => win));
    } catch {
      this.#seen = Math.max(this.#seen, this.#turn, 0); // retry at the next turn
    }
    this.#isLoading = false;
    if (this.#isWanted(hasCoach) && this.#turn > this.#seen) void this.#update(hasCoach);
  }

  /** Whether the chances assume better play than that of a bot at the table: they are those of perfect players. */
  get assumesMore(): boolean {
    return this.percents.length > 0 && (this.#table.game?.seats.some(({ bot }) => bot && bot !== BEST_LEVEL) ?? false);
  }

  /** Return a seat's chance as a sentence; empty if unknown. */
  sentence(seat: number): string {
    const percent = this.percents[seat];
    return percent === undefined ? "" : say("web-chance-of", { name: this.#table.game?.seats[seat]?.name, percent });
  }
}
