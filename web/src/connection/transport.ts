/** The transport of requests and sockets to a host, and its implementation for a server. */
import type { Socket } from "./game-socket";

export type Method = "GET" | "POST" | "DELETE";

export interface Transport {
  /** Return the host's response. Rejects if the host cannot be reached. */
  fetch(method: Method, path: string, body?: string): Promise<Response>;
  /** Open a socket to a path of the host. */
  open(path: string): Socket;
}

/** The server that sent the app. */
export const server: Transport = {
  fetch: (method, path, body) => fetch(path, { method, ...(body !== undefined && { headers: { "content-type": "application/json" }, body }) }),
  open: (path) => new WebSocket(location.origin.replace("http", "ws") + path),
};
