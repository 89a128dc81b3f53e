/** Python's memory after all imports, made by the build (web/plugins/python-memory.mjs): a header, and the pages that differ
 * from the interpreter's first memory. */

const PAGE = 4096;

export class SavedMemory {
  /** The header and the whole memory, for Pyodide. Only the header is there until `complete`. */
  readonly snapshot: Uint8Array<ArrayBuffer>;
  readonly #start: number;
  readonly #numbers: Uint32Array;
  readonly #headerSize: number;
  /** Where the initial data of the interpreter end. */
  readonly #dataEnd: number;

  /** `begun` is the file's content, of which only the first part may have been loaded; `pages` is settled when all of it is. */
  constructor(begun: Uint8Array<ArrayBuffer>, readonly pages: Promise<Uint8Array<ArrayBuffer>>) {
    const [size = 0, headerSize = 0, dataEnd = 0, count = 0] = new Uint32Array(begun.buffer, begun.byteOffset, 4);
    this.#numbers = new Uint32Array(begun.buffer, begun.byteOffset + 16, count);
    this.#start = 16 + 4 * count;
    this.#headerSize = headerSize;
    this.#dataEnd = dataEnd;
    this.snapshot = new Uint8Array(size);
    this.snapshot.set(begun.subarray(this.#start, this.#start + headerSize));
  }

  /** Take over the interpreter's first memory, before it runs. */
  setFirst(first: Uint8Array): void {
    this.snapshot.set(first.subarray(0, this.#dataEnd), this.#headerSize);
  }

  /** Complete the snapshot when the pages have been loaded. Rejects if they cannot be. */
  async complete(): Promise<void> {
    const pages = (await this.pages).subarray(this.#start + this.#headerSize);
    let from = 0;
    for (const number of this.#numbers) {
      this.snapshot.set(pages.subarray(from, from + PAGE), this.#headerSize + number * PAGE);
      from += PAGE;
    }
  }
}
