/** What Python is given of the browser: time, chance, storage, sockets, and a second worker to think in. */
import type { Storage, Write } from "./storage";
import type { Thinking } from "./thinking";

/** Return the object that `noppa.offline` takes as its platform; `noppa/offline/platform.py` says what each part does. */
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
