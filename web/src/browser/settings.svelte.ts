/** The player's preferences, stored in this browser. */
import type { Pace } from "../schema";

export type Theme = "auto" | "light" | "dark";

const KEY = "noppa";

/** Return whether the browser's data saver is on. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

const DEFAULTS = {
  name: "", language: "", theme: "auto" as Theme, still: false, pace: "normal" as Pace["pace"],
  offline: !savesData(), sound: false, soundAsked: false, buzz: true, coach: true, remarks: true, chances: true,
};

function read(): typeof DEFAULTS {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state(read());

/** Apply and store the settings whenever they change. */
export function persistSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme;
    root.toggleAttribute("data-still", settings.still);
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // without storage, settings last as long as the page
    }
  });
}

/** Return whether animations are switched off, here or on the device. */
export function prefersNoMotion(): boolean {
  return settings.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
