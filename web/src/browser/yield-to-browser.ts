/** Let the browser draw and handle input between two long pieces of work. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
