/* The shell opens without a connection: the page from the network first, its parts from here.
 *
 * VERSION and PARTS are written in by the build (web/plugins/service-worker.ts): another app is another version, which
 * fetches its own parts and throws the old ones away.
 */
const VERSION = "noppa-dev";
const PARTS = [];
const NAMED = ["/", "/icon.svg", "/manifest.webmanifest", "/words/en/start.ftl"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll([...NAMED, ...PARTS])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== VERSION).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))).then(() => self.clients.claim()));
});

/** Keep what a page has loaded before this worker was there: its words and letters. */
self.addEventListener("message", ({ data }) => {
  for (const address of data) void fromHere(new Request(address)).catch(() => undefined);
});

async function kept(request, answer) {
  if (answer.ok) await (await caches.open(VERSION)).put(request, answer.clone());
  return answer;
}

async function fromHere(request) {
  return (await caches.match(request)) ?? kept(request, await fetch(request));
}

async function fromThere(request) {
  try {
    return await kept(request, await fetch(request));
  } catch (error) {
    const found = await caches.match(request);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(fromHere(event.request));
  else if (NAMED.includes(pathname) || pathname.startsWith("/words/")) event.respondWith(fromThere(event.request));
});
