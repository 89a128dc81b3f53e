/** Comments on an own mistake, once: what it cost and what would have been better. */
import { settings } from "../../browser/settings.svelte";
import { request } from "../../connection/api";
import type { GameMove, GameRoom, GameView } from "../../games/room";
import type { RemarkInfo } from "../../schema";
import { rememberPosition } from "../../study/practice-queue";
import { formatAmount } from "../../words/amounts";
import { loadMessages, say, STUDY } from "../../words/messages.svelte";
import type { GameTable } from "../game-table.svelte";
import type { Coach } from "./coach.svelte";

/** Milliseconds for which a remark is shown. */
const SHOWN = 6000;

export class Remark {
  #text = $state("");
  #seat = $state(-1);
  #judged = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #table: GameTable;

  constructor(table: GameTable) {
    this.#table = table;
  }

  /** The remark; empty while another player at this device is due: it is not about them. */
  get text(): string {
    const { activeSeat } = this.#table;
    return activeSeat === null || activeSeat === this.#seat ? this.#text : "";
  }

  /** Judge the last own move, unless it was played before this page was opened. Call it whenever the log changes. */
  follow(coach: Coach, room: GameRoom): void {
    const { log, you, lastRoll } = this.#table;
    if (!coach.isHere || !you.seats.length) return;
    const isOwn = (seat: number | null) => seat !== null && you.seats.includes(seat);
    const move = log.findLast(({ text, seat }) => /^\d+: /.test(text) && isOwn(seat));
    if (this.#judged < 0 && log.length) this.#judged = Math.max(move?.number ?? 0, lastRoll.number < 0 ? (log.at(-1)?.number ?? 0) : 0);
    if (/^(undo|amend)/.test(log.at(-1)?.text ?? "")) this.#clear(); // what it was about is gone
    if (!move || move.number <= this.#judged) return;
    this.#judged = move.number;
    this.#clear();
    const seating = log.findLast(({ number, text }) => number < move.number && text.startsWith(`seat ${move.seat} `));
    if (seating && !seating.text.startsWith(`seat ${move.seat} person`)) return; // a bot moved in this seat's place
    if (settings.remarks) void this.#judge(move.number, move.seat ?? 0, room);
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
    rememberPosition(view.game, `${this.#table.id}/${number}`);
    const undone = this.#table.log.some((each) => each.number > number && /^(undo|amend)/.test(each.text));
    if (number !== this.#judged || undone) return;
    const better = verdict.better as GameMove;
    this.#seat = seat;
    this.#text = say("web-remark", { amount: formatAmount(verdict.chosen.loss, verdict.best.unit), move: room.words.advice?.(better, view, true) ?? room.words.label(better, view) });
    this.#timer = setTimeout(() => this.#clear(), SHOWN);
  }
}
