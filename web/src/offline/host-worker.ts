/** A worker that hosts games on this device: Noppa's Python handles the app's requests like a server. */
import type { PyProxy } from "pyodide/ffi";
import { OfflineLoader } from "./files";
import { makePlatform } from "./platform";
import type { FromHost, ToHost } from "./protocol";
import { loadFiles, startPython } from "./python";
import { Storage } from "./storage";
import { Thinking } from "./thinking";

/** `noppa.offline.service.Service`. */
type Service = PyProxy & {
  request: (method: string, path: string, body: string) => Promise<string>;
  connect: (socket: string, path: string) => Promise<string>;
  receive: (socket: string, text: string) => Promise<void>;
  disconnect: (socket: string) => Promise<void>;
};

/** The files that the first game needs. */
const NEEDED = ["core", "runtime", "interpreter", "memory"] as const;
/** The requests of a first game, which need nothing but Python's memory; all others wait for the remaining files. */
const FIRST = /^\/api\/(me|games(\?mine=true|\/\w+(\/(seed|events|odds))?)?)$/;

/** The delay before the remaining files are loaded, so that the first game comes first. */
const REST_DELAY = 2500;
/** The delay before the thinking worker starts, so that the first requests come first. */
const THINKING_DELAY = 1500;

/** The service's status for an accepted socket. */
const SWITCHING = 101;
/** Messages queued for sockets that are not open yet. */
const queues = new Map<string, string[]>();

/** Load the files that the first game does not need, once. */
let loadRest: () => Promise<void>;

/** Settles when this worker may host: at once, unless it was started before the app knew whether another tab does. */
let allow = () => {};
const allowed = self.name === "early" ? new Promise<void>((resolve) => (allow = resolve)) : Promise.resolve();

const service = open();
allowed.then(() => service).then(() => send({ type: "ready" }), (error: unknown) => send({ type: "failed", reason: String(error) }));

self.onmessage = ({ data }: MessageEvent<ToHost>) => data.type === "start" ? allow() : void service.then((host) => handle(host, data)).catch(() => undefined);

async function open(): Promise<Service> {
  const opening = allowed.then(() => Storage.open());
  opening.catch(() => undefined); // reported when it is awaited below
  const { python, parts } = await startPython(new OfflineLoader(NEEDED, (loaded, total) => send({ type: "progress", loaded, total })));
  const thinking = new Thinking(() => new Worker(new URL("./thinking-worker.ts", import.meta.url), { type: "module" }), parts);
  const platform = makePlatform(await opening, thinking, deliver);
  const start = python.runPython("from noppa.offline.service import Service; Service.open") as (platform: object) => Promise<Service>;
  const opened = await start(platform);
  let rest: Promise<void> | undefined;
  loadRest = () => (rest ??= loadFiles(python, new OfflineLoader(), ["noppa"]).catch((error: unknown) => {
    rest = undefined; // the next request tries again
    throw error;
  }));
  setTimeout(() => void loadRest().then(() => setTimeout(() => thinking.warmUp(), THINKING_DELAY), () => undefined), REST_DELAY);
  return opened;
}

function deliver(socket: string, text: string): void {
  const queue = queues.get(socket);
  if (queue) queue.push(text);
  else send({ type: "message", socket, text });
}

async function handle(host: Service, message: Exclude<ToHost, { type: "start" }>): Promise<void> {
  switch (message.type) {
    case "request":
      if (!FIRST.test(message.path)) await loadRest();
      return send({ type: "response", id: message.id, text: await host.request(message.method, message.path, message.body).catch(unforeseen) });
    case "connect":
      return connect(host, message.socket, message.path);
    case "receive":
      return host.receive(message.socket, message.text).catch(() => send({ type: "closed", socket: message.socket }));
    case "disconnect":
      return host.disconnect(message.socket);
  }
}

/** Connect a socket to a game. Messages sent meanwhile are delivered after "opened". */
async function connect(host: Service, socket: string, path: string): Promise<void> {
  queues.set(socket, []);
  const { status } = JSON.parse(await host.connect(socket, path).catch(unforeseen)) as { status: number };
  const messages = queues.get(socket) ?? [];
  queues.delete(socket);
  if (status !== SWITCHING) return send({ type: "closed", socket });
  send({ type: "opened", socket });
  for (const text of messages) send({ type: "message", socket, text });
}

/** Log an unexpected error and return the response for it. */
function unforeseen(error: unknown): string {
  console.error(error);
  return JSON.stringify({ status: 500, body: { code: "unforeseen", params: { code: "500" } } });
}

function send(message: FromHost): void {
  self.postMessage(message);
}
