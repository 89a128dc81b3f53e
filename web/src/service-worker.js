/* Opens the app without a connection: the page from the network first, its files from the cache; and caches, when the
 * app asks for it, what this device needs to host games itself.
 *
 * VERSION, PARTS and OFFLINE are filled in by the build (web/plugins/service-worker.ts): another build is another
 * version, which fetches its own files. The old ones are deleted once no open page needs them any more.
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
/** How long a page may take to say which files it runs on, in milliseconds; one that sleeps does not say it at all. */
const PATIENCE = 3000;
const SHELL = ["./", "icon.svg", "manifest.webmanifest", "words/en/start.ftl"];
const base = new URL("./", self.location.href);
const addressOf = (name) => new URL(name, base).href;
const shell = SHELL.map(addressOf);

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll([...SHELL, ...PARTS].map(addressOf))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const { type, addresses, words, address, answer } = event.data;
  const tell = (message) => event.source?.postMessage(message);
  if (type === "loaded") event.waitUntil(welcome(addresses, tell));
  else if (type === "prepare") event.waitUntil(prepare(words, (loaded, total) => tell({ type: "prepared", loaded, total })));
  else if (type === "forget") event.waitUntil(caches.delete(OFFLINE_CACHE));
  else if (type === "seen") event.waitUntil(keepTable(address, new Response(answer, { headers: { "content-type": "application/json" } })));
});

/** Tell a page whether it is of this version; cache what it loaded before this worker was there, its messages and fonts. */
async function welcome(addresses, tell) {
  const isCurrent = isOfThisVersion(addresses);
  tell({ type: "version", isCurrent });
  if (!isCurrent) return;
  await Promise.all(addresses.map((address) => keep(address).catch(() => undefined)));
  if (await hasOlderPage()) return;
  const names = (await caches.keys()).filter((name) => name.startsWith("noppa-") && name !== VERSION);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Return whether all code that a page loaded is this version's; names contain hashes of the content. */
function isOfThisVersion(addresses) {
  const own = new Set(PARTS.map(addressOf));
  return addresses.every((address) => own.has(address) || !address.startsWith(addressOf("assets/")) || !/\.(js|css)$/.test(address));
}

/** Return whether a page is open that may need the files of an older version: one that does not answer may. */
async function hasOlderPage() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const answers = await Promise.all(pages.filter(({ url }) => url.startsWith(base.href)).map(loadedBy));
  return answers.some((addresses) => !addresses || !isOfThisVersion(addresses));
}

/** Return the addresses of the files that a page runs on; null if it does not say. */
function loadedBy(page) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(null), PATIENCE);
    page.postMessage({ type: "which" }, [port2]);
  }).finally(() => port1.close());
}

/** Cache a file under this version: what lies in an older one's cache goes with it. */
async function keep(address) {
  const cache = await caches.open(VERSION);
  if (await cache.match(address)) return;
  const response = await fetch(address).catch(() => caches.match(address));
  if (response?.ok) await cache.put(address, response);
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
    await cache.put(addressOf(COMPLETE), new Response(VERSION));
    report(total, total);
    if (await hasOlderPage()) return;
    for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
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
    const found = (await caches.match(request, { ignoreVary: true, cacheName: VERSION })) ?? (await caches.match(request, { ignoreVary: true }));
    if (found) return found;
    throw error;
  }
}

/** Answer with a game as the server has it, else as it was seen last. */
async function lastSeen(request) {
  try {
    const response = await fetch(request);
    if (response.ok) await keepTable(request.url, response.clone());
    return response;
  } catch (error) {
    const found = await (await caches.open(TABLES_CACHE)).match(request.url);
    if (found) return found;
    throw error;
  }
}

/** Keep a game as it was seen now, and forget the one that was not seen for longest. */
async function keepTable(address, response) {
  const cache = await caches.open(TABLES_CACHE);
  await cache.put(address, response);
  const [oldest, ...newer] = await cache.keys();
  if (newer.length >= MOST_TABLES) await cache.delete(oldest);
}

self.addEventListener("fetch", (event) => {
  const { origin, pathname, search } = new URL(event.request.url);
  const href = origin + pathname + search; // a page is asked for with its #
  if (event.request.method !== "GET" || origin !== location.origin) return;
  const is = (folder) => href.startsWith(addressOf(folder));
  if (is("assets/")) event.respondWith(cacheFirst(event.request));
  else if (is("offline/")) event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request)));
  else if (/^\/api\/games\/[0-9a-f]{20}$/.test(pathname)) event.respondWith(lastSeen(event.request));
  else if (shell.includes(href) || is("words/")) event.respondWith(networkFirst(event.request));
});
