/** Runs jobs on the thinking worker, one at a time, and replaces it when a job takes too long. */
import type { FromThinker, StartedParts, ToThinker } from "./protocol";

type Job = { id: number; text: string; seconds: number; resolve: (answer: string) => void; reject: (error: Error) => void };

/** Jobs that nobody waits for: they start no worker before the first moves have been made. */
const PATIENT = /^\{"job": ?"(ready|odds)"/;
/** How long they wait, in milliseconds. */
const PATIENCE = 1200;
/** How long a worker may take to start, in milliseconds; it may have to load its files over a slow connection. */
const START_TIMEOUT = 180_000;

export class Thinking {
  #worker: Worker | null = null;
  #ready = false;
  #waiting: Job[] = [];
  #current: Job | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;

  /** Workers are created by `start`, and start Python from these parts. */
  constructor(readonly start: () => Worker, readonly parts: StartedParts) {}

  /** Start the worker, so that the first job need not wait for it. */
  warmUp(): void {
    if (this.#worker) return;
    this.#ready = false;
    const worker = this.start();
    this.#worker = worker;
    this.#timer = setTimeout(() => this.#fail("too slow to start"), START_TIMEOUT);
    worker.postMessage({ parts: this.parts } satisfies ToThinker);
    // ignore late messages of a terminated worker
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => void (worker === this.#worker && this.#receive(data));
    worker.onerror = ({ message }) => void (worker === this.#worker && this.#fail(message));
  }

  /** Return the result of a job. Rejects with "too-long" after that many seconds of thinking. */
  think(text: string, seconds: number): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id: ++this.#last, text, seconds, resolve, reject });
      if (PATIENT.test(text)) setTimeout(() => this.#waiting.length && this.warmUp(), PATIENCE);
      else this.warmUp();
      this.#next();
    });
  }

  #next(): void {
    if (this.#current || !this.#ready) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#current = job;
    this.#timer = setTimeout(() => this.#fail("too-long"), job.seconds * 1000);
    this.#worker?.postMessage({ id: job.id, job: job.text } satisfies ToThinker);
  }

  #receive(message: FromThinker): void {
    if (message.type === "ready") {
      this.#ready = true;
      clearTimeout(this.#timer);
    } else if (message.id === this.#current?.id) {
      const job = this.#finish();
      if (message.type === "answer") job?.resolve(message.text);
      else job?.reject(new Error(message.reason));
    }
    this.#next();
  }

  /** Terminate the worker and fail its job; the next job starts a new one. If it did not start, fail all jobs. */
  #fail(reason: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#finish()?.reject(new Error(reason));
    if (!this.#ready) for (const { reject } of this.#waiting.splice(0)) reject(new Error(reason));
    if (this.#waiting.length) this.warmUp();
  }

  #finish(): Job | null {
    clearTimeout(this.#timer);
    const job = this.#current;
    this.#current = null;
    return job;
  }
}
