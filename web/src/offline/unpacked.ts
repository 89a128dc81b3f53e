/** Stores the unpacked runtime, interpreter and memory of Python in the browser's cache, so that it starts sooner from the second
 * visit on. */
import { wasm } from "./files";

const CACHE = "python";

/** Return the cache key of a file's unpacked content. */
function addressOf(name: string): string {
  return new URL(`unpacked/${name.split("/").at(-1)}`, self.location.href).href;
}

/** Return a file's unpacked content; null if it is not stored. */
export async function readUnpacked(name: string): Promise<Response | null> {
  return (await globalThis.caches?.match(addressOf(name), { cacheName: CACHE }).catch(() => undefined)) ?? null;
}

/** Store unpacked files, replacing older ones; does nothing without storage space. */
export async function storeUnpacked(files: [name: string, content: Blob][]): Promise<void> {
  try {
    await globalThis.caches?.delete(CACHE);
    const cache = await globalThis.caches?.open(CACHE);
    for (const [name, content] of files) await cache?.put(addressOf(name), wasm(content));
  } catch {
    await globalThis.caches?.delete(CACHE).catch(() => undefined);
  }
}
