/** The coach at a table: advice for the current choice, if the game has a coach and the players allowed it. */
import { settings } from "../../browser/settings.svelte";
import { api, Refusal, request } from "../../connection/api";
import type { AdviceInfo, AdviceList } from "../../schema";
import { loadMessages, refusalText, STUDY } from "../../words/messages.svelte";
import type { GameTable } from "../game-table.svelte";

export class Coach {
  #table: GameTable;
  /** Whether this game has a coach. */
  #hasCoach = $state(false);
  #answer = $state.raw<AdviceList | null>(null);
  /** The move to mark on a still picture of a table. */
  #marked = $state("");
  /** Why there is no advice, as a sentence, and the number of the last event at the time of the request. */
  #refusal = $state.raw<{ number: number; sentence: string } | null>(null);
  busy = $state(false);
  /** Whether the list of all choices is open. */
  listed = $state(false);

  constructor(table: GameTable) {
    this.#table = table;
  }

  /** Find out whether the game has a coach. Call this once the game is known. */
  async prepare(): Promise<void> {
    this.#hasCoach = (await api.kind(this.#table.game?.game).catch(() => undefined))?.coach ?? false;
  }

  /** Whether the coach may comment on this game at all. */
  get isHere(): boolean {
    return this.#hasCoach && Boolean(this.#table.game?.coach);
  }

  /** Whether this table shows the coach; it can be asked only when there is a choice to make. */
  get isOffered(): boolean {
    return this.isHere && settings.coach && this.#table.ownSeats.length > 0 && this.#table.game?.status === "playing";
  }

  get canAsk(): boolean {
    return this.isOffered && this.#table.activeSeat !== null && (this.#table.view?.moves.length ?? 0) > 1;
  }

  /** All legal moves with their values, best first; empty before a request and after the next event. */
  get advice(): AdviceInfo[] {
    const answer = this.#answer;
    return answer && answer.number === this.#lastEvent && answer.seat === this.#table.activeSeat ? answer.advice : [];
  }

  /** The best move; null without advice. */
  get best(): AdviceInfo | null {
    return this.advice[0] ?? null;
  }

  /** The move that the table highlights: the marked or the best one; empty if there is none. */
  get ringed(): string {
    return this.#marked || (this.best?.move ?? "");
  }

  /** Highlight a move on a still picture of a table. */
  mark(move: string): void {
    this.#marked = move;
  }

  get problem(): string {
    return this.#refusal?.number === this.#lastEvent ? this.#refusal.sentence : "";
  }

  get #lastEvent(): number {
    return this.#table.log.at(-1)?.number ?? -1;
  }

  async ask(): Promise<void> {
    const number = this.#lastEvent;
    this.busy = true;
    this.listed = false;
    this.#refusal = null;
    try {
      const [answer] = await Promise.all([request<AdviceList>("GET", this.#table.adviceAddress), loadMessages(STUDY)]);
      this.#answer = answer;
    } catch (error) {
      const sentence = error instanceof Refusal ? refusalText(error.code, error.params, this.#table.game?.game) : String(error);
      this.#refusal = { number, sentence };
    } finally {
      this.busy = false;
    }
  }

  /** Clear the advice. */
  dismiss(): void {
    this.#answer = null;
    this.#refusal = null;
    this.listed = false;
  }
}
