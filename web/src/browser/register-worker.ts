/** Installs the service worker, which opens the app offline and caches the files for hosting games on this device. */
import { knownGames } from "../games/known-games";
import { HOST, START, STUDY } from "../words/messages.svelte";
import { offline } from "./offline.svelte";
import { settings } from "./settings.svelte";

/** Messages of the service worker: how much it has cached (`loaded` is negative after a failure), whether this page has
 * the worker's version, and a request for the files that the page runs on. */
type FromWorker = { type: "prepared"; loaded: number; total: number } | { type: "version"; isCurrent: boolean } | { type: "which" };

/** Install the service worker, if the browser can, and tell it which files the page has loaded. */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    navigator.serviceWorker.addEventListener("controllerchange", reportLoadedFiles);
    navigator.serviceWorker.addEventListener("message", (event: MessageEvent<FromWorker>) => void receive(event));
    await navigator.serviceWorker.register("./sw.js");
    reportLoadedFiles();
  } catch {
    // insecure pages have no service worker and work without one
  }
}

/** Have the files for offline play cached or deleted, depending on the preference. */
export async function prepareOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const worker = (await navigator.serviceWorker.ready).active;
  if (!settings.offline) offline.saved = 0;
  worker?.postMessage(settings.offline ? { type: "prepare", words: messageFiles() } : { type: "forget" });
}

/** Return the addresses of all message files in the current language and in English. */
function messageFiles(): string[] {
  const parts = [START, STUDY, HOST, ...knownGames().flatMap((game) => [game, `${game}-guide`])];
  const languages = new Set([document.documentElement.lang, "en"]);
  return [...languages].flatMap((language) => parts.map((part) => new URL(`words/${language}/${part}.ftl`, document.baseURI).href));
}

async function receive({ data, ports, source }: MessageEvent<FromWorker>): Promise<void> {
  if (data.type === "prepared") offline.saved = data.loaded < 0 ? -1 : data.loaded / data.total;
  else if (data.type === "which") ports[0]?.postMessage(loadedFiles());
  else offline.isOutdated = !data.isCurrent && (await isNewest(source).catch(() => false));
}

/** Return whether no newer worker is being installed; an older one does not know the files of a freshly loaded page. */
async function isNewest(worker: MessageEventSource | null): Promise<boolean> {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  return registration.active === worker && !registration.installing && !registration.waiting;
}

function reportLoadedFiles(): void {
  navigator.serviceWorker.controller?.postMessage({ type: "loaded", addresses: loadedFiles() });
}

/** Return the addresses of the app's files that this page has loaded. */
function loadedFiles(): string[] {
  const folders = ["assets/", "words/"].map((folder) => new URL(folder, document.baseURI).href);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return loaded.filter((name) => folders.some((folder) => name.startsWith(folder)));
}
