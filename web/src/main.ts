import "@fontsource-variable/inter/index.css";
import "@fontsource-variable/source-serif-4/index.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { prepareOffline, registerWorker } from "./browser/register-worker";
import { isStartPage, route } from "./browser/route.svelte";
import { settings } from "./browser/settings.svelte";
import { yieldToBrowser } from "./browser/yield-to-browser";
import { deviceHost, handOverLater, hosting, isStaticSite } from "./connection/hosting.svelte";
import { hasGamesToHandOver } from "./connection/device-games";
import { knownGames, loadGames } from "./games/known-games";
import { setLanguage } from "./words/messages.svelte";

const RETRY = 2000;
/** The service worker is registered once the page has loaded and settled. */
const WORKER_DELAY = 1500;

// from the second visit on nothing has to be downloaded, so the host can start while the page is being drawn
if (isStaticSite && navigator.serviceWorker?.controller) void deviceHost().catch(() => undefined);

const target = document.getElementById("app");
if (target) {
  // a browser's first number format is slow and later ones are cheap, so create it while waiting for the messages
  setTimeout(() => new Intl.NumberFormat(document.documentElement.lang).format(0));
  // on a first visit, the start page has nothing to show until it knows the games
  const games = isStartPage(route.page) && !knownGames().length ? loadGames().catch(() => []) : [];
  // without messages there is nothing to show: retry until the server responds
  while (!(await setLanguage(settings.language).then(() => true, () => false))) await new Promise((resolve) => setTimeout(resolve, RETRY));
  await games;
  await yieldToBrowser();
  target.replaceChildren();
  mount(App, { target });
}

/** On a static site the first game comes first: it needs all of the processor and the network. */
const FIRST_GAME_DELAY = 4000;

/** Install the service worker and cache the files for offline play. On a static site, load the host first. */
async function prepare(): Promise<void> {
  if (isStaticSite) {
    await (await deviceHost()).ready;
    await new Promise((resolve) => setTimeout(resolve, FIRST_GAME_DELAY));
  }
  await registerWorker();
  await prepareOffline();
  if (!isStaticSite && hosting.by === "server" && hasGamesToHandOver()) await handOverLater();
}

const schedulePrepare = () => setTimeout(() => void prepare(), isStaticSite ? 0 : WORKER_DELAY);
if (document.readyState === "complete") schedulePrepare();
else addEventListener("load", schedulePrepare);
