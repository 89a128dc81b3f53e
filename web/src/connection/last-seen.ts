/** Sends the state of server games to the service worker, so that they can be viewed while the server is away. */
import type { GameAnswer } from "../schema";
import { isHostedHere } from "./hosting.svelte";

/** The shortest time between two updates to the service worker, in milliseconds. */
const INTERVAL = 1000;

/** The updates still to be sent, by path. */
const latest = new Map<string, GameAnswer>();

/** Remember the current state of a game, unless this device hosts it. */
export function rememberTable(answer: GameAnswer): void {
  const path = `/api/games/${answer.game.id}`;
  if (!navigator.serviceWorker || isHostedHere(path)) return;
  if (!latest.size) setTimeout(flush, INTERVAL);
  latest.set(path, answer);
}

function flush(): void {
  for (const [path, answer] of latest) {
    const address = new URL(path, location.origin).href;
    navigator.serviceWorker.controller?.postMessage({ type: "seen", address, answer: JSON.stringify(answer) });
  }
  latest.clear();
}

addEventListener("pagehide", flush);
