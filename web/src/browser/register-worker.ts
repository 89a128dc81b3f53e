/** Installs the service worker that opens the app offline, and lets it cache what this device needs to host games itself. */
import { knownGames } from "../games/known-games";
import { HOST, START, STUDY } from "../words/messages.svelte";
import { offline } from "./offline.svelte";
import { settings } from "./settings.svelte";

/** What the service worker says of the files that it caches; `loaded` is negative if some could not be. */
type Prepared = { type: "prepared"; loaded: number; total: number };

/** Install the service worker, if the browser can, and tell it which files the page has loaded. */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    const before = navigator.serviceWorker.controller;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (before) offline.isOutdated = true;
      reportLoadedFiles();
    });
    navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<Prepared>) => {
      if (data.type === "prepared") offline.saved = data.loaded < 0 ? -1 : data.loaded / data.total;
    });
    await navigator.serviceWorker.register("./sw.js");
    reportLoadedFiles();
  } catch {
    // a page that is not secure has no service worker, and works without
  }
}

/** Cache what offline play needs, or delete it, as the preference says. */
export async function prepareOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const worker = (await navigator.serviceWorker.ready).active;
  if (!settings.offline) offline.saved = 0;
  worker?.postMessage(settings.offline ? { type: "prepare", words: messageFiles() } : { type: "forget" });
}

/** Return the addresses of all messages in the language in use and in English. */
function messageFiles(): string[] {
  const parts = [START, STUDY, HOST, ...knownGames().flatMap((game) => [game, `${game}-guide`])];
  const languages = new Set([document.documentElement.lang, "en"]);
  return [...languages].flatMap((language) => parts.map((part) => new URL(`words/${language}/${part}.ftl`, document.baseURI).href));
}

function reportLoadedFiles(): void {
  const folders = ["assets/", "words/"].map((folder) => new URL(folder, document.baseURI).href);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage({ type: "loaded", addresses: loaded.filter((name) => folders.some((folder) => name.startsWith(folder))) });
}
