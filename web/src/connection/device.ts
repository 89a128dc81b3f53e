/** Hosts games on this device: runs the worker, in one tab at a time, and forwards requests and sockets to it. */
import { addDeviceGame, setDeviceGames } from "./device-games";
import type { DeviceSocket } from "./device-socket";
import type { hosting } from "./hosting.svelte";
import type { Method } from "./transport";
import type { FromHost, OfflineFiles, ToHost } from "../offline/protocol";
import type { GameAnswer, GameList } from "../schema";

const LOCK = "noppa-host";
/** How long another tab may hold the lock before the app says that it is open elsewhere, in milliseconds. */
const ELSEWHERE = 700;
/** Responses computed when the app was built: they can be read while the host is still loading. */
const FIXED = /^\/api\/(catalogue$|guides\/|lessons\/\w+$)/;
/** Paths where a POST stores games. */
const STORES = /^\/api\/(games(\/\w+\/rematch)?|days\/\w+|me\/import)$/;

/** The files that the worker loads first. */
const FIRST_FILES = ["core", "runtime", "interpreter"] as const;

declare const __OFFLINE_ANSWERS__: string;
declare const __OFFLINE_FILES__: OfflineFiles;

declare global {
  interface Window {
    /** The worker that the page started before the app was loaded (src/prefetch.js). It waits until it may host. */
    earlyHost?: Worker;
  }
}

type Pending = { resolve: (text: string) => void; reject: (error: Error) => void };

export class DeviceHost {
  readonly #state: typeof hosting;
  #worker: Worker | null = null;
  #isReady = false;
  #loaded = 0;
  #waiting = 0;
  #lastId = 0;
  #pending = new Map<number, Pending>();
  #sockets = new Map<string, DeviceSocket>();
  /** Messages queued until the worker has started. */
  #queue: ToHost[] = [];
  #release = () => {};
  #setReady = () => {};
  /** Settles when the host has started for the first time. */
  readonly ready = new Promise<void>((resolve) => (this.#setReady = resolve));

  constructor(state: typeof hosting) {
    this.#state = state;
    void this.#hold({});
  }

  /** Host in this tab, even if another one does. */
  takeOver(): void {
    void this.#hold({ steal: true });
  }

  async fetch(method: Method, path: string, body = ""): Promise<Response> {
    if (method === "GET" && FIXED.test(path) && !this.#isReady) {
      const fixed = await fetch(new URL(fixedName(path), document.baseURI)).catch(() => null);
      if (fixed?.ok) return fixed;
    }
    const { status, body: answer } = JSON.parse(await this.#request(method, path, body)) as { status: number; body: unknown };
    if (status < 300) remember(path, answer);
    // ask the browser not to delete stored games when the device runs out of space
    if (status < 300 && method === "POST" && STORES.test(path)) void navigator.storage?.persist?.();
    return typeof answer === "string" ? new Response(answer, { status }) : Response.json(answer, { status });
  }

  connect(socket: DeviceSocket, path: string): void {
    this.#sockets.set(socket.id, socket);
    this.post({ type: "connect", socket: socket.id, path });
  }

  disconnect(socket: DeviceSocket): void {
    this.#sockets.delete(socket.id);
    this.post({ type: "disconnect", socket: socket.id });
    // refresh the list of games that the start page shows
    void this.fetch("GET", "/api/games?mine=true").catch(() => undefined);
  }

  post(message: ToHost): void {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#queue.push(message);
  }

  #request(method: Method, path: string, body: string): Promise<string> {
    this.#wait(1);
    const answer = new Promise<string>((resolve, reject) => {
      const id = ++this.#lastId;
      this.#pending.set(id, { resolve, reject });
      this.post({ type: "request", id, method, path, body });
    });
    return answer.finally(() => this.#wait(-1));
  }

  /** Count waiting requests: the app shows the loading progress only while there are any. */
  #wait(change: number): void {
    this.#waiting += change;
    this.#state.loading = this.#waiting && !this.#isReady ? this.#loaded : null;
  }

  /** Run the worker for as long as this tab holds the lock; if another tab steals it, wait to get it back. */
  async #hold(options: LockOptions): Promise<void> {
    if (!("locks" in navigator)) return this.#start();
    const timer = setTimeout(() => this.#waitForOther(), ELSEWHERE);
    await navigator.locks.request(LOCK, options, () => {
      clearTimeout(timer);
      this.#state.elsewhere = false;
      this.#start();
      return new Promise<void>((release) => (this.#release = release));
    }).catch(() => {
      this.#stop(new Error("elsewhere"));
      this.#state.elsewhere = true;
      void this.#hold({});
    });
  }

  /** Tell that another tab hosts. */
  #waitForOther(): void {
    this.#state.elsewhere = !this.#worker;
    takeEarlyHost()?.terminate();
  }

  #start(): void {
    if (this.#worker) return;
    prefetchFiles();
    this.#worker = takeEarlyHost() ?? new Worker(new URL("../offline/host-worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.#receive(data);
    this.#worker.onerror = ({ message }) => this.#receive({ type: "failed", reason: message });
    for (const message of [{ type: "start" } satisfies ToHost, ...this.#queue]) this.#worker.postMessage(message);
    this.#queue = [];
  }

  #stop(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#isReady = false;
    this.#loaded = 0;
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
    for (const socket of [...this.#sockets.values()]) socket.handleClose();
    this.#sockets.clear();
  }

  #receive(message: FromHost): void {
    switch (message.type) {
      case "progress":
        this.#loaded = message.loaded / message.total;
        return this.#wait(0);
      case "ready":
        this.#isReady = true;
        this.#setReady();
        this.#state.problem = "";
        return this.#wait(0);
      case "failed":
        this.#state.problem = /storage-full/.test(message.reason) ? "storage-full" : /storage-/.test(message.reason) ? "storage-away" : "failed";
        this.#stop(new Error(message.reason));
        return this.#release();
      case "response":
        this.#pending.get(message.id)?.resolve(message.text);
        this.#pending.delete(message.id);
        return;
      case "opened":
        return this.#sockets.get(message.socket)?.handleOpen();
      case "message":
        return this.#sockets.get(message.socket)?.handleMessage(message.text);
      case "closed":
        this.#sockets.get(message.socket)?.handleClose();
        this.#sockets.delete(message.socket);
    }
  }
}

/** Return the worker that the page started early, once. */
function takeEarlyHost(): Worker | undefined {
  const found = window.earlyHost;
  delete window.earlyHost;
  return found;
}

/** Start loading the worker's first files while the worker itself starts, on a first visit. */
function prefetchFiles(): void {
  if (navigator.serviceWorker?.controller) return; // they are stored on this device
  for (const name of FIRST_FILES) {
    const href = new URL(__OFFLINE_FILES__[name].name, document.baseURI).href;
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", as: "fetch", crossOrigin: "anonymous", href }));
  }
}

/** Return the address of a response that was computed when the app was built. */
function fixedName(path: string): string {
  return `${__OFFLINE_ANSWERS__}/${path.slice("/api/".length).replace(/\W+/g, "-")}.json`;
}

/** Remember the games of this device that a response mentions. */
function remember(path: string, answer: unknown): void {
  if (path === "/api/games?mine=true") setDeviceGames((answer as GameList).games);
  const id = (answer as Partial<GameAnswer> | null)?.game?.id;
  if (id) addDeviceGame(id);
}
