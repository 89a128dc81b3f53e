/** Comments once on each of the viewer's mistakes: its cost and the better move. Silent in a player's first game. */
import { settings } from "../../browser/settings.svelte";
import { request } from "../../connection/api";
import type { GameRoom, GameView } from "../../games/room";
import type { RemarkInfo } from "../../schema";
import { isFirstGame } from "../../study/first-games";
import { rememberMistake } from "../../study/practice-progress";
import { formatAmount } from "../../words/amounts";
import { loadMessages, say, STUDY } from "../../words/messages.svelte";
import type { GameTable, LogEntry } from "../game-table.svelte";
import { moveInWords } from "./advice-words";
import type { Coach } from "./coach.svelte";

/** How long a remark is shown, in milliseconds. */
const SHOWN = 15_000;

export class Remark {
  #text = $state("");
  #details = $state.raw<RemarkInfo | null>(null);
  #seat = $state(-1);
  #judged = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #table: GameTable;

  constructor(table: GameTable) {
    this.#table = table;
  }

  /** The remark; empty while another player at this device is due, because it is not about them. */
  get text(): string {
    const { activeSeat } = this.#table;
    return activeSeat === null || activeSeat === this.#seat ? this.#text : "";
  }

  /** The details of the remark, with the view at that time; null if there is none. */
  get details(): RemarkInfo | null {
    return this.text ? this.#details : null;
  }

  /** Check the viewer's last move, unless it is older than this page. Call this whenever the log changes. */
  follow(coach: Coach, room: GameRoom): void {
    const { log, you, lastRoll } = this.#table;
    if (!coach.isHere || !you.seats.length) return;
    const isOwn = (seat: number | null) => seat !== null && you.seats.includes(seat);
    const move = log.findLast(({ text, seat }) => /^\d+: /.test(text) && isOwn(seat));
    if (this.#judged < 0 && log.length) this.#judged = Math.max(move?.number ?? 0, lastRoll.number < 0 ? (log.at(-1)?.number ?? 0) : 0);
    if (/^(undo|amend)/.test(log.at(-1)?.text ?? "")) this.#clear(); // the move no longer exists
    if (move && this.#isNextTurn(move)) {
      this.#clear();
      this.#judged = log.at(-1)?.number ?? 0; // a verdict arriving after this is too late
    }
    if (!move || move.number <= this.#judged) return;
    this.#judged = move.number;
    this.#clear();
    const seating = log.findLast(({ number, text }) => number < move.number && text.startsWith(`seat ${move.seat} `));
    if (seating && !seating.text.startsWith(`seat ${move.seat} person`)) return; // a bot moved for this seat
    if (settings.remarks) void this.#judge(move.number, move.seat ?? 0, room);
  }

  /** Return whether the player of a move is choosing again after others have moved. */
  #isNextTurn(move: LogEntry): boolean {
    const { log, view, activeSeat } = this.#table;
    const othersMoved = log.some(({ number, text, seat }) => number > move.number && /^\d+: /.test(text) && seat !== move.seat);
    return othersMoved && activeSeat === move.seat && view?.pending.kind === "choose";
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#text = "";
  }

  async #judge(number: number, seat: number, room: GameRoom): Promise<void> {
    const view = this.#table.view as GameView;
    const [, verdict] = await Promise.all([
      loadMessages(STUDY),
      request<RemarkInfo>("GET", `/api/games/${this.#table.id}/remark?seat=${seat}&number=${number}`).catch(() => null),
    ]);
    if (!verdict?.costly) return;
    rememberMistake(view.game, `${this.#table.id}/${number}`);
    if (isFirstGame(view.game, this.#table.id)) return;
    const undone = this.#table.log.some((event) => event.number > number && /^(undo|amend)/.test(event.text));
    if (number !== this.#judged || undone) return;
    const { best } = verdict;
    this.#seat = seat;
    this.#details = verdict;
    this.#text = say("web-remark", { amount: formatAmount(verdict.chosen.loss, best.unit), move: moveInWords(best.instruction, best.move, verdict.view as GameView, room) });
    this.#timer = setTimeout(() => this.#clear(), SHOWN);
  }
}
