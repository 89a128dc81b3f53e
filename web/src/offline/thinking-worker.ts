/** A worker that computes bot moves, advice and reviews. It is terminated if a job takes too long. */
import { OfflineLoader } from "./files";
import type { FromThinker, StartedParts, ToThinker } from "./protocol";
import { loadFiles, startPython } from "./python";

let answer: ((job: string) => string) | undefined;

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if ("parts" in data) void start(data.parts).catch(reportError); // triggers the worker's `onerror` in the host
  else respond(data);
};

async function start(parts: StartedParts): Promise<void> {
  const loader = new OfflineLoader();
  const { python } = await startPython(loader, parts);
  await loadFiles(python, loader, ["noppa", "values"]);
  answer = python.runPython("from noppa.offline.jobs import answer; answer") as (job: string) => string;
  send({ type: "ready" });
}

function respond({ id, job }: { id: number; job: string }): void {
  try {
    send({ type: "answer", id, text: answer?.(job) ?? "" });
  } catch (error) {
    send({ type: "failed", id, reason: String(error) });
  }
}

function send(message: FromThinker): void {
  self.postMessage(message);
}
