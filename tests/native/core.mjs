// Runs the WebAssembly module: reads calls as JSON lines of [function, ...arguments] and answers each with JSON.
// An argument is a whole number, or a buffer {"name": …, "data": base64} or {"name": …, "size": …} that stays in memory.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
const core = instance.exports;
const buffers = new Map();
let next = Number(core.__heap_base.value);

function allocate(size) {
  next = Math.ceil(next / 64) * 64;
  const start = next;
  next += size;
  const missing = next - core.memory.buffer.byteLength;
  if (missing > 0) core.memory.grow(Math.ceil(missing / 65536));
  return start;
}

function buffer(given) {
  if (!buffers.has(given.name)) {
    const data = given.data === undefined ? null : Buffer.from(given.data, "base64");
    const size = data ? data.length : given.size;
    const start = allocate(size);
    if (data) new Uint8Array(core.memory.buffer, start, size).set(data);
    buffers.set(given.name, { start, size });
  }
  return buffers.get(given.name);
}

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...given] = JSON.parse(line);
  if (name === "read") {
    const { start, size } = buffers.get(given[0]);
    console.log(JSON.stringify(Buffer.from(core.memory.buffer, start, size).toString("base64")));
    continue;
  }
  const handed = given.flatMap((each) => {
    if (typeof each === "number") return [BigInt(each)];
    const { start, size } = buffer(each);
    return [start, BigInt(size)];
  });
  console.log(JSON.stringify(Number(core[`noppa_${name}`](...handed))));
}
