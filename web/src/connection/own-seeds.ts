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
/** Asks the server for the game as it is now. */
export type Look = () => Promise<GameAnswer>;

const PREFIX = "noppa-seed-";
const MOST_REMEMBERED = 200;
/** What was remembered since the page was opened: some browsers have no storage. */
const fresh = new Map<string, Remembered>();
/** What is being sent now, by game: a page that made or joined a game and the table that it opens never both send. */
const underWay = new Map<string, Promise<GameAnswer>>();

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

/** Send the hash, and then the seed, as far as the server waits for them; return the game after that.
 *
 * What could not be sent is sent by the table, when it hears that it is still awaited. What a table hears may be older
 * than what was sent: with `look`, the server is asked before anything is sent after the seed.
 */
export async function contribute(answer: GameAnswer, post: Post, look?: Look): Promise<GameAnswer> {
  const { id } = answer.game;
  if (!isAwaited(answer.game, answer.you.seats)) return answer;
  const before = underWay.get(id);
  if (before) return look ? before.then(look).then((each) => contribute(each, post, look)).catch(() => answer) : before;
  const current = look && recall(id)?.sent ? look() : Promise.resolve(answer);
  const sending = current.then((each) => send(each, post)).catch(() => answer).finally(() => underWay.delete(id));
  underWay.set(id, sending);
  return sending;
}

async function send(answer: GameAnswer, post: Post): Promise<GameAnswer> {
  const { game, you } = answer;
  if (!isAwaited(game, you.seats)) return answer;
  const known = recall(game.id);
  const again = known?.sent && you.seats.some((seat) => game.dice.awaits_hashes.includes(seat));
  const seed = again ? newSeed(game.id, known.commitment) : ownSeed(game.id, game.dice);
  const alone = game.seats.every(({ seat, who }) => who === "bot" || you.seats.includes(seat));
  if (you.seats.some((seat) => game.dice.awaits_hashes.includes(seat)) && !alone)
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
  return Array.from(crypto.getRandomValues(new Uint32Array(8)), (word) => word.toString(16).padStart(8, "0")).join("");
}
