/** A game in progress on a host: sends commands, follows events, survives a broken connection. */
import type { ComeBack, EventInfo, Done, Events, GameAnswer, GameInfo, Pace, Pong, React, Reacted, Rejected, Rematch, Snapshot, TableChanged, View, Views, You } from "../schema";
import { GameTable, type LogEntry } from "../table/game-table.svelte";
import { refusalText, say } from "../words/messages.svelte";
import { Refusal, request } from "./api";
import type { ClientCommand, Command } from "./commands";
import { browserClock, GameSocket, type Clock, type Socket } from "./game-socket";
import { isHostedHere, openSocket } from "./hosting.svelte";
import { takePrefetched } from "./prefetched";
import { rememberTable } from "./last-seen";
import { applyChange } from "./view-changes";
import { contribute, isAwaited } from "./own-seeds";

type ServerMessage = Snapshot | Events | TableChanged | Done | Rejected | Reacted | Rematch | Pong | ComeBack;
type Position = Pick<Snapshot, "game" | "you" | "views" | "number">;

/** The outside dependencies of a live game; tests pass fakes. */
export type World = {
  openSocket: (path: string) => Socket;
  clock: Clock;
  request: typeof request;
};

const browserWorld: World = { openSocket, clock: browserClock, request };
const REACTION_SHOWN = 4000;
/** How long a restarting server may be away before the page says so, in milliseconds. */
const QUIET_RESTART = 5000;

export class LiveGame extends GameTable {
  /** The id of the rematch, once there is one. */
  nextGameId = $state("");
  /** Why the game cannot be shown (no such game, no permission), as a sentence; empty if it can. */
  unavailable = $state("");

  override readonly isSpectator: boolean;
  #world: World;
  #socket: GameSocket;
  /** The number of the last event received. */
  #seen = -1;
  /** The latest game that waits for this player's hash or seed, until it is handled. */
  #awaiting: GameAnswer | null = null;
  #contributing = false;
  #hasLog = false;
  #cancelRestart = () => {};
  #previewed: number[] = [];
  #pace: Pace["pace"] = "normal";

  /** Connect to a game. A spectator sees no hidden information, not even that of their own seats. */
  constructor(id: string, { isSpectator = false, world = browserWorld }: { isSpectator?: boolean; world?: World } = {}) {
    super(id);
    this.isSpectator = isSpectator;
    this.#world = world;
    void this.#showPrefetched();
    this.#socket = new GameSocket(() => world.openSocket(this.#path()), {
      opened: () => this.#opened(),
      received: (message) => this.#receive(message as ServerMessage),
      lost: () => this.#lost(),
    }, world.clock);
  }

  override play(...moves: string[]): void {
    if (this.activeSeat === null) return;
    if (this.preview) this.send({ type: "dice", seat: this.activeSeat, dice: this.preview.dice, moves });
    else this.send({ type: "play", seat: this.activeSeat, moves });
  }

  override roll(): void {
    if (this.activeSeat !== null) this.send({ type: "roll", seat: this.activeSeat });
  }

  /** Send a command, unless another one is pending or the view is a cached one. It is sent again with the same id after
   * each reconnect until it is acknowledged. */
  override send(command: ClientCommand): void {
    if (this.pendingCommand || this.isLastSeen) return;
    this.problem = "";
    if (command.type === "play" || command.type === "roll") this.deviceHolder = command.seat;
    this.pendingCommand = { ...command, id: newId(), seen: this.#seen } as Command;
    this.#socket.send(this.pendingCommand);
  }

  override async previewDice(dice: number[]): Promise<void> {
    this.preview = null;
    this.#previewed = dice;
    if (!dice.length) return;
    try {
      const { views } = await this.#world.request<Views>("POST", `/api/games/${this.id}/preview`, { dice });
      if (this.#previewed === dice) this.preview = { dice, views };
    } catch (error) {
      if (error instanceof Refusal) this.problem = refusalText(error.code, error.params, this.game?.game);
    }
  }

  /** Show everybody at the table a reaction. */
  react(reaction: React["reaction"]): void {
    const seat = this.activeSeat ?? this.you.seats[0];
    if (seat !== undefined) this.#socket.send({ type: "react", id: newId(), seat, reaction });
  }

  /** Set how fast bots should move. */
  setPace(pace: Pace["pace"]): void {
    this.#pace = pace;
    this.#socket.send({ type: "pace", pace });
  }

  close(): void {
    this.#cancelRestart();
    this.#socket.close();
  }

  #path(): string {
    const query = new URLSearchParams({ ...(this.#seen >= 0 && { seen: `${this.#seen}` }), changes: "true", ...(this.isSpectator && { watch: "true" }) });
    return `/api/games/${this.id}/socket?${query}`;
  }

  #opened(): void {
    this.connection = "open";
    this.isLastSeen = false;
    this.#cancelRestart();
    if (this.#pace !== "normal") this.setPace(this.#pace);
    if (this.pendingCommand) this.#socket.send(this.pendingCommand);
  }

  #lost(): void {
    if (this.connection === "restarting") return;
    if (this.connection === "opening") {
      this.isLastSeen = !isHostedHere(this.#path());
      void this.#explainRefusal();
    }
    this.connection = "lost";
  }

  /** Reconnect when the restarting server asks to, and show the lost connection only if that takes long. */
  #comeBack({ seconds }: ComeBack): void {
    this.connection = "restarting";
    this.#socket.comeBackAfter(seconds * 1000);
    this.#cancelRestart = this.#world.clock.after(QUIET_RESTART, () => (this.connection = "lost"));
  }

  /** Show the prefetched position until the socket delivers the current one. */
  async #showPrefetched(): Promise<void> {
    const answer = await takePrefetched(`/api/games/${this.id}`)?.then((response) => (response.ok ? (response.json() as Promise<GameAnswer>) : null), () => null);
    if (answer && !this.game && !this.isSpectator) this.#setPosition({ ...answer, number: answer.game.number });
  }

  /** Find out why the first connection was refused: unlike a socket, a request gives a reason, or a cached position. */
  async #explainRefusal(): Promise<void> {
    try {
      const answer = await this.#world.request<GameAnswer>("GET", `/api/games/${this.id}`);
      if (!this.game && !this.isSpectator) this.#setPosition({ ...answer, number: answer.game.number });
    } catch (error) {
      if (error instanceof Refusal && !["server-away", "offline"].includes(error.code)) {
        this.unavailable = refusalText(error.code, error.params);
        this.close();
      }
    }
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        this.#setPosition(message);
        void this.#loadLog();
        break;
      case "events":
        this.#follow(message);
        if (!this.#hasLog) void this.#loadLog();
        break;
      case "table":
        this.#setGame(message.game, message.you);
        break;
      case "done":
        if (message.id === this.pendingCommand?.id) this.pendingCommand = null;
        if (message.first_conflict !== null) this.problem = say("web-correct-misfit");
        break;
      case "pong":
        this.clockSkew = message.at - this.#world.clock.now() / 1000;
        break;
      case "reaction":
        this.#showReaction(message);
        break;
      case "refused":
        if (message.id === this.pendingCommand?.id || message.id === null) this.pendingCommand = null;
        this.problem = refusalText(message.code, message.params, this.game?.game);
        if (message.views?.length) this.views = message.views;
        if (message.game) this.#setGame(message.game, this.you);
        break;
      case "come_back":
        this.#comeBack(message);
        break;
      case "rematch":
        this.nextGameId = message.game_id;
        break;
    }
  }

  #setPosition({ game, you, views, number }: Position): void {
    this.views = views;
    this.#setGame(game, you);
    this.#seen = number;
    this.preview = null;
    this.#previewed = [];
  }

  #setGame(game: GameInfo, you: You): void {
    this.game = withOwnName(game, you);
    this.you = you;
    if (!this.isSpectator) rememberTable({ game, you, views: this.views, invites: [] });
    this.#awaiting = !this.isSpectator && isAwaited(game, you.seats) ? { game, you, views: [], invites: [] } : null;
    void this.#contribute();
  }

  /** Add this player's seed to the dice; the results arrive over the socket. */
  async #contribute(): Promise<void> {
    if (this.#contributing) return;
    this.#contributing = true;
    const post = (path: string, body: unknown) => this.#world.request<GameAnswer>("POST", path, body);
    const refetch = () => this.#world.request<GameAnswer>("GET", `/api/games/${this.id}`);
    for (let answer = this.#awaiting; answer; answer = this.#awaiting) {
      this.#awaiting = null;
      await contribute(answer, post, refetch);
    }
    this.#contributing = false;
  }

  /** Apply new events: set the position after them, the last roll to animate, the stories to play out, and the log. */
  #follow(message: Events): void {
    if (message.since !== null && message.since !== undefined) {
      if (message.since !== this.#seen) return this.#resync();
      const changed = (view: View): View => applyChange(view, { view: message.changes?.find(({ seat }) => seat === view.seat)?.change ?? {} });
      message = { ...message, views: this.views.map(changed) };
    }
    this.#setPosition(message);
    const fresh = message.events.filter(({ number }) => number > (this.log.at(-1)?.number ?? -1));
    const rolls = fresh.filter(({ text }) => text.startsWith("roll "));
    const roll = rolls.findLast((event) => !hasStory(event));
    if (roll) this.lastRoll = { number: roll.number, places: roll.places };
    const stories = rolls.filter(hasStory);
    if (stories.length) this.stories = stories;
    this.#addToLog(message.events);
  }

  /** Reconnect for a full snapshot, because events are missing. */
  #resync(): void {
    this.#seen = -1;
    this.#socket.reconnect();
  }

  #showReaction({ seat, reaction }: Reacted): void {
    const shown = { key: Math.random(), seat, reaction };
    this.reactions = [...this.reactions.filter((other) => other.seat !== seat), shown];
    this.#world.clock.after(REACTION_SHOWN, () => (this.reactions = this.reactions.filter((other) => other !== shown)));
  }

  /** Add events to the log. A hidden event is sent again in full once it is revealed and replaces its empty entry. */
  #addToLog(events: EventInfo[]): void {
    const log = new Map<number, LogEntry>(this.log.map((entry) => [entry.number, entry]));
    for (const event of events) log.set(event.number, event);
    this.log = [...log.values()].sort((one, other) => one.number - other.number);
  }

  /** Load the events that happened before this page was opened. Later ones arrive together with the position after them. */
  async #loadLog(): Promise<void> {
    if (this.isSpectator) return;
    this.#hasLog = true;
    const answer = await this.#world.request<{ events: EventInfo[] }>("GET", `/api/games/${this.id}/events`).catch(() => null);
    if (answer) this.#addToLog(answer.events.filter(({ number }) => number <= this.#seen));
  }
}

/** Return a game in which an unnamed player is called "You" on their own screen; others see "Player 1". */
function withOwnName(game: GameInfo, you: You): GameInfo {
  const unnamed = game.seats.map((_, at) => say("web-player", { number: at + 1 }));
  const [own] = you.seats;
  if (you.seats.length !== 1 || !unnamed.includes(game.seats[own ?? 0]?.name ?? "")) return game;
  return { ...game, seats: game.seats.map((seat) => (seat.seat === own ? { ...seat, name: say("web-you") } : seat)) };
}

function hasStory({ story }: EventInfo): boolean {
  return Object.keys(story).length > 0;
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
