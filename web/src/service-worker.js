/* Opens the app without a connection: the page from the network first, its files from the cache.
 *
 * VERSION and PARTS are filled in by the build (web/plugins/service-worker.ts): another build is another version,
 * which fetches its own files and deletes the old ones.
 */
const VERSION = "noppa-dev";
const PARTS = [];
const SHELL = ["/", "/icon.svg", "/manifest.webmanifest", "/words/en/start.ftl"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll([...SHELL, ...PARTS])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const deleteOld = (names) => names.filter((name) => name !== VERSION).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(deleteOld(names))).then(() => self.clients.claim()));
});

/** Cache what a page loaded before this worker was there: its messages and fonts. */
self.addEventListener("message", ({ data }) => {
  for (const address of data) void cacheFirst(new Request(address)).catch(() => undefined);
});

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

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(cacheFirst(event.request));
  else if (SHELL.includes(pathname) || pathname.startsWith("/words/")) event.respondWith(networkFirst(event.request));
});
