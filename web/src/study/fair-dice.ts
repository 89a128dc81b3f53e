/** The check of fair dice, as docs/fair-dice.md writes it down: every die and card follows from the seeds. */
import type { ChanceTold, DiceTold } from "../schema";
import { fromHex, hex, hmac, joined, sha256 } from "./hash";

const text = new TextEncoder();

function field(content: Uint8Array): Uint8Array {
  return joined(number(content.length), content);
}

function number(value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, value);
  return new Uint8Array(bytes.buffer);
}

/** Whether the seed that was shown is the one that was promised. */
export function keepsPromise(dice: DiceTold): boolean {
  return dice.server_seed !== null && hex(sha256(fromHex(dice.server_seed))) === dice.commitment;
}

/** What a chance event must have been, in the notation of events. */
export function promised(dice: DiceTold, chance: ChanceTold): string {
  const seed = fromHex(dice.server_seed ?? "");
  const players = joined(...dice.player_seeds.map((each) => sha256(text.encode(each))));
  const prefix = joined(field(text.encode(dice.scheme)), field(text.encode(dice.game_id)), field(players));
  const below = (place: number, limit: number, size: number): number => {
    const fair = Math.floor(256 ** size / limit) * limit;
    for (let counter = 0; ; counter += 1) {
      const digest = hmac(seed, joined(prefix, field(number(chance.number)), field(number(place)), field(number(counter))));
      const value = digest.slice(0, size).reduce((sum, byte) => sum * 256 + byte, 0);
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

/** How often each face came, and how often it would on average. */
export function faces(chances: readonly ChanceTold[]): { counts: number[]; dice: number } {
  const counts = [0, 0, 0, 0, 0, 0];
  const rolled = chances.filter((chance) => chance.text.startsWith("roll ")).flatMap((chance) => chance.text.split(" ").slice(1).map(Number));
  for (const face of rolled) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  return { counts, dice: rolled.length };
}
