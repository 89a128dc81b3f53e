/** Install the service worker that opens the app offline, if the browser can, and tell it which files the page has loaded. */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    navigator.serviceWorker.addEventListener("controllerchange", reportLoadedFiles);
    await navigator.serviceWorker.register("/sw.js");
    reportLoadedFiles();
  } catch {
    // a page that is not secure has no service worker, and works without
  }
}

function reportLoadedFiles(): void {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|words)\//.test(pathname));
  navigator.serviceWorker.controller?.postMessage(own.map(String));
}
