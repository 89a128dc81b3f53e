/** A socket to a game that is hosted on this device, with the interface of a WebSocket. */
import type { DeviceHost } from "./device";
import type { Socket } from "./game-socket";

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3] as const;

export class DeviceSocket implements Socket {
  readyState: Socket["readyState"] = CONNECTING;
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  readonly id = crypto.randomUUID?.() ?? String(Math.random());
  #host: DeviceHost | null = null;

  constructor(path: string, host: Promise<DeviceHost>) {
    host.then((loaded) => {
      if (this.readyState === CLOSED) return;
      this.#host = loaded;
      loaded.connect(this, path);
    }, () => this.handleClose());
  }

  send(text: string): void {
    if (this.readyState !== OPEN) throw new Error("the socket is not open");
    this.#host?.post({ type: "receive", socket: this.id, text });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.#host?.disconnect(this);
    this.handleClose();
  }

  handleOpen(): void {
    this.readyState = OPEN;
    this.onopen?.call(this as never, new Event("open"));
  }

  handleMessage(text: string): void {
    this.onmessage?.call(this as never, new MessageEvent("message", { data: text }));
  }

  handleClose(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.call(this as never, new CloseEvent("close"));
  }
}
