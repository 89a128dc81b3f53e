/** The state of the files saved for offline play, and whether a newer version of the app is installed. */
import type { OfflineFiles } from "../offline/protocol";

declare const __OFFLINE_FILES__: OfflineFiles;

export const offline = $state({
  /** The saved fraction, from 0 to 1; -1 if a file could not be saved. */
  saved: 0,
  /** Whether a newer version is installed than the one this page runs. */
  isOutdated: false,
});

/** Return the size of the files for offline play, in megabytes. */
export function offlineMegabytes(): number {
  return Math.ceil(Object.values(__OFFLINE_FILES__).reduce((sum, { size }) => sum + size, 0) / 100_000) / 10;
}
