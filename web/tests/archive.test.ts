/** Archives with stored files. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unpack } from "../src/offline/archive";

const WRITE = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1], "w", int(sys.argv[2])) as archive:
    archive.writestr("noppa/empty.py", b"")
    archive.writestr("noppa/games/kivi/Wörter.toml", "päivää".encode())
    archive.writestr("noppa/weights.bin", bytes(range(256)) * 300)
`;

function archive(compression: number): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), "noppa-"));
  try {
    execFileSync("python3", ["-c", WRITE, join(folder, "a.zip"), String(compression)]);
    return readFileSync(join(folder, "a.zip"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("every file is unpacked as Python's zipfile wrote it", () => {
  const files = new Map(unpack(archive(0)));
  expect([...files.keys()]).toEqual(["noppa/empty.py", "noppa/games/kivi/Wörter.toml", "noppa/weights.bin"]);
  expect(files.get("noppa/empty.py")).toHaveLength(0);
  expect(new TextDecoder().decode(files.get("noppa/games/kivi/Wörter.toml"))).toBe("päivää");
  expect(files.get("noppa/weights.bin")?.[76_799]).toBe(255);
});

test("a deflated archive is refused", () => {
  expect(() => [...unpack(archive(8))]).toThrow("deflated");
});
