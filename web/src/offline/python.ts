/** Starts Python in a worker, with Noppa's archive and the native core. */
import { loadPyodide, type PyodideAPI } from "pyodide";
import { unpack } from "./archive";
import { coreCall } from "./core.js";
import type { OfflineLoader } from "./files";
import type { OfflineFiles } from "./protocol";
import { readSnapshot, storeSnapshot } from "./snapshot";

const SITE = "/noppa";
/** A placeholder address for the folder of Pyodide's own files; `withFetch` provides them. */
const INDEX = new URL("pyodide/", self.location.href).href;
/** The code to run before a snapshot is taken. */
const IMPORTS = `
import sys
sys.path.insert(0, "${SITE}")
import random, noppa.offline.service, noppa.offline.jobs
from noppa.games import games, rules
for game in games():
    rules(game)
`;
/** Python started from a snapshot must not repeat its random numbers. */
const RESEED = "import random; random.seed()";
/** Pyodide checks that the lock file matches its version; it lists no packages. */
const LOCK = { info: { arch: "wasm32", platform: "emscripten", version: "314.0.7", python: "3.14.2", abi_version: "2026_0" }, packages: {} };

export type Python = {
  python: PyodideAPI;
  /** Settles when the snapshot for the next start is stored. */
  prepared: Promise<void>;
};

/** Return a running Python with Noppa imported from these archives. */
export async function startPython(loader: OfflineLoader, archives: (keyof OfflineFiles)[]): Promise<Python> {
  const unpacked = Promise.all(archives.map((name) => loader.bytes(name)));
  const core = loader.stream("core").then((stream) => WebAssembly.instantiateStreaming(wasm(stream)));
  const library = loader.bytes("library");
  const module = loadModule(loader);
  const interpreter = loader.stream("interpreter").then(wasm);
  const files = [loader.files.interpreter, loader.files.library, loader.files.noppa].map(({ name }) => name);
  const snapshot = await readSnapshot(files);
  const responses = new Map([
    [`${INDEX}pyodide.asm.wasm`, () => interpreter],
    [`${INDEX}python_stdlib.zip`, () => library.then((bytes) => new Response(bytes))],
  ]);
  const python = await withFetch(responses, async () => loadPyodide({
    indexURL: INDEX,
    createPyodideModule: await module,
    lockFileContents: LOCK,
    packageBaseUrl: INDEX,
    env: { HOME: "/home/noppa", PYTHONDONTWRITEBYTECODE: "1" },
    ...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
  } as Parameters<typeof loadPyodide>[0]));
  for (const archive of await unpacked) writeFiles(python, archive);
  python.runPython(snapshot ? RESEED : IMPORTS);
  const prepared = snapshot ? Promise.resolve() : storeSnapshot(files, takeSnapshot(python));
  const use = python.runPython("from noppa.native.binding import use; use") as (call: unknown) => void;
  use(coreCall((await core).instance));
  return { python, prepared };
}

function takeSnapshot(python: PyodideAPI): Uint8Array<ArrayBuffer> {
  return (python as unknown as { makeMemorySnapshot: () => Uint8Array<ArrayBuffer> }).makeMemorySnapshot();
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
async function loadModule(loader: OfflineLoader): Promise<unknown> {
  const address = URL.createObjectURL(new Blob([await loader.bytes("runtime")], { type: "text/javascript" }));
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function wasm(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Response {
  return new Response(stream, { headers: { "content-type": "application/wasm" } });
}

/** Replace `fetch` for some addresses while Pyodide starts, because it has no other way to receive its files. */
async function withFetch<T>(responses: Map<string, () => Promise<Response>>, act: () => Promise<T>): Promise<T> {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => responses.get(String(input))?.() ?? original(input, init);
  try {
    return await act();
  } finally {
    globalThis.fetch = original;
  }
}
