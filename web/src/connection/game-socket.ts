/** A WebSocket to a live game that reconnects after a lost connection, a sleeping device, or silence. */

/** The part of WebSocket that is used here. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onclose" | "onmessage">;

/** Time and randomness, replaceable in tests. `after` and `every` return a cancel function; `random` is from 0 to 1. */
export type Clock = {
  now: () => number;
  after: (milliseconds: number, act: () => void) => () => void;
  every: (milliseconds: number, act: () => void) => () => void;
  random: () => number;
};

export type SocketHandlers = {
  opened: () => void;
  received: (message: unknown) => void;
  lost: () => void;
};

const [CONNECTING, OPEN] = [0, 1];
const FIRST_RETRY = 400;
const LONGEST_RETRY = 8000;
/** The longest wait for a server that announced its restart: it will be back soon. */
const LONGEST_RESTART_RETRY = 2000;
const HEARTBEAT = 20_000;
/** How long to wait for a pong before the socket counts as dead. */
const SILENCE = 2500;
/** After a longer sleep, the old socket is replaced without a ping. */
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
  random: () => Math.random(),
};

export class GameSocket {
  #socket: Socket | null = null;
  #retry = FIRST_RETRY;
  #closed = false;
  /** The reconnect delay that the server asked for, in milliseconds after the socket closes; null if none. */
  #comeBack: number | null = null;
  #longestRetry = LONGEST_RETRY;
  #hiddenAt = Number.NEGATIVE_INFINITY;
  #cancelRetry = () => {};
  #cancelHeartbeat = () => {};
  #cancelSilence = () => {};

  /** Connect at once. `connect` is called for each new socket, so that its address can name the last event received. */
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

  /** Reconnect that many milliseconds after this socket closes; the server spreads the delays of its clients. */
  comeBackAfter(milliseconds: number): void {
    this.#comeBack = milliseconds;
    this.#longestRetry = LONGEST_RESTART_RETRY;
  }

  /** Replace this socket with a new one at once. */
  reconnect(): void {
    this.#replace();
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
      this.#longestRetry = LONGEST_RETRY;
      this.#cancelHeartbeat();
      this.#cancelHeartbeat = this.clock.every(HEARTBEAT, () => socket.readyState === OPEN && this.#ping(socket));
      this.#ping(socket);
      this.handlers.opened();
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return; // messages of a replaced socket are out of date
      this.#cancelSilence();
      this.handlers.received(JSON.parse(String(data)));
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      this.handlers.lost();
      this.#cancelRetry = this.clock.after(this.#nextRetry(), () => this.#open());
    };
  }

  /** Return the delay before the next attempt: the server's request, or an exponential backoff with ±25% jitter. */
  #nextRetry(): number {
    const requested = this.#comeBack;
    this.#comeBack = null;
    if (requested !== null) return requested;
    const wait = this.#retry * (0.75 + this.clock.random() / 2);
    this.#retry = Math.min(this.#longestRetry, this.#retry * 2);
    return wait;
  }

  /** React to a return to the screen or the network: ping the socket after a short absence, otherwise replace it. */
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
