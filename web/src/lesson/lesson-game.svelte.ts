/** A lesson as a table: the server checks whether each move is the expected one, and returns what follows. */
import { prefersNoMotion } from "../browser/settings.svelte";
import { Refusal, request } from "../connection/api";
import type { GameView } from "../games/room";
import type { LessonAnswer, LessonFrame, LessonInfo, LessonStepInfo } from "../schema";
import { stillGame } from "../study/still-games.svelte";
import { GameTable, type LogEntry } from "../table/game-table.svelte";
import { refusalText, say } from "../words/messages.svelte";

/** The pause before another player's actions, in milliseconds, so that dice can come to rest. */
const PAUSE = 700;
const LEARNER = 0;

export class LessonGame extends GameTable {
  /** The number of the current step. */
  step = $state(0);
  /** The reply to a move that the step does not ask for; empty if none. */
  reply = $state("");
  /** Whether the lesson waits until the learner has looked at a roll that ended the turn. */
  held = $state(false);
  #resume: () => void = () => {};
  /** The last step whose reason the learner has read while the lesson waited. */
  #read = -1;
  /** Whether the lesson skipped ahead in the game; then nothing in between is celebrated. */
  jumped = $state(false);
  readonly #lesson: LessonInfo;

  constructor(lesson: LessonInfo) {
    super("");
    this.#lesson = lesson;
    const { game, edition, options, rivals, first } = lesson;
    const seats = [say("web-you"), ...rivals].map((name, seat) => ({ name, bot: seat === LEARNER ? "" : "easy", colour: null, shape: null }));
    const known = stillGame({ game, edition, options, own_content: false, seats, scores: seats.map(() => 0), winners: [], real_dice: false }, "playing");
    this.game = { ...known, number: first.events.at(-1)?.number ?? 0 };
    this.you = { seats: [LEARNER], reserved: [], creator: false };
    this.connection = "open";
    this.#show(first);
  }

  /** All steps of the lesson. */
  get steps(): LessonStepInfo[] {
    return this.#lesson.steps;
  }

  /** The current step; undefined after the last. */
  get current(): LessonStepInfo | undefined {
    return this.steps[this.step];
  }

  /** The sentence that says what to do; empty after the last step. */
  get task(): string {
    return this.current ? say(`${this.#lesson.game}-lesson-${this.current.id}`) : "";
  }

  /** Why the last step was a good one, or what has just ended the turn; empty before the first step, or if already read. */
  get reason(): string {
    const at = this.held ? this.step : this.step - 1;
    const done = this.held || at !== this.#read ? this.steps[at] : undefined;
    return done ? say(`${this.#lesson.game}-lesson-${done.id}-why`) : "";
  }

  override get adviceAddress(): string {
    return `/api/lessons/${this.#lesson.game}/advice?step=${this.step}`;
  }

  override play(...moves: string[]): void {
    void this.attempt(moves);
  }

  override roll(): void {
    if (this.pending) void this.attempt([this.pending.kind]);
  }

  /** Continue after a roll that ended the learner's turn. */
  resume(): void {
    this.held = false;
    this.#resume();
  }

  /** Take the step for the learner. */
  showMe(): void {
    if (this.current) void this.attempt([this.current.do]);
  }

  /** Try moves: the expected ones take the step, any others set a reply. */
  async attempt(moves: string[]): Promise<void> {
    if (!this.current || this.pendingCommand) return;
    this.pendingCommand = { type: "play", id: "", seen: 0, seat: LEARNER, moves };
    try {
      const { right, frames } = await request<LessonAnswer>("POST", `/api/lessons/${this.#lesson.game}`, { step: this.step, moves });
      this.reply = right ? "" : say("web-lesson-allowed");
      if (right) await this.#follow(frames);
    } catch (error) {
      this.reply = error instanceof Refusal ? refusalText(error.code, error.params, this.#lesson.game) : String(error);
    } finally {
      this.pendingCommand = null;
    }
  }

  async #follow(frames: LessonFrame[]): Promise<void> {
    for (const [at, frame] of frames.entries()) {
      const others = frame.events.some(({ seat }) => seat !== null && seat !== LEARNER);
      if (at && others && !prefersNoMotion()) await new Promise((done) => setTimeout(done, PAUSE));
      if (at === frames.length - 1) this.step += 1;
      this.#show(frame);
      if (at < frames.length - 1 && endsTurn(frame)) await this.#hold();
    }
  }

  async #hold(): Promise<void> {
    this.held = true;
    this.#read = this.step;
    await new Promise<void>((done) => (this.#resume = done));
  }

  #show({ events, view, jumps }: LessonFrame): void {
    const { pending, sheets } = view as GameView;
    this.jumped = jumps ?? false;
    const over = pending.kind === "over";
    const game = this.game;
    if (game) this.game = { ...game, status: over ? "over" : "playing", scores: sheets.map(({ total }) => total), winners: over ? pending.winners : [] };
    this.views = [{ seat: LEARNER, view }];
    this.log = [...this.log, ...(events as LogEntry[])];
    const rolls = events.filter(({ text }) => text.startsWith("roll "));
    const roll = rolls.findLast(({ story }) => !Object.keys(story).length);
    const stories = rolls.filter(({ story }) => Object.keys(story).length);
    if (roll) this.lastRoll = { number: roll.number, places: roll.places };
    if (stories.length) this.stories = stories;
  }
}

/** Return whether the learner's dice have ended the turn without a choice, as a null does. */
function endsTurn({ events, view }: LessonFrame): boolean {
  const { pending } = view as GameView;
  return events.some(({ text, seat }) => text.startsWith("roll ") && seat === LEARNER) && "seat" in pending && pending.seat !== LEARNER;
}
