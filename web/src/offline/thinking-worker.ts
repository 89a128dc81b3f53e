/** A worker that computes bot moves, advice and reviews. It is terminated if a job takes too long. */
import { OfflineLoader } from "./files";
import type { FromThinker, ToThinker } from "./protocol";
import { startPython } from "./python";

const { python } = await startPython(new OfflineLoader(), ["noppa", "values"]).catch((error: unknown) => {
  reportError(error); // triggers the worker's `onerror` in the host
  throw error;
});
const answer = python.runPython("from noppa.offline.jobs import answer; answer") as (job: string) => string;

self.onmessage = ({ data: { id, job } }: MessageEvent<ToThinker>) => {
  try {
    send({ type: "answer", id, text: answer(job) });
  } catch (error) {
    send({ type: "failed", id, reason: String(error) });
  }
};
send({ type: "ready" });

function send(message: FromThinker): void {
  self.postMessage(message);
}
