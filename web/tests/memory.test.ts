/** Python starts from the memory that the build saved. */
import { readFileSync } from "node:fs";
import { loadPyodide, type PyodideAPI } from "pyodide";
import { expect, test, vi } from "vitest";
import { savedMemory, wipe } from "../plugins/python-memory.mjs";
import { SavedMemory } from "../src/offline/memory";

type Options = Parameters<typeof loadPyodide>[0];
type Saving = PyodideAPI & { makeMemorySnapshot: () => Uint8Array };

const [HEADER, PAGE, WASM_PAGE] = [Buffer.from("12345678"), 4096, 65536];
/** Makes objects that only the collector can free, and keeps some that it must not. */
const PREPARE = `
import gc, sys
kept = [{"number": number} for number in range(1000)]
gc.collect()
gc.freeze()
id(kept)`;
const COLLECT = `
gc.unfreeze()
before = len(gc.get_objects())
for one in kept[:500]:
    one["self"] = one
del kept[:500], one
[before, gc.collect(), before - len(gc.get_objects()), [one["number"] for one in kept] == list(range(500, 1000))]`;

/** Return the file of a memory whose third page differs from the first memory. */
function file(list: number[]): Uint8Array<ArrayBuffer> {
  const head = new Uint32Array([HEADER.length, PAGE, 1, list.length, 2]);
  return new Uint8Array([...new Uint8Array(head.buffer), ...HEADER, ...new Uint8Array(PAGE).fill(9), ...list]);
}

/** Return the memory after it was used and then restored, as Pyodide does it. */
async function restored(saved: SavedMemory, first: number[]): Promise<Uint8Array> {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const bytes = new Uint8Array(memory.buffer);
  bytes.set(first);
  saved.setMemory(memory);
  bytes.fill(7, 0, 3 * PAGE);
  await saved.pages;
  bytes.set(saved.snapshot.subarray(HEADER.length));
  return bytes;
}

test("the memory is the first one with the changed pages", async () => {
  const content = file([]);
  let setLoaded = () => {};
  const saved = new SavedMemory(content.slice(), new Promise((resolve) => (setLoaded = () => resolve(content))));
  expect([...saved.snapshot.subarray(2, 8)]).toEqual([...HEADER.subarray(2)]); // before the pages are there
  setLoaded();
  const memory = await restored(saved, [5, 6]);
  const expected = [5, 6, ...new Uint8Array(2 * PAGE - 2), ...new Uint8Array(PAGE).fill(9), ...new Uint8Array(WASM_PAGE - 3 * PAGE)];
  expect([...memory]).toEqual(expected);
});

test("the members of the collector's list are linked in a ring, and keep their flags", async () => {
  const content = file([2, 2, 0x80, 8]); // at 8, 16 and 16 + 4 * 1024
  const saved = new SavedMemory(content, Promise.resolve(content));
  const words = new Uint32Array((await restored(saved, [...new Uint8Array(16), 1])).buffer);
  expect([...words.subarray(2, 6), ...words.subarray(1028, 1030)]).toEqual([16, 16 + PAGE, 16 + PAGE | 1, 8, 8, 16]);
});

test("Python goes on from a saved memory, and its collector knows every object", async () => {
  const interpreter = readFileSync(new URL("pyodide.asm.wasm", import.meta.resolve("pyodide")));
  const first = await loadPyodide({ packages: [], _makeSnapshot: true } as Options) as Saving;
  const object = first.runPython(PREPARE) as number;
  wipe(first);
  const content = new Uint8Array(savedMemory(first.makeMemorySnapshot(), interpreter, object));
  const saved = new SavedMemory(content, Promise.resolve(content));
  const { instantiate } = WebAssembly;
  vi.spyOn(WebAssembly, "instantiate").mockImplementationOnce(async (code, imports) => {
    const made = await instantiate(code as BufferSource, imports);
    saved.setMemory(made.instance.exports.memory as WebAssembly.Memory);
    return made as never;
  });
  const python = await loadPyodide({ packages: [], _loadSnapshot: saved.snapshot } as Options);
  const [before, found, freed, isKept] = (python.runPython(COLLECT) as { toJs: () => [number, number, number, boolean] }).toJs();
  expect(before).toBeGreaterThan(5000);
  expect(found).toBeGreaterThanOrEqual(500);
  expect(freed).toBeGreaterThanOrEqual(500);
  expect(isKept).toBe(true);
});
