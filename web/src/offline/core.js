/** Connects Python to the native core, a WebAssembly module with its own memory beside Pyodide's. */

const PAGE = 65536;
const ALIGNED = 64;

/**
 * Return a function for `noppa.native.binding.use` that copies Python's buffers into the module's memory, calls one of
 * its functions, and copies writable buffers back. "hold" copies a buffer permanently and returns its address.
 */
export function coreCall(instance) {
  const core = instance.exports;
  let base = align(Number(core.__heap_base.value));

  return (name, given) => {
    const buffers = [];
    let end = base;
    try {
      const converted = [];
      for (const argument of given) {
        if (typeof argument === "number" || typeof argument === "bigint") {
          converted.push(BigInt(argument));
          continue;
        }
        if (typeof argument === "string") {
          const [start, size] = argument.split(":");
          converted.push(Number(start), BigInt(size));
          continue;
        }
        const view = argument.getBuffer("u8");
        argument.destroy();
        buffers.push({ view, start: end });
        converted.push(end, BigInt(view.nbytes));
        end = align(end + view.nbytes);
      }
      const missing = end - core.memory.buffer.byteLength;
      if (missing > 0) core.memory.grow(Math.ceil(missing / PAGE));
      const memory = new Uint8Array(core.memory.buffer);
      for (const { view, start } of buffers) memory.set(view.data, start);
      if (name === "hold") {
        const held = base;
        base = end;
        return held;
      }
      const answer = Number(core[`noppa_${name}`](...converted));
      for (const { view, start } of buffers) {
        if (!view.readonly) view.data.set(memory.subarray(start, start + view.nbytes));
      }
      return answer;
    } finally {
      for (const { view } of buffers) view.release();
      given.destroy();
    }
  };
}

function align(address) {
  return Math.ceil(address / ALIGNED) * ALIGNED;
}
