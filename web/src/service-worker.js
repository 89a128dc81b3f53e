/* Opens the app without a connection: the page from the network first, its files from the cache; and caches, when the
 * app asks for it, what this device needs to host games itself.
 *
 * VERSION, PARTS and OFFLINE are filled in by the build (web/plugins/service-worker.ts): another build is another
 * version, which fetches its own files. The old ones are deleted once no page uses them any more.
 */
const VERSION = "noppa-dev";
const PARTS = [];
const OFFLINE = [];
const OFFLINE_CACHE = "offline";
/** Stands in the cache for all of them. */
const COMPLETE = "offline/complete";
/** The positions of games on a server that were looked at last: without a connection they can be looked at again. */
const TABLES_CACHE = "tables";
const MOST_TABLES = 20;
const SHELL = ["./", "icon.svg", "manifest.webmanifest", "words/en/start.ftl"];
const base = new URL("./", self.location.href);
const addressOf = (name) => new URL(name, base).href;
const shell = SHELL.map(addressOf);

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll([...SHELL, ...PARTS].map(addressOf))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(deleteOld().then(() => self.clients.claim())));

self.addEventListener("message", (event) => {
  const { type, addresses, words } = event.data;
  if (type === "loaded") event.waitUntil(Promise.all([cacheAll(addresses), deleteOld()]));
  else if (type === "prepare") event.waitUntil(prepare(words, (loaded, total) => event.source?.postMessage({ type: "prepared", loaded, total })));
  else if (type === "forget") event.waitUntil(caches.delete(OFFLINE_CACHE));
});

/** Delete the caches of older versions, unless a page from before is still open and may need them. */
async function deleteOld() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > 1) return;
  const names = (await caches.keys()).filter((name) => name.startsWith("noppa-") && name !== VERSION);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Cache what a page loaded before this worker was there: its messages and fonts. */
async function cacheAll(addresses) {
  await Promise.all(addresses.map((address) => cacheFirst(new Request(address)).catch(() => undefined)));
}

/** Cache everything that this device needs to host games, with all messages of the languages in use. */
async function prepare(words, report) {
  const cache = await caches.open(OFFLINE_CACHE);
  const total = OFFLINE.reduce((sum, { size }) => sum + size, 0);
  let loaded = 0;
  try {
    for (const { name, size } of OFFLINE) {
      if (!(await cache.match(addressOf(name)))) await cache.add(addressOf(name));
      loaded += size;
      report(loaded, total);
    }
    await Promise.all(words.map((address) => networkFirst(new Request(address))));
    const wanted = new Set([...OFFLINE.map(({ name }) => addressOf(name)), addressOf(COMPLETE)]);
    for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
    await cache.put(addressOf(COMPLETE), new Response(VERSION));
    report(total, total);
  } catch {
    report(-1, total);
  }
}

async function store(request, response) {
  if (response.ok) await (await caches.open(VERSION)).put(request, response.clone());
  return response;
}

async function cacheFirst(request) {
  return (await caches.match(request)) ?? store(request, await fetch(request));
}

async function networkFirst(request) {
  try {
    return await store(request, await fetch(request));
  } catch (error) {
    // the page varies by language, but offline any language is better than none: the app loads its own messages
    const found = await caches.match(request, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

/** Answer with a game as the server has it, else as it was seen last. */
async function lastSeen(request) {
  const cache = await caches.open(TABLES_CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    const [oldest, ...newer] = await cache.keys();
    if (newer.length >= MOST_TABLES) await cache.delete(oldest);
    return response;
  } catch (error) {
    const found = await cache.match(request);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  address.hash = ""; // a page is the same whatever it is opened at
  const { href, origin, pathname } = address;
  if (event.request.method !== "GET" || origin !== location.origin) return;
  const is = (folder) => href.startsWith(addressOf(folder));
  if (is("assets/")) event.respondWith(cacheFirst(event.request));
  else if (is("offline/")) event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request)));
  else if (/^\/api\/games\/[0-9a-f]{20}$/.test(pathname)) event.respondWith(lastSeen(event.request));
  else if (shell.includes(href) || is("words/")) event.respondWith(networkFirst(event.request));
});
