/** Loads the files for offline play. They are compressed at build time, because a static host may not compress them. */
import { decode } from "./lzma2";
import type { OfflineFiles } from "./protocol";

declare const __OFFLINE_FILES__: OfflineFiles;

/** The app's folder, relative to this worker's address. */
const BASE = new URL("../", self.location.href);

/** The shortest time between two reports of the progress, in milliseconds. */
const REPORT_DELAY = 100;

/** Loads files and reports the progress. */
export class OfflineLoader {
  readonly files = __OFFLINE_FILES__;
  #loaded = 0;
  readonly #total: number;
  #reporting: ReturnType<typeof setTimeout> | undefined;
  #core: Promise<WebAssembly.Module> | undefined;

  /** Report the progress of these files, in compressed bytes. */
  constructor(names: readonly (keyof OfflineFiles)[] = [], readonly report: (loaded: number, total: number) => void = () => undefined) {
    this.#total = names.reduce((sum, name) => sum + this.files[name].size, 0);
  }

  /** Return the native core, which also decodes the other files. Rejects if it cannot be loaded. */
  core(): Promise<WebAssembly.Module> {
    this.#core ??= this.#loading("core").then((body) => WebAssembly.compileStreaming(wasm(body.pipeThrough(new DecompressionStream("gzip")))));
    return this.#core;
  }

  /** Return a file's unpacked content as a stream. Rejects if it cannot be loaded. */
  async stream(name: keyof OfflineFiles): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const body = await this.#loading(name);
    const pieces = decode(await this.core(), this.files[name].unpacked, chunksOf(body));
    return new ReadableStream({
      pull: async (out) => {
        const { done, value } = await pieces.next();
        if (done) out.close();
        else out.enqueue(value.slice());
      },
    });
  }

  /** Return a file's unpacked content. Calls `begun` with it as soon as its first piece is there. */
  async bytes(name: keyof OfflineFiles, begun?: (content: Uint8Array<ArrayBuffer>) => void): Promise<Uint8Array<ArrayBuffer>> {
    const content = new Uint8Array(this.files[name].unpacked);
    let at = 0;
    for await (const piece of decode(await this.core(), content.length, chunksOf(await this.#loading(name)))) {
      content.set(piece, at);
      if (at === 0) begun?.(content);
      at += piece.length;
      await handleMessages();
    }
    return content;
  }

  /** Report the progress soon, not for every piece: each report makes the page draw it. */
  #reportLater(): void {
    this.#reporting ??= setTimeout(() => {
      this.#reporting = undefined;
      this.report(Math.min(this.#loaded, this.#total), this.#total);
    }, REPORT_DELAY);
  }

  async #loading(name: keyof OfflineFiles): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const file = this.files[name].name;
    const { ok, status, body } = await fetch(new URL(file, BASE));
    if (!ok || !body) throw new Error(`${file}: ${status}`);
    return body.pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, out) => {
        this.#loaded += chunk.byteLength;
        this.#reportLater();
        out.enqueue(chunk);
      },
    }));
  }
}

/** Return a response that WebAssembly can be compiled from. */
export function wasm(body: BodyInit): Response {
  return new Response(body, { headers: { "content-type": "application/wasm" } });
}

/** Let the worker handle its messages between two long pieces of work; timers would wait longer. */
function handleMessages(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(port1.close());
    port2.postMessage(null);
  });
}

/** Yield what a stream yields; not every browser can iterate over streams. */
async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) yield value;
}
