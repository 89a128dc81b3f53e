/** Stores texts in IndexedDB by area and key. Each commit is one transaction and is on disk when it resolves. */

const STORE = "texts";
export type Write = [area: string, key: string, text: string | null | undefined];

export class Storage {
  private constructor(readonly database: IDBDatabase) {}

  /** Open this browser's storage. Rejects with "storage-away" if it has none, as in some private windows. */
  static async open(name = "noppa"): Promise<Storage> {
    try {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      return new Storage(await done(request));
    } catch (error) {
      throw new Error(`storage-away: ${error}`);
    }
  }

  async read(area: string, key: string): Promise<string | undefined> {
    const found: unknown = await done(this.#store("readonly").get([area, key]));
    return typeof found === "string" ? found : undefined;
  }

  /** Return the keys that start with a prefix, ascending, each with its text. */
  async readRange(area: string, prefix: string): Promise<[string, string][]> {
    // an array sorts after any text, so this covers all of the area's keys from the prefix on
    const range = IDBKeyRange.bound([area, prefix], [area, []], false, true);
    const store = this.#store("readonly");
    const [keys, texts] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range) as IDBRequest<string[]>)]);
    const found = keys.map((key, at) => [(key as [string, string])[1], texts[at] ?? ""] as [string, string]);
    return found.filter(([key]) => key.startsWith(prefix));
  }

  /** Write all or nothing; return false without writing if one of `fresh` already exists. Rejects with "storage-full"
   * or "storage-away". */
  commit(writes: Write[], fresh: [area: string, key: string][]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(STORE, "readwrite", { durability: "strict" });
      const store = transaction.objectStore(STORE);
      let taken = false;
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => (taken ? resolve(false) : reject(refusal(transaction.error)));
      for (const key of fresh) {
        store.count(key).onsuccess = ({ target }) => {
          if (!(target as IDBRequest<number>).result || taken) return;
          taken = true;
          transaction.abort();
        };
      }
      try {
        for (const [area, key, text] of writes) {
          if (typeof text === "string") store.put(text, [area, key]);
          else store.delete([area, key]);
        }
      } catch (error) {
        transaction.abort();
        reject(refusal(error as DOMException));
      }
    });
  }

  #store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(STORE, mode).objectStore(STORE);
  }
}

function refusal(error: DOMException | null): Error {
  return new Error(`${error?.name === "QuotaExceededError" ? "storage-full" : "storage-away"}: ${error}`);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("unknown error"));
  });
}
