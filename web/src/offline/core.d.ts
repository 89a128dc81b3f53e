/** The part of a Pyodide proxy that is used here. */
export type PythonList = Iterable<unknown> & { destroy(): void };

/** Return a function for `noppa.native.binding.use` that calls the native core with numbers and Python's buffers. */
export function coreCall(instance: WebAssembly.Instance): (name: string, given: PythonList) => number;
