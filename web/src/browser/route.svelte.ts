/** The open page, read from the address: `#game=ID`, `#join=TOKEN`. The part after # never reaches a server log. */
function read(): { page: string; value: string } {
  const [page = "", value = ""] = location.hash.slice(1).split("=");
  return { page, value: decoded(value) };
}

/** Return the decoded value, or the value itself if a truncated link ends inside an escape. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export const route = $state({ ...read() });

addEventListener("hashchange", () => Object.assign(route, read()));

/** Return whether an address is that of the start page. */
export function isStartPage(page: string): boolean {
  return !page || page === "home";
}

/** Open a page; `replace` replaces the current history entry. */
export function navigate(page: string, value = "", replace = false): void {
  const hash = page ? `#${page}=${value}` : "#";
  if (replace) {
    history.replaceState(null, "", hash);
    Object.assign(route, read());
  } else location.hash = hash;
}
