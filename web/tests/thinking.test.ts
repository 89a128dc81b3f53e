/** The thinking worker: one job at a time, with a time limit. */
import { afterEach, expect, test, vi } from "vitest";
import type { FromThinker, StartedParts, ToThinker } from "../src/offline/protocol";
import { Thinking } from "../src/offline/thinking";

class FakeWorker {
  onmessage: ((event: { data: FromThinker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly jobs: Extract<ToThinker, { job: string }>[] = [];
  ended = false;
  postMessage = (message: ToThinker) => void ("job" in message && this.jobs.push(message));
  terminate = () => (this.ended = true);
  say = (data: FromThinker) => this.onmessage?.({ data });
}

const started: FakeWorker[] = [];
const thinking = () => new Thinking(() => started[started.push(new FakeWorker()) - 1] as unknown as Worker, {} as StartedParts);
const nth = (at: number) => started[at] as FakeWorker;

afterEach(() => {
  started.length = 0;
  vi.useRealTimers();
});

test("jobs wait for the worker and for each other, and each gets its own result", async () => {
  const thinker = thinking();
  const [one, two] = [thinker.think("first", 1), thinker.think("second", 1)];
  const worker = nth(0);
  expect(worker.jobs).toEqual([]);
  worker.say({ type: "ready" });
  expect(worker.jobs.map(({ job }) => job)).toEqual(["first"]);
  worker.say({ type: "answer", id: 1, text: "yes" });
  expect(await one).toBe("yes");
  worker.say({ type: "failed", id: 2, reason: "no such job" });
  await expect(two).rejects.toThrow("no such job");
  expect(started).toHaveLength(1);
});

test("a job that takes too long is terminated with its worker; the next one gets a new worker", async () => {
  vi.useFakeTimers();
  const thinker = thinking();
  const [slow, next] = [thinker.think("slow", 2), thinker.think("next", 2)];
  const ended = expect(slow).rejects.toThrow("too-long");
  nth(0).say({ type: "ready" });
  await vi.advanceTimersByTimeAsync(1999);
  expect(nth(0).ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  expect(nth(0).ended).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000); // starting does not count as thinking
  nth(1).say({ type: "ready" });
  expect(nth(1).jobs.map(({ job }) => job)).toEqual(["next"]);
  nth(0).say({ type: "answer", id: 2, text: "too late" });
  nth(1).say({ type: "answer", id: 2, text: "in time" });
  expect(await next).toBe("in time");
});

test("a worker that crashes fails only its current job", async () => {
  const thinker = thinking();
  const [one, two] = [thinker.think("one", 1), thinker.think("two", 1)];
  nth(0).say({ type: "ready" });
  nth(0).onerror?.({ message: "out of memory" });
  await expect(one).rejects.toThrow("out of memory");
  nth(1).say({ type: "ready" });
  nth(1).say({ type: "answer", id: 2, text: "two" });
  expect(await two).toBe("two");
});

test("a worker that cannot start fails all waiting jobs, and is not restarted without a new job", async () => {
  const thinker = thinking();
  const failed = [thinker.think("one", 1), thinker.think("two", 1)].map((result) => expect(result).rejects.toThrow("no such file"));
  nth(0).onerror?.({ message: "no such file" });
  await Promise.all(failed);
  expect(nth(0).ended).toBe(true);
  expect(started).toHaveLength(1);
  const next = thinker.think("three", 1);
  nth(1).say({ type: "ready" });
  nth(1).say({ type: "answer", id: 3, text: "three" });
  expect(await next).toBe("three");
});

test("a worker that never starts is given up", async () => {
  vi.useFakeTimers();
  const thinker = thinking();
  thinker.warmUp();
  const rejected = expect(thinker.think("one", 1)).rejects.toThrow("too slow to start");
  await vi.advanceTimersByTimeAsync(180_000);
  await rejected;
  expect(nth(0).ended).toBe(true);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(started).toHaveLength(1);
});

test("a job that nobody waits for starts a worker only after a while", async () => {
  vi.useFakeTimers();
  void thinking().think('{"job": "odds"}', 1);
  expect(started).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(started).toHaveLength(1);
});
