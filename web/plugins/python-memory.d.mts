import type { PyodideAPI } from "pyodide";

export function wipe(python: PyodideAPI): void;
export function savedMemory(snapshot: Uint8Array, interpreter: Buffer, object: number): Buffer;
