/** Makes Python's memory small: empties freed blocks, and leaves out unchanged pages and the garbage collector's links. */

const [WASM_HEADER, DATA, CONSTANT] = [8, 11, 0x41];
/** The size of pages, also in src/offline/memory.ts. */
const PAGE = 4096;
/** A member of the collector's list, before the object itself: the next and the previous member, each with two bits of flags. */
const [MEMBER_SIZE, FLAGS] = [8, 3];
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

/** Return what src/offline/memory.ts reads: the size of a snapshot's header, the end of the first data, the number of pages,
 * the size of the list, the numbers of the pages, the header, the pages that differ from the first memory of an interpreter,
 * and the list: the gaps between the members of the collector's list that has this object. */
export function savedMemory(snapshot, interpreter, object) {
  const [, headerSize] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2);
  const memory = snapshot.slice(headerSize);
  const list = gaps(unlink(new Uint32Array(memory.buffer), object - MEMBER_SIZE));
  const { first, dataEnd } = firstMemory(interpreter, memory.length);
  const numbers = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    if (first.compare(memory, at, at + PAGE, at, at + PAGE)) numbers.push(at / PAGE);
  }
  const head = new Uint32Array([headerSize, dataEnd, numbers.length, list.length, ...numbers]);
  return Buffer.concat([new Uint8Array(head.buffer), snapshot.subarray(0, headerSize), ...numbers.map((page) => memory.subarray(page * PAGE, (page + 1) * PAGE)), list]);
}

/** Take the links out of a list that ends where it begins; return the sorted addresses of its members. */
function unlink(words, first) {
  const addresses = [];
  for (let [at, before] = [first, 0]; at !== first || !before; ) {
    const [next, previous] = [words[at / 4] & ~FLAGS, words[at / 4 + 1] & ~FLAGS];
    if (before && previous !== before) throw new Error("not the collector's list");
    addresses.push(at);
    [before, at] = [at, next];
  }
  for (const address of addresses) for (const word of [address / 4, address / 4 + 1]) words[word] &= FLAGS;
  return Uint32Array.from(addresses).sort();
}

/** Return the gaps between addresses in words of four bytes, as LEB128 numbers. */
function gaps(addresses) {
  const bytes = [];
  let last = 0;
  for (const address of addresses) {
    let gap = (address - last) / 4;
    for (; gap >= 0x80; gap >>>= 7) bytes.push(gap & 0x7f | 0x80);
    bytes.push(gap);
    last = address;
  }
  return Uint8Array.from(bytes);
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
