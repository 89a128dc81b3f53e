/** Makes Python's memory small: empties freed blocks, and leaves out unchanged pages. */

const [WASM_HEADER, DATA, CONSTANT] = [8, 11, 0x41];
/** The size of pages, also in src/offline/memory.ts. */
const PAGE = 4096;
const [LARGEST, SMALLEST, MARGIN] = [1 << 20, 16, 1 << 17];

/** Fill the free blocks of memory with zeros: they compress to nothing. The memory must not grow meanwhile, because it is
 * restored with the size that it had at first. */
export function wipe({ _module: module }) {
  const blocks = [];
  for (let size = LARGEST; size >= SMALLEST; size /= 2) {
    const end = module._sbrk(0);
    while (module._sbrk(0) === end && end + 2 * size + MARGIN < module.HEAPU8.length) {
      const block = module._malloc(size);
      module.HEAPU8.fill(0, block, block + size);
      blocks.push(block);
    }
  }
  for (const block of blocks) module._free(block);
}

/** Return what src/offline/memory.ts reads: the size of a snapshot, the size of its header, the end of the
 * first data, the number of pages, their numbers, the header, and the pages that differ from the first memory of an interpreter. */
export function changedPages(snapshot, interpreter) {
  const [, headerSize] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2);
  const memory = snapshot.subarray(headerSize);
  const { first, dataEnd } = firstMemory(interpreter, memory.length);
  const numbers = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    if (first.compare(memory, at, at + PAGE, at, at + PAGE)) numbers.push(at / PAGE);
  }
  const head = new Uint32Array([snapshot.length, headerSize, dataEnd, numbers.length, ...numbers]);
  return Buffer.concat([new Uint8Array(head.buffer), snapshot.subarray(0, headerSize), ...numbers.map((page) => memory.subarray(page * PAGE, (page + 1) * PAGE))]);
}

/** Return the memory that a WebAssembly module starts with, and the end of its data. */
function firstMemory(module, size) {
  const first = Buffer.alloc(size);
  let dataEnd = 0;
  for (let at = WASM_HEADER; at < module.length;) {
    const [length, start] = number(module, at + 1);
    if (module[at] === DATA) dataEnd = writeSegments(module, start, first);
    at = start + length;
  }
  return { first, dataEnd };
}

/** Write the data segments to a memory and return their end. Throws if one is not at a constant address. */
function writeSegments(module, start, memory) {
  let [count, at] = number(module, start);
  let dataEnd = 0;
  for (let segment = 0; segment < count; segment += 1) {
    if (module[at] !== 0 || module[at + 1] !== CONSTANT) throw new Error("a data segment without a constant address");
    const [address, end] = number(module, at + 2);
    const [size, from] = number(module, end + 1);
    module.copy(memory, address, from, from + size);
    dataEnd = Math.max(dataEnd, address + size);
    at = from + size;
  }
  return dataEnd;
}

/** Return the LEB128 number at an offset, and the offset behind it. */
function number(module, start) {
  let [value, scale, at] = [0, 1, start];
  for (;;) {
    const byte = module[at++];
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) return [value, at];
    scale *= 128;
  }
}
