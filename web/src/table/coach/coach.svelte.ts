/** The coach at a table: the advice for the choice that is due, if the players allowed one and the game has one. */
import { settings } from "../../browser/settings.svelte";
import { api, Refusal, request } from "../../connection/api";
import type { AdviceInfo, AdviceList } from "../../schema";
import { loadMessages, refusalText, STUDY } from "../../words/messages.svelte";
import type { GameTable } from "../game-table.svelte";

export class Coach {
  #table: GameTable;
  /** Whether this game has a coach. */
  #knows = $state(false);
  #answer = $state.raw<AdviceList | null>(null);
  /** The move to mark on a table that stands still. */
  #marked = $state("");
  /** Why there is no advice, as a sentence, and the number of the event after which it was asked for. */
  #refusal = $state.raw<{ number: number; sentence: string } | null>(null);
  busy = $state(false);
  /** Whether the list of all choices is open. */
  listed = $state(false);

  constructor(table: GameTable) {
    this.#table = table;
  }

  /** Find out whether the game has a coach. Call it once the game is known. */
  async prepare(): Promise<void> {
    this.#knows = (await api.kind(this.#table.game?.game).catch(() => undefined))?.coach ?? false;
  }

  /** Whether the coach may comment on this game at all. */
  get isHere(): boolean {
    return this.#knows && Boolean(this.#table.game?.coach);
  }

  /** Whether the coach has its place at this table; it answers only when there is a choice to make. */
  get isOffered(): boolean {
    return this.isHere && settings.coach && this.#table.ownSeats.length > 0 && this.#table.game?.status === "playing";
  }

  get canAsk(): boolean {
    return this.isOffered && this.#table.activeSeat !== null && (this.#table.view?.moves.length ?? 0) > 1;
  }

  /** Every legal move with its value, best first; empty until asked, and again after the next event. */
  get advice(): AdviceInfo[] {
    const answer = this.#answer;
    return answer && answer.number === this.#lastEvent && answer.seat === this.#table.activeSeat ? answer.advice : [];
  }

  /** The best move, once asked. */
  get best(): AdviceInfo | null {
    return this.advice[0] ?? null;
  }

  /** The move that the table rings: the best one, once asked; empty if there is none. */
  get ringed(): string {
    return this.#marked || (this.best?.move ?? "");
  }

  /** Ring a move, on a table that stands still. */
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

  /** Put the advice away. */
  dismiss(): void {
    this.#answer = null;
    this.#refusal = null;
    this.listed = false;
  }
}
