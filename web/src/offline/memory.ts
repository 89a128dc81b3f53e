/** Python's memory after all imports, made by the build (web/plugins/python-memory.mjs): a header, the pages that differ from
 * the interpreter's first memory, and the members of the garbage collector's list, whose links are left out. */

const PAGE = 4096;

export class SavedMemory {
  /** What Pyodide calls a snapshot: the header. When Pyodide asks for the part behind it, its memory is replaced. */
  readonly snapshot: Uint8Array<ArrayBuffer>;
  readonly #numbers: Uint32Array;
  readonly #start: number;
  readonly #listSize: number;
  /** Where the initial data of the interpreter end. */
  readonly #dataEnd: number;
  /** The interpreter's memory as it runs, and as it was before. */
  #memory = new WebAssembly.Memory({ initial: 0 });
  #first = new Uint8Array();

  /** `begun` is the file's content, of which only the first part may have been loaded; `pages` is settled when all of it is. */
  constructor(begun: Uint8Array<ArrayBuffer>, readonly pages: Promise<Uint8Array<ArrayBuffer>>) {
    const [headerSize = 0, dataEnd = 0, count = 0, listSize = 0] = new Uint32Array(begun.buffer, begun.byteOffset, 4);
    const start = 16 + 4 * count;
    this.#numbers = new Uint32Array(begun.buffer, begun.byteOffset + 16, count);
    this.#start = start + headerSize;
    this.#listSize = listSize;
    this.#dataEnd = dataEnd;
    const header = begun.slice(start, this.#start);
    let loaded = begun;
    void pages.then((content) => (loaded = content), () => undefined); // whoever waits for them handles the error
    const subarray = (from: number, to?: number) => to === undefined ? this.#restore(loaded) : header.slice(from, to);
    this.snapshot = Object.assign(header, { subarray });
  }

  /** Keep the interpreter's first memory, before it runs. */
  setMemory(memory: WebAssembly.Memory): void {
    this.#memory = memory;
    this.#first = new Uint8Array(memory.buffer).slice(0, this.#dataEnd);
  }

  /** Replace the interpreter's memory, and return nothing more to do. */
  #restore(loaded: Uint8Array): Uint8Array<ArrayBuffer> {
    const pages = loaded.subarray(this.#start);
    const memory = new Uint8Array(this.#memory.buffer);
    memory.set(this.#first);
    memory.fill(0, this.#dataEnd, ((this.#numbers.at(-1) ?? 0) + 1) * PAGE); // what it has used by now
    let from = 0;
    for (const number of this.#numbers) {
      memory.set(pages.subarray(from, from + PAGE), number * PAGE);
      from += PAGE;
    }
    link(new Uint32Array(memory.buffer), pages.subarray(from, from + this.#listSize));
    return new Uint8Array();
  }
}

/** Link the members of the garbage collector's list in a ring; their order does not matter. `gaps` are LEB128 numbers. */
function link(words: Uint32Array, gaps: Uint8Array): void {
  let [first, previous, member, shift] = [0, 0, 0, 0];
  const join = (one: number, next: number) => {
    words[one] = (words[one] ?? 0) | 4 * next;
    words[next + 1] = (words[next + 1] ?? 0) | 4 * one;
  };
  for (const byte of gaps) {
    member += (byte & 0x7f) << shift;
    shift += 7;
    if (byte >= 0x80) continue;
    if (previous) join(previous, member);
    first ||= member;
    [previous, shift] = [member, 0];
  }
  if (first) join(previous, first);
}
