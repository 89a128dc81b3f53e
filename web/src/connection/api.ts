/** Requests to the host: a server or this device. */
import type { Catalogue, DayInfo, GameAnswer, GameInfo, GameList, InviteLook, KindInfo, LinkInfo, Me, NewGame } from "../schema";
import type { MessageParams } from "../words/messages.svelte";
import { contribute, hashOf, ownSeed } from "./own-seeds";
import { hostFetch, hosting } from "./hosting.svelte";
import { takePrefetched } from "./prefetched";
import type { Method } from "./transport";

/** A refusal of the host: a stable code and its parameters. The caller that shows it looks up the sentence. */
export class Refusal extends Error {
  constructor(readonly code: string, readonly params: MessageParams = {}) {
    super(code);
  }
}

/** Send a request and return the response's body. Throws a `Refusal` if the host refuses or cannot be reached. */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  const answer = (await response.json().catch(() => ({}))) as T & { code?: string; params?: MessageParams };
  if (answer.params?.where === "path.game_id") throw new Refusal("game-not-found");
  if (!response.ok) throw new Refusal(answer.code ?? "unforeseen", answer.params ?? { code: String(response.status) });
  return answer;
}

/** Return the host's response, prefetched or not. Throws a `Refusal` if the host cannot be reached. */
async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  const prefetched = method === "GET" ? await takePrefetched(path)?.catch(() => undefined) : undefined;
  try {
    return prefetched ?? (await hostFetch(method, path, body === undefined ? undefined : JSON.stringify(body)));
  } catch {
    if (hosting.by === "device") throw new Refusal(hosting.elsewhere ? "elsewhere" : "device-failed");
    throw new Refusal(navigator.onLine ? "server-away" : "offline");
  }
}

/** Return the response to a GET request as text. Throws a `Refusal` if the host cannot be reached. */
export async function requestText(path: string): Promise<string> {
  return (await send("GET", path)).text();
}

/** Save the response to a GET request as a file. */
export async function saveFile(path: string, name: string): Promise<void> {
  const url = URL.createObjectURL(await (await send("GET", path)).blob());
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** The catalogue, fetched once because it does not change while a server runs. */
let catalogue: Promise<Catalogue> | undefined;

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  catalogue: () => (catalogue ??= request<Catalogue>("GET", "/api/catalogue").catch((error: unknown) => {
    catalogue = undefined;
    throw error;
  })),
  /** The catalogue entry of a game; undefined if the host does not have it. */
  kind: async (game: string | undefined): Promise<KindInfo | undefined> => (await api.catalogue()).games.find(({ name }) => name === game),
  myGames: () => request<GameList>("GET", "/api/games?mine=true"),
  openGames: () => request<GameList>("GET", "/api/games"),
  game: (id: string) => request<GameAnswer>("GET", `/api/games/${id}`),
  spectatorLink: (id: string) => request<LinkInfo>("GET", `/api/games/${id}/link`),
  createGame: async (game: NewGame) => contribute(await post("/api/games", { ...game, own_seeds: game.dice !== "real" }), post),
  lookAtInvite: (invite: string) => request<InviteLook>("POST", "/api/invites/look", { invite }),
  /** Take a seat. The server's commitment is fetched before a seed is drawn, and only the seed's hash is sent. */
  takeSeat: async (invite: string, name: string) => {
    const { game } = await api.lookAtInvite(invite);
    return contribute(await post("/api/invites/sit", { invite, name, seed_hash: await seedHash(game) }), post);
  },
  takeReservedSeat: async (id: string, seat: number) => {
    const { game } = await api.game(id);
    return contribute(await post(`/api/games/${id}/sit`, { seat, seed_hash: await seedHash(game) }), post);
  },
  rematch: async (id: string) => contribute(await post(`/api/games/${id}/rematch`, { own_seeds: true }), post),
  claimDevice: (token: string) => request<Me>("POST", "/api/me/claim", { token }),
  claimHost: (token: string) => request<Me>("POST", "/api/host", { token }),
  diceOfTheDay: (day: string, game: string) => request<DayInfo>("GET", `/api/days/${day}/${game}`),
  playDiceOfTheDay: (game: string, name: string) => request<GameAnswer>("POST", `/api/days/${game}`, { name }),
};

function post(path: string, body: unknown): Promise<GameAnswer> {
  return request<GameAnswer>("POST", path, body);
}

/** Return the hash of this player's seed for a game that has not started; empty for any other. */
async function seedHash({ id, dice, status }: GameInfo): Promise<string> {
  return status === "waiting" && dice.kind === "fair" ? hashOf(ownSeed(id, dice)) : "";
}
