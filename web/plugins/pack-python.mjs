/** Compiles Python for the browser: `node plugins/pack-python.mjs ARCHIVE OUT` starts Pyodide with Noppa's archive and writes
 *
 *   OUT/memory.bin   Python's memory with Noppa imported, from which browsers start
 *   OUT/library.zip  the modules of the standard library that Noppa may import later, compiled
 *   OUT/noppa.zip    Noppa's modules, compiled, and their data files
 *   OUT/values.zip   the value tables of bots and coach, which the host itself does not need
 *   OUT/answers.json the host's responses to requests whose response never changes
 *
 * The archives are stored, not deflated: each is compressed as a whole afterwards, which makes it smaller.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";
import { savedMemory, wipe } from "./python-memory.mjs";

const INTERPRETER = new URL("pyodide.asm.wasm", import.meta.resolve("pyodide"));
const [archive, out] = process.argv.slice(2);
const scripts = readFileSync(new URL("pack_python.py", import.meta.url));
const packer = await loadPyodide({ packages: [] });
packer.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/noppa" });
packer.FS.writeFile("/pack.py", scripts);
await packer.runPythonAsync("import runpy; await runpy.run_path('/pack.py')['main']()");
for (const name of ["noppa.zip", "values.zip", "answers.json"]) writeFileSync(join(out, name), packer.FS.readFile(`/out/${name}`));

// the same Python as in a browser, with compiled modules only
const library = join(out, "whole-library.zip");
writeFileSync(library, packer.FS.readFile("/out/library.zip"));
const python = await loadPyodide({ packages: [], stdLibURL: library, env: { HOME: "/home/noppa", PYTHONDONTWRITEBYTECODE: "1" }, _makeSnapshot: true });
python.unpackArchive(new Uint8Array(packer.FS.readFile("/out/noppa.zip")), "zip", { extractDir: "/noppa" });
python.FS.writeFile("/memory.py", readFileSync(new URL("python_memory.py", import.meta.url)));
const [imported, object] = python.runPython("import runpy; runpy.run_path('/memory.py')['main']()").toJs();
wipe(python);
writeFileSync(join(out, "memory.bin"), savedMemory(python.makeMemorySnapshot(), readFileSync(INTERPRETER), object));
packer.globals.set("imported", imported);
packer.runPython("import runpy; runpy.run_path('/pack.py')['write_rest'](imported)");
writeFileSync(join(out, "library.zip"), packer.FS.readFile("/out/rest.zip"));
