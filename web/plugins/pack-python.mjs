/** Compiles Python for the browser: `node plugins/pack-python.mjs ARCHIVE OUT` starts Pyodide with Noppa's archive and writes
 *
 *   OUT/library.zip  the modules of the standard library that Noppa imports, compiled
 *   OUT/noppa.zip    Noppa's modules, compiled, and their data files
 *   OUT/values.zip   the value tables of bots and coach, which the host itself does not need
 *   OUT/answers.json the host's responses to requests whose response never changes
 *
 * The archives are stored, not deflated: each is compressed as a whole afterwards, which makes it smaller.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [archive, out] = process.argv.slice(2);
const python = await loadPyodide({ packages: [] });
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/noppa" });
python.FS.writeFile("/pack.py", readFileSync(new URL("pack_python.py", import.meta.url)));
await python.runPythonAsync("import runpy; await runpy.run_path('/pack.py')['main']()");
for (const name of ["library.zip", "noppa.zip", "values.zip", "answers.json"]) writeFileSync(join(out, name), python.FS.readFile(`/out/${name}`));
