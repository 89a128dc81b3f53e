/** A worker that computes: a bot's move, advice, a review. It is terminated when that takes too long. */
import { OfflineLoader } from "./files";
import type { FromThinker, ToThinker } from "./protocol";
import { startPython } from "./python";

const { python } = await startPython(new OfflineLoader(), ["noppa", "values"]).catch((error: unknown) => {
  reportError(error); // whoever waits for the worker hears of it
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
