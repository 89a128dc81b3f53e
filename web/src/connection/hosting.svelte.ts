/** Decides who hosts: the server, or this device if there is no server or it cannot be reached. */
import type { DeviceHost } from "./device";
import { hasDeviceGames, isOnDevice, withDeviceGames } from "./device-games";
import { DeviceSocket } from "./device-socket";
import type { Socket } from "./game-socket";
import { server, type Method } from "./transport";

/** How often to retry an unreachable server, in milliseconds. */
const RETURN = 10_000;
const MY_GAMES = "/api/games?mine=true";
/** The last of the offline files that the service worker caches. */
const COMPLETE = "offline/complete";

/** Whether the app was loaded from a static site; then this device is the only host. */
export const isStaticSite = document.documentElement.dataset.host === "device";

export const hosting = $state({
  /** Who hosts new games. */
  by: (isStaticSite ? "device" : "server") as "server" | "device",
  /** The loaded fraction of the device's host, from 0 to 1, while requests wait for it; null otherwise. */
  loading: null as number | null,
  /** Whether another tab hosts the games of this device. */
  elsewhere: false,
  /** Why this device cannot host, as a code; empty if it can. */
  problem: "",
});

let device: Promise<DeviceHost> | undefined;

/** Return the host on this device; its code is loaded at the first call. */
export function deviceHost(): Promise<DeviceHost> {
  device ??= import("./device").then(({ DeviceHost }) => new DeviceHost(hosting));
  device.catch(() => (device = undefined));
  return device;
}

/** Send a request to its host, or to this device if the server cannot be reached. Rejects if neither works. */
export async function hostFetch(method: Method, path: string, body?: string): Promise<Response> {
  const fetchHere = async () => (await deviceHost()).fetch(method, path, body);
  if (isHostedHere(path)) return fetchHere();
  try {
    const response = await server.fetch(method, path, body);
    return method === "GET" && path === MY_GAMES ? await withDeviceGames(response) : response;
  } catch (error) {
    if (gameOf(path) || !(await isPrepared())) throw error;
    hosting.by = "device";
    awaitServer();
    return fetchHere();
  }
}

/** Open a socket to the host of a path's game. */
export function openSocket(path: string): Socket {
  return isHostedHere(path) ? new DeviceSocket(path, deviceHost()) : server.open(path);
}

/** Return whether this device handles requests to a path. */
export function isHostedHere(path: string): boolean {
  const game = gameOf(path);
  return isStaticSite || (game ? isOnDevice(game, hosting.by) : hosting.by === "device");
}

/** Return the id of the game in a path; empty if there is none. */
function gameOf(path: string): string {
  return /^\/api\/games\/(\w+)/.exec(path)?.[1] ?? "";
}

/** Return whether this device has cached everything it needs to host. */
async function isPrepared(): Promise<boolean> {
  return "caches" in globalThis && Boolean(await caches.match(new URL(COMPLETE, document.baseURI)));
}

/** Hand over the games that were finished here; failures are retried at the next visit. */
export async function handOverLater(): Promise<void> {
  const { handOver } = await import("./handover");
  await handOver(await deviceHost()).catch(() => undefined);
}

/** Delete the games on this device, which no server knows about. Rejects if the device's host fails. */
export async function forgetDeviceGames(): Promise<void> {
  if (!hasDeviceGames()) return;
  const response = await (await deviceHost()).fetch("POST", "/api/me/forget", "{}");
  if (!response.ok) throw new Error(String(response.status));
}

/** Retry the server until it responds; then hand over the games that were played meanwhile. */
function awaitServer(): void {
  const tryAgain = async () => {
    const response = await server.fetch("GET", "/api/me").catch(() => null);
    if (!response?.ok) return;
    clearInterval(timer);
    removeEventListener("online", tryAgain);
    hosting.by = "server";
    await handOverLater();
  };
  const timer = setInterval(() => void tryAgain(), RETURN);
  addEventListener("online", tryAgain);
}
