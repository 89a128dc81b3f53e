/** Files compressed by the build are decoded by the native core. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decode } from "../src/offline/lzma2";

const CORE = "../src/noppa/native/built/noppa-core.wasm";
const content = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * at * 7919) >> (at % 13)));

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function decoded(packed: Uint8Array, size: number): Promise<Buffer> {
  const found: Buffer[] = [];
  for await (const piece of decode(await WebAssembly.compile(readFileSync(CORE)), content.length, pieces(packed, size))) found.push(Buffer.from(piece));
  return Buffer.concat(found);
}

test.skipIf(!existsSync(CORE))("a file is decoded however it arrives, and a damaged one is refused", async () => {
  const packed = execFileSync("python3", ["../build_hooks/lzma2.py"], { input: content });
  for (const size of [1000, 65_537, packed.length]) expect((await decoded(packed, size)).equals(content)).toBe(true);
  await expect(decoded(packed.subarray(0, packed.length / 2), 1000)).rejects.toThrow("too early");
  await expect(decoded(Buffer.concat([packed.subarray(0, 2000), Buffer.alloc(500, 7), packed.subarray(2500)]), 1000)).rejects.toThrow("damaged");
});
