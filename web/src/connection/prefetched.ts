/** What the page asked for before the app was there (src/prefetch.js), or was told already: each answer is used once. */
declare global {
  interface Window {
    early?: Record<string, Promise<Response> | undefined>;
  }
}

/** The answer to a request for what is at this address, perhaps on its way already. */
export function get(path: string): Promise<Response> {
  return early(path) ?? fetch(path);
}

/** What will be asked for at this address is known already. */
export function know(path: string, told: unknown): void {
  (window.early ??= {})[path] = Promise.resolve(Response.json(told));
}

/** The answer that is on its way, if it was asked for. */
export function early(path: string): Promise<Response> | undefined {
  const asked = window.early?.[path];
  if (window.early) delete window.early[path];
  return asked;
}
