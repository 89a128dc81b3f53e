/** The messages between the app, the worker that hosts games on this device, and its thinking worker. */

/** From the app to the host. A host that was started early opens the games of this device after `start`. */
export type ToHost =
  | { type: "start" }
  | { type: "request"; id: number; method: string; path: string; body: string }
  | { type: "connect"; socket: string; path: string }
  | { type: "receive"; socket: string; text: string }
  | { type: "disconnect"; socket: string };

/** From the host to the app. `response` holds JSON: a status and a body. */
export type FromHost =
  | { type: "progress"; loaded: number; total: number }
  | { type: "ready" }
  | { type: "failed"; reason: string }
  | { type: "response"; id: number; text: string }
  | { type: "opened"; socket: string }
  | { type: "message"; socket: string; text: string }
  | { type: "closed"; socket: string };

/** From the host to the thinking worker, and back. */
export type ToThinker = { parts: StartedParts } | { id: number; job: string };
export type FromThinker = { type: "ready" } | { type: "answer"; id: number; text: string } | { type: "failed"; id: number; reason: string };

/** A file for offline play: its path in the app's folder, and its compressed and unpacked sizes. */
export type OfflineFile = { name: string; size: number; unpacked: number };
/** The files by role. */
export type OfflineFiles = Record<"runtime" | "interpreter" | "memory" | "library" | "noppa" | "core" | "values", OfflineFile>;

/** What Python starts from: its script, the compiled interpreter, its memory's pages, and the compiled native core. */
export type StartedParts = { runtime: Blob; interpreter: WebAssembly.Module; pages: Uint8Array<ArrayBuffer>; core: WebAssembly.Module };
