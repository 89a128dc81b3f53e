/** A WebSocket to a live game that is replaced whenever it breaks: after a loss, a sleep, or silence. */

/** The part of WebSocket that is used here. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onclose" | "onmessage">;

/** Time, as tests can replace it. `after` and `every` return a function that cancels. */
export type Clock = {
  now: () => number;
  after: (milliseconds: number, act: () => void) => () => void;
  every: (milliseconds: number, act: () => void) => () => void;
};

export type SocketHandlers = {
  opened: () => void;
  received: (message: unknown) => void;
  lost: () => void;
};

const [CONNECTING, OPEN] = [0, 1];
const FIRST_RETRY = 400;
const LONGEST_RETRY = 8000;
const HEARTBEAT = 20_000;
/** How long a ping may go unanswered before the socket counts as dead. */
const SILENCE = 2500;
/** After a longer sleep than this the old socket is not even pinged. */
const SHORT_SLEEP = 5000;

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  every: (milliseconds, act) => {
    const timer = setInterval(act, milliseconds);
    return () => clearInterval(timer);
  },
};

export class GameSocket {
  #socket: Socket | null = null;
  #retry = FIRST_RETRY;
  #closed = false;
  #hiddenAt = Number.NEGATIVE_INFINITY;
  #cancelRetry = () => {};
  #cancelHeartbeat = () => {};
  #cancelSilence = () => {};

  /** Connect at once; `connect` is called again for each new socket, so that its address can name the last event seen. */
  constructor(readonly connect: () => Socket, readonly handlers: SocketHandlers, readonly clock: Clock) {
    this.#open();
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
  }

  /** Send a message now; return false if the socket is not open. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    this.#cancelRetry();
    this.#cancelHeartbeat();
    this.#cancelSilence();
    this.#socket?.close();
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
  }

  #open(): void {
    if (this.#closed || this.#socket?.readyState === CONNECTING) return;
    const socket = this.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#retry = FIRST_RETRY;
      this.#cancelHeartbeat();
      this.#cancelHeartbeat = this.clock.every(HEARTBEAT, () => socket.readyState === OPEN && this.#ping(socket));
      this.#ping(socket);
      this.handlers.opened();
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return; // what a replaced socket still delivers is out of date
      this.#cancelSilence();
      this.handlers.received(JSON.parse(String(data)));
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      this.handlers.lost();
      this.#cancelRetry = this.clock.after(this.#retry, () => this.#open());
      this.#retry = Math.min(LONGEST_RETRY, this.#retry * 2);
    };
  }

  /** Back on the screen or the network: keep a socket that still answers, replace any other. */
  #wake = (): void => {
    if (document.visibilityState !== "visible") this.#hiddenAt = this.clock.now();
    if (document.visibilityState !== "visible" || this.#closed) return;
    const sleptBriefly = this.clock.now() - this.#hiddenAt < SHORT_SLEEP;
    if (sleptBriefly && this.#socket?.readyState === OPEN) this.#ping(this.#socket);
    else this.#replace();
  };

  #ping(socket: Socket): void {
    socket.send('{"type":"ping"}');
    this.#cancelSilence();
    this.#cancelSilence = this.clock.after(SILENCE, () => this.#socket === socket && this.#replace());
  }

  #replace(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#cancelRetry();
    this.#retry = FIRST_RETRY;
    this.#open();
  }
}
