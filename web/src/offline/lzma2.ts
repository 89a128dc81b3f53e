/** Decodes LZMA2 with the native core while a file is still loading. */

/** The functions of the native core that are used here. */
type Core = {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  noppa_unpack_size(): bigint;
  noppa_unpack(state: number, stateSize: bigint, out: number, outSize: bigint, chunk: number, chunkSize: bigint, at: bigint): bigint;
};

const [PAGE, ALIGNED] = [65536, 64];
/** The longest chunk: its header, and its content, whose size has 16 bits. */
const LONGEST = 6 + PAGE;
/** Chunks with at least this first byte are compressed, and from the second one on they begin with the encoder's settings. */
const [COMPRESSED, WITH_SETTINGS] = [0x80, 0xc0];

/** Yield a file's content piece by piece. Pieces are valid until the next one. Throws if the file is damaged. */
export async function* decode(core: WebAssembly.Module, size: number, packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { memory, __heap_base: heap, ...unpack } = (await WebAssembly.instantiate(core)).exports as Core;
  const stateSize = unpack.noppa_unpack_size();
  const state = align(Number(heap.value));
  const chunk = align(state + Number(stateSize));
  const out = align(chunk + LONGEST);
  memory.grow(Math.max(0, Math.ceil((out + size - memory.buffer.byteLength) / PAGE)));
  let at = 0;
  for await (const bytes of chunks(packed)) {
    new Uint8Array(memory.buffer).set(bytes, chunk);
    const written = Number(unpack.noppa_unpack(state, stateSize, out, BigInt(size), chunk, BigInt(bytes.length), BigInt(at)));
    if (written < 0) throw new Error(`a damaged file: ${written}`);
    yield new Uint8Array(memory.buffer as ArrayBuffer, out + at, written);
    at += written;
  }
  if (at !== size) throw new Error("a damaged file: it ends too early");
}

/** Yield each chunk with its header. */
async function* chunks(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest = new Uint8Array(0);
  for await (const bytes of packed) {
    const joined = new Uint8Array(rest.length + bytes.length);
    joined.set(rest);
    joined.set(bytes, rest.length);
    let at = 0;
    for (let size = chunkSize(joined, at); size && at + size <= joined.length; size = chunkSize(joined, at)) {
      yield joined.subarray(at, at + size);
      at += size;
    }
    rest = joined.subarray(at);
  }
}

/** Return the size of the chunk that begins there with its header; 0 at the end, or if the header is incomplete. */
function chunkSize(bytes: Uint8Array, at: number): number {
  const [control = 0, high = 0, low = 0, codeHigh = 0, codeLow] = bytes.subarray(at, at + 5);
  if (!control || codeLow === undefined) return 0;
  if (control < COMPRESSED) return 3 + (high << 8 | low) + 1;
  return (control < WITH_SETTINGS ? 5 : 6) + (codeHigh << 8 | codeLow) + 1;
}

function align(address: number): number {
  return Math.ceil(address / ALIGNED) * ALIGNED;
}
