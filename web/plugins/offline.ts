/** Packs the files for offline play: Python, Noppa and the native core, each compressed and named by content hash. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import type { OfflineFiles } from "../src/offline/protocol.ts";
import { trim } from "./trim-interpreter.ts";

const PYODIDE = "node_modules/pyodide";
const PYTHON = process.env.PYTHON ?? "python3";
const CORE = "../src/noppa/native/built/noppa-core.wasm";
/** The most bytes that a program may return. */
const LARGEST = 1 << 26;

export type Packed = { files: Partial<OfflineFiles>; answers: string; contents: Map<string, Buffer> };

/** Return the compressed files, their names and sizes, and the folder of the fixed responses. */
export function packOffline(): Packed {
  if (!existsSync(CORE)) throw new Error("The native core is not built for the browser: python build_hooks/native.py");
  const contents = new Map<string, Buffer>();
  const pack = (part: string, content: Buffer, compress = lzma2) => {
    const packed = compress(content);
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 10);
    const name = `offline/${part}-${hash}.bin`;
    contents.set(name, packed);
    return { name, size: packed.byteLength, unpacked: content.byteLength };
  };
  const archives = pythonArchives();
  const [code, script, loader] = ["pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs"].map((name) => readFileSync(join(PYODIDE, name))) as [Buffer, Buffer, Buffer];
  const { interpreter, runtime } = trim(code, script.toString(), loader.toString());
  const files = {
    runtime: pack("runtime", Buffer.from(runtime)),
    interpreter: pack("interpreter", interpreter),
    library: pack("library", archives.library),
    noppa: pack("noppa", archives.noppa),
    // browsers can unpack it by themselves; it unpacks the others
    core: pack("core", readFileSync(CORE), (content) => gzipSync(content, { level: 9 })),
    memory: pack("memory", archives.memory),
    values: pack("values", archives.values),
  };
  const answers = JSON.parse(archives.answers) as Record<string, object>;
  const folder = `offline/answers-${createHash("sha256").update(archives.answers).digest("hex").slice(0, 10)}`;
  for (const [name, answer] of Object.entries(answers)) contents.set(`${folder}/${name}`, Buffer.from(JSON.stringify(answer)));
  return { files, answers: folder, contents };
}

/** Compress with LZMA2, a third better than gzip; most of the memory's content is aligned to four bytes. */
function lzma2(content: Buffer): Buffer {
  return execFileSync(PYTHON, ["../build_hooks/lzma2.py"], { input: content, maxBuffer: LARGEST });
}

/** Return the archives of the standard library, of Noppa and of its values, and the responses that never change. */
function pythonArchives(): Record<"memory" | "library" | "noppa" | "values", Buffer> & { answers: string } {
  const folder = mkdtempSync(join(tmpdir(), "noppa-"));
  try {
    execFileSync(PYTHON, ["../build_hooks/offline.py", folder]);
    execFileSync(process.execPath, ["plugins/pack-python.mjs", join(folder, "noppa.zip"), folder]);
    const read = (name: string) => readFileSync(join(folder, name));
    return { memory: read("memory.bin"), library: read("library.zip"), noppa: read("noppa.zip"), values: read("values.zip"), answers: read("answers.json").toString() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function offline({ contents }: Packed): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle() {
      for (const [fileName, source] of contents) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
