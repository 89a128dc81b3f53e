/** One game as this browser knows it: what the server told, and what it is still to be told. */
import type { ClientMessage, Command } from "./commands";
import type { EventTold, Events, GameAnswer, GameTold, Pace, React, Reacted, Rejected, Snapshot, TableChanged, Done, Rematch, Pong, View, Views, You } from "../schema";
import type { AnyView } from "../games";
import { ask, Refusal } from "./api";
import { early } from "./early";
import { refusal, say } from "./words.svelte";

type ServerMessage = Snapshot | Events | TableChanged | Done | Rejected | Reacted | Rematch | Pong;
export type Connection = "opening" | "open" | "lost";
/** A roll that was seen to happen: its number and the places of the dice that moved. */
export type SeenRoll = { number: number; places: number[] };
/** A line of what happened; `seat` is who rolled or moved, where that is known. */
export type Line = Pick<EventTold, "number" | "text" | "at" | "seat"> & Partial<EventTold>;
/** Real dice that lie on the table and are not entered yet, and the position they would lead to. */
type Shown = { dice: number[]; views: View[] };
/** A small sign from a seat, as long as it is seen. */
export type Sign = { key: number; seat: number; reaction: React["reaction"] };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const BEAT = 20_000;
/** How long a line may be silent after a question before it counts as dead. */
const SILENCE = 2500;
/** After a longer sleep than this the line is not even asked. */
const SHORT_SLEEP = 5000;
const SIGN_SEEN = 4000;

export class Match {
  game = $state.raw<GameTold>();
  you = $state.raw<You>({ seats: [], reserved: [], creator: false });
  views = $state.raw<View[]>([]);
  lines = $state.raw<Line[]>([]);
  rolled = $state.raw<SeenRoll>({ number: -1, places: [] });
  /** Rolls that have a story of their own, as they came together. */
  stories = $state.raw<EventTold[]>([]);
  signs = $state.raw<Sign[]>([]);
  /** Of several people at this device, who has it in hand. */
  holder = $state<number | null>(null);
  connection = $state<Connection>("opening");
  problem = $state("");
  next = $state("");
  /** The command that has not been answered yet. */
  sent = $state.raw<Command | null>(null);
  gone = $state("");
  /** Whether it is only looked at, step by step. */
  readonly past: boolean = false;
  /** By how many seconds the server's clock is ahead of this device's. */
  skew = $state(0);

  #socket: WebSocket | null = null;
  #number = -1;
  #wait = FIRST_WAIT;
  #timer = 0;
  #beat = 0;
  #closed = false;
  #shown = $state.raw<Shown | null>(null);
  #tried: number[] = [];
  #slept = Number.NEGATIVE_INFINITY;
  #silence = 0;
  #pace: Pace["pace"] = "normal";

  /** A game that is only shown, from a record or for practice, has no connection; whoever only watches is told
   * nothing that their own seats would see, even if they have some. */
  constructor(readonly id: string, connected = true, readonly watching = false) {
    if (!connected) return;
    void this.#meanwhile();
    void this.#open();
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
  }

  /** One's seats that no bot plays. */
  get own(): number[] {
    return this.you.seats.filter((seat) => !this.game?.seats[seat]?.bot);
  }

  /** The position as it is shown here: of one's seat that is due, else of one's first, else a watcher's. */
  get view(): AnyView | null {
    const views = this.#shown?.views ?? this.views;
    const due = views.filter(({ seat, view }) => seat !== null && this.own.includes(seat) && dueSeats(view as AnyView).includes(seat));
    const shown = due.find(({ seat }) => seat === this.holder) ?? due[0] ?? views[0];
    return (shown?.view as AnyView | undefined) ?? null;
  }

  /** One's own seat that is due now. */
  get seat(): number | null {
    const view = this.view;
    return view?.seat != null && this.own.includes(view.seat) && dueSeats(view).includes(view.seat) ? view.seat : null;
  }

  /** Whether one can act: it is one's turn and nothing is under way. */
  get free(): boolean {
    return this.seat !== null && this.sent === null && this.game?.status === "playing";
  }

  /** What is really asked now, whatever dice are being tried out. */
  get asked(): AnyView["pending"] | null {
    return (this.views[0]?.view as AnyView | undefined)?.pending ?? null;
  }

  /** Whether people enter what comes next. */
  get entering(): boolean {
    const asked = this.asked?.kind;
    const real = this.game?.dice.kind === "real" && this.game.status === "playing" && this.you.seats.length > 0;
    return real && (asked === "roll" || asked === "draw");
  }

  /** Whether several people at this device choose now, each unseen by the others. */
  get secret(): boolean {
    const asked = this.views[0]?.view as AnyView | undefined;
    if (this.own.length < 2 || this.game?.status !== "playing" || asked?.pending.kind !== "choose") return false;
    return dueSeats(asked).length > 1 || this.lines.some(({ withheld }) => withheld != null);
  }

  /** Whether the device is on its way to somebody else, or everybody here waits for others: nothing open is shown. */
  get passing(): boolean {
    return this.secret && (this.seat === null || this.seat !== this.holder);
  }

  play(...moves: string[]): void {
    if (this.seat === null) return;
    if (this.#shown) this.send({ type: "dice", seat: this.seat, dice: this.#shown.dice, moves });
    else this.send({ type: "play", seat: this.seat, moves });
  }

  roll(): void {
    if (this.seat !== null) this.send({ type: "roll", seat: this.seat });
  }

  /** Show what real dice would bring, before they are entered; none takes it back. */
  async lay(dice: number[]): Promise<void> {
    this.#shown = null;
    this.#tried = dice;
    if (!dice.length) return;
    try {
      const told = await ask<Views>("POST", `/api/games/${this.id}/preview`, { dice });
      if (this.#tried === dice) this.#shown = { dice, views: told.views };
    } catch (error) {
      if (error instanceof Refusal) this.problem = refusal(error.code, error.params, this.game?.game);
    }
  }

  /** Give everybody a sign. */
  react(reaction: React["reaction"]): void {
    const seat = this.seat ?? this.you.seats[0];
    if (seat !== undefined) this.#tell({ type: "react", id: newId(), seat, reaction });
  }

  /** How fast bots should move. */
  pace(pace: Pace["pace"]): void {
    this.#pace = pace;
    this.#tell({ type: "pace", pace });
  }

  /** Send a command; it keeps its id until it is answered, however often the connection breaks. */
  send(command: ClientMessage): void {
    if (this.sent) return;
    this.problem = "";
    if (command.type === "play" || command.type === "roll") this.holder = command.seat;
    this.sent = { ...command, id: newId(), seen: this.#number } as Command;
    this.#resend();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    clearTimeout(this.#silence);
    this.#socket?.close();
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
  }

  /** Back on the screen or the network: a line that does not answer soon is given up for a new one. */
  #wake = () => {
    if (document.visibilityState !== "visible") this.#slept = Date.now();
    if (document.visibilityState !== "visible" || this.#closed) return;
    const rested = Date.now() - this.#slept < SHORT_SLEEP;
    if (rested && this.#socket?.readyState === WebSocket.OPEN) this.#ping(this.#socket);
    else this.#again();
  };

  #ping(socket: WebSocket): void {
    socket.send('{"type":"ping"}');
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#socket === socket && this.#again(), SILENCE);
  }

  /** A new line at once, in the place of the one there is. */
  #again(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    void this.#open();
  }

  #tell(message: React | Pace): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

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
      this.#beat = window.setInterval(() => socket.readyState === WebSocket.OPEN && this.#ping(socket), BEAT);
      this.#ping(socket);
      if (this.#pace !== "normal") this.pace(this.#pace);
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

  /** The position as it was when the page was asked for, until the line tells how it is. */
  async #meanwhile(): Promise<void> {
    const told = await early(`/api/games/${this.id}`)?.then((answer) => (answer.ok ? (answer.json() as Promise<GameAnswer>) : null), () => null);
    if (told && !this.game && !this.watching) this.#take({ ...told, number: told.game.number });
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
    clearTimeout(this.#silence);
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
        if (told.misfit !== null) this.problem = say("web-correct-misfit");
        break;
      case "pong":
        this.skew = told.at - Date.now() / 1000;
        break;
      case "reaction":
        this.#see(told);
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

  #take(told: Pick<Snapshot, "game" | "you" | "views" | "number">): void {
    this.game = told.game;
    this.you = told.you;
    this.views = told.views;
    this.#number = told.number;
    this.#shown = null;
    this.#tried = [];
  }

  #follow(told: Events): void {
    this.#take(told);
    const fresh = told.events.filter(({ number }) => number > (this.lines.at(-1)?.number ?? -1));
    const rolls = fresh.filter(({ text }) => text.startsWith("roll "));
    const roll = rolls.findLast((each) => !hasStory(each));
    if (roll) this.rolled = { number: roll.number, places: roll.places };
    const stories = rolls.filter(hasStory);
    if (stories.length) this.stories = stories;
    this.#write(told.events);
  }

  #see({ seat, reaction }: Reacted): void {
    const sign = { key: Math.random(), seat, reaction };
    this.signs = [...this.signs.filter((each) => each.seat !== seat), sign];
    setTimeout(() => (this.signs = this.signs.filter((each) => each !== sign)), SIGN_SEEN);
  }

  /** Add lines; one that was withheld comes again in full and takes its place. */
  #write(events: EventTold[]): void {
    const lines = new Map<number, Line>(this.lines.map((line) => [line.number, line]));
    for (const event of events) lines.set(event.number, event);
    this.lines = [...lines.values()].sort((one, other) => one.number - other.number);
  }

  /** What happened before one came. */
  async #past(): Promise<void> {
    const told = await ask<{ events: EventTold[] }>("GET", `/api/games/${this.id}/events`).catch(() => null);
    if (told) this.#write(told.events);
  }
}

/** The seats that a question is put to. */
export function dueSeats(view: AnyView): number[] {
  const asked = view.pending;
  if (asked.kind === "choose") return asked.seats;
  return asked.kind === "over" ? [] : [asked.seat];
}

function hasStory({ story }: EventTold): boolean {
  return Object.keys(story).length > 0;
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
