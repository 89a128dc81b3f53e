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
/** The last of these files that Pyodide waits for before it restores its memory. */
const LAST_FILE = "python_stdlib.zip";
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
  const { runtime, interpreter, memory } = parts ? { ...parts, memory: memoryOf(parts.pages) } : await loadParts(loader);
  const python = await withAnswers(interpreter, memory, async () => loadPyodide({
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
  return { python, parts: { runtime, interpreter, pages: await memory.pages, core: await core } };
}

/** Load the files that Python reads after its start: modules and data. */
export async function loadFiles(python: PyodideAPI, loader: OfflineLoader, archives: (keyof OfflineFiles)[]): Promise<void> {
  const [library, ...own] = await Promise.all([loader.bytes("library"), ...archives.map((name) => loader.bytes(name))]);
  python.FS.writeFile(LIBRARY, library);
  for (const archive of own) writeFiles(python, archive);
  python.runPython(FORGET);
}

/** The parts that Python starts with; its memory may still be loading. */
type LoadedParts = Pick<StartedParts, "runtime" | "interpreter"> & { memory: SavedMemory };

/** Load the interpreter and then the memory, so that one is compiled and started while the other is loaded. */
async function loadParts(loader: OfflineLoader): Promise<LoadedParts> {
  const names = [loader.files.runtime.name, loader.files.interpreter.name, loader.files.memory.name];
  const [script, code, pages] = await Promise.all(names.map(readUnpacked));
  if (script && code && pages) {
    const [runtime, interpreter, content] = await Promise.all([script.blob(), WebAssembly.compileStreaming(code), pages.arrayBuffer()]);
    return { runtime, interpreter, memory: memoryOf(new Uint8Array(content)) };
  }
  const runtime = new Blob([await loader.bytes("runtime")]);
  const [compiled, kept] = (await loader.stream("interpreter")).tee();
  const interpreter = WebAssembly.compileStreaming(wasm(compiled));
  const content = await new Response(kept).blob();
  const memory = await new Promise<SavedMemory>((resolve, reject) => {
    const loading: Promise<Uint8Array<ArrayBuffer>> = loader.bytes("memory", (begun) => resolve(new SavedMemory(begun, loading)));
    loading.catch(reject);
  });
  void memory.pages.then((loaded) => {
    const unpacked = [runtime, content, new Blob([loaded])];
    setTimeout(() => void storeUnpacked(names.map((name, at) => [name, unpacked[at] as Blob])), STORE_DELAY);
  }, () => undefined);
  return { runtime, interpreter: await interpreter, memory };
}

function memoryOf(pages: Uint8Array<ArrayBuffer>): SavedMemory {
  return new SavedMemory(pages, Promise.resolve(pages));
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

/** Answer Pyodide's requests for its files while it starts, because it has no other way to receive them. It starts up to the
 * point where it reads them, and goes on from there when its memory has been loaded. */
async function withAnswers<T>(interpreter: WebAssembly.Module, memory: SavedMemory, act: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith(INDEX)) return fetch(input, init);
    if (String(input).endsWith(LAST_FILE)) await memory.pages.catch(() => undefined); // reported below
    return new Response();
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const instance = await WebAssembly.instantiate(interpreter, imports);
    memory.setMemory(instance.exports.memory as WebAssembly.Memory);
    return { module: interpreter, instance };
  };
  try {
    return (await Promise.all([act(), memory.pages]))[0];
  } finally {
    Object.assign(globalThis, { fetch });
    Object.assign(WebAssembly, { instantiateStreaming });
  }
}
