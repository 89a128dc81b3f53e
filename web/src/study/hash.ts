/** SHA-256 and HMAC, our own: a page that came over plain http at home has no WebCrypto. */
const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The first 32 bits behind the point of a root of the first primes. */
function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}

for (let prime = 2, found = 0; found < 64; prime += 1) {
  let divisor = 2;
  while (divisor * divisor <= prime && prime % divisor) divisor += 1;
  if (divisor * divisor <= prime) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(prime));
  K[found] = fraction(Math.cbrt(prime));
  found += 1;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

export function sha256(content: Uint8Array): Uint8Array {
  const length = content.length;
  const padded = new Uint8Array((Math.floor((length + 8) / 64) + 1) * 64);
  padded.set(content);
  padded[length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 4, length << 3);
  words.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  const hash = START.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let at = 0; at < 16; at += 1) w[at] = words.getUint32(block + at * 4);
    for (let at = 16; at < 64; at += 1) {
      const [far, near] = [w[at - 15] as number, w[at - 2] as number];
      const one = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      const two = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      w[at] = (w[at - 16] as number) + one + (w[at - 7] as number) + two;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at += 1) {
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (K[at] as number) + (w[at] as number);
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at] as number) + word));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => out.setUint32(at * 4, word));
  return new Uint8Array(out.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
