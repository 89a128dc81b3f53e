/** Tests the part of the build that leaves unused code out of Pyodide. tests/offline runs Noppa in the result. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { trim } from "../plugins/trim-interpreter.ts";
import { encoded, WasmModule } from "../plugins/wasm-module.ts";

const [code, script, loader] = ["pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs"].map((name) => readFileSync(join("node_modules/pyodide", name))) as [Buffer, Buffer, Buffer];
const trimmed = trim(code, script.toString(), loader.toString());

test("the interpreter is smaller and still a valid module with the same imports", async () => {
  expect(trimmed.interpreter.length).toBeLessThan(0.85 * code.length);
  const [before, after] = await Promise.all([WebAssembly.compile(new Uint8Array(code)), WebAssembly.compile(new Uint8Array(trimmed.interpreter))]);
  expect(WebAssembly.Module.imports(after)).toEqual(WebAssembly.Module.imports(before));
});

test("every export that the script reads stays, and its variable with it", () => {
  const names = new Set(new WasmModule(trimmed.interpreter).exports.map(({ name }) => name));
  const read = [...trimmed.runtime.matchAll(/wasmExports(?:\.(\w+)|\["([^"]+)"\])/g)].map(([, one, other]) => one ?? other ?? "");
  const missing = new Set(read.filter((name) => !names.has(name) && !/promising/.test(name)));
  const before = new Set(new WasmModule(code).exports.map(({ name }) => name));
  expect([...missing].filter((name) => before.has(name))).toEqual([]);
  expect(names).toContain("PyRun_SimpleString");
  expect(names).not.toContain("sqlite3_open");
});

test("unused libraries are gone, and nothing that stays calls them", () => {
  const [before, after] = [new WasmModule(code), new WasmModule(trimmed.interpreter)];
  const isGone = after.bodies.map((body, at) => body.length < (before.bodies[at] as Uint8Array).length);
  const calls = after.bodies.flatMap((body) => after.calls(body)).filter((number) => isGone[number - after.imported]);
  expect(calls).toEqual([]);
  const gone = before.exports.filter(({ kind, index }) => kind === 0 && isGone[index - before.imported]).map(({ name }) => name);
  for (const name of ["sqlite3_step", "ZSTD_compressBlock_doubleFast"]) expect(gone).toContain(name);
  for (const name of ["PyList_New", "inflate", "PyInit__json", "PyInit_unicodedata"]) expect(gone).not.toContain(name);
});

test("numbers are encoded in as few bytes as possible", () => {
  expect([...encoded(0)]).toEqual([0]);
  expect([...encoded(127)]).toEqual([127]);
  expect([...encoded(624_485)]).toEqual([0xe5, 0x8e, 0x26]);
});

test("an interpreter that is built differently is refused", () => {
  expect(() => trim(code.subarray(0, 8), "", "")).toThrow("no section");
  const renamed = Buffer.from(code.toString("latin1").replace("PyInit_pyexpat", "PyInit_pyexqat"), "latin1");
  expect(() => trim(renamed, script.toString(), loader.toString())).toThrow("not built as expected");
});
