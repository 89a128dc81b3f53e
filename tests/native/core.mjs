// Runs the WebAssembly module: reads calls as JSON lines of [function, ...arguments] and prints each result as JSON.
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

function buffer(spec) {
  if (!buffers.has(spec.name)) {
    const data = spec.data === undefined ? null : Buffer.from(spec.data, "base64");
    const size = data ? data.length : spec.size;
    const start = allocate(size);
    if (data) new Uint8Array(core.memory.buffer, start, size).set(data);
    buffers.set(spec.name, { start, size });
  }
  return buffers.get(spec.name);
}

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...specs] = JSON.parse(line);
  if (name === "read") {
    const { start, size } = buffers.get(specs[0]);
    console.log(JSON.stringify(Buffer.from(core.memory.buffer, start, size).toString("base64")));
    continue;
  }
  const values = specs.flatMap((spec) => {
    if (typeof spec === "number") return [BigInt(spec)];
    const { start, size } = buffer(spec);
    return [start, BigInt(size)];
  });
  console.log(JSON.stringify(Number(core[`noppa_${name}`](...values))));
}
