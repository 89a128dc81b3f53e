/** Installs what opens the app without a connection, where the browser can, and tells it what was loaded before. */
export async function keep(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    navigator.serviceWorker.addEventListener("controllerchange", tell);
    await navigator.serviceWorker.register("/sw.js");
    tell();
  } catch {
    // a page that is not secure has no worker, and plays all the same
  }
}

function tell(): void {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|words)\//.test(pathname));
  navigator.serviceWorker.controller?.postMessage(own.map(String));
}
