/** The page that is open, as the address says: `#game=ID`, `#join=TOKEN`. Secrets stand behind the #, where no server log sees them. */
function read(): { page: string; value: string } {
  const [page = "", value = ""] = location.hash.slice(1).split("=");
  return { page, value: decoded(value) };
}

/** Return the decoded value; a link that was cut off in the middle of an escape is taken as it is. */
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

/** Open a page; `replace` leaves no way back to the one before. */
export function navigate(page: string, value = "", replace = false): void {
  const hash = page ? `#${page}=${value}` : "#";
  if (replace) {
    history.replaceState(null, "", hash);
    Object.assign(route, read());
  } else location.hash = hash;
}
