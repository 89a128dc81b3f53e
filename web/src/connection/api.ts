/** HTTP requests to the server. */
import type { Catalogue, DayInfo, GameAnswer, GameList, InviteLook, KindInfo, LinkInfo, Me, NewGame } from "../schema";
import type { MessageParams } from "../words/messages.svelte";
import { getResponse } from "./prefetched";

/** The server refused: a stable code and its parameters. The sentence is found where it is shown. */
export class Refusal extends Error {
  constructor(readonly code: string, readonly params: MessageParams = {}) {
    super(code);
  }
}

/** Send a request and return the answer's body. Throws a `Refusal` if the server refuses or cannot be reached. */
export async function request<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    const content = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    response = await (method === "GET" ? getResponse(path) : fetch(path, { method, ...content }));
  } catch {
    throw new Refusal(navigator.onLine ? "server-away" : "offline");
  }
  const answer = (await response.json().catch(() => ({}))) as T & { code?: string; params?: MessageParams };
  if (answer.params?.where === "path.game_id") throw new Refusal("game-not-found");
  if (!response.ok) throw new Refusal(answer.code ?? "unforeseen", answer.params ?? { code: String(response.status) });
  return answer;
}

/** The catalogue does not change while a server runs, so it is asked for once. */
let catalogue: Promise<Catalogue> | undefined;

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  catalogue: () => (catalogue ??= request<Catalogue>("GET", "/api/catalogue").catch((error: unknown) => {
    catalogue = undefined;
    throw error;
  })),
  /** The catalogue's entry of one game; undefined if it is not played here. */
  kind: async (game: string | undefined): Promise<KindInfo | undefined> => (await api.catalogue()).games.find(({ name }) => name === game),
  myGames: () => request<GameList>("GET", "/api/games?mine=true"),
  openGames: () => request<GameList>("GET", "/api/games"),
  game: (id: string) => request<GameAnswer>("GET", `/api/games/${id}`),
  spectatorLink: (id: string) => request<LinkInfo>("GET", `/api/games/${id}/link`),
  createGame: (game: NewGame) => request<GameAnswer>("POST", "/api/games", game),
  lookAtInvite: (invite: string) => request<InviteLook>("POST", "/api/invites/look", { invite }),
  takeSeat: (invite: string, name: string) => request<GameAnswer>("POST", "/api/invites/sit", { invite, name, seed: randomSeed() }),
  takeReservedSeat: (id: string, seat: number) => request<GameAnswer>("POST", `/api/games/${id}/sit`, { seat, seed: randomSeed() }),
  rematch: (id: string) => request<GameAnswer>("POST", `/api/games/${id}/rematch`, { seed: randomSeed() }),
  claimDevice: (token: string) => request<Me>("POST", "/api/me/claim", { token }),
  claimHost: (token: string) => request<Me>("POST", "/api/host", { token }),
  diceOfTheDay: (day: string, game: string) => request<DayInfo>("GET", `/api/days/${day}/${game}`),
  playDiceOfTheDay: (game: string, name: string) => request<GameAnswer>("POST", `/api/days/${game}`, { name }),
};

/** Return this player's random part of the fair dice. */
export function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
