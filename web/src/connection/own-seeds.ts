/** This player's part of the fair dice: drawn after the server has committed to its own, kept in this browser, and sent
 * only when everybody's hash is known. What was seen then is remembered, so that a check need not believe the server.
 */
import type { DiceInfo, GameAnswer, GameInfo } from "../schema";

/** What this browser remembers of a game's dice: its own seed, and what the server published before it was sent. */
export interface Remembered {
  seed: string;
  commitment: string;
  hashes: string[];
  /** Whether the seed was sent: then it is no secret any more, and no hash of it may be published again. */
  sent: boolean;
}

export type Post = (path: string, body: unknown) => Promise<GameAnswer>;

const PREFIX = "noppa-seed-";
const MOST_REMEMBERED = 200;
/** What was remembered since the page was opened: some browsers have no storage. */
const fresh = new Map<string, Remembered>();

/** Return what is remembered of a game, null if this browser added nothing to its dice. */
export function recall(gameId: string): Remembered | null {
  const known = fresh.get(gameId);
  if (known) return known;
  try {
    return JSON.parse(localStorage.getItem(PREFIX + gameId) ?? "null") as Remembered | null;
  } catch {
    return null;
  }
}

/** Return the seed for a game, drawn at the first call: the server's commitment is known by then, and remembered with it. */
export function ownSeed(gameId: string, dice: Pick<DiceInfo, "commitment">): string {
  const known = recall(gameId);
  if (known) return known.seed;
  return newSeed(gameId, dice.commitment);
}

/** Return the hash of a text, as hexadecimal digits. The library for it is loaded when it is first needed. */
export async function hashOf(text: string): Promise<string> {
  return (await import("../study/fair-dice")).hexHash(text);
}

/** Return whether the server waits for a hash or a seed of somebody with these seats. */
export function isAwaited({ dice }: GameInfo, seats: readonly number[]): boolean {
  return seats.some((seat) => dice.awaits_hashes.includes(seat) || dice.awaits_seeds.includes(seat));
}

/** Send the hash, and then the seed, as far as the server waits for them; return the game after that. */
export async function contribute(answer: GameAnswer, post: Post): Promise<GameAnswer> {
  const { game, you } = answer;
  if (!isAwaited(game, you.seats)) return answer;
  const known = recall(game.id);
  const again = known?.sent && you.seats.some((seat) => game.dice.awaits_hashes.includes(seat));
  const seed = again ? newSeed(game.id, known.commitment) : ownSeed(game.id, game.dice);
  const alone = game.seats.every(({ seat, who }) => who === "bot" || you.seats.includes(seat));
  if (you.seats.some((seat) => game.dice.awaits_hashes.includes(seat)) && !alone)
    return contribute(await post(`/api/games/${game.id}/seed_hash`, { seed_hash: await hashOf(seed) }), post);
  remember(game.id, { seed, commitment: recall(game.id)?.commitment ?? game.dice.commitment, hashes: game.dice.seed_hashes, sent: true });
  return post(`/api/games/${game.id}/seed`, { seed });
}

function newSeed(gameId: string, commitment: string): string {
  const seed = randomHex();
  remember(gameId, { seed, commitment, hashes: [], sent: false });
  return seed;
}

function remember(gameId: string, what: Remembered): void {
  fresh.set(gameId, what);
  try {
    const known = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    if (known.length > MOST_REMEMBERED) localStorage.removeItem(known[0] ?? "");
    localStorage.setItem(PREFIX + gameId, JSON.stringify(what));
  } catch {
    // without room the game is played all the same; its check says that nothing is remembered
  }
}

function randomHex(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
