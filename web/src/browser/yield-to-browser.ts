/** A moment in which the browser may draw and hear what was pressed, between two long pieces of work. */
export function breath(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
