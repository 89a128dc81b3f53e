/** Messages of an imaginary game, by default with two seats. */
import { stillGame } from "../../src/study/still-games.svelte";

type Facts = Record<string, unknown>;

/** Return a view in which seat 0 must choose. */
export function view(seat: number | null, facts: Facts = {}): Facts {
  const sheet = { items: [{ id: "banked", value: 0 }], total: 0 };
  return {
    game: "sample", edition: "house", options: {}, seat, pending: { kind: "choose", seats: [0] }, sheets: [sheet, sheet],
    moves: seat === 0 ? [{ move: "hold", kind: "hold" }] : [], dice: [4], ...facts,
  };
}

/** Return the server's information about a game in progress. */
export function gameInfo(facts: Facts = {}): Facts {
  const seats = ["Ann", "Bob"].map((name) => ({ name, bot: "", colour: null, shape: null }));
  const known = { game: "sample", edition: "house", options: {}, own_content: false, seats, scores: [0, 0], winners: [], real_dice: false };
  return { ...stillGame(known, "playing"), ...facts };
}

/** Return the position after an event, as in snapshot and events messages. */
export function position(number: number, facts: Facts = {}): Facts {
  return { number, game: gameInfo({ number }), you: { seats: [0], reserved: [], creator: true }, views: [{ seat: 0, view: view(0) }], ...facts };
}

export function snapshot(number: number, facts: Facts = {}): Facts {
  return { type: "snapshot", ...position(number, facts) };
}

export function event(number: number, text: string, facts: Facts = {}): Facts {
  return { number, text, at: 0, seat: null, places: [], story: {}, withheld: null, ...facts };
}

/** Return an events message with the number of its last event. */
export function events(list: Facts[], facts: Facts = {}): Facts {
  return { type: "events", events: list, ...position(Number(list.at(-1)?.number), facts) };
}
