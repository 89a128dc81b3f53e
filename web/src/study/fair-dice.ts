/** Checks fair dice as described in docs/fair-dice.md: every die and card follows from the seeds.
 *
 * The hashes come from a library, because a page served over plain http at home has no WebCrypto.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import type { Remembered } from "../connection/own-seeds";
import type { ChanceInfo, DiceInfo } from "../schema";

const text = new TextEncoder();

/** Return a number as four big-endian bytes. */
function fourBytes(value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, value);
  return new Uint8Array(bytes.buffer);
}

/** Return content prefixed with its length. */
function field(content: Uint8Array): Uint8Array {
  return concatBytes(fourBytes(content.length), content);
}

/** Return whether the revealed server seed matches the commitment. */
export function matchesCommitment(dice: DiceInfo): boolean {
  return dice.server_seed !== null && bytesToHex(sha256(hexToBytes(dice.server_seed))) === dice.commitment;
}

/** Return the SHA-256 hash of a text as hexadecimal digits. */
export function hexHash(content: string): string {
  return bytesToHex(sha256(text.encode(content)));
}

/** Return whether the dice match what this browser stored: the commitment, its own seed, and the others' hashes. */
export function matchesMemory(dice: DiceInfo, seats: readonly number[], { seed, commitment, hashes }: Remembered): boolean {
  const own = seats.every((seat) => dice.player_seeds[seat] === seed);
  const revealed = dice.player_seeds.filter(Boolean);
  return dice.commitment === commitment && own && revealed.every((known) => known === seed || hashes.includes(hexHash(known)));
}

/** Return the expected chance event, in the notation of events. */
export function expectedEvent(dice: DiceInfo, chance: ChanceInfo): string {
  const seed = hexToBytes(dice.server_seed ?? "");
  const players = dice.scheme.startsWith("noppa-dice-1")
    ? concatBytes(...dice.player_seeds.map((playerSeed) => sha256(text.encode(playerSeed))))
    : concatBytes(...dice.player_seeds.filter(Boolean).sort().map((playerSeed) => field(text.encode(playerSeed))));
  const prefix = concatBytes(field(text.encode(dice.scheme)), field(text.encode(dice.game_id)), field(players));
  /** Return a number below a limit from the first bytes of a digest; biased values are rejected. */
  const below = (place: number, limit: number, size: number): number => {
    const fair = Math.floor(256 ** size / limit) * limit;
    for (let counter = 0; ; counter += 1) {
      const message = concatBytes(prefix, field(fourBytes(chance.number)), field(fourBytes(place)), field(fourBytes(counter)));
      const value = hmac(sha256, seed, message).slice(0, size).reduce((sum, byte) => sum * 256 + byte, 0);
      if (value < fair) return value % limit;
    }
  };
  if (chance.places.length) return ["roll", ...chance.places.map((place) => 1 + below(place, 6, 1))].join(" ");
  const cards = Object.keys(chance.deck).sort();
  let index = below(0, Object.values(chance.deck).reduce((sum, left) => sum + left, 0), 4);
  for (const card of cards) {
    index -= chance.deck[card] ?? 0;
    if (index < 0) return `draw ${card}`;
  }
  return "";
}

/** Return how often each face was rolled, and the number of dice. */
export function countFaces(chances: readonly ChanceInfo[]): { counts: number[]; dice: number } {
  const counts = [0, 0, 0, 0, 0, 0];
  const rolled = chances.filter((chance) => chance.text.startsWith("roll ")).flatMap((chance) => chance.text.split(" ").slice(1).map(Number));
  for (const face of rolled) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  return { counts, dice: rolled.length };
}
