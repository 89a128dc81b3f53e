/** Stores Python's memory after all imports, so that it starts several times faster from the second visit on. */
const CACHE = "python";

/** Return the cache key for a snapshot of these files. */
function addressOf(names: string[]): string {
  return new URL(`snapshot?${names.map((name) => name.split("/").at(-1)).join("&")}`, self.location.href).href;
}

/** Return the snapshot for these files; null if there is none. */
export async function readSnapshot(names: string[]): Promise<Uint8Array | null> {
  const found = await globalThis.caches?.match(addressOf(names)).catch(() => undefined);
  return found ? new Uint8Array(await found.arrayBuffer()) : null;
}

/** Store the snapshot for these files, replacing older ones; does nothing without storage space. */
export async function storeSnapshot(names: string[], snapshot: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await globalThis.caches?.delete(CACHE);
    await (await globalThis.caches?.open(CACHE))?.put(addressOf(names), new Response(snapshot));
  } catch {
    await globalThis.caches?.delete(CACHE).catch(() => undefined);
  }
}
