/** Reads a zip archive whose files are stored, not deflated, because the archive is compressed as a whole. */
const [ENTRY, HEAD] = [0x04034b50, 30];

/** Yield the name and content of each file of an archive. Throws if it is deflated. */
export function* unpack(archive: Uint8Array): Generator<[name: string, content: Uint8Array]> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const text = new TextDecoder();
  let at = 0;
  while (at + HEAD <= archive.byteLength && view.getUint32(at, true) === ENTRY) {
    const size = view.getUint32(at + 18, true);
    const nameEnd = at + HEAD + view.getUint16(at + 26, true);
    const start = nameEnd + view.getUint16(at + 28, true);
    if (view.getUint16(at + 8, true) !== 0) throw new Error("the archive is deflated");
    yield [text.decode(archive.subarray(at + HEAD, nameEnd)), archive.subarray(start, start + size)];
    at = start + size;
  }
}
