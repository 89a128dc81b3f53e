/** Loads the files for offline play. They are compressed at build time, because a static host may not compress them. */
import type { OfflineFile, OfflineFiles } from "./protocol";

declare const __OFFLINE_FILES__: OfflineFiles;

/** The app's folder, relative to this worker's address. */
const BASE = new URL("../", self.location.href);

/** Loads files and reports the progress. */
export class OfflineLoader {
  readonly files = __OFFLINE_FILES__;
  #loaded = 0;
  readonly #total: number;

  /** Report the progress of these files, in compressed bytes. */
  constructor(names: readonly (keyof OfflineFiles)[] = [], readonly report: (loaded: number, total: number) => void = () => undefined) {
    this.#total = names.reduce((sum, name) => sum + this.files[name].size, 0);
  }

  /** Return a file's unpacked content as a stream. Rejects if it cannot be loaded. */
  async stream(name: keyof OfflineFiles): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const { body } = await this.#response(this.files[name]);
    const counted = body.pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, out) => {
        this.#loaded += chunk.byteLength;
        this.report(Math.min(this.#loaded, this.#total), this.#total);
        out.enqueue(chunk);
      },
    }));
    return counted.pipeThrough(new DecompressionStream("gzip"));
  }

  async bytes(name: keyof OfflineFiles): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await new Response(await this.stream(name)).arrayBuffer());
  }

  async #response({ name }: OfflineFile): Promise<{ body: ReadableStream<Uint8Array<ArrayBuffer>> }> {
    const response = await fetch(new URL(name, BASE));
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    return { body: response.body };
  }
}
