/** Starts Python in a worker: the interpreter, its memory with Noppa imported, and the native core. */
import { loadPyodide, type PyodideAPI } from "pyodide";
import { unpack } from "./archive";
import { coreCall } from "./core.js";
import { wasm, type OfflineLoader } from "./files";
import { SavedMemory } from "./memory";
import type { OfflineFiles, StartedParts } from "./protocol";
import { readUnpacked, storeUnpacked } from "./unpacked";

/** The folder of Noppa's files; the build made the memory with the same one (web/plugins/pack-python.mjs). */
const SITE = "/noppa";
const LIBRARY = "/lib/python314.zip";
/** A placeholder address for the folder of Pyodide's own files; `withAnswers` provides them. */
const INDEX = new URL("pyodide/", self.location.href).href;
/** All visitors start with the same memory, but must not have the same random numbers. */
const RESEED = "import random; random.seed()";
/** The files were not there when the memory was made. */
const FORGET = "import importlib; importlib.invalidate_caches()";
/** The delay before unpacked files are stored, in milliseconds, so that the first game comes first. */
const STORE_DELAY = 4000;
/** Pyodide checks that the lock file matches its version; it lists no packages. */
const LOCK = { info: { arch: "wasm32", platform: "emscripten", version: "314.0.7", python: "3.14.2", abi_version: "2026_0" }, packages: {} };

/** Return a running Python, and the parts from which another worker can start it without loading them again. */
export async function startPython(loader: OfflineLoader, parts?: StartedParts): Promise<{ python: PyodideAPI; parts: StartedParts }> {
  const core = parts ? Promise.resolve(parts.core) : loader.core();
  const { runtime, interpreter, pages } = parts ?? (await loadParts(loader));
  const memory = new SavedMemory(pages);
  const python = await withAnswers(interpreter, (first) => memory.fill(first), async () => loadPyodide({
    indexURL: INDEX,
    createPyodideModule: await importModule(runtime),
    lockFileContents: LOCK,
    packageBaseUrl: INDEX,
    env: { HOME: "/home/noppa", PYTHONDONTWRITEBYTECODE: "1" },
    _loadSnapshot: memory.snapshot,
  } as Parameters<typeof loadPyodide>[0]));
  python.runPython(RESEED);
  const use = python.runPython("from noppa.native.binding import use; use") as (call: unknown) => void;
  use(coreCall(await WebAssembly.instantiate(await core)));
  return { python, parts: { runtime, interpreter, pages, core: await core } };
}

/** Load the files that Python reads after its start: modules and data. */
export async function loadFiles(python: PyodideAPI, loader: OfflineLoader, archives: (keyof OfflineFiles)[]): Promise<void> {
  const [library, ...own] = await Promise.all([loader.bytes("library"), ...archives.map((name) => loader.bytes(name))]);
  python.FS.writeFile(LIBRARY, library);
  for (const archive of own) writeFiles(python, archive);
  python.runPython(FORGET);
}

/** Load the interpreter and then the memory, so that one is compiled while the other is loaded. */
async function loadParts(loader: OfflineLoader): Promise<Omit<StartedParts, "core">> {
  const names = [loader.files.runtime.name, loader.files.interpreter.name, loader.files.memory.name];
  const [script, code, memory] = await Promise.all(names.map(readUnpacked));
  if (script && code && memory) {
    const [runtime, interpreter, pages] = await Promise.all([script.blob(), WebAssembly.compileStreaming(code), memory.arrayBuffer()]);
    return { runtime, interpreter, pages: new Uint8Array(pages) };
  }
  const runtime = new Blob([await loader.bytes("runtime")]);
  const [compiled, kept] = (await loader.stream("interpreter")).tee();
  const interpreter = WebAssembly.compileStreaming(wasm(compiled));
  const content = await new Response(kept).blob();
  const pages = await loader.bytes("memory");
  const unpacked = [runtime, content, new Blob([pages])];
  setTimeout(() => void storeUnpacked(names.map((name, at) => [name, unpacked[at] as Blob])), STORE_DELAY);
  return { runtime, interpreter: await interpreter, pages };
}

/** Write the files of an archive to Python's import path. */
function writeFiles({ FS }: PyodideAPI, archive: Uint8Array): void {
  for (const [name, content] of unpack(archive)) {
    const path = `${SITE}/${name}`;
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, content);
  }
}

/** Return Pyodide's runtime module, which is compressed like the other files because it is large. */
async function importModule(runtime: Blob): Promise<unknown> {
  const address = URL.createObjectURL(new Blob([runtime], { type: "text/javascript" }));
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Answer Pyodide's requests for its files while it starts, because it has no other way to receive them; call `loaded` with
 * the interpreter's first memory. */
async function withAnswers<T>(interpreter: WebAssembly.Module, loaded: (memory: Uint8Array) => void, act: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (input, init) => (String(input).startsWith(INDEX) ? new Response() : fetch(input, init));
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const instance = await WebAssembly.instantiate(interpreter, imports);
    loaded(new Uint8Array((instance.exports.memory as WebAssembly.Memory).buffer));
    return { module: interpreter, instance };
  };
  try {
    return await act();
  } finally {
    Object.assign(globalThis, { fetch });
    Object.assign(WebAssembly, { instantiateStreaming });
  }
}
