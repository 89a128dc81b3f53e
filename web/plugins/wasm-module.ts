/** Reads the parts of a WebAssembly module that trim-interpreter.ts needs, and writes a module with some of them changed. */

export const Section = { imports: 2, exports: 7, elements: 9, code: 10 } as const;
export const Kind = { function: 0, table: 1, memory: 2, global: 3, tag: 4 } as const;
const HEADER = 8;
const [BULK, VECTOR] = [0xfc, 0xfd];

export type Entry = { name: string; kind: number; index: number };

export class WasmModule {
  readonly sections: { id: number; start: number; end: number }[] = [];
  readonly imports: { module: string; name: string; kind: number }[] = [];
  readonly exports: Entry[] = [];
  /** The functions that can be called through a pointer. */
  readonly elements: number[] = [];
  /** The code of each function that is not imported. */
  readonly bodies: Uint8Array[] = [];
  /** The number of imported functions: they come first in the numbering of functions. */
  readonly imported: number;

  /** Throws if the module has anything that is not understood here. */
  constructor(readonly bytes: Uint8Array) {
    for (let at = HEADER; at < bytes.length;) {
      const reader = new Reader(bytes, at + 1);
      const size = reader.number();
      this.sections.push({ id: bytes[at] as number, start: reader.at, end: (at = reader.at + size) });
    }
    this.#each(Section.imports, (reader) => this.imports.push(readImport(reader)));
    this.imported = this.imports.filter(({ kind }) => kind === Kind.function).length;
    this.#each(Section.exports, (reader) => this.exports.push({ name: reader.text(), kind: reader.byte(), index: reader.number() }));
    this.#each(Section.elements, (reader) => {
      if (reader.number() !== 0) throw new Error("elements of a kind that is not understood");
      reader.skipAddress();
      for (let left = reader.number(); left > 0; left--) this.elements.push(reader.number());
    });
    this.#each(Section.code, (reader) => {
      const size = reader.number();
      this.bodies.push(bytes.subarray(reader.at, (reader.at += size)));
    });
  }

  /** Return the functions that a function calls directly, or takes the address of. Throws at an unknown instruction. */
  calls(body: Uint8Array): number[] {
    const found = [];
    const reader = new Reader(body, 0);
    for (let left = reader.number(); left > 0; left--) {
      reader.number();
      reader.at++;
    }
    while (reader.at < body.length) {
      const instruction = reader.byte();
      for (const operand of operandsOf(instruction, reader)) {
        if (operand === "f") found.push(reader.number());
        else if (operand === "n") reader.number();
        else if (operand === "l") for (let left = reader.number(); left > 0; left--) reader.number();
        else reader.at += Number(operand);
      }
    }
    if (reader.at !== body.length) throw new Error("a function that is not understood");
    return found;
  }

  /** Return the module with other contents of some sections. */
  with(contents: Map<number, Uint8Array>): Buffer {
    const parts = [this.bytes.subarray(0, HEADER)];
    for (const { id, start, end } of this.sections) {
      const content = contents.get(id) ?? this.bytes.subarray(start, end);
      parts.push(Uint8Array.of(id), encoded(content.length), content);
    }
    return Buffer.concat(parts);
  }

  #each(id: number, read: (reader: Reader) => void): void {
    const section = this.sections.find((each) => each.id === id);
    if (!section) throw new Error(`the module has no section ${id}`);
    const reader = new Reader(this.bytes, section.start);
    for (let left = reader.number(); left > 0; left--) read(reader);
    if (reader.at !== section.end) throw new Error(`section ${id} is not understood`);
  }
}

/** Return a number in LEB128. */
export function encoded(value: number): Uint8Array {
  const bytes = [];
  for (; value > 0x7f; value >>>= 7) bytes.push((value & 0x7f) | 0x80);
  return Uint8Array.of(...bytes, value);
}

/** Return the operands of an instruction: f for a function, n for another number, l for a list of numbers, digits for that many
 * bytes. */
function operandsOf(instruction: number, reader: Reader): readonly string[] {
  if (instruction === BULK) return bulkOperands(reader.number());
  if (instruction === VECTOR) return vectorOperands(reader.number());
  if (instruction >= 0x28 && instruction <= 0x3e) return ["n", "n"]; // loads and stores
  if (instruction >= 0x45 && instruction <= 0xc4) return []; // arithmetic
  const operands = OPERANDS[instruction];
  if (operands === undefined) throw new Error(`an instruction that is not understood: ${instruction.toString(16)}`);
  return operands;
}

const [NONE, FUNCTION, ONE, TWO] = [[], ["f"], ["n"], ["n", "n"]];
const OPERANDS: Record<number, readonly string[]> = {
  0x00: NONE, 0x01: NONE, 0x05: NONE, 0x0a: NONE, 0x0b: NONE, 0x0f: NONE, 0x19: NONE, 0x1a: NONE, 0x1b: NONE, 0xd1: NONE,
  0x02: ONE, 0x03: ONE, 0x04: ONE, 0x06: ONE, 0x07: ONE, 0x08: ONE, 0x09: ONE, 0x0c: ONE, 0x0d: ONE, 0x18: ONE, // blocks, branches
  0x10: FUNCTION, 0x12: FUNCTION, 0xd2: FUNCTION, 0x11: TWO, 0x13: TWO, 0x0e: ["l", "n"], 0x1c: ["l"],
  0x20: ONE, 0x21: ONE, 0x22: ONE, 0x23: ONE, 0x24: ONE, 0x25: ONE, 0x26: ONE, // variables, tables
  0x41: ONE, 0x42: ONE, 0x43: ["4"], 0x44: ["8"], 0xd0: ONE, 0x3f: ["1"], 0x40: ["1"], // constants, memory
};

function bulkOperands(number: number): readonly string[] {
  return number < 8 ? NONE : number === 8 || number === 10 || number === 12 || number === 14 ? TWO : ONE;
}

function vectorOperands(number: number): readonly string[] {
  if (number <= 11 || number === 92 || number === 93) return TWO; // loads and stores
  if (number === 12 || number === 13) return ["16"];
  if (number >= 84 && number <= 91) return ["n", "n", "1"]; // loads and stores of a lane
  return number >= 21 && number <= 34 ? ["1"] : NONE;
}

function readImport(reader: Reader): { module: string; name: string; kind: number } {
  const found = { module: reader.text(), name: reader.text(), kind: reader.byte() };
  if (found.kind === Kind.function) reader.number();
  else if (found.kind === Kind.global) reader.at += 2;
  else if (found.kind === Kind.tag) {
    reader.at++;
    reader.number();
  } else {
    if (found.kind === Kind.table) reader.at++;
    const hasMost = reader.number() & 1;
    for (let left = 1 + hasMost; left > 0; left--) reader.number();
  }
  return found;
}

class Reader {
  constructor(readonly bytes: Uint8Array, public at: number) {}

  byte(): number {
    return this.bytes[this.at++] as number;
  }

  /** Read a LEB128 number as unsigned; the value of one with more than 53 bits is not exact. */
  number(): number {
    let [value, scale] = [0, 1];
    for (;;) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      scale *= 128;
      if (byte < 0x80) return value;
    }
  }

  text(): string {
    const size = this.number();
    return new TextDecoder().decode(this.bytes.subarray(this.at, (this.at += size)));
  }

  /** Read over the constant expression of an address. */
  skipAddress(): void {
    this.at++;
    this.number();
    if (this.byte() !== 0x0b) throw new Error("an address that is not understood");
  }
}
