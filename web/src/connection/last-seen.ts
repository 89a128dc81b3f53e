/** Tells the service worker how games on a server stand: while the server is away they can be looked at as they were seen last. */
import type { GameAnswer } from "../schema";
import { isHostedHere } from "./hosting.svelte";

/** A table where much happens is told of once in so many milliseconds. */
const PAUSE = 1000;

/** The positions that are still to be told, by their addresses. */
const latest = new Map<string, GameAnswer>();

/** Remember how a game stands, unless this device hosts it. */
export function rememberTable(answer: GameAnswer): void {
  const path = `/api/games/${answer.game.id}`;
  if (!navigator.serviceWorker || isHostedHere(path)) return;
  if (!latest.size) setTimeout(tell, PAUSE);
  latest.set(path, answer);
}

function tell(): void {
  for (const [path, answer] of latest) {
    const address = new URL(path, location.origin).href;
    navigator.serviceWorker.controller?.postMessage({ type: "seen", address, answer: JSON.stringify(answer) });
  }
  latest.clear();
}

addEventListener("pagehide", tell);
