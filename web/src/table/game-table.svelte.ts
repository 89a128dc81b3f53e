/** The state of a game for the table components: its views, and what this device's players may do now. */
import type { ClientCommand, Command } from "../connection/commands";
import type { GameView } from "../games/room";
import type { EventInfo, GameInfo, React, View, You } from "../schema";

/** The number of a roll, and the places of the dice that were rolled. */
export type LastRoll = { number: number; places: number[] };
/** An event of the game; `seat` is the seat that rolled or moved, if any. */
export type LogEntry = Pick<EventInfo, "number" | "text" | "at" | "seat"> & Partial<EventInfo>;
/** Real dice that have not been entered yet, and the views they would lead to. */
export type DicePreview = { dice: number[]; views: View[] };
/** A reaction while it is on the screen. */
export type ShownReaction = { key: number; seat: number; reaction: React["reaction"] };
export type ConnectionState = "opening" | "open" | "restarting" | "lost";

/** The state that all table components read. It accepts no moves itself; subclasses implement the actions. */
export class GameTable {
  game = $state.raw<GameInfo>();
  you = $state.raw<You>({ seats: [], reserved: [], creator: false });
  views = $state.raw<View[]>([]);
  log = $state.raw<LogEntry[]>([]);
  lastRoll = $state.raw<LastRoll>({ number: -1, places: [] });
  /** The latest rolls with a story, for tables that animate them. */
  stories = $state.raw<EventInfo[]>([]);
  reactions = $state.raw<ShownReaction[]>([]);
  connection = $state<ConnectionState>("opening");
  /** A sentence about the last problem; empty if none. */
  problem = $state("");
  /** The command that the server has not acknowledged yet. */
  pendingCommand = $state.raw<Command | null>(null);
  /** The seat that is holding the device, if several players share it. */
  deviceHolder = $state<number | null>(null);
  /** Whether this is the last known position, read-only because the server cannot be reached. */
  isLastSeen = $state(false);
  /** The seconds by which the server's clock is ahead of this device's. */
  clockSkew = $state(0);
  protected preview = $state.raw<DicePreview | null>(null);

  /** Whether this is a finished game shown step by step. */
  readonly isReplay: boolean = false;
  /** Whether the player to move is named instead of addressed, because the picture is of another player's turn. */
  readonly namesTurn: boolean = false;
  /** Whether this page only watches, even if this device has seats in the game. */
  readonly isSpectator: boolean = false;

  constructor(readonly id: string) {}

  /** This device's seats, without those that a bot has taken over. */
  get ownSeats(): number[] {
    return this.you.seats.filter((seat) => !this.game?.seats[seat]?.bot);
  }

  /** The view to draw: that of a due seat of this device, or else the first one. */
  get view(): GameView | null {
    const views = this.preview?.views ?? this.views;
    const due = views.filter(({ seat, view }) => seat !== null && this.ownSeats.includes(seat) && dueSeats(view as GameView).includes(seat));
    const chosen = due.find(({ seat }) => seat === this.deviceHolder) ?? due[0] ?? views[0];
    return (chosen?.view as GameView | undefined) ?? null;
  }

  /** This device's seat that is due now; null if none. */
  get activeSeat(): number | null {
    const view = this.view;
    return view?.seat != null && this.ownSeats.includes(view.seat) && dueSeats(view).includes(view.seat) ? view.seat : null;
  }

  /** Whether a move can be made here: a seat of this device is due, the position is current, no command is pending. */
  get canAct(): boolean {
    return this.activeSeat !== null && this.pendingCommand === null && !this.isLastSeen && this.game?.status === "playing";
  }

  /** The address of the coach's advice for the active seat. */
  get adviceAddress(): string {
    return `/api/games/${this.id}/advice?seat=${this.activeSeat}`;
  }

  /** What the game waits for, ignoring previewed dice. */
  get pending(): GameView["pending"] | null {
    return (this.views[0]?.view as GameView | undefined)?.pending ?? null;
  }

  /** Whether players enter the next roll or card by hand (real dice). */
  get isEnteringDice(): boolean {
    const kind = this.pending?.kind;
    const real = this.game?.dice.kind === "real" && this.game.status === "playing" && this.you.seats.length > 0;
    return real && (kind === "roll" || kind === "draw");
  }

  /** Whether several players at this device choose in the same round, hidden from each other. */
  get isSecretRound(): boolean {
    const view = this.views[0]?.view as GameView | undefined;
    if (this.ownSeats.length < 2 || this.game?.status !== "playing" || view?.pending.kind !== "choose") return false;
    return dueSeats(view).length > 1 || this.log.some(({ withheld }) => withheld != null);
  }

  /** Whether the device is being passed between players of a secret round, so that nothing may be shown. */
  get isHandingOver(): boolean {
    return this.isSecretRound && (this.activeSeat === null || this.activeSeat !== this.deviceHolder);
  }

  /** Play one or more moves of the active seat, all or none. */
  play(...moves: string[]): void {
    void moves;
  }

  /** Roll the dice or draw the card for the active seat. */
  roll(): void {}

  /** Send any command. */
  send(command: ClientCommand): void {
    void command;
  }

  /** Preview the result of real dice before they are entered; an empty list ends the preview. */
  async previewDice(dice: number[]): Promise<void> {
    void dice;
  }
}

/** Return the seats that a view is waiting for. */
export function dueSeats(view: GameView): number[] {
  const { pending } = view;
  if (pending.kind === "choose") return pending.seats;
  return pending.kind === "over" ? [] : [pending.seat];
}
