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

const target = document.getElementById("app");
if (target) {
  // the first number format takes a browser long, any later one next to nothing: better now than among the work to come
  setTimeout(() => new Intl.NumberFormat(document.documentElement.lang).format(0));
  // on a first visit the start page has nothing to show before it knows the games
  const games = isStartPage(route.page) && !knownGames().length ? loadGames().catch(() => []) : [];
  // without messages there is nothing to show: ask again until the server answers
  while (!(await setLanguage(settings.language).then(() => true, () => false))) await new Promise((again) => setTimeout(again, RETRY));
  await games;
  await yieldToBrowser();
  target.replaceChildren();
  mount(App, { target });
}

/** Install the service worker and cache what offline play needs. A static site's host is wanted first, and its files are cached after it has loaded them. */
async function prepare(): Promise<void> {
  if (isStaticSite) await (await deviceHost()).ready;
  await registerWorker();
  await prepareOffline();
  if (!isStaticSite && hosting.by === "server" && hasGamesToHandOver()) await handOverLater();
}

const later = () => setTimeout(() => void prepare(), isStaticSite ? 0 : WORKER_DELAY);
if (document.readyState === "complete") later();
else addEventListener("load", later);
