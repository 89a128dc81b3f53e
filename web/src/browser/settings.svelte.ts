/** What a person likes, kept in this browser. */
import type { Pace } from "../schema";

export type Theme = "auto" | "light" | "dark";

const KEY = "noppa";
const FIRST = {
  name: "", language: "", theme: "auto" as Theme, still: false, pace: "normal" as Pace["pace"],
  sound: false, buzz: true, coach: true, remarks: true, chances: true,
};

function read(): typeof FIRST {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state(read());

/** Show and keep the settings whenever they change. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme;
    root.toggleAttribute("data-still", settings.still);
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // a browser that keeps nothing still plays
    }
  });
}

/** Whether things should stay where they are. */
export function isStill(): boolean {
  return settings.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
