/** This player's seed for the fair dice: drawn after the server has committed to its own, stored in this browser, and
 * sent only when all hashes are known. The published hashes are stored too, so that a check need not trust the server.
 */
import type { DiceInfo, GameAnswer, GameInfo } from "../schema";

/** This browser's data about a game's dice: its own seed, and what the server published before the seed was sent. */
export interface Remembered {
  seed: string;
  commitment: string;
  hashes: string[];
  /** Whether the seed was sent: then it is no longer secret, and its hash must not be published for new dice. */
  sent: boolean;
}

export type Post = (path: string, body: unknown) => Promise<GameAnswer>;
/** Fetches the current game. */
export type Refetch = () => Promise<GameAnswer>;

const PREFIX = "noppa-seed-";
const MOST_REMEMBERED = 200;
/** Seeds since the page was opened, for browsers without storage. */
const session = new Map<string, Remembered>();
/** Contributions being sent, by game, so that the page that created or joined a game and its table do not both send. */
const inFlight = new Map<string, Promise<GameAnswer>>();

/** Return the stored data of a game; null if this browser added nothing to its dice. */
export function recall(gameId: string): Remembered | null {
  const known = session.get(gameId);
  if (known) return known;
  try {
    return JSON.parse(localStorage.getItem(PREFIX + gameId) ?? "null") as Remembered | null;
  } catch {
    return null;
  }
}

/** Return the seed for a game, drawn at the first call and stored with the server's commitment. */
export function ownSeed(gameId: string, dice: Pick<DiceInfo, "commitment">): string {
  const known = recall(gameId);
  if (known) return known.seed;
  return newSeed(gameId, dice.commitment);
}

/** Return the hash of a text as hexadecimal digits. The hash library is loaded lazily. */
export async function hashOf(text: string): Promise<string> {
  return (await import("../study/fair-dice")).hexHash(text);
}

/** Return whether the server waits for a hash or a seed of one of these seats. */
export function isAwaited({ dice }: GameInfo, seats: readonly number[]): boolean {
  return seats.some((seat) => dice.awaits_hashes.includes(seat) || dice.awaits_seeds.includes(seat));
}

/** Send the hash and then the seed if the server waits for them; return the game after that.
 *
 * After a failure, the table sends again when it learns that the server still waits. Its information may be older than
 * the last contribution: with `refetch`, the game is fetched again before anything is sent after the seed.
 */
export async function contribute(answer: GameAnswer, post: Post, refetch?: Refetch): Promise<GameAnswer> {
  const { id } = answer.game;
  if (!isAwaited(answer.game, answer.you.seats)) return answer;
  const before = inFlight.get(id);
  if (before) return refetch ? before.then(refetch).then((latest) => contribute(latest, post, refetch)).catch(() => answer) : before;
  const current = refetch && recall(id)?.sent ? refetch() : Promise.resolve(answer);
  const sending = current.then((latest) => send(latest, post)).catch(() => answer).finally(() => inFlight.delete(id));
  inFlight.set(id, sending);
  return sending;
}

async function send(answer: GameAnswer, post: Post): Promise<GameAnswer> {
  const { game, you } = answer;
  if (!isAwaited(game, you.seats)) return answer;
  const known = recall(game.id);
  const isStale = known?.sent && you.seats.some((seat) => game.dice.awaits_hashes.includes(seat));
  const seed = isStale ? newSeed(game.id, known.commitment) : ownSeed(game.id, game.dice);
  const isAlone = game.seats.every(({ seat, who }) => who === "bot" || you.seats.includes(seat));
  if (you.seats.some((seat) => game.dice.awaits_hashes.includes(seat)) && !isAlone)
    return send(await post(`/api/games/${game.id}/seed_hash`, { seed_hash: await hashOf(seed) }), post);
  remember(game.id, { seed, commitment: recall(game.id)?.commitment ?? game.dice.commitment, hashes: game.dice.seed_hashes, sent: true });
  return post(`/api/games/${game.id}/seed`, { seed });
}

function newSeed(gameId: string, commitment: string): string {
  const seed = randomHex();
  remember(gameId, { seed, commitment, hashes: [], sent: false });
  return seed;
}

function remember(gameId: string, what: Remembered): void {
  session.set(gameId, what);
  try {
    const known = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    if (known.length > MOST_REMEMBERED) localStorage.removeItem(known[0] ?? "");
    localStorage.setItem(PREFIX + gameId, JSON.stringify(what));
  } catch {
    // without space the game goes on all the same; its check says that nothing was stored
  }
}

function randomHex(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(8)), (word) => word.toString(16).padStart(8, "0")).join("");
}
