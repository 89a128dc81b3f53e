/** The looks of seats: a colour and a shape each, assigned in this order by default. */
import type { NewSeat } from "../../schema";

type Look = Required<Pick<NewSeat, "colour" | "shape">>;

export const LOOKS: readonly Look[] = [
  { colour: "blue", shape: "circle" },
  { colour: "orange", shape: "square" },
  { colour: "green", shape: "triangle" },
  { colour: "violet", shape: "diamond" },
  { colour: "pink", shape: "star" },
  { colour: "teal", shape: "hexagon" },
  { colour: "brown", shape: "heart" },
  { colour: "red", shape: "drop" },
  { colour: "grey", shape: "cross" },
  { colour: "yellow", shape: "moon" },
];

/** Return seats with their colours and shapes. */
export function withLooks(seats: NewSeat[]): NewSeat[] {
  return seats.map((seat, at) => ({ ...LOOKS[at % LOOKS.length], ...seat }));
}

/** The outline of each shape as an SVG path in a 24 × 24 box. */
export const OUTLINES: Record<string, string> = {
  circle: "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z",
  square: "M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z",
  triangle: "M12 2.5L22.5 21h-21z",
  diamond: "M12 1L23 12L12 23L1 12z",
  star: "M12 1l3.2 7.3 7.8.7-5.9 5.2 1.8 7.8L12 18l-6.9 4 1.8-7.8L1 9l7.8-.7z",
  heart: "M12 22C3 15 1 11 1 7.500a5.800 5.800 0 0 1 11-2.500a5.800 5.800 0 0 1 11 2.500C23 11 21 15 12 22z",
  hexagon: "M6.500 2.500h11L23 12l-5.500 9.500h-11L1 12z",
  drop: "M12 1c5 6.500 8 9.800 8 13.500a8 8 0 0 1-16 0C4 10.800 7 7.500 12 1z",
  cross: "M8 2h8v6h6v8h-6v6H8v-6H2V8h6z",
  moon: "M15 1.500A10.800 10.800 0 1 0 22.500 17A9 9 0 0 1 15 1.500z",
};
