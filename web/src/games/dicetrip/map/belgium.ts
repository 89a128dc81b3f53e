/** The built-in map, drawn by hand in a frame of 390 by 486; other frames stretch it. */
import type { Point } from "./geometry";

export const FRAME = { width: 390, height: 486 } as const;

/** The side of a city on which its name is written if there is room. */
export type Side = "N" | "S" | "E" | "W";
type Place = { at: Point; side: Side; /** Whether the first part of the name is enough where space is short. */ short?: true };

export const PLACES: Record<string, Place> = {
  oostende: { at: [46, 64], side: "N" },
  brugge: { at: [82, 95], side: "N" },
  ieper: { at: [40, 160], side: "S" },
  kortrijk: { at: [90, 180], side: "E" },
  gent: { at: [140, 109], side: "N" },
  "sint-niklaas": { at: [186, 84], side: "N" },
  antwerpen: { at: [235, 61], side: "N" },
  turnhout: { at: [312, 44], side: "N" },
  hasselt: { at: [327, 150], side: "N" },
  mechelen: { at: [219, 117], side: "E" },
  leuven: { at: [258, 155], side: "E" },
  aalst: { at: [173, 160], side: "S" },
  brussel: { at: [220, 182], side: "N" },
  wavre: { at: [248, 221], side: "E" },
  nivelles: { at: [206, 252], side: "W" },
  tournai: { at: [92, 248], side: "S" },
  mons: { at: [145, 292], side: "S" },
  charleroi: { at: [199, 315], side: "S" },
  namur: { at: [241, 282], side: "S" },
  dinant: { at: [239, 349], side: "W" },
  liege: { at: [322, 256], side: "N" },
  verviers: { at: [366, 231], side: "N" },
  marche: { at: [319, 345], side: "S", short: true },
  bastogne: { at: [344, 417], side: "S" },
  arlon: { at: [306, 458], side: "W" },
};

/** The border, clockwise from De Panne along the coast. */
export const LAND = points(
  "18,106 36,86 51,65 80,49 109,40 116,69 134,60 153,78 165,74 183,62 205,42 212,33 231,35 230,18 248,13 267,24 276,9 288,28 299,32 305,15 " +
    "313,26 318,52 325,65 338,68 348,81 364,92 373,103 368,124 365,148 352,174 350,207 364,213 380,217 389,229 403,254 394,279 408,284 412,319 " +
    "399,332 388,340 384,364 373,352 361,368 355,394 346,410 337,429 338,448 343,462 336,491 320,495 305,502 299,479 290,476 287,458 276,447 " +
    "254,442 255,417 247,407 253,383 246,368 236,381 236,400 213,410 192,405 182,393 188,378 181,366 185,341 178,328 162,314 148,319 134,322 " +
    "127,312 124,287 109,275 85,263 82,233 77,197 58,187 47,206 32,187 19,169 19,148 18,129",
);
/** The zones drawn on top of the rest of the land, back to front. */
export const AREAS: readonly { zone: string; outline: readonly Point[] }[] = [
  { zone: "V", outline: points("-14,198 66,198 92,210 128,208 170,215 210,238 272,203 306,197 337,199 363,179 449,188 452,-14 202,-45 -6,-23") },
  { zone: "B", outline: points("157,182 157,142 182,124 208,122 227,95 249,103 270,137 285,165 277,194 259,238 232,260 204,287 182,272 187,221 169,205") },
];
export const REST = "W";
/** The sea, a little of the neighbouring shores included. */
export const SEA = points("-40,-60 169,-60 143,-20 149,-4 131,6 135,24 115,32 109,40 80,49 51,65 36,86 18,106 6,118 -22,126 -40,130");

function points(text: string): Point[] {
  return text.split(" ").map((pair) => pair.split(",").map(Number) as unknown as Point);
}
