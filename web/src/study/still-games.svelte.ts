/** Tables without a connection: a record to step through, a fixed position, and a position for practice. */
import { applyChange } from "../connection/view-changes";
import type { GameView } from "../games/room";
import type { GameInfo, PracticeQuestion, RecordInfo } from "../schema";
import { GameTable } from "../table/game-table.svelte";
import { LOOKS } from "../table/players/seat-looks";

type KnownFacts = Pick<RecordInfo, "game" | "edition" | "options" | "own_content" | "seats" | "scores" | "winners" | "real_dice">;

/** Return a `GameInfo` for the tables from seats, rules and results, with defaults for everything else. */
export function stillGame(facts: KnownFacts, status: GameInfo["status"]): GameInfo {
  const seats = facts.seats.map((seat, at) => {
    const look = LOOKS[at % LOOKS.length] ?? { colour: "grey", shape: "circle" };
    return {
      seat: at, name: seat.name, colour: seat.colour ?? look.colour ?? "grey", shape: seat.shape ?? look.shape ?? "circle", who: "here" as const,
      taken: true, present: true, absent_since: null, bot: seat.bot, timeouts: 0, deadline: null,
    };
  });
  return {
    id: "", game: facts.game, edition: facts.edition, options: facts.options, own_content: facts.own_content, rules_version: 0, status,
    private: true, created_at: 0, number: 0, seats, start: "chosen", draw: [], coach: false, clock: null, undo: false,
    dice: { kind: facts.real_dice ? "real" : "fair", every_roll: false, same: false, scheme: "", game_id: "", commitment: "", player_seeds: [], seed_hashes: [], awaits_hashes: [], awaits_seeds: [], server_seed: null },
    scores: facts.scores, winners: facts.winners, votes: [], previous: null, next: null, day: null, watching: 0,
  };
}

/** A finished game shown step by step. */
export class ReplayGame extends GameTable {
  override readonly isReplay = true;
  /** The view after each event. */
  readonly positions: GameView[];
  /** The game as it ended. */
  readonly finalGame: GameInfo;

  constructor(readonly record: RecordInfo) {
    super("");
    this.finalGame = stillGame(record, "over");
    let view = record.view as GameView;
    this.positions = record.steps.map(({ change }) => (view = applyChange(view, change)));
    this.showStep(0);
  }

  get lastStep(): number {
    return this.record.steps.length - 1;
  }

  /** Null, because nobody can act in a finished game. */
  override get activeSeat(): null {
    return null;
  }

  /** Show the position after an event, as seen by the given seat or else by the seat that acted. */
  showStep(at: number, seat?: number): void {
    const { steps } = this.record;
    const view = { ...(this.positions[at] as GameView), seat: seat ?? steps[at]?.seat ?? 0 };
    const over = view.pending.kind === "over" || (steps[at]?.text.startsWith("end ") ?? false);
    const roll = steps.slice(0, at + 1).findLastIndex(({ text }) => text.startsWith("roll "));
    this.game = { ...this.finalGame, status: over ? "over" : "playing" };
    this.views = [{ seat: null, view }];
    this.log = steps.slice(0, at + 1).map(({ text, seat }, number) => ({ number, text, seat, at: 0 }));
    this.lastRoll = { number: roll, places: steps[roll]?.places ?? [] };
  }
}

/** A read-only position as seen by the seat to move: its choices are shown but cannot be made. */
export class PositionGame extends GameTable {
  override readonly isReplay = true;

  constructor(view: GameView, seat: number, seats: RecordInfo["seats"], override readonly namesTurn = false) {
    super("");
    const { game, edition, options } = view;
    const scores = view.sheets.map(({ total }) => total);
    this.game = stillGame({ game, edition, options, own_content: false, seats: seats.map((info) => ({ ...info, bot: "" })), scores, winners: [], real_dice: false }, "playing");
    this.you = { seats: [seat], reserved: [], creator: false };
    this.views = [{ seat, view }];
    this.pendingCommand = { type: "play", id: "", seen: 0, seat, moves: [] };
  }
}

/** A position for practice: one move can be chosen, and goes to `onChoose` instead of a server. */
export class PracticeGame extends GameTable {
  constructor(question: PracticeQuestion, names: string[], readonly onChoose: (move: string) => void) {
    super("");
    const view = question.view as GameView;
    const seats = names.map((name) => ({ name, bot: "", colour: null, shape: null }));
    const { game, edition, options } = view;
    const scores = view.sheets.map(({ total }) => total);
    this.game = stillGame({ game, edition, options, own_content: false, seats, scores, winners: [], real_dice: false }, "playing");
    this.you = { seats: [question.seat], reserved: [], creator: false };
    this.views = [{ seat: question.seat, view }];
  }

  override play(...moves: string[]): void {
    if (!this.canAct || !moves[0] || this.activeSeat === null) return;
    this.pendingCommand = { type: "play", id: "", seen: 0, seat: this.activeSeat, moves }; // blocks a second choice
    this.onChoose(moves[0]);
  }
}
