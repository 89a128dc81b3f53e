/** Leaves out of Pyodide what Noppa never uses, a fifth of what has to be loaded before the first game: SQLite, compression, test
 * modules, East Asian encodings, and the names by which other libraries could be linked.
 *
 * A function is left out if nothing that stays can reach it: neither the script, nor a call, nor a pointer. Which pointers lead
 * to a function cannot be read from a module, so functions of the parts below count as unused unless something calls them
 * directly. Code that is left out becomes a single instruction that stops the program. Data stays: its bounds cannot be read
 * from a module either.
 */
import { encoded, Kind, Section, WasmModule } from "./wasm-module.ts";

/** Libraries that are linked one after another: from the first function of the first to the last function of the last. */
const LIBRARIES = { first: /^lzma_/, last: /^BZ2_/ };
/** The API of a library that a module of several files uses, and the module that comes after it. */
const [DATABASE, AFTER_DATABASE] = [/^sqlite3_/, "PyInit__lzma"];
/** Consecutive modules, from the start of the first to the start of one that stays. */
const MODULES = [
  ["PyInit_pyexpat", "PyInit_unicodedata"], // XML, and East Asian encodings
  ["PyInit_xxsubtype", "PyInit_atexit"], // Python's own tests
] as const;
/** Shorter functions may have been merged with equal ones of other parts, so they stay if they call nothing. */
const MERGED = 100;
/** The most functions of a part; an interpreter with a larger one is linked in another order. */
const MOST_FUNCTIONS = 4000;
/** A function that has no local variables and stops the program. */
const STOP = Uint8Array.of(0, 0, 0x0b);

type Trimmed = { interpreter: Buffer; runtime: string };

/** Return the interpreter and its runtime script without their unused parts; `loader` is the script that starts them. Throws if
 * the interpreter is not built as expected. */
export function trim(interpreter: Uint8Array, runtime: string, loader: string): Trimmed {
  const module = new WasmModule(interpreter);
  const used = usedExports(module, runtime, loader);
  const contents = new Map([
    [Section.exports, exportSection(module, used)],
    [Section.code, codeSection(module, liveFunctions(module, used))],
  ]);
  return { interpreter: module.with(contents), runtime: withoutNames(runtime, module, used) };
}

/** Return the names of exports that the scripts use, or that the module itself imports. */
function usedExports(module: WasmModule, runtime: string, loader: string): Set<string> {
  const count = new Map<string, number>();
  for (const [word] of runtime.matchAll(/[\w$]+/g)) count.set(word, (count.get(word) ?? 0) + 1);
  for (const [word] of loader.matchAll(/[\w$]+/g)) count.set(word, 4);
  for (const { name } of module.imports) count.set(name, 4);
  // every function is declared, assigned and entered into a list by the names `_name` and `name`; further places use it
  const isUsed = ({ name, kind }: { name: string; kind: number }) =>
    kind !== Kind.function || name.startsWith("__wasm") || (count.get(`_${name}`) ?? 0) > 3 || (count.get(name) ?? 0) > 1;
  return new Set(module.exports.filter(isUsed).map(({ name }) => name));
}

/** Return the functions that may be called. */
function liveFunctions(module: WasmModule, used: Set<string>): Set<number> {
  const calls = module.bodies.map((body) => module.calls(body));
  const callsOf = (number: number) => calls[number - module.imported] ?? [];
  const exported = module.exports.filter(({ name, kind }) => kind === Kind.function && used.has(name) && !name.startsWith("PyInit_"));
  const roots = exported.map(({ index }) => index);
  const unused = unusedFunctions(module, callsOf);
  return reach([...roots, ...module.elements.filter((number) => !unused.has(number))], callsOf);
}

/** Return the functions of unused parts. */
function unusedFunctions(module: WasmModule, callsOf: (number: number) => number[]): Set<number> {
  const sizeOf = (number: number) => module.bodies[number - module.imported]?.length ?? 0;
  const functions = module.exports.filter(({ kind }) => kind === Kind.function);
  const landmarks = functions.filter(({ index }) => sizeOf(index) >= MERGED);
  const numbers = (pattern: RegExp) => landmarks.filter(({ name }) => pattern.test(name)).map(({ index }) => index);
  const start = (wanted: string) => functions.find(({ name }) => name === wanted)?.index ?? NaN;
  const firstLibrary = Math.min(...numbers(LIBRARIES.first));
  const database = new Set(functions.filter(({ name, index }) => DATABASE.test(name) && index > firstLibrary).map(({ index }) => index));
  const firstUser = module.bodies.findIndex((_, at) => callsOf(module.imported + at).some((number) => database.has(number)));
  const parts: [number, number][] = [
    [firstLibrary, Math.max(...numbers(LIBRARIES.last)) + 1],
    [module.imported + firstUser, start(AFTER_DATABASE)],
    ...MODULES.map(([first, next]): [number, number] => [start(first), start(next)]),
  ];
  const unused = new Set<number>();
  for (const [first, end] of parts) {
    if (!(first < end && end - first < MOST_FUNCTIONS)) throw new Error("Pyodide's interpreter is not built as expected");
    for (let number = first; number < end; number++) if (sizeOf(number) >= MERGED || callsOf(number).length) unused.add(number);
  }
  return unused;
}

/** Return everything that can be reached. */
function reach(roots: Iterable<number>, next: (number: number) => Iterable<number>): Set<number> {
  const found = new Set(roots);
  for (const number of found) for (const each of next(number)) found.add(each); // a set yields what is added meanwhile
  return found;
}

function exportSection(module: WasmModule, used: Set<string>): Uint8Array {
  const kept = module.exports.filter(({ name }) => used.has(name));
  const entries = kept.flatMap(({ name, kind, index }) => {
    const text = Buffer.from(name);
    return [encoded(text.length), text, Uint8Array.of(kind), encoded(index)];
  });
  return Buffer.concat([encoded(kept.length), ...entries]);
}

function codeSection(module: WasmModule, live: Set<number>): Uint8Array {
  const bodies = module.bodies.flatMap((body, at) => {
    const content = live.has(module.imported + at) ? body : STOP;
    return [encoded(content.length), content];
  });
  return Buffer.concat([encoded(module.bodies.length), ...bodies]);
}

/** Return the runtime script without the variables of unused exports. */
function withoutNames(runtime: string, module: WasmModule, used: Set<string>): string {
  const unused = new Set(module.exports.map(({ name }) => name).filter((name) => !used.has(name)));
  const assigned = runtime.replace(/_[\w$]+=Module\["_[\w$]+"\]=wasmExports\["([^"]+)"\];?/g, (all, name: string) => (unused.has(name) ? "" : all));
  return assigned.replace(/\bvar (?:[\w$]+,){100,}[\w$]+/g, (list) => {
    const names = list.slice("var ".length).split(",").filter((name) => !unused.has(name.slice(1)));
    return `var ${names.join(",")}`;
  });
}
