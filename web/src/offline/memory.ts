/** Python's memory after all imports, made by the build (web/plugins/python-memory.mjs): a header, and the pages that differ
 * from the interpreter's first memory. */

const PAGE = 4096;

export class SavedMemory {
  /** The header and the whole memory, for Pyodide. */
  readonly snapshot: Uint8Array<ArrayBuffer>;
  readonly #pages: Uint8Array<ArrayBuffer>;
  readonly #numbers: Uint32Array;
  readonly #headerSize: number;
  /** Where the initial data of the interpreter end. */
  readonly #dataEnd: number;

  constructor(pages: Uint8Array<ArrayBuffer>) {
    const [size = 0, headerSize = 0, dataEnd = 0, count = 0] = new Uint32Array(pages.buffer, pages.byteOffset, 4);
    this.#numbers = new Uint32Array(pages.buffer, pages.byteOffset + 16, count);
    this.#headerSize = headerSize;
    this.#dataEnd = dataEnd;
    this.#pages = pages.subarray(16 + 4 * count);
    this.snapshot = new Uint8Array(size);
    this.snapshot.set(this.#pages.subarray(0, headerSize));
  }

  /** Complete the snapshot with the interpreter's first memory. */
  fill(first: Uint8Array): void {
    this.snapshot.set(first.subarray(0, this.#dataEnd), this.#headerSize);
    let from = this.#headerSize;
    for (const number of this.#numbers) {
      this.snapshot.set(this.#pages.subarray(from, from + PAGE), this.#headerSize + number * PAGE);
      from += PAGE;
    }
  }
}
