/** The browser's services for Python: time, randomness, storage, sockets, and a second worker for thinking. */
import type { Storage, Write } from "./storage";
import type { Thinking } from "./thinking";

/** Return the platform object for `noppa.offline`, documented in `noppa/offline/platform.py`. */
export function makePlatform(storage: Storage, thinking: Thinking, send: (socket: string, text: string) => void): object {
  return {
    send,
    now: () => Date.now() / 1000,
    random: (size: number) => crypto.getRandomValues(new Uint8Array(size)),
    read: (area: string, key: string) => storage.read(area, key),
    read_range: (area: string, prefix: string) => storage.readRange(area, prefix),
    commit: (writes: Write[], fresh: [string, string][]) => storage.commit(writes, fresh),
    think: (job: string, seconds: number) => thinking.think(job, seconds),
  };
}
