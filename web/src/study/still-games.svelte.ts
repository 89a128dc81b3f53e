/** Games that are only shown: a record at one of its steps, a position to practise in. */
import type { AnyView } from "../games";
import type { GameTold, PracticeQuestion, RecordTold } from "../schema";
import { changed } from "../connection/view-changes";
import { Match } from "../connection/live-game.svelte";
import { LOOKS } from "../table/players/seat-looks";

type Told = Pick<RecordTold, "game" | "edition" | "options" | "own_content" | "seats" | "scores" | "winners" | "real_dice">;

/** A game as the tables want it, of which only seats and rules are known. */
export function shownGame(told: Told, status: GameTold["status"]): GameTold {
  const seats = told.seats.map((seat, at) => {
    const look = LOOKS[at % LOOKS.length] ?? { colour: "grey", shape: "circle" };
    return {
      seat: at, name: seat.name, colour: seat.colour ?? look.colour ?? "grey", shape: seat.shape ?? look.shape ?? "circle", who: "here" as const,
      taken: true, present: true, absent_since: null, bot: seat.bot, lapses: 0, deadline: null,
    };
  });
  return {
    id: "", game: told.game, edition: told.edition, options: told.options, own_content: told.own_content, rules_version: 0, status,
    private: true, created_at: 0, number: 0, seats, start: "chosen", draw: [], coach: false, clock: null, undo: false,
    dice: { kind: told.real_dice ? "real" : "fair", every_roll: false, same: false, scheme: "", game_id: "", commitment: "", player_seeds: [], server_seed: null },
    scores: told.scores, winners: told.winners, votes: [], previous: null, next: null, day: null, watching: 0,
  };
}

/** A record at the step that is shown. */
export class Shown extends Match {
  override readonly past = true;
  /** The position after each event. */
  readonly positions: AnyView[];
  /** The game as it ended. */
  readonly whole: GameTold;

  constructor(readonly told: RecordTold) {
    super("", false);
    this.whole = shownGame(told, "over");
    let view = told.view as AnyView;
    this.positions = told.steps.map(({ change }) => (view = changed(view, change)));
    this.show(0);
  }

  get last(): number {
    return this.told.steps.length - 1;
  }

  /** Nobody acts in a game that is over. */
  override get seat(): null {
    return null;
  }

  /** Show the position after an event, as it lies before whoever acted; or before that seat. */
  show(at: number, seat?: number): void {
    const { steps } = this.told;
    const view = { ...(this.positions[at] as AnyView), seat: seat ?? steps[at]?.seat ?? 0 } as AnyView;
    const over = view.pending.kind === "over" || (steps[at]?.text.startsWith("end ") ?? false);
    const roll = steps.slice(0, at + 1).findLastIndex(({ text }) => text.startsWith("roll "));
    this.game = { ...this.whole, status: over ? "over" : "playing" };
    this.views = [{ seat: null, view }];
    this.lines = steps.slice(0, at + 1).map(({ text, seat }, number) => ({ number, text, seat, at: 0 }));
    this.rolled = { number: roll, places: steps[roll]?.places ?? [] };
  }
}

/** A position in which one has to choose; the choice is handed over instead of being sent. */
export class Posed extends Match {
  constructor(question: PracticeQuestion, names: string[], readonly chosen: (move: string) => void) {
    super("", false);
    const view = question.view as AnyView;
    const seats = names.map((name) => ({ name, bot: "", colour: null, shape: null }));
    const { game, edition, options } = view as AnyView & { options: Record<string, unknown> };
    const scores = view.sheets.map(({ total }) => total);
    this.game = shownGame({ game, edition, options, own_content: false, seats, scores, winners: [], real_dice: false }, "playing");
    this.you = { seats: [question.seat], reserved: [], creator: false };
    this.views = [{ seat: question.seat, view }];
  }

  override play(...moves: string[]): void {
    if (!this.free || !moves[0] || this.seat === null) return;
    this.sent = { type: "play", id: "", seen: 0, seat: this.seat, moves }; // one choice, and the dice stay where they lie
    this.chosen(moves[0]);
  }

  override roll(): void {}

  override send(): void {}
}
