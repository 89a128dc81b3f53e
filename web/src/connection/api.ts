/** Asking the server over HTTP. */
import type { Catalogue, DayTold, GameAnswer, GameList, InviteLook, LinkTold, Me, NewGame } from "../schema";
import { get } from "./prefetched";
import type { Params } from "../words/messages.svelte";

/** A refusal: a stable code and its parameters; the sentence is found where it is shown. */
export class Refusal extends Error {
  constructor(readonly code: string, readonly params: Params = {}) {
    super(code);
  }
}

/** The answer to a request, or a `Refusal`. */
export async function ask<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const sent = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    answer = await (method === "GET" ? get(path) : fetch(path, { method, ...sent }));
  } catch {
    throw new Refusal(navigator.onLine ? "server-away" : "offline");
  }
  const told = (await answer.json().catch(() => ({}))) as T & { code?: string; params?: Params };
  if (told.params?.where === "path.game_id") throw new Refusal("game-not-found");
  if (!answer.ok) throw new Refusal(told.code ?? "unforeseen", told.params ?? { code: String(answer.status) });
  return told;
}

/** What there is to choose from stays the same while a server runs. */
let catalogue: Promise<Catalogue> | undefined;

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  catalogue: () => (catalogue ??= ask<Catalogue>("GET", "/api/catalogue").catch((error: unknown) => {
    catalogue = undefined;
    throw error;
  })),
  mine: () => ask<GameList>("GET", "/api/games?mine=true"),
  open: () => ask<GameList>("GET", "/api/games"),
  game: (id: string) => ask<GameAnswer>("GET", `/api/games/${id}`),
  watchLink: (id: string) => ask<LinkTold>("GET", `/api/games/${id}/link`),
  make: (game: NewGame) => ask<GameAnswer>("POST", "/api/games", game),
  look: (invite: string) => ask<InviteLook>("POST", "/api/invites/look", { invite }),
  sit: (invite: string, name: string) => ask<GameAnswer>("POST", "/api/invites/sit", { invite, name, seed: ownSeed() }),
  sitAgain: (id: string, seat: number) => ask<GameAnswer>("POST", `/api/games/${id}/sit`, { seat, seed: ownSeed() }),
  rematch: (id: string) => ask<GameAnswer>("POST", `/api/games/${id}/rematch`, { seed: ownSeed() }),
  claim: (token: string) => ask<Me>("POST", "/api/me/claim", { token }),
  host: (token: string) => ask<Me>("POST", "/api/host", { token }),
  day: (day: string, game: string) => ask<DayTold>("GET", `/api/days/${day}/${game}`),
  playDay: (game: string, name: string) => ask<GameAnswer>("POST", `/api/days/${game}`, { name }),
};

/** One's own part of the fair dice. */
export function ownSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
