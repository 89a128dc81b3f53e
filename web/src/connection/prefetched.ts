/** Responses requested before the app was loaded (src/prefetch.js) or known in advance; each is used once. */
declare global {
  interface Window {
    prefetched?: Record<string, Promise<Response> | undefined>;
  }
}

/** Return a file of the app, prefetched or not. */
export function getFile(path: string): Promise<Response> {
  return takePrefetched(path) ?? fetch(path);
}

/** Provide the response to the next request for a path. */
export function prefill(path: string, answer: unknown): void {
  (window.prefetched ??= {})[path] = Promise.resolve(Response.json(answer));
}

/** Return and remove the prefetched response of a path, if there is one. */
export function takePrefetched(path: string): Promise<Response> | undefined {
  const found = window.prefetched?.[path];
  if (window.prefetched) delete window.prefetched[path];
  return found;
}
