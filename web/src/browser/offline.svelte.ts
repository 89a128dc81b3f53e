/** What this device has saved to play offline, and whether a newer version of the app has arrived. */
import type { OfflineFiles } from "../offline/protocol";

declare const __OFFLINE_FILES__: OfflineFiles;

export const offline = $state({
  /** The part that is saved, from 0 to 1; -1 if something could not be. */
  saved: 0,
  /** A newer version is installed than the one that this page runs. */
  isOutdated: false,
});

/** Return how much is saved for offline play, in megabytes. */
export function offlineMegabytes(): number {
  return Math.ceil(Object.values(__OFFLINE_FILES__).reduce((sum, { size }) => sum + size, 0) / 100_000) / 10;
}
