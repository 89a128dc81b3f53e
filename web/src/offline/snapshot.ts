/** Stores Python's memory once everything is imported: from the second visit on it starts several times as fast. */
const CACHE = "python";

/** Return the address that stands for a snapshot of these files. */
function addressOf(names: string[]): string {
  return new URL(`snapshot?${names.map((name) => name.split("/").at(-1)).join("&")}`, self.location.href).href;
}

/** Return the snapshot for these files; null if there is none. */
export async function readSnapshot(names: string[]): Promise<Uint8Array | null> {
  const found = await globalThis.caches?.match(addressOf(names)).catch(() => undefined);
  return found ? new Uint8Array(await found.arrayBuffer()) : null;
}

/** Store the snapshot for these files in place of older ones; without room, the next start is as slow as this one. */
export async function storeSnapshot(names: string[], snapshot: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await globalThis.caches?.delete(CACHE);
    await (await globalThis.caches?.open(CACHE))?.put(addressOf(names), new Response(snapshot));
  } catch {
    await globalThis.caches?.delete(CACHE).catch(() => undefined);
  }
}
