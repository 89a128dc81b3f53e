/** A fake world for live games: sockets that tests open and drop, a clock that tests advance, and canned responses. */
import type { Clock, Socket } from "../../src/connection/game-socket";
import type { World } from "../../src/connection/live-game.svelte";

export class FakeSocket implements Socket {
  readyState: Socket["readyState"] = 0;
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  /** The messages sent, without pings. */
  readonly sent: Record<string, unknown>[] = [];
  pings = 0;

  constructor(readonly address: string) {}

  get query(): Record<string, string> {
    return Object.fromEntries(new URL(this.address, "http://here").searchParams);
  }

  send(text: string): void {
    if (this.readyState !== 1) throw new Error("sent through a socket that is not open");
    const message = JSON.parse(text) as Record<string, unknown>;
    if (message.type === "ping") this.pings += 1;
    else this.sent.push(message);
  }

  close(): void {
    this.drop();
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.call(this as never, new Event("open"));
  }

  receive(message: object): void {
    this.onmessage?.call(this as never, new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  drop(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.call(this as never, new Event("close") as CloseEvent);
  }
}

export class FakeClock implements Clock {
  time = 1_000_000;
  #tasks: { at: number; every: number; act: () => void }[] = [];

  /** The result of `random`. */
  chance = 0.5;

  now = (): number => this.time;
  random = (): number => this.chance;
  after = (milliseconds: number, act: () => void): (() => void) => this.#add(milliseconds, 0, act);
  every = (milliseconds: number, act: () => void): (() => void) => this.#add(milliseconds, milliseconds, act);

  /** Advance the clock, running due tasks in order. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.#tasks.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.time = next.at;
      if (next.every) next.at += next.every;
      else this.#tasks = this.#tasks.filter((other) => other !== next);
      next.act();
    }
    this.time = end;
  }

  #add(milliseconds: number, every: number, act: () => void): () => void {
    const task = { at: this.time + milliseconds, every, act };
    this.#tasks.push(task);
    return () => (this.#tasks = this.#tasks.filter((other) => other !== task));
  }
}

/** A world with canned responses by path; requests to other paths stay pending. */
export class FakeWorld implements World {
  readonly sockets: FakeSocket[] = [];
  readonly clock = new FakeClock();
  readonly requests: { path: string; body: unknown }[] = [];
  answers: Record<string, () => unknown> = {};

  openSocket = (address: string): FakeSocket => {
    const socket = new FakeSocket(address);
    this.sockets.push(socket);
    return socket;
  };

  request = async <T>(_method: string, path: string, body?: unknown): Promise<T> => {
    this.requests.push({ path, body });
    const answer = this.answers[path.replace(/^\/api\/games\/\w+\/?/, "")];
    return answer ? (answer() as T) : new Promise<T>(() => undefined);
  };

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }
}
