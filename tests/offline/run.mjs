// Runs a Python program in Pyodide as the app's worker does: the app's interpreter, the packed archive, the native core
// as a WebAssembly module, and a platform with a store in memory. Arguments: the interpreter's folder, the archive, the
// standard library, the core, the program and its input.
import { readFileSync } from "node:fs";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";
import { coreCall } from "../../web/src/offline/core.js";

const [indexURL, archive, stdLibURL, core, program, input] = process.argv.slice(2);
const began = performance.now();
const python = await loadPyodide({ indexURL, stdLibURL });
const loaded = performance.now();
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/noppa" });
python.runPython("import sys; sys.path.insert(0, '/noppa')");
const { instance } = await WebAssembly.instantiate(readFileSync(core));
python.pyimport("noppa.native.binding").use(coreCall(instance));

const store = new Map();
const keyOf = (area, key) => `${area}\n${key}`;
const sent = [];
let answer;
const platform = {
  send: (socket, text) => sent.push([socket, text]),
  now: () => Date.now() / 1000,
  random: (size) => crypto.getRandomValues(new Uint8Array(size)),
  publish: () => {},
  read: async (area, key) => store.get(keyOf(area, key)) ?? null,
  read_range: async (area, prefix) => {
    const begins = keyOf(area, prefix);
    const found = [...store].filter(([key]) => key.startsWith(begins)).sort(([one], [other]) => (one < other ? -1 : 1));
    return found.map(([key, text]) => [key.slice(area.length + 1), text]);
  },
  commit: async (writes, fresh) => {
    if (fresh.some(([area, key]) => store.has(keyOf(area, key)))) return false;
    for (const [area, key, text] of writes) text === null ? store.delete(keyOf(area, key)) : store.set(keyOf(area, key), text);
    return true;
  },
  think: async (job) => (answer ??= python.pyimport("noppa.offline.jobs").answer)(job),
};
python.globals.set("platform", platform);
python.globals.set("given_text", readFileSync(input, "utf8"));
python.globals.set("take_sent", () => JSON.stringify(sent.splice(0)));
python.globals.set("seconds", { load: (loaded - began) / 1000, unpack: (performance.now() - loaded) / 1000 });
await python.runPythonAsync(readFileSync(program, "utf8"));
