/** Where one is: `#game=ID`, `#new=yatzy`, `#join=TOKEN`; secrets stand behind the #, where no log sees them. */
function read(): { page: string; value: string } {
  const [page = "", value = ""] = location.hash.slice(1).split("=");
  return { page, value: plain(value) };
}

/** What stands there; a link that was cut off in the middle of a sign is taken as it is. */
function plain(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export const route = $state({ ...read() });

addEventListener("hashchange", () => Object.assign(route, read()));

/** The address of a page. */
export function to(page: string, value = ""): string {
  return page ? `#${page}=${value}` : "#";
}

/** Go there; `replace` leaves no way back to what is used up. */
export function go(page: string, value = "", replace = false): void {
  if (replace) {
    history.replaceState(null, "", to(page, value));
    Object.assign(route, read());
  } else location.hash = to(page, value);
}
