/** Packs the files for offline play: Python, Noppa and the native core, each compressed and named by content hash. */
import { execFile } from "node:child_process";
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
/** The parts that Noppa's programs make from Python's. */
const ARCHIVES = ["memory", "library", "noppa", "values"] as const;
/** The most bytes that a program may return. */
const LARGEST = 1 << 26;

export type Packed = { files: Partial<OfflineFiles>; answers: string; contents: Map<string, Buffer> };

/** Return the compressed files, their names and sizes, and the folder of the fixed responses. Programs run side by side. */
export async function packOffline(): Promise<Packed> {
  if (!existsSync(CORE)) throw new Error("The native core is not built for the browser: python build_hooks/native.py");
  const archives = archivesOfPython();
  const [code, script, loader] = ["pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs"].map((name) => readFileSync(join(PYODIDE, name))) as [Buffer, Buffer, Buffer];
  const { interpreter, runtime } = trim(code, script.toString(), loader.toString());
  const packed = await Promise.all([
    ...ARCHIVES.map(async (part) => pack(part, (await archives)[part])),
    pack("interpreter", interpreter),
    pack("runtime", Buffer.from(runtime)),
    // browsers can unpack it by themselves; it unpacks the others
    pack("core", readFileSync(CORE), (content) => gzipSync(content, { level: 9 })),
  ]);
  const contents = new Map(packed.map(({ file, content }) => [file.name, content]));
  const { answers } = await archives;
  const folder = `offline/answers-${hashOf(answers)}`;
  for (const [name, answer] of Object.entries(JSON.parse(answers) as Record<string, object>)) contents.set(`${folder}/${name}`, Buffer.from(JSON.stringify(answer)));
  return { files: Object.fromEntries(packed.map(({ part, file }) => [part, file])), answers: folder, contents };
}

/** Compress a part; return it with its name and sizes. */
async function pack(part: keyof OfflineFiles, content: Buffer, compress: (content: Buffer) => Buffer | Promise<Buffer> = lzma2) {
  const packed = await compress(content);
  return { part, content: packed, file: { name: `offline/${part}-${hashOf(content)}.bin`, size: packed.byteLength, unpacked: content.byteLength } };
}

const hashOf = (content: Buffer | string) => createHash("sha256").update(content).digest("hex").slice(0, 10);

/** Run a program with some input; return its output. */
function run(program: string, parameters: string[], input?: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(program, parameters, { encoding: "buffer", maxBuffer: LARGEST }, (error, output) => (error ? reject(error) : resolve(output)));
    child.stdin?.end(input);
  });
}

/** Compress with LZMA2, a third better than gzip; most of the memory's content is aligned to four bytes. */
function lzma2(content: Buffer): Promise<Buffer> {
  return run(PYTHON, ["../build_hooks/lzma2.py"], content);
}

/** Return the archives of the standard library, of Noppa and of its values, and the responses that never change. */
async function archivesOfPython(): Promise<Record<(typeof ARCHIVES)[number], Buffer> & { answers: string }> {
  const folder = mkdtempSync(join(tmpdir(), "noppa-"));
  try {
    await run(PYTHON, ["../build_hooks/offline.py", folder]);
    await run(process.execPath, ["plugins/pack-python.mjs", join(folder, "noppa.zip"), folder]);
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
