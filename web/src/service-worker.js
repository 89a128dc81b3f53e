/* Opens the app offline: the page from the network first, its files from the cache. At the app's request, it also
 * caches the files that this device needs to host games.
 *
 * The build fills in VERSION, PARTS and OFFLINE (web/plugins/service-worker.ts). Each build is a version with its own
 * files; old files are deleted once no open page needs them.
 */
const VERSION = "noppa-dev";
const PARTS = [];
const OFFLINE = [];
const OFFLINE_CACHE = "offline";
/** Marks the offline cache as complete. */
const COMPLETE = "offline/complete";
/** The last known state of server games, for viewing them offline. */
const TABLES_CACHE = "tables";
const MOST_TABLES = 20;
/** How long to wait for a page's list of loaded files, in milliseconds; a sleeping page does not respond. */
const PAGE_TIMEOUT = 3000;
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
  const reply = (message) => event.source?.postMessage(message);
  if (type === "loaded") event.waitUntil(registerPage(addresses, reply));
  else if (type === "prepare") event.waitUntil(prepare(words, (loaded, total) => reply({ type: "prepared", loaded, total })));
  else if (type === "forget") event.waitUntil(caches.delete(OFFLINE_CACHE));
  else if (type === "seen") event.waitUntil(cacheTable(address, new Response(answer, { headers: { "content-type": "application/json" } })));
});

/** Tell a page whether it has this version; if so, cache the files that it loaded before this worker was active. */
async function registerPage(addresses, reply) {
  const isCurrent = isOfThisVersion(addresses);
  reply({ type: "version", isCurrent });
  if (!isCurrent) return;
  await Promise.all(addresses.map((address) => cacheFile(address).catch(() => undefined)));
  if (await hasOlderPage()) return;
  const names = (await caches.keys()).filter((name) => name.startsWith("noppa-") && name !== VERSION);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Return whether all code that a page has loaded belongs to this version; file names contain content hashes. */
function isOfThisVersion(addresses) {
  const own = new Set(PARTS.map(addressOf));
  return addresses.every((address) => own.has(address) || !address.startsWith(addressOf("assets/")) || !/\.(js|css)$/.test(address));
}

/** Return whether an open page may need the files of an older version; a page that does not respond counts. */
async function hasOlderPage() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const loaded = await Promise.all(pages.filter(({ url }) => url.startsWith(base.href)).map(loadedBy));
  return loaded.some((addresses) => !addresses || !isOfThisVersion(addresses));
}

/** Return the addresses of the files that a page has loaded; null if it does not respond. */
function loadedBy(page) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(null), PAGE_TIMEOUT);
    page.postMessage({ type: "which" }, [port2]);
  }).finally(() => port1.close());
}

/** Cache a file for this version, because an older version's cache will be deleted. */
async function cacheFile(address) {
  const cache = await caches.open(VERSION);
  if (await cache.match(address)) return;
  const response = await fetch(address).catch(() => caches.match(address));
  if (response?.ok) await cache.put(address, response);
}

/** Cache everything that this device needs to host games, including the messages of the languages in use. */
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
    // the page varies by language, but offline any language will do, because the app loads its own messages
    const found = (await caches.match(request, { ignoreVary: true, cacheName: VERSION })) ?? (await caches.match(request, { ignoreVary: true }));
    if (found) return found;
    throw error;
  }
}

/** Return the server's response for a game, or else its last known state. */
async function lastSeen(request) {
  try {
    const response = await fetch(request);
    if (response.ok) await cacheTable(request.url, response.clone());
    return response;
  } catch (error) {
    const found = await (await caches.open(TABLES_CACHE)).match(request.url);
    if (found) return found;
    throw error;
  }
}

/** Cache the current state of a game, and delete the oldest entry if there are too many. */
async function cacheTable(address, response) {
  const cache = await caches.open(TABLES_CACHE);
  await cache.put(address, response);
  const [oldest, ...newer] = await cache.keys();
  if (newer.length >= MOST_TABLES) await cache.delete(oldest);
}

self.addEventListener("fetch", (event) => {
  const { origin, pathname, search } = new URL(event.request.url);
  const href = origin + pathname + search; // without the #, which a page's request includes
  if (event.request.method !== "GET" || origin !== location.origin) return;
  const is = (folder) => href.startsWith(addressOf(folder));
  if (is("assets/")) event.respondWith(cacheFirst(event.request));
  else if (is("offline/")) event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request)));
  else if (/^\/api\/games\/[0-9a-f]{20}$/.test(pathname)) event.respondWith(lastSeen(event.request));
  else if (shell.includes(href) || is("words/")) event.respondWith(networkFirst(event.request));
});
