/** One game as this browser knows it: what the server told, and what it is still to be told. */
import type { ClientMessage, Command } from "./commands";
import type { EventTold, Events, GameTold, Rejected, Snapshot, TableChanged, Done, Rematch, Pong, View, You } from "../schema";
import type { AnyView } from "../games";
import { ask, Refusal } from "./api";
import { refusal } from "./words.svelte";
import { rolledPlaces } from "./rolled";

type ServerMessage = Snapshot | Events | TableChanged | Done | Rejected | Rematch | Pong;
export type Connection = "opening" | "open" | "lost";
/** A roll that was seen to happen: its number and the places of the dice that moved. */
export type SeenRoll = { number: number; places: number[] };
/** A line of what happened; `seat` is who rolled or moved, where that is known. */
export type Line = EventTold & { seat: number | null };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const BEAT = 20_000;

export class Match {
  game = $state.raw<GameTold>();
  you = $state.raw<You>({ seats: [], reserved: [], creator: false });
  views = $state.raw<View[]>([]);
  lines = $state.raw<Line[]>([]);
  rolled = $state.raw<SeenRoll>({ number: -1, places: [] });
  connection = $state<Connection>("opening");
  problem = $state("");
  next = $state("");
  /** The command that has not been answered yet. */
  sent = $state.raw<Command | null>(null);
  gone = $state("");
  /** Whether it is only looked at, step by step. */
  readonly past: boolean = false;

  #socket: WebSocket | null = null;
  #number = -1;
  #wait = FIRST_WAIT;
  #timer = 0;
  #beat = 0;
  #closed = false;

  /** A game that is only shown, from a record or for practice, has no connection; whoever only watches is told
   * nothing that their own seats would see, even if they have some. */
  constructor(readonly id: string, connected = true, readonly watching = false) {
    if (!connected) return;
    void this.#open();
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
  }

  /** The position as it is shown here: of one's seat that is due, else of one's first, else a watcher's. */
  get view(): AnyView | null {
    const due = this.views.find(({ seat, view }) => seat !== null && dueSeats(view as AnyView).includes(seat));
    return ((due ?? this.views[0])?.view as AnyView | undefined) ?? null;
  }

  /** One's own seat that is due now. */
  get seat(): number | null {
    const view = this.view;
    return view?.seat != null && dueSeats(view).includes(view.seat) ? view.seat : null;
  }

  /** Whether one can act: it is one's turn and nothing is under way. */
  get free(): boolean {
    return this.seat !== null && this.sent === null && this.game?.status === "playing";
  }

  play(...moves: string[]): void {
    if (this.seat !== null) this.send({ type: "play", seat: this.seat, moves });
  }

  roll(): void {
    if (this.seat !== null) this.send({ type: "roll", seat: this.seat });
  }

  /** Send a command; it keeps its id until it is answered, however often the connection breaks. */
  send(command: ClientMessage): void {
    if (this.sent) return;
    this.problem = "";
    this.sent = { ...command, id: crypto.getRandomValues(new Uint32Array(4)).join("-"), seen: this.#number } as Command;
    this.#resend();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
  }

  #wake = () => {
    if (document.visibilityState !== "visible" || this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send('{"type":"ping"}');
    else {
      clearTimeout(this.#timer);
      this.#wait = FIRST_WAIT;
      void this.#open();
    }
  };

  #resend(): void {
    if (this.sent && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(this.sent));
  }

  async #open(): Promise<void> {
    if (this.#closed || this.#socket?.readyState === WebSocket.CONNECTING) return;
    const asked = new URLSearchParams({ ...(this.#number >= 0 && { seen: `${this.#number}` }), ...(this.watching && { watch: "true" }) });
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/games/${this.id}/socket?${asked}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connection = "open";
      this.#wait = FIRST_WAIT;
      clearInterval(this.#beat);
      this.#beat = window.setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('{"type":"ping"}'), BEAT);
      this.#resend();
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      if (this.connection === "opening") void this.#explain();
      this.connection = "lost";
      this.#timer = window.setTimeout(() => void this.#open(), this.#wait);
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    };
  }

  /** Why the connection was refused: a socket does not say, a request does. */
  async #explain(): Promise<void> {
    try {
      await ask("GET", `/api/games/${this.id}`);
    } catch (error) {
      if (error instanceof Refusal && !["server-away", "offline"].includes(error.code)) {
        this.gone = refusal(error.code, error.params);
        this.close();
      }
    }
  }

  #hear(told: ServerMessage): void {
    switch (told.type) {
      case "snapshot":
        this.#take(told);
        if (!this.watching) void this.#past();
        break;
      case "events":
        this.#follow(told);
        break;
      case "table":
        this.game = told.game;
        this.you = told.you;
        break;
      case "done":
        if (told.id === this.sent?.id) this.sent = null;
        break;
      case "refused":
        if (told.id === this.sent?.id || told.id === null) this.sent = null;
        this.problem = refusal(told.code, told.params, this.game?.game);
        if (told.game) this.game = told.game;
        if (told.views?.length) this.views = told.views;
        break;
      case "rematch":
        this.next = told.game_id;
        break;
    }
  }

  #take(told: Snapshot | Events): void {
    this.game = told.game;
    this.you = told.you;
    this.views = told.views;
    this.#number = told.number;
  }

  #follow(told: Events): void {
    const before = this.view;
    this.#take(told);
    const after = this.view;
    const fresh = told.events.filter(({ number }) => number > (this.lines.at(-1)?.number ?? -1));
    const roll = fresh.findLast(({ text }) => text.startsWith("roll "));
    if (roll && after) this.rolled = { number: roll.number, places: rolledPlaces(before, after, fresh) };
    this.#write(told.events, before);
  }

  /** Add lines; one that was withheld comes again in full and takes its place. */
  #write(events: EventTold[], before: AnyView | null): void {
    const lines = new Map(this.lines.map((line) => [line.number, line]));
    let seat = before ? (before.pending.seat ?? null) : null;
    for (const event of events) {
      const mover = /^(\d+): /.exec(event.text)?.[1];
      if (mover !== undefined) seat = Number(mover);
      lines.set(event.number, { ...event, seat });
    }
    this.lines = [...lines.values()].sort((one, other) => one.number - other.number);
  }

  /** What happened before one came. */
  async #past(): Promise<void> {
    const told = await ask<{ events: EventTold[] }>("GET", `/api/games/${this.id}/events`).catch(() => null);
    if (told) this.#write(told.events, null);
  }
}

/** The seats that a question is put to. */
export function dueSeats(view: AnyView): number[] {
  const { kind, seat, seats } = view.pending;
  if (kind === "choose") return seats ?? [];
  return kind === "over" || seat === undefined ? [] : [seat];
}
